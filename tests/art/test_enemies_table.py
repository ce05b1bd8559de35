"""The picture of Gotham: well-formed, whole, readable, and equal exactly when what it shows is equal."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from art import Picture, draw
from art.enemies_heading import HEAD
from art.enemies_ink import LAND, STONE, TOPPING, villain_sign
from art.enemies_layout import CHIP, MARGIN, SCALE, WIDTH, lay_out
from art.enemies_table import picture
from art.enemies_words import counting_topper
from art.palette import DARK, HALO, SEATS, contrast
from engine.enemies.view import (
    BuildingView,
    ControlView,
    DistrictView,
    EnemiesView,
    GoonsView,
    HandView,
    TokenView,
    TopperView,
    TowerView,
)
from tests.art.enemies_cities import (
    HOSTILE,
    NAMES,
    VILLAINS,
    city,
    end_of_five,
    end_of_four,
    end_of_two,
    many_cities,
    met_in_a_game,
    middle_of_five,
    middle_of_four,
    middle_of_two,
    of_players,
    picking,
    player,
    power,
    rooms,
    start_of_four,
    start_of_two,
    villain,
    weapon,
)
from tests.art.ink import SVG, beyond_the_edge, elements, on_each_other, texts

TABLES = many_cities()


def drawn(view: EnemiesView) -> Picture:
    return picture(view, NAMES)


def words(view: EnemiesView) -> list[str]:
    return [found.words for found in texts(drawn(view).svg)]


@pytest.mark.parametrize("names", [NAMES, HOSTILE, ()], ids=["people", "hostile", "nameless"])
@pytest.mark.parametrize("table", TABLES)
def test_every_table_gives_well_formed_svg_of_harmless_elements(table: str, names: tuple[str, ...]) -> None:
    svg = picture(TABLES[table], names).svg
    assert {"svg", "g", "rect", "path", "text", "tspan"} >= {each.tag.removeprefix(SVG) for each in elements(svg)}


@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["people", "hostile"])
@pytest.mark.parametrize("table", TABLES)
def test_no_two_texts_lie_on_each_other_and_all_lie_on_the_picture(table: str, names: tuple[str, ...]) -> None:
    svg = picture(TABLES[table], names).svg
    assert ([], []) == (on_each_other(svg), beyond_the_edge(svg))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_two_texts_of_a_real_game_lie_on_each_other(seats: int) -> None:
    views = met_in_a_game(seats, seats, duos=seats == 4)
    assert {"setup", "prep", "action", "over"} <= {view.phase for view in views}
    for view in views:
        assert [] == on_each_other(drawn(view).svg)


def test_a_table_that_is_not_set_up_yet_is_drawn_without_a_city() -> None:
    found = words(replace(picking(), districts=()))
    assert "Everybody picks a Villain" in found
    assert "Sprang" not in found


@pytest.mark.parametrize("table", TABLES)
def test_texts_are_large_enough_for_a_phone(table: str) -> None:
    assert [] == [text.words for text in texts(drawn(TABLES[table]).svg) if text.size < 20]


@pytest.mark.parametrize("table", TABLES)
def test_the_picture_is_750_pixels_wide_and_ends_at_a_whole_one(table: str) -> None:
    root = next(elements(drawn(TABLES[table]).svg))
    wide, high = (int(side) for side in root.get("viewBox", "").split()[2:])
    assert (str(wide * SCALE[0] // SCALE[1]), str(high * SCALE[0] // SCALE[1])) == (
        root.get("width"),
        root.get("height"),
    )
    assert (0, 0) == (wide % SCALE[1], high % SCALE[1])
    assert "750" == root.get("width")


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_of_a_player_lies_within_the_district(table: str) -> None:
    view = TABLES[table]
    for area in lay_out(view, MARGIN + HEAD).areas.values():
        chips = [area.chip(index) for index in range(len(view.players))]
        assert all(area.x < x and x + wide < area.right and wide >= CHIP[0] for x, _, wide in chips)
        assert all(area.slots_top <= y and y + CHIP[1] < area.bottom for _, y, _ in chips)
        taken = [(x, y) for x, y, _ in chips]
        assert len(taken) == len(set(taken))


@pytest.mark.parametrize("table", TABLES)
def test_districts_lie_apart_and_touch_where_borders_touch(table: str) -> None:
    view = TABLES[table]
    areas = lay_out(view, MARGIN + HEAD).areas
    for one in areas.values():
        for other in areas.values():
            if one is not other:
                across = min(one.right, other.right) - max(one.x, other.x)
                down = min(one.bottom, other.bottom) - max(one.y, other.y)
                touch = (one.slug, other.slug) in view.borders or (other.slug, one.slug) in view.borders
                assert across <= 0 or down <= 0
                assert (across == 0 and down > 0) == touch


@pytest.mark.parametrize("seats", [2, 5])
def test_every_bridge_ends_at_the_districts_that_it_joins(seats: int) -> None:
    view = TABLES[f"middle of {seats}"]
    places = lay_out(view, MARGIN + HEAD)
    for crossing in places.crossings:
        ends = next(bridge.ends for bridge in view.bridges if bridge.slug == crossing.slug)
        reached = {
            slug
            for slug, area in places.areas.items()
            for x, y in (crossing.start, crossing.end)
            if (area.x + 10 <= x <= area.right - 10 and y in (area.y, area.bottom))
            or (x in (area.x, area.right) and area.y < y < area.bottom)
        }
        assert set(ends) == reached
        assert (len(ends) == 1) == (crossing.end[0] < 0 or crossing.end[0] > WIDTH)


def test_a_district_stays_where_it_is_while_pieces_come_and_go() -> None:
    for seats in (2, 4, 5):
        spots = [
            [(area.x, area.y, area.wide, area.high) for area in lay_out(TABLES[f"{when} of {seats}"], 0).areas.values()]
            for when in ("start", "middle", "end")
        ]
        assert spots[0] == spots[1] == spots[2]


@pytest.mark.parametrize("table", TABLES)
def test_the_map_names_every_district_and_bridge_and_tells_what_each_district_is_worth(table: str) -> None:
    found = words(TABLES[table])
    for bridge in TABLES[table].bridges:
        assert bridge.name.removesuffix(" Bridge") in found
    for district in TABLES[table].districts:
        assert "/".join(map(str, district.token.values)) in found
        assert [word for word in found if district.name.startswith(word.rstrip("….")) and len(word) > 5]


@pytest.mark.parametrize("table", [name for name in TABLES if name.startswith(("start", "middle"))])
def test_goons_and_control_of_everybody_are_on_the_map(table: str) -> None:
    found = words(TABLES[table])
    for district in TABLES[table].districts:
        for goons in district.goons:
            assert str(goons.count) in found
        for control in district.control:
            assert str(control.total) in found


@pytest.mark.parametrize("slug", VILLAINS)
def test_each_of_the_twelve_villains_has_letters_of_its_own(slug: str) -> None:
    letters = [villain_sign(each, villain(each).name).letters for each in VILLAINS]
    other = villain("bane" if slug != "bane" else "joker")
    view = city([player(0, villain=villain(slug), where="midtown"), player(1, villain=other, where="uptown")])
    assert len(letters) == len(set(letters))
    assert 2 == words(view).count(villain_sign(slug, "").letters)
    assert villain(slug).name in words(view)


def test_where_goons_are_too_many_for_their_sign_the_number_stays() -> None:
    view = TABLES["crowd of 5"]
    tricorner = view.districts[-1]
    found = words(view)
    assert all(found.count(str(goons.count)) >= 1 for goons in tricorner.goons)


@pytest.mark.parametrize(
    ("table", "names"),
    [("middle of 4", ["Batman", "Batgirl", "Gordon"]), ("middle of 5", ["BM", "RO", "BG", "CG"]),
     ("crowd of 5", ["Batman", "Robin", "Batgirl", "Gordon"])],
)  # fmt: skip
def test_heroes_are_named_and_go_by_two_letters_where_four_crowd_a_small_district(table: str, names: list[str]) -> None:
    assert all(name in words(TABLES[table]) for name in names)


def test_every_panel_tells_infamy_money_supplies_hand_and_weapons() -> None:
    view = middle_of_four()
    found = words(view)
    for each in view.players:
        for number in (each.infamy, each.money, each.goons, each.fires, each.hand):
            assert str(number) in found
        assert each.villain is not None
        assert {each.villain.weapon_name, *(held.name for held in each.weapons)} <= set(found)


def test_the_infamy_track_has_a_lane_for_each_lap() -> None:
    assert {"+50", "+100"} <= set(words(end_of_five()))
    assert not {"+50", "+100"} & set(words(middle_of_five()))


def test_duos_have_their_sums_above_their_columns() -> None:
    assert {"DUO A", "48 Infamy", "DUO B", "40 Infamy"} <= set(words(middle_of_four(duos=True)))
    assert "DUO A" not in words(middle_of_four())


def test_the_final_round_says_that_fires_will_count() -> None:
    assert "Fires will count" in words(end_of_five())
    assert "Fires count" in words(end_of_four())
    assert not {"Fires will count", "Fires count"} & set(words(middle_of_five()))


def test_the_legend_explains_the_signs() -> None:
    key = {"Goons", "Control", "Controls it", "if it scored now", "Income there", "4 in 6", "odds of an escape"}
    assert key <= set(words(picking()))


def test_the_halves_of_a_district_are_told_apart_however_little_room_there_is() -> None:
    assert {"Downtown W.", "Downtown West"} & set(words(end_of_five()))
    assert "Downtown E." in words(end_of_five())
    assert {"Uptown West", "Uptown East", "Downtown West", "Downtown East"} <= set(words(middle_of_five()))


def test_what_scores_is_written_smaller_before_it_is_cut() -> None:
    found = {text.words: text.size for text in texts(drawn(middle_of_five()).svg)}
    assert 23 == found["Uptown West, Tricorner · The district with the most Fires scores."]
    assert 25 == {text.words: text.size for text in texts(drawn(middle_of_two()).svg)}["Uptown, Downtown"]
    assert [word for word in words(TABLES["crowd of 5"]) if word.startswith("Uptown West, ") and word.endswith("…")]


def test_toppers_that_count_as_control_stand_beside_the_goons() -> None:
    lone = ControlView(0, 3, 0, 0, 3, 5)
    view = of_district(0, control=(lone,), goons=(), villains=())(TABLES["middle of 4"])
    without = of_district(0, control=(replace(lone, toppers=0),), goons=(), villains=())(TABLES["middle of 4"])
    assert 1 == words(view).count("3") - words(without).count("3")


@pytest.mark.parametrize(
    ("counting", "kinds", "sign"),
    [
        (True, ("greenhouse", "ice", "fire"), "fire"),
        (True, ("greenhouse", "ice"), "ice"),
        (False, ("ice", "fire", "greenhouse"), "greenhouse"),
    ],
)
def test_a_fire_stands_for_toppers_that_count_before_an_ice_and_a_greenhouse(
    counting: bool, kinds: tuple[Any, ...], sign: str
) -> None:
    towers = _buildings(*(("tower", TopperView(kind, 0)) for kind in kinds))
    view = of_district(0, buildings=towers)(replace(TABLES["middle of 4"], fires_count=counting))
    assert sign == counting_topper(view, view.districts[0], 0)


def test_nothing_is_to_be_scored_any_more_when_the_game_is_over() -> None:
    before = replace(end_of_four(), phase="score")
    assert HALO in {mark.get("fill") for mark in elements(drawn(before).svg)}
    assert len([word for word in words(before) if word.startswith("+") and len(word) == 2]) > 1
    assert "scores" in drawn(before).alt
    assert ["+7"] == [word for word in words(end_of_four()) if word.startswith("+") and len(word) == 2], "but the key"
    assert "scores" not in drawn(end_of_four()).alt


def test_a_view_with_a_hand_is_refused() -> None:
    """A picture is public: no hand may come near it (EG-199)."""
    hand = HandView(0, (power("Muscle In"),), (), (), ())
    with pytest.raises(ValueError, match="for everybody"):
        picture(replace(middle_of_two(), hand=hand), NAMES)


def test_an_equal_view_gives_an_equal_digest_and_equal_bytes() -> None:
    one, other = drawn(middle_of_two()), drawn(middle_of_two())
    assert (one.svg, one.alt, one.digest) == (other.svg, other.alt, other.digest)
    assert draw(one.svg) == draw(other.svg)


Change = Callable[[EnemiesView], EnemiesView]


def of_view(**changes: Any) -> Change:
    return lambda view: replace(view, **changes)


def of_seat(seat: int, **changes: Any) -> Change:
    return lambda view: of_players(view, {seat: changes})


def of_district(index: int, **changes: Any) -> Change:
    def changed(view: EnemiesView) -> EnemiesView:
        districts: list[DistrictView] = list(view.districts)
        districts[index] = replace(districts[index], **changes)
        return replace(view, districts=tuple(districts))

    return changed


def of_bridge(slug: str, topper: TopperView | None) -> Change:
    return lambda view: replace(
        view, bridges=tuple(replace(each, topper=topper) if each.slug == slug else each for each in view.bridges)
    )


def of_tower(**changes: Any) -> Change:
    return lambda view: replace(view, tower=replace(view.tower, **changes))


def of_turn(**changes: Any) -> Change:
    return lambda view: replace(view, turn=replace(view.turn, **changes))  # type: ignore[type-var]


def _buildings(*kinds: tuple[Any, TopperView | None]) -> Sequence[BuildingView]:
    return tuple(BuildingView(kind, kind, topper) for kind, topper in kinds)


FOUR, TWO, FIVE = middle_of_four(), middle_of_two(), middle_of_five()
CHANGES: dict[str, tuple[EnemiesView, Change]] = {
    "phase": (FOUR, of_view(phase="score", turn=None, to_act=())),
    "round": (FOUR, of_view(round=5)),
    "final": (FOUR, of_view(final=True)),
    "fires count": (end_of_five(), of_view(fires_count=True)),
    "batman rule": (FOUR, of_view(batman_rule="the-dark-knight")),
    "event": (FOUR, of_view(event=None)),
    "scoring": (FOUR, of_view(scoring=("midtown",))),
    "scoring note": (FOUR, of_view(scoring_note="The district with the most Goons scores.")),
    "whose turn": (FOUR, of_turn(seat=3)),
    "movement": (FOUR, of_turn(movement=1)),
    "played": (FOUR, of_turn(played=True)),
    "income gained": (FOUR, of_turn(income=False)),
    "must leave": (FOUR, of_turn(must_leave=False)),
    "ban lifted": (FOUR, of_turn(lifted=True)),
    "next to act": (start_of_four(), of_view(to_act=(1, 2, 3))),
    "who has acted": (FIVE, of_view(to_act=(0,))),
    "henchmen": (start_of_two(), of_view(rooms=rooms(2, {"room-power": [1]}))),
    "goons": (FOUR, of_district(2, goons=(GoonsView(0, 3), GoonsView(2, 2)))),
    "villain gone": (FOUR, of_district(1, villains=(0, 1))),
    "control": (FOUR, of_district(2, control=(ControlView(0, 3, 0, 3, 0, 7), FOUR.districts[2].control[1]))),
    "toppers that count": (FOUR, of_district(2, control=(ControlView(0, 2, 0, 1, 1, 5), FOUR.districts[2].control[1]))),
    "would score": (FOUR, of_district(4, control=(ControlView(3, 4, 0, 4, 0, 5), *FOUR.districts[4].control[1:]))),
    "controlled by": (FOUR, of_district(3, controlled_by=None)),
    "token": (FOUR, of_district(3, token=TokenView("score-10", (5, 2, 1)))),
    "scores": (FOUR, of_district(3, scores=True)),
    "blocked": (FOUR, of_district(1, blocked=True)),
    "no income": (FOUR, of_district(3, no_income=True)),
    "income": (FOUR, of_district(3, income=4)),
    "no entry": (FOUR, of_district(3, no_entry=True)),
    "hero": (FOUR, of_district(3, heroes=("robin",))),
    "building": (FOUR, of_district(3, buildings=_buildings(("bank", None)))),
    "topper": (FOUR, of_district(3, buildings=_buildings(("bank", TopperView("fire", 3)), ("tower", None)))),
    "bridge burnt": (FOUR, of_bridge("sprang-bridge", TopperView("fire", 3))),
    "bridge iced": (FOUR, of_bridge("westward-bridge", TopperView("ice", 0))),
    "whose fire": (FOUR, of_bridge("westward-bridge", TopperView("fire", 1))),
    "nobody's fire": (FOUR, of_bridge("westward-bridge", TopperView("fire", None))),
    "base": (FOUR, of_tower(base=(GoonsView(1, 2),))),
    "inside": (FOUR, of_tower(inside=())),
    "escaped": (FOUR, of_tower(escaped=(GoonsView(0, 1),))),
    "odds": (FOUR, of_tower(stuck_escapes=(3, 6))),
    "infamy": (FOUR, of_seat(3, infamy=10, track=10)),
    "lap": (FOUR, of_seat(3, infamy=59, laps=1)),
    "place": (FOUR, of_seat(0, place=4)),
    "money": (FOUR, of_seat(1, money=1)),
    "goons in supply": (FOUR, of_seat(1, goons=1)),
    "fires in supply": (FOUR, of_seat(1, fires=1)),
    "hand": (FOUR, of_seat(1, hand=1)),
    "main weapon": (FOUR, of_seat(1, main_used=True)),
    "weapon used": (FOUR, of_seat(1, weapons=(weapon("Bazooka", used=True),))),
    "weapon gone": (FOUR, of_seat(1, weapons=())),
    "bonus": (FOUR, of_seat(3, bonus=0)),
    "first player": (FOUR, of_seat(1, first_player=True)),
    "villain": (FOUR, of_seat(1, villain=villain("bane"))),
    "left": (FOUR, of_seat(1, left=True)),
    "ice": (FOUR, of_view(ice=3)),
    "greenhouses": (FOUR, of_view(greenhouses=3)),
    "duos": (middle_of_four(duos=True), of_view(duos=False)),
    "standings": (end_of_two(), of_view(standings=((0,), (1,)))),
    "final money": (end_of_two(), of_view(scores=(replace(end_of_two().scores[0], money=12), end_of_two().scores[1]))),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_visible_change_gives_another_picture(change: str) -> None:
    before, changed = CHANGES[change]
    assert drawn(before).svg != drawn(changed(before)).svg
    assert drawn(before).digest != drawn(changed(before)).digest


@pytest.mark.parametrize(
    "change",
    [
        of_view(docks=()),
        of_view(power_deck=1),
        of_view(gifts=False),
        of_view(building_supply=()),
        of_seat(0, played=()),
    ],
    ids=["docks", "power deck", "gifts", "building supply", "played"],
)
def test_what_the_picture_does_not_show_leaves_it_as_it_was(change: Change) -> None:
    """Else a message would be given a new attachment for nothing."""
    assert drawn(FOUR).digest == drawn(change(FOUR)).digest


def test_seats_differ_by_more_than_colour() -> None:
    """On the map a player is a number on a banner cut in the seat's own way."""
    svg = drawn(city([player(seat, where="midtown") for seat in range(4)])).svg
    outlines = {
        seat: re.sub(r"[\d.]+", "", next(part for part in re.findall(r'd="([^"]*)" fill="([^"]*)"', svg)
                                         if part[1] == SEATS[seat].colour)[0].split("Z")[0])
        for seat in range(4)
    }  # fmt: skip
    assert 3 <= len(set(outlines.values()))
    assert len({SEATS[seat].cut for seat in range(5)}) == 5


@pytest.mark.parametrize("colour", [*STONE.values(), *(seat.colour for seat in SEATS[:5])])
def test_letters_on_buildings_and_seats_are_legible(colour: str) -> None:
    assert 4.5 <= contrast(DARK, colour)


@pytest.mark.parametrize("land", sorted(set(LAND.values())))
def test_names_buildings_and_toppers_stand_out_from_the_land(land: str) -> None:
    assert 4.5 <= contrast("#f4f5f8", land)
    assert [] == [colour for colour in (*STONE.values(), *TOPPING.values()) if contrast(colour, land) < 3]


def test_five_seats_do_not_make_a_heavy_picture() -> None:
    """Discord takes more, but phones load it at every turn."""
    sizes = {table: len(draw(drawn(view).svg)) for table, view in TABLES.items() if table.endswith("5")}
    assert {} == {table: size for table, size in sizes.items() if size > 260_000}


@pytest.mark.parametrize("table", TABLES)
def test_a_picture_has_few_elements_however_full_the_city_is(table: str) -> None:
    """What is drawn is gathered by colour: a renderer pays for each element."""
    found = [each.tag.removeprefix(SVG) for each in elements(drawn(TABLES[table]).svg)]
    assert 160 > sum(tag in {"path", "rect", "text", "g"} for tag in found)


def test_an_empty_tower_says_that_nobody_is_there() -> None:
    view = replace(start_of_four(), tower=TowerView((), (), (), 0, (4, 6), (0, 6)))
    assert 2 == words(view).count("nobody")
