"""A fake Deliver: keeps what people can see, and fails the ways that Discord fails."""

import asyncio
import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import Face, Game, Option, Text, render
from host import HandScene, Listed, Receipt, Scene, Shown, TableInfo, names


@dataclass
class Message:
    """One message: what it says now, whom it mentioned when it was sent, whether its buttons are there."""

    id: int
    channel_id: int
    kind: str
    lines: list[str]
    ping: list[int] = field(default_factory=list)
    scene: Scene | HandScene | None = None
    nonce: str = ""
    buttons: bool = True
    edits: int = 0


class PostOffice:
    """``calls`` logs every call; ``trouble`` holds Receipts or exceptions that the next calls of a name give."""

    def __init__(self, games: dict[str, Game[Any, Any]]) -> None:
        self.games = games
        self.messages: dict[int, Message] = {}
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.trouble: dict[str, list[Receipt | Exception]] = {}
        self.closed: set[int] = set()
        self.gone: set[int] = set()
        self.archived: set[int] = set()
        self.forbidden: set[int] = set()
        self.no_threads = False
        self.talks: dict[int, set[int]] = {}
        """Who is in a private thread of a team."""
        self.unheard: set[str] = set()
        """Messages of these kinds arrive, but the bot does not hear of it."""
        self.gate: asyncio.Event | None = None
        self._ids = itertools.count(5000)
        self._threads = itertools.count(900)
        self._nonces: dict[str, int] = {}

    # what a test looks at

    def place(self, channel_id: int) -> list[Message]:
        """The messages in a channel or thread, in order."""
        return [message for message in self.messages.values() if message.channel_id == channel_id]

    def lines(self, channel_id: int) -> list[str]:
        """All log lines in a place."""
        return [line for message in self.place(channel_id) if message.kind == "log" for line in message.lines]

    def panels(self, channel_id: int) -> list[Message]:
        """The panels in a place that have buttons."""
        return [message for message in self.place(channel_id) if message.kind == "panel" and message.buttons]

    def hands(self, person_id: int) -> list[Message]:
        """The hands that a person was sent."""
        return [message for message in self.place(-person_id) if message.kind == "hand"]

    def notices(self, person_id: int) -> list[str]:
        return [line for message in self.place(-person_id) if message.kind == "notice" for line in message.lines]

    def named(self, name: str) -> list[tuple[Any, ...]]:
        """The arguments of all calls of a name."""
        return [args for called, args in self.calls if called == name]

    # Deliver

    async def open_place(self, table: TableInfo) -> Receipt:
        trouble = await self._called("open_place", table)
        if trouble is not None:
            return trouble
        if self.no_threads:
            return Receipt("forbidden")
        if table.channel_id in self.gone:
            return Receipt("gone")
        return Receipt("ok", channel_id=next(self._threads))

    async def reopen_place(self, table: TableInfo) -> Receipt:
        trouble = await self._called("reopen_place", table)
        if trouble is not None:
            return trouble
        self.archived.discard(table.place_id)
        return self._state(table.place_id) or Receipt("ok", channel_id=table.place_id)

    async def open_talk(self, table: TableInfo, team: int) -> Receipt:
        trouble = await self._called("open_talk", table, team)
        if trouble is not None:
            return trouble
        return Receipt("forbidden") if self.no_threads else Receipt("ok", channel_id=next(self._threads))

    async def seat_talk(self, channel_id: int, come: Sequence[int], go: Sequence[int]) -> Receipt:
        trouble = await self._called("seat_talk", channel_id, tuple(come), tuple(go))
        if trouble is not None:
            return trouble
        self.talks[channel_id] = (self.talks.get(channel_id, set()) | set(come)) - set(go)
        return self._state(channel_id) or Receipt("ok", channel_id=channel_id)

    async def show_panel(self, scene: Scene, shown: Shown | None, nonce: str) -> Receipt:
        trouble = await self._called("show_panel", scene, shown, nonce)
        if trouble is not None:
            return trouble
        place = scene.table.place_id
        if shown is not None and not shown.buried:
            return self._edit(shown, scene)
        return self._state(place) or self._send(place, "panel", self._scene_lines(scene, None), scene, nonce)

    async def strip(self, channel_id: int, message_id: int) -> Receipt:
        trouble = await self._called("strip", channel_id, message_id)
        if trouble is not None:
            return trouble
        if message_id not in self.messages:
            return Receipt("gone")
        self.messages[message_id].buttons = False
        return Receipt("ok", channel_id, message_id)

    async def post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        trouble = await self._called("post", table, tuple(lines), tuple(ping), nonce)
        if trouble is not None:
            return trouble
        said = self._rendered(table, lines)
        assert said or ping
        assert len("\n".join(said)) <= 1900
        return self._state(table.place_id) or self._send(table.place_id, "log", said, None, nonce, list(ping))

    async def show_hand(self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str) -> Receipt:
        trouble = await self._called("show_hand", person_id, hand, shown, alert, nonce)
        if trouble is not None:
            return trouble
        if person_id in self.closed:
            return Receipt("closed")
        if shown is not None and not alert:
            return self._edit(shown, hand)
        return self._send(-person_id, "hand", self._scene_lines(hand, hand.face), hand, nonce)

    async def remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        trouble = await self._called("remind", person_id, tuple(waiting), nonce)
        if trouble is not None:
            return trouble
        assert waiting
        if person_id in self.closed:
            return Receipt("closed")
        lines = [f"table {each.table.id}{' last' if each.last else ''}" for each in waiting]
        return self._send(-person_id, "reminder", lines, None, nonce)

    async def notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int = 0) -> Receipt:
        trouble = await self._called("notify", person_id, table, line, nonce)
        if trouble is not None:
            return trouble
        if person_id in self.closed:
            return Receipt("closed")
        return self._send(-person_id, "notice", self._rendered(table, [line]), None, nonce)

    # inside

    async def _called(self, name: str, *args: Any) -> Receipt | None:
        self.calls.append((name, args))
        await asyncio.sleep(0)
        if self.gate is not None:
            await self.gate.wait()
        queue = self.trouble.get(name)
        if queue:
            trouble = queue.pop(0)
            if isinstance(trouble, Exception):
                raise trouble
            return trouble
        return None

    def _state(self, place: int) -> Receipt | None:
        if place in self.gone:
            return Receipt("gone")
        if place in self.forbidden:
            return Receipt("forbidden")
        return Receipt("archived") if place in self.archived else None

    def _send(
        self, place: int, kind: str, lines: list[str], scene: Scene | HandScene | None, nonce: str,
        ping: list[int] | None = None,
    ) -> Receipt:  # fmt: skip
        assert 0 < len(nonce) <= 25
        if nonce in self._nonces:
            return Receipt("ok", place, self._nonces[nonce], f"{kind}-{nonce}")
        id = next(self._ids)
        self._nonces[nonce] = id
        self.messages[id] = Message(id, place, kind, lines, ping or [], scene, nonce)
        if kind in self.unheard:
            return Receipt("later", retry_after=5)
        return Receipt("ok", place, id, f"{kind}-{nonce}")

    def _edit(self, shown: Shown, scene: Scene | HandScene) -> Receipt:
        trouble = self._state(shown.channel_id)
        if trouble is not None:
            return trouble
        message = self.messages.get(shown.message_id)
        if message is None:
            return Receipt("gone")
        face = scene.face if isinstance(scene, HandScene) else None
        message.scene, message.lines = scene, self._scene_lines(scene, face)
        message.edits += 1
        return Receipt("ok", shown.channel_id, shown.message_id, f"edit-{message.edits}")

    def _rendered(self, table: TableInfo, lines: Sequence[Text]) -> list[str]:
        name = names(table, self.games[table.game])
        return [render(line, name) for line in lines]

    def _scene_lines(self, scene: Scene | HandScene, face: Face | None) -> list[str]:
        """Every Text of a scene, rendered: a missing value would raise."""
        lines: list[Text] = list(scene.recent if isinstance(scene, Scene) else scene.private)
        shown = face or scene.face
        if scene.table.fault is not None:
            lines.append(scene.table.fault)
        if shown is not None:
            lines.append(shown.public)
            options: tuple[Option, ...] = ()
            if shown.mine is not None:
                lines.append(shown.mine.prompt)
                options = shown.mine.options
            lines += [option.label for option in options]
        return self._rendered(scene.table, lines)
