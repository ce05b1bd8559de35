"""Null Cloud: start of your turn: one opposing Villain is blank until the end of the turn."""

import pytest

from tests.engine.breakout.track import race, team

HELD = ("null-cloud",)


def play(villain: str) -> str:
    """Id of playing it on a Villain."""
    return f"play:null-cloud:{villain}"


@pytest.mark.rule("BR-163", "BR-010")
def test_it_offers_every_villain_of_the_other_racing_teams_and_no_other() -> None:
    table = race(
        A=team("bane", "falcone", holds=HELD), B=team("catwoman", "penguin"), C=team(escaped=True),
        D=team("egghead", "riddler"),
    )  # fmt: skip
    assert ["roll", play("catwoman"), play("penguin"), play("egghead"), play("riddler")] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-163", "BR-047", "BR-151")
def test_the_villain_is_blank_until_the_turn_ends_and_keeps_its_tokens() -> None:
    table = race(A=team(on=22, holds=HELD, extra_turns=1), B=team("joker", tokens=2), dice=[6, 1])
    table.takes("A", play("joker"))
    assert (["joker"], 2, [], [*HELD]) == (table.blank(), table.tokens("joker"), table.holds("A"), table.under())
    assert [True] == [card.blank for card in table.view(None).teams[1].villains if card.slug == "joker"]
    table.takes("A", "roll")
    assert (28, "A", [], 2) == (table.space("A"), table.turn_of(), table.blank(), table.tokens("joker"))
    table.takes("A", "roll")
    assert ("forced-reroll", ["B"]) == (table.key(), table.asked())
    table.takes("B", "pass").idle()


@pytest.mark.rule("BR-259")
def test_a_blank_killer_croc_stops_nobody() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("killer-croc", on=9), dice=[2])
    table.takes("A", play("killer-croc")).takes("A", "roll")
    assert [10, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-259")
def test_a_blank_copperhead_answers_nobody() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("copperhead", on=9), dice=[2])
    table.takes("A", play("copperhead")).takes("A", "roll")
    assert [10, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-259", "BR-059", "BR-048")
def test_the_point_of_a_blank_poison_ivy_was_noted_at_the_start_of_the_turn() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("poison-ivy", on=9), dice=[3])
    table.takes("A", play("poison-ivy")).takes("A", "roll")
    assert [10, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-251", "BR-153")
def test_a_villain_that_is_blank_already_cannot_be_chosen() -> None:
    table = race(A=team("falcone", "hush", holds=HELD * 2), B=team("catwoman", "penguin"))
    table.takes("A", play("penguin"))
    assert ["roll", play("catwoman")] == table.offers("A")
    table.takes("A", play("catwoman"))
    assert (["roll"], ["penguin", "catwoman"]) == (table.offers("A"), table.blank())
    table.idle()


@pytest.mark.rule("BR-153", "BR-260", "BR-251")
def test_without_a_legal_villain_it_is_not_offered() -> None:
    b = team("solomon-grundy", "penguin")
    table = race(A=team(holds=HELD * 2), B=b)
    table.takes("A", play("penguin"))
    assert (["roll"], [*HELD]) == (table.offers("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-154", "BR-183")
def test_it_fits_neither_after_the_roll_nor_at_the_end_nor_in_another_teams_turn() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("bane", on=3, holds=HELD), dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"], []) == (table.key(), table.offers("A"), table.offers("B"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-250")
def test_on_clayface_it_takes_the_copied_power_for_this_turn() -> None:
    b = team("clayface", on=9, copies="copperhead")
    table = race(A=team(on=8, holds=HELD, extra_turns=1), B=b, C=team("copperhead"), dice=[1, 1])
    table.takes("A", play("clayface")).takes("A", "roll")
    assert ("copperhead", [9, 9, 0]) == (table.card("clayface").power, table.spaces())
    table.takes("A", "roll")
    assert [10, 9, 0] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-250")
def test_on_the_villain_that_clayface_has_copied_it_leaves_clayface_alone() -> None:
    b = team("clayface", on=9, copies="copperhead")
    table = race(A=team(on=8, holds=HELD), B=b, C=team("copperhead", on=9), dice=[2])
    table.takes("A", play("copperhead")).takes("A", "roll")
    assert [10, 11, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-252")
def test_a_blank_deadshot_does_not_lift_the_blank_he_has_caused() -> None:
    b = team("deadshot", "catwoman", on=20)
    table = race(A=team("man-bat", on=8, holds=HELD), B=b, blank={"man-bat": "B"}, dice=[1])
    table.takes("A", play("deadshot"))
    assert ["man-bat", "deadshot"] == table.blank()
    table.takes("A", "roll")
    assert (9, []) == (table.space("A"), table.blank())
    table.idle()


@pytest.mark.rule("BR-163")
def test_the_teammate_of_a_blank_villain_works_on() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("copperhead", "killer-croc", on=9), dice=[2])
    table.takes("A", play("copperhead")).takes("A", "roll")
    assert [9, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-165", "BR-167", "BR-151")
def test_cancelled_by_phase_shift_it_blanks_nobody_and_both_cards_go_under_the_deck() -> None:
    b = team("killer-croc", on=9, holds=("phase-shift",))
    table = race(A=team(on=8, holds=HELD), B=b, dice=[2])
    table.takes("A", play("killer-croc"))
    assert ("phase-shift", ["B"], ["cancel", "pass"]) == (table.key(), table.asked(), table.offers("B"))
    table.takes("B", "cancel")
    assert ([], ["null-cloud", "phase-shift"]) == (table.blank(), table.under(2))
    table.takes("A", "roll")
    assert [9, 9] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-165")
def test_let_through_it_works() -> None:
    b = team("killer-croc", on=9, holds=("phase-shift",))
    table = race(A=team(on=8, holds=HELD), B=b, dice=[2])
    table.takes("A", play("killer-croc")).takes("B", "pass").takes("A", "roll")
    assert ([10, 9], ["phase-shift"]) == (table.spaces(), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-166", "BR-180")
def test_only_the_team_of_the_chosen_villain_may_answer() -> None:
    c = team("catwoman", holds=("phase-shift",))
    table = race(A=team(holds=HELD), B=team("penguin"), C=c)
    table.takes("A", play("penguin"))
    assert ("roll", ["penguin"]) == (table.key(), table.blank())
    table.idle()


@pytest.mark.rule("BR-271")
def test_it_works_from_start_and_on_teams_in_start() -> None:
    table = race(A=team(holds=HELD), B=team("joker", tokens=1), dice=[5])
    table.takes("A", play("joker")).takes("A", "roll")
    assert (5, 1) == (table.space("A"), table.tokens("joker"))
    table.idle()


@pytest.mark.rule("BR-127")
def test_an_escape_of_its_player_lifts_the_blank_at_once() -> None:
    b = team("deathstroke", on=3, contract="A")
    table = race(A=team(on=36, holds=HELD), B=b, C=team(), dice=[1])
    table.takes("A", play("deathstroke")).takes("A", "roll")
    assert (["A"], []) == (table.places(), table.blank())
    table.plays_on().idle()


@pytest.mark.rule("BR-011")
def test_it_may_be_kept() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("bane"), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert ([*HELD], []) == (table.holds("A"), table.blank())
    table.idle()
