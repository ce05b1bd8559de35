"""``bot.py demo``: computers play a whole game, and everything goes through the bot's Discord side in SimCord."""

import asyncio
import contextlib
import hashlib
import itertools
import re
import tempfile
from argparse import Namespace
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Self

from cogs.client import RoguesTable
from cogs.words import spoken
from console.assembly import make_bot
from console.failure import Failure
from engine import GAMES
from host import TableInfo
from settings import Settings

if TYPE_CHECKING:
    from sandbox.world import Gotham

PACE = 60
"""Seconds of simulated time between two answers: each is shown before the next. They pass in no time."""
PATIENCE = 300
"""After so many answers without anything to tell the game is taken to stand still."""

MISSING = "The demo needs SimCord. Run make demo, or install what requirements-sandbox.txt names."


def run(arguments: Namespace) -> int:
    """Play, print, and write the folder. Raises Failure."""
    try:
        from sandbox.world import gotham  # noqa: PLC0415 - needs SimCord, which a running bot does not have
    except ModuleNotFoundError as missing:
        if missing.name != "simcord":
            raise
        raise Failure(MISSING) from None
    game, seats, out = str(arguments.game), int(arguments.seats), Album(Path(arguments.out))
    _check(game, seats)

    async def play() -> None:
        async with gotham(bot) as world:
            await _Evening(world, bot, out).play(game, seats)

    with tempfile.TemporaryDirectory(prefix="rogues-table-") as folder, out:
        chosen = Settings(database=Path(folder) / "demo.db", pacing=PACE)
        bot = make_bot(chosen, key_source=keys(arguments.seed))
        asyncio.run(play())
    return 0


def _check(slug: str, seats: int) -> None:
    game = GAMES.get(slug)
    if game is None:
        raise Failure(f"There is no game {slug}: choose one of {', '.join(GAMES)}.")
    if seats not in game.seat_range():
        raise Failure(
            f"{game.name} is for {game.least_seats} to {game.most_seats} players: choose --seats among these."
        )


def keys(seed: int) -> Callable[[int], str]:
    """Dice keys that follow from a seed, for games whose secrets are none."""
    count = itertools.count()
    return lambda size: hashlib.blake2b(f"demo|{seed}|{next(count)}".encode(), digest_size=size).hexdigest()


class Album:
    """The folder of a demo: ``log.txt``, ``board-001.png`` and so on, ``panel.png``. A context manager."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._pictures: list[str] = []

    def __enter__(self) -> Self:
        """Make the folder, or take an earlier demo's files out of it. Raises Failure."""
        with self._writing():
            self.folder.mkdir(parents=True, exist_ok=True)
            for old in [*self.folder.glob("board-[0-9][0-9][0-9].png"), self.folder / "panel.png"]:
                old.unlink(missing_ok=True)
            self._log = (self.folder / "log.txt").open("w", encoding="utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        with self._writing():
            self._log.close()

    def tell(self, line: str) -> None:
        """Print a line and keep it. Raises Failure."""
        print(line, flush=True)
        with self._writing():
            print(line, file=self._log, flush=True)

    def picture(self, name: str, png: bytes) -> None:
        """Keep a picture, once; ``name`` tells whether it is the same. The last one is the panel's. Raises Failure."""
        if name in self._pictures:
            return
        self._pictures.append(name)
        with self._writing():
            (self.folder / f"board-{len(self._pictures):03}.png").write_bytes(png)
            (self.folder / "panel.png").write_bytes(png)

    @contextlib.contextmanager
    def _writing(self) -> Generator[None]:
        try:
            yield
        except OSError as problem:
            raise Failure(f"The folder {self.folder} cannot be written to: {problem.strerror}.") from None


class _Evening:
    """One game: a person opens a table, seats computers and watches."""

    def __init__(self, world: "Gotham", bot: RoguesTable, out: Album) -> None:
        self.world, self.bot, self.out = world, bot, out
        self._read = 0
        """The newest message whose words were told."""
        self._panel = 0
        """The newest message with a picture."""

    async def play(self, game: str, seats: int) -> None:
        """Open, fill, start, and look on until the game is over. Raises Failure if that never comes."""
        await self._type("table open", game=game, place="here")
        # Whoever opens a table sits at it; this person only wants to watch.
        await self._type("table leave")
        for _ in range(seats):
            await self._type("table computer")
        await self._type("table start")
        self._look()
        quiet = 0
        while not (table := await self._table()).over:
            if table.fault is not None:
                raise Failure(f"The game stands still: {plain(spoken(table.fault, table))}")
            if quiet > PATIENCE:
                raise Failure("The game stands still: nothing has been told for a long while.")
            # A moment more, or rounding makes every other step too short.
            await self.world.env.advance_time(PACE + 1)
            quiet = 0 if self._look() else quiet + 1
        self.world.env.raise_errors()
        self.out.tell(f"winner: {', '.join(_winners(table))}")

    async def _type(self, command: str, **options: str) -> None:
        await self.world.people[0].slash(self.world.channel, command, **options)

    async def _table(self) -> TableInfo:
        table = await self.bot.host.table_at(self.world.channel.id)
        if table is None or table.status == "open":
            said = self.world.channel.history(viewer=self.world.people[0])[-1].content
            raise Failure(f"The game did not start: {plain(said)}")
        return table

    def _look(self) -> bool:
        """Tell what is new in the channel and keep what the panel shows now; whether anything was told."""
        told = False
        messages = self.world.env.backend.messages[self.world.channel.id]
        for number in sorted(number for number in messages if number >= min(self._read, self._panel)):
            message = messages[number]
            if message.is_ephemeral:
                continue
            if number > self._read and not message.embeds:
                for line in message.content.splitlines():
                    self.out.tell(plain(line))
                    told = True
            self._read = max(self._read, number)
            for name, png in _pictures(self.world, message.attachments):
                self._panel = number
                self.out.picture(name, png)
        return told


def _pictures(world: "Gotham", attachments: list[dict[str, str]]) -> Iterator[tuple[str, bytes]]:
    for each in attachments:
        png = world.env.backend.cdn.get(each["url"])
        if png is not None:
            yield each["filename"], png


def plain(words: str) -> str:
    """What Discord shows of a line of Markdown, without the bold of names."""
    return re.sub(r"\\([^\w\s])", r"\1", words.replace("**", "")).replace("\u200b", "")


def _winners(table: TableInfo) -> list[str]:
    """Names of those who share the first place."""
    best = table.standings[0] if table.standings else ()
    return [seat.name for seat in table.seats if seat.seat in best]
