"""City on Alert: no Weapons in the district of a Hero."""

import pytest

from tests.engine.enemies.city import P, city

BAN = "Weapons cannot be used in this district in this round."
HEROES = {"batgirl": "uptown", "robin": "downtown", "gordon": "tricorner"}


@pytest.mark.rule("EG-115")
def test_three_heroes_appear_and_two_cards_are_laid_on_the_score_space() -> None:
    t = city(
        phase="event", event="city-on-alert", districts="uptown, downtown, tricorner, midtown, uptown", A=P(), B=P()
    )
    assert (HEROES, ["midtown", "uptown"]) == (t.state.heroes, t.state.score_cards)
    assert ["uptown", "downtown", "tricorner"] == t.state.district_discard
    t.idle()


@pytest.mark.rule("EG-320")
@pytest.mark.parametrize("hero", ["batgirl", "robin", "gordon", "batman"])
def test_neither_weapon_cards_nor_main_weapons_can_be_used_with_any_hero(hero: str) -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower"), B=P(), event="city-on-alert", heroes={hero: "uptown"},
             buildings={"uptown": "tower", "midtown": "tower"})  # fmt: skip
    assert [] == t.offers("A", "weapon")
    assert (f"Main {BAN}", BAN) == (t.why("A", "weapon venom"), t.why("A", "weapon flame-thrower"))
    t.takes("A", "move:midtown")
    assert ["weapon:venom", "weapon:flame-thrower"] == t.offers("A", "weapon")
    t.idle()


@pytest.mark.rule("EG-320")
def test_a_sword_works_in_a_heros_district() -> None:
    t = city(A=P(at="uptown", goons="uptown*2", hand="turf-fight"), B=P(goons="uptown", weapons="sword"),
             event="city-on-alert", heroes=HEROES)  # fmt: skip
    t.takes("A", "play:turf-fight").takes("A", "remove:1")
    assert (0, 1, ["sword:used"]) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.weapons("B"))
    t.idle()


@pytest.mark.rule("EG-320")
def test_pistols_and_skeleton_keys_work_too() -> None:
    t = city(phase="arkham", A=P(at="uptown", weapons="pistol"),
             B=P(at="downtown", weapons="skeleton-key", base=1, inside=1), event="city-on-alert",
             heroes=HEROES, tower=[6, 1], score="uptown")  # fmt: skip
    assert (["A"], 2) == (t.asked(), t.player("B").escaped)
    t.takes("A", "remove:B")
    assert (["skeleton-key:used"], ["pistol:used"]) == (t.weapons("B"), t.weapons("A"))
    t.takes("B", "place:midtown")
    assert 1 == t.goons("B", "midtown")
    t.idle()
