"""Hugo Strange: +3 Power. You may Bribe a card with cost 5 or less in the Line-Up for 0 VP."""

import pytest

from tests.engine.arkham.table import P, table

STRANGE = "Hugo Strange"


@pytest.mark.rule("AA-195", "AA-196")
def test_cards_of_all_rows_up_to_cost_5_are_on_offer_with_or_without_a_banner() -> None:
    t = table(
        P(f"{STRANGE}, Ragman"), P(), lineup="Death Trap, Punchline, Kite Man, Ace Chemical Plant", below=("Crowbar",)
    )
    t.play(STRANGE)
    assert (["Death Trap", "Kite Man", "Ace Chemical Plant", "Crowbar", "No"], ["No"], 3) == (
        t.offers(), t.default(), t.power,
    )  # fmt: skip
    t.no()
    assert ([], ["Ragman"]) == (t.bribed, t.hand())
    t.idle()


@pytest.mark.rule("AA-188", "AA-191", "AA-192", "AA-342")
def test_the_card_is_played_next_to_the_bribe_tile_and_goes_under_the_main_deck() -> None:
    t = table(P(STRANGE, vp=1, deck="Punch*9"), P(deck="Crowbar*9"), lineup="Death Trap, Ragman*4", main="Kite Man*3")
    t.play(STRANGE)
    t.bribe("Death Trap")
    assert ([1], 5, 1, ["Death Trap"]) == (t.awaited, t.power, t.vp(), t.bribed)
    t.pick("More than 2")
    assert ("-", []) == (t.lineup[0], t.pile())
    t.end()
    assert (["Kite Man", "Kite Man", "Death Trap"], [STRANGE]) == (t.main, t.pile())
    t.idle(1)


@pytest.mark.rule("AA-197", "AA-190")
def test_an_ongoing_card_bribed_this_way_works_this_turn_only() -> None:
    t = table(P(f"{STRANGE}, Clownhunter", deck="Punch*9"), P(), lineup="Ace Chemical Plant, Kite Man")
    t.play(STRANGE)
    t.bribe("Ace Chemical Plant")
    t.play("Clownhunter")
    t.pick("Kite Man")
    assert 2 == t.vp()
    t.end()
    assert ([], "Ace Chemical Plant") == (t.in_play(), t.main[-1])
    t.idle(1)


@pytest.mark.rule("AA-100")
def test_without_such_a_card_nothing_is_asked() -> None:
    t = table(P(STRANGE), P(), lineup="Punchline, Monstrous Strength")
    t.play(STRANGE)
    assert (3, []) == (t.power, t.bribed)
    t.idle()


@pytest.mark.rule("AA-188", "AA-244", "AA-342")
def test_a_riddle_token_waits_until_both_texts_are_complete() -> None:
    t = table(P(STRANGE), P(character="The Riddler"), lineup="Clayface, Solomon Grundy", tokens={1: 8})
    t.play(STRANGE)
    t.bribe("Clayface")
    assert (7, 1, {}) == (t.power, t.vp(), t.tokens)
    assert t.told.index("+4 Power, 7 in all.") < t.told.index("P1 gains 1 VP.")
    t.idle()
