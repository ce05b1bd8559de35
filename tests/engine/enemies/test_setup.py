"""Setup for each number of seats (EG-001 to EG-035)."""

from collections import Counter
from itertools import groupby

import pytest

from engine.enemies import Enemies, EnemiesOptions
from engine.enemies.design import EVENTS, VILLAINS
from engine.enemies.map import BUILDINGS, HALVES, TOKENS
from engine.enemies.state import ROUNDS
from tests.engine.enemies.city import SEATS, CityTable, sit_down

COUNTS = (2, 3, 4, 5)


def started(seats: int, **options: object) -> CityTable:
    """A game at the first Henchman, everybody having taken the defaults."""
    t = sit_down(seats, options=EnemiesOptions.model_validate(options))
    while t.state.phase == "setup":
        t.default(t.asked()[0])
    return t


@pytest.mark.rule("EG-001", "EG-002")
def test_two_to_five_play_six_rounds_or_five_with_five() -> None:
    assert [2, 3, 4, 5] == list(Enemies().seat_range())
    assert {2: 6, 3: 6, 4: 6, 5: 5} == ROUNDS
    assert [(6, "event"), (5, "event")] == [(started(n).view("A").rounds, "event") for n in (4, 5)]


@pytest.mark.rule("EG-002")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_phases_follow_one_another_in_every_round(seats: int) -> None:
    t = started(seats)
    seen: list[tuple[int, str]] = []
    while t.position.ask is not None:
        if (t.state.round, t.state.phase) not in seen:
            seen.append((t.state.round, t.state.phase))
        t.default(t.asked()[0])
    asked = ["event", "prep", "action", "arkham", "score"]
    rounds = list(range(1, ROUNDS[seats] + 1))
    assert rounds == list(dict.fromkeys(number for number, _ in seen))
    assert sorted(seen, key=lambda each: (each[0], asked.index(each[1]))) == seen
    phases = ("round", "henchman", "turn", "trial", "score")
    told = [event.kind for event in t.history if event.kind in phases]
    assert [*phases] * len(rounds) == [kind for kind, _ in groupby(told)]


@pytest.mark.rule("EG-004", "EG-015", "EG-016", "EG-056")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_3_money_and_0_infamy_in_a_random_order(seats: int) -> None:
    t = started(seats)
    assert [(3, 0)] * seats == [(player.money, player.infamy) for player in t.state.players]
    assert sorted(t.order()) == list(SEATS[:seats])
    orders = {sit_down(seats, key=f"{number:032x}").order() for number in range(12)}
    assert 1 < len(orders)


@pytest.mark.rule("EG-005", "EG-034")
def test_each_colour_has_30_goons_and_12_fires() -> None:
    t = sit_down(3)
    assert [(30, 12)] * 3 == [(player.goons, player.fires) for player in t.state.players]


@pytest.mark.rule("EG-012")
def test_a_room_has_one_space_up_to_three_players_and_two_from_four_on() -> None:
    assert [1, 1, 2, 2] == [len(started(n).view("A").rooms[0].spaces) for n in COUNTS]


@pytest.mark.rule("EG-013")
def test_the_bat_is_the_default_and_the_dark_knight_can_be_chosen() -> None:
    assert "the-bat" == sit_down(2).view("A").batman_rule
    dark = sit_down(2, options=EnemiesOptions(batman="the-dark-knight"))
    assert "the-dark-knight" == dark.view("A").batman_rule


@pytest.mark.rule("EG-014", "EG-078")
def test_the_four_heroes_start_beside_the_board() -> None:
    heroes = sit_down(2).view("A").heroes
    expected = [("batman", None), ("robin", None), ("batgirl", None), ("gordon", None)]
    assert expected == [(hero.slug, hero.district) for hero in heroes]


@pytest.mark.rule("EG-017", "EG-149")
def test_six_power_cards_lie_on_the_docks_and_44_in_the_deck() -> None:
    view = sit_down(2).view("A")
    assert [0, 1, 2, 3, 4, 5] == [dock.price for dock in view.docks]
    assert (6, 44) == (sum(dock.card is not None for dock in view.docks), view.power_deck)


@pytest.mark.rule("EG-018")
def test_three_weapons_lie_on_the_black_market_and_22_in_the_deck() -> None:
    view = sit_down(2).view("A")
    assert (3, 22) == (len(view.market), view.weapon_deck)


@pytest.mark.rule("EG-021", "EG-022", "EG-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_of_five_districts_gets_a_token_and_the_buildings_it_shows(seats: int) -> None:
    t = sit_down(seats)
    for district in t.state.districts:
        assert sorted(TOKENS[district.token][0]) == t.buildings(district.slug)
    supply = [each.slug for each in t.view("A").token_supply]
    assert sorted(TOKENS) == sorted([*supply, *(district.token for district in t.state.districts)])
    assert 5 == len(supply)
    assert 1 < len({sit_down(seats, key=f"{number:032x}").state.districts[0].token for number in range(6)})
    built = sum(len(district.buildings) for district in t.state.districts)
    assert 24 - built == sum(t.state.buildings.values())


@pytest.mark.rule("EG-023", "EG-021")
@pytest.mark.parametrize("number", range(4))
def test_with_five_the_west_halves_give_the_buildings_of_both_halves(number: int) -> None:
    t = sit_down(5, key=f"{number:032x}")
    for west, east in HALVES.items():
        shown = TOKENS[t.look.district(west).token][0]
        assert sorted(shown[:2]) == t.buildings(west)
        assert sorted(shown[2:]) == t.buildings(east)
    assert 3 == len(t.view("A").token_supply)


@pytest.mark.rule("EG-024")
def test_there_are_six_buildings_of_each_type() -> None:
    for number in range(6):
        t = sit_down(2 + number % 4, key=f"{number:032x}")
        built = Counter(each.type for district in t.state.districts for each in district.buildings)
        assert dict.fromkeys(BUILDINGS, 6) == {kind: built[kind] + t.state.buildings[kind] for kind in BUILDINGS}


@pytest.mark.rule("EG-026", "EG-027", "EG-431")
def test_the_event_deck_has_tiers_i_i_ii_ii_iii_iii_and_one_card_less_with_five() -> None:
    assert (1, 1, 2, 2, 3, 3) == sit_down(3).view("A").event_deck
    assert (1, 1, 2, 2, 3) == sit_down(5).view("A").event_deck


@pytest.mark.rule("EG-028")
def test_events_that_are_not_dealt_leave_the_game_unseen() -> None:
    t = sit_down(2)
    assert len(EVENTS) - 6 == len(t.state.events_undealt)
    assert not [slug for slug in t.state.events_undealt if EVENTS[slug].name in repr(t.view("A"))]


@pytest.mark.rule("EG-029")
def test_the_district_deck_has_two_cards_for_each_available_district() -> None:
    for seats, count in ((4, 10), (5, 14)):
        t = sit_down(seats)
        assert count == t.view("A").district_deck
        assert {2} == set(Counter(t.state.district_deck).values())


@pytest.mark.rule("EG-030")
def test_ten_income_cards_are_shuffled() -> None:
    assert 10 == sit_down(2).view("A").income_deck
    assert 1 < len({tuple(sit_down(2, key=f"{number:032x}").state.income_deck) for number in range(4)})


@pytest.mark.rule("EG-031", "EG-206")
def test_each_player_picks_one_of_two_boards_in_secret_and_all_are_shown_together() -> None:
    t = sit_down(3)
    assert ["A", "B", "C"] == t.asked()
    assert 6 == len({board for name in "ABC" for board in t.offers(name)})
    assert [2, 2, 2] == [len(t.offers(name)) for name in "ABC"]
    picked = t.offers("A")[1]
    t.takes("A", picked).takes("C", t.offers("C")[0])
    assert [None, None, None] == [player.villain for player in t.view("B").players]
    t.takes("B", t.offers("B")[0])
    assert picked == f"choose:{t.player('A').villain}"
    assert len(VILLAINS) - 3 == len(t.state.villains)
    assert 3 == len(t.log("villain"))


@pytest.mark.rule("EG-031")
def test_with_a_free_pick_players_choose_in_seat_order_without_duplicates() -> None:
    t = sit_down(3, options=EnemiesOptions(villains="free"))
    assert ["A"] == t.asked()
    t.takes("A", "choose:joker")
    assert "choose:joker" not in t.offers("B")
    assert len(VILLAINS) - 1 == len(t.offers("B"))


@pytest.mark.rule("EG-031")
def test_with_random_villains_nobody_chooses() -> None:
    t = sit_down(4, options=EnemiesOptions(villains="random"))
    assert 4 == len({player.villain for player in t.state.players})
    assert "start" == t.key()


@pytest.mark.rule("EG-032")
def test_each_player_holds_the_six_starting_cards() -> None:
    t = sit_down(2)
    cards = ["muscle-in", "torch-job", "shakedown", "on-the-move", "turf-fight", "inside-job"]
    assert [cards, cards] == [t.holds(name) for name in "AB"]


@pytest.mark.rule("EG-033")
def test_the_first_player_is_random() -> None:
    assert 1 < len({sit_down(4, key=f"{number:032x}").view(None).first_player for number in range(12)})


@pytest.mark.rule("EG-034", "EG-065")
def test_players_start_clockwise_from_the_first_with_2_goons_and_1_next_door() -> None:
    t = sit_down(3)
    while t.key() == "villain":
        t.default(t.asked()[0])
    order = [SEATS[(t.state.first + step) % 3] for step in range(3)]
    assert [order[0]] == t.asked()
    assert [f"place:{slug}" for slug in t.look.districts] == t.offers(order[0])
    t.takes(order[0], "place:tricorner")
    assert ["place:midtown", "place:downtown"] == t.offers(order[0])
    t.takes(order[0], "place:downtown")
    assert (2, 1, "tricorner") == (t.goons(order[0], "tricorner"), t.goons(order[0], "downtown"), t.where(order[0]))
    assert [order[1]] == t.asked()
    t.takes(order[1], "place:tricorner").takes(order[1], "place:downtown")
    assert [3, 3] == [t.money(name) for name in order[:2]]


@pytest.mark.rule("EG-213")
def test_an_absent_player_gets_the_first_villain_that_is_offered() -> None:
    t = sit_down(3)
    first = [t.offers(name)[0] for name in "ABC"]
    t.default("C").default("A").default("B")
    assert first == [f"choose:{player.villain}" for player in t.state.players]


@pytest.mark.rule("EG-213")
def test_an_absent_player_starts_where_the_fewest_villains_are() -> None:
    t = sit_down(2, options=EnemiesOptions(villains="random"))
    name = t.asked()[0]
    t.default(name).default(name)
    other = t.asked()[0]
    t.default(other).default(other)
    assert ("uptown", "mercey-island") == (t.where(name), t.where(other))
    assert (1, 1) == (t.goons(name, "mercey-island"), t.goons(other, "midtown"))


@pytest.mark.rule("EG-035")
def test_ice_and_greenhouses_are_used_only_with_their_board() -> None:
    t = sit_down(2, options=EnemiesOptions(villains="free"))
    t.takes("A", "choose:mr-freeze").takes("B", "choose:joker")
    assert (12, 0) == (t.view("A").ice, t.view("A").greenhouses)
    t = sit_down(2, options=EnemiesOptions(villains="free"))
    t.takes("A", "choose:bane").takes("B", "choose:poison-ivy")
    assert (0, 12) == (t.view("A").ice, t.view("A").greenhouses)
