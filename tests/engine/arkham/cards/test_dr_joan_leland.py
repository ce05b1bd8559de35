"""Dr. Joan Leland: Gain 1 VP. Release her: Release up to two Weaknesses from your hand or discard pile."""

import pytest

from tests.engine.arkham.table import P, table

JOAN = "Dr. Joan Leland"


@pytest.mark.rule("AA-101", "AA-233")
def test_one_weakness_of_the_hand_and_one_of_the_discard_pile_go_back_for_no_vp() -> None:
    t = table(P("Weakness, Punch", pile="Weakness*2, Punch", play=JOAN, vp=2), P("Weakness", pile="Weakness"),
              weaknesses=3)  # fmt: skip
    t.use(JOAN)
    assert (["Weakness", "Weakness"], (0, 2), []) == (
        t.offers(), (t.mine(0).at_least, t.mine(0).at_most), t.default(),
    )  # fmt: skip
    t.pick(t.mine(0).options[0].id, "Weakness (discard pile)")
    assert (["Punch"], ["Weakness", "Punch"], 5, 2) == (t.hand(), t.pile(), t.weaknesses, t.vp())
    assert (["Weakness"], ["Weakness"], JOAN) == (t.hand(1), t.pile(1), t.hostages[-1])
    t.idle()


@pytest.mark.rule("AA-101")
def test_two_out_of_the_same_zone_are_legal() -> None:
    t = table(P("Punch", pile="Weakness*3", play=JOAN), P(), weaknesses=0)
    t.use(JOAN)
    t.pick("Weakness", "Weakness")
    assert (["Weakness"], 2, 0) == (t.pile(), t.weaknesses, t.vp())
    t.idle()


@pytest.mark.rule("AA-101")
def test_none_or_one_is_legal_too() -> None:
    t = table(P("Weakness", pile="Weakness", play=JOAN), P(), weaknesses=0)
    t.use(JOAN)
    t.pick()
    assert (["Weakness"], ["Weakness"], 0, []) == (t.hand(), t.pile(), t.weaknesses, t.in_play())
    t = table(P("Weakness", pile="Weakness", play=JOAN), P(), weaknesses=0)
    t.use(JOAN)
    t.pick("Weakness (discard pile)")
    assert (["Weakness"], [], 1) == (t.hand(), t.pile(), t.weaknesses)
    t.idle()


@pytest.mark.rule("AA-101")
def test_a_single_weakness_is_still_a_choice() -> None:
    t = table(P(pile="Weakness", play=JOAN), P())
    t.use(JOAN)
    assert (["Weakness"], []) == (t.offers(), t.default())
    t.pick("Weakness")
    assert [] == t.pile()
    t.idle()


@pytest.mark.rule("AA-100", "AA-102")
def test_without_a_weakness_nothing_is_asked_and_no_other_card_goes() -> None:
    t = table(P("Punch, Vulnerability", pile="Henchman, Punch", play=JOAN), P(pile="Weakness"))
    t.use(JOAN)
    assert (["Punch", "Vulnerability"], ["Henchman", "Punch"]) == (t.hand(), t.pile())
    assert ([], JOAN) == (t.in_play(), t.hostages[-1])
    t.idle()


def test_she_pays_when_played() -> None:
    t = table(P("Weakness, Dr. Joan Leland"), P())
    t.play(JOAN)
    assert (1, [JOAN], ["Weakness"]) == (t.vp(), t.offers("use"), t.hand())
    t.idle()
