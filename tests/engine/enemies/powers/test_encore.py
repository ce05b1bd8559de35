"""Encore: a Weapon is used a second time."""

import pytest

from tests.engine.enemies.city import P, city


@pytest.mark.rule("EG-324", "EG-210")
def test_a_weapon_used_this_turn_is_used_again_at_once() -> None:
    t = city(A=P("penguin", at="uptown", hand="encore", weapons="grapple-gun, lock-picks"), B=P())
    t.takes("A", "weapon:grapple-gun").takes("A", "weapon:trick-umbrella").takes("A", "play:encore")
    assert ["weapon:trick-umbrella", "weapon:grapple-gun", "none"] == t.offers("A")
    assert "Gain 1 Movement." == t.note("A", "weapon:grapple-gun")
    t.takes("A", "weapon:grapple-gun")
    assert (4, 3, ["grapple-gun:used", "lock-picks"]) == (t.movement(), t.infamy("A"), t.weapons("A"))
    assert (["A uses Grapple Gun."], False) == (t.told("weapon"), "weapon:grapple-gun" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-323")
def test_venom_used_twice_makes_bane_count_9() -> None:
    t = city(A=P("bane", at="uptown", hand="encore"), B=P())
    t.takes("A", "weapon:venom").takes("A", "play:encore").takes("A", "weapon:venom")
    assert (9, 3, 5) == (t.control("A", "uptown"), t.infamy("A"), t.control("B", "midtown"))
    t.idle()


@pytest.mark.rule("EG-325")
def test_shapeshift_may_become_another_board_the_second_time() -> None:
    t = city(A=P("clayface", at="uptown", hand="encore"), B=P("bane"), C=P("penguin"))
    t.takes("A", "weapon:shapeshift").takes("A", "bane").takes("A", "play:encore").takes("A", "weapon:shapeshift")
    assert ["bane", "penguin"] == t.offers("A")
    t.takes("A", "penguin")
    assert (7, 4, 3) == (t.control("A", "uptown"), t.money("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-324")
def test_without_a_weapon_used_this_turn_only_the_infamy_comes() -> None:
    t = city(A=P("penguin", at="uptown", hand="encore", weapons="grapple-gun, sword:used"), B=P())
    t.takes("A", "play:encore")
    assert ("action", 3, 2) == (t.key(), t.infamy("A"), t.movement())
    t.idle()


@pytest.mark.rule("EG-324")
def test_a_discarded_dynamite_is_not_yours_any_more() -> None:
    t = city(A=P(at="uptown", hand="encore", weapons="dynamite, flame-thrower"), B=P(), buildings={"uptown": "tower*3"})
    t.takes("A", "weapon:dynamite").takes("A", "burn:tower@uptown").takes("A", "weapon:flame-thrower")
    t.takes("A", "play:encore")
    assert ["weapon:flame-thrower", "none"] == t.offers("A")
    t.takes("A", "weapon:flame-thrower")
    assert (3, 2 + 3) == (t.toppers("fire", "A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-091", "EG-202")
def test_what_could_do_nothing_now_is_not_offered_and_copies_are_offered_once() -> None:
    t = city(A=P("joker", at="uptown", hand="encore", weapons="flame-thrower, grapple-gun*2"), B=P(),
             buildings={"uptown": "tower"})  # fmt: skip
    t.takes("A", "weapon:flame-thrower").takes("A", "weapon:grapple-gun").takes("A", "weapon:grapple-gun")
    t.takes("A", "play:encore")
    assert ["weapon:grapple-gun", "none"] == t.offers("A")
    t.takes("A", "weapon:grapple-gun")
    assert (5, 3 + 2) == (t.movement(), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-064", "EG-213")
def test_an_absent_player_uses_none() -> None:
    t = city(A=P(at="uptown", hand="encore", weapons="lock-picks"), B=P())
    t.takes("A", "weapon:lock-picks").takes("A", "play:encore").default("A")
    assert (4, 3) == (t.money("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-320", "EG-321")
def test_bans_of_the_event_hold_for_the_second_use_too() -> None:
    weapons = {"batgirl-on-patrol": ["weapon:lock-picks", "none"], "city-on-alert": []}
    for event, offered in weapons.items():
        t = city(A=P("bane", at="uptown", hand="encore", weapons="lock-picks"), B=P(at="tricorner"), event=event,
                 heroes={"batgirl": "midtown"})  # fmt: skip
        t.takes("A", "weapon:venom").takes("A", "weapon:lock-picks").takes("A", "move:midtown").takes(
            "A", "play:encore"
        )
        assert offered == [id for id in t.offers("A") if t.key() == "again"]
        if offered:
            t.takes("A", "weapon:lock-picks")
        assert 3 == t.infamy("A")
        t.idle()


@pytest.mark.rule("EG-155", "EG-340")
def test_a_second_rocket_pack_does_not_lead_back_where_the_villain_would_be_stuck() -> None:
    t = city(A=P(at="uptown", hand="encore", weapons="rocket-pack"), B=P(), movement=0)
    t.takes("A", "weapon:rocket-pack").takes("A", "move:tricorner").takes("A", "play:encore")
    t.takes("A", "weapon:rocket-pack")
    assert ["move:mercey-island", "move:midtown", "move:downtown"] == t.offers("A")
    t.takes("A", "move:downtown")
    assert ("downtown", 3) == (t.where("A"), t.infamy("A"))
    t.idle()


@pytest.mark.rule("EG-208")
def test_a_sword_answers_the_second_use_after_the_card() -> None:
    t = city(A=P(at="uptown", hand="encore", weapons="tommy-gun", goons="uptown*2"),
             B=P(goons="uptown*3", weapons="sword*2"))  # fmt: skip
    t.takes("A", "weapon:tommy-gun").takes("A", "remove:0").takes("A", "play:encore")
    t.takes("A", "weapon:tommy-gun").takes("A", "remove:1")
    assert (2, 0, ["sword:used", "sword:used"]) == (t.goons("B", "uptown"), t.goons("A", "uptown"), t.weapons("B"))
    t.idle()
