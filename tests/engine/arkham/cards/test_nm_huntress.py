"""Huntress: +3 Power, may destroy a discarded card; FA: who has a Villain destroys one or gains a Weakness."""

import pytest

from tests.engine.arkham.table import P, table

FA = {"nemeses": "Huntress, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


@pytest.mark.rule("AA-145")
def test_a_villain_destroyed_in_the_discard_pile_pays_2_vp() -> None:
    t = table(P("Huntress, Firefly", pile="Punch, Kite Man"), P(pile="Kite Man"))
    t.play("Huntress")
    assert (3, ["Punch", "Kite Man", "No"], ["No"]) == (t.power, t.offers(), t.default())
    t.pick("Kite Man")
    assert (2, ["Kite Man"], ["Punch"], ["Firefly"]) == (t.vp(), t.destroyed, t.pile(), t.hand())
    assert (["Kite Man"], 16) == (t.pile(1), t.weaknesses)
    t.idle()


def test_any_other_card_pays_nothing_and_none_need_be_destroyed() -> None:
    t = table(P("Huntress*2", pile="Punch, Batman"), P())
    t.play("Huntress")
    t.pick("Batman")
    assert (0, ["Batman"]) == (t.vp(), t.destroyed)
    t.play("Huntress")
    t.no()
    assert (0, ["Punch"]) == (t.vp(), t.pile())
    t.idle()


@pytest.mark.rule("AA-154")
def test_a_henchman_is_a_villain() -> None:
    t = table(P("Huntress", pile="Henchman"), P())
    t.play("Huntress")
    t.pick("Henchman")
    assert (2, 14, []) == (t.vp(), t.henchmen, t.destroyed)
    t.idle()


@pytest.mark.rule("AA-100")
def test_with_an_empty_discard_pile_nothing_is_asked() -> None:
    t = table(P("Huntress, Kite Man"), P())
    t.play("Huntress")
    assert (3, ["Kite Man"], 0) == (t.power, t.hand(), t.vp())
    t.idle()


@pytest.mark.rule("AA-269", "AA-306", "AA-137")
def test_each_player_with_a_villain_destroys_one_or_gains_a_weakness() -> None:
    t = table(
        P("Ragman", pile="Kite Man"), P("Firefly, Punch", pile="Henchman, Crowbar"), P("Ragman", pile="Punch"), **FA
    )
    assert ([1], ["Firefly", "Henchman", "Gain a Weakness"], ["Gain a Weakness"]) == (
        t.awaited, t.offers(), t.default(),
    )  # fmt: skip
    assert ["Firefly", "Henchman"] == t.offers("destroy")
    t.pick("Firefly")
    assert "P2 destroys Firefly." in t.told
    assert (["Firefly"], ["Henchman", "Crowbar"]) == (t.destroyed, t.pile(1))
    assert ([0], ["Kite Man", "Gain a Weakness"]) == (t.awaited, t.offers())
    t.pick("Gain a Weakness")
    assert (["Kite Man", "Weakness"], ["Punch"], ["Ragman"], 15) == (t.pile(), t.pile(2), t.hand(2), t.weaknesses)
    assert [0, 0, 0] == [t.vp(seat) for seat in range(3)]
    t.idle(1)


@pytest.mark.rule("AA-269", "AA-306")
def test_with_an_empty_weakness_stack_a_villain_must_go() -> None:
    t = table(P(), P("Firefly, Kite Man"), weaknesses=0, **FA)
    assert (["Firefly", "Kite Man"], ["Kite Man"]) == (t.offers(), t.default())
    t.pick("Firefly")
    assert (["Firefly"], ["Kite Man"]) == (t.destroyed, t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-351", "AA-298", "AA-343")
def test_solomon_grundy_comes_back_to_the_discard_pile() -> None:
    t = table(P(), P("Solomon Grundy"), **FA)
    t.pick("Solomon Grundy")
    assert ([], ["Solomon Grundy"], []) == (t.destroyed, t.pile(1), t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-133", "AA-131")
def test_a_player_without_a_villain_is_asked_for_a_defense_and_may_use_it() -> None:
    t = table(P("Shield"), P("Shield, Kite Man"), **FA)
    assert [0, 1] == sorted(t.awaited)
    t.defend(0, "Shield")
    t.defend(1, "Shield")
    assert (["Shield"], ["Shield"], True) == (t.pile(), t.pile(1), "Kite Man" in t.hand(1))
    t.idle(1)


@pytest.mark.rule("AA-313")
def test_with_a_poker_face_a_hand_without_a_villain_is_asked_too() -> None:
    t = table(P(), P("Punch"), windows="poker", **FA)
    t.take_it(1)
    t.take_it(0)
    assert ([1], ["There is none"]) == (t.awaited, t.offers())
    t.pick("There is none")
    assert (["Punch"], 16) == (t.hand(1), t.weaknesses)
    t.idle(1)
