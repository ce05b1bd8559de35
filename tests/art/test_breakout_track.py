"""The picture of a Breakout table: well-formed, whole, readable, and equal exactly when what it shows is equal."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from art import Picture, draw
from art.breakout_layout import PLATE, lay_out
from art.breakout_track import picture
from art.palette import BLANK, HALO, SEATS, SPACES, tile_ink
from art.villain_badges import BADGES
from engine.breakout.view import BreakoutView, HandView, RollView
from tests.art.ink import SVG, Pixels, Words, beyond_the_edge, elements, on_each_other, texts
from tests.art.tables import (
    NAMES,
    VILLAINS,
    armory_visit,
    busy_race,
    everybody_on,
    first_escape,
    game_over,
    many_tables,
    second_escape,
    team,
    team_choice,
    tile,
    villain,
)

TABLES = many_tables()
HOSTILE = (
    "<script>alert(1)</script>",
    "&amp;\"'`",
    "\x00\x1b[31m\ufffe",
    "A" * 300,
    "\N{RIGHT-TO-LEFT OVERRIDE}evil",
    "",
)


def drawn(view: BreakoutView) -> Picture:
    return picture(view, NAMES)


@pytest.mark.parametrize("names", [NAMES, HOSTILE, ()], ids=["people", "hostile", "nameless"])
@pytest.mark.parametrize("table", TABLES)
def test_every_table_gives_well_formed_svg_of_harmless_elements(table: str, names: tuple[str, ...]) -> None:
    svg = picture(TABLES[table], names).svg
    assert {"svg", "g", "rect", "circle", "path", "text", "tspan"} >= {e.tag.removeprefix(SVG) for e in elements(svg)}


@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["people", "hostile"])
@pytest.mark.parametrize("table", TABLES)
def test_no_two_texts_lie_on_each_other_and_all_lie_on_the_picture(table: str, names: tuple[str, ...]) -> None:
    svg = picture(TABLES[table], names).svg
    assert ([], []) == (on_each_other(svg), beyond_the_edge(svg))


@pytest.mark.parametrize("table", TABLES)
def test_texts_are_large_enough_for_a_phone(table: str) -> None:
    """At least 20 of 1200; only the two letters on a pawn may be a little smaller where they are wide."""
    found = texts(drawn(TABLES[table]).svg)
    assert [] == [t.words for t in found if t.size < (17.5 if len(t.words) == 2 else 20)]


@pytest.mark.parametrize("space", range(37))
def test_the_arrow_of_the_active_pawn_hides_no_words(space: int) -> None:
    view = first_escape([team(0, space), team(1, 20)], active=0)
    x, y = lay_out(view).pawns[0]
    arrow = Words("arrow", 17, x + PLATE[0] / 2 - 13, y - 24, x + PLATE[0] / 2 + 13, y - 7)
    assert [] == [found.words for found in texts(drawn(view).svg) if found.overlaps(arrow)]


def test_a_name_is_shown_as_it_was_written() -> None:
    assert "<script>&\"'" in [words.words for words in texts(drawn(busy_race()).svg)]


def test_every_space_of_both_tracks_is_numbered_once() -> None:
    for view, last in ((first_escape([team(0), team(1)]), 36), (second_escape([team(0), team(1)]), 48)):
        spans = [span.text for span in elements(drawn(view).svg) if span.tag == f"{SVG}tspan"]
        assert sorted(map(str, range(1, last + 1))) == sorted(str(span) for span in spans)


@pytest.mark.parametrize("start", range(0, 40, 2))
def test_each_of_the_forty_villains_is_shown_with_name_and_letters(start: int) -> None:
    pair = sorted(VILLAINS)[start : start + 2]
    words = [text.words for text in texts(drawn(first_escape([team(0, 3, pair), team(1, 5)])).svg)]
    for slug in pair:
        assert VILLAINS[slug]["name"] in words
        assert 2 <= words.count(BADGES[slug].letters)


def test_a_view_with_a_hand_is_refused() -> None:
    """A picture is public: no hand may come near it (BR-188)."""
    hand = HandView(0, (villain("joker"),), (), (), (), None)
    with pytest.raises(ValueError, match="for everybody"):
        picture(replace(busy_race(), hand=hand), NAMES)


def test_an_equal_view_gives_an_equal_digest_and_equal_bytes() -> None:
    one, other = drawn(busy_race()), drawn(busy_race())
    assert (one.svg, one.alt, one.digest) == (other.svg, other.alt, other.digest)
    assert draw(one.svg) == draw(other.svg)


def test_the_file_name_is_the_digest() -> None:
    found = drawn(busy_race())
    assert f"track-{found.digest}.png" == found.file_name
    assert 16 == len(found.digest)
    assert set("0123456789abcdef") >= set(found.digest)


def of_team(seat: int, **changes: Any) -> Callable[[BreakoutView], BreakoutView]:
    def changed(view: BreakoutView) -> BreakoutView:
        return replace(view, teams=tuple(replace(t, **changes) if t.seat == seat else t for t in view.teams))

    return changed


def of_villain(**changes: Any) -> Callable[[BreakoutView], BreakoutView]:
    def changed(view: BreakoutView) -> BreakoutView:
        villains = view.teams[0].villains
        return of_team(0, villains=(replace(villains[0], **changes), *villains[1:]))(view)

    return changed


def of_view(**changes: Any) -> Callable[[BreakoutView], BreakoutView]:
    return lambda view: replace(view, **changes)


CHANGES: dict[str, tuple[BreakoutView, Callable[[BreakoutView], BreakoutView]]] = {
    "phase": (busy_race(), of_view(phase="armory")),
    "escape": (busy_race(), of_view(escape=2)),
    "round": (busy_race(), of_view(round=6)),
    "active": (busy_race(), of_view(active=3)),
    "nobody active": (busy_race(), of_view(active=None)),
    "first": (busy_race(), of_view(first=1)),
    "another tile": (busy_race(), of_view(tiles=(tile("sewers"), *busy_race().tiles[1:]))),
    "a turned tile": (busy_race(), of_view(tiles=(tile("intensive-treatment", turned=True), *busy_race().tiles[1:]))),
    "roll": (busy_race(), of_view(roll=None)),
    "dice": (busy_race(), of_view(roll=RollView((4, 3), "die", None, 7))),
    "source": (busy_race(), of_view(roll=RollView((4, 2), "four-leaf-clover", None, 7))),
    "claim": (busy_race(), of_view(roll=RollView((4, 2), "die", 6, 7))),
    "total": (busy_race(), of_view(roll=RollView((4, 2), "die", None, 8))),
    "first die locked": (busy_race(), of_view(roll=RollView((4, 2), "die", None, 7, 4))),
    "deck": (busy_race(), of_view(deck=31)),
    "exchange": (busy_race(), of_view(exchange=villain("magpie"))),
    "armory side": (busy_race(), of_view(armory_side=None)),
    "armory place": (busy_race(), of_view(armory=busy_race().armory[:5])),
    "armory taken": (busy_race(), of_view(armory=(busy_race().armory[0], replace(busy_race().armory[1], seat=0)))),
    "played": (busy_race(), of_view(played=())),
    "start space": (busy_race(), of_view(start_space=15)),
    "chill": (busy_race(), of_view(chill=2)),
    "visitor": (armory_visit(), of_view(visitor=0)),
    "first Escape's order": (game_over(), of_view(first_escape=(0, 1, 2, 3, 4))),
    "standings": (game_over(), of_view(standings=((3,), (0,), (1,), (2,), (4,)))),
    "race on": (game_over(), of_view(race_on=True)),
    "chosen": (team_choice(), of_team(1, chosen=True)),
    "space": (busy_race(), of_team(0, space=13)),
    "status": (busy_race(), of_team(0, status="left")),
    "place": (game_over(), of_team(3, place=2)),
    "gadgets": (busy_race(), of_team(0, gadgets=1)),
    "loses turn": (busy_race(), of_team(0, loses_turn=False)),
    "extra turns": (busy_race(), of_team(2, extra_turns=2)),
    "fog": (busy_race(), of_team(2, fog=False)),
    "prediction": (busy_race(), of_team(2, prediction="S")),
    "named": (busy_race(), of_team(4, named="S")),
    "contract": (busy_race(), of_team(4, contract=1)),
    "no morph": (busy_race(), of_team(2, villains=busy_race().teams[2].villains[:2])),
    "villain": (busy_race(), of_villain(slug="joker", name="The Joker", power="joker")),
    "tokens": (busy_race(), of_villain(tokens=1)),
    "blank": (busy_race(), of_villain(blank=True)),
    "power": (busy_race(), of_villain(power="joker")),
    "morph": (busy_race(), of_villain(morph=True)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_visible_change_gives_another_picture(change: str) -> None:
    before, changed = CHANGES[change]
    assert drawn(before).svg != drawn(changed(before)).svg
    assert drawn(before).digest != drawn(changed(before)).digest


def test_a_new_name_gives_another_picture() -> None:
    assert drawn(busy_race()).digest != picture(busy_race(), ("Alicia", *NAMES[1:])).digest


def test_a_name_that_only_the_description_can_tell_gives_another_digest() -> None:
    """Else the old description would stay at the message."""
    one, other = picture(busy_race(), ("田中",)), picture(busy_race(), ("鈴木",))
    assert one.svg == other.svg
    assert one.digest != other.digest


@pytest.mark.parametrize("table", ["busy race", "six on 16", "6 in Start", "game over", "all out, raced to the end"])
def test_each_pawn_stands_where_the_layout_says_in_the_colours_of_its_seat_and_villains(table: str) -> None:
    view = TABLES[table]
    pixels, places = Pixels(drawn(view).svg), lay_out(view)
    assert {t.seat for t in view.teams if t.status != "left"} == set(places.pawns)
    for seat, (x, y) in places.pawns.items():
        assert SEATS[seat].colour == pixels.at(x + 20, y + 4)
        for n, one in enumerate([v for v in view.teams[seat].villains if not v.morph]):
            colour = BLANK if one.blank else BADGES[one.slug].colour
            assert colour == pixels.at(x + 28 + 28.5 * n, y + 5)


def test_a_pawn_leaves_its_place_when_it_moves() -> None:
    before, after = first_escape([team(0, 3), team(1, 9)]), first_escape([team(0, 4), team(1, 9)])
    x, y = lay_out(before).pawns[0]
    assert SEATS[0].colour == Pixels(drawn(before).svg).at(x + 20, y + 4)
    assert tile_ink("intensive-treatment").ground == Pixels(drawn(after).svg).at(x + 20, y + 4)


@pytest.mark.parametrize("seat", range(6))
def test_a_seats_colour_is_on_the_picture_only_with_the_seat(seat: int) -> None:
    alone = [team(other, 3 + other) for other in range(6) if other != seat]
    both = [team(other, 3 + other) for other in range(6)]
    assert 0 == Pixels(drawn(first_escape(alone, first=None)).svg).count(SEATS[seat].colour)
    assert 900 < Pixels(drawn(first_escape(both, first=None)).svg).count(SEATS[seat].colour)


@pytest.mark.parametrize("view", [first_escape([team(0), team(1)]), second_escape([team(0), team(1)])], ids="12")
def test_each_space_has_the_shape_that_its_tile_gives_it(view: BreakoutView) -> None:
    """Two points tell the shapes apart: a circle leaves its lower left corner free, a triangle its upper left one."""
    pixels, places = Pixels(drawn(view).svg), lay_out(view)
    for space in range(1, 12 * len(view.tiles) + 1):
        lying = view.tiles[(space - 1) // 12]
        kind, ground = lying.spaces[(space - 1) % 12], tile_ink(lying.slug).ground
        x, y = places.space(space)
        corner = ground if kind == "C" else SPACES[kind].fill
        shoulder = ground if kind == "T" else SPACES[kind].fill
        assert (space, kind, corner, shoulder) == (
            space,
            kind,
            pixels.at(x - 20, y + 20),
            pixels.at(x - 16, y - 15),
        )


def test_the_active_team_alone_has_a_halo_and_a_light_under_its_space() -> None:
    view = everybody_on(16)
    places = lay_out(view)
    pixels = Pixels(drawn(view).svg)
    x, y = places.space(16)
    assert HALO == pixels.at(x + 31, y)
    haloed = [seat for seat, (left, top) in places.pawns.items() if pixels.at(left - 3.7, top + 15) == HALO]
    assert [3] == haloed
    left, top = places.pawns[3]
    assert HALO == pixels.at(left + PLATE[0] / 2, top - 18)
    assert top == min(top for _, top in places.pawns.values())


def test_a_picture_of_six_stays_small() -> None:
    """Discord takes more, but phones load it at every turn."""
    sizes = {table: len(draw(drawn(view).svg)) for table, view in TABLES.items() if "six" in table or "every" in table}
    assert {} == {table: size for table, size in sizes.items() if size > 150_000}
