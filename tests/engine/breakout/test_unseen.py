"""What a seat cannot know, and what it does: views, and states dealt anew for it."""

import pytest

from engine import Dice
from engine.breakout.gadgets import kind_of
from engine.breakout.state import BreakoutState
from tests.engine.breakout.track import SEATS, RaceTable, race, sit_down, team

SAMPLES = 12


def worlds(table: RaceTable, name: str | None) -> list[BreakoutState]:
    """States that this team (None: an onlooker) cannot tell from the real one."""
    seat = None if name is None else SEATS.index(name)
    chance = Dice("ab" * 16)
    found = [table.game.resample(table.state, seat, chance) for _ in range(SAMPLES)]
    assert [] == [problem for state in found for problem in table.game.problems(state)]
    assert {True} == {table.game.view(state, seat) == table.view(name) for state in found}
    return found


def hand_of(state: BreakoutState, name: str) -> list[str]:
    """Gadgets in a hand of some state."""
    return [kind_of(card).slug for card in state.teams[SEATS.index(name)].gadgets]


@pytest.mark.rule("BR-188", "BR-189")
def test_a_seat_knows_its_own_hand_and_neither_other_hands_nor_the_order_of_the_deck() -> None:
    a, b = team(holds=("jet-pack", "nanobots")), team(holds=("lucky-coin", "phase-shift"))
    found = worlds(race(A=a, B=b), "A")
    assert {("jet-pack", "nanobots")} == {tuple(hand_of(state, "A")) for state in found}
    assert 1 < len({tuple(hand_of(state, "B")) for state in found})
    assert 1 < len({tuple(state.deck[:3]) for state in found})
    assert {2} == {len(hand_of(state, "B")) for state in found}


@pytest.mark.rule("BR-188", "BR-189")
def test_villains_in_other_hands_and_the_stack_are_unknown() -> None:
    table = sit_down(3)
    found = worlds(table, "A")
    assert {tuple(table.team("A").hand)} == {tuple(state.teams[0].hand) for state in found}
    assert 1 < len({tuple(state.teams[1].hand) for state in found})
    assert 1 < len({tuple(state.stack) for state in found})
    onlooker = worlds(table, None)
    assert 1 < len({tuple(state.teams[0].hand) for state in onlooker})


@pytest.mark.rule("BR-189", "BR-190")
def test_the_view_counts_the_deck_and_names_no_hidden_tile() -> None:
    table = sit_down(2)
    view = table.view("A")
    assert (32, 3) == (view.deck, len(view.tiles))
    assert table.state.tiles_left[0].slug not in repr(view)


@pytest.mark.rule("BR-138", "BR-190")
def test_a_villain_that_went_into_a_hand_before_all_eyes_stays_there() -> None:
    a = team(on=36, hand=("hush", "catwoman", "joker"))
    table = race(A=a, B=team(), C=team(), dice=[1], exchange="bane").takes("A", "roll").default("A")
    table.takes("A", "exchange:hush")
    found = worlds(table, "B")
    assert {"bane"} == {state.teams[0].hand[0] for state in found}
    assert 1 < len({tuple(state.teams[0].hand) for state in found})


@pytest.mark.rule("BR-151", "BR-189")
def test_everybody_knows_a_played_gadget_under_the_deck_and_in_the_hand_that_draws_it() -> None:
    table = race(A=team(on=8, holds=("jet-pack",)), B=team(on=1), dice=[1]).takes("A", "play:jet-pack")
    assert {"jet-pack"} == {kind_of(state.deck[-1]).slug for state in worlds(table, "B")}
    table.state.deck[:] = table.state.deck[-1:] + table.state.deck[:-1]
    drawn = table.state.deck.pop(0)
    table.state.teams[1].gadgets.append(drawn)
    assert {("jet-pack",)} == {tuple(hand_of(state, "B")) for state in worlds(table, "A")}


@pytest.mark.rule("BR-134", "BR-188")
def test_only_their_owner_knows_which_gadgets_went_back_in_the_armory() -> None:
    held = ("jet-pack", "nanobots", "adrenaline")
    table = race(A=team(on=36, holds=held), B=team(), C=team(), dice=[1]).takes("A", "roll").takes("A", "keep")
    table.default("A")
    back = {"nanobots", "adrenaline"}
    mine = [{kind_of(card).slug for card in state.deck[-2:]} for state in worlds(table, "A")]
    theirs = [{kind_of(card).slug for card in state.deck[-2:]} for state in worlds(table, "B")]
    assert [back] * SAMPLES == mine
    assert [back] * SAMPLES != theirs
    orders = {tuple(kind_of(card).slug for card in state.deck[-2:]) for state in worlds(table, "A")}
    assert 2 == len(orders)


@pytest.mark.rule("BR-191", "BR-188")
def test_riddlers_secret_die_may_be_anything_to_the_others() -> None:
    table = race(A=team("riddler", on=8), B=team(on=1), C=team(fog=True), dice=[4]).takes("A", "riddle")
    secret = {tuple(die.shows for die in state.turn.roll.dice) for state in worlds(table, "B")}  # type: ignore[union-attr]
    assert 2 < len(secret)
    assert (6,) not in secret
    assert {(4,)} == {tuple(die.shows for die in state.turn.roll.dice) for state in worlds(table, "A")}  # type: ignore[union-attr]
    assert ((), "riddle") == (table.view("B").roll.dice, table.view("B").roll.source)  # type: ignore[union-attr]


@pytest.mark.rule("BR-191")
def test_a_claim_that_nobody_doubts_leaves_no_trace_of_the_die() -> None:
    table = race(A=team("riddler", on=8), B=team(on=1), dice=[4])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "pass")
    assert ["A rolls a die in secret.", "A claims a 6."] == table.log("roll", to="B")


def test_undo_stops_where_a_hidden_card_was_learnt() -> None:
    table = race(A=team(on=7, holds=("nanobots",)), B=team(on=1))
    before = table.game.identities(table.view("A"))
    table.takes("A", "play:nanobots")
    assert 3 == len(table.game.identities(table.view("A")) - before)
    assert 1 == len(table.game.identities(table.view("B")) - table.game.identities(race(A=team(), B=team()).view("B")))
