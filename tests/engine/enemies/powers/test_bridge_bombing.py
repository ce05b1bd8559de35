"""Bridge Bombing: up to 2 adjacent Bridges burn."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-038", "EG-039")
def test_up_to_2_adjacent_bridges_burn_for_1_infamy_each() -> None:
    t = city(A=P(at="mercey-island", hand="bridge-bombing"), B=P(), buildings={"mercey-island": "tower"})
    t.takes("A", "play:bridge-bombing")
    bridges = ["kane-memorial-bridge", "trigate-bridge", "westward-bridge", "aparo-bridge"]
    assert [*(f"burn:{slug}" for slug in bridges), "none"] == t.offers("A")
    t.takes("A", "burn:trigate-bridge").takes("A", "burn:aparo-bridge")
    assert ("fire:A", "fire:A", 2, 10) == (t.topper("trigate-bridge"), t.topper("aparo-bridge"), t.infamy("A"),
                                           t.fires("A"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-101", "EG-209")
def test_each_sets_off_the_ability() -> None:
    t = city(A=P("joker", at="uptown", hand="bridge-bombing"), B=P())
    t.takes("A", "play:bridge-bombing").takes("A", "burn:sprang-bridge")
    assert 2 == t.infamy("A")
    t.takes("A", "burn:finger-bridge")
    assert (2 + 2 + 2, 5) == (t.infamy("A"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-098", "EG-104")
def test_bridges_on_fire_or_under_anothers_ice_are_not_offered() -> None:
    t = city(A=P(at="uptown", hand="bridge-bombing"), B=P("mr-freeze"), fires="sprang-bridge:B", ice="finger-bridge:B")
    t.takes("A", "play:bridge-bombing")
    assert ["burn:kane-memorial-bridge", "none"] == t.offers("A")
    t.takes("A", "burn:kane-memorial-bridge")
    assert (1, "ice:B") == (t.infamy("A"), t.topper("finger-bridge"))
    t.idle()


@pytest.mark.rule("EG-329")
def test_mr_freeze_burns_a_bridge_under_his_own_ice() -> None:
    t = city(A=P("mr-freeze", at="uptown", hand="bridge-bombing"), B=P(), ice="finger-bridge:A",
             fires="tower@downtown:B")  # fmt: skip
    t.takes("A", "play:bridge-bombing").takes("A", "burn:finger-bridge")
    assert ("fire:A", 12) == (t.topper("finger-bridge"), t.state.ice)
    t.takes("A", "choose:tower@downtown:fire:B").takes("A", "none")
    assert ("ice:A", 11, 1) == (t.topper("tower@downtown"), t.state.ice, t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-085", "EG-100")
def test_an_absent_player_burns_nothing_and_without_a_fire_nothing_is_asked() -> None:
    t = city(A=P(at="uptown", hand="bridge-bombing"), B=P())
    t.takes("A", "play:bridge-bombing").default("A")
    assert (0, 12) == (t.infamy("A"), t.fires("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="bridge-bombing", fires=0), B=P())
    t.takes("A", "play:bridge-bombing")
    assert (0, "action", []) == (t.infamy("A"), t.key(), t.holds("A"))
    t.idle()


@pytest.mark.rule("EG-155")
def test_the_last_bridge_that_can_still_be_crossed_is_not_offered() -> None:
    t = city(A=P(at="uptown", hand="bridge-bombing"), B=P(), movement=1, fires="kane-memorial-bridge:B")
    t.takes("A", "play:bridge-bombing")
    assert ["burn:sprang-bridge", "burn:finger-bridge", "none"] == t.offers("A")
    t.takes("A", "burn:sprang-bridge")
    assert ("action", 1, ["move:midtown"]) == (t.key(), t.infamy("A"), t.offers("A", "move"))
    t.idle()
    t = city(A=P(at="uptown", hand="bridge-bombing"), B=P(), movement=2, fires="kane-memorial-bridge:B")
    t.takes("A", "play:bridge-bombing").takes("A", "burn:sprang-bridge").takes("A", "burn:finger-bridge")
    assert (2, ["move:mercey-island", "move:midtown"]) == (t.infamy("A"), t.offers("A", "move"))
    t.idle()
