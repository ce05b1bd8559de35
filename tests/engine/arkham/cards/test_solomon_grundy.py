"""Solomon Grundy: +4 Power. When this card is destroyed while you own it, put it into your discard pile."""

import pytest

from tests.engine.arkham.table import P, table

GRUNDY = "Solomon Grundy"
FA = {"phase": "flip-nemesis", "nemesis_up": False}


@pytest.mark.rule("AA-011")
def test_played_he_gives_power_and_leaves_play_as_usual() -> None:
    t = table(P(GRUNDY), P())
    t.play(GRUNDY)
    assert (4, [GRUNDY]) == (t.power, t.in_play())
    t.end()
    assert [GRUNDY] == t.pile()
    t.idle(1)


@pytest.mark.rule("AA-351", "AA-343", "AA-027")
@pytest.mark.parametrize(
    ("mine", "picked"),
    [
        (P(f"Professor Pyg, {GRUNDY}"), GRUNDY),
        (P("Professor Pyg", pile=GRUNDY), GRUNDY),
        (P("Expendable Lackeys", play=GRUNDY), GRUNDY),
        (P("Jervis Tetch", deck=f"{GRUNDY}, Punch"), "Destroy it"),
    ],
)
def test_destroyed_in_any_zone_of_his_owner_he_comes_back_to_the_discard_pile(mine: P, picked: str) -> None:
    t = table(mine, P())
    t.play(mine.hand.split(",", maxsplit=1)[0])
    t.pick(picked)
    assert ([GRUNDY], [], []) == ([name for name in t.pile() if name == GRUNDY], t.destroyed, t.pile(1))
    t.idle()


@pytest.mark.rule("AA-351", "AA-279", "AA-107")
def test_he_counts_as_destroyed_for_all_that_looks_for_it() -> None:
    t = table(P(f"Bloodthirst, Laughing Gas, {GRUNDY}", play="Ace Chemical Plant"), P())
    t.play("Bloodthirst")
    t.play("Laughing Gas")
    t.pick(GRUNDY)
    assert (2, ["Weakness"], [GRUNDY]) == (t.vp(), t.pile(1), t.pile())
    assert t.told.index("P2 gains Weakness.") < t.told.index("Solomon Grundy comes back to P1.")
    t.idle()


@pytest.mark.rule("AA-351")
def test_coming_back_is_no_gain() -> None:
    t = table(P(f"Professor Pyg, {GRUNDY}"), P(), henchmen=0)
    t.play("Professor Pyg")
    t.pick(GRUNDY)
    assert ([], [GRUNDY]) == (t.state.now.deeds.get("gain0", []), t.pile())
    t.idle()


@pytest.mark.rule("AA-351", "AA-298")
def test_between_turns_he_comes_back_to_each_owner_when_the_first_appearance_is_over() -> None:
    t = table(P(GRUNDY), P(pile=GRUNDY), nemeses="Red Hood, Batman", **FA)
    assert ([], [GRUNDY], [GRUNDY], []) == (t.hand(), t.pile(), t.pile(1), t.destroyed)
    t.idle(1)
    t = table(P(), P(GRUNDY), nemeses="Huntress, Batman", **FA)
    assert [GRUNDY, "Gain a Weakness"] == t.offers()
    t.pick(GRUNDY)
    assert ([GRUNDY], [], 16) == (t.pile(1), t.destroyed, t.weaknesses)
    t.idle(1)


@pytest.mark.rule("AA-351", "AA-153")
def test_destroyed_in_the_line_up_he_stays_destroyed() -> None:
    t = table(P(), P(), lineup=f"{GRUNDY}, Clayface, Batwing", nemeses="Azrael, Batman", **FA)
    t.pick(GRUNDY)
    t.pick("Batwing")
    assert ([GRUNDY, "Batwing"], [], []) == (t.destroyed, t.pile(), t.pile(1))
    t.idle(1)


@pytest.mark.rule("AA-351", "AA-172")
def test_destroyed_while_bribed_he_stays_destroyed() -> None:
    t = table(P("The Perfect Crime, Expendable Lackeys"), P(), lineup=GRUNDY)
    t.play("The Perfect Crime")
    t.bribe(GRUNDY)
    t.play("Expendable Lackeys")
    t.pick(GRUNDY)
    assert ([GRUNDY], [], 1, 8) == (t.destroyed, t.pile(), t.vp(), t.power)
    t.idle()


@pytest.mark.rule("AA-351", "AA-173")
def test_a_borrowed_one_comes_back_to_his_owner() -> None:
    t = table(P("Expendable Lackeys", play=GRUNDY), P(), borrowed={GRUNDY: 1})
    t.play("Expendable Lackeys")
    t.pick(GRUNDY)
    assert ([], [], [GRUNDY]) == (t.destroyed, t.pile(), t.pile(1))
    t.idle()
