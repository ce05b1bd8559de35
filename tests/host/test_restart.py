"""Restarts and ``kill -9``: what was confirmed is saved, what was saved is shown, nothing happens twice (DESIGN 3)."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from host import Reply
from host.loaded import IDLE, MOST, Loaded
from storage import interactions, journal, outbox
from tests.host.crash import LAST
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, first_card, refused

ROOT = Path(__file__).parent.parent.parent


def killed(folder: Path, where: str, lines: int) -> list[str]:
    """Run the bot, read so many lines of what it says, and kill it there; return all that it said."""
    command = [sys.executable, "-m", "tests.host.crash", str(folder), where]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        said = [bot.stdout.readline().strip() for _ in range(lines)]
        bot.kill()
        return said + bot.stdout.read().splitlines()


@pytest.mark.parametrize("lines", [3, 10, 31])
async def test_what_was_confirmed_before_a_kill_is_there_once_and_is_shown(tmp_path: Path, lines: int) -> None:
    confirmed = [int(line.split()[1]) for line in killed(tmp_path, "never", lines)]
    assert list(range(1, len(confirmed) + 1)) == confirmed
    async with Stage(tmp_path) as stage:
        stored = [number for number in confirmed if await interactions.get(stage.store.read, f"c{number}")]
        assert confirmed == stored
        beyond = [n for n in range(len(confirmed) + 1, 500) if await interactions.get(stage.store.read, f"c{n}")]
        assert beyond in ([], [len(confirmed) + 1])
        await stage.host.start()
        await stage.host.settled()
        answers = 0
        for table in {each.table.id for each in await stage.host.tables_of(ANA.id)}:
            assert [] == await outbox.pending(stage.store.read, table)
        for number in range(1, 10):
            entries = await journal.page(stage.store.read, number)
            answers += sum(entry.kind == "answer" for entry in entries)
        assert len(confirmed) + len(beyond) == answers


async def test_a_click_saved_but_never_confirmed_is_answered_when_it_comes_again_and_is_shown(tmp_path: Path) -> None:
    said = killed(tmp_path, "after-commit", LAST)
    assert "committed" == said[LAST - 1]
    async with Stage(tmp_path) as stage:
        before = await journal.page(stage.store.read, 1)
        await stage.host.start()
        await stage.host.settled()
        assert stage.post.panels(CHANNEL)[-1].scene == await stage.scene(1)
        answered = before[-1]
        assert answered.ask is not None
        assert answered.seat is not None
        person = (ANA, BEN)[answered.seat]
        again = await stage.host.answer(1, answered.ask, answered.seat, ["rest"], person, interaction=f"c{LAST}")
        assert "Done." == again.text.id
        assert before == await journal.page(stage.store.read, 1)
        await stage.click(1, (await stage.asked(1, ANA, BEN))[0])


async def test_a_game_restarted_at_every_click_ends_like_one_that_never_was(tmp_path: Path) -> None:
    standings: list[object] = []
    for folder in ("calm", "stormy"):
        (tmp_path / folder).mkdir()
        async with Stage(tmp_path / folder) as stage:
            table = await stage.table(ANA, BEN, CLEO, options={"goal": 6})
            while not (await stage.host.table(table)).over:
                person = (await stage.asked(table, ANA, BEN, CLEO))[0]
                await stage.click(table, person, *first_card(await stage.hand(table, person)))
                if folder == "stormy":
                    await stage.restart()
            info = await stage.host.table(table)
            standings.append((info.standings, info.keys, stage.post.lines(CHANNEL)))
    assert standings[0] == standings[1]


async def test_a_cancelled_caller_does_not_stop_a_move_half_way(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    click = asyncio.create_task(stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="c"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await stage.host.settled()
    assert "Ben is at the bench." in stage.post.lines(CHANNEL)
    again = await stage.host.answer(table, hand.face.id, 0, ["rest"], ANA, interaction="c")
    assert isinstance(again, Reply)
    assert [BEN] == await stage.asked(table, ANA, BEN)


async def test_a_bot_that_is_closing_says_so_and_finishes_what_it_began(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    hand = await stage.hand(table, ANA)
    assert hand.face is not None
    click = asyncio.create_task(stage.host.answer(table, hand.face.id, 0, ["rest"], ANA))
    await asyncio.sleep(0)
    await stage.host.close()
    assert "Done." == (await click).text.id
    assert "The bot is restarting: try again in a minute." == await refused(
        stage.host.answer(table, 2, 1, ["rest"], BEN)
    )
    assert "The bot is restarting: try again in a minute." == await refused(stage.host.pause(table, MOD, "why"))
    assert [] == stage.clock.waiting


async def test_idle_tables_are_dropped_from_memory_and_come_back_when_touched(stage: Stage) -> None:
    tables = [await stage.table(ANA, BEN) for _ in range(3)]
    assert 3 == len(stage.host.loaded)
    stage.clock.move(IDLE / 2)
    await stage.click(tables[0], ANA, "rest")
    stage.clock.move(IDLE / 2 + 1)
    assert 1 == len(stage.host.loaded)
    stage.clock.move(IDLE * 2)
    assert 0 == len(stage.host.loaded)
    await stage.click(tables[1], ANA, "rest")
    assert [BEN] == await stage.asked(tables[1], ANA, BEN)


def test_a_table_in_use_is_never_dropped_from_memory() -> None:
    loaded = Loaded()
    with loaded.desk(1, 0) as desk:
        loaded.drop_idle(IDLE * 2)
        with loaded.desk(1, IDLE * 2) as again:
            assert desk is again
    loaded.drop_idle(IDLE * 4)
    assert 0 == len(loaded)


def test_no_more_tables_than_a_limit_stay_in_memory() -> None:
    loaded = Loaded()
    for table in range(MOST + 20):
        with loaded.desk(table, 0):
            loaded.drop_idle(0)
    assert MOST == len(loaded)


async def test_each_table_has_its_own_queue_and_they_do_not_wait_for_each_other(stage: Stage) -> None:
    tables = [await stage.table(ANA, BEN) for _ in range(8)]
    faces = [(await stage.hand(table, ANA)).face for table in tables]
    clicks = [
        stage.host.answer(table, face.id, 0, ["rest"], ANA)
        for table, face in zip(tables, faces, strict=True)
        if face is not None
    ]
    replies = await asyncio.gather(*clicks)
    await stage.host.settled()
    assert 8 == len(replies)
    assert [2] * 8 == [max(line.seq for line in await stage.host.log(table)) for table in tables]


async def test_old_interactions_are_forgotten(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest", interaction="old")
    stage.clock.move(86_000)
    await stage.host.settled()
    await stage.click(table, BEN, "rest", interaction="newer")
    stage.clock.move(2_000)
    await stage.host.settled()
    await stage.restart()
    found = [await interactions.get(stage.store.read, name) is not None for name in ("old", "newer")]
    assert [False, True] == found
