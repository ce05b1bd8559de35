"""Nanobots: start or end of your turn: draw two Gadgets."""

import pytest

from tests.engine.breakout.track import every_gadget, race, team

HELD = ("nanobots",)
PLAY = "play:nanobots"


@pytest.mark.rule("BR-162", "BR-154", "BR-151")
def test_at_the_start_of_the_turn_it_goes_under_the_deck_and_two_are_drawn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[1], deck=("phase-shift", "jet-pack", "null-cloud"))
    assert ["roll", PLAY] == table.offers("A")
    table.takes("A", PLAY)
    assert (["phase-shift", "jet-pack"], [*HELD]) == (table.holds("A"), table.under())
    assert ["null-cloud"] == table.deck()[:1]
    table.takes("A", "roll").takes("A", "keep").takes("A", "end").idle()


@pytest.mark.rule("BR-162", "BR-154")
def test_at_the_end_of_the_turn_it_works_too() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[1], deck=("phase-shift", "jet-pack"))
    table.takes("A", "roll").takes("A", "keep")
    assert [PLAY, "end"] == table.offers("A")
    table.takes("A", PLAY)
    assert (["phase-shift", "jet-pack"], ["end"]) == (table.holds("A"), table.offers("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-154")
def test_it_fits_neither_after_the_roll_nor_in_another_teams_turn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(holds=HELD), dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "keep").takes("A", "end").idle()


@pytest.mark.rule("BR-070")
def test_a_gadget_drawn_at_the_start_can_be_played_in_the_same_window() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), dice=[2], deck=("phase-shift", "jet-pack"))
    table.takes("A", PLAY)
    assert ["roll", "play:jet-pack"] == table.offers("A")
    table.takes("A", "play:jet-pack").takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert 24 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-152", "BR-113")
def test_with_three_gadgets_on_a_gadget_space_it_leaves_no_draw() -> None:
    held = (*HELD, "phase-shift", "lucky-coin")
    table = race(A=team(on=6, holds=held), B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert [PLAY, "end"] == table.offers("A")
    table.takes("A", PLAY)
    assert (4, ["end"]) == (len(table.holds("A")), table.offers("A"))
    table.takes("A", "end")
    assert 4 == len(table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-113", "BR-067")
@pytest.mark.parametrize(("picks", "cards"), [(("draw", PLAY), 4), ((PLAY,), 3)])
def test_with_two_the_draw_of_the_space_comes_before_it_or_not_at_all(picks: tuple[str, ...], cards: int) -> None:
    table = race(A=team(on=6, holds=(*HELD, "phase-shift")), B=team(), dice=[1], deck=("jet-pack",) * 3)
    table.takes("A", "roll").takes("A", "keep")
    assert ["draw", PLAY, "end"] == table.offers("A")
    for id in (*picks, "end"):
        table.takes("A", id)
    assert cards == len(table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-149")
def test_the_names_of_what_is_drawn_are_told_to_their_owner_alone() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(), deck=("phase-shift", "jet-pack"))
    table.takes("A", PLAY)
    assert ["A draws 2 Gadgets."] == table.told("draw", to="B")
    assert ["A draws 2 Gadgets.", "You drew Phase Shift, Jet Pack."] == table.told("draw", to="A")
    assert (2, None) == (table.view("B").teams[0].gadgets, table.view(None).hand)
    table.idle()


@pytest.mark.rule("BR-169", "BR-162")
def test_with_one_card_in_the_deck_it_is_drawn_again_itself() -> None:
    everything = every_gadget(but=("nanobots", "jet-pack"))
    table = race(A=team(on=22, holds=HELD), B=team(holds=everything), deck=("jet-pack",))
    table.takes("A", PLAY)
    assert (["jet-pack", "nanobots"], []) == (table.holds("A"), table.deck())
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=team(on=22, holds=HELD), B=team(on=30, holds=("phase-shift",)))
    table.takes("A", PLAY)
    assert ("roll", ["A"]) == (table.key(), table.asked())
    table.idle()


def test_it_works_in_start_and_leaves_other_hands_alone() -> None:
    table = race(A=team(holds=HELD), B=team(holds=("jet-pack",)))
    table.takes("A", PLAY)
    assert (2, ["jet-pack"]) == (len(table.holds("A")), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-116")
def test_a_team_that_escapes_in_its_move_cannot_play_it_at_the_end() -> None:
    table = race(A=team(on=36, holds=HELD), B=team(), C=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep")
    assert (["A"], [*HELD], "keep") == (table.places(), table.holds("A"), table.key())
    table.plays_on().idle()
