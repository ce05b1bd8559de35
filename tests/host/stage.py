"""A whole host on a database in a folder, with people to act and a fake post office to look at."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

from engine import Game, Json, Text, render
from host import HandScene, Host, HostRefusal, Opening, Person, Reply, Scene, names
from storage import Store, transfer
from tests.engine.lab import Lab
from tests.host.clock import FakeClock
from tests.host.post_office import PostOffice

GUILD, CHANNEL = 10, 20
ANA, BEN, CLEO, MOD = Person(1, "Ana"), Person(2, "Ben"), Person(3, "Cleo"), Person(9, "Mo")


def key(number: int) -> str:
    """A dice key that a test can name."""
    return f"{number:032x}"


class Stage:
    """``host`` runs on ``store``; ``restart`` makes another one on the same database, as after a crash."""

    def __init__(
        self, folder: Path, game: Game[Any, Any] | None = None, *, pacing: float = 0, first_key: int = 1
    ) -> None:
        self.path = folder / "tables.db"
        self.clock = FakeClock()
        self.games: dict[str, Game[Any, Any]] = {"lab": game or Lab()}
        self.pacing = pacing
        self.delivered: list[int] = []
        self.post = PostOffice(self.games)
        self._keys = first_key
        self._interactions = 0
        self.store: Store
        self.host: Host

    async def __aenter__(self) -> Self:
        await self._open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.host.close()
        await self.store.close()

    async def _open(self) -> None:
        self.store = await Store.open(self.path)
        self.host = Host(
            self.store, self.post, self.clock, self.games, pacing=self.pacing, key_source=self._key,
            on_delivered=self._on_delivered,
        )  # fmt: skip

    async def restart(self, game: Game[Any, Any] | None = None) -> None:
        """End this host and go on with a new one; nothing but the database is kept."""
        await self.host.close()
        await self.store.close()
        if game is not None:
            self.games["lab"] = game
        await self._open()
        await self.host.start()
        await self.host.settled()

    async def _on_delivered(self, table_id: int) -> None:
        self.delivered.append(table_id)

    def _key(self, size: int) -> str:
        assert size == 16
        self._keys += 1
        return key(self._keys - 1)

    async def exported(self, table_id: int) -> Json:
        """All of a table, as `bot.py export` writes it."""
        async with self.store.reading() as db:
            return await transfer.export_table(db, table_id)

    async def imported(self, document: Json) -> int:
        """Take a table over, as `bot.py import` does it, and let the host find it; returns its number."""
        table_id = await self.store.transaction(lambda tx: transfer.import_table(tx, document))
        self.host.wake()
        return table_id

    # errands

    async def table(self, *people: Person, computers: tuple[str, ...] = (), start: bool = True, **opening: Any) -> int:
        """A table, here, where these people and computers sit; started unless told otherwise."""
        agreed: dict[str, Any] = {"place": "here", "options": {"goal": 50}} | opening
        opened = await self.host.open_table(people[0], Opening(GUILD, CHANNEL, "lab", **agreed))
        assert opened.table_id is not None
        for person in people[1:]:
            await self.host.join(opened.table_id, person)
        for level in computers:
            await self.host.add_computer(opened.table_id, people[0], level)
        if start:
            await self.host.start_game(opened.table_id, people[0])
        await self.host.settled()
        return opened.table_id

    async def hand(self, table_id: int, person: Person) -> HandScene:
        return await self.host.hand(table_id, person.id)

    async def scene(self, table_id: int) -> Scene:
        return await self.host.scene(table_id)

    async def click(
        self, table_id: int, person: Person, *picks: str, interaction: str | None = None, settle: bool = True
    ) -> Reply:
        """Answer what this person is asked now; the default answer without picks."""
        hand = await self.hand(table_id, person)
        assert hand.face is not None
        assert hand.face.mine is not None, "this person is not asked"
        taken = picks or hand.face.mine.default
        self._interactions += 1
        reply = await self.host.answer(
            table_id, hand.face.id, hand.seat, taken, person, interaction=interaction or f"i{self._interactions}"
        )
        if settle:
            await self.host.settled()
        return reply

    async def asked(self, table_id: int, *people: Person) -> list[Person]:
        """Those of these people who are asked something now."""
        found: list[Person] = []
        for person in people:
            hand = await self.hand(table_id, person)
            if hand.face is not None and hand.face.mine is not None and hand.face.given is None:
                found.append(person)
        return found

    async def until(
        self, table_id: int, people: tuple[Person, ...], wanted: Callable[[HandScene], bool], clicks: int = 300
    ) -> Person:
        """Play defaults and first cards until one of the people has a hand as wanted."""
        for _ in range(clicks):
            for person in people:
                if wanted(await self.hand(table_id, person)):
                    return person
            person = (await self.asked(table_id, *people))[0]
            await self.click(table_id, person, *first_card(await self.hand(table_id, person)))
        raise AssertionError("it did not come to that")

    async def say(self, table_id: int, line: Text) -> str:
        """A Text as people read it."""
        table = await self.host.table(table_id)
        return render(line, names(table, self.games[table.game]))


def first_card(hand: HandScene) -> tuple[str, ...]:
    """Play the first card in hand, else the default answer."""
    assert hand.face is not None
    assert hand.face.mine is not None
    for option in hand.face.mine.options:
        if option.verb == "play":
            return (option.id,)
    return hand.face.mine.default


async def refused(errand: Any) -> str:
    """The sentence with which an errand is refused."""
    with pytest.raises(HostRefusal) as refusal:
        await errand
    return refusal.value.text.id
