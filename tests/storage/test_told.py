"""Lines that are told beside the journal keep their place in it, and who has lost a seat is known."""

from storage import Departure, Store, Told, Tx, departures, told
from tests.storage.rows import HARLEY, IVY, full, opened

LINE = {"id": "{person:person} is back.", "values": {"person": HARLEY}}


async def tell(store: Store, table: int, *moments: tuple[float, int | None]) -> None:
    """Tell a table the line at each moment, after that entry of its journal."""

    async def work(tx: Tx) -> None:
        for at, seq in moments:
            told.add_later(tx, table, at, LINE, seq)

    await store.transaction(work)


async def test_before_the_game_nothing_is_kept(store: Store) -> None:
    table = await opened(store)
    await tell(store, table, (5.0, None), (5.0, 0))
    assert [] == await told.after(store.read, table, 0)
    assert 0 == await told.last(store.read, table)


async def test_lines_are_numbered_and_stand_after_the_entry_that_was_the_last_one(store: Store) -> None:
    table = await full(store)
    await tell(store, table, (6.0, None), (7.0, 1))
    lines = await told.after(store.read, table, 1)
    assert [Told(table, 2, 2, 6.0, LINE), Told(table, 3, 1, 7.0, LINE)] == lines
    assert [3] == [line.number for line in await told.between(store.read, table, 1, 1)]
    assert [3, 3, 0] == [await told.last(store.read, table, before) for before in (None, 2, 1)]


async def test_only_whoever_lost_a_seat_takes_it_back(store: Store) -> None:
    table = await full(store)

    async def work(tx: Tx) -> None:
        await departures.add(tx, table, 1, IVY, 2, own=False)
        await departures.returned(tx, table, 1, HARLEY, 3)

    await store.transaction(work)
    assert Departure(table, 2, 1, IVY, 2, False) == (await departures.of_table(store.read, table))[-1]
    await store.transaction(lambda tx: departures.returned(tx, table, 1, IVY, 3))
    assert Departure(table, 2, 1, IVY, 2, False, 3) == (await departures.of_table(store.read, table))[-1]
