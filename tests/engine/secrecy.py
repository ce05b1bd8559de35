"""Non-interference: what a seat cannot know must not show in anything it sees (DESIGN 2.3).

A game is told twice from its stored snapshot: as it is, and in a world where all that the watcher cannot know was
dealt anew. Both stories must read the same for the watcher up to the first event that reveals something. At a quick
table they are compared as long as the same seats have something to answer; with a poker face without exception.
"""

from collections.abc import Generator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine import Answer, Answered, Answers, Ask, Dice, Event, Game, Snapshot
from engine.core.ask import refusal
from engine.core.play import Play
from engine.core.run import Run
from engine.core.snapshot import Saved, decode

Move = Answered | Answer


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that the watcher notices: an event, who had to be asked, a view, the face of an ask."""

    kind: Literal["event", "asked", "view", "face"]
    what: Any


class Story:
    """What a watcher notices while a game is run from a snapshot over some answers."""

    def __init__(self, game: Game[Any, Any], saved: Saved[Any], watcher: int | None) -> None:
        self.watcher = watcher
        self.beats: list[Beat] = []
        self._told = 0
        own = copy(game)
        own.play = self._play(game)
        self._run = Run(own, saved, keep=False)
        self._run.go_on(saved.opened)
        self._stop()

    def _play(self, game: Game[Any, Any]) -> Any:
        """A maker of contexts that note who is asked before they ask."""

        def make(*args: Any) -> Play[Any]:
            play = game.play(*args)
            asking = play.ask

            def noted(ask: Ask) -> Generator[Ask, Answers, Answers]:
                self._tell(play.events)
                whom = tuple(seat for seat, mine in ask.seats.items() if ask.always or mine.forced is None)
                self.beats.append(Beat("asked", (ask.key, whom if play.quick or not ask.window else None)))
                return (yield from asking(ask))

            play.ask = noted
            return play

        return make

    def _tell(self, events: list[Event]) -> None:
        for event in events[self._told :]:
            if event.visible_to(self.watcher):
                self.beats.append(Beat("event", event))
        self._told = len(events)

    def _stop(self) -> None:
        self._tell(self._run.play.events)
        self.beats.append(Beat("view", self._run.game.view(self._run.saved.state, self.watcher)))
        ask = self._run.ask
        self.beats.append(Beat("face", ask.face(self.watcher) if ask else None))

    def takes(self, move: Move) -> bool:
        """Whether the open ask would take this answer."""
        ask = self._run.ask
        mine = ask.ask.seats.get(move.seat) if ask else None
        return mine is not None and refusal(mine, move.picks) is None

    def go_on(self, move: Move) -> None:
        """The next answer."""
        if self._run.ask is None:
            raise RuntimeError("the story is over")
        _ = self._run.feed(move.seq, move.seat, self._run.ask.id, move.picks)
        self._stop()


def leak(
    game: Game[Any, Any],
    snapshot: Snapshot,
    moves: Sequence[Move],
    watcher: int | None,
    dice: Dice,
) -> str | None:
    """What tells the watcher something that it cannot know, or None. ``moves``: the tail and one more answer."""
    saved = decode(game, snapshot)
    swapped = game.resample(saved.state, watcher, dice)
    if problems := game.problems(swapped):
        return f"resample makes an impossible state: {problems}"
    one = Story(game, decode(game, snapshot), watcher)
    other = Story(game, replace(decode(game, snapshot), state=swapped), watcher)
    quick = saved.windows == "quick"
    found, open_to = _difference(one.beats, other.beats, quick)
    for move in moves:
        if found or not open_to:
            break
        if not other.takes(move):
            return f"seat {watcher} can no longer take {move.picks}" if move.seat == watcher else None
        told = len(one.beats)
        one.go_on(move)
        other.go_on(move)
        found, open_to = _difference(one.beats[told:], other.beats[told:], quick)
    return found


def _difference(one: list[Beat], other: list[Beat], quick: bool) -> tuple[str | None, bool]:
    """The first difference as a sentence, and whether the stories may be compared any further."""
    for mine, theirs in zip(one, other, strict=False):
        if _reveals(mine) or _reveals(theirs):
            return None, False
        if mine == theirs:
            continue
        if quick and "asked" in {mine.kind, theirs.kind}:
            return None, False
        return f"{mine.kind} is {mine.what}\n  but could be {theirs.kind} {theirs.what}", False
    if len(one) != len(other):
        longer = (one if len(one) > len(other) else other)[min(len(one), len(other))]
        return f"only one of two stories goes on with {longer}", False
    return None, True


def _reveals(beat: Beat) -> bool:
    return isinstance(beat.what, Event) and beat.what.reveal
