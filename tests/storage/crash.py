"""A bot in miniature that a test kills: ``python -m tests.storage.crash PATH WHERE``. It says where it stands."""

import asyncio
import sys
from pathlib import Path

from storage import Store, Tx, journal, outbox, snapshots
from tests.storage.rows import entry, opened, outgoing, snapshot


def say(word: object) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


def wait_to_be_killed() -> None:
    sys.stdin.read()


async def main(path: Path, where: str) -> None:
    store = await Store.open(path)
    table_id = await opened(store)

    async def move(tx: Tx, seq: int) -> None:
        await journal.append(tx, entry(table_id, seq))
        if where == "between":
            say("between")
            wait_to_be_killed()
        await snapshots.put(tx, snapshot(table_id, seq))
        await outbox.add(tx, outgoing(table_id, seq))
        if where == "before-commit":
            say("before-commit")
            wait_to_be_killed()

    seq = 1
    await store.transaction(lambda tx: move(tx, seq))
    if where == "after":
        say("after")
        wait_to_be_killed()
    while True:
        say(seq)
        seq += 1
        await store.transaction(lambda tx, seq=seq: move(tx, seq))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
