"""Arkham Inmate: +1 Power for each Arkham Inmate you control. End of game: 1 VP, or 2 with three or more of them."""

import pytest

from tests.engine.arkham.table import P, table

INMATE = "Arkham Inmate"


@pytest.mark.rule("AA-113")
def test_the_first_gives_1_the_second_2_and_so_on() -> None:
    t = table(P(f"{INMATE}*4"), P())
    for power in (1, 1 + 2, 1 + 2 + 3, 1 + 2 + 3 + 4):
        t.play(INMATE)
        assert power == t.power
    t.idle()


@pytest.mark.rule("AA-150", "AA-151")
def test_only_its_own_players_inmates_in_play_count() -> None:
    t = table(P(f"{INMATE}*2, Kite Man", pile=INMATE, frozen=INMATE, play="Kite Man"), P(play=INMATE), lineup=INMATE)
    t.play(INMATE)
    assert 1 == t.power
    t.idle()


@pytest.mark.rule("AA-152", "AA-156")
def test_a_destroyed_inmate_leaves_its_power_and_is_not_counted_any_more() -> None:
    t = table(P(f"{INMATE}*2, Expendable Lackeys"), P())
    t.play(INMATE)
    t.play("Expendable Lackeys")
    t.pick(INMATE)
    t.play(INMATE)
    assert (1 + 1 + 1, [INMATE]) == (t.power, t.destroyed)
    t.idle()


@pytest.mark.rule("AA-190", "AA-195")
def test_a_bribed_inmate_counts_itself_and_is_counted() -> None:
    t = table(P(f"{INMATE}*2, Hugo Strange"), P(), lineup=INMATE)
    t.play(INMATE)
    t.play("Hugo Strange")
    t.bribe(INMATE)
    assert (1 + 3 + 2, [INMATE]) == (t.power, t.bribed)
    t.play(INMATE)
    assert 1 + 3 + 2 + 3 == t.power
    t.idle()


@pytest.mark.rule("AA-259")
@pytest.mark.parametrize(
    ("inmates", "others", "score"), [(1, "", 1), (2, "", 2), (3, "", 6), (4, "", 8), (2, "Kite Man", 3)]
)
def test_at_the_end_three_or_more_are_worth_2_each(inmates: int, others: str, score: int) -> None:
    t = table(
        P(INMATE, deck=", ".join([*[INMATE] * (inmates - 1), others])),
        P(f"{INMATE}*2", deck=""),
        nemeses="",
        phase="refill",
    )
    assert {0: score, 1: 2} == {each.seat: each.total for each in t.position.view(None).scores}
    assert t.over


@pytest.mark.rule("AA-256", "AA-259")
def test_inmates_of_all_zones_are_counted_together() -> None:
    t = table(P(INMATE, deck=INMATE, pile="Punch", frozen=INMATE), P(), nemeses="", phase="refill")
    assert 6 == t.position.view(None).scores[0].total


@pytest.mark.rule("AA-009")
def test_during_the_game_its_vp_value_is_3() -> None:
    t = table(P(f"Appraisal, {INMATE}"), P())
    t.play("Appraisal")
    t.pick(INMATE)
    assert 3 == t.vp()
    t.idle()
