"""What a bot has stored, read beside it or after it: journal, interactions, outbox, and what is to be shown of it.

The bot may run meanwhile, in another process: nothing is written here.
"""

import json
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import discord

from cogs.clock import LoopClock
from cogs.panel import panel
from cogs.words import spoken
from engine import GAMES
from host import Deliver, Host, Scene
from storage import Store
from tests.discord.bots import database
from tests.discord.table import Table
from tests.fake.clock import NothingHappened
from tests.fake.records import Message

ATTEMPTS = 30
"""How often the panel is looked at until it must show the present: after each request of the bot, or a second."""


@dataclass(frozen=True)
class Move:
    """An answer in the journal."""

    seq: int
    ask: int
    seat: int
    picks: tuple[str, ...]


def rows(folder: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a query finds in the database of the bots that run in this folder."""
    with closing(sqlite3.connect(database(folder), timeout=10)) as connection:
        return connection.execute(query, values).fetchall()


def moves(folder: Path, table: int = 1, *, by: str = "person") -> list[Move]:
    """The answers that people (or computers) gave at a table, in order."""
    query = "SELECT seq, ask, seat, payload FROM journal WHERE table_id = ? AND kind = 'answer' AND by = ? ORDER BY seq"
    found = rows(folder, query, table, by)
    return [Move(seq, ask, seat, tuple(json.loads(payload)["picks"])) for seq, ask, seat, payload in found]


def heard(folder: Path) -> set[str]:
    """Ids of the interactions that were carried out or refused, for good."""
    return {name for (name,) in rows(folder, "SELECT id FROM interactions")}


def key(folder: Path, table: int = 1) -> str:
    """The dice key of a game."""
    [(payload,)] = rows(folder, "SELECT payload FROM journal WHERE table_id = ? AND seq = 1", table)
    return str(json.loads(payload)["key"])


def undelivered(folder: Path) -> list[tuple[Any, ...]]:
    """What was not delivered yet: kind, attempts, last error."""
    return rows(folder, "SELECT kind, attempts, last_error FROM outbox ORDER BY id")


@contextmanager
def busy(folder: Path) -> Iterator[None]:
    """The database as somebody else writes to it: every transaction of the bot has to wait."""
    with closing(sqlite3.connect(database(folder), timeout=10, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@asynccontextmanager
async def reading(folder: Path) -> AsyncIterator[Host]:
    """A host that only looks at what is stored."""
    store = await Store.open(database(folder))
    host = Host(store, cast("Deliver", None), LoopClock(), GAMES, pacing=0)
    try:
        yield host
    finally:
        await host.close()
        await store.close()


def shows(message: Message, scene: Scene) -> bool:
    """Whether a message is the panel of this scene: words, buttons and picture. Log lines quoted in it may differ."""
    due = panel(scene)
    assert due.view is not None
    labels = [item.label for item in due.view.children if isinstance(item, discord.ui.Button) and not item.disabled]
    picture = [] if due.picture is None else [due.picture.file_name]
    return (words(due.embeds[0].to_dict()), labels, picture) == (
        words(message.embeds[0]),
        list(message.buttons),
        [each.filename for each in message.attachments],
    )


def words(embed: Mapping[str, Any]) -> list[str | None]:
    """Everything that is written in an embed, quotations left out."""
    fields = [text for each in embed.get("fields", []) for text in (each["name"], each["value"])]
    said = [line for line in (embed.get("description") or "").splitlines() if line and line[0] != ">"]
    return [embed.get("title"), *said, *fields, (embed.get("footer") or {}).get("text")]


async def redrawn(table: Table, folder: Path) -> None:
    """Wait until the one panel at the table shows the present, and every line of the log was told once."""
    async with reading(folder) as host:
        scene = None
        for _ in range(ATTEMPTS):
            scene, requests = await host.scene(table.number), len(table.fake.requests)
            if len(table.panels) == 1 and shows(table.panel, scene):
                break
            with suppress(NothingHappened):
                await table.fake.until(lambda: len(table.fake.requests) > requests, "a request", patience=1)  # noqa: B023
        assert scene is not None
        assert [(table.panel.id, True)] == [(message.id, shows(message, scene)) for message in table.panels]
        log = [line for line in await host.log(table.number, limit=500) if not line.private]
        info = await host.table(table.number, [line.text for line in log])
        lines = [spoken(line.text, info) for line in log]
    posted = [line for line in table.lines if line in lines]
    assert lines[: len(posted)] == posted
    assert [] == [line for line in lines[len(posted) :] if line not in table.panel.text]
