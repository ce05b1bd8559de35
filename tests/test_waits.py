"""How often a table has to wait for a person: the defaults keep it low, standing orders and plans lower."""

import pytest

from bench import waits
from engine import GAMES

FIRST = 100


def test_with_the_defaults_a_turn_of_arkham_with_four_seats_waits_fewer_than_one_and_a_half_times() -> None:
    found = waits.count(GAMES["arkham"], 4, "quick", 12, orders=False)
    assert (12, 0) == (found.games, found.by_itself)
    assert found.turns > 500
    assert 1.0 <= found.each_turn < 1.5


@pytest.mark.parametrize("slug", ["arkham", "breakout", "enemies"])
def test_standing_orders_and_plans_save_waits_and_most_of_the_answers(slug: str) -> None:
    bare = waits.count(GAMES[slug], 3, "quick", 3, orders=False, first=FIRST)
    helped = waits.count(GAMES[slug], 3, "quick", 3, orders=True, first=FIRST)
    assert helped.by_itself > 0
    assert helped.each_turn < bare.each_turn
    assert helped.asked / helped.turns < 0.75 * bare.asked / bare.turns


def test_with_a_poker_face_tables_wait_more_often_and_orders_answer_in_no_window() -> None:
    quick = waits.count(GAMES["breakout"], 3, "quick", 3, orders=False, first=FIRST)
    poker = waits.count(GAMES["breakout"], 3, "poker", 3, orders=False, first=FIRST)
    assert poker.each_turn > quick.each_turn
    assert poker.waits < poker.asked


def test_a_turn_of_enemies_waits_but_once_or_twice_and_a_planned_round_seldom() -> None:
    bare = waits.count(GAMES["enemies"], 4, "quick", 3, orders=False, first=FIRST)
    assert 1.0 <= bare.each_turn < 1.5
    helped = waits.count(GAMES["enemies"], 4, "quick", 3, orders=True, first=FIRST)
    assert helped.each_turn < 0.25
    poker = waits.count(GAMES["enemies"], 4, "poker", 3, orders=True, first=FIRST)
    # There is no reaction window in this game: with a poker face only what the own hand decides is asked more often.
    assert helped.each_turn <= poker.each_turn < 0.25


def test_the_report_has_a_line_for_each_game_number_of_seats_and_speed() -> None:
    lines = waits.report(["breakout"], 1)
    assert 1 + 5 * 2 == len(lines)
    assert ["breakout", "2", "quick"] == lines[1].split()[:3]
    assert all(float(line.split()[3]) > 0 for line in lines[1:])
