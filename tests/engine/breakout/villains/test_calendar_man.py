"""Calendar Man: an Autoroll of his tokens, which grow with it."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-075", "BR-074", "BR-192")
def test_his_autoroll_is_offered_beside_the_roll_and_moves_his_number_of_tokens() -> None:
    table = race(A=team("calendar-man", on=8), B=team())
    assert (["roll", "autoroll:calendar-man"], []) == (table.offers("A"), table.offers("B"))
    table.takes("A", "autoroll:calendar-man")
    assert (11, 4) == (table.space("A"), table.tokens("calendar-man"))
    assert any("Calendar Man" in line for line in table.told("power"))
    table.idle()


@pytest.mark.rule("BR-011", "BR-074")
def test_rolling_instead_gains_no_token() -> None:
    table = race(A=team("calendar-man", on=8), B=team(), dice=[6])
    table.takes("A", "roll")
    assert (14, 3) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.parametrize(("before", "after"), [(3, 4), (4, 5), (5, 6), (6, 4)])
def test_he_climbs_from_three_to_six_and_then_from_four_again(before: int, after: int) -> None:
    table = race(A=team("calendar-man", on=8, tokens=before), B=team())
    table.takes("A", "autoroll:calendar-man")
    assert (8 + before, after) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-120")
def test_an_extra_turn_has_the_next_autoroll() -> None:
    table = race(A=team("calendar-man", on=22, holds=("adrenaline",)), B=team())
    table.takes("A", "play:adrenaline").takes("A", "autoroll:calendar-man").takes("A", "autoroll:calendar-man")
    assert (29, 5, "B") == (table.space("A"), table.tokens("calendar-man"), table.turn_of())
    table.idle()


def test_without_tokens_he_has_no_autoroll() -> None:
    table = race(A=team("calendar-man", on=8, tokens=0), B=team(), dice=[1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll").idle()


@pytest.mark.rule("BR-042")
def test_the_tokens_of_his_teammate_do_not_count() -> None:
    table = race(A=team("calendar-man", "kiteman", on=8, tokens={"calendar-man": 3, "kiteman": 2}), B=team())
    table.takes("A", "autoroll:calendar-man")
    assert (11, 4, 2) == (table.space("A"), table.tokens("calendar-man"), table.tokens("kiteman"))
    table.idle()


@pytest.mark.rule("BR-080", "BR-078")
def test_a_forced_reroll_must_be_a_die_even_if_another_autoroll_is_at_hand() -> None:
    a = team("calendar-man", on=8, holds=("four-leaf-clover",))
    table = race(A=a, B=team("joker", on=20), dice=[2])
    assert ["roll", "autoroll:calendar-man", "autoroll:four-leaf-clover"] == table.offers("A")
    table.takes("A", "autoroll:calendar-man").takes("A", "keep").takes("B", "reroll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep").takes("B", "pass").takes("A", "end")
    assert ([10, 22], 4, ["four-leaf-clover"]) == (table.spaces(), table.tokens("calendar-man"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-080", "BR-204", "BR-219")
def test_an_own_reroll_is_a_die_and_his_token_stays() -> None:
    table = race(A=team("calendar-man", on=8, holds=("lucky-coin",)), B=team(), dice=[1])
    table.takes("A", "autoroll:calendar-man").takes("A", "reroll:lucky-coin")
    assert (9, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-078", "BR-079")
def test_he_can_replace_another_autoroll_that_is_rerolled() -> None:
    table = race(A=team("calendar-man", on=8, holds=("four-leaf-clover",)), B=team("joker", on=20))
    table.takes("A", "autoroll:four-leaf-clover").takes("B", "reroll")
    assert ("replacement", ["roll", "autoroll:calendar-man"]) == (table.key(), table.offers("A"))
    table.takes("A", "autoroll:calendar-man").takes("B", "pass")
    assert ([11, 22], 4) == (table.spaces(), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-204", "BR-200")
def test_the_token_stays_if_bane_uses_the_other_die() -> None:
    table = race(A=team("calendar-man", "bane", on=8), B=team(), dice=[1])
    table.takes("A", "autoroll:calendar-man").takes("A", "die:2")
    assert (9, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-082")
def test_his_six_is_a_one_in_the_fog_but_he_drops_to_four() -> None:
    table = race(A=team("calendar-man", on=8, tokens=6), B=team(fog=True))
    table.takes("A", "autoroll:calendar-man")
    assert (9, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-206")
def test_his_number_can_be_changed_like_a_die() -> None:
    table = race(A=team("calendar-man", "penguin", on=8), B=team())
    table.takes("A", "autoroll:calendar-man")
    assert ["keep", "change:2", "change:4"] == table.offers("A")
    table.takes("A", "change:2")
    assert 10 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-206", "BR-093")
def test_with_falcone_he_makes_the_first_die_only() -> None:
    table = race(A=team("calendar-man", "falcone", on=22), B=team(), dice=[4])
    table.takes("A", "autoroll:calendar-man").takes("A", "second-die")
    assert (29, 4) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-075", "BR-090")
def test_his_number_is_multiplied_like_a_roll() -> None:
    table = race(A=team("calendar-man", "maxie-zeus", on=10), B=team())
    table.takes("A", "autoroll:calendar-man").takes("A", "move")
    assert 19 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-075")
def test_rivals_see_his_number_as_the_die() -> None:
    table = race(A=team("calendar-man", on=8, tokens=5), B=team("deathstroke", on=20, contract="A"))
    table.takes("A", "autoroll:calendar-man")
    assert [13, 23] == table.spaces()
    table.idle()


def test_in_other_turns_he_does_nothing() -> None:
    table = race(A=team("calendar-man", on=8), B=team(on=8), active="B", dice=[2])
    assert ["roll"] == table.offers("B")
    table.takes("B", "roll")
    assert ([8, 10], 3) == (table.spaces(), table.tokens("calendar-man"))
    table.idle()


def test_his_autoroll_works_from_start() -> None:
    table = race(A=team("calendar-man"), B=team())
    table.takes("A", "autoroll:calendar-man")
    assert 3 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-100", "BR-145")
def test_his_autoroll_can_be_the_way_out() -> None:
    table = race(A=team("calendar-man", on=46), B=team(), escape=2)
    table.takes("A", "autoroll:calendar-man")
    assert [["A"], ["B"]] == table.standings()
    table.idle()


@pytest.mark.rule("BR-205", "BR-254")
def test_clayface_starts_with_three_tokens_of_his_own() -> None:
    table = race(A=team("clayface", on=8), B=team("calendar-man", tokens=5), begins=True)
    table.takes("A", "choose:calendar-man")
    assert ["roll", "autoroll:clayface"] == table.offers("A")
    table.takes("A", "autoroll:clayface")
    assert (11, 4, 5) == (table.space("A"), table.tokens("clayface"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-205", "BR-161")
def test_borrowed_by_morph_powder_he_has_the_tokens_of_the_original_which_does_not_change() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("calendar-man", tokens=5))
    table.takes("A", "play:morph-powder:calendar-man")
    assert ["roll", "autoroll:copy-of-calendar-man"] == table.offers("A")
    table.takes("A", "autoroll:copy-of-calendar-man")
    assert (13, 5, []) == (table.space("A"), table.tokens("calendar-man"), table.team("A").morphs)
    table.idle()


@pytest.mark.rule("BR-080")
def test_borrowed_he_must_be_rerolled_as_a_die_too() -> None:
    a = team(on=8, holds=("morph-powder", "lucky-coin", "four-leaf-clover"))
    table = race(A=a, B=team("calendar-man"), dice=[1])
    table.takes("A", "play:morph-powder:calendar-man").takes("A", "autoroll:copy-of-calendar-man")
    table.takes("A", "reroll:lucky-coin")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep").takes("A", "end")
    assert (9, ["four-leaf-clover"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-047")
def test_while_blank_he_has_no_autoroll_and_his_tokens_stay() -> None:
    table = race(A=team("calendar-man", on=8), B=team("deadshot"), blank={"calendar-man": "B"}, dice=[1, 1])
    assert ["roll"] == table.offers("A")
    table.takes("A", "roll").takes("B", "roll")
    assert (["roll", "autoroll:calendar-man"], 3) == (table.offers("A"), table.tokens("calendar-man"))
    table.idle()
