"""Sword: it strikes back by itself."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-208", "EG-302", "EG-205")
def test_after_a_rivals_whole_effect_it_removes_1_of_that_rivals_goons_there() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword"), B=P(at="uptown", goons="uptown*2, midtown", weapons="tommy-gun"),
             C=P(goons="uptown"), turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:A@uptown", "remove:A@uptown")
    assert (1, 1, 1, 1) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.goons("B", "midtown"),
                            t.goons("C", "uptown"))  # fmt: skip
    assert (["sword:used"], ["A's Sword strikes back."], "B") == (t.weapons("A"), t.told("weapon"), t.turn_of())
    t.idle()


def test_it_is_not_spent_on_a_rival_without_goons_there() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword"), B=P(at="uptown", goons="midtown", weapons="tommy-gun*2"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    assert (["sword"], 2) == (t.weapons("A"), t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-089")
def test_it_works_once_a_round_and_again_in_the_next() -> None:
    t = city(A=P(goons="uptown*4", weapons="sword"), B=P(at="uptown", goons="uptown*3", weapons="tommy-gun*2"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    assert (2, 2) == (t.goons("A", "uptown"), t.goons("B", "uptown"))
    while t.state.round == 2:
        t.default(t.asked()[0])
    assert ["sword"] == t.weapons("A")


@pytest.mark.rule("EG-301", "EG-426")
def test_replacing_counts_as_removing() -> None:
    t = city(A=P(goons="midtown*2", weapons="sword"), turns="BA", buildings={"uptown": "tower"},
             B=P("jervis-tetch", at="uptown", goons="midtown", weapons="flame-thrower"))  # fmt: skip
    t.takes("B", "weapon:flame-thrower")
    assert (1, 1, ["sword:used"]) == (t.goons("A", "midtown"), t.goons("B", "midtown"), t.weapons("A"))
    t.idle()


@pytest.mark.rule("EG-303")
def test_a_sword_sets_off_the_sword_of_the_other_and_both_are_used_up() -> None:
    t = city(A=P(goons="uptown*2", weapons="sword"), B=P(at="uptown", goons="uptown*2", weapons="sword, tommy-gun"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    assert (0, 1) == (t.goons("A", "uptown"), t.goons("B", "uptown"))
    assert (["sword:used"], "sword:used") == (t.weapons("A"), t.weapons("B")[0])
    t.idle()


@pytest.mark.rule("EG-208")
def test_several_players_swords_work_in_infamy_order() -> None:
    t = city(A=P(goons="uptown", weapons="sword"), B=P(goons="uptown", weapons="sword", infamy=3),
             C=P(at="uptown", goons="uptown*3", weapons="tommy-gun"), turns="CAB")  # fmt: skip
    t.takes("C", "weapon:tommy-gun").takes("C", "remove:A@uptown", "remove:B@uptown")
    assert ["B's Sword strikes back.", "A's Sword strikes back."] == t.told("weapon")
    assert 1 == t.goons("C", "uptown")
    t.idle()


@pytest.mark.rule("EG-305", "EG-304")
def test_the_owners_own_removing_sets_off_none_but_the_league_scimitars_second_part_does() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword"), B=P("ras-al-ghul", at="uptown", goons="uptown*3", weapons="sword"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:league-scimitar").takes("B", "remove:0")
    assert (["sword"], ["sword"], 2) == (t.weapons("A"), t.weapons("B"), t.goons("B", "uptown"))
    t.idle()
    t = city(A=P(goons="uptown*3", weapons="sword"), B=P("ras-al-ghul", at="uptown", goons="uptown*3"), turns="BA")
    t.takes("B", "weapon:league-scimitar").takes("B", "remove:2")
    assert (["sword:used"], 1, 1) == (t.weapons("A"), t.goons("A", "uptown"), t.goons("B", "uptown"))
    t.idle()


@pytest.mark.rule("EG-304")
def test_goons_moved_or_sent_to_arkham_asylum_set_off_none() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword"), turns="BA",
             B=P("scarecrow", at="uptown", goons="uptown*2", weapons="brass-knuckles"))  # fmt: skip
    t.takes("B", "weapon:fear-gas").takes("B", "send:1")
    t.takes("B", "weapon:brass-knuckles").takes("B", "move:1").takes("B", "move:midtown")
    assert (["sword"], 2, 1) == (t.weapons("A"), t.goons("B", "uptown"), t.goons("A", "uptown"))
    t.idle()


@pytest.mark.rule("EG-304")
@pytest.mark.parametrize("event", ["no-way-through", "crackdown"])
def test_events_and_the_batman_rule_set_off_none(event: str) -> None:
    t = city(phase="event", event=event, districts="midtown", A=P(goons="midtown*2", weapons="sword"),
             B=P(at="uptown", goons="midtown"))  # fmt: skip
    assert (1, ["sword"]) == (t.goons("A", "midtown"), t.weapons("A"))
    assert ("no-way-through" == event) == (1 == t.goons("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-090", "EG-320")
def test_it_is_not_used_by_its_owner_and_works_in_a_heros_district() -> None:
    t = city(A=P(at="uptown", goons="uptown*2", weapons="sword"), event="city-on-alert", heroes={"robin": "uptown"},
             B=P(at="midtown", goons="uptown", weapons="sniper-rifle"), turns="BA")  # fmt: skip
    t.takes("B", "weapon:sniper-rifle").takes("B", "remove:1")
    assert (1, 0, ["sword:used"]) == (t.goons("A", "uptown"), t.goons("B", "uptown"), t.weapons("A"))
    t.takes("B", "move:downtown").takes("B", t.offers("B", "buy")[0])
    assert ("A", False) == (t.turn_of(), "weapon:sword" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-364", "EG-208")
def test_two_swords_of_one_player_both_answer_one_effect() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword*2"), B=P(at="uptown", goons="uptown*3", weapons="tommy-gun"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:1")
    assert (["A's Sword strikes back."] * 2, 1, 2) == (t.told("weapon"), t.goons("B", "uptown"), t.goons("A", "uptown"))
    assert ["sword:used", "sword:used"] == t.weapons("A")
    t.idle()


@pytest.mark.rule("EG-364")
def test_the_second_sword_is_kept_when_no_goon_is_left_or_strikes_in_the_next_district() -> None:
    t = city(A=P(goons="uptown*3", weapons="sword*2"), B=P(at="uptown", goons="uptown", weapons="tommy-gun"),
             turns="BA")  # fmt: skip
    t.takes("B", "weapon:tommy-gun").takes("B", "remove:2")
    assert (["sword:used", "sword"], 0) == (t.weapons("A"), t.goons("B", "uptown"))
    t.idle()
    t = city(A=P(goons="uptown, midtown", weapons="sword*2"), buildings={"midtown": "tower"}, turns="BA",
             B=P("jervis-tetch", at="uptown", goons="midtown", weapons="bazooka"))  # fmt: skip
    t.takes("B", "weapon:bazooka").takes("B", "replace:A@uptown").takes("B", "remove:1")
    assert (0, 0) == (t.goons("A", "uptown"), t.goons("A", "midtown"))
    assert (0, 0, ["sword:used"] * 2) == (t.goons("B", "uptown"), t.goons("B", "midtown"), t.weapons("A"))
    t.idle()
