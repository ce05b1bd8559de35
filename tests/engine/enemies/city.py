"""Any position of Enemies of Gotham City in a line or two, played through its asks as people play it.

    t = city(A=P("joker", at="uptown", goons="uptown*2", hand="muscle-in"), B=P("bane", at="midtown"))
    t.takes("A", "play:muscle-in")
    assert 5 == t.goons("A", "uptown")
    t.idle()

**Players** are A, B, C ... in seat order. ``P(villain, at=..., goons="uptown*2, midtown")``; lists are slugs with
commas, ``*3`` for copies. ``weapons="sword, pistol:used"``. Without a villain a player gets one whose Ability nothing
in the tests sets off by chance (``PLAIN``). Infamy Order is by ``infamy``, equal ones in the order A, B, C.

**The city** has nothing in it but what is named: ``buildings={"uptown": "tower*2, bank"}``,
``fires="tower@uptown:A, sprang-bridge:B"``, ``ice=`` and ``greenhouses=`` likewise (Buildings named there are put up
too), ``tokens={"midtown": "score-1"}``, ``heroes={"batman": "midtown"}``, ``event=``, ``income=``, ``score="uptown"``
(cards on the Score space), ``docks=`` from the bottom up, ``market=``, ``power_deck=``, ``weapon_deck=`` and
``districts=`` (their top cards), ``discard=8``
District Cards on their discard. Five players make the large map.

**Where it starts.** ``phase="action"``: A's turn is on and the others' follow (``turns="BA"``: B's turn is on, then
A's). ``phase="prep"``, ``"arkham"``, ``"score"``: that phase begins; with ``"event"`` the Event named is revealed.
``in_round=6`` is the last one (5 with five players). ``start="midtown"`` is where the turn that is on began.

**Chance.** ``coin="CS"``: clean and scarred sides as they fall; ``tower=[3, 6]``: dice of the Trial.

**Asking.** ``offers("A")`` are the ids of all that A may take now, ``[]`` if A is not asked; ``asked()`` says who is,
``key()`` what about. ``takes("A", id, ...)`` answers, with several ids in one answer; ids may be given without what
follows the last ``:`` of Goons (``move:B@uptown`` twice takes two Goons of B there: seats in ids may be letters).
``default("A")`` is the answer of an absent player. ``plays_on()`` gives default answers until another turn, another
phase or the end comes.

**Looking.** ``goons``, ``control``, ``money``, ``infamy``, ``order``, ``supply``, ``topper``, ``holds``, ``weapons``,
``told`` (sentences of the last answer), ``log`` (all), ``view``, ``why("A", "move midtown")`` (the reason why something
is not offered), and ``state`` for anything else. ``idle()`` ends a test: nothing is half done, nothing is lost.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from engine import (
    REWIND,
    SKIP,
    Answer,
    Command,
    Dice,
    Draw,
    Event,
    Json,
    Result,
    Windows,
    begin,
    render,
    step,
)
from engine.core.snapshot import Saved, encode
from engine.core.task import Task
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.board import Onlooker
from engine.enemies.design import EVENTS, INCOMES, POWERS, VILLAINS, WEAPONS
from engine.enemies.map import BUILDINGS, FIRE, GREENHOUSE, ICE, TOKENS
from engine.enemies.setup import new_state
from engine.enemies.state import DOCKS, MARKET, MOVEMENT, NOBODY, ROUNDS, EnemiesState, Player, Topped, TurnOn, Weapon
from engine.enemies.turn import Turn
from engine.enemies.view import EnemiesView
from tests.engine.telling import SEATS, Telling

KEY = "e9" * 16
PLAIN = ("penguin", "bane", "ras-al-ghul", "jervis-tetch", "two-face", "red-claw", "scarecrow", "harley-quinn")
"""Villains given to players who name none, in this order."""
PHASES = ("event-phase", "prep-phase", "action-phase", "arkham-phase", "score-phase", "maintenance")
CALM = ("cat-burglary", "boy-wonder", "batgirl-on-patrol")
"""Events that come where a test names none: they leave Goons where they are."""
SETTLED = ("action", "room", "start", "villain")
"""Keys of the asks that open when nothing is half done."""


@dataclass
class P:
    """A player as a test wants it."""

    villain: str = ""
    at: str = "midtown"
    goons: str = ""
    money: int = 3
    infamy: int = 0
    hand: str = ""
    weapons: str = ""
    main_used: bool = False
    supply: int | None = None
    """Goons in supply, if fewer: the others wait inside the tower."""
    fires: int | None = None
    """Fires in supply, if fewer: the others burn on Buildings and Bridges that the test does not name."""
    base: int = 0
    inside: int = 0
    bonus: int = 0
    room: str = ""


def listed(slugs: str) -> list[str]:
    """``"a*2, b"`` as ``["a", "a", "b"]``."""
    found: list[str] = []
    for part in (part.strip() for part in slugs.split(",")):
        slug, _, copies = part.partition("*")
        found += [slug] * int(copies or 1) if slug else []
    return found


class LoadedGame(Enemies):
    """The game with coins and tower dice that fall as scripted."""

    def __init__(self, coin: str, tower: Sequence[int]) -> None:
        self.script = {"coin": ["CS".index(side) for side in coin], "tower": [die - 1 for die in tower]}

    def play(self, state: EnemiesState, seats: int, dice: Dice, quick: bool) -> Turn:
        """A vocabulary whose chance is loaded."""
        turn = LoadedTurn(state, seats, dice, self.tasks, quick)
        turn.script = self.script
        return turn


class LoadedTurn(Turn):
    """Reads coins and tower dice off a script, at the place that the stored counter says."""

    script: dict[str, list[int]]

    def draw_below(self, stream: str, bound: int) -> int:
        """The next scripted number; other streams are left to chance."""
        if stream not in self.script:
            return super().draw_below(stream, bound)
        at, numbers = self.dice.counters.get(stream, 0), self.script[stream]
        assert at < len(numbers), f"the {stream} falls once more than the test expects"
        self.act()
        self.dice.counters[stream] = at + 1
        self.draws.append(Draw(stream, at, bound, numbers[at]))
        return numbers[at]


def city(
    *,
    phase: str = "action",
    turns: str = "",
    in_round: int = 2,
    start: str = "",
    movement: int = MOVEMENT,
    played: bool = False,
    buildings: dict[str, str] | None = None,
    fires: str = "",
    ice: str = "",
    greenhouses: str = "",
    tokens: dict[str, str] | None = None,
    heroes: dict[str, str] | None = None,
    event: str = "",
    income: str = "",
    score: str = "",
    docks: str | None = None,
    market: str | None = None,
    power_deck: str = "",
    weapon_deck: str = "",
    districts: str = "",
    discard: int = 0,
    rule: str = "the-bat",
    first: str = "A",
    duos: bool = False,
    gifts: bool = True,
    coin: str = "",
    tower: Sequence[int] = (),
    windows: Windows = "quick",
    **players: P,
) -> "CityTable":
    """A city with these players at the beginning of a phase, or of a turn of the Action Phase."""
    names = list(players)
    assert names == list(SEATS[: len(names)]), f"name the players A, B, C ... in order, not {names}"
    game = LoadedGame(coin, tower)
    state = new_state(len(names))
    state.ready, state.round, state.rule, state.duos, state.gifts = True, in_round, rule, duos, gifts
    state.first = SEATS.index(first)
    state.order = sorted(range(len(names)), key=lambda seat: -players[SEATS[seat]].infamy)
    order = [SEATS.index(name) for name in turns or names]
    _build(state, buildings or {}, tokens or {})
    _seat_players(state, list(players.values()))
    for kind, places in ((FIRE, fires), (ICE, ice), (GREENHOUSE, greenhouses)):
        _put_toppers(state, kind, places)
    _spend_fires(state, list(players.values()))
    state.heroes = dict(heroes or {})
    _lay_cards(state, docks=docks, market=market, power_deck=power_deck, weapon_deck=weapon_deck)
    _lay_events(state, event, income, on_top=phase == "event")
    _lay_districts(state, listed(districts), listed(score), discard)
    state.phase = phase  # type: ignore[assignment]
    agenda = _agenda(state, phase, order)
    if phase == "action":
        seat = order[0]
        state.turn = TurnOn(seat, start or state.players[seat].where, movement, played=played)
        state.to_act = order[1:]
    state.turn_order = [] if phase in ("event", "prep") else [*order, *(s for s in range(len(names)) if s not in order)]
    saved = Saved(game.schema, game.slug, len(names), windows, 1, 0, Dice(KEY), agenda, [], state)
    return CityTable(game, step(game, encode(game, saved), (), Command(2, REWIND)))


def sit_down(
    seats: int, *, key: str = KEY, windows: Windows = "quick", options: EnemiesOptions | None = None
) -> "CityTable":
    """A whole game from setup: everybody is about to pick a Villain."""
    game = LoadedGame("", ())
    game.script = {}
    return CityTable(game, begin(game, seats, options or EnemiesOptions(), key, windows=windows, seq=2))


def _agenda(state: EnemiesState, phase: str, order: list[int]) -> list[Task]:
    if phase == "action":
        mine = [Task("action", {"seat": order[0]}), Task("turn-over", {"seat": order[0]})]
        rest = [Task("turn", {"seat": seat}) for seat in order[1:]]
        return [*mine, *rest, *(Task(each) for each in PHASES[3:])]
    assert state.ready, phase
    return [Task(each) for each in PHASES[PHASES.index(f"{phase}-phase") :]]


def _build(state: EnemiesState, buildings: dict[str, str], tokens: dict[str, str]) -> None:
    left = [slug for slug in TOKENS if slug not in tokens.values()]
    for district in state.districts:
        district.token = tokens.get(district.slug) or left.pop(0)
        for kind in listed(buildings.get(district.slug, "")):
            state.buildings[kind] -= 1
            district.buildings.append(Topped(kind))
    state.tokens = left


def _seat_players(state: EnemiesState, wanted: list[P]) -> None:
    taken = [each.villain for each in wanted if each.villain]
    plain = [slug for slug in (*PLAIN, *VILLAINS) if slug in VILLAINS and slug not in taken]
    for player, like in zip(state.players, wanted, strict=True):
        player.villain = like.villain or (plain.pop(0) if plain else "")
        if player.villain in plain:
            plain.remove(player.villain)
        player.where, player.money, player.infamy = like.at, like.money, like.infamy
        player.base, player.inside, player.bonus, player.room = like.base, like.inside, like.bonus, like.room
        player.main_used = like.main_used
        for slug in listed(like.goons):
            _district(state, slug).goons[player.seat] += 1
        player.goons -= player.base + player.inside + sum(each.goons[player.seat] for each in state.districts)
        if like.supply is not None:
            player.inside += player.goons - like.supply
            player.goons = like.supply
        player.hand = listed(like.hand)
        player.known = list(player.hand)
        player.weapons = [Weapon(slug.partition(":")[0], slug.endswith(":used")) for slug in listed(like.weapons)]
    supplies = [VILLAINS[player.villain].supply for player in state.players if player.villain]
    state.ice, state.greenhouses = 12 * (ICE in supplies), 12 * (GREENHOUSE in supplies)
    state.villains = [slug for slug in VILLAINS if slug not in [player.villain for player in state.players]]


def _district(state: EnemiesState, slug: str) -> Any:
    return next(each for each in state.districts if each.slug == slug)


def _put_toppers(state: EnemiesState, kind: str, places: str) -> None:
    for place in listed(places):
        where, _, owner = place.partition(":")
        name, _, slug = where.partition("@")
        seat = SEATS.index(owner) if owner else NOBODY
        if slug:
            state.buildings[name] -= 1
            topped = Topped(name)
            _district(state, slug).buildings.append(topped)
        else:
            topped = next(each for each in state.bridges if each.type == name)
        topped.topper, topped.owner = kind, seat
        if kind == FIRE and owner:
            state.players[seat].fires -= 1
        elif kind == ICE:
            state.ice = (state.ice or 12) - 1
        elif kind == GREENHOUSE:
            state.greenhouses = (state.greenhouses or 12) - 1


def _spend_fires(state: EnemiesState, wanted: list[P]) -> None:
    """Fires that a test wants out of supply burn on Buildings of far districts that have slots, then on Bridges."""
    for player, like in zip(state.players, wanted, strict=True):
        if like.fires is None:
            continue
        spots = [bridge for bridge in state.bridges if not bridge.topper]
        for slug in reversed(Onlooker(state).districts):
            while Onlooker(state).free_slots(slug) and slug != like.at and sum(state.buildings.values()) > 4:
                kind = max(BUILDINGS, key=lambda kind: state.buildings[kind])
                state.buildings[kind] -= 1
                _district(state, slug).buildings.append(Topped(kind))
                spots.insert(0, _district(state, slug).buildings[-1])
        for spot in spots[: player.fires - like.fires]:
            spot.topper, spot.owner = FIRE, player.seat
            player.fires -= 1
        assert player.fires == like.fires, "there is no room for so many Fires"


def _lay_cards(
    state: EnemiesState, *, docks: str | None, market: str | None, power_deck: str, weapon_deck: str
) -> None:
    powers = [slug for slug, card in POWERS.items() for _ in range(card.copies)]
    starting = [slug for slug, card in POWERS.items() if card.starting]
    for player in state.players:
        mine = list(starting)
        for slug in player.hand:
            (powers if slug in powers and slug not in mine else mine).remove(slug)
        player.played = mine
    wanted = [] if docks is None else listed(docks)
    top = listed(power_deck)
    for slug in (*wanted, *top):
        powers.remove(slug)
    if docks is None:
        wanted, powers = powers[:DOCKS], powers[DOCKS:]
    state.docks, state.power_deck = wanted, [*top, *powers]
    weapons = [slug for slug, card in WEAPONS.items() for _ in range(card.copies)]
    sold = [] if market is None else listed(market)
    under = listed(weapon_deck)
    for slug in (*(weapon.slug for player in state.players for weapon in player.weapons), *sold, *under):
        weapons.remove(slug)
    if market is None:
        sold, weapons = weapons[:MARKET], weapons[MARKET:]
    state.market, state.weapon_deck = sold, [*under, *weapons]


def _lay_events(state: EnemiesState, event: str, income: str, *, on_top: bool) -> None:
    others = [slug for slug in dict.fromkeys((*CALM, *EVENTS)) if slug != event and slug in EVENTS]
    rounds = ROUNDS[state.seats]
    left = rounds - state.round + 1 if on_top else rounds - state.round
    state.event = "" if on_top else event or (others.pop(0) if others else "")
    top = [event] if on_top and event else []
    state.event_deck = [*top, *others[: left - len(top)]]
    state.events_undealt = [slug for slug in others if slug not in state.event_deck]
    incomes = [slug for slug in INCOMES if slug != income]
    if on_top:
        state.income_deck = [*([income] if income else []), *incomes]
    else:
        state.income = income or incomes.pop(0)
        state.income_deck = incomes


def _lay_districts(state: EnemiesState, top: list[str], score: list[str], discard: int) -> None:
    every = [each.slug for each in state.districts for _ in range(2)]
    for slug in (*top, *score):
        every.remove(slug)
    state.district_discard, rest = every[:discard], every[discard:]
    state.district_deck, state.score_cards = [*top, *rest], score


@dataclass
class CityTable(Telling[LoadedGame]):
    """A city that a test plays. Seats are letters."""

    game: LoadedGame
    result: Result[Any, Any] = field(repr=False)
    seq: int = 2
    history: list[Event] = field(default_factory=list[Event], repr=False)

    def __post_init__(self) -> None:
        self.history += self.result.events

    # acting

    def takes(self, name: str, *ids: str) -> "CityTable":
        """The player answers the open ask. Returns the table, to go on in one line."""
        ask = self._ask()
        seat = SEATS.index(name)
        assert seat in ask.awaited, f"{name} is not asked but {self.asked()} about {self.key()}"
        return self._step(Answer(self.seq + 1, seat, ask.id, tuple(self._ids(seat, ids))))

    def _ids(self, seat: int, ids: Sequence[str]) -> list[str]:
        """Ids as offered: letters for seats, and the next Goon of a band for each time it is named."""
        left = [option.id for option in self._ask().ask.seats[seat].options]
        found: list[str] = []
        for id in ids:
            wanted = _with_numbers(id)
            exact = [each for each in left if each in (id, wanted)]
            match = exact or [each for each in left if each.rpartition(":")[0] == wanted]
            assert match, f"{id} is not offered: {left}"
            found.append(match[0])
            left.remove(match[0])
        return found

    def default(self, name: str) -> "CityTable":
        """The player gets the answer of an absent player."""
        return self.takes(name, *self._ask().ask.seats[SEATS.index(name)].default)

    def plays_on(self) -> "CityTable":
        """Everybody gets default answers until another turn or phase has begun, or the game is over."""
        before = (self.state.turns, self.state.phase)
        while self.position.ask is not None and (self.state.turns, self.state.phase) == before:
            self.default(self.asked()[0])
        return self

    def gives(self, name: str, to: str, amount: int) -> "CityTable":
        """A gift of Money."""
        return self._step(Command(self.seq + 1, "gift", SEATS.index(name), {"to": SEATS.index(to), "amount": amount}))

    def skips(self, name: str = "", failed: str = "") -> "CityTable":
        """A moderator drops what is being carried out, or what failed of an answer of a player."""
        args: dict[str, Json] = {"of": SEATS.index(name), "picks": [failed]} if failed else {}
        return self._step(Command(self.seq + 1, SKIP, None, args))

    def _step(self, entry: Answer | Command) -> Self:
        super()._step(entry)
        assert [] == self.game.problems(self.state)
        return self

    # what is asked

    def distinct(self, name: str) -> list[str]:
        """The same with interchangeable options once, by their class."""
        mine = self._ask().ask.seats[SEATS.index(name)]
        return list(dict.fromkeys(option.same or option.id for option in mine.options))

    def label(self, name: str, id: str) -> str:
        """What the option is called."""
        return render(self._ask().ask.seats[SEATS.index(name)].option(id).label, self.named)

    def why(self, name: str, what: str) -> str:
        """Why something is not offered on the own turn; empty if no reason is given."""
        hand = self.view(name).hand
        assert hand is not None
        return next((render(each.why, self.named) for each in hand.unavailable if each.what == what), "")

    # what there is

    @property
    def state(self) -> EnemiesState:
        """The whole truth."""
        state: EnemiesState = self.position.state
        return state

    @property
    def look(self) -> Onlooker:
        """Questions about the position."""
        return Onlooker(self.state)

    def view(self, name: str | None) -> EnemiesView:
        """What a player, or an onlooker, sees."""
        view: EnemiesView = self.position.view(None if name is None else SEATS.index(name))
        return view

    def player(self, name: str) -> Player:
        """The record of a player."""
        return self.state.players[SEATS.index(name)]

    def turn_of(self) -> str | None:
        """Whose Action Phase turn is on."""
        turn = self.state.turn
        return SEATS[turn.seat] if turn is not None else None

    def movement(self) -> int:
        """Movement left in the turn that is on."""
        return self.state.turn.movement if self.state.turn is not None else 0

    def goons(self, name: str, slug: str) -> int:
        """Goons of a player in a district."""
        return self.look.goons_of(SEATS.index(name), slug)

    def control(self, name: str, slug: str) -> int:
        """Control of a player in a district."""
        return self.look.control(SEATS.index(name), slug)

    def where(self, name: str) -> str:
        """District of a Villain."""
        return self.player(name).where

    def money(self, name: str) -> int:
        """Money of a player."""
        return self.player(name).money

    def infamy(self, name: str) -> int:
        """Infamy of a player."""
        return self.player(name).infamy

    def order(self) -> str:
        """Infamy Order as letters."""
        return "".join(SEATS[seat] for seat in self.state.order)

    def supply(self, name: str) -> int:
        """Goons in supply."""
        return self.player(name).goons

    def fires(self, name: str) -> int:
        """Fires in supply."""
        return self.player(name).fires

    def holds(self, name: str) -> list[str]:
        """Power Cards in hand."""
        return list(self.player(name).hand)

    def weapons(self, name: str) -> list[str]:
        """Weapon Cards, ``:used`` behind those that are."""
        return [f"{each.slug}:used" if each.used else each.slug for each in self.player(name).weapons]

    def buildings(self, slug: str) -> list[str]:
        """Building types in a district, sorted."""
        return sorted(each.type for each in self.look.district(slug).buildings)

    def topper(self, place: str) -> str:
        """What lies on ``tower@uptown`` (the first one with a topper) or on a Bridge: ``fire:A``, or empty."""
        name, _, slug = place.partition("@")
        here = self.look.district(slug).buildings if slug else self.state.bridges
        found = [each for each in here if each.type == name and each.topper]
        if not found:
            return ""
        owner = SEATS[found[0].owner] if found[0].owner != NOBODY else ""
        return f"{found[0].topper}:{owner}"

    def toppers(self, kind: str, name: str) -> int:
        """How many toppers of a kind a player has on the board."""
        seat = SEATS.index(name)
        return sum(each.topper == kind and each.owner == seat for each in self.look.topped())

    def standings(self) -> list[str] | None:
        """Final ranks as letters."""
        ranks = self.position.standings
        return None if ranks is None else ["".join(SEATS[seat] for seat in rank) for rank in ranks]

    def idle(self) -> None:
        """Nothing is half done: a turn goes on, a Henchman is due, or the game is over; all chance has fallen."""
        assert [] == self.game.problems(self.state)
        for stream, numbers in self.game.script.items():
            fallen = self.position.counters.get(stream, 0)
            assert numbers[:fallen] == numbers, f"the {stream} did not fall: {numbers[fallen:]}"
        if self.position.ask is not None:
            assert self.key() in SETTLED, f"the ask {self.key()} is open: {self.offers(self.asked()[0])}"
            for name in self.asked():
                assert self.view(name).hand is not None


def _with_numbers(id: str) -> str:
    """``move:B@uptown`` and ``choose:B`` with the number of the seat."""
    verb, _, rest = id.partition(":")
    name, at, place = rest.partition("@")
    if len(name) == 1 and name in SEATS:
        return f"{verb}:{SEATS.index(name)}{at}{place}"
    place, colon, owner = rest.rpartition(":")
    return f"{verb}:{place}:{SEATS.index(owner)}" if colon and len(owner) == 1 and owner in SEATS else id
