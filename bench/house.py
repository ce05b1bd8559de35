"""How fast the house is: a click end to end, restoring a game, bytes per game, starting with many tables."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.rules import picked
from cogs import hand as hands
from cogs.panel import panel
from engine import GAMES, Text
from host import HandScene, Host, Listed, Opening, Person, Receipt, Scene, Shown, TableInfo, Timer
from storage import Store, Tx

CLICK_BYTES = 4_000
"""About what one click adds to the database: snapshot, journal entry, outbox rows."""

LEFT_OUT = ("outbox", "interactions", "audit", "orders")


class Nowhere:
    """A ``Deliver`` without Discord: everything is rendered as for Discord, and arrives at once."""

    def __init__(self) -> None:
        self._ids = 0

    def _arrived(self, place: int, digest: str | None = None) -> Receipt:
        self._ids += 1
        return Receipt("ok", place, self._ids, digest)

    async def open_place(self, table: TableInfo) -> Receipt:
        """A thread."""
        return self._arrived(table.id + 10_000)

    async def reopen_place(self, table: TableInfo) -> Receipt:
        """It is there."""
        return self._arrived(table.place_id)

    async def open_talk(self, table: TableInfo, team: int) -> Receipt:
        """A team's thread."""
        return self._arrived(table.id + 20_000 + team)

    async def seat_talk(self, channel_id: int, come: Sequence[int], go: Sequence[int]) -> Receipt:
        """Seated."""
        return self._arrived(channel_id)

    async def show_panel(self, scene: Scene, shown: Shown | None, nonce: str) -> Receipt:
        """Render the panel's message; its picture is measured by itself."""
        return self._arrived(scene.table.place_id, panel(scene).digest)

    async def strip(self, channel_id: int, message_id: int) -> Receipt:
        """Stripped."""
        return self._arrived(channel_id)

    async def post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        """Posted."""
        return self._arrived(table.place_id)

    async def show_hand(self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str) -> Receipt:
        """Render the hand's message."""
        return self._arrived(person_id, hands.hand(hand).digest)

    async def remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        """Reminded."""
        return self._arrived(person_id)

    async def notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int = 0) -> Receipt:
        """Told."""
        return self._arrived(person_id)


class WallClock:
    """The machine's time."""

    def now(self) -> float:
        """Unix seconds."""
        return time.time()

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """On the running loop."""
        loop = asyncio.get_running_loop()
        return loop.call_at(loop.time() + max(0.0, when - self.now()), callback)


@dataclass(frozen=True, slots=True)
class Clicks:
    """Seconds of each click: until it was confirmed, and until all of it was delivered (to nowhere)."""

    confirmed: list[float]
    delivered: list[float]


async def opened(folder: Path) -> tuple[Store, Host]:
    """A host on a fresh database."""
    store = await Store.open(folder / "bench.db")
    return store, Host(store, Nowhere(), WallClock(), GAMES, pacing=0)


async def started(host: Host, game: str, seats: int) -> int:
    """A table on which that many people have started to play."""
    people = [Person(number + 1, f"Player {number + 1}") for number in range(seats)]
    reply = await host.open_table(people[0], Opening(1, 2, game, place="here"))
    table = reply.table_id or 0
    for person in people[1:]:
        await host.join(table, person)
    await host.start_game(table, people[0])
    await host.settled()
    return table


async def played(host: Host, table: int, most: int, seed: int = 1) -> Clicks:
    """Play up to ``most`` clicks at random, or to the end, and take the time of each."""
    chance = random.Random(seed)
    clicks = Clicks([], [])
    for number in range(most):
        scene = await host.scene(table)
        if scene.face is None:
            break
        for seat in scene.table.seats:
            if seat.person_id is None:
                continue
            mine = await host.hand(table, seat.person_id)
            if mine.face is None or mine.face.mine is None or mine.face.given is not None:
                continue
            picks = picked(mine.face.mine, chance)
            who = Person(seat.person_id, seat.name)
            before = time.perf_counter()
            await host.answer(table, mine.face.id, seat.seat, picks, who, interaction=f"{table}.{number}")
            confirmed = time.perf_counter()
            await host.settled()
            clicks.confirmed.append(confirmed - before)
            clicks.delivered.append(time.perf_counter() - before)
            break
    return clicks


def bare_commits(folder: Path, times: int) -> list[float]:
    """Seconds of each commit of a row of a click's size by plain sqlite3: what disk and machine take by themselves."""
    found: list[float] = []
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("CREATE TABLE rows (data BLOB)")
        for _ in range(times):
            before = time.perf_counter()
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO rows VALUES (?)", (bytes(CLICK_BYTES),))
            connection.execute("COMMIT")
            found.append(time.perf_counter() - before)
    finally:
        connection.close()
    return found


async def copied(store: Store, table: int, copies: int) -> None:
    """Copy a stored table many times, rows and all."""

    async def work(tx: Tx) -> None:
        for name in ("tables", "seats", "snapshots", "journal"):
            key = "id" if name == "tables" else "table_id"
            columns = [row["name"] for row in await tx.all(f"PRAGMA table_info({name})") if row["name"] != key]
            quoted = ", ".join(f'"{column}"' for column in columns)
            await tx.all(
                f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
                f"INSERT INTO {name} ({key}, {quoted}) SELECT {key} + n.i, {quoted} FROM {name}, n WHERE {key} = ?",
                copies,
                table,
            )

    await store.transaction(work)


async def stored_bytes(store: Store, table: int) -> dict[str, int]:
    """Bytes of a stored game: its snapshots (compressed) and its journal."""
    found: dict[str, int] = {}
    newest = await store.read.one(
        "SELECT length(data) FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table
    )
    every = await store.read.one("SELECT sum(length(data)), count(*) FROM snapshots WHERE table_id = ?", table)
    journal = await store.read.one(
        "SELECT sum(length(payload) + length(draws) + length(events) + 60) FROM journal WHERE table_id = ?", table
    )
    found["newest snapshot"] = int(newest[0]) if newest else 0
    found["all kept snapshots"] = int(every[0]) if every else 0
    found["journal"] = int(journal[0]) if journal else 0
    return found


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def restored(folder: Path, table: int, times: int) -> list[float]:
    """Seconds from nothing in memory to the whole table as it stands, each time with a fresh host."""
    found: list[float] = []
    store = await Store.open(folder / "bench.db")
    try:
        for _ in range(times):
            host = Host(store, Nowhere(), WallClock(), GAMES, pacing=0)
            before = time.perf_counter()
            await host.scene(table)
            found.append(time.perf_counter() - before)
    finally:
        await store.close()
    return found


async def start_up(folder: Path) -> float:
    """Seconds to open the database and take up what was left."""
    before = time.perf_counter()
    store, host = await opened(folder)
    await host.start()
    await host.settled()
    spent = time.perf_counter() - before
    await host.close()
    await store.close()
    return spent


def game_of(slug: str) -> Any:
    """The rules of a game."""
    return GAMES[slug]
