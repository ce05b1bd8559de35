"""Breakout tables for the tests of their pictures, put together from the component tables."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.breakout.view import ArmoryPlace, BreakoutView, GadgetView, RollView, TeamView, TileView, VillainView
from tests.component_tables import breakout

DATA = breakout()
VILLAINS: dict[str, Any] = {row["slug"]: row for row in DATA["villain"]}
TILES: dict[str, Any] = {row["slug"]: row for row in DATA["tile"]}
ARMORY: dict[str, Any] = {row["side"]: row["places"] for row in DATA["armory"]}

NAMES = ("Alice", "Bartholomew the Magnificent of Gotham", "שלמה", "<script>&\"'", "Eve 😀", "Зоя")
PAIRS = (
    ("bane", "clayface"),
    ("deadshot", "mad-hatter"),
    ("egghead", "ras-al-ghul"),
    ("riddler", "solomon-grundy"),
    ("cluemaster", "deathstroke"),
    ("condiment-king", "ventriloquist"),
)


def villain(slug: str, **changes: Any) -> VillainView:
    """A Villain as it enters the race."""
    row = VILLAINS[slug]
    return replace(VillainView(slug, row["name"], row["text"], row["tokens"], False, slug), **changes)


def team(seat: int, space: int = 0, pair: Sequence[str] | None = None, **changes: Any) -> TeamView:
    """A racing team without any marks."""
    villains = tuple(villain(slug) for slug in (PAIRS[seat] if pair is None else pair))
    plain = TeamView(seat, "racing", space, None, villains, 0, False, False, 0, False, None, None, None)
    return replace(plain, **changes)


def tile(slug: str, *, turned: bool = False) -> TileView:
    """A tile of the track."""
    row = TILES[slug]
    return TileView(slug, row["name"], row["rotated" if turned else "spaces"], turned)


def first_escape(teams: Sequence[TeamView], **changes: Any) -> BreakoutView:
    """A race of the first Escape in which it is nobody's turn."""
    places = ARMORY["B" if len(teams) > 4 else "A"][: max(2, len(teams))]
    taken = {team.place: team.seat for team in teams if team.place is not None}
    plain = BreakoutView(
        phase="race",
        escape=1,
        round=1,
        active=None,
        first=0,
        tiles=(tile("intensive-treatment"), tile("visitor-centre", turned=True), tile("penitentiary")),
        teams=tuple(teams),
        roll=None,
        deck=32,
        exchange=villain("king-tut"),
        armory_side="B" if len(teams) > 4 else "A",
        armory=tuple(ArmoryPlace(p["number"], p["draw"], p["keep"], taken.get(p["number"])) for p in places),
        first_escape=(),
        standings=(),
        race_on=False,
        hand=None,
    )
    return replace(plain, **changes)


def second_escape(teams: Sequence[TeamView], **changes: Any) -> BreakoutView:
    """A race of the second Escape in which it is nobody's turn."""
    tiles = (tile("arkham-mansion"), tile("guard-towers", turned=True), tile("botanical-gardens"), tile("cell-block"))
    order = tuple(team.seat for team in reversed(teams))
    race = first_escape(teams, escape=2, tiles=tiles, exchange=None, armory_side=None, armory=(), first_escape=order)
    return replace(race, **changes)


def busy_race() -> BreakoutView:
    """Six teams with every mark there is, two of them on one space, one of them out, a turn going on."""
    morph = villain("killer-croc", morph=True)
    eggs = (villain("egghead"), villain("ras-al-ghul"), morph)
    teams = (
        team(0, 12, villains=(villain("bane"), villain("clayface", power="calendar-man", tokens=3)), loses_turn=True),
        team(1, 12, gadgets=1),
        team(2, 19, villains=eggs, gadgets=3, extra_turns=1, prediction="T", fog=True),
        team(3, 30, villains=(villain("riddler", blank=True), villain("solomon-grundy"))),
        team(4, 7, named="C", contract=2, gadgets=1),
        team(5, 36, villains=(), status="escaped", place=1, gadgets=2),
    )
    return first_escape(
        teams,
        round=5,
        active=2,
        roll=RollView((4, 2), "die", None, 7),
        start_space=16,
        chill=1,
        played=(GadgetView(3, "jet-pack", "Jet Pack", "Start of your turn: skip Squares."),),
    )


def team_choice() -> BreakoutView:
    """Four seats before the first race: two have chosen, one has left."""
    teams = [
        team(seat, villains=(), status="left" if seat == 3 else "choosing", chosen=seat in {0, 2}) for seat in range(4)
    ]
    return first_escape(teams, phase="team choice", first=None)


def armory_visit() -> BreakoutView:
    """Seat 1 is in the Armory in the middle of its turn."""
    teams = (team(0, 33), team(1, 36, villains=(), status="escaped", place=1, gadgets=3), team(2, 35))
    return first_escape(teams, phase="armory", active=1, visitor=1)


def game_over() -> BreakoutView:
    """The second Escape is won; two seats share a rank and one has left."""
    teams = (
        team(0, 47, gadgets=3),
        team(1, 31),
        team(2, 31),
        team(3, 48, pair=("black-mask", "magpie"), status="escaped", place=1),
        team(4, villains=(), status="left"),
    )
    return second_escape(teams, phase="over", round=9, standings=((3,), (0,), (1, 2), (4,)))


def everybody_on(space: int, seats: int = 6) -> BreakoutView:
    """All teams on one space, the fourth of them having its turn if there is one."""
    teams = [team(seat, space) for seat in range(seats)]
    return first_escape(teams, active=3 if seats > 3 else 0)


def many_tables() -> dict[str, BreakoutView]:
    """Tables of all kinds, by what is special about them."""
    out = [team(seat, 48, status="escaped", place=seat + 1) for seat in range(6)]
    loaded = [
        team(
            seat,
            47 + seat % 2,
            villains=(
                villain("condiment-king", tokens=12, blank=True, power="fickle-new-power"),
                villain("ventriloquist", power="solomon-grundy", tokens=7),
                villain("polka-dot-man", morph=True, tokens=3),
                villain("copperhead", morph=True),
            ),
            gadgets=11,
            loses_turn=True,
            extra_turns=2,
            fog=True,
            prediction="S",
            named="T",
            contract=(seat + 1) % 6,
        )
        for seat in range(6)
    ]
    tables = {f"{seats} in Start": everybody_on(0, seats) for seats in range(2, 7)}
    tables |= {f"six on {space}": everybody_on(space) for space in (1, 12, 13, 16, 24, 25, 36)}
    tables |= {
        "busy race": busy_race(),
        "team choice": team_choice(),
        "armory visit": armory_visit(),
        "armory without a visitor": replace(armory_visit(), visitor=None),
        "game over": game_over(),
        "game over without ranks": replace(game_over(), standings=()),
        "a shared victory": replace(game_over(), standings=((3, 0), (1, 2), (4,))),
        "all out, raced to the end": second_escape(out, race_on=True),
        "all out of the first Escape": first_escape(out),
        "every mark at once": second_escape(loaded, active=3, first=3, race_on=True, round=60),
        "everybody left but one": second_escape([team(0, 5), *(team(s, status="left") for s in range(1, 6))]),
        "a Riddle": second_escape([team(0, 3), team(1, 9)], active=0, roll=RollView((), "riddle", 12, None)),
        "a direct move": second_escape([team(0, 3), team(1, 9)], active=0, roll=RollView((), "flight", None, None)),
        "a gamble": second_escape([team(0, 3), team(1, 9)], active=1, roll=RollView((3, 5), "die", None, 8, 3)),
        "backward": second_escape([team(0, 3), team(1, 9)], active=1, roll=RollView((1,), "man-bat", None, -4)),
    }
    return tables
