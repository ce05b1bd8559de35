"""Tables of Enemies of Gotham City for the tests of their pictures: put together by hand, or met in random games."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine import Live, Stale
from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.map import BRIDGE_NAMES, BUILDINGS, DISTRICTS, HALVES, TOKENS, map_for
from engine.enemies.state import EnemiesState
from engine.enemies.view import (
    BridgeView,
    BuildingType,
    BuildingView,
    ControlView,
    DistrictView,
    DockView,
    EnemiesView,
    EventView,
    FinalView,
    GoonsView,
    HeroView,
    IncomeView,
    PlayerView,
    PowerView,
    RoomView,
    TokenView,
    TopperView,
    TowerView,
    TurnView,
    VillainView,
    WeaponView,
)

NAMES = ("Alice", "Bartholomew the Magnificent of Gotham", "שלמה", "<script>&\"'", "Зоя 😀")
HOSTILE = ("&amp;\"'`<g>", "\x00\x1b[31m\ufffe", "A" * 300, "\N{RIGHT-TO-LEFT OVERRIDE}evil", "")

Fires = Mapping[str, Sequence[tuple[int, str, int | None]]]
"""By district: number of a Building, kind of topper, owner."""

_VILLAINS = {
    "joker": ("The Joker", ("tower", "bridge"), "Fake Revolver"),
    "mr-freeze": ("Mr. Freeze", ("police-station", "bridge"), "Freeze Gun"),
    "jervis-tetch": ("Jervis Tetch", ("tower", "bank"), "Mind-Control Cards"),
    "poison-ivy": ("Poison Ivy", ("warehouse", "tower"), "Seed Pods"),
    "penguin": ("The Penguin", ("bank", "warehouse"), "Trick Umbrella"),
    "two-face": ("Two-Face", ("bank", "police-station"), "Scarred Coin"),
    "clayface": ("Clayface", ("warehouse", "bank"), "Shapeshift"),
    "bane": ("Bane", ("warehouse", "police-station"), "Venom"),
    "red-claw": ("Red Claw", ("police-station", "bridge"), "Terror Cell"),
    "ras-al-ghul": ("Ra's al Ghul", ("tower", "police-station"), "League Scimitar"),
    "harley-quinn": ("Harley Quinn", ("bank", "bridge"), "Giant Mallet"),
    "scarecrow": ("Scarecrow", ("warehouse", "tower"), "Fear Gas"),
}
VILLAINS = tuple(_VILLAINS)
_TYPES: tuple[BuildingType, ...] = ("bank", "police-station", "warehouse", "tower")
HEROES = {"batman": "Batman", "robin": "Robin", "batgirl": "Batgirl", "gordon": "Commissioner Gordon"}
_ROOMS = (
    ("room-weapon", "Arms Room", "You may purchase 1 Weapon from the Black Market."),
    ("room-goons", "Crew Room", "You may send 1, 2 or 3 Goons from your supply to Arkham Asylum."),
    ("room-burn", "Fire Room", "You may Burn 1 Building or Bridge anywhere."),
    ("room-power", "Plan Room", "You may draw the top card of the Power Deck."),
)


def villain(slug: str) -> VillainView:
    """A Villain board."""
    name, triggers, weapon = _VILLAINS[slug]
    return VillainView(slug, name, triggers, f"Ability of {name}.", weapon, f"Text of {weapon}.")


def weapon(name: str, *, used: bool = False, cost: int = 4, when: Any = "turn") -> WeaponView:
    """A Weapon Card."""
    return WeaponView(name.lower().replace(" ", "-"), name, f"Text of {name}.", cost, when, used, name == "Rocket Pack")


def power(name: str) -> PowerView:
    """A Power Card."""
    return PowerView(name.lower().replace(" ", "-"), name, f"Text of {name}.", way_out=False)


def player(seat: int, **changes: Any) -> PlayerView:
    """A player who has just begun, with the Villain of that number in the list."""
    plain = PlayerView(
        seat=seat,
        duo=None,
        left=False,
        villain=villain(VILLAINS[seat]),
        where=None,
        money=3,
        infamy=0,
        place=seat + 1,
        laps=0,
        track=0,
        hand=6,
        weapons=(),
        main_used=False,
        goons=27,
        on_board=3,
        base=0,
        inside=0,
        escaped=0,
        fires=12,
        bonus=0,
        henchman=None,
        played=(),
        first_player=seat == 0,
    )
    return replace(plain, **changes)


def scored(controls: Sequence[tuple[int, int]], values: Sequence[int]) -> dict[int, int]:
    """What each seat would gain, by Control, equal ones sharing (EG-173 to EG-176)."""
    left, gained = list(values), dict[int, int]()
    for level in sorted({total for _, total in controls}, reverse=True):
        seats = [seat for seat, total in controls if total == level]
        share = sum(left[: len(seats)]) // len(seats)
        gained |= dict.fromkeys(seats, share)
        del left[: len(seats)]
    return gained


def district(slug: str, token: str, *, buildings: Sequence[str], **changes: Any) -> DistrictView:
    """A district without anybody in it."""
    seats = 5 if slug.startswith(("uptown-", "downtown-")) else 4
    plain = DistrictView(
        slug=slug,
        name=DISTRICTS[slug][0],
        slots=DISTRICTS[slug][1],
        buildings=tuple(BuildingView(each, BUILDINGS[each], None) for each in _TYPES for n in buildings if n == each),  # type: ignore[arg-type]
        bridges=map_for(seats).at[slug],
        neighbours=map_for(seats).adjacent[slug],
        goons=(),
        villains=(),
        heroes=(),
        token=TokenView(token, TOKENS[token][1]),
        control=(),
        controlled_by=None,
        scores=False,
        blocked=False,
        no_income=False,
        no_entry=False,
        income=None,
    )
    return replace(plain, **changes)


def _held(
    one: DistrictView, goons: Mapping[int, int], villains: Sequence[int], fires: Sequence[tuple[int, str, int | None]],
    *, counting: bool,
) -> DistrictView:  # fmt: skip
    """A district with its pieces, and who Controls it."""
    toppers = {index: TopperView(kind, owner) for index, kind, owner in fires}  # type: ignore[arg-type]
    buildings = tuple(replace(each, topper=toppers.get(n)) for n, each in enumerate(one.buildings))
    controls: list[ControlView] = []
    for seat in range(5):
        stands, count = 5 * (seat in villains), goons.get(seat, 0)
        lying = sum(
            each.topper is not None and each.topper.owner == seat and (counting or each.topper.kind == "greenhouse")
            for each in buildings
        )
        if stands + count + lying:
            controls.append(ControlView(seat, stands + count + lying, stands, count, lying, 0))
    controls.sort(key=lambda control: -control.total)
    gains = scored([(control.seat, control.total) for control in controls], one.token.values)
    controls = [replace(control, would_score=gains[control.seat]) for control in controls]
    alone = len(controls) == 1 or (len(controls) > 1 and controls[0].total > controls[1].total)
    return replace(
        one,
        buildings=buildings,
        goons=tuple(GoonsView(seat, count) for seat, count in goons.items()),
        villains=tuple(villains),
        control=tuple(controls),
        controlled_by=controls[0].seat if alone else None,
    )


def city(
    players: Sequence[PlayerView],
    *,
    goons: Mapping[str, Mapping[int, int]] | None = None,
    fires: Fires | None = None,
    bridges: Mapping[str, TopperView] | None = None,
    heroes: Mapping[str, str] | None = None,
    scoring: Sequence[str] = (),
    incomes: Mapping[str, int] | None = None,
    **changes: Any,
) -> EnemiesView:
    """A table with these players; their Villains stand where the players say."""
    seats, standing = len(players), heroes or {}
    graph = map_for(seats)
    tokens = dict(zip(graph.districts, TOKENS, strict=False))
    districts: list[DistrictView] = []
    for slug in graph.districts:
        west = next((west for west, east in HALVES.items() if east == slug and west in tokens), None)
        printed = TOKENS[tokens[west or slug]][0]
        printed = printed[2:] if west else printed[:2] if slug in HALVES else printed
        plain = district(slug, tokens[slug], buildings=printed)
        here = [each.seat for each in players if each.where == slug and not each.left]
        counting = bool(changes.get("fires_count"))
        one = _held(plain, (goons or {}).get(slug, {}), here, (fires or {}).get(slug, ()), counting=counting)
        inside = tuple(hero for hero in HEROES if standing.get(hero) == slug)
        income = incomes.get(slug, 0) if incomes is not None else None
        extra = {"heroes": inside, "scores": slug in scoring, "no_income": "batman" in inside, "income": income}
        districts.append(replace(one, **extra))  # type: ignore[arg-type]
    plain_view = EnemiesView(
        phase="action",
        round=1,
        rounds=5 if seats == 5 else 6,
        final=False,
        fires_count=False,
        districts=tuple(districts),
        bridges=tuple(_bridge(slug, ends, bridges or {}) for slug, ends in graph.bridges.items()),
        borders=graph.borders,
        building_supply=(("bank", 2), ("police-station", 1), ("warehouse", 2), ("tower", 1)),
        token_supply=tuple(TokenView(slug, TOKENS[slug][1]) for slug in list(TOKENS)[len(districts) :]),
        heroes=tuple(HeroView(slug, name, standing.get(slug)) for slug, name in HEROES.items()),  # type: ignore[arg-type]
        batman_rule="the-bat",
        batman_text="Each player with the most Control in his district Removes 1 of their Goons there.",
        players=tuple(players),
        infamy_order=tuple(p.seat for p in sorted(players, key=lambda p: p.place) if not p.left),
        turn_order=(),
        to_act=(),
        rooms=rooms(seats),
        first_player=0,
        turn=None,
        docks=tuple(DockView(price, power(f"Power {price}")) for price in range(6)),
        market=(weapon("Flame Thrower"), weapon("Bazooka", cost=6), weapon("Pistol", cost=2)),
        event=None,
        income=None,
        score_cards=tuple(scoring),
        scoring=tuple(scoring),
        scoring_note="",
        tower=TowerView((), (), (), 0, (4, 6), (0, 6)),
        power_deck=44,
        weapon_deck=22,
        district_deck=9,
        district_discard=(),
        income_deck=9,
        income_discard=(),
        event_deck=(1, 2, 2, 3, 3),
        past_events=(),
        ice=0,
        greenhouses=0,
        gifts=True,
        secret_picks=True,
        duos=False,
        scores=(),
        standings=(),
        hand=None,
    )
    return replace(plain_view, **changes)


def _bridge(slug: str, ends: tuple[str, ...], toppers: Mapping[str, TopperView]) -> BridgeView:
    topper = toppers.get(slug)
    burns = topper is not None and topper.kind == "fire"
    return BridgeView(slug, BRIDGE_NAMES[slug], ends, topper, 0 if len(ends) == 1 else 1 + burns)


def rooms(seats: int, henchmen: Mapping[str, Sequence[int]] | None = None) -> tuple[RoomView, ...]:
    """The Stacked Deck with Henchmen from the top spaces down."""
    spaces = 1 if seats <= 3 else 2
    made: list[RoomView] = []
    for slug, name, words in _ROOMS:
        taken = list((henchmen or {}).get(slug, ()))
        filled = (*taken, *[None] * (spaces - len(taken)))
        made.append(RoomView(slug, name, words, filled))  # type: ignore[arg-type]
    return tuple(made)


EVENT = EventView(
    "i-am-the-night", "I am the Night!", 1, "batman",
    "Batman: [District]. In Infamy Order, each player moves all of their Goons out of Batman's district.",
)  # fmt: skip
INCOME = IncomeView("toll-booths", "Toll Booths", "Gain 1 Money for each adjacent Bridge.")


def picking() -> EnemiesView:
    """Four seats before anybody has a Villain."""
    players = [player(seat, villain=None, goons=30, on_board=0) for seat in range(4)]
    return city(players, phase="setup", round=0, first_player=None, event_deck=(1, 1, 2, 2, 3, 3))


def start_of_two() -> EnemiesView:
    """Two seats choose rooms in the first round."""
    players = [player(0, where="uptown"), player(1, where="midtown", henchman="room-burn")]
    goons = {"uptown": {0: 2}, "mercey-island": {0: 1}, "midtown": {1: 2}, "downtown": {1: 1}}
    return city(
        players, phase="prep", goons=goons, heroes={"robin": "downtown"}, scoring=["midtown"], event=EVENT,
        income=INCOME, rooms=rooms(2, {"room-burn": [1]}), turn_order=(1,), to_act=(0,), first_player=1,
    )  # fmt: skip


def middle_of_two() -> EnemiesView:
    """Two seats in the third round, a turn is on."""
    weapons = (weapon("Flame Thrower", used=True), weapon("Pistol", when="arkham"))
    players = [
        player(0, where="midtown", money=7, infamy=17, track=17, hand=5, weapons=weapons, main_used=True, goons=18,
               on_board=10, base=2, fires=9, henchman="room-burn", played=(power("Muscle In"), power("Arson"))),
        player(1, where="downtown", money=1, infamy=17, track=17, place=1, hand=8, goons=20, on_board=9, inside=1,
               fires=10, henchman="room-weapon", villain=villain("poison-ivy"), weapons=(weapon("Rocket Pack"),)),
    ]  # fmt: skip
    players[0] = replace(players[0], place=2)
    goons = {"uptown": {0: 3, 1: 2}, "midtown": {0: 4, 1: 1}, "downtown": {1: 6, 0: 1}, "tricorner": {0: 2}}
    fires = {
        "uptown": [(0, "fire", 0)],
        "downtown": [(1, "greenhouse", 1), (2, "fire", 1)],
        "tricorner": [(0, "fire", 0)],
    }
    return city(
        players, round=3, goons=goons, fires=fires, bridges={"sprang-bridge": TopperView("fire", 0)},
        heroes={"batman": "downtown"}, scoring=["uptown", "downtown"], event=EVENT, income=INCOME,
        incomes={"uptown": 3, "mercey-island": 4, "midtown": 6, "downtown": 3, "tricorner": 2},
        rooms=rooms(2, {"room-weapon": [1], "room-burn": [0]}), turn_order=(1, 0), to_act=(),
        turn=TurnView(0, "uptown", 1, played=True, income=False, must_leave=False, lifted=False),
        tower=TowerView((GoonsView(0, 2),), (GoonsView(1, 1),), (), 2, (4, 6), (1, 6)),
    )  # fmt: skip


def end_of_two() -> EnemiesView:
    """The game of two is over."""
    view = replace(middle_of_two(), phase="over", round=6, final=True, fires_count=True, turn=None, rooms=rooms(2))
    scores = (FinalView(1, 58, 3, 11), FinalView(0, 51, 1, 4))
    return of_players(
        replace(view, scores=scores, standings=((1,), (0,)), event_deck=()),
        {0: {"infamy": 51, "laps": 1, "track": 1, "money": 4}, 1: {"infamy": 58, "laps": 1, "track": 8, "money": 11}},
    )


def of_players(view: EnemiesView, changes: Mapping[int, Mapping[str, Any]]) -> EnemiesView:
    """The same table with some players changed."""
    players = tuple(replace(each, **changes.get(each.seat, {})) for each in view.players)
    order = sorted((each for each in players if not each.left), key=lambda each: each.place)
    return replace(view, players=players, infamy_order=tuple(each.seat for each in order))


def start_of_four(*, duos: bool = False) -> EnemiesView:
    """Four seats, the first Event has been revealed, nobody has a room yet."""
    wheres = ("uptown", "midtown", "mercey-island", "midtown")
    players = [player(seat, where=where, duo=seat % 2 if duos else None) for seat, where in enumerate(wheres)]
    goons = {"uptown": {0: 2, 1: 1}, "midtown": {1: 2, 3: 2}, "mercey-island": {2: 2, 0: 1}, "downtown": {2: 1, 3: 1}}
    return city(
        players, phase="prep", goons=goons, heroes={"batman": "midtown"}, scoring=["downtown"], event=EVENT,
        income=INCOME, to_act=(0, 1, 2, 3), duos=duos, batman_rule="the-dark-knight",
    )  # fmt: skip


def middle_of_four(*, duos: bool = False) -> EnemiesView:
    """Four seats in the fourth round: a turn in a crowded Mercey Island."""
    arms = [weapon("Flame Thrower", used=True), weapon("Bazooka", cost=6), weapon("Skeleton Key", when="arkham")]
    arms += [weapon("Rocket Pack"), weapon("Tommy Gun", used=True)]
    facts: list[dict[str, Any]] = [
        {
            "where": "mercey-island",
            "money": 12,
            "infamy": 24,
            "place": 2,
            "weapons": tuple(arms),
            "henchman": "room-weapon",
        },
        {
            "where": "mercey-island",
            "money": 0,
            "infamy": 31,
            "place": 1,
            "weapons": (arms[1],),
            "henchman": "room-burn",
        },
        {"where": "uptown", "money": 5, "infamy": 24, "place": 3, "main_used": True, "henchman": "room-burn"},
        {"where": "mercey-island", "money": 4, "infamy": 9, "place": 4, "henchman": "room-power", "bonus": 2},
    ]
    players = [
        player(seat, goons=12 + seat, on_board=14, base=seat, inside=seat // 2, fires=8, hand=4 + seat,
               duo=seat % 2 if duos else None, track=each["infamy"], **each)
        for seat, each in enumerate(facts)
    ]  # fmt: skip
    goons = {
        "uptown": {0: 4, 1: 3, 2: 2, 3: 1},
        "mercey-island": {0: 5, 1: 12, 2: 3, 3: 2},
        "midtown": {0: 2, 2: 2},
        "downtown": {0: 1, 1: 6, 3: 4},
        "tricorner": {3: 4, 2: 1, 1: 1, 0: 1},
    }
    fires: Fires = {
        "uptown": [(0, "fire", 2), (1, "fire", 0), (2, "ice", 1)],
        "mercey-island": [(0, "fire", 3)],
        "downtown": [(0, "fire", 1), (2, "greenhouse", 3)],
        "tricorner": [(1, "fire", None)],
    }
    bridges = {
        "westward-bridge": TopperView("fire", 0),
        "trigate-bridge": TopperView("fire", 1),
        "novick-bridge": TopperView("ice", 1),
        "brown-bridge": TopperView("fire", 2),
    }
    return city(
        players, round=4, goons=goons, fires=fires, bridges=bridges, duos=duos,
        heroes={"batman": "mercey-island", "batgirl": "mercey-island", "gordon": "uptown"},
        scoring=["mercey-island", "tricorner"], event=replace(EVENT, name="Batgirl on Patrol"), income=INCOME,
        incomes={"uptown": 3, "mercey-island": 0, "midtown": 6, "downtown": 3, "tricorner": 12},
        rooms=rooms(4, {"room-weapon": [0], "room-burn": [2, 1], "room-power": [3]}), turn_order=(0, 2, 1, 3),
        to_act=(1, 3), turn=TurnView(2, "uptown", 2, played=False, income=True, must_leave=True, lifted=False),
        tower=TowerView(tuple(GoonsView(seat, seat) for seat in (1, 2, 3)), (GoonsView(2, 1), GoonsView(3, 1)), (), 6,
                        (4, 6), (2, 6)),
        ice=11, greenhouses=11, event_deck=(3, 3),
    )  # fmt: skip


def end_of_four(*, duos: bool = False) -> EnemiesView:
    """Four seats: the final Score Phase is over, one player has left long ago."""
    view = replace(
        middle_of_four(duos=duos), phase="over", round=6, final=True, fires_count=True, turn=None, rooms=rooms(4)
    )
    infamies = {0: (61, 1), 1: (48, 3), 2: (52, 2)}
    changes: dict[int, dict[str, Any]] = {
        seat: {"infamy": infamy, "laps": infamy // 50, "track": infamy % 50, "place": place}
        for seat, (infamy, place) in infamies.items()
    }
    changes[3] = {"left": True, "where": None, "goons": 0, "on_board": 0, "henchman": None, "hand": 0, "money": 0}
    scores = (FinalView(0, 61, 4, 12), FinalView(2, 52, 1, 5), FinalView(1, 48, 0, 0))
    standings = ((0, 2), (1, 3)) if duos else ((0,), (2,), (1,), (3,))
    return of_players(replace(view, scores=scores, standings=standings, event_deck=()), changes)


def start_of_five() -> EnemiesView:
    """Five seats place their Villains: the last one is still to do so."""
    wheres = ("uptown-west", "midtown", "mercey-island", "downtown-east", None)
    players = [player(seat, where=where) for seat, where in enumerate(wheres)]
    goons = {"uptown-west": {0: 2}, "midtown": {1: 2, 0: 1}, "mercey-island": {2: 2}, "downtown-east": {3: 2}}
    return city(players, phase="setup", round=0, goons=goons, to_act=(4,), event_deck=(1, 1, 2, 2, 3))


def middle_of_five() -> EnemiesView:
    """Five seats in the Arkham Phase of the third round, everybody nearly everywhere."""
    wheres = ("uptown-east", "tricorner", "tricorner", "tricorner", "midtown")
    rooms_of = ("room-goons", "room-weapon", "room-goons", "room-power", "room-burn")
    players = [
        player(seat, where=wheres[seat], henchman=rooms_of[seat], infamy=14 + 2 * (seat % 3), track=14 + 2 * (seat % 3),
               goons=10, on_board=15, base=0, inside=1, escaped=2, fires=7, money=4 + seat, hand=5,
               weapons=(weapon("Flame Thrower", used=seat % 2 == 0), weapon("Grappling Hook"))[: seat % 3])
        for seat in range(5)
    ]  # fmt: skip
    slugs = map_for(5).districts
    goons = {slug: {seat: 1 + (seat + n) % 4 for seat in range(5)} for n, slug in enumerate(slugs)}
    goons["tricorner"] = {seat: 10 + seat for seat in range(5)}
    fires: Fires = {
        "uptown-west": [(0, "fire", 0), (1, "fire", 1)],
        "midtown": [(0, "fire", 2), (1, "fire", 3), (2, "fire", 4)],
        "downtown-east": [(0, "ice", 1)],
        "tricorner": [(0, "fire", 4), (1, "greenhouse", 3), (2, "fire", 0)],
    }
    bridges = {slug: TopperView("fire", n % 5) for n, slug in enumerate(BRIDGE_NAMES) if n % 2 == 0}
    each = tuple(GoonsView(seat, 2) for seat in range(5))
    return city(
        players, phase="arkham", round=3, goons=goons, fires=fires, bridges=bridges,
        heroes={"batman": "tricorner", "robin": "tricorner", "batgirl": "tricorner", "gordon": "tricorner"},
        scoring=["uptown-west", "tricorner"], scoring_note="The district with the most Fires scores.",
        event=replace(EVENT, name="A Rather Long Name of an Event Card"), income=INCOME, turn_order=(1, 0, 2, 4, 3),
        to_act=(0, 2), rooms=rooms(5, {"room-weapon": [1], "room-goons": [0, 2], "room-burn": [4], "room-power": [3]}),
        tower=TowerView((), tuple(GoonsView(seat, 1) for seat in range(5)), each, 0, (4, 6), (0, 6)), event_deck=(2, 3),
    )  # fmt: skip


def end_of_five() -> EnemiesView:
    """Five seats in the final Action Phase: the first seats are past +50 and +100, one may not leave its district."""
    view = middle_of_five()
    tower = TowerView(tuple(GoonsView(seat, 3) for seat in range(5)), view.tower.inside, (), 15, (4, 6), (3, 6))
    turn = TurnView(1, "tricorner", 0, played=True, income=True, must_leave=False, lifted=True)
    districts = tuple(replace(each, income=n + 7, no_entry=n % 2 == 1) for n, each in enumerate(view.districts))
    districts = (*districts[:-1], replace(districts[-1], blocked=True))
    view = replace(
        view, phase="action", round=5, final=True, tower=tower, turn=turn, districts=districts, to_act=(0, 2)
    )
    infamies = {0: (104, 1), 1: (52, 2), 2: (52, 3), 3: (49, 4), 4: (3, 5)}
    return of_players(
        view,
        {
            seat: {
                "infamy": infamy,
                "laps": infamy // 50,
                "track": infamy % 50,
                "place": place,
                "escaped": 0,
                "base": 3,
            }
            for seat, (infamy, place) in infamies.items()
        },
    )


def crowd(seats: int) -> EnemiesView:
    """Everybody everywhere, all Buildings and Bridges on fire: as much as the picture must hold."""
    graph = map_for(seats)
    arms = tuple(weapon(name) for name in ("Flame Thrower", "Remote Detonation", "Skeleton Key", "Grappling Hook"))
    players = [
        player(seat, where=graph.districts[seat % 2 + 2], weapons=arms, infamy=40, track=40, money=88, villain=villain(
            VILLAINS[-1 - seat]), base=11, inside=11, goons=30, fires=12, hand=10, henchman="room-burn")
        for seat in range(seats)
    ]  # fmt: skip
    goons = {slug: {seat: 20 + seat for seat in range(seats)} for slug in graph.districts}
    fires: Fires = {slug: [(n, "fire", n % seats) for n in range(6)] for slug in graph.districts}
    view = city(
        players, goons=goons, fires=fires, bridges={slug: TopperView("fire", seats - 1) for slug in BRIDGE_NAMES},
        scoring=list(graph.districts), incomes=dict.fromkeys(graph.districts, 12), fires_count=True, final=True,
        heroes=dict.fromkeys(HEROES, "midtown"), event=EVENT, income=INCOME,
    )  # fmt: skip
    full = tuple(
        replace(each, buildings=tuple(
            BuildingView(_TYPES[n % 4], BUILDINGS[_TYPES[n % 4]], TopperView("fire", n % seats))
            for n in range(each.slots)
        ))
        for each in view.districts
    )  # fmt: skip
    return replace(view, districts=full)


def many_cities() -> dict[str, EnemiesView]:
    """Two, four and five seats at the start, in the middle and at the end of a game, and tables at the limit."""
    made: dict[str, Callable[[], EnemiesView]] = {
        "picking": picking,
        "start of 2": start_of_two,
        "middle of 2": middle_of_two,
        "end of 2": end_of_two,
        "start of 4": start_of_four,
        "middle of 4": middle_of_four,
        "end of 4": end_of_four,
        "start of 5": start_of_five,
        "middle of 5": middle_of_five,
        "end of 5": end_of_five,
        "start of duos": lambda: start_of_four(duos=True),
        "middle of duos": lambda: middle_of_four(duos=True),
        "end of duos": lambda: end_of_four(duos=True),
    }
    return {name: make() for name, make in made.items()} | {f"crowd of {seats}": crowd(seats) for seats in range(2, 6)}


def moves_at_random(live: Live[EnemiesState, EnemiesView], chance: random.Random) -> bool:
    """Whoever is asked first takes something, rather not the end of the turn; whether that was an answer at all."""
    if live.ask is None:
        return False
    seat = live.ask.awaited[0]
    mine = live.ask.ask.seats[seat]
    keen = [option.id for option in mine.options if option.verb not in {"buy", "end", "pass"}]
    ids = keen if keen and mine.at_least <= 1 and chance.random() < 0.8 else [option.id for option in mine.options]
    try:
        live.answer(seat, chance.sample(ids, min(len(ids), max(mine.at_least, min(1, mine.at_most)))))
    except Stale:
        return False
    return True


@cache
def met_in_a_game(seats: int, seed: int, *, duos: bool = False, every: int = 12) -> tuple[EnemiesView, ...]:
    """What onlookers saw of a random game: its first and last table, and one of ``every`` between."""
    live = Live.start(Enemies(), seats, EnemiesOptions(duos=duos), f"{seed:032x}")
    chance = random.Random(seed)
    seen = [live.position.view(None)]
    while live.ask is not None:
        if moves_at_random(live, chance):
            seen.append(live.position.view(None))
    return (*seen[:-1:every], seen[-1])
