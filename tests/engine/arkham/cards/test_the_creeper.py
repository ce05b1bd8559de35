"""The Creeper: +1 Power. Defense: discard it to avoid an Attack, flip the coin: heads 2 cards, tails 1 card."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-011", "AA-127")
def test_played_it_gives_power_and_flips_no_coin() -> None:
    t = table(P("The Creeper", deck="Punch*3"), P(), coin="H")
    t.play("The Creeper")
    assert (1, [], ["The Creeper"]) == (t.power, t.hand(), t.in_play())
    assert "P1 flips the coin: heads." not in t.told
    t.idle()


@pytest.mark.rule("AA-129", "AA-236")
@pytest.mark.parametrize(("coin", "told", "drawn"), [("H", "heads", 2), ("T", "tails", 1)])
def test_used_as_a_defense_its_owner_flips_and_draws(coin: str, told: str, drawn: int) -> None:
    t = table(P("Raid", deck="Ragman*3"), P("The Creeper, Kite Man", deck="Punch*3"), P("Kite Man"), coin=coin)
    t.play("Raid")
    assert (["Use no Defense", "The Creeper"], ["Use no Defense"]) == (t.offers(seat=1), t.default(1))
    t.defend(1, "The Creeper")
    assert f"P2 flips the coin: {told}." in t.told
    assert (["Kite Man"] + ["Punch"] * drawn, ["The Creeper"]) == (t.hand(1), t.pile(1))
    assert ([], 3, ["Kite Man"], 2) == (t.hand(), len(t.deck()), t.pile(2), t.power)
    t.idle()


@pytest.mark.rule("AA-125")
def test_saved_it_stays_in_hand_and_nobody_flips() -> None:
    t = table(P("Raid"), P("The Creeper, Punch"), coin="H")
    t.play("Raid")
    t.take_it(1)
    t.pick("Punch")
    assert (["The Creeper"], ["Punch"]) == (t.hand(1), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-124", "AA-139")
def test_it_serves_against_a_first_appearance_too() -> None:
    t = table(
        P("Punch*2"), P("The Creeper, Kite Man", deck="Ragman*2"), nemeses="Sentinel, Batman", nemesis_up=False,
        phase="flip-nemesis", coin="H",
    )  # fmt: skip
    assert [1] == t.awaited
    t.defend(1, "The Creeper")
    assert (["Kite Man", "Ragman", "Ragman"], ["The Creeper"]) == (t.hand(1), t.pile(1))
    assert ([], ["Punch", "Punch"]) == (t.hand(), t.pile())
    t.idle(1)


@pytest.mark.rule("AA-174")
def test_with_an_empty_deck_the_discarded_creeper_itself_is_shuffled_and_drawn() -> None:
    t = table(P("Raid"), P("The Creeper", deck=""), coin="H")
    t.play("Raid")
    t.defend(1, "The Creeper")
    assert (["The Creeper"], [], []) == (t.hand(1), t.pile(1), t.deck(1))
    t.idle()


@pytest.mark.rule("AA-126", "AA-128")
def test_a_second_one_drawn_by_it_cannot_help_against_the_same_attack_but_against_the_next() -> None:
    t = table(P("Raid*2"), P("The Creeper, Punch", deck="The Creeper"), coin="TT")
    t.play("Raid")
    t.defend(1, "The Creeper")
    assert ["Punch", "The Creeper"] == t.hand(1)
    t.play("Raid")
    t.defend(1, "The Creeper")
    assert ["Punch", "The Creeper"] == t.hand(1)
    assert 4 == t.power
    t.idle()
