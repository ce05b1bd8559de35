"""Decoy Signal: a Hero is led next door."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-121", "EG-427", "EG-312")
def test_a_hero_goes_to_a_district_next_to_its_own_and_no_goon_leaves() -> None:
    t = city(A=P(at="uptown", weapons="decoy-signal"), B=P(at="downtown", goons="midtown*5"),
             heroes={"batman": "tricorner", "robin": "uptown"})  # fmt: skip
    t.takes("A", "weapon:decoy-signal")
    assert ["choose:batman", "choose:robin"] == t.offers("A")
    t.takes("A", "choose:batman")
    assert ["move:midtown", "move:downtown"] == t.offers("A")
    t.takes("A", "move:midtown")
    assert ({"batman": "midtown", "robin": "uptown"}, 5) == (t.state.heroes, t.goons("B", "midtown"))
    t.takes("A", "move:midtown")
    assert "Villains in this district cannot Gain Income." == t.why("A", "income")
    t.idle()


@pytest.mark.rule("EG-091")
def test_without_a_hero_on_the_board_it_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="decoy-signal"), B=P())
    assert "weapon:decoy-signal" not in t.offers("A")
    assert "It could do nothing now." == t.why("A", "weapon decoy-signal")
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_leads_the_first_hero_to_the_first_district() -> None:
    t = city(A=P(at="uptown", weapons="decoy-signal"), B=P(), heroes={"robin": "tricorner"})
    t.takes("A", "weapon:decoy-signal").default("A")
    assert ({"robin": "midtown"}, ["decoy-signal:used"]) == (t.state.heroes, t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-313")
def test_led_onto_the_score_card_the_dark_knight_blocks_it() -> None:
    t = city(A=P(at="tricorner", weapons="decoy-signal"), B=P(), rule="the-dark-knight", score="uptown",
             heroes={"batman": "midtown"})  # fmt: skip
    assert ["uptown"] == t.look.expected_to_score()
    t.takes("A", "weapon:decoy-signal").takes("A", "move:uptown")
    assert [] == t.look.expected_to_score()
    t.idle()


@pytest.mark.rule("EG-155", "EG-318")
def test_batman_is_not_led_into_the_last_district_that_can_be_reached() -> None:
    t = city(A=P(at="uptown", weapons="decoy-signal"), B=P(), movement=1, event="no-way-through",
             heroes={"batman": "downtown"}, fires="kane-memorial-bridge:B")  # fmt: skip
    t.takes("A", "weapon:decoy-signal")
    assert ["move:mercey-island", "move:tricorner"] == t.offers("A")
    t.takes("A", "move:tricorner")
    assert ["move:midtown"] == t.offers("A", "move")
    t.idle()
