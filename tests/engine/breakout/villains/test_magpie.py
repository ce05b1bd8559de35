"""Magpie: a Gadget when the Escape begins, and one for each Gadget space she enters in her own turn."""

import pytest

from tests.engine.breakout.track import every_gadget, race, team

FULL = ("phase-shift", "phase-shift", "lucky-coin")


@pytest.mark.rule("BR-040")
def test_when_the_escape_begins_she_draws_a_gadget() -> None:
    table = race(A=team(), B=team("magpie"), begins=True, deck=("jet-pack",))
    assert ([], ["jet-pack"]) == (table.holds("A"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-152")
@pytest.mark.parametrize(("held", "cards"), [(2, 3), (3, 3)])
def test_the_first_draw_too_needs_fewer_than_three(held: int, cards: int) -> None:
    table = race(A=team("magpie", holds=FULL[:held]), B=team(), escape=2, begins=True)
    assert cards == len(table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-149")
def test_what_she_draws_is_told_to_her_player_alone() -> None:
    table = race(A=team("magpie"), B=team(), begins=True, deck=("jet-pack",))
    assert ["A draws 1 Gadget."] == table.log("draw", to="B")
    assert ["A draws 1 Gadget.", "You drew Jet Pack."] == table.log("draw", to="A")
    table.idle()


@pytest.mark.rule("BR-238")
def test_each_gadget_space_on_the_way_gives_one_and_the_end_of_the_turn_no_second_one() -> None:
    deck = ("jet-pack", "adrenaline", "null-cloud")
    table = race(A=team("magpie", "man-bat", on=14), B=team(), dice=[4], deck=deck)
    table.takes("A", "roll").takes("A", "move").ends("A")
    assert (21, ["jet-pack", "adrenaline"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-050")
def test_a_stop_by_choice_draws_once() -> None:
    table = race(A=team("magpie", on=6), B=team(), dice=[3], deck=("jet-pack", "adrenaline"))
    table.takes("A", "roll").takes("A", "stop:7").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-152")
def test_with_two_gadgets_she_draws_on_the_first_of_two_spaces_only() -> None:
    table = race(A=team("magpie", "man-bat", on=14, holds=FULL[:2]), B=team(), dice=[5])
    table.takes("A", "roll").takes("A", "keep").takes("A", "move").takes("A", "end")
    assert (22, 3) == (table.space("A"), len(table.holds("A")))
    table.idle()


@pytest.mark.rule("BR-239", "BR-113")
def test_with_three_she_draws_at_the_end_if_she_has_played_one_by_then() -> None:
    held = ("phantom-zone", "phase-shift", "lucky-coin")
    table = race(A=team("magpie", on=6, holds=held), B=team(on=20), dice=[1], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "keep")
    assert (["play:phantom-zone", "end"], 3) == (table.offers("A"), len(table.holds("A")))
    table.takes("A", "play:phantom-zone").takes("A", "draw").takes("A", "end")
    assert ["phase-shift", "lucky-coin", "jet-pack"] == table.holds("A")
    table.idle()


@pytest.mark.rule("BR-238")
def test_an_advance_onto_a_gadget_space_in_her_own_turn_draws() -> None:
    a = team("magpie", on=3, holds=("grappling-hook",))
    table = race(A=a, B=team(on=7), dice=[1], deck=("jet-pack",))
    table.takes("A", "play:grappling-hook")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.takes("A", "roll").takes("A", "keep").takes("A", "end").idle()


@pytest.mark.rule("BR-238", "BR-055")
def test_a_space_gives_one_gadget_a_turn() -> None:
    a = team("magpie", "falcone", on=3, holds=("grappling-hook",))
    table = race(A=a, B=team(on=7), dice=[4, 4], deck=("jet-pack", "adrenaline"))
    table.takes("A", "play:grappling-hook").takes("A", "roll").takes("A", "keep").takes("A", "second-die")
    table.takes("A", "keep").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-055")
def test_a_space_that_she_enters_twice_in_a_turn_gives_one_gadget() -> None:
    b = team("firefly", "joker", on=7, tokens={"joker": 1})
    table = race(A=team("magpie", "egghead", on=6), B=b, dice=[5, 2], deck=("jet-pack", "adrenaline"))
    table.takes("A", "predict:circle").takes("A", "roll").takes("B", "reroll").takes("A", "move")
    assert [5, 10] == table.spaces()
    table.ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-053", "BR-238")
def test_an_advance_over_a_gadget_space_does_not_enter_it() -> None:
    table = race(A=team("magpie", on=3, holds=("grappling-hook",)), B=team(on=9))
    table.takes("A", "play:grappling-hook")
    assert (9, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-213")
def test_a_flight_onto_a_gadget_space_draws_once() -> None:
    a = team("magpie", "kiteman", on=3, tokens={"kiteman": 1})
    table = race(A=a, B=team(), deck=("jet-pack", "adrenaline"))
    table.takes("A", "fly").takes("A", "land:7").ends("A")
    assert (7, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-241")
def test_a_swap_draws_nothing() -> None:
    table = race(A=team("magpie", "hush", on=3), B=team(on=7), dice=[1])
    table.takes("A", "use:hush:1").takes("A", "roll")
    assert (8, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-052")
def test_going_backward_over_a_gadget_space_draws_nothing() -> None:
    table = race(A=team("magpie", "man-bat", on=9), B=team(), dice=[1])
    table.takes("A", "roll")
    assert (5, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238", "BR-106")
def test_an_advance_in_another_teams_turn_draws_nothing() -> None:
    b = team("magpie", "deathstroke", on=18, contract="A")
    table = race(A=team(on=22), B=b, dice=[5])
    table.takes("A", "roll")
    assert (21, []) == (table.space("B"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-231")
def test_a_jet_pack_enters_no_gadget_space() -> None:
    table = race(A=team("magpie", on=6, holds=("jet-pack",)), B=team(), dice=[2])
    table.takes("A", "play:jet-pack").takes("A", "roll")
    assert (10, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-238")
def test_a_gadget_space_on_the_way_out_of_the_last_tile_is_entered() -> None:
    table = race(A=team("magpie", "man-bat", on=29), B=team(), C=team(), dice=[5])
    table.takes("A", "roll").takes("A", "move")
    assert (["A"], ["A draws 1 Gadget."]) == (table.places(), table.log("draw")[:1])
    assert "keep" == table.key()
    table.plays_on().idle()


@pytest.mark.rule("BR-169")
def test_with_an_empty_deck_she_finds_nothing() -> None:
    table = race(A=team("magpie", on=6), B=team(holds=every_gadget()), dice=[2])
    table.takes("A", "roll").takes("A", "move")
    assert (8, []) == (table.space("A"), table.holds("A"))
    table.idle()


def test_she_works_from_start() -> None:
    table = race(A=team("magpie", "man-bat"), B=team(), dice=[5], deck=("jet-pack",))
    table.takes("A", "roll").takes("A", "move").ends("A")
    assert (8, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-148")
def test_other_teams_draw_nothing_in_passing() -> None:
    table = race(A=team(on=6), B=team("magpie", on=5), dice=[2])
    table.takes("A", "roll").takes("A", "move")
    assert ([8, 5], [], []) == (table.spaces(), table.holds("A"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-254")
def test_a_clayface_who_copies_her_draws_a_gadget_of_his_own() -> None:
    table = race(A=team("clayface"), B=team("magpie", "bane"), begins=True, deck=("jet-pack", "adrenaline"))
    table.takes("A", "choose:magpie")
    assert (["jet-pack"], ["adrenaline"]) == (table.holds("A"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-255", "BR-161")
def test_borrowed_with_morph_powder_she_draws_on_entering_alone() -> None:
    a = team(on=6, holds=("morph-powder",))
    table = race(A=a, B=team("magpie"), dice=[2], deck=("jet-pack", "adrenaline"))
    table.takes("A", "play:morph-powder:magpie")
    assert [] == table.holds("A")
    table.takes("A", "roll").takes("A", "move").ends("A")
    assert (8, ["jet-pack"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_blank_she_draws_nothing_on_the_way_and_the_turns_end_draws_as_ever() -> None:
    table = race(A=team("magpie", "catwoman", on=6), B=team(), dice=[4, 5], blank={"magpie": "B"})
    table.takes("A", "roll").takes("A", "move")
    assert (10, "A", []) == (table.space("A"), table.turn_of(), table.holds("A"))
    table.takes("A", "roll").ends("A")
    assert (15, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()
