"""Mr. Bloom: +2 Power. Attack: a foe is passed a card with cost 0 from your hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-117", "AA-302", "AA-163")
def test_the_foe_is_named_may_defend_and_then_the_attacker_picks_the_card() -> None:
    t = table(
        P("Mr. Bloom, Punch, Kite Man", pile="Weakness, Crowbar"), P("Shield", deck="Ragman", pile="Batwing"), P()
    )
    t.play("Mr. Bloom")
    assert (["P2", "P3"], ["P2"], 2) == (t.offers(), t.default(), t.power)
    t.pick("P2")
    assert [1] == t.awaited
    t.take_it(1)
    assert ([0], ["Punch", "Weakness"], ["Weakness"]) == (t.awaited, t.offers(), t.default())
    t.pick("Weakness")
    assert (["Batwing", "Weakness"], ["Crowbar"], [], 2) == (t.pile(1), t.pile(), t.pile(2), t.power)
    t.idle()


def test_a_foe_who_defends_is_passed_nothing() -> None:
    t = table(P("Mr. Bloom, Punch"), P("Shield"))
    t.play("Mr. Bloom")
    t.defend(1, "Shield")
    assert (["Punch"], ["Shield"]) == (t.hand(), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-309")
def test_a_single_such_card_goes_unasked() -> None:
    t = table(P("Mr. Bloom, Kite Man", pile="Vulnerability"), P())
    t.play("Mr. Bloom")
    assert (["Vulnerability"], [], ["Kite Man"]) == (t.pile(1), t.pile(), t.hand())
    t.idle()


@pytest.mark.rule("AA-313")
def test_without_such_a_card_nothing_is_passed() -> None:
    t = table(P("Mr. Bloom, Kite Man", play="Punch", deck="Punch"), P("Punch"))
    t.play("Mr. Bloom")
    assert ([], ["Kite Man"], ["Punch"]) == (t.pile(1), t.hand(), t.hand(1))
    t.idle()


@pytest.mark.rule("AA-161")
def test_a_weakness_passed_is_a_weakness_gained_by_a_foe() -> None:
    t = table(P("Mr. Bloom, Weakness", character="Scarecrow", deck="Kite Man"), P())
    t.play("Mr. Bloom")
    assert (["Weakness"], 1, ["Kite Man"]) == (t.pile(1), t.vp(), t.hand())
    t.idle()


@pytest.mark.rule("AA-350")
def test_copied_by_clayface_it_attacks_in_the_same_way() -> None:
    t = table(P("Clayface, Punch"), P(), lineup="Mr. Bloom")
    t.play("Clayface")
    assert (["Punch"], 2) == (t.pile(1), t.power)
    t.idle()


@pytest.mark.rule("SH-022")
def test_in_a_team_game_only_opponents_can_be_named() -> None:
    t = table(P("Mr. Bloom, Punch"), P(), P(), P(), teams=True)
    t.play("Mr. Bloom")
    assert ["P2", "P4"] == t.offers()
    t.pick("P4")
    assert ["Punch"] == t.pile(3)
    t.idle()
