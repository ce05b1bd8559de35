"""Live keeps the effect alive between answers and reaches what ``step`` reaches."""

import pytest

from engine import Live, Stale, Windows, begin
from tests.engine.core.mini import mini
from tests.engine.core.test_look_and_step import two_questions
from tests.engine.lab import Lab, LabOptions
from tests.engine.oracles import play_random
from tests.engine.table import KEY, Table


@pytest.mark.parametrize("windows", ["quick", "poker"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_live_reaches_the_states_that_step_reaches(seats: int, windows: Windows) -> None:
    """Answer by answer over whole games: states, open asks, events, dice."""
    for seed in range(4):
        table = Table(Lab(), seats, key=f"{seed:032x}", windows=windows)
        live = Live.start(table.game, seats, LabOptions(), table.key, windows)
        for played in play_random(Lab(), seats, windows=windows, seed=seed, thorough=False).answers:
            assert table.ask == live.ask
            table.answer(played.seat, *played.picks)
            assert table.events == live.answer(played.seat, played.picks)
            assert table.position.state == live.state
            assert table.position.counters == live.position.counters
        assert live.ask is None
        assert table.position.standings == live.position.standings is not None


def test_live_begins_in_the_middle_from_a_snapshot() -> None:
    table = Table(two_questions())
    table.answer(0, "a")
    live = Live.load(table.game, table.snapshot)
    for past in table.tail:
        live.answer(past.seat, past.picks)
    assert table.position.state == live.state
    table.answer(1, "b")
    assert table.events == live.answer(1, ("b",))
    assert table.position.state == live.state


def test_live_does_not_touch_the_snapshot_it_began_from() -> None:
    first = begin(Lab(), 2, LabOptions(), KEY)
    before = first.snapshot.data
    live = Live.load(Lab(), first.snapshot)
    assert live.ask is not None
    live.answer(live.ask.awaited[0], ("rest",))
    assert before == first.snapshot.data
    assert live.state != Table(Lab()).position.state


def test_live_is_over_when_the_game_is() -> None:
    live = Live.start(two_questions(), 2, mini(two_questions().tasks).options_type(), KEY)
    for seat in (0, 1, 0):
        live.answer(seat, ("a",))
    assert live.ask is None
    with pytest.raises(Stale, match="The game is over"):
        live.answer(0, ("a",))
