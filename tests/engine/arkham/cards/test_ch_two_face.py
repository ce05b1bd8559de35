"""Two-Face: flip the coin: heads draw, tails +1 Power; after any flip you may pay 1 VP to flip again."""

import pytest

from tests.engine.arkham.table import P, table

TWO_FACE = "Two-Face"


def test_heads_draws_a_card_and_tails_gives_power() -> None:
    t = table(P(deck="Punch", character=TWO_FACE), P(), coin="H")
    t.use(TWO_FACE)
    assert (["Punch"], 0) == (t.hand(), t.power)
    assert [] == t.offers("use")
    t.idle()
    t = table(P(deck="Punch", character=TWO_FACE), P(), coin="T")
    t.use(TWO_FACE)
    assert ([], 1) == (t.hand(), t.power)
    t.idle()


@pytest.mark.rule("AA-349", "AA-237")
def test_the_offer_to_flip_again_comes_before_the_result_is_carried_out_and_once() -> None:
    t = table(P(deck="Punch", vp=2, character=TWO_FACE), P(), coin="HT")
    t.use(TWO_FACE)
    assert ("Heads: pay 1 VP to flip again?", ["No"], []) == (t.prompt(), t.default(), t.hand())
    t.yes()
    assert (1, 1, []) == (t.vp(), t.power, t.hand())
    t.idle()


def test_declined_the_first_result_stands() -> None:
    t = table(P(vp=1, character=TWO_FACE), P(), coin="T")
    t.use(TWO_FACE)
    t.no()
    assert (1, 1) == (t.vp(), t.power)
    t.idle()


@pytest.mark.rule("AA-349")
def test_it_belongs_to_every_flip_of_its_player_in_a_foes_turn_too() -> None:
    t = table(P("Raid"), P("The Creeper", deck="Punch*3", vp=1, character=TWO_FACE), coin="TH")
    t.play("Raid")
    t.defend(1, "The Creeper")
    assert ([1], "Tails: pay 1 VP to flip again?") == (t.awaited, t.prompt())
    t.yes()
    assert (["Punch", "Punch"], 0) == (t.hand(1), t.vp(1))
    t.idle()


def test_other_players_and_players_without_tokens_are_not_asked() -> None:
    t = table(P("Man-Bat", vp=3), P(vp=3, character=TWO_FACE), coin="H")
    t.play("Man-Bat")
    assert 3 == t.power
    t.idle()
    t = table(P("Man-Bat", character=TWO_FACE), P(), coin="H")
    t.play("Man-Bat")
    assert 3 == t.power
    t.idle()
