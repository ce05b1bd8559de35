"""Urban Renewal: a new Building in your district."""

import pytest

from tests.engine.enemies.city import P, city


def test_a_building_of_your_choice_comes_from_the_supply() -> None:
    t = city(A=P(at="uptown", hand="urban-renewal"), B=P(), buildings={"uptown": "tower", "midtown": "bank"})
    t.takes("A", "play:urban-renewal")
    assert ["add:bank", "add:police-station", "add:warehouse", "add:tower"] == t.offers("A")
    t.takes("A", "add:police-station")
    assert (["police-station", "tower"], 5, 3, ["bank"]) == (
        t.buildings("uptown"), t.state.buildings["police-station"], t.infamy("A"), t.buildings("midtown")
    )  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-041", "EG-070")
def test_without_a_free_slot_nothing_is_added_and_nothing_gained() -> None:
    t = city(A=P(at="tricorner", hand="urban-renewal"), B=P(), buildings={"tricorner": "tower*4"})
    t.takes("A", "play:urban-renewal")
    assert (0, "action", ["tower"] * 4) == (t.infamy("A"), t.key(), t.buildings("tricorner"))
    t.idle()


@pytest.mark.rule("EG-211")
def test_a_type_that_has_run_out_is_not_offered() -> None:
    t = city(A=P(at="uptown", hand="urban-renewal"), B=P(), buildings={"midtown": "bank*6"})
    t.takes("A", "play:urban-renewal")
    assert ["add:police-station", "add:warehouse", "add:tower"] == t.offers("A")
    t.default("A")
    assert (["police-station"], 3) == (t.buildings("uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-362")
def test_burning_it_sets_off_the_ability_for_its_type() -> None:
    t = city(A=P("joker", at="uptown", hand="urban-renewal", weapons="flame-thrower"), B=P())
    assert "weapon:flame-thrower" not in t.offers("A")
    t.takes("A", "play:urban-renewal").takes("A", "add:tower").takes("A", "weapon:flame-thrower")
    assert (3 + 2, "fire:A") == (t.infamy("A"), t.topper("tower@uptown"))
    t.idle()
