"""Night of Fire: up to 2 Buildings burn, one after the other."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-334", "EG-209")
def test_each_burn_carries_out_its_ability_before_the_next_is_chosen() -> None:
    t = city(A=P("joker", at="uptown", hand="night-of-fire"), B=P(), buildings={"uptown": "tower*2, bank"})
    t.takes("A", "play:night-of-fire")
    assert ["burn:bank@uptown", "burn:tower@uptown", "none"] == t.offers("A")
    t.takes("A", "burn:tower@uptown")
    assert (2, 4) == (t.infamy("A"), t.money("A"))
    t.takes("A", "burn:tower@uptown")
    assert ["A gains 2 Infamy, now 4.", "A gains 3 Infamy, now 7."] == t.told("infamy")
    assert (2, "") == (t.toppers("fire", "A"), t.topper("bank@uptown"))
    t.idle()


@pytest.mark.rule("EG-334")
def test_with_one_legal_target_one_burn_is_made() -> None:
    t = city(A=P(at="uptown", hand="night-of-fire"), B=P(), buildings={"uptown": "tower", "midtown": "tower"},
             fires="bank@uptown:B")  # fmt: skip
    t.takes("A", "play:night-of-fire")
    assert ["burn:tower@uptown", "none"] == t.offers("A")
    t.takes("A", "burn:tower@uptown")
    assert (2, "fire:A", "fire:B") == (t.infamy("A"), t.topper("tower@uptown"), t.topper("bank@uptown"))
    t.idle()


@pytest.mark.rule("EG-335")
@pytest.mark.parametrize(("fires", "infamy"), [(1, 2), (0, 1)])
def test_with_1_fire_left_it_burns_one_and_with_none_the_last_infamy_comes(fires: int, infamy: int) -> None:
    t = city(A=P(at="uptown", hand="night-of-fire", fires=fires), B=P(), buildings={"uptown": "tower*2"})
    t.takes("A", "play:night-of-fire")
    if fires:
        t.takes("A", "burn:tower@uptown")
    assert (infamy, 0, "action") == (t.infamy("A"), t.fires("A"), t.key())
    t.idle()


@pytest.mark.rule("EG-213", "EG-063")
def test_an_absent_player_burns_nothing_and_one_may_stop_after_the_first() -> None:
    t = city(A=P(at="uptown", hand="night-of-fire"), B=P(), buildings={"uptown": "tower*2"})
    t.takes("A", "play:night-of-fire").default("A")
    assert (1, 12) == (t.infamy("A"), t.fires("A"))
    t.idle()
    t = city(A=P(at="uptown", hand="night-of-fire"), B=P(), buildings={"uptown": "tower*2"})
    t.takes("A", "play:night-of-fire").takes("A", "burn:tower@uptown").takes("A", "none")
    assert (2, 11) == (t.infamy("A"), t.fires("A"))
    t.idle()


@pytest.mark.rule("EG-332", "EG-334")
def test_the_second_burn_sees_what_the_first_ability_placed() -> None:
    t = city(A=P("poison-ivy", at="uptown", hand="night-of-fire"), B=P(), buildings={"uptown": "tower, bank"})
    t.takes("A", "play:night-of-fire").takes("A", "burn:tower@uptown")
    t.takes("A", "choose:bank@uptown")
    assert ["burn:bank@uptown:greenhouse:0", "none"] == t.offers("A")
    t.takes("A", "burn:bank@uptown:greenhouse:A")
    assert ("fire:A", 12, 2 + 3) == (t.topper("bank@uptown"), t.state.greenhouses, t.infamy("A"))
    t.idle()
