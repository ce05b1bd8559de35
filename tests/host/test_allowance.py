"""What nobody waits for goes out slowly, all of it in the end, and never at the cost of whoever has clicked."""

from host.allowance import MOST, WORST, Allowance, in_background
from tests.host.stage import ANA, BEN, CHANNEL, Stage


class Watch:
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_no_more_deliveries_begin_than_could_all_take_their_worst() -> None:
    allowance = Allowance(Watch())
    begun = [allowance.delivery(background=True) for _ in range(MOST // WORST + 1)]
    assert [True] * (MOST // WORST) + [False] == [each.__enter__() for each in begun]


def test_what_has_been_sent_counts_for_a_second() -> None:
    watch = Watch()
    allowance = Allowance(watch)
    with allowance.delivery(background=True) as may:
        assert may
        assert in_background()
        for _ in range(MOST - WORST + 1):
            allowance.sent()
    assert not in_background()
    watch.time += 0.9
    with allowance.delivery(background=True) as may:
        assert not may
    watch.time += 0.2
    with allowance.delivery(background=True) as may:
        assert may


def test_clicks_are_not_counted_and_never_held_up() -> None:
    allowance = Allowance(Watch())
    for _ in range(100):
        with allowance.delivery(background=False) as may:
            assert may
            assert not in_background()
            allowance.sent()
    with allowance.delivery(background=True) as may:
        assert may


async def test_after_an_outage_many_tables_are_brought_up_to_date_one_after_the_other(stage: Stage) -> None:
    table_ids = [await stage.table(ANA, BEN, pace="12h") for _ in range(15)]
    await stage.host.close()
    for table in table_ids:
        await stage.store.transaction(lambda tx, id=table: tx.run(
            "INSERT INTO outbox (table_id, kind, payload, nonce, created_at, not_before, attempts) "
            "VALUES (?, 'log', ?, ?, 0, 0, 0)", id, '{"lines": [{"id": "Late news.", "values": {}}]}', f"late{id}",
        ))  # fmt: skip
    before = len(stage.post.calls)
    await stage.restart()
    at_once = len(stage.post.calls) - before
    assert 0 < at_once <= MOST
    for _ in range(30):
        seen = len(stage.post.calls)
        stage.clock.move(1.0)
        await stage.host.settled()
        assert len(stage.post.calls) - seen <= MOST
    assert 15 == stage.post.lines(CHANNEL).count("Late news.")
