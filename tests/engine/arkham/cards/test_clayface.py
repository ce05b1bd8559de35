"""Clayface: resolve the text of a Hero or Villain with cost 6 or less in the Line-Up as if printed on this card."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("AA-350", "AA-306", "AA-099")
def test_one_of_the_heroes_and_villains_up_to_cost_6_of_all_rows_must_be_chosen() -> None:
    t = table(
        P("Clayface, Ragman", pile="Ragman"), P(play="Ragman"),
        lineup="Crowbar, GCPD Officer, Gotham Girl, Punchline, Hugo Strange", below=("Kite Man",),
    )  # fmt: skip
    t.play("Clayface")
    assert (["GCPD Officer", "Punchline", "Kite Man"], ["Punchline"]) == (t.offers(), t.default())
    t.pick("GCPD Officer")
    assert (1, ["Clayface"], "GCPD Officer") == (t.power, t.in_play(), t.lineup[1])
    assert "Clayface copies GCPD Officer." in t.told
    t.idle()


@pytest.mark.rule("AA-309")
def test_a_single_legal_card_is_copied_unasked() -> None:
    t = table(P("Clayface"), P(), lineup="Crowbar, Solomon Grundy")
    t.play("Clayface")
    assert (4, "Solomon Grundy") == (t.power, t.lineup[1])
    t.idle()


@pytest.mark.rule("AA-313")
def test_without_a_legal_card_there_is_no_effect() -> None:
    t = table(P("Clayface, Kite Man"), P(), lineup="Crowbar, Gotham Girl, Hugo Strange")
    t.play("Clayface")
    assert (0, ["Clayface"]) == (t.power, t.in_play())
    t.idle()


@pytest.mark.rule("AA-350", "AA-116")
def test_the_attack_is_clayfaces_own() -> None:
    t = table(P("Clayface, Punch"), P("Punch"), P("Shield, Punch"), lineup="Punchline", random={1: [(1, 0)]})
    t.play("Clayface")
    assert [2] == t.awaited
    t.defend(2, "Shield")
    assert (3, ["Punch"], ["Punch"], ["Shield"]) == (t.power, t.hand(), t.pile(1), t.pile(2))
    t.idle()


@pytest.mark.rule("AA-350", "AA-117", "AA-276")
def test_the_choices_of_the_copied_text_are_made_by_its_player() -> None:
    t = table(P("Clayface"), P(play="Aaron Cash"), P(play="Julie Madison, Nora Fries"), lineup="Firefly")
    t.play("Clayface")
    assert ([0], ["P2", "P3"]) == (t.awaited, t.offers())
    t.pick("P3")
    assert ([0], ["Julie Madison", "Nora Fries"]) == (t.awaited, t.offers())
    t.pick("Nora Fries")
    assert (["Nora Fries"], ["Aaron Cash"], 2) == (t.pile(2), t.in_play(1), t.power)
    t.idle()


@pytest.mark.rule("AA-350", "AA-012")
def test_it_is_no_attack_card_for_what_looks_for_one() -> None:
    t = table(P("Clayface", deck="Punch", character="Scarecrow"), P(vp=1), lineup="Victor Zsasz")
    t.play("Clayface")
    assert (0, [], 0) == (t.vp(1), t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-350", "AA-003")
def test_it_keeps_its_name_so_that_an_inmate_counts_only_real_inmates() -> None:
    t = table(P("Clayface, Arkham Inmate", play="Arkham Inmate"), P(), lineup="Arkham Inmate")
    t.play("Clayface")
    assert 1 == t.power
    t.play("Arkham Inmate")
    assert 1 + 2 == t.power
    t.idle()
    t = table(P("Clayface"), P(), lineup="Arkham Inmate")
    t.play("Clayface")
    assert 0 == t.power
    t.idle()


@pytest.mark.rule("AA-350", "AA-113")
def test_a_copied_expendable_lackeys_may_destroy_clayface_itself() -> None:
    t = table(P("Clayface", play="Aaron Cash"), P(), lineup="Expendable Lackeys")
    t.play("Clayface")
    assert ["Aaron Cash", "Clayface", "No"] == t.offers()
    t.pick("Clayface")
    assert (["Clayface"], 1, 1, "Expendable Lackeys") == (t.destroyed, t.power, t.vp(), t.lineup[0])
    t.idle()


@pytest.mark.rule("AA-350", "AA-243", "AA-248")
def test_the_copied_card_is_neither_played_nor_taken_so_no_riddle_token_reacts() -> None:
    t = table(P("Clayface"), P(character="The Riddler"), lineup="Kite Man", tokens={1: 1}, main="Punchline*2")
    t.play("Clayface")
    assert ({1: 1}, [], []) == (t.tokens, t.pile(), t.state.riddles_read)
    assert (2, ["Kite Man", "Punchline", "-", "-", "-"]) == (t.power, t.lineup)
    t.idle()


@pytest.mark.rule("AA-350")
def test_it_is_one_villain_played_whatever_it_copies() -> None:
    t = table(P("Clayface", deck="Punch*3", play="Hide-out"), P(), lineup="Batwing")
    t.play("Clayface")
    assert (1, ["Punch", "Punch"]) == (t.power, t.hand())
    t.idle()


@pytest.mark.rule("AA-350", "AA-011")
@pytest.mark.parametrize(("copied", "power"), [("The Creeper", 1), ("Maggie Sawyer", 2), ("The Question", 2)])
def test_defense_and_end_of_game_lines_have_no_effect(copied: str, power: int) -> None:
    t = table(P("Clayface"), P("Raid"), lineup=copied, coin="H")
    t.play("Clayface")
    assert (power, 0, []) == (t.power, t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-350", "AA-351")
def test_a_copied_grundy_does_not_bring_clayface_back() -> None:
    t = table(P("Clayface, Expendable Lackeys"), P(), lineup="Solomon Grundy")
    t.play("Clayface")
    t.play("Expendable Lackeys")
    t.pick("Clayface")
    assert (["Clayface"], [], 5, 1) == (t.destroyed, t.pile(), t.power, t.vp())
    t.idle()


@pytest.mark.rule("AA-342", "AA-350")
def test_a_copied_tetch_plays_the_top_card_of_the_own_deck() -> None:
    t = table(P("Clayface", deck="Kite Man, Punch"), P(), lineup="Jervis Tetch", main="Ragman*2")
    t.play("Clayface")
    t.pick("Play it")
    assert (3, ["Clayface", "Kite Man"], ["Jervis Tetch", "Ragman", "-", "-", "-"]) == (t.power, t.in_play(), t.lineup)
    t.idle()


@pytest.mark.rule("AA-195", "AA-350")
def test_bribed_for_0_vp_it_copies_another_card() -> None:
    t = table(P("Hugo Strange"), P(), lineup="Clayface, Solomon Grundy")
    t.play("Hugo Strange")
    t.bribe("Clayface")
    assert (3 + 4, ["Clayface"], ["-", "Solomon Grundy", "-", "-", "-"]) == (t.power, t.bribed, t.lineup)
    t.idle()


@pytest.mark.rule("AA-280", "AA-350")
def test_orphan_does_not_take_it_for_an_attack_card() -> None:
    t = table(P(), P("Clayface, Punch"), lineup="Punchline", nemeses="Orphan, Batman", **FA)
    assert ["Discard Clayface", "Discard Punch"] == t.labels()
    t.pick("Discard Punch")
    assert (["Clayface"], ["Punch", "Weakness"]) == (t.hand(1), t.pile(1))
    t.idle(1)
