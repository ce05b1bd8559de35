"""Batman: +5 Power. Draw a card. Unavoidable FA: each Releases all Hostages and discards two random cards."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_played_he_gives_5_power_and_draws_a_card() -> None:
    t = table(P("Batman, Punch", deck="Kite Man, Ragman", play="Aaron Cash"), P("Punch*2"))
    t.play("Batman")
    assert (5, ["Punch", "Kite Man"], ["Aaron Cash", "Batman"], 2) == (
        t.power, t.hand(), t.in_play(), len(t.hand(1)),
    )  # fmt: skip
    t.idle()


@pytest.mark.rule("AA-102")
def test_with_nothing_to_draw_the_power_is_left() -> None:
    t = table(P("Batman", deck=""), P())
    t.play("Batman")
    assert (5, []) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-141", "AA-228", "AA-271")
def test_nobody_is_asked_and_all_hostages_go_in_the_order_they_came_into_play() -> None:
    play = "Nora Fries, Scaled Hide, Arkham Orderly, Warden Quincy Sharp"
    t = table(P("Shield", play="Aaron Cash"), P(play=play, vp=1), P(), hostages="Julie Madison", **FA)
    assert ["Julie Madison", "Nora Fries", "Arkham Orderly", "Warden Quincy Sharp", "Aaron Cash"] == t.hostages
    assert ([], ["Scaled Hide"], 1, 0) == (t.in_play(), t.in_play(1), t.vp(1), t.power)
    assert (["Shield"], [], []) == (t.pile(), t.hand(), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-339", "AA-338")
def test_two_cards_are_picked_at_random() -> None:
    for first, second, left in ((0, 0, "Crowbar"), (2, 1, "Punch"), (1, 1, "Punch"), (0, 1, "Kite Man")):
        t = table(P(), P("Punch, Kite Man, Crowbar"), random={1: [(3, first), (2, second)]}, **FA)
        assert ([left], 2) == (t.hand(1), len(t.pile(1)))
    t.idle(1)


@pytest.mark.rule("AA-102", "AA-139")
def test_one_card_goes_alone_and_no_turn_ability_sees_it() -> None:
    t = table(P("Punch", play="Iceberg Lounge"), P(), **FA)
    assert (["Punch"], [], 0, []) == (t.pile(), t.hand(), t.vp(), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-222", "AA-096")
def test_the_first_hostage_released_under_an_empty_stack_is_flipped_in_step_8() -> None:
    t = table(P(play="Aaron Cash"), P(play="Julie Madison"), hostages="", **FA)
    assert (["Julie Madison", "Aaron Cash"], True) == (t.hostages, t.state.hostage_up)
    assert "Julie Madison is the next Hostage." in t.told
    t.idle(1)


@pytest.mark.rule("AA-253", "AA-331")
def test_defeated_as_the_last_nemesis_he_ends_the_game_with_the_turn() -> None:
    t = table(P(), P(), nemeses="Batman", power=14)
    t.buy("Batman")
    assert (["Batman"], False) == (t.pile(), t.over)
    t.end()
    assert (True, ["nemesis"]) == (t.over, t.state.causes)
