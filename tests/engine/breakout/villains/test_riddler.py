"""Riddler: a secret die, a claim, and rivals who doubt it."""

import pytest

from tests.engine.breakout.track import race, team

CLAIMS = [f"claim:{number}" for number in range(1, 7)]


@pytest.mark.rule("BR-074", "BR-188")
def test_the_riddle_is_offered_beside_the_roll_and_its_die_is_seen_by_his_player_alone() -> None:
    table = race(A=team("riddler", on=8), B=team(), dice=[4])
    assert ["roll", "riddle"] == table.offers("A")
    table.takes("A", "riddle")
    assert ("claim", CLAIMS, []) == (table.key(), table.offers("A"), table.offers("B"))
    assert ["A rolls a die in secret."] == table.told("roll", to="B")
    assert ["A rolls a die in secret.", "Your secret die shows 4."] == table.told("roll", to="A")
    mine, theirs, roll = table.view("A").hand, table.view("B").hand, table.view("B").roll
    assert mine is not None
    assert theirs is not None
    assert roll is not None
    assert (4, None, ()) == (mine.secret_die, theirs.secret_die, roll.dice)
    table.takes("A", "claim:4").takes("B", "pass").idle()


@pytest.mark.rule("BR-011")
def test_he_may_roll_openly() -> None:
    table = race(A=team("riddler", on=8), B=team(), dice=[4])
    table.takes("A", "roll")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-185")
def test_absent_players_claim_the_truth_and_believe_it() -> None:
    table = race(A=team("riddler", on=8), B=team(), dice=[4])
    table.takes("A", "riddle").default("A").default("B")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-208", "BR-191")
def test_an_unchallenged_claim_is_moved_and_the_secret_number_is_never_shown() -> None:
    table = race(A=team("riddler", on=8), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "pass")
    assert (14, "B") == (table.space("A"), table.turn_of())
    assert ["A rolls a die in secret.", "A claims a 6."] == table.log("roll", to="B")
    table.idle()


@pytest.mark.rule("BR-209", "BR-191")
def test_a_true_claim_that_is_challenged_moves_three_more_and_is_shown() -> None:
    table = race(A=team("riddler", on=22), B=team(), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:2").takes("B", "challenge")
    assert 27 == table.space("A")
    assert "B challenges. The die shows 2." in table.told("roll", to=None)
    table.idle()


@pytest.mark.rule("BR-208", "BR-054")
def test_a_lie_that_is_challenged_does_not_move_and_the_turn_ends_where_the_team_stands() -> None:
    table = race(A=team("riddler", on=7), B=team(), dice=[2], deck=("jet-pack",))
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge").takes("A", "end")
    assert (7, ["jet-pack"], "B") == (table.space("A"), table.holds("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-181")
def test_all_rivals_are_asked_at_once_and_the_first_challenge_closes_the_window() -> None:
    table = race(A=team("riddler", on=8), B=team(), C=team(), D=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6")
    assert ("challenge", ["B", "C", "D"], ["challenge", "pass"]) == (table.key(), table.asked(), table.offers("C"))
    table.takes("C", "challenge")
    assert (8, "B", "roll") == (table.space("A"), table.turn_of(), table.key())
    table.idle()


@pytest.mark.rule("BR-181")
def test_a_claim_stands_when_all_have_passed() -> None:
    table = race(A=team("riddler", on=8), B=team(), C=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("C", "pass")
    assert (8, ["B"]) == (table.space("A"), table.asked())
    table.takes("B", "pass")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207", "BR-085")
def test_own_rerolls_are_made_in_secret_before_the_claim() -> None:
    table = race(A=team("riddler", on=8, holds=("lucky-coin",)), B=team(), dice=[1, 3])
    table.takes("A", "riddle").takes("A", "reroll:lucky-coin")
    assert ["A plays Lucky Coin."] == table.told("gadget", to="B")
    assert ["A rolls a die in secret."] == table.told("roll", to="B")
    table.takes("A", "claim:3").takes("B", "challenge")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207")
def test_a_token_spent_on_the_secret_die_is_public_and_the_number_is_not() -> None:
    a = team("riddler", "mad-hatter", on=22, tokens={"mad-hatter": 1})
    table = race(A=a, B=team(), dice=[6])
    table.takes("A", "riddle").takes("A", "change:1")
    assert ["Mad Hatter spends a token on A's secret die."] == table.told(to="B")
    table.takes("A", "claim:1").takes("B", "challenge")
    assert (26, 0) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-208")
def test_rivals_look_at_the_claim() -> None:
    table = race(A=team("riddler", on=8), B=team("deathstroke", on=20, contract="A"), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:5").takes("B", "pass")
    assert [13, 23] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-208", "BR-227")
def test_the_own_team_looks_at_the_claim_too() -> None:
    table = race(A=team("riddler", "man-bat", on=8), B=team(), dice=[6])
    table.takes("A", "riddle").takes("A", "claim:1").takes("B", "pass")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203", "BR-208")
@pytest.mark.parametrize(("answer", "autoroll"), [("pass", 6), ("challenge", 2)])
def test_hugo_strange_reads_a_claim_and_after_a_caught_lie_the_older_die(answer: str, autoroll: int) -> None:
    table = race(A=team("riddler", on=8), B=team("hugo-strange", on=22), dice=[1], used=[("A", 2)])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", answer).takes("B", "autoroll:hugo-strange")
    assert 22 + autoroll + 1 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-268", "BR-208")
def test_a_caught_lie_pays_no_contract() -> None:
    table = race(A=team("riddler", on=8), B=team("deathstroke", on=20, contract="A"), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:5").takes("B", "challenge")
    assert [8, 20] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-209", "BR-090")
def test_multiplication_hits_the_claim_and_not_the_three() -> None:
    table = race(A=team("riddler", "maxie-zeus", on=23), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:1").takes("B", "challenge")
    assert 29 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-274")
@pytest.mark.parametrize("mate", ["two-face", "black-mask"])
def test_after_a_caught_lie_two_face_and_black_mask_are_not_asked(mate: str) -> None:
    table = race(A=team("riddler", mate, on=9, tokens={mate: 2}), B=team(), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert (9, "B", 2) == (table.space("A"), table.turn_of(), table.tokens(mate))
    table.idle()


@pytest.mark.rule("BR-236", "BR-208")
def test_after_a_caught_lie_eggheads_prediction_looks_at_the_present_space() -> None:
    table = race(A=team("riddler", "egghead", on=8), B=team(), dice=[1])
    table.takes("A", "predict:circle").takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-211", "BR-082")
@pytest.mark.parametrize(("claim", "answer", "space"), [(6, "pass", 14), (6, "challenge", 8), (1, "challenge", 12)])
def test_in_the_fog_a_secret_six_is_a_one_and_a_claim_of_six_stays(claim: int, answer: str, space: int) -> None:
    table = race(A=team("riddler", on=8), B=team(fog=True), dice=[6])
    table.takes("A", "riddle").takes("A", f"claim:{claim}").takes("B", answer)
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-210")
def test_after_a_reroll_by_the_joker_there_is_no_second_riddle_in_this_turn() -> None:
    table = race(A=team("riddler", on=8), B=team("joker", on=20), dice=[1, 3])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "pass").takes("B", "reroll")
    assert ("forced-reroll", ["B"], 3) == (table.key(), table.asked(), table.tokens("joker"))
    table.takes("B", "pass")
    assert [11, 22] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-175", "BR-180", "BR-047")
def test_while_blank_he_poses_no_riddle_and_nobody_is_asked_to_challenge() -> None:
    table = race(A=team("riddler", on=8), B=team("deadshot"), blank={"riddler": "B"}, dice=[4])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll")
    assert (12, "B") == (table.space("A"), table.turn_of())
    table.idle()


def test_from_start_a_claim_moves_out_and_a_caught_lie_stays() -> None:
    table = race(A=team("riddler"), B=team("clayface", copies="riddler"), dice=[1, 1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "pass")
    table.takes("B", "riddle").takes("B", "claim:6").takes("A", "challenge")
    assert [6, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-100", "BR-145")
def test_a_doubted_truth_can_be_the_way_out() -> None:
    table = race(A=team("riddler", on=46), B=team(), escape=2, dice=[1])
    table.takes("A", "riddle").takes("A", "claim:1").takes("B", "challenge")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


def test_rivals_have_no_riddle() -> None:
    table = race(A=team("riddler", on=8), B=team(on=8), active="B", dice=[4])
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert [8, 12] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-045")
def test_a_riddle_of_clayface_is_challenged_by_the_team_of_the_original_too() -> None:
    table = race(A=team("clayface", copies="riddler", on=8), B=team("riddler"), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert [8, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161")
def test_borrowed_by_morph_powder_he_poses_a_riddle_in_this_turn() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("riddler"), dice=[3])
    table.takes("A", "play:morph-powder:riddler")
    assert ["roll", "riddle"] == table.offers("A")
    table.takes("A", "riddle").takes("A", "claim:3").takes("B", "challenge")
    assert 14 == table.space("A")
    table.idle()
