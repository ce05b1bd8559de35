"""Morph Powder: start of your turn: until its end you also have the power of one opposing Villain."""

import pytest

from tests.engine.breakout.track import race, team

HELD = ("morph-powder",)


def play(villain: str) -> str:
    """Id of playing it on a Villain."""
    return f"play:morph-powder:{villain}"


@pytest.mark.rule("BR-010", "BR-161")
def test_it_offers_every_villain_of_the_other_racing_teams_and_no_other() -> None:
    a = team("bane", "falcone", on=8, holds=HELD, hand=("magpie", "anarky", "firefly"))
    b = team("catwoman", "penguin")
    table = race(A=a, B=b, C=team(escaped=True), D=team("egghead", "riddler"))
    assert ["roll", play("catwoman"), play("penguin"), play("egghead"), play("riddler")] == table.offers("A")
    note = "Its power is yours too until this turn ends. D may cancel it with Phase Shift."
    assert note == table.note("A", play("egghead"))
    table.idle()


@pytest.mark.rule("BR-161", "BR-151")
def test_the_power_is_borrowed_until_the_end_of_the_turn_and_its_owner_keeps_it() -> None:
    a = team(on=22, holds=HELD, extra_turns=1)
    table = race(A=a, B=team("penguin", on=22), dice=[1, 3, 3])
    table.takes("A", play("penguin"))
    assert ([], [*HELD]) == (table.holds("A"), table.under())
    assert [("penguin", True)] == [
        (card.power, card.morph) for card in table.view(None).teams[0].villains if card.slug == "penguin"
    ]
    table.takes("A", "roll").takes("A", "change:2")
    assert ("A", 24, 2) == (table.turn_of(), table.space("A"), len(table.view(None).teams[0].villains))
    table.takes("A", "roll").takes("B", "roll").takes("B", "change:4")
    assert [27, 26] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-161", "BR-042")
def test_its_copied_tokens_are_a_stock_of_their_own() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("joker", tokens=2), dice=[1, 2, 3])
    table.takes("A", play("joker")).takes("A", "roll")
    table.takes("A", "reroll:copy-of-joker").takes("A", "reroll:copy-of-joker")
    assert (2, 0, "forced-reroll") == (table.tokens("joker"), table.tokens("copy-of-joker"), table.key())
    table.takes("B", "pass")
    assert (25, 0) == (table.space("A"), table.space("B"))
    table.idle()


@pytest.mark.rule("BR-046", "BR-153")
def test_a_power_that_the_team_already_has_cannot_be_chosen() -> None:
    a = team("clayface", "bane", copies="penguin", holds=HELD)
    table = race(A=a, B=team("penguin", "catwoman"))
    assert ["roll", play("catwoman")] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-046", "BR-255")
def test_a_clayface_who_has_one_of_the_teams_own_powers_cannot_be_chosen() -> None:
    b = team("clayface", "penguin", copies="bane")
    table = race(A=team("bane", "falcone", holds=HELD), B=b)
    assert ["roll", play("penguin")] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-046", "BR-070")
def test_two_of_them_borrow_two_different_powers() -> None:
    a = team("falcone", "egghead", on=22, holds=HELD * 2)
    table = race(A=a, B=team("penguin", "solomon-grundy"), dice=[2])
    table.takes("A", play("penguin"))
    assert [play("solomon-grundy")] == [id for id in table.offers("A") if id.startswith("play:")]
    table.takes("A", play("solomon-grundy")).takes("A", "predict:triangle").takes("A", "roll")
    table.takes("A", "change:1").takes("A", "stay")
    assert 24 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-251")
def test_a_blank_villain_cannot_be_chosen() -> None:
    a = team("falcone", "egghead", on=22, holds=("null-cloud", *HELD))
    table = race(A=a, B=team("penguin", "catwoman"))
    assert {play("penguin"), play("catwoman")} <= {*table.offers("A")}
    table.takes("A", "play:null-cloud:penguin")
    assert [play("catwoman")] == [id for id in table.offers("A") if id.startswith("play:")]
    table.idle()


@pytest.mark.rule("BR-251")
def test_a_power_that_is_borrowed_works_on_though_the_original_becomes_blank() -> None:
    a = team(on=22, holds=("null-cloud", *HELD))
    table = race(A=a, B=team("penguin"), dice=[3])
    table.takes("A", play("penguin")).takes("A", "play:null-cloud:penguin").takes("A", "roll").takes("A", "change:4")
    assert 26 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-153")
def test_without_a_legal_villain_it_is_not_offered() -> None:
    a = team("falcone", "hush", holds=("null-cloud", "null-cloud", *HELD))
    table = race(A=a, B=team("penguin", "catwoman"))
    table.takes("A", "play:null-cloud:penguin").takes("A", "play:null-cloud:catwoman")
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


@pytest.mark.rule("BR-255", "BR-205")
def test_on_clayface_it_gives_the_power_he_has_now_with_his_tokens() -> None:
    b = team("clayface", copies="calendar-man", tokens=5)
    table = race(A=team(on=22, holds=HELD), B=b, C=team("calendar-man"))
    table.takes("A", play("clayface")).takes("A", "autoroll:copy-of-clayface")
    assert (27, 5, 3) == (table.space("A"), table.tokens("clayface"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-257")
def test_a_borrowed_copperhead_answers_what_others_do_in_this_turn() -> None:
    a = team(on=8, holds=HELD)
    table = race(A=a, B=team("joker", on=8, tokens=1), C=team("copperhead", on=30), dice=[5, 1])
    table.takes("A", play("copperhead")).takes("A", "roll").takes("B", "reroll")
    assert [11, 10, 30] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-257")
def test_a_borrowed_killer_croc_stops_nobody_in_the_next_turn() -> None:
    table = race(A=team(on=8, holds=HELD), B=team(on=8), C=team("killer-croc", on=30), dice=[1, 2])
    table.takes("A", play("killer-croc")).takes("A", "roll").takes("B", "roll")
    assert [9, 10, 30] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-258")
def test_the_blank_of_a_borrowed_deadshot_lasts_until_the_borrowers_next_turn() -> None:
    a = team(on=8, holds=HELD)
    table = race(A=a, B=team("deadshot", "penguin", on=20, tokens=1), dice=[1, 3])
    table.takes("A", play("deadshot")).takes("A", "use:copy-of-deadshot:penguin")
    assert ([11, 20], 1, ["penguin"]) == (table.spaces(), table.tokens("deadshot"), table.blank())
    table.takes("A", "roll").takes("B", "roll").takes("B", "move")
    assert ([12, 23], "A", []) == (table.spaces(), table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-254", "BR-255")
def test_what_happens_when_the_escape_begins_does_not_happen_for_a_copy() -> None:
    table = race(A=team(on=8, holds=HELD), B=team("magpie"), dice=[1])
    table.takes("A", play("magpie")).takes("A", "roll")
    assert (9, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-165", "BR-167", "BR-151")
def test_cancelled_by_phase_shift_it_borrows_nothing_and_both_cards_go_under_the_deck() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("penguin", holds=("phase-shift",)), dice=[3])
    table.takes("A", play("penguin"))
    assert ("phase-shift", ["B"], ["cancel", "pass"]) == (table.key(), table.asked(), table.offers("B"))
    table.takes("B", "cancel")
    assert (["morph-powder", "phase-shift"], []) == (table.under(2), table.team("A").morphs)
    table.takes("A", "roll")
    assert (25, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-165")
def test_let_through_it_works() -> None:
    table = race(A=team(on=22, holds=HELD), B=team("penguin", holds=("phase-shift",)), dice=[3])
    table.takes("A", play("penguin")).takes("B", "pass").takes("A", "roll").takes("A", "change:4")
    assert (26, ["phase-shift"]) == (table.space("A"), table.holds("B"))
    table.idle()


@pytest.mark.rule("BR-166", "BR-180")
def test_only_the_team_of_the_chosen_villain_may_answer() -> None:
    shift = ("phase-shift",)
    table = race(A=team(on=22, holds=HELD), B=team("penguin"), C=team("catwoman", holds=shift))
    table.takes("A", play("penguin"))
    assert ("roll", ["A"], [*shift]) == (table.key(), table.asked(), table.holds("C"))
    table.idle()


@pytest.mark.rule("BR-271")
def test_it_works_from_start_and_on_teams_in_start() -> None:
    table = race(A=team(holds=HELD), B=team("penguin"), dice=[1])
    table.takes("A", play("penguin")).takes("A", "roll").takes("A", "change:2")
    assert 2 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-127")
def test_an_escape_ends_the_copy() -> None:
    table = race(A=team(on=36, holds=HELD), B=team("solomon-grundy"), C=team(), dice=[1])
    table.takes("A", play("solomon-grundy")).takes("A", "roll")
    assert (["A"], []) == (table.places(), table.team("A").morphs)
    table.plays_on().idle()


@pytest.mark.rule("BR-190")
def test_everybody_sees_the_borrowed_power() -> None:
    table = race(A=team(holds=HELD), B=team("penguin"))
    table.takes("A", play("penguin"))
    assert ["A has the power of Penguin until this turn ends."] == table.told("gadget")[-1:]
    assert [True] == [card.morph for card in table.view("B").teams[0].villains if card.power == "penguin"]
    table.idle()
