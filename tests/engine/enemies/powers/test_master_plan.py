"""Master Plan: 2 Power Cards and 2 Infamy."""

import pytest

from engine.enemies.design import POWERS
from tests.engine.enemies.city import P, city


def test_2_cards_come_from_the_power_deck_and_their_owner_alone_sees_them() -> None:
    t = city(A=P(at="uptown", hand="master-plan"), B=P(), power_deck="encore, ambush, relocation")
    t.takes("A", "play:master-plan")
    assert (["encore", "ambush"], 2, "relocation") == (t.holds("A"), t.infamy("A"), t.state.power_deck[0])
    assert ["You draw Encore.", "You draw Ambush."] == t.told("drawn", to="A")
    assert ([], []) == (t.told("drawn", to="B"), t.holds("B"))
    assert ["A draws a Power Card."] * 2 == t.told("draw", to="B")
    t.idle()


@pytest.mark.rule("EG-347", "EG-082", "EG-083")
def test_with_9_cards_left_1_of_11_is_discarded_at_once() -> None:
    hand = "muscle-in, torch-job, shakedown, on-the-move, turf-fight, inside-job, abduction, relocation, hero-hunt"
    t = city(A=P(at="uptown", hand=f"master-plan, {hand}"), B=P(), power_deck="encore, ambush")
    t.takes("A", "play:master-plan")
    assert ("discard", 11, 0) == (t.key(), len(t.offers("A")), t.infamy("A"))
    t.takes("A", "discard:0:muscle-in")
    assert (10, 2, ["muscle-in"], "ambush") == (len(t.holds("A")), t.infamy("A"), t.player("A").buried,
                                                t.holds("A")[-1])  # fmt: skip
    t.idle()
    t = city(A=P(at="uptown", hand=f"master-plan, {hand}"), B=P(), power_deck="encore, ambush")
    t.takes("A", "play:master-plan").default("A")
    assert ["ambush"] == t.player("A").buried
    t.idle()


@pytest.mark.rule("EG-086")
@pytest.mark.parametrize("left", [1, 0])
def test_a_short_deck_gives_what_it_has(left: int) -> None:
    deck = [slug for slug, card in POWERS.items() for _ in range(card.copies) if slug != "master-plan"]
    top, hands = deck[:left], deck[left:]
    parts = [", ".join(hands[start : start + 10]) for start in range(0, 50, 10)]
    t = city(A=P(hand=f"master-plan, {parts[4]}"), B=P(hand=parts[0]), C=P(hand=parts[1]), D=P(hand=parts[2]),
             E=P(hand=parts[3]), docks="", power_deck=", ".join(top))  # fmt: skip
    before = len(t.holds("A"))
    t.takes("A", "play:master-plan")
    assert (before - 1 + left, 2, []) == (len(t.holds("A")), t.infamy("A"), t.state.power_deck)
    assert ["The Power Deck is empty."] * (2 - left) == [each for each in t.told("draw") if "empty" in each]
    t.idle()
