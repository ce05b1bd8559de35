"""The final count of teams (section 25): 2 v 2 and Weakest Link. P1 and P3 against P2 and P4."""

from typing import Any, TypedDict

import pytest

from engine.arkham.state import Phase
from tests.engine.arkham.table import P, Seated, table


class Last(TypedDict):
    """A team game that is over when the Line-Up is refilled."""

    nemeses: str
    phase: Phase
    teams: bool


LAST: Last = {"nemeses": "", "phase": "refill", "teams": True}


def counted(t: Seated) -> list[tuple[int, int]]:
    """Number and total of each team, best first."""
    return [(each.team, each.total) for each in t.position.view(None).team_scores]


@pytest.mark.rule("EX-032", "SH-047", "SH-048", "SH-044")
def test_scores_and_coffer_add_up_and_nemesis_cards_break_the_tie() -> None:
    t = table(
        P("Spoiler", vp=17, deck=""), P("The Signal, Huntress", vp=16, deck=""), P("Batgirl, Orphan", vp=8, deck=""),
        P("Vulnerability", vp=19, deck=""), coffers=(5, 0), **LAST,
    )  # fmt: skip
    totals = {each.seat: each.total for each in t.position.view(None).scores}
    assert {0: 21, 1: 25, 2: 18, 3: 19} == totals
    assert [(1, 44), (2, 44)] == counted(t)
    assert [[0, 2], [1, 3]] == t.position.standings
    assert "The game is over: P1, P3 win as a team." in t.told
    assert "Team 1: 44 VP, of these 5 on the Team Coffer." in t.told


@pytest.mark.rule("SH-048")
def test_then_more_cards_then_a_shared_win() -> None:
    t = table(P(deck="Punch*3"), P(deck="Punch*2"), P(deck="Punch*3"), P(deck="Punch*5"), **LAST)
    assert [[1, 3], [0, 2]] == t.position.standings
    t = table(P(deck="Punch*3"), P(deck="Punch*2"), P(deck="Punch*3"), P(deck="Punch*4"), **LAST)
    assert [[0, 1, 2, 3]] == t.position.standings
    assert "The game is over: P1, P2, P3, P4 share the win." in t.told


@pytest.mark.rule("SH-051", "SH-049")
def test_weakest_link_counts_the_lower_player() -> None:
    weak: Any = {**LAST, "mode": "weakest-link"}
    t = table(P(vp=30), P(vp=9), P(vp=3), P(vp=5), **weak)
    assert [(2, 5), (1, 3)] == counted(t)
    assert [[1, 3], [0, 2]] == t.position.standings
    t = table(P(vp=30), P(vp=9), P(vp=3), P(vp=5), **LAST)
    assert [[0, 2], [1, 3]] == t.position.standings


@pytest.mark.rule("SH-050")
@pytest.mark.parametrize(("coffer", "expected"), [(4, [12, 9]), (5, [12, 10]), (1, [10, 8]), (0, [10, 7])])
def test_weakest_link_splits_the_coffer_and_an_odd_token_goes_to_the_poorer(coffer: int, expected: list[int]) -> None:
    weak: Any = {**LAST, "mode": "weakest-link"}
    t = table(P(vp=10), P(), P("Kite Man*3", vp=4), P(), coffers=(coffer, 0), **weak)
    scores = {each.seat: each for each in t.position.view(None).scores}
    assert expected == [scores[0].total, scores[2].total]
    assert [coffer // 2, coffer - coffer // 2] == [scores[0].coffer, scores[2].coffer]
    assert (1, expected[1]) == counted(t)[0]


@pytest.mark.rule("SH-052")
def test_a_weakest_link_tie_is_broken_by_the_other_player_then_as_usual() -> None:
    weak: Any = {**LAST, "mode": "weakest-link"}
    t = table(P(vp=5), P(vp=5), P(vp=7), P(vp=8), **weak)
    assert [[1, 3], [0, 2]] == t.position.standings
    t = table(P("Spoiler", vp=1), P(vp=5), P(vp=8), P(vp=8), **weak)
    assert [[0, 2], [1, 3]] == t.position.standings
    t = table(P(vp=5), P("Punch", vp=5), P(vp=8), P(vp=8), **weak)
    assert [[1, 3], [0, 2]] == t.position.standings
    t = table(P(vp=5), P(vp=5), P(vp=8), P(vp=8), **weak)
    assert [[0, 1, 2, 3]] == t.position.standings


@pytest.mark.rule("SH-062")
def test_a_card_that_counts_tokens_counts_the_own_ones_before_the_split() -> None:
    weak: Any = {**LAST, "mode": "weakest-link"}
    t = table(P("Great White Shark", vp=3), P(), P(vp=20), P(), coffers=(8, 0), **weak)
    score = next(each for each in t.position.view(None).scores if each.seat == 0)
    assert (1, 3, 4, 8) == (score.cards_vp, score.tokens, score.coffer, score.total)
