"""The Joker: rerolls of any team's die, and an Advance for those of rivals."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-087", "BR-180")
def test_when_a_rival_keeps_a_die_his_player_alone_is_asked() -> None:
    table = race(A=team(on=8), B=team("joker", on=20), C=team(), dice=[3])
    table.takes("A", "roll")
    assert ("forced-reroll", ["B"], ["reroll", "pass"]) == (table.key(), table.asked(), table.offers("B"))
    table.takes("B", "pass")
    assert ([11, 20, 0], 4, "B") == (table.spaces(), table.tokens("joker"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-081", "BR-217", "BR-064")
def test_a_forced_reroll_costs_a_token_and_he_advances_two_after_the_move() -> None:
    table = race(A=team(on=8), B=team("joker", on=20), C=team(on=3), dice=[6, 2])
    table.takes("A", "roll").takes("B", "reroll")
    assert (["reroll", "pass"], [8, 20, 3]) == (table.offers("B"), table.spaces())
    table.takes("B", "pass")
    assert ([10, 22, 3], 3) == (table.spaces(), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-214", "BR-217", "BR-044")
def test_he_may_spend_one_token_after_another_on_each_new_number() -> None:
    table = race(A=team(on=8), B=team("joker", on=20, tokens=3), dice=[6, 5, 4, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "reroll").takes("B", "reroll")
    assert ([9, 26], 0, "B") == (table.spaces(), table.tokens("joker"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-180", "BR-043")
def test_without_a_token_he_is_not_asked() -> None:
    table = race(A=team(on=8), B=team("joker", on=16, tokens=0), dice=[6, 1])
    table.takes("A", "roll")
    assert ([14, 16], "B") == (table.spaces(), table.turn_of())
    table.takes("B", "roll")
    assert ([14, 17], "A") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-085")
def test_on_the_own_die_he_rerolls_as_often_as_he_likes_and_does_not_advance() -> None:
    table = race(A=team("joker", on=8), B=team(), dice=[1, 2, 6])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep", "reroll:joker"]) == (table.key(), table.offers("A"))
    table.takes("A", "reroll:joker").takes("A", "reroll:joker").takes("A", "keep")
    assert ([14, 0], 2) == (table.spaces(), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-219", "BR-077")
def test_his_own_reroll_spends_an_own_autoroll() -> None:
    table = race(A=team("joker", on=8, holds=("four-leaf-clover",)), B=team(), dice=[6])
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "reroll:joker").takes("A", "keep")
    assert (14, [], 3) == (table.space("A"), table.holds("A"), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-185")
def test_an_absent_player_lets_every_die_be() -> None:
    table = race(A=team("joker", on=8), B=team("clayface", copies="joker", on=20), dice=[1])
    table.takes("A", "roll").default("A").default("B")
    assert ([9, 20], 4, 4) == (table.spaces(), table.tokens("joker"), table.tokens("clayface"))
    table.idle()


@pytest.mark.rule("BR-214", "BR-068")
def test_of_two_owners_the_first_clockwise_pays_and_both_are_asked_about_the_new_number() -> None:
    a, b, c = team(on=8), team("joker", on=20), team("clayface", copies="joker", on=16)
    table = race(A=a, B=b, C=c, dice=[6, 5, 1])
    table.takes("A", "roll")
    assert ["B", "C"] == table.asked()
    table.takes("C", "reroll").takes("B", "reroll")
    assert (3, 4, ["B", "C"]) == (table.tokens("joker"), table.tokens("clayface"), table.asked())
    table.takes("B", "pass").takes("C", "reroll").takes("B", "pass").takes("C", "pass")
    assert ([9, 22, 18], 3, 3) == (table.spaces(), table.tokens("joker"), table.tokens("clayface"))
    table.idle()


@pytest.mark.rule("BR-087", "BR-218")
def test_the_owner_of_the_roll_speaks_first_about_every_number() -> None:
    table = race(A=team("ventriloquist", on=8), B=team("joker", on=20), dice=[6, 1, 4])
    table.takes("A", "roll")
    assert ["A"] == table.asked()
    table.takes("A", "keep").takes("B", "reroll")
    assert ("own-reroll", ["A"]) == (table.key(), table.asked())
    table.takes("A", "reroll:ventriloquist").takes("B", "pass")
    assert [13, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-088")
def test_after_a_change_of_the_die_nobody_can_reroll_it() -> None:
    table = race(A=team("penguin", on=8), B=team("joker", on=20), dice=[5])
    table.takes("A", "roll")
    assert ["B"] == table.asked()
    table.takes("B", "pass").takes("A", "change:6")
    assert ([14, 20], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-178", "BR-078", "BR-075")
def test_a_forced_reroll_spends_an_autoroll() -> None:
    a = team(on=8, holds=("four-leaf-clover", "fickle-fingers-of-fate"))
    table = race(A=a, B=team("joker", on=20))
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "keep").takes("B", "reroll")
    assert ("replacement", ["roll", "autoroll:fickle-fingers-of-fate"]) == (table.key(), table.offers("A"))
    table.takes("A", "autoroll:fickle-fingers-of-fate").takes("B", "pass")
    assert ([13, 22], [], ["four-leaf-clover", "fickle-fingers-of-fate"]) == (
        table.spaces(),
        table.holds("A"),
        table.under(2),
    )
    table.idle()


@pytest.mark.rule("BR-210")
@pytest.mark.parametrize(("claim", "answer"), [(6, "pass"), (2, "challenge")])
def test_a_claim_that_stands_can_be_rerolled_into_an_open_die_without_the_bonus(claim: int, answer: str) -> None:
    table = race(A=team("riddler", on=8), B=team("joker", on=20), dice=[2, 1])
    table.takes("A", "riddle").takes("A", f"claim:{claim}")
    assert ("challenge", ["challenge", "pass"]) == (table.key(), table.offers("B"))
    table.takes("B", answer)
    assert ("forced-reroll", ["reroll", "pass"]) == (table.key(), table.offers("B"))
    table.takes("B", "reroll").takes("B", "pass")
    assert ([9, 22], "B") == (table.spaces(), table.turn_of())
    assert "A rolls a 1." in table.log("roll")
    table.idle()


@pytest.mark.rule("BR-210", "BR-208")
def test_a_caught_lie_leaves_nothing_to_reroll() -> None:
    table = race(A=team("riddler", on=8), B=team("joker", on=20), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert ([8, 20], 4, "B") == (table.spaces(), table.tokens("joker"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-083")
def test_a_flight_leaves_nothing_to_reroll() -> None:
    table = race(A=team("kiteman", on=8, tokens=1), B=team("joker", on=20))
    table.takes("A", "fly").takes("A", "land:11")
    assert ([11, 20], "B") == (table.spaces(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-082", "BR-221")
def test_in_the_fog_a_rerolled_six_is_a_one() -> None:
    table = race(A=team(on=8), B=team("joker", on=20, fog=True), dice=[5, 6])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert [9, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-008")
def test_from_start_he_works_and_advances_onto_the_track() -> None:
    table = race(A=team(on=8), B=team("joker"), dice=[5, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert [9, 2] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-128", "BR-103")
def test_his_advance_can_be_an_escape_in_a_rivals_turn() -> None:
    a, b = team(on=8), team("joker", on=47)
    table = race(A=a, B=b, C=team(), escape=2, race_on=True, dice=[6, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert (9, ["B"], "C") == (table.space("A"), table.places(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-128", "BR-217")
def test_he_advances_even_if_the_move_was_an_escape() -> None:
    a, b = team(on=48), team("joker", on=20)
    table = race(A=a, B=b, C=team(), escape=2, race_on=True, dice=[6, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert (["A"], 22, "B") == (table.places(), table.space("B"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-106")
def test_his_advance_onto_a_gadget_space_draws_nothing() -> None:
    table = race(A=team(on=8), B=team("joker", on=19), dice=[5, 1])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass")
    assert (21, []) == (table.space("B"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-096", "BR-217")
def test_he_advances_after_a_roll_that_does_not_move() -> None:
    table = race(A=team("falcone", on=8), B=team("joker", on=20), dice=[4, 2, 2])
    table.takes("A", "roll").takes("B", "reroll").takes("B", "pass").takes("A", "second-die").takes("B", "pass")
    assert [8, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-254", "BR-045")
def test_clayface_has_four_tokens_of_his_own() -> None:
    table = race(A=team("clayface", on=8), B=team("joker", tokens=0), begins=True, dice=[1, 3])
    table.takes("A", "choose:joker").takes("A", "roll").takes("A", "reroll:clayface").takes("A", "keep")
    assert (11, 3, 0) == (table.space("A"), table.tokens("clayface"), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-161", "BR-045")
def test_borrowed_by_morph_powder_he_rerolls_the_own_die_with_as_many_tokens() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("joker", on=20, tokens=1), dice=[1, 6])
    table.takes("A", "play:morph-powder:joker").takes("A", "roll").takes("A", "reroll:copy-of-joker")
    assert ("forced-reroll", ["B"], 1) == (table.key(), table.asked(), table.tokens("joker"))
    table.takes("B", "pass")
    assert [14, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-259", "BR-163")
def test_under_a_null_cloud_he_is_not_asked_in_this_turn_but_in_the_next() -> None:
    table = race(A=team(on=8, holds=("null-cloud",)), B=team(on=8), C=team("joker", on=20), dice=[6, 1])
    table.takes("A", "play:null-cloud:joker").takes("A", "roll")
    assert ([14, 8, 20], "B") == (table.spaces(), table.turn_of())
    table.takes("B", "roll")
    assert ["C"] == table.asked()
    table.takes("C", "pass").idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_cannot_reroll_the_own_die_either() -> None:
    table = race(A=team("joker", on=8), B=team("deadshot"), blank={"joker": "B"}, dice=[1])
    table.takes("A", "roll")
    assert (9, "B", 4) == (table.space("A"), table.turn_of(), table.tokens("joker"))
    table.idle()
