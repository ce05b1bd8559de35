"""Deadshot: a Villain without text until his next turn, and an Advance."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-070", "BR-010", "BR-042")
def test_at_the_start_of_his_turn_every_opposing_villain_is_offered() -> None:
    a = team("deadshot", "penguin", on=8, hand=("magpie",))
    table = race(A=a, B=team("bane", "catwoman", hand=("riddler",)), C=team("hush", "firefly"), D=team(escaped=True))
    assert ["bane", "catwoman", "hush", "firefly"] == [id[13:] for id in table.offers("A") if id[:4] == "use:"]
    table.idle()


@pytest.mark.rule("BR-175", "BR-043", "BR-103")
def test_the_chosen_villain_is_blank_he_advances_three_and_the_token_is_gone() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane", "catwoman", on=20), dice=[1])
    table.takes("A", "use:deadshot:bane")
    assert ([11, 20], 2, ["bane"]) == (table.spaces(), table.tokens("deadshot"), table.blank())
    assert [True, False] == [villain.blank for villain in table.view(None).teams[1].villains]
    table.takes("A", "roll")
    assert 12 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-011")
def test_he_may_let_it_be() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane"), dice=[1])
    table.takes("A", "roll")
    assert (9, 3, []) == (table.space("A"), table.tokens("deadshot"), table.blank())
    table.idle()


@pytest.mark.rule("BR-044", "BR-071")
def test_he_shoots_once_in_a_turn_whatever_tokens_he_has() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane", "catwoman"))
    table.takes("A", "use:deadshot:bane")
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-043")
def test_without_a_token_he_is_not_offered() -> None:
    table = race(A=team("deadshot", on=8, tokens=0), B=team("bane"))
    assert ["roll"] == table.offers("A")
    table.idle()


def test_in_the_turn_of_another_team_he_is_not_offered() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane", on=8), active="B", dice=[1, 2])
    assert (["roll"], []) == (table.offers("B"), table.offers("A"))
    table.takes("B", "roll").takes("B", "die:1")
    assert 9 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-251", "BR-260")
def test_neither_a_blank_villain_nor_solomon_grundy_can_be_chosen() -> None:
    b, c = team("bane", "solomon-grundy"), team("clayface", "firefly", copies="solomon-grundy")
    d = team("hush", "penguin")
    table = race(A=team("deadshot"), B=b, C=c, D=d, blank={"bane": "D", "hush": "B", "penguin": "B"})
    assert ["roll", "use:deadshot:firefly"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-260")
def test_the_teammate_of_solomon_grundy_can_be_chosen() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane", "solomon-grundy"))
    table.takes("A", "use:deadshot:bane")
    assert ["bane"] == table.blank()
    table.idle()


@pytest.mark.rule("BR-251")
def test_with_nobody_left_to_blank_he_is_not_offered_and_there_is_no_advance() -> None:
    b = team("bane", "solomon-grundy")
    table = race(A=team("deadshot", on=8), B=b, C=team(escaped=True), blank={"bane": "B"})
    assert ["roll"] == table.offers("A")
    table.idle()


@pytest.mark.rule("BR-047", "BR-253", "BR-057")
def test_the_blank_lasts_until_his_next_turn_starts() -> None:
    table = race(A=team("deadshot", on=8), B=team("calendar-man", on=8), dice=[1, 1])
    table.takes("A", "use:deadshot:calendar-man").takes("A", "roll")
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert ("A", [], 3) == (table.turn_of(), table.blank(), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-253", "BR-120")
def test_an_extra_turn_of_his_ends_the_blank() -> None:
    table = race(A=team("deadshot", on=8, holds=("adrenaline",)), B=team("bane"), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "use:deadshot:bane").takes("A", "roll")
    assert ("A", []) == (table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-253", "BR-058")
def test_a_lost_turn_of_his_ends_the_blank() -> None:
    a, b = team("deadshot", on=8, loses_turn=True), team("bane", on=8)
    table = race(A=a, B=b, active="A", blank={"bane": "A"}, dice=[1, 2])
    assert ("B", []) == (table.turn_of(), table.blank())
    table.takes("B", "roll").takes("B", "die:2")
    assert 10 == table.space("B")
    table.idle()


@pytest.mark.rule("BR-175")
def test_a_blank_riddler_poses_no_riddle() -> None:
    table = race(A=team("deadshot", on=8), B=team("riddler", on=8), C=team(), dice=[1, 6])
    table.takes("A", "use:deadshot:riddler").takes("A", "roll")
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert (14, "C", []) == (table.space("B"), table.turn_of(), table.told("power"))
    table.idle()


@pytest.mark.rule("BR-252", "BR-048")
def test_blanking_him_does_not_end_the_blank_he_has_caused() -> None:
    b = team("bane", on=8, holds=("null-cloud",))
    table = race(A=team("deadshot", on=8), B=b, C=team("calendar-man"), dice=[1, 1, 1])
    table.takes("A", "use:deadshot:calendar-man").takes("A", "roll")
    table.takes("B", "play:null-cloud:deadshot").takes("B", "roll")
    assert (["calendar-man"], ["roll"]) == (table.blank(), table.offers("C"))
    table.idle()


@pytest.mark.rule("BR-252", "BR-072", "BR-127")
def test_if_his_advance_is_an_escape_the_turn_ends_at_once_and_so_does_the_blank() -> None:
    a = team("deadshot", on=46)
    table = race(A=a, B=team("bane"), C=team(), escape=2, race_on=True)
    table.takes("A", "use:deadshot:bane")
    assert (["A"], "B", []) == (table.places(), table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-271", "BR-103")
def test_from_start_he_works_and_advances_to_the_third_space() -> None:
    table = race(A=team("deadshot"), B=team("bane"), dice=[1])
    table.takes("A", "use:deadshot:bane").takes("A", "roll")
    assert 4 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-053", "BR-054")
def test_his_advance_onto_a_gadget_space_is_no_stop_there() -> None:
    table = race(A=team("deadshot", on=4), B=team("bane"), dice=[1])
    table.takes("A", "use:deadshot:bane")
    assert (7, "roll", []) == (table.space("A"), table.key(), table.holds("A"))
    table.takes("A", "roll")
    assert (8, []) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-127")
def test_the_blank_goes_with_a_villain_whose_team_escapes() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane", on=36), C=team(on=8), dice=[1, 1])
    table.takes("A", "use:deadshot:bane").takes("A", "roll").takes("B", "roll")
    assert ["B"] == table.places()
    table.default("B").takes("B", "no-exchange")
    assert (["B"], [], "C") == (table.places(), table.blank(), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-045", "BR-253")
def test_clayface_shoots_as_he_does_and_each_blank_ends_with_its_own_next_turn() -> None:
    a, b = team("clayface", copies="deadshot", on=8), team("deadshot", "magpie", on=8)
    table = race(A=a, B=b, C=team("catwoman", "firefly"), dice=[1, 1, 1])
    table.takes("A", "use:clayface:catwoman").takes("A", "roll").takes("B", "use:deadshot:firefly").takes("B", "roll")
    assert (["catwoman", "firefly"], 2, 2) == (table.blank(), table.tokens("clayface"), table.tokens("deadshot"))
    table.takes("C", "roll")
    assert ("A", ["firefly"]) == (table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-258", "BR-161")
def test_borrowed_by_morph_powder_his_blank_lasts_until_the_next_turn_of_the_borrower() -> None:
    a, b = team(on=8, holds=("morph-powder",)), team("deadshot", "calendar-man", on=8)
    table = race(A=a, B=b, dice=[1, 1])
    table.takes("A", "play:morph-powder:deadshot").takes("A", "use:copy-of-deadshot:calendar-man")
    assert ([11, 8], 3) == (table.spaces(), table.tokens("deadshot"))
    table.takes("A", "roll")
    assert ("B", ["calendar-man"]) == (table.turn_of(), table.blank())
    table.takes("B", "roll")
    assert ("A", []) == (table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-047", "BR-043")
def test_while_blank_he_cannot_shoot_and_keeps_his_tokens() -> None:
    table = race(A=team("deadshot", on=8), B=team("bane"), blank={"deadshot": "B"}, dice=[1, 1, 2])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll").takes("B", "roll").takes("B", "die:1")
    assert (3, True) == (table.tokens("deadshot"), "use:deadshot:bane" in table.offers("A"))
    table.idle()
