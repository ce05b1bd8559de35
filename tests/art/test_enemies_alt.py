"""The description of a picture of Gotham says what the picture shows, within Discord's limit."""

from dataclasses import replace

import pytest

from art.enemies_alt import description
from art.picture import ALT_LIMIT
from engine.enemies.view import TopperView
from tests.art.enemies_cities import (
    HOSTILE,
    NAMES,
    city,
    end_of_five,
    end_of_four,
    end_of_two,
    many_cities,
    met_in_a_game,
    middle_of_four,
    middle_of_two,
    picking,
    player,
    start_of_four,
    start_of_two,
)

TABLES = many_cities()


@pytest.mark.parametrize("names", [NAMES, HOSTILE, ("W" * 300,) * 5, ()], ids=["people", "hostile", "long", "nameless"])
@pytest.mark.parametrize("table", TABLES)
def test_a_description_is_whole_sentences_within_the_limit(table: str, names: tuple[str, ...]) -> None:
    words = description(TABLES[table], names)
    assert len(words) <= ALT_LIMIT
    assert words.startswith("Enemies of Gotham City, ")
    assert words.endswith(".")
    assert "  " not in words


@pytest.mark.parametrize("table", TABLES)
def test_a_description_tells_every_district_and_every_player_however_full_the_city_is(table: str) -> None:
    words = description(TABLES[table], ())
    assert all(f" {each.seat + 1} Seat {each.seat + 1}" in words for each in TABLES[table].players)
    for district in TABLES[table].districts:
        values = "/".join(map(str, district.token.values))
        assert f" {district.name} {values}" in words
        for control in district.control:
            has = "Controls with" if district.controlled_by == control.seat else "has"
            assert f"{control.seat + 1} {has} {control.total}" in words


def test_a_description_tells_map_turn_order_asylum_and_players() -> None:
    expected = (
        "Enemies of Gotham City, Round 3 of 6, Action Phase. 1 Ann: 1 Movement left, Power Card played. "
        "Event I am the Night!; scores: Uptown, Downtown. "
        "Uptown 7/4/2, scores, Income 3: 1 Controls with 3 (3 Goons); 2 has 2 (2 Goons); Fire of 1 on Bank. "
        "Mercey Island 7/3/2, Income 4: nobody. "
        "Midtown 7/3/1, Income 6: 1 Controls with 9 (Villain, 4 Goons); 2 has 1 (1 Goon). "
        "Downtown 6/4/2, scores, no Income: 2 Controls with 12 (Villain, 6 Goons, 1 topper); 1 has 1 (1 Goon); Batman; "
        "Greenhouse of 2 on Police Station; Fire of 2 on Warehouse. "
        "Tricorner 6/4/1, Income 2: 1 Controls with 2 (2 Goons); Fire of 1 on Bank. "
        "Bridges: Fire of 1 on Sprang. Turn order: Arms Room 2; Fire Room 1. "
        "Arkham Asylum: base 2 of 1; inside 1 of 2. "
        "1 Ann: The Joker, 2nd, 17 Infamy, 7 Money, 18 Goons, 9 Fires, hand 5, "
        "Fake Revolver used, Flame Thrower used, Pistol. "
        "2 Bob: Poison Ivy, 1st, 17 Infamy, 1 Money, 20 Goons, 10 Fires, hand 8, Seed Pods, Rocket Pack."
    )
    assert expected == description(middle_of_two(), ("Ann", "Bob"))


def test_a_description_names_all_buildings_where_there_is_room() -> None:
    words = description(start_of_two(), ("Ann", "Bob"))
    assert "Uptown 7/4/2: 1 Controls with 7 (Villain, 2 Goons); Bank, Tower, Tower." in words
    assert "Downtown 6/4/2: 2 Controls with 1 (1 Goon); Robin; Bank, Police Station, Warehouse." in words


def test_a_description_names_toppers_together_and_counts_them_before_it_leaves_them_out() -> None:
    fire = TopperView("fire", 1)
    full = middle_of_two()
    uptown = replace(
        full.districts[0], buildings=tuple(replace(each, topper=fire) for each in full.districts[0].buildings)
    )
    bridges = tuple(replace(each, topper=fire) for each in full.bridges)
    view = replace(full, districts=(uptown, *full.districts[1:]), bridges=bridges)
    words = description(view, ())
    assert "2 has 2; Fire of 2 on Bank, Tower, Tower." in words
    assert "Bridges: Fire of 2 on Kane Memorial, Sprang, Finger, " in words
    crowded = description(replace(view, districts=(uptown,) * 5, players=view.players * 4), ())
    assert "; Fire of 2 (3)." in crowded


def test_a_description_tells_who_won_and_the_final_count() -> None:
    words = description(end_of_two(), ("Ann", "Bob"))
    assert "2 of 2" not in words
    assert "The game is over. Bob wins the game." in words
    assert "2 Bob: Poison Ivy, 1st, 58 Infamy, 11 Money" in words
    assert words.index("2 Bob: ") < words.index("1 Ann: ")


def test_a_description_tells_of_duos_and_leavers() -> None:
    words = description(end_of_four(duos=True), ("Ann", "Bob", "Cy", "Dee"))
    assert "Ann and Cy win the game." in words
    assert "Duo A 113 Infamy, duo B 57." in words
    assert "4 Dee left the game." in words


def test_a_description_tells_who_is_asked_for_what() -> None:
    assert "1 Ann: chooses a room." in description(start_of_two(), ("Ann", "Bob"))
    assert "Everybody picks a Villain." in description(picking(), ())
    assert "may end in Tricorner" in description(end_of_five(), ())
    nobody = replace(start_of_four(), to_act=())
    assert "Henchmen are placed." in description(nobody, ())


def test_a_description_tells_that_fires_will_count_and_what_is_blocked() -> None:
    quiet = city([player(0, where="uptown"), player(1, where="midtown")], final=True)
    assert "Fires will count." in description(quiet, ())
    assert "Fires count." in description(replace(quiet, fires_count=True), ())
    districts = tuple(replace(each, blocked=True, no_entry=True) for each in quiet.districts)
    assert "Uptown 7/4/2, blocked, no entry: 1 Controls with 5" in description(replace(quiet, districts=districts), ())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_of_a_real_game_is_described_within_the_limit(seats: int) -> None:
    for view in met_in_a_game(seats, seats, duos=seats == 4):
        words = description(view, NAMES)
        assert len(words) <= ALT_LIMIT
        assert words.endswith(".")
        assert all(f" {district.name} " in words for district in view.districts)


def test_names_get_shorter_before_a_control_is_left_out() -> None:
    words = description(middle_of_four(), ("Wolfeschlegelsteinhausenbergerdorff",) * 4)
    assert "2 Controls with 17" in words
    assert "31 Infamy" in words
