"""Ra's al Ghul: Towers and Police Stations on fire, League Scimitar."""

import pytest

from tests.engine.enemies.city import P, city


def test_burning_a_tower_gives_1_infamy_and_sends_up_to_2_goons_of_the_supply_to_arkham_asylum() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "weapon:flame-thrower")
    assert ["send:0", "send:1", "send:2"] == t.offers("A")
    t.takes("A", "send:2")
    assert (1, 2, 28, 0) == (t.infamy("A"), t.player("A").base, t.supply("A"), t.player("B").base)
    t.idle()


@pytest.mark.rule("EG-063", "EG-213")
def test_he_may_send_none_as_an_absent_player_does() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", weapons="flame-thrower"), B=P(), buildings={"uptown": "police-station"})
    t.takes("A", "weapon:flame-thrower").default("A")
    assert (1, 0, 30) == (t.infamy("A"), t.player("A").base, t.supply("A"))
    t.idle()


@pytest.mark.rule("EG-055")
def test_no_more_goons_than_the_supply_holds_are_offered() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", weapons="flame-thrower", supply=1), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "weapon:flame-thrower")
    assert ["send:0", "send:1"] == t.offers("A")
    t.takes("A", "send:1")
    t.idle()
    t = city(A=P("ras-al-ghul", at="uptown", weapons="flame-thrower", supply=0), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "weapon:flame-thrower")
    assert (1, 0, "action") == (t.infamy("A"), t.player("A").base, t.key())
    t.idle()


def test_a_bank_or_a_bridge_sets_off_nothing() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", weapons="flame-thrower", hand="torch-job"), B=P(),
             buildings={"uptown": "bank"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "play:torch-job").takes("A", "burn:finger-bridge")
    assert (1, 10, 0) == (t.infamy("A"), t.fires("A"), t.player("A").base)
    t.idle()


@pytest.mark.rule("EG-070")
def test_league_scimitar_gives_an_own_goon_for_up_to_2_of_any_rivals() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", goons="uptown*2"), B=P(goons="uptown*2"), C=P(goons="uptown, midtown"))
    t.takes("A", "weapon:league-scimitar")
    assert (1, ["1@uptown", "2@uptown"]) == (t.goons("A", "uptown"), t.distinct("A"))
    t.takes("A", "remove:B@uptown", "remove:C@uptown")
    assert (1, 1, 0, 1) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("C", "uptown"),
                            t.goons("C", "midtown"))  # fmt: skip
    assert (29, 29, 29) == (t.supply("A"), t.supply("B"), t.supply("C"))
    assert "weapon:league-scimitar" not in t.offers("A")
    t.idle()


@pytest.mark.rule("EG-305", "EG-208")
def test_his_own_goon_sets_off_no_sword_but_the_rival_ones_do() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", goons="uptown*3", weapons="sword"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "weapon:league-scimitar").takes("A", "remove:2")
    assert (1, 0, ["sword"], ["sword:used"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.weapons("A"),
                                                 t.weapons("B"))  # fmt: skip
    t.idle()


@pytest.mark.rule("EG-304", "EG-305")
def test_removing_no_rival_goon_sets_off_no_sword() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", goons="uptown*3"), B=P(goons="uptown*2", weapons="sword"))
    t.takes("A", "weapon:league-scimitar").takes("A", "remove:0")
    assert (2, 2, ["sword"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-091")
def test_league_scimitar_needs_an_own_goon_in_the_district() -> None:
    t = city(A=P("ras-al-ghul", at="uptown", goons="midtown"), B=P(goons="uptown*2"))
    assert "It could do nothing now." == t.why("A", "weapon league-scimitar")
    assert "weapon:league-scimitar" not in t.offers("A")
    t.idle()
