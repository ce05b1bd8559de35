"""Two-Face: Banks and Police Stations on fire, the coin, Scarred Coin."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-212")
@pytest.mark.parametrize(("coin", "infamy", "side"), [("C", 3, "clean"), ("S", 1, "scarred")])
@pytest.mark.parametrize("building", ["bank", "police-station"])
def test_burning_flips_the_coin_for_3_infamy_or_1(building: str, coin: str, infamy: int, side: str) -> None:
    t = city(A=P("two-face", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": building}, coin=coin)
    t.takes("A", "weapon:flame-thrower")
    assert (infamy, 0) == (t.infamy("A"), t.infamy("B"))
    assert [f"A's coin shows the {side} side."] == t.told("coin")
    t.idle()


def test_other_buildings_and_bridges_flip_no_coin() -> None:
    t = city(A=P("two-face", at="uptown", weapons="flame-thrower", hand="torch-job"), B=P(),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, []) == (t.infamy("A"), t.log("coin"))
    t.idle()


def test_each_burn_flips_anew() -> None:
    t = city(A=P("two-face", at="uptown", weapons="flame-thrower*2"), B=P(), buildings={"uptown": "bank*2"}, coin="SC")
    t.takes("A", "weapon:flame-thrower")
    assert 1 == t.infamy("A")
    t.takes("A", "weapon:flame-thrower")
    assert 4 == t.infamy("A")
    t.idle()


def test_scarred_coin_adds_2_goons_on_the_clean_side() -> None:
    t = city(A=P("two-face", at="uptown", goons="uptown"), B=P(at="uptown", goons="uptown"), coin="C")
    t.takes("A", "weapon:scarred-coin")
    assert (3, 27, 0, 1) == (t.goons("A", "uptown"), t.supply("A"), t.player("A").base, t.goons("B", "uptown"))
    assert "You have used it in this round." == t.why("A", "weapon scarred-coin")
    t.idle()


def test_scarred_coin_sends_an_own_goon_to_arkham_asylum_on_the_scarred_side() -> None:
    t = city(A=P("two-face", at="uptown", goons="uptown*2"), B=P(at="uptown", goons="uptown"), coin="S")
    t.takes("A", "weapon:scarred-coin")
    assert (1, 28, 1, 1) == (t.goons("A", "uptown"), t.supply("A"), t.player("A").base, t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-073", "EG-091")
def test_a_side_that_can_do_nothing_does_nothing() -> None:
    t = city(A=P("two-face", at="uptown", goons="midtown"), B=P(), coin="S")
    t.takes("A", "weapon:scarred-coin")
    assert (0, 1, 0) == (t.goons("A", "uptown"), t.goons("A", "midtown"), t.player("A").base)
    t.idle()
    t = city(A=P("two-face", at="uptown", goons="uptown", supply=0), B=P(), coin="C")
    t.takes("A", "weapon:scarred-coin")
    assert (1, 0) == (t.goons("A", "uptown"), t.player("A").base)
    t.idle()


@pytest.mark.rule("EG-055")
def test_with_1_goon_in_supply_the_clean_side_adds_1() -> None:
    t = city(A=P("two-face", at="uptown", supply=1), B=P(), coin="C")
    t.takes("A", "weapon:scarred-coin")
    assert (1, 0) == (t.goons("A", "uptown"), t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_scarred_coin_is_not_offered_when_neither_side_could_do_anything() -> None:
    t = city(A=P("two-face", at="uptown", supply=0, goons="midtown"), B=P())
    assert "It could do nothing now." == t.why("A", "weapon scarred-coin")
    assert "weapon:scarred-coin" not in t.offers("A")
    t.idle()
