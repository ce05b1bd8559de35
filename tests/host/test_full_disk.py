"""A disk without room: moves fail whole, the log says why, and with room again everything goes on."""

import pytest

from host import HostRefusal
from tests.host.stage import ANA, BEN, Stage

NO_LIMIT = 2**31


async def room(stage: Stage, pages: int) -> None:
    """Let the database have so many pages; fewer than it has mean no more than those."""
    await stage.store._writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")


async def refused_for_want_of_room(stage: Stage, table: int) -> str:
    """Play until a move finds no room; what was there before it is there still."""
    for _ in range(200):
        [person, *_] = await stage.asked(table, ANA, BEN)
        before = await stage.exported(table)
        try:
            await stage.click(table, person)
        except HostRefusal as refusal:
            assert before == await stage.exported(table)
            return await stage.say(table, refusal.text)
    raise AssertionError("there was room for everything")


async def test_a_move_without_room_on_the_disk_changes_nothing_and_can_be_made_again(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await stage.table(ANA, BEN)
    await room(stage, 1)
    said = await refused_for_want_of_room(stage, table)
    assert said.startswith("Something went wrong and nothing has changed: try again, or report ")
    assert "\nsqlite3.OperationalError SQLITE_FULL: make room on the disk\n" in caplog.text
    await room(stage, NO_LIMIT)
    moves = max(line.seq for line in await stage.host.log(table))
    [person, *_] = await stage.asked(table, ANA, BEN)
    await stage.click(table, person)
    assert moves < max(line.seq for line in await stage.host.log(table))
