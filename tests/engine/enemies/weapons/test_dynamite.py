"""Dynamite: it burns something and is gone."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-468", "EG-089")
def test_it_goes_to_the_bottom_of_the_weapon_deck_and_its_burn_gives_2_infamy() -> None:
    t = city(A=P(at="uptown", weapons="dynamite, sword"), B=P(), buildings={"uptown": "tower", "midtown": "tower"})
    t.takes("A", "weapon:dynamite")
    bridges = ["burn:kane-memorial-bridge", "burn:sprang-bridge", "burn:finger-bridge"]
    assert ["burn:tower@uptown", *bridges] == t.offers("A")
    t.takes("A", "burn:sprang-bridge")
    assert ("dynamite", ["sword"], 2, "fire:A") == (t.state.weapon_deck[-1], t.weapons("A"), t.infamy("A"),
                                                    t.topper("sprang-bridge"))  # fmt: skip
    assert ("", 0) == (t.topper("tower@uptown"), t.infamy("B"))
    t.idle()


@pytest.mark.rule("EG-101", "EG-213")
def test_the_ability_comes_first_and_an_absent_player_burns_what_is_listed_first() -> None:
    t = city(A=P("joker", at="uptown", weapons="dynamite*2"), B=P(), buildings={"uptown": "tower"})
    t.takes("A", "weapon:dynamite").default("A")
    assert ["A gains 2 Infamy, now 2.", "A gains 2 Infamy, now 4."] == t.told("infamy")
    assert ("fire:A", ["dynamite"]) == (t.topper("tower@uptown"), t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-091", "EG-100")
def test_without_a_fire_or_a_target_it_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="dynamite", fires=0), B=P(), buildings={"uptown": "tower"})
    assert "weapon:dynamite" not in t.offers("A")
    t.idle()
    t = city(
        A=P(at="tricorner", weapons="dynamite"), B=P(), fires="tower@tricorner:B, moldoff-bridge:B, brown-bridge:B"
    )
    assert "It could do nothing now." == t.why("A", "weapon dynamite")
    t.idle()


@pytest.mark.rule("EG-155")
def test_the_last_bridge_out_is_not_offered() -> None:
    t = city(A=P(at="uptown", weapons="dynamite"), B=P(), movement=1,
             fires="kane-memorial-bridge:B, sprang-bridge:B")  # fmt: skip
    assert "weapon:dynamite" not in t.offers("A")
    t.takes("A", "move:midtown")
    assert "weapon:dynamite" in t.offers("A")
    t.takes("A", "weapon:dynamite")
    assert "burn:finger-bridge" in t.offers("A")
    t.takes("A", "burn:finger-bridge")
    t.idle()
