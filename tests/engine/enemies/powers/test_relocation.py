"""Relocation: a Building moves from next door to your district."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-043", "EG-361")
def test_a_building_of_an_adjacent_district_comes_and_its_fire_goes_back() -> None:
    t = city(A=P(at="uptown", hand="relocation"), B=P(),
             buildings={"uptown": "tower", "midtown": "bank", "mercey-island": "warehouse", "tricorner": "tower"},
             fires="bank@midtown:B")  # fmt: skip
    t.takes("A", "play:relocation")
    assert ["move:warehouse@mercey-island", "move:bank@midtown", "move:bank@midtown:fire:1"] == t.offers("A")
    t.takes("A", "move:bank@midtown:fire:B")
    assert (["bank", "tower"], ["bank"], 12, 3) == (t.buildings("uptown"), t.buildings("midtown"), t.fires("B"),
                                                    t.infamy("A"))  # fmt: skip
    assert ("", ["tower"]) == (t.topper("bank@uptown"), t.buildings("tricorner"))
    t.idle()


@pytest.mark.rule("EG-331", "EG-043")
def test_ice_and_greenhouses_go_back_to_their_supplies() -> None:
    t = city(A=P(at="uptown", hand="relocation"), B=P("mr-freeze"), ice="bank@midtown:B")
    t.takes("A", "play:relocation")
    assert (["bank"], 12, "") == (t.buildings("uptown"), t.state.ice, t.topper("bank@uptown"))
    t.idle()
    t = city(A=P(at="uptown", hand="relocation"), B=P("poison-ivy"), greenhouses="bank@midtown:B")
    t.takes("A", "play:relocation")
    assert (["bank"], 12) == (t.buildings("uptown"), t.state.greenhouses)
    t.idle()


@pytest.mark.rule("EG-041", "EG-070")
def test_it_needs_a_free_slot_and_a_building_next_door() -> None:
    t = city(A=P(at="tricorner", hand="relocation"), B=P(), buildings={"tricorner": "tower*4", "midtown": "bank"})
    t.takes("A", "play:relocation")
    assert (0, ["bank"], "action") == (t.infamy("A"), t.buildings("midtown"), t.key())
    t.idle()
    t = city(A=P(at="uptown", hand="relocation"), B=P(), buildings={"tricorner": "tower*2", "uptown": "bank"})
    t.takes("A", "play:relocation")
    assert (0, ["bank"], "action") == (t.infamy("A"), t.buildings("uptown"), t.key())
    t.idle()


@pytest.mark.rule("EG-336", "EG-362", "EG-213")
def test_an_absent_player_moves_the_first_and_what_was_moved_burns_with_its_ability() -> None:
    t = city(A=P("joker", at="uptown", hand="relocation", weapons="flame-thrower"), B=P(),
             fires="tower@mercey-island:A", buildings={"midtown": "bank"})  # fmt: skip
    t.takes("A", "play:relocation").default("A")
    assert (12, ["tower"]) == (t.fires("A"), t.buildings("uptown"))
    t.takes("A", "weapon:flame-thrower")
    assert (3 + 2, "fire:A") == (t.infamy("A"), t.topper("tower@uptown"))
    t.idle()
