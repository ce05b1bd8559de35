"""Rocket Pack: your Villain flies to any other district."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."


@pytest.mark.rule("EG-110")
def test_your_villain_goes_to_any_other_district_and_nobody_steals() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack", goons="uptown"), B=P(at="tricorner"))
    t.takes("A", "weapon:rocket-pack")
    assert [f"move:{slug}" for slug in ("mercey-island", "midtown", "downtown", "tricorner")] == t.offers("A")
    t.takes("A", "move:tricorner")
    assert ("tricorner", 3, 3, 2, 1) == (t.where("A"), t.money("A"), t.money("B"), t.movement(), t.goons("A", "uptown"))
    assert (True, False) == (bool(t.offers("A", "buy")), "weapon:rocket-pack" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-154", "EG-449", "EG-155")
def test_it_is_a_way_out_that_cannot_be_discarded() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack"), B=P(), movement=0)
    assert ([], STUCK, []) == (t.offers("A", "discard"), t.why("A", "discard rocket-pack"), t.log("turn"))
    t.takes("A", "weapon:rocket-pack").takes("A", "move:downtown")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-340")
@pytest.mark.parametrize(("movement", "offered"), [(0, False), (1, True)])
def test_back_into_the_starting_district_it_goes_only_with_a_way_out_left(movement: int, offered: bool) -> None:
    t = city(A=P(at="midtown", weapons="rocket-pack"), B=P(), start="uptown", movement=movement)
    t.takes("A", "weapon:rocket-pack")
    assert offered == ("move:uptown" in t.offers("A"))
    t.takes("A", "move:tricorner")
    t.idle()


@pytest.mark.rule("EG-318")
def test_it_leads_past_no_way_through() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack"), B=P(at="tricorner"), event="no-way-through",
             heroes={"batman": "midtown"})  # fmt: skip
    assert "move:midtown" not in t.offers("A")
    t.takes("A", "weapon:rocket-pack").takes("A", "move:midtown")
    assert "midtown" == t.where("A")
    t.idle()


@pytest.mark.rule("EG-320", "EG-156")
def test_in_a_heros_district_on_alert_it_is_banned_and_no_way_out() -> None:
    t = city(A=P(at="uptown", weapons="rocket-pack"), B=P(), movement=0, event="city-on-alert",
             heroes={"robin": "uptown"})  # fmt: skip
    assert "Weapons cannot be used in this district in this round." == t.why("A", "weapon rocket-pack")
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    t.idle()


@pytest.mark.rule("EG-213")
def test_an_absent_player_takes_the_first_district() -> None:
    t = city(A=P(at="midtown", weapons="rocket-pack"), B=P())
    t.takes("A", "weapon:rocket-pack").default("A")
    assert "uptown" == t.where("A")
    t.idle()
