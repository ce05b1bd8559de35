"""Grapple Gun: 1 Movement."""

import pytest

from tests.engine.enemies.city import P, city

STUCK = "You could not leave the district where your turn began any more."


@pytest.mark.rule("EG-142", "EG-089")
def test_it_gives_1_movement_for_this_turn_once_a_round() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun"), B=P(at="downtown"))
    t.takes("A", "weapon:grapple-gun")
    assert (3, ["grapple-gun:used"], "action") == (t.movement(), t.weapons("A"), t.key())
    assert "You have used it in this round." == t.why("A", "weapon grapple-gun")
    t.takes("A", "move:midtown").takes("A", "move:tricorner").takes("A", "move:downtown")
    t.takes("A", t.offers("A", "buy")[0])
    assert ("B", 2) == (t.turn_of(), t.movement())
    t.idle()


def test_two_give_2() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun*2"), B=P())
    t.takes("A", "weapon:grapple-gun").takes("A", "weapon:grapple-gun")
    assert (4, False) == (t.movement(), "weapon:grapple-gun" in t.offers("A"))
    t.idle()


@pytest.mark.rule("EG-154", "EG-155", "EG-449")
def test_it_is_a_way_out_that_cannot_be_discarded() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun, sword"), B=P(), movement=0)
    assert (["discard:sword"], STUCK, []) == (
        t.offers("A", "discard"),
        t.why("A", "discard grapple-gun"),
        t.log("turn"),
    )
    t.takes("A", "weapon:grapple-gun").takes("A", "move:midtown")
    assert t.offers("A", "buy")
    t.idle()


@pytest.mark.rule("EG-154")
def test_a_step_back_counts_on_it() -> None:
    t = city(A=P(at="midtown", weapons="grapple-gun"), B=P(), start="uptown", movement=1)
    assert "move:uptown" in t.offers("A")
    t.takes("A", "weapon:grapple-gun").takes("A", "move:uptown")
    assert (1, []) == (t.movement(), t.offers("A", "buy"))
    t.idle()


@pytest.mark.rule("EG-156", "EG-144")
def test_it_is_no_way_out_where_its_movement_pays_for_no_step() -> None:
    t = city(A=P(at="uptown", weapons="grapple-gun"), B=P(), movement=0,
             fires="kane-memorial-bridge:B, sprang-bridge:B, finger-bridge:B")  # fmt: skip
    assert ["A has no way out of Uptown and may end the turn there."] == t.log("turn")
    t.idle()
