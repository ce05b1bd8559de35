"""What must hold at every node of every game, checked over whole random games of any rule set (DESIGN 8.2).

``play_random`` plays one game and raises ``Broken`` with all that is needed to play it again. With ``thorough`` it goes
through ``step`` as the host does and compares everything; without it plays ``Live``, ten times as fast, and checks
each node.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from engine import (
    LEAVE,
    Answer,
    Answered,
    Command,
    Computer,
    Dice,
    Event,
    Face,
    Game,
    Json,
    Live,
    OpenAsk,
    Position,
    Refused,
    Result,
    SeatAsk,
    Snapshot,
    Text,
    Windows,
    begin,
    check_answer,
    easy,
    look,
    render,
    step,
)
from engine.core.snapshot import decode, encode
from tests.engine.secrecy import leak

MOST_PLIES = 5_000
SAMPLE = 16
"""Beyond the first plies one in so many, besides the powers of two, gets the costly checks."""

Past = tuple[int | str, int | str | None, *tuple[str, ...]]


class Broken(AssertionError):
    """An oracle does not hold. The message has all that is needed to play the game again."""


@dataclass
class Played:
    """A game, so far or to its end. ``journal`` is made for ``replay``."""

    game: Game[Any, Any]
    seats: int
    options: BaseModel
    windows: Windows
    seed: int
    journal: list[tuple[Any, ...]] = field(default_factory=list[tuple[Any, ...]])
    answers: list[Answer] = field(default_factory=list[Answer])
    events: list[Event] = field(default_factory=list[Event])
    snapshots: list[bytes] = field(default_factory=list[bytes])
    standings: list[list[int]] | None = None
    checks: Counter[str] = field(default_factory=Counter[str])
    """How often each costly check was made."""

    @property
    def plies(self) -> int:
        """How many entries the journal has."""
        return len(self.journal)

    def broken(self, oracle: str, found: object) -> Broken:
        """The failure of an oracle at this ply."""
        game = f"{type(self.game).__name__}()"
        agreed = ", ".join(
            f"{name}={value!r}" for name, value in self.options.model_dump(exclude_defaults=True).items()
        )
        return Broken(
            f"{oracle}: {found}\n"
            f"{self.game.name} with {self.seats} seats, seed {self.seed}, windows {self.windows}, ply {self.plies}.\n"
            f"Play it again: replay({game}, {self.seats}, {game}.options_type({agreed}), {self.windows!r}, "
            f"{self.seed}, {self.journal!r})"
        )


def key_of(seed: int) -> str:
    """The dice key of the game with this seed."""
    return f"{seed % (1 << 128):032x}"


def replay(
    game: Game[Any, Any],
    seats: int,
    options: BaseModel,
    windows: Windows,
    seed: int,
    journal: Sequence[tuple[Any, ...]],
) -> Result[Any, Any]:
    """Play a journal of ``Played`` again: ``(seat, *picks)`` for answers, ``("leave", seat)`` for leavers."""
    result = begin(game, seats, options, key_of(seed), windows=windows)
    for seq, (first, *rest) in enumerate(journal, 2):
        if isinstance(first, str):
            entry: Answer | Command = Command(seq, first, rest[0])
        else:
            ask = result.position.ask
            assert ask is not None, f"the game was over before {(first, *rest)}"
            entry = Answer(seq, first, ask.id, tuple(rest))
        result = step(game, result.snapshot, result.tail, entry)
    return result


def play_random(
    game: Game[Any, Any],
    seats: int,
    options: BaseModel | None = None,
    windows: Windows = "quick",
    seed: int = 0,
    deciders: Sequence[Computer[Any]] = (easy,),
    *,
    thorough: bool = True,
    leaves: int = 0,
) -> Played:
    """Play one game to its end; ``deciders`` are given to the seats in turn. Raises Broken.

    ``leaves`` is the chance in 1000, at each ply of a thorough game, that some seat leaves.
    """
    played = Played(game, seats, options if options is not None else game.options_type(), windows, seed)
    player = _Thorough(played, deciders, leaves) if thorough else _Fast(played, deciders)
    player.play()
    return played


class _Fast:
    """Plays by ``Live`` and checks each node."""

    def __init__(self, played: Played, deciders: Sequence[Computer[Any]]) -> None:
        self.played = played
        self.game = played.game
        self.deciders = deciders
        self.chance = Dice(f"{(played.seed * 2 + 1) % (1 << 128):032x}")
        self.verbs = {verb.name for verb in self.game.verbs} | {"pass"}
        self.bare = [verb.name for verb in self.game.verbs if verb.picks is None]
        self.left: list[int] = []

    def play(self) -> None:
        played = self.played
        live = Live.start(self.game, played.seats, played.options, key_of(played.seed), played.windows)
        self.check_node(live.position)
        while live.ask is not None:
            seat, picks = self.decide(live.position)
            self.note((seat, *picks), Answer(played.plies + 2, seat, live.ask.id, picks))
            self.check_events(self.carry_out(live.answer, seat, picks))
            self.check_node(live.position)
        played.standings = live.position.standings

    def note(self, line: tuple[Any, ...], entry: Answer | None) -> None:
        """Write an entry into the journal before it is carried out."""
        self.played.journal.append(line)
        if entry is not None:
            self.played.answers.append(entry)
        if self.played.plies > MOST_PLIES:
            raise self.played.broken("no game without end", f"it goes on after {MOST_PLIES} plies")

    def carry_out(self, run: Any, *args: Any) -> Any:
        """Whatever an answer that is legal raises is a failure."""
        try:
            return run(*args)
        except Exception as error:
            raise self.played.broken("every legal answer can be carried out", repr(error.__cause__ or error)) from error

    def decide(self, position: Position[Any, Any]) -> tuple[int, tuple[str, ...]]:
        """Some awaited seat and its answer, decided on what it sees."""
        ask = position.ask
        assert ask is not None
        awaited = ask.awaited
        seat = awaited[self.chance.below("seat", len(awaited))]
        decider = self.deciders[seat % len(self.deciders)]
        # A random answer looks at nothing, and a view costs as much as a move.
        view = None if decider is easy else position.view(seat)
        picks = decider(view, ask.face(seat), self.chance)
        try:
            return seat, check_answer(ask.ask.seats[seat], picks)
        except Refused as refused:
            raise self.played.broken("computers answer legally", f"seat {seat} takes {picks}: {refused}") from refused

    # each node

    def check_node(self, position: Position[Any, Any]) -> None:
        """What is cheap enough to be checked everywhere."""
        if problems := self.game.problems(position.state):
            raise self.played.broken("the state is sound", problems)
        if position.ask is not None:
            self.check_ask(position.ask, position)
            return
        ranked = sorted(seat for rank in position.standings or [] for seat in rank)
        if ranked != list(range(self.played.seats)):
            raise self.played.broken("a game that asks nobody is over and ranks every seat once", position.standings)

    def check_ask(self, ask: OpenAsk, position: Position[Any, Any]) -> None:
        """Somebody is awaited, all of it can be answered, shown and typed, and a window names nobody."""
        found: list[str] = []
        if not ask.awaited or not set(ask.ask.seats) <= set(range(self.played.seats)):
            found.append(f"it awaits {ask.awaited}")
        if not position.waiting and set(ask.awaited) & set(self.left):
            found.append(f"it awaits {ask.awaited}, of whom {self.left} have left")
        if ask.ask.window and any(ask.face(seat).awaited is not None for seat in (None, *range(self.played.seats))):
            found.append("a window names who is asked")
        self.check_text(ask.ask.public)
        for seat, mine in ask.ask.seats.items():
            self.check_text(mine.prompt)
            if ask.ask.window and position.quick and mine.forced is not None:
                found.append(f"seat {seat} is asked in a quick window though it can give one answer only")
            found += self.untypable(seat, mine)
        if found:
            raise self.played.broken(f"the ask {ask.ask.key} is sound", found)

    def untypable(self, seat: int, mine: SeatAsk) -> list[str]:
        """What cannot be said in words: an unknown verb, two things of one name, one of several without a list."""
        shown: dict[str, str] = {}
        kinds: dict[str, set[str]] = {}
        found: list[str] = []
        for option in mine.options:
            label, kind = f"{option.verb} {self.check_text(option.label)}", option.same or option.id
            if self.game.verbs and option.verb not in self.verbs:
                found.append(f"{option.verb} is no verb of the game")
            if shown.setdefault(label, kind) != kind:
                found.append(f"seat {seat} cannot tell apart what is called {label!r}")
            kinds.setdefault(option.verb, set()).add(kind)
        bare = [verb for verb in self.bare if len(kinds.get(verb, ())) > 1]
        return found + [f"seat {seat} cannot type which {verb}: its command has no list" for verb in bare]

    def check_events(self, events: Sequence[Event]) -> None:
        """Each event can be read, and its audience sits at the table."""
        for event in events:
            self.check_text(event.text)
            if event.audience is not None and not set(event.audience) <= set(range(self.played.seats)):
                raise self.played.broken("events are for seats of the table", event)
        self.played.events.extend(events)

    def check_text(self, words: Text) -> str:
        """The sentence with its gaps filled; every value must be there and have a name."""

        def named(kind: str, value: Json) -> str | Text:
            if kind == "seat":
                return f"seat {value}"
            name = self.game.named(kind, value)
            if name is None:
                raise KeyError(f"{kind} {value!r} has no name")
            return name

        try:
            return render(words, named)
        except KeyError as error:
            raise self.played.broken("every sentence can be read", f"{words}: {error}") from error


class _Thorough(_Fast):
    """Plays by ``step`` with ``Live`` beside it, and makes the costly checks at some plies."""

    def __init__(self, played: Played, deciders: Sequence[Computer[Any]], leaves: int) -> None:
        super().__init__(played, deciders)
        self.leaves = leaves
        self.live: Live[Any, Any] | None = None

    def play(self) -> None:
        played = self.played
        result = begin(self.game, played.seats, played.options, key_of(played.seed), windows=played.windows)
        self.live = Live.start(self.game, played.seats, played.options, key_of(played.seed), played.windows)
        self.check_events(result.events)
        while True:
            played.snapshots.append(result.snapshot.data)
            self.check_node(result.position)
            if self.due():
                self.check_stored(result)
            if result.position.ask is None:
                break
            result = self.move(result)
        played.standings = result.position.standings

    def due(self) -> bool:
        """Whether this ply gets the costly checks."""
        ply = self.played.plies
        return ply < 10 or ply & (ply - 1) == 0 or self.chance.below("sample", SAMPLE) == 0

    def move(self, before: Result[Any, Any]) -> Result[Any, Any]:
        """One entry: mostly an answer, at times a seat that leaves."""
        if self.leaves and self.chance.below("leave", 1000) < self.leaves:
            stay = [seat for seat in range(self.played.seats) if seat not in self.left]
            if len(stay) > 1:
                return self.leave(before, stay[self.chance.below("leaver", len(stay))])
        ask = before.position.ask
        assert ask is not None
        seat, picks = self.decide(before.position)
        entry = Answer(self.played.plies + 2, seat, ask.id, picks)
        if self.due():
            self.check_secrecy(before, entry)
        self.note((seat, *picks), entry)
        after = self.carry_out(step, self.game, before.snapshot, before.tail, entry)
        self.check_events(after.events)
        self.check_live(before, after, entry)
        return after

    def leave(self, before: Result[Any, Any], seat: int) -> Result[Any, Any]:
        """A seat leaves, now or when the running Task is done."""
        self.left.append(seat)
        self.live = None
        self.note((LEAVE, seat), None)
        command = Command(self.played.plies + 1, LEAVE, seat)
        after = self.carry_out(step, self.game, before.snapshot, before.tail, command)
        self.check_events(after.events)
        self.played.checks["leave"] += 1
        return after

    # the costly checks

    def check_live(self, before: Result[Any, Any], after: Result[Any, Any], entry: Answer) -> None:
        """``Live`` tells and reaches the same; one that begins here from the stored snapshot does too."""
        lives = [self.live] if self.live is not None else []
        if self.due() and not before.position.waiting:
            lives.append(self.loaded(before.snapshot, before.tail))
        for live in lives:
            told = self.carry_out(live.answer, entry.seat, entry.picks)
            if told != after.events:
                raise self.played.broken("Live tells what step tells", f"{told}\n  but step {after.events}")
        for live in lives if self.due() else lives[1:]:
            same = (live.state, live.position.counters) == (after.position.state, after.position.counters)
            if not same or shape(live.ask) != shape(after.position.ask):
                raise self.played.broken("Live reaches what step reaches", f"{live.state}\n  {after.position.state}")
            self.played.checks["live"] += 1

    def loaded(self, snapshot: Snapshot, tail: Sequence[Answered]) -> Live[Any, Any]:
        """A ``Live`` game from what is stored."""
        live = Live.load(self.game, snapshot)
        for past in tail:
            _ = self.carry_out(live.answer, past.seat, past.picks)
        return live

    def check_stored(self, result: Result[Any, Any]) -> None:
        """What is stored is the position, and what it holds can be answered for those who are absent."""
        position, game = result.position, self.game
        again = self.carry_out(look, game, result.snapshot, result.tail)
        if (again.state, again.ask, again.counters) != (position.state, position.ask, position.counters):
            raise self.played.broken("a reloaded game stands where it stood", f"{again}\n  {position}")
        if encode(game, decode(game, result.snapshot)) != result.snapshot:
            raise self.played.broken("a game that was read is written equal", result.snapshot)
        self.played.checks["reload"] += 1
        ask = position.ask
        for seat in ask.awaited if ask else ():
            assert ask is not None
            entry = Answer(self.played.plies + 2, seat, ask.id, ask.ask.seats[seat].default)
            _ = self.carry_out(step, game, result.snapshot, result.tail, entry)
            self.check_orders(position.view(seat), ask.face(seat))
            self.played.checks["default"] += 1
        for watcher in (None, *range(self.played.seats)):
            swapped = game.resample(position.state, watcher, self.chance)
            if problems := game.problems(swapped):
                raise self.played.broken("a resampled state is sound", problems)
            if game.view(swapped, watcher) != game.view(position.state, watcher):
                raise self.played.broken("secrecy", f"seat {watcher} sees what it cannot know in its view")

    def check_orders(self, view: Any, face: Face) -> None:
        """Standing orders answer legally or not at all, and the first choice is to be asked."""
        for kind in self.game.orders:
            for number, choice in enumerate(kind.choices):
                given = self.game.order(view, face, choice.id) if kind.window == face.key else None
                if given is None or face.mine is None:
                    continue
                if number == 0:
                    raise self.played.broken("the first choice of standing orders is to be asked", choice.id)
                _ = self.carry_out(check_answer, face.mine, given)
                self.played.checks["order"] += 1

    def check_secrecy(self, before: Result[Any, Any], entry: Answer) -> None:
        """Nobody sees in view, face and events what it cannot know."""
        for watcher in (None, *range(self.played.seats)):
            moves = [*before.tail, entry]
            found = self.carry_out(leak, self.game, before.snapshot, moves, watcher, self.chance)
            if found is not None:
                raise self.played.broken("secrecy", f"seat {watcher}: {found}")
            self.played.checks["secrecy"] += 1


def shape(ask: OpenAsk | None) -> Any:
    """An ask without its id, which goes by journal numbers, and its defaults, which go by them and by the dice key."""
    if ask is None:
        return None
    seats = [(seat, mine.prompt, mine.options, mine.at_least, mine.at_most) for seat, mine in ask.ask.seats.items()]
    return ask.kind, ask.ask.key, ask.ask.public, seats, ask.ask.closes_on, ask.given
