"""Batgirl on Patrol: no Main Weapons in her district."""

import pytest

from tests.engine.enemies.city import P, city

BAN = "Main Weapons cannot be used in this district in this round."


def test_batgirl_appears_and_a_card_is_laid_on_the_score_space() -> None:
    t = city(phase="event", event="batgirl-on-patrol", districts="uptown, midtown", A=P(), B=P())
    assert ({"batgirl": "uptown"}, ["midtown"]) == (t.state.heroes, t.state.score_cards)
    t.idle()


def test_main_weapons_cannot_be_used_there_and_weapon_cards_can() -> None:
    t = city(A=P("bane", at="uptown", weapons="flame-thrower"), B=P(), event="batgirl-on-patrol",
             heroes={"batgirl": "uptown"}, buildings={"uptown": "tower"})  # fmt: skip
    assert (["weapon:flame-thrower"], BAN) == (t.offers("A", "weapon"), t.why("A", "weapon venom"))
    t.takes("A", "weapon:flame-thrower")
    assert "fire:A" == t.topper("tower@uptown")
    t.takes("A", "move:midtown").takes("A", "weapon:venom")
    assert 7 == t.control("A", "midtown")
    t.idle()


@pytest.mark.rule("EG-321")
def test_clayface_cannot_shapeshift_there_but_may_copy_a_villain_who_stands_there() -> None:
    t = city(A=P("clayface", at="uptown"), B=P("bane", at="midtown"), event="batgirl-on-patrol",
             heroes={"batgirl": "uptown"})  # fmt: skip
    assert ([], BAN) == (t.offers("A", "weapon"), t.why("A", "weapon shapeshift"))
    t.idle()
    t = city(A=P("clayface", at="uptown"), B=P("bane", at="midtown"), event="batgirl-on-patrol",
             heroes={"batgirl": "midtown"})  # fmt: skip
    t.takes("A", "weapon:shapeshift")
    assert 7 == t.control("A", "uptown")
    t.idle()


def test_elsewhere_and_while_batgirl_is_off_the_board_main_weapons_work() -> None:
    t = city(A=P("bane", at="uptown"), B=P(), event="batgirl-on-patrol", heroes={"batgirl": "midtown"})
    assert ["weapon:venom"] == t.offers("A", "weapon")
    t = city(A=P("bane", at="uptown"), B=P(), event="batgirl-on-patrol", heroes={})
    assert ["weapon:venom"] == t.offers("A", "weapon")
    t.idle()
