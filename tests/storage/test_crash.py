"""``kill -9`` at any moment: what was confirmed is there, a move that was not is whole or absent."""

import subprocess
import sys
from pathlib import Path

import pytest

from storage import Store, journal, outbox, snapshots, tables
from storage.health import problems

ROOT = Path(__file__).parent.parent.parent


def killed(path: Path, where: str, lines: int) -> list[str]:
    """Run the miniature bot, read so many lines of what it says, and kill it there; return all that it said."""
    command = [sys.executable, "-m", "tests.storage.crash", str(path), where]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        said = [bot.stdout.readline().strip() for _ in range(lines)]
        bot.kill()
        return said + bot.stdout.read().split()


async def entries(path: Path) -> list[int]:
    """The journal of the one table after the crash, checked against its other rows."""
    store = await Store.open(path)
    table = await tables.must(store.read, 1)
    seqs = [one.seq for one in await journal.page(store.read, 1)]
    latest = await snapshots.latest(store.read, 1)
    assert table.seq == (seqs[-1] if seqs else 0)
    assert (latest.seq if latest else 0) == table.seq
    assert [f"1:{seq}" for seq in seqs] == [row.nonce for row in await outbox.pending(store.read, 1)]
    await store.close()
    return seqs


@pytest.mark.parametrize("where", ["between", "before-commit"])
async def test_a_move_killed_before_its_commit_never_happened(path: Path, where: str) -> None:
    assert [where] == killed(path, where, 1)
    assert [] == await entries(path)
    assert [] == problems(path)


async def test_a_move_killed_right_after_its_commit_is_there(path: Path) -> None:
    assert ["after"] == killed(path, "after", 1)
    assert [1] == await entries(path)
    assert [] == problems(path)


async def test_each_move_that_was_confirmed_before_the_kill_is_there_and_none_is_there_by_half(path: Path) -> None:
    confirmed = [int(word) for word in killed(path, "never", 40)]
    assert list(range(1, len(confirmed) + 1)) == confirmed
    stored = await entries(path)
    assert stored in (confirmed, [*confirmed, len(confirmed) + 1])
    assert [] == problems(path)


def test_a_process_that_fails_with_its_database_open_ends_all_the_same(path: Path) -> None:
    program = (
        "import asyncio, pathlib, sys\n"
        "from storage import Store\n"
        "async def main():\n"
        "    store = await Store.open(pathlib.Path(sys.argv[1]))\n"
        "    raise SystemExit(7)\n"
        "asyncio.run(main())"
    )
    command = [sys.executable, "-c", program, str(path)]
    assert 7 == subprocess.run(command, cwd=ROOT, timeout=60, check=False).returncode
