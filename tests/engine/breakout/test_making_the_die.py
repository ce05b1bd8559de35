"""Where powers that make the die meet (part 3, ways to make the die)."""

import pytest

from tests.engine.breakout.track import race, team


@pytest.mark.rule("BR-098", "BR-200")
def test_bane_may_replace_one_die_by_an_autoroll_and_roll_the_other() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover",)), B=team(), dice=[6])
    table.takes("A", "autoroll:four-leaf-clover")
    assert ["die:1", "die:2"] == table.offers("A")
    table.takes("A", "die:2")
    assert (14, ["four-leaf-clover"]) == (table.space("A"), table.under())
    table.idle()


@pytest.mark.rule("BR-201")
def test_an_autoroll_counts_for_banes_match_until_a_rival_rerolls() -> None:
    table = race(A=team("bane", on=8, holds=("four-leaf-clover",)), B=team("joker"), dice=[4, 5])
    table.takes("A", "autoroll:four-leaf-clover").takes("B", "reroll").takes("B", "pass")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-201", "BR-207")
def test_two_equal_secret_dice_of_bane_give_no_bonus() -> None:
    table = race(A=team("bane", "riddler", on=8), B=team(), dice=[3, 3])
    table.takes("A", "riddle")
    assert (["die:1", "die:2"], (3, 3)) == (table.offers("A"), table.view("A").hand.secret_dice)  # type: ignore[union-attr]
    table.takes("A", "die:1").takes("A", "claim:3").takes("B", "pass")
    assert 11 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-202")
@pytest.mark.parametrize(("dice", "picks", "space"), [([5], (), 16), ([6], ("die:2",), 14), ([4], ("die:1",), 14)])
def test_hugo_stranges_plus_belongs_to_his_autoroll(dice: list[int], picks: tuple[str, ...], space: int) -> None:
    """From 8 with a 5: two fives match (5 + 1 + 2), the rolled 6 is 6, the Autoroll is 5 + 1."""
    table = race(A=team("hugo-strange", "bane", on=8), B=team(), used=[("B", 5)], dice=dice)
    table.takes("A", "autoroll:hugo-strange")
    for pick in picks:
        table.takes("A", pick)
    if table.key() == "stop":
        table.takes("A", "move")
    assert space == table.space("A")
    table.idle()


@pytest.mark.rule("BR-203")
def test_a_flight_leaves_the_older_die_for_hugo_strange() -> None:
    table = race(A=team("kiteman", tokens=1, on=8), B=team("hugo-strange"), used=[("A", 4)])
    table.takes("A", "fly").takes("A", "land:9")
    assert ["roll", "autoroll:hugo-strange"] == table.offers("B")
    table.takes("B", "autoroll:hugo-strange")
    assert 5 == table.space("B")


@pytest.mark.rule("BR-203")
def test_without_any_die_of_another_team_hugo_strange_has_no_autoroll() -> None:
    table = race(A=team("hugo-strange"), B=team(), used=[("A", 4)])
    assert ["roll"] == table.offers("A")


@pytest.mark.rule("BR-080", "BR-078")
def test_after_calendar_man_a_die_is_rolled_even_with_another_autoroll_in_hand() -> None:
    a = team("calendar-man", on=8, holds=("four-leaf-clover",))
    table = race(A=a, B=team("joker"), dice=[2]).takes("A", "autoroll:calendar-man").takes("A", "keep")
    table.takes("B", "reroll").takes("A", "keep").takes("B", "pass").takes("A", "end")
    assert (10, ["four-leaf-clover"]) == (table.space("A"), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-078", "BR-079")
def test_a_rerolled_autoroll_may_be_replaced_by_another_one() -> None:
    held = ("four-leaf-clover", "fickle-fingers-of-fate")
    table = race(A=team(on=8, holds=held), B=team("joker"))
    table.takes("A", "autoroll:four-leaf-clover").takes("A", "keep").takes("B", "reroll")
    assert ("replacement", ["roll", "autoroll:fickle-fingers-of-fate"]) == (table.key(), table.offers("A"))
    table.takes("A", "autoroll:fickle-fingers-of-fate").takes("B", "pass")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-079")
def test_riddle_and_flight_are_no_replacement_for_an_autoroll() -> None:
    a = team("riddler", "kiteman", tokens={"kiteman": 1}, on=8, holds=("four-leaf-clover",))
    table = race(A=a, B=team("joker"), dice=[1])
    assert ["roll", "autoroll:four-leaf-clover", "riddle", "fly"] == table.offers("A")
    table.takes("A", "autoroll:four-leaf-clover").takes("B", "reroll").takes("B", "pass")
    assert 9 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-205", "BR-161")
def test_a_borrowed_calendar_man_has_the_tokens_of_the_original() -> None:
    table = race(A=team(on=8, holds=("morph-powder",)), B=team("calendar-man", tokens=5))
    table.takes("A", "play:morph-powder:calendar-man")
    assert ["roll", "autoroll:copy-of-calendar-man"] == table.offers("A")
    table.takes("A", "autoroll:copy-of-calendar-man")
    assert (13, 5) == (table.space("A"), table.tokens("calendar-man"))
    table.idle()


@pytest.mark.rule("BR-206")
def test_an_autoroll_can_be_changed_like_a_rolled_die() -> None:
    table = race(A=team("penguin", on=8, holds=("four-leaf-clover",)), B=team())
    table.takes("A", "autoroll:four-leaf-clover")
    assert ["keep", "change:3", "change:5"] == table.offers("A")
    table.takes("A", "change:5")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-207")
def test_the_secret_die_is_rerolled_and_changed_before_the_claim_and_only_the_price_is_public() -> None:
    a = team("riddler", "mad-hatter", on=8, holds=("lucky-coin",))
    table = race(A=a, B=team(), dice=[2, 1]).takes("A", "riddle")
    table.takes("A", "reroll:lucky-coin").takes("A", "change:6")
    assert ["Mad Hatter spends a token on A's secret die."] == table.told("power")
    assert (6, None) == (table.view("A").hand.secret_die, table.view("B").hand.secret_die)  # type: ignore[union-attr]
    table.takes("A", "claim:6").takes("B", "challenge").takes("A", "stop:15").ends("A")
    assert (15, 2) == (table.space("A"), table.tokens("mad-hatter"))
    table.idle()


@pytest.mark.rule("BR-208")
@pytest.mark.parametrize(("answer", "watcher"), [("pass", 23), ("challenge", 20)])
def test_a_claim_that_stands_is_the_die_and_a_caught_lie_makes_none(answer: str, watcher: int) -> None:
    table = race(A=team("riddler", on=12), B=team("deathstroke", on=20, contract="A"), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:5").takes("B", answer)
    if table.key() == "stop":
        table.takes("A", "move")
    assert watcher == table.space("B")
    table.idle()


@pytest.mark.rule("BR-209")
def test_multiplication_hits_the_claim_and_not_the_three() -> None:
    table = race(A=team("riddler", "maxie-zeus", on=4), B=team(), dice=[2])
    table.takes("A", "riddle").takes("A", "claim:2").takes("B", "challenge").takes("A", "move")
    assert 4 + 2 * 3 + 3 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-210")
def test_the_joker_rerolls_a_claim_that_stands_into_an_open_die() -> None:
    table = race(A=team("riddler", "penguin", on=8), B=team("joker", on=1), dice=[6, 2])
    table.takes("A", "riddle").takes("A", "keep").takes("A", "claim:6").takes("B", "challenge")
    assert ("forced-reroll", ["reroll", "pass"]) == (table.key(), table.offers("B"))
    table.takes("B", "reroll").takes("B", "pass")
    assert ("change", ["keep", "change:1", "change:3"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert [10, 3] == table.spaces()
    table.idle()


@pytest.mark.rule("BR-210", "BR-087")
def test_the_joker_is_not_asked_about_a_caught_lie() -> None:
    table = race(A=team("riddler", on=8), B=team("joker", on=1), dice=[1])
    table.takes("A", "riddle").takes("A", "claim:6").takes("B", "challenge")
    assert (8, "B") == (table.space("A"), table.turn_of())
    table.idle()


@pytest.mark.rule("BR-211")
def test_a_claim_of_six_in_the_fog_is_allowed_and_stays() -> None:
    table = race(A=team("riddler", on=8), B=team(fog=True), dice=[6])
    table.takes("A", "riddle")
    assert 1 == table.view("A").hand.secret_die  # type: ignore[union-attr]
    table.takes("A", "claim:6").takes("B", "pass")
    assert 14 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-211")
def test_a_claim_is_falcones_first_die_and_the_second_is_open() -> None:
    table = race(A=team("riddler", "falcone", on=8), B=team(), dice=[1, 5])
    table.takes("A", "riddle").takes("A", "claim:3").takes("B", "pass").takes("A", "second-die").takes("A", "move")
    assert 16 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-212", "BR-083", "BR-104")
def test_nothing_is_added_to_a_flight_and_the_prediction_counts() -> None:
    a = team("kiteman", "egghead", tokens={"kiteman": 1}, on=7, holds=("jet-pack",))
    table = race(A=a, B=team("poison-ivy", on=8))
    table.takes("A", "play:jet-pack").takes("A", "predict:circle").takes("A", "fly")
    assert [f"land:{space}" for space in range(8, 15)] == table.offers("A")
    table.takes("A", "land:11").ends("A")
    assert 13 == table.space("A")
    table.idle()


@pytest.mark.rule("BR-213")
def test_a_flight_onto_a_gadget_space_draws() -> None:
    table = race(A=team("kiteman", tokens=1, on=1), B=team())
    table.takes("A", "fly").takes("A", "land:7").ends("A")
    assert (7, 1) == (table.space("A"), len(table.holds("A")))
    table.idle()
