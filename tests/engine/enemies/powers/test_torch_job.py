"""Torch Job: a Building in your district or an adjacent Bridge burns."""

import pytest

from tests.engine.enemies.city import P, city


def test_buildings_of_your_district_and_adjacent_bridges_are_offered_and_nothing_else() -> None:
    t = city(A=P(at="tricorner", hand="torch-job"), B=P(), buildings={"tricorner": "tower*2", "midtown": "bank"})
    t.takes("A", "play:torch-job")
    assert ["burn:tower@tricorner", "burn:moldoff-bridge", "burn:brown-bridge"] == t.offers("A")
    t.takes("A", "burn:tower@tricorner")
    assert ("fire:A", 11, 1, 0) == (t.topper("tower@tricorner"), t.fires("A"), t.infamy("A"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-101")
def test_the_ability_comes_before_the_infamy_of_the_card() -> None:
    t = city(A=P("joker", at="uptown", hand="torch-job"), B=P())
    t.takes("A", "play:torch-job").takes("A", "burn:sprang-bridge")
    assert ["A gains 2 Infamy, now 2.", "A gains 1 Infamy, now 3."] == t.told("infamy")
    assert ("fire:A", 4) == (t.topper("sprang-bridge"), t.money("A"))
    t.idle()


@pytest.mark.rule("EG-070", "EG-085", "EG-100")
def test_without_a_burn_there_is_no_infamy() -> None:
    t = city(A=P(at="uptown", hand="torch-job", fires=0), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "play:torch-job")
    assert (0, "action", [], "") == (t.infamy("A"), t.key(), t.holds("A"), t.topper("tower@uptown"))
    t.idle()


@pytest.mark.rule("EG-213", "EG-064")
def test_it_cannot_be_declined_and_an_absent_player_burns_the_first_that_is_listed() -> None:
    t = city(A=P(at="uptown", hand="torch-job"), B=P(), buildings={"uptown": "tower"}, fires="bank@uptown:B")
    t.takes("A", "play:torch-job")
    assert "none" not in t.offers("A")
    t.default("A")
    assert ("fire:A", "fire:B", 1) == (t.topper("tower@uptown"), t.topper("bank@uptown"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-155")
def test_a_bridge_that_is_the_last_way_out_is_not_offered() -> None:
    t = city(A=P(at="uptown", hand="torch-job"), B=P(), movement=1, buildings={"uptown": "tower"},
             fires="kane-memorial-bridge:B, sprang-bridge:B")  # fmt: skip
    t.takes("A", "play:torch-job")
    assert ("fire:A", "") == (t.topper("tower@uptown"), t.topper("finger-bridge"))
    t.idle()
