"""A race in any position in a line or two, with dice that fall as the test says, played through the engine's real step.

    table = race(A=team("catwoman", on=1), B=team("joker", on=20), dice=[3, 6, 1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()

**Position.** Teams are A, B, C ... in seat order; A's turn is about to start (``active="B"``: B's). The track is that
of the worked examples: Intensive Treatment, Medical Wing, Penitentiary as printed; a second Escape has Main Gate too.
A team that names fewer than two Villains gets neutral ones: Villains that cannot do anything, because they have no
tokens, no contract and nothing copied (``NEUTRAL``). Named Villains have their starting tokens unless told otherwise.

**Dice.** ``dice=[4, 2]`` are all dice and coins of the test in the order in which they fall (two for Bane, the secret
ones of a Riddle too). A die too many fails the test at once, one too few fails ``idle()``. ``rolls(3, 1)`` adds more.

**Asking.** ``offers("A")`` lists what A may take now, ``[]`` if A is not asked; ``asked()`` says who is, and ``key()``
what about: ``roll``, ``prediction``, ``flight``, ``own-reroll``, ``die``, ``claim``, ``challenge``, ``forced-reroll``,
``replacement``, ``change``, ``second-die``, ``coin``, ``tokens``, ``stop``, ``end``, ``shape``, ``phase-shift``,
``copy``, ``contract``, ``team``, ``save``, ``keep``, ``exchange``. ``takes("A", id)`` answers; with several ids all are
picked in one answer. ``default("A")`` gives the answer of an absent player; ``plays_on()`` gives such answers until a
new turn starts; ``ends("A")`` ends A's turn if its end menu is open.

The start menu (D04) and the roll menu (D06) are one question with the key ``roll``: every way to make the die, and the
powers and Gadgets that can be used now. With Egghead the three ``predict:`` options stand in it instead of the ways
(key ``prediction``), and the ways follow. While a mandatory effect is due there, it holds no way to go on yet. D08 and
D19 (``own-reroll`` and ``end``) also open for a player with any Gadget in hand, so a Gadget just drawn opens D19: then
there is ``keep`` or ``end`` to take. ``end`` applies the mandatory effects that are left; it is not offered while their
order matters.

**Looking.** ``space``, ``tokens``, ``holds``, ``deck``, ``blank``, ``places``, ``turn_of``, ``told`` (the sentences of
the last answer), ``log`` (all of them), ``view``, and ``state`` for anything else.

``sit_down(4)`` is a whole game from the deal instead.

``idle()`` ends a test: no effect is half done, every die has fallen, and nothing is lost.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import (
    END,
    REWIND,
    Answer,
    Command,
    Dice,
    Draw,
    Event,
    Result,
    Windows,
    begin,
    step,
)
from engine.breakout import Breakout, BreakoutOptions, BreakoutView
from engine.breakout.gadgets import all_cards, cards_of, kind_of
from engine.breakout.powers import REGISTER
from engine.breakout.race import Race
from engine.breakout.setup import new_state
from engine.breakout.state import Blank, BreakoutState, DieUsed, Named, Team, Tile, VillainCard
from engine.breakout.track import SHAPE_WORDS, TILES, spaces_of
from engine.core.snapshot import Saved, encode
from engine.core.task import Task
from tests.engine.telling import SEATS, Telling

KEY = "b0" * 16
FIRST_TRACK = ("intensive-treatment", "medical-wing", "penitentiary")
SECOND_TRACK = (*FIRST_TRACK, "main-gate")
NEUTRAL = (
    "kiteman",
    "mad-hatter",
    "hush",
    "deadshot",
    "king-tut",
    "mr-freeze",
    "clayface",
    "deathstroke",
    "calendar-man",
    "joker",
)
"""Villains that do nothing without tokens, contract or copied power; they fill up teams in this order."""
READY = ("roll", "prediction", "team")
"""Keys of the asks that open when nothing is half done."""


@dataclass
class Lineup:
    """A team as a test wants it; see ``team``."""

    villains: tuple[str, ...]
    on: int
    holds: tuple[str, ...]
    tokens: int | dict[str, int] | None
    hand: tuple[str, ...] | None
    more: dict[str, Any]


def team(
    *villains: str,
    on: int = 0,
    holds: Sequence[str] = (),
    tokens: int | dict[str, int] | None = None,
    hand: Sequence[str] | None = None,
    **more: Any,
) -> Lineup:
    """A team: Villains by slug, the space it stands on (0 is Start), Gadgets in hand by slug.

    ``tokens``: a number for the first Villain named, or by slug. ``hand``: unused Villains (three are dealt otherwise).
    Further: ``loses_turn=True``, ``extra_turns=1``, ``fog=True``, ``escaped=True``, ``contract="B"`` (Deathstroke, also
    copied), ``copies="joker"`` (Clayface), ``named="circle"`` (Cluemaster), ``answers=1`` (Copperhead).
    """
    return Lineup(villains, on, tuple(holds), tokens, None if hand is None else tuple(hand), more)


class LoadedDice(Breakout):
    """Breakout with dice that fall as scripted. Everything else is the game itself."""

    def __init__(self, dice: Sequence[int]) -> None:
        self.dice = list(dice)

    def play(self, state: BreakoutState, seats: int, dice: Dice, quick: bool) -> Race:
        """A race whose dice are loaded."""
        race = LoadedRace(state, seats, dice, self.tasks, quick)
        race.script = self.dice
        return race


class LoadedRace(Race):
    """A race that reads its dice off a script, at the place that the stored counter says."""

    script: list[int]

    def draw_below(self, stream: str, bound: int) -> int:
        """The next scripted die; other streams are left to chance."""
        if stream != "die":
            return super().draw_below(stream, bound)
        at = self.dice.counters.get(stream, 0)
        assert at < len(self.script), f"a die falls that the test does not expect, after {self.script}"
        self.act()
        self.dice.counters[stream] = at + 1
        self.draws.append(Draw(stream, at, bound, self.script[at] - 1))
        return self.script[at] - 1


def every_gadget(*, but: Sequence[str] = ()) -> tuple[str, ...]:
    """All 32 Gadgets less these: a team that holds them leaves an empty deck."""
    left = [kind_of(card).slug for card in all_cards()]
    for slug in but:
        left.remove(slug)
    return tuple(left)


def race(
    *,
    dice: Sequence[int] = (),
    deck: Sequence[str] = (),
    active: str = "A",
    first: str = "A",
    escape: int = 1,
    in_round: int = 1,
    windows: Windows = "quick",
    race_on: bool = False,
    begins: bool = False,
    used: Sequence[tuple[str, int]] = (),
    blank: dict[str, str] | None = None,
    exchange: str | None = None,
    **teams: Lineup,
) -> "RaceTable":
    """A race with these teams, at the moment when the active one's turn comes up.

    ``deck``: the top cards of the Gadget deck. ``begins=True``: the teams have just been revealed and their "When the
    Escape begins" is due. ``used``: dice used so far in this Escape. ``blank``: Villains that are blank, and by whose
    lasting effect. ``exchange``: the Villain face up in the Armory.
    """
    names = list(teams)
    assert names == list(SEATS[: len(names)]), f"name the teams A, B, C ... in order, not {names}"
    state = new_state(len(names), race_on=race_on)
    state.stage, state.escape, state.round = "race", escape, in_round
    state.first, state.up = SEATS.index(first), SEATS.index(active)
    _lay_tiles(state)
    _line_up(state, list(teams.values()), exchange)
    _stock(state, list(teams.values()), deck)
    state.dice_used = [DieUsed(SEATS.index(name), die) for name, die in used]
    state.blanks = [Blank(slug, SEATS.index(by), lasting=True) for slug, by in (blank or {}).items()]
    game = LoadedDice(dice)
    agenda = [Task("escape-begins")] if begins else []
    saved = Saved(game.schema, game.slug, len(names), windows, 1, 0, Dice(KEY), agenda, [], state)
    return RaceTable(game, step(game, encode(game, saved), (), Command(2, REWIND)))


def sit_down(
    seats: int, *, key: str = KEY, dice: Sequence[int] = (), windows: Windows = "quick", race_on: bool = False
) -> "RaceTable":
    """A whole game from the deal: everybody is about to pick a team. ``key`` decides deal, decks and tracks."""
    game = LoadedDice(dice)
    return RaceTable(game, begin(game, seats, BreakoutOptions(race_on=race_on), key, windows=windows, seq=2))


def _lay_tiles(state: BreakoutState) -> None:
    laid = FIRST_TRACK if state.escape == 1 else SECOND_TRACK
    rest = [Tile(slug, turned=False) for slug in sorted(TILES) if slug not in laid]
    state.tiles = [Tile(slug, turned=False) for slug in laid]
    state.track = "".join(spaces_of(slug, turned=False) for slug in laid)
    state.tiles_left, state.tiles_gone = (rest, []) if state.escape == 1 else (rest[3:], rest[:3])


def _line_up(state: BreakoutState, lineups: list[Lineup], exchange: str | None) -> None:
    spoken_for = [slug for lineup in lineups for slug in (*lineup.villains, *(lineup.hand or ()))]
    spoken_for += [exchange] if exchange else []
    assert len(spoken_for) == len(set(spoken_for)), f"a Villain is there twice: {spoken_for}"
    neutral = [slug for slug in NEUTRAL if slug not in spoken_for]
    for seat, lineup in enumerate(lineups):
        _fill_team(state, state.teams[seat], lineup, neutral)
    taken = [*spoken_for, *(card.slug for each in state.teams for card in each.villains)]
    rest = [slug for slug in sorted(REGISTER) if slug not in taken]
    for each, lineup in zip(state.teams, lineups, strict=True):
        dealt = 3 if state.escape == 1 else 1
        each.hand = list(lineup.hand) if lineup.hand is not None else [rest.pop() for _ in range(dealt)]
    state.exchange = exchange or rest.pop()
    state.gone = [slug for slug in spoken_for if slug not in _in_play(state)]
    state.stack = rest


def _in_play(state: BreakoutState) -> list[str]:
    hands = [slug for each in state.teams for slug in (*each.hand, *(card.slug for card in each.villains))]
    return [*hands, *([state.exchange] if state.exchange else [])]


def _fill_team(state: BreakoutState, mine: Team, lineup: Lineup, neutral: list[str]) -> None:
    more = dict(lineup.more)
    mine.status, mine.space = "racing", lineup.on
    mine.loses_turn, mine.extra_turns = more.pop("loses_turn", False), more.pop("extra_turns", 0)
    mine.fog = more.pop("fog", False)
    if more.pop("escaped", False):
        mine.status, mine.space = "escaped", len(state.track)
        state.places.append(mine.seat)
        if state.escape == 1:
            state.first_escape.append(mine.seat)
        return
    mine.villains = [VillainCard(slug, REGISTER[slug].starting_tokens) for slug in lineup.villains]
    while len(mine.villains) < 2:
        assert neutral, "there are not enough neutral Villains: name more of the teams' Villains"
        mine.villains.append(VillainCard(neutral.pop(0)))
    _mark_cards(mine, lineup, more)
    assert not more, f"a team cannot be told {sorted(more)}"


def _mark_cards(mine: Team, lineup: Lineup, more: dict[str, Any]) -> None:
    by_slug = {card.slug: card for card in mine.villains}
    if (copies := more.pop("copies", None)) is not None:
        by_slug["clayface"].copied = copies
        by_slug["clayface"].tokens = REGISTER[copies].starting_tokens
    if isinstance(lineup.tokens, int):
        mine.villains[0].tokens = lineup.tokens
    for slug, tokens in lineup.tokens.items() if isinstance(lineup.tokens, dict) else ():
        by_slug[slug].tokens = tokens
    for card in mine.villains:
        if card.power == "deathstroke" and "contract" in more:
            card.contract = SEATS.index(more.pop("contract"))
        if card.power == "copperhead":
            card.answers = more.pop("answers", 0)
        if card.power == "cluemaster" and "named" in more:
            mine.named = Named(SHAPE_WORDS[more.pop("named")], card.slug)


def _stock(state: BreakoutState, lineups: list[Lineup], deck: Sequence[str]) -> None:
    left = all_cards()

    def card(slug: str) -> int:
        found = next((one for one in cards_of(slug) if one in left), None)
        assert found is not None, f"there are no more copies of {slug}"
        left.remove(found)
        return found

    top = [card(slug) for slug in deck]
    for mine, lineup in zip(state.teams, lineups, strict=True):
        mine.gadgets = [card(slug) for slug in lineup.holds]
    state.deck = [*top, *left]


@dataclass(repr=False)
class RaceTable(Telling[LoadedDice]):
    """A race that a test plays. Seats are letters, spaces numbers, cards slugs."""

    game: LoadedDice
    result: Result[Any, Any]
    seq: int = 2
    history: list[Event] = field(default_factory=list[Event])

    def __post_init__(self) -> None:
        self.history += self.result.events

    # acting

    def takes(self, name: str, *ids: str) -> "RaceTable":
        """The team answers the open ask with these option ids. Returns the table, to go on in one line."""
        ask = self._ask()
        entry = Answer(self.seq + 1, SEATS.index(name), ask.id, ids)
        return self._step(entry)

    def default(self, name: str) -> "RaceTable":
        """The team gets the answer of an absent player."""
        return self.takes(name, *self._ask().ask.seats[SEATS.index(name)].default)

    def ends(self, name: str) -> "RaceTable":
        """The team ends its turn if its end menu is open: mandatory effects are applied, nothing else is used."""
        while self.position.ask is not None and self.key() == "end" and self.asked() == [name]:
            self.default(name)
        return self

    def plays_on(self) -> "RaceTable":
        """Everybody gets default answers until another turn has started, or the game is over."""
        turns = self.state.turns
        while self.position.ask is not None and self.state.turns == turns:
            self.default(self.asked()[0])
        return self

    def is_ended(self) -> "RaceTable":
        """A moderator ends the game."""
        return self._step(Command(self.seq + 1, END))

    def rolls(self, *dice: int) -> "RaceTable":
        """More dice, after those that are scripted."""
        self.game.dice.extend(dice)
        return self

    # what there is

    @property
    def state(self) -> BreakoutState:
        """The whole truth."""
        state: BreakoutState = self.position.state
        return state

    def view(self, name: str | None) -> BreakoutView:
        """What a team, or an onlooker, sees."""
        view: BreakoutView = self.position.view(None if name is None else SEATS.index(name))
        return view

    def team(self, name: str) -> Team:
        """The record of a team."""
        return self.state.teams[SEATS.index(name)]

    def turn_of(self) -> str | None:
        """Whose turn is on."""
        turn = self.state.turn
        return SEATS[turn.seat] if turn is not None and self.state.stage == "race" else None

    def space(self, name: str) -> int:
        """Where a team stands; 0 in Start. See ``escaped`` for one that is out."""
        return self.team(name).space

    def spaces(self) -> list[int]:
        """Where all teams stand, in seat order."""
        return [each.space for each in self.state.teams]

    def escaped(self, name: str) -> bool:
        """Whether a team is out in this Escape."""
        return self.team(name).status == "escaped"

    def places(self) -> list[str]:
        """Teams that have a place in this Escape, best first."""
        return [SEATS[seat] for seat in self.state.places]

    def standings(self) -> list[list[str]] | None:
        """Final ranks."""
        ranks = self.position.standings
        return None if ranks is None else [[SEATS[seat] for seat in rank] for rank in ranks]

    def card(self, slug: str) -> VillainCard:
        """A Villain in the race, or a Morph Powder copy by ``copy-of-`` and its slug."""
        cards = [card for each in self.state.teams for card in (*each.villains, *each.morphs)]
        return next(card for card in cards if card.key == slug)

    def tokens(self, slug: str) -> int:
        """Tokens on a Villain in the race."""
        return self.card(slug).tokens

    def blank(self) -> list[str]:
        """Villains that are blank now."""
        return [blank.slug for blank in self.state.blanks]

    def holds(self, name: str) -> list[str]:
        """Gadgets in a hand, the one held longest first."""
        return [kind_of(card).slug for card in self.team(name).gadgets]

    def deck(self) -> list[str]:
        """The Gadget deck, top card first."""
        return [kind_of(card).slug for card in self.state.deck]

    def under(self, count: int = 1) -> list[str]:
        """The lowest cards of the deck, the lowest last."""
        return self.deck()[-count:]

    def idle(self) -> None:
        """Nothing is half done (a turn or a team choice starts, or the game is over) and all dice have fallen."""
        assert [] == self.game.problems(self.state)
        fallen = self.position.counters.get("die", 0)
        assert self.game.dice[:fallen] == self.game.dice, f"dice that did not fall: {self.game.dice[fallen:]}"
        if self.position.ask is not None:
            assert self.key() in READY, f"the ask {self.key()} is open: {self.offers(self.asked()[0])}"
            turn = self.state.turn
            assert turn is None or (turn.roll is None and not turn.flown), "a turn is half done"
