"""Setting up the game and its two Escapes: what is dealt, what is seen, who begins."""

from collections import Counter

import pytest

from engine import Dice
from engine.breakout.gadgets import all_cards
from engine.breakout.powers import REGISTER
from engine.breakout.setup import DEALT
from engine.breakout.track import TILES, armory_side
from tests.engine.breakout.track import SEATS, RaceTable, race, sit_down, team


def pick_first_two(table: RaceTable) -> RaceTable:
    """Everybody takes the first two Villains of the own hand."""
    for name in table.asked():
        table.takes(name, *table.offers(name)[:2])
    return table


@pytest.mark.rule("BR-022", "BR-023")
@pytest.mark.parametrize("seats", [2, 6])
def test_five_different_villains_are_dealt_to_everybody_and_the_rest_is_a_stack(seats: int) -> None:
    table = sit_down(seats)
    hands = [each.hand for each in table.state.teams]
    assert [DEALT] * seats == [len(hand) for hand in hands]
    every = [*table.state.stack, table.state.exchange, *(slug for hand in hands for slug in hand)]
    assert sorted(REGISTER) == sorted(str(slug) for slug in every)
    assert 40 - 5 * seats == len(table.state.stack) + 1


@pytest.mark.rule("BR-022", "BR-188")
def test_each_player_sees_only_the_own_villains() -> None:
    table = sit_down(3)
    for name in "ABC":
        hand = table.view(name).hand
        assert hand is not None
        assert table.team(name).hand == [villain.slug for villain in hand.villains]
    assert None is table.view(None).hand
    assert {()} == {each.villains for each in table.view("A").teams}


@pytest.mark.rule("BR-024")
def test_the_gadgets_are_shuffled_into_one_deck_and_nobody_starts_with_one() -> None:
    table, other = sit_down(4), sit_down(4, key="17" * 16)
    assert all_cards() == sorted(table.state.deck)
    assert table.state.deck != other.state.deck
    assert [0, 0, 0, 0] == [each.gadgets for each in table.view(None).teams]


@pytest.mark.rule("BR-026", "BR-027", "BR-028", "BR-142")
def test_three_tiles_are_laid_and_the_other_seven_stay_unseen() -> None:
    table = sit_down(2)
    laid = [tile.slug for tile in table.view(None).tiles]
    assert 3 == len(laid)
    assert sorted(set(TILES) - set(laid)) == sorted(tile.slug for tile in table.state.tiles_left)
    assert 36 == len(table.state.track) == sum(len(tile.spaces) for tile in table.view(None).tiles)


@pytest.mark.rule("BR-026")
def test_tiles_come_in_any_order_and_either_way_round() -> None:
    tables = [sit_down(2, key=f"{number:032x}") for number in range(40)]
    first = Counter(table.state.tiles[0].slug for table in tables)
    turned = Counter(tile.turned for table in tables for tile in table.state.tiles)
    assert len(first) >= 8
    assert 40 <= turned[True] <= 80


@pytest.mark.rule("BR-031", "BR-032", "BR-033")
@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (4, "A"), (5, "B"), (6, "B")])
def test_the_armory_lies_at_the_end_with_a_villain_face_up(seats: int, side: str) -> None:
    view = sit_down(seats).view(None)
    assert (side, side) == (view.armory_side, armory_side(seats))
    assert view.exchange is not None
    assert seats == len(view.armory)
    assert 12 * len(view.tiles) == 36


@pytest.mark.rule("BR-034", "BR-036", "BR-037", "BR-038", "BR-039")
def test_teams_of_two_are_picked_in_secret_and_revealed_together() -> None:
    table = sit_down(3)
    assert ("team", ["A", "B", "C"]) == (table.key(), table.asked())
    picks = {name: table.offers(name)[:2] for name in "ABC"}
    table.takes("A", *picks["A"]).takes("B", *picks["B"])
    assert {()} == {each.villains for each in table.view("C").teams}
    assert [] == table.told("team")
    table.takes("C", *picks["C"])
    for name, two in picks.items():
        shown = table.view(None).teams[SEATS.index(name)].villains
        assert [id.removeprefix("pick:") for id in two] == [villain.slug for villain in shown]
        assert [REGISTER[villain.slug].starting_tokens for villain in shown] == [villain.tokens for villain in shown]
        assert 3 == len(table.team(name).hand)
    assert (3, [0, 0, 0]) == (len(table.told("team")), table.spaces())
    assert table.view(None).first == table.view(None).active
    assert "race" == table.view(None).phase


@pytest.mark.rule("BR-035")
def test_a_pick_may_be_changed_until_the_last_player_has_picked() -> None:
    table = sit_down(2)
    one, two, three, *_ = table.offers("A")
    table.takes("A", one, two).takes("A", two, three)
    assert ["B"] == table.asked()
    table.takes("B", *table.offers("B")[:2])
    assert [two, three] == [f"pick:{card.slug}" for card in table.team("A").villains]


@pytest.mark.rule("BR-034")
def test_an_absent_player_gets_two_of_the_own_villains_at_random() -> None:
    ask = sit_down(2).position.ask
    assert ask is not None
    mine = ask.ask.seats[0]
    other = sit_down(2, key="23" * 16).position.ask
    assert other is not None
    assert (2, 2, 2) == (mine.at_least, mine.at_most, len(mine.default))
    places = [[seat.options.index(seat.option(id)) for id in seat.default] for seat in other.ask.seats.values()]
    assert places != [[0, 1], [0, 1]]


@pytest.mark.rule("BR-039")
def test_the_first_player_is_random() -> None:
    first = Counter(sit_down(4, key=f"{number:032x}").state.first for number in range(40))
    assert 4 == len(first)


@pytest.mark.rule("BR-021", "BR-039", "BR-066")
def test_play_goes_clockwise_by_seat_from_the_first_player() -> None:
    table = race(A=team(on=1), B=team(on=1), C=team(on=1), active="C", first="C", dice=[1, 1, 1])
    for name in "CAB":
        assert name == table.turn_of()
        table.takes(name, "roll")
    assert ("C", 2) == (table.turn_of(), table.state.round)
    table.idle()


@pytest.mark.rule("BR-040", "BR-254")
def test_clayface_chooses_before_all_others_and_then_his_copy_begins_in_turn_order() -> None:
    a, b = team("deathstroke", "magpie"), team("clayface", "penguin")
    table = race(A=a, B=b, C=team("bane", "falcone"), begins=True, deck=("jet-pack",))
    assert ("copy", ["B"]) == (table.key(), table.asked())
    table.takes("B", "choose:deathstroke")
    assert ("contract", ["A"], ["choose:1", "choose:2"]) == (table.key(), table.asked(), table.offers("A"))
    table.takes("A", "choose:2")
    assert ("contract", ["B"]) == (table.key(), table.asked())
    table.takes("B", "choose:0")
    contracts = (table.card("deathstroke").contract, table.card("clayface").contract)
    assert ((2, 0), ["jet-pack"]) == (contracts, table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-142", "BR-143", "BR-144", "BR-130", "BR-137")
def test_the_second_escape_has_four_new_tiles_and_teams_of_the_three_villains_that_are_left() -> None:
    table = race(A=team(on=3, fog=True), B=team(on=36), dice=[1], active="B")
    first = [tile.slug for tile in table.state.tiles]
    table.takes("B", "roll")
    while table.key() != "team":
        table.default(table.asked()[0])
    second = [tile.slug for tile in table.state.tiles]
    assert (4, 48, []) == (len(second), len(table.state.track), [slug for slug in second if slug in first])
    assert [3, 3] == [len(table.offers(name)) for name in "AB"]
    assert (None, None, ()) == (
        table.view(None).exchange, table.view(None).armory_side, table.view(None).armory
    )  # fmt: skip
    pick_first_two(table)
    assert ("B", [0, 0], False, 2) == (table.turn_of(), table.spaces(), table.team("A").fog, table.state.escape)
    assert [2, 2] == [len(table.holds(name)) for name in "AB"]
    table.ends("B").idle()


@pytest.mark.rule("BR-019")
def test_the_faces_of_a_die_are_equally_likely() -> None:
    dice = Dice("d1" * 16)
    faces = Counter(dice.below("die", 6) + 1 for _ in range(6000))
    assert [1, 2, 3, 4, 5, 6] == sorted(faces)
    assert 900 <= min(faces.values()) <= max(faces.values()) <= 1100
