"""The fake's gateway: HELLO, IDENTIFY, heartbeats, RESUME with replay, and what a test does to the connection.

Compression is zlib-stream when the client asks for it, as discord.py 2.7.1 does; any other kind is refused aloud.
"""

import asyncio
import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from tests.fake import payloads
from tests.fake.clock import Bell
from tests.fake.records import JSON
from tests.fake.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 3, 6, 7, 9, 10, 11
GUILDS = 1
AUTHENTICATION_FAILED, NOT_AUTHENTICATED, UNKNOWN_OPCODE, INVALID_INTENTS = 4004, 4003, 4001, 4013


@dataclass(slots=True, eq=False)
class Session:
    """What Discord keeps of a connection so that it can be resumed: every event by its number."""

    id: str
    intents: int
    events: list[JSON] = field(default_factory=list[JSON])
    connection: "Connection | None" = None

    def add(self, event: str, data: Any) -> None:
        """Number an event, keep it, and send it when the client is there."""
        self.events.append({"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data})
        if self.connection is not None:
            self.connection.send(self.events[-1])


class Connection:
    """One open socket; what is sent goes out in order, compressed when the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, compressed: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._request = request
        self._deflate = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[JSON | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: JSON) -> None:
        """Put a payload in line."""
        self._queue.put_nowait(payload)

    async def _write(self) -> None:
        with suppress(ConnectionError, RuntimeError):
            while (payload := await self._queue.get()) is not None:
                text = json.dumps(payload)
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)

    def abort(self) -> None:
        """Cut the line without a word, as a broken network does."""
        self.detach()
        if self._request.transport is not None:
            self._request.transport.abort()

    def detach(self) -> None:
        """Send nothing more; the session is kept for a RESUME."""
        self._queue.put_nowait(None)
        if self.session is not None and self.session.connection is self:
            self.session.connection = None

    async def finish(self) -> None:
        """Wait until everything in line has gone out."""
        self._queue.put_nowait(None)
        await self._writer


class Gateway:
    """All sessions of the bot, and the levers a test pulls: drop, reconnect, invalidate, ask for a heartbeat."""

    world: World

    def __init__(self, bell: Bell, token: str, complain: Callable[[str], None]) -> None:
        self.url = ""
        self.heartbeat_ms = 41_250
        self.intents = GUILDS
        self.resumable = True
        self.sessions: list[Session] = []
        self.identified = self.resumed = self.heartbeats = 0
        self.identifies: list[JSON] = []
        self._connections: set[Connection] = set()
        self._bell = bell
        self._token = token
        self._complain = complain

    @property
    def connected(self) -> bool:
        """Whether a client is there and past READY or RESUMED."""
        return any(session.connection for session in self.sessions)

    def dispatch(self, event: str, data: Any) -> None:
        """Send an event to every session, or keep it for one that may resume; without a session it is lost."""
        for session in self.sessions:
            session.add(event, data)
        self._bell.ring()

    async def ready(self, times: int = 1) -> None:
        """Wait until a client has identified for the `times`-th time and is there."""
        await self._bell.until(lambda: self.identified >= times and self.connected, f"IDENTIFY number {times}")

    async def back(self, times: int = 1) -> None:
        """Wait until a client has resumed for the `times`-th time."""
        await self._bell.until(lambda: self.resumed >= times, f"RESUME number {times}")

    def drop(self) -> None:
        """Cut every socket without a word; the client is expected to resume."""
        for connection in list(self._connections):
            connection.abort()

    def reconnect(self) -> None:
        """Tell the client to reconnect (op 7); it is expected to resume."""
        self._tell({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Declare the session invalid (op 9). Not resumable: discord.py identifies anew after a pause of 5 seconds."""
        if not resumable:
            self.sessions = [session for session in self.sessions if session.connection is None]
        self._tell({"op": INVALID_SESSION, "d": resumable})

    def forget(self) -> None:
        """Let the next RESUME fail, as after a long outage."""
        self.sessions = []

    def ask_for_heartbeat(self) -> None:
        """Ask the client for a heartbeat now (op 1)."""
        self._tell({"op": HEARTBEAT, "d": None})

    def _tell(self, payload: JSON) -> None:
        for connection in self._connections:
            connection.send(payload)

    async def close(self) -> None:
        """End every connection."""
        for connection in list(self._connections):
            connection.detach()
            await connection.socket.close(code=WSCloseCode.GOING_AWAY)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One socket from HELLO to its end."""
        asked = request.query.get("compress")
        if asked not in {None, "zlib-stream"} or request.query.get("encoding", "json") != "json":
            self._complain(f"the fake's gateway cannot speak {dict(request.query)}")
            raise web.HTTPBadRequest(text="only json, plain or zlib-stream")
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        connection = Connection(socket, request, compressed=asked is not None)
        self._connections.add(connection)
        connection.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": self.heartbeat_ms}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT and (code := self._receive(connection, json.loads(message.data))):
                    await connection.finish()
                    await socket.close(code=code)
        finally:
            self._connections.discard(connection)
            connection.detach()
            await connection.finish()
            self._bell.ring()
        return socket

    def _receive(self, connection: Connection, payload: JSON) -> int | None:
        """Deal with one payload; the close code when the connection must end."""
        match payload["op"]:
            case 1:
                self.heartbeats += 1
                connection.send({"op": ACK, "s": None, "t": None, "d": None})
                self._bell.ring()
            case 2:
                return self._identify(connection, payload["d"])
            case 6:
                return self._resume(connection, payload["d"])
            case 3:
                return None if connection.session else NOT_AUTHENTICATED
            case unknown:
                self._complain(f"the fake's gateway does not model op {unknown}")
                return UNKNOWN_OPCODE
        return None

    def _identify(self, connection: Connection, data: JSON) -> int | None:
        self.identifies.append(data)
        if data["token"] != self._token:
            return AUTHENTICATION_FAILED
        if data["intents"] != self.intents:
            self._complain(
                f"IDENTIFY asks for intents {data['intents']:#x}, wanted are {self.intents:#x} (guilds only)"
            )
        # A dead predecessor that never came back would only pile up events.
        self.sessions = [session for session in self.sessions if session.connection]
        session = Session(f"session-{next(self.world.ids)}", data["intents"], connection=connection)
        connection.session = session
        self.sessions.append(session)
        session.add("READY", self._ready(session))
        for guild in self.world.guilds.values():
            if guild.bot_present and data["intents"] & GUILDS:
                session.add("GUILD_CREATE", payloads.guild_create(self.world, guild) | {"unavailable": False})
        self.identified += 1
        self._bell.ring()
        return None

    def _ready(self, session: Session) -> JSON:
        present = [guild for guild in self.world.guilds.values() if guild.bot_present]
        return {
            "v": 10,
            "user": payloads.current_user(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in present],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self.world.application_id), "flags": 0},
            "shard": [0, 1],
        }

    def _resume(self, connection: Connection, data: JSON) -> int | None:
        session = next((s for s in self.sessions if s.id == data["session_id"]), None)
        if data["token"] != self._token:
            return AUTHENTICATION_FAILED
        if session is None or not self.resumable or data["seq"] > len(session.events):
            connection.send({"op": INVALID_SESSION, "s": None, "t": None, "d": False})
            return None
        connection.session = session
        for event in session.events[data["seq"] :]:
            connection.send(event)
        session.connection = connection
        session.add("RESUMED", {})
        self.resumed += 1
        self._bell.ring()
        return None
