"""The fake Discord itself: an aiohttp server on loopback that joins world, traffic, gateway and routes."""

import asyncio
import json
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import BodyPartReader, web

from tests.fake import channel_routes, interaction_routes, message_routes, payloads, routing
from tests.fake.checks import check_request
from tests.fake.clock import Bell, Clock, snowflakes
from tests.fake.errors import DiscordError
from tests.fake.gateway import Gateway
from tests.fake.interaction import Interaction
from tests.fake.openapi import DEFAULT_PATH
from tests.fake.people import People
from tests.fake.records import Channel, Guild, Message, User
from tests.fake.redirect import API_VARIABLE, GATEWAY_VARIABLE
from tests.fake.traffic import Request, Traffic, Upload
from tests.fake.world import World
from tests.fake.writing import Writing

Found = tuple[routing.Route, dict[str, str]]

API = "/api/v10"
LARGEST_BODY = 32 * 1024 * 1024


class FakeDiscord:
    """A Discord of one's own. `async with FakeDiscord() as fake:` serves it on a free port of 127.0.0.1.

    `openapi` is where Discord's API description lies; `patience` how many real seconds a wait may take before it
    fails. The world starts with one server (`fake.guild`) that has one channel (`fake.channel`).
    """

    def __init__(self, *, openapi: Path = DEFAULT_PATH, patience: float = 20.0, token: str = "fake-token") -> None:
        self.token = token
        self.clock = Clock(time.time())
        self.bell = Bell(patience)
        self.violations: list[str] = []
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, str], Message] = {}
        self.openapi = openapi
        self.gateway = Gateway(self.bell, token, self.violations.append)
        self.world = self.gateway.world = World(self.clock, snowflakes(self.clock), self.gateway.dispatch)
        self.traffic = Traffic(self.bell)
        self.writing = Writing(self.world)
        self.guild: Guild = self.world.add_guild("Gotham", "games")
        self.channel: Channel = next(iter(self.world.channels.values()))
        self.clock.on_advance(self._expire)
        self.requests = self.traffic.requests
        self.fail, self.before, self.after = self.traffic.fail, self.traffic.before, self.traffic.after
        self.hold, self.sent, self.request = self.traffic.hold, self.traffic.sent, self.traffic.request
        people = People(self)
        self.click, self.choose, self.slash = people.click, people.choose, people.slash
        self.autocomplete, self.submit = people.autocomplete, people.submit
        self.until = self.bell.until
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=LARGEST_BODY)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._serve_file)
        app.router.add_route("*", API + "/{path:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.gateway.url = f"ws://{host}:{port}/gateway/"
        self.api = f"http://{host}:{port}{API}"
        self.writing.cdn = f"http://{host}:{port}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.traffic.let_go()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def environment(self) -> dict[str, str]:
        """The two variables by which `tests.fake.redirect` sends a bot in another process here."""
        return {API_VARIABLE: self.api, GATEWAY_VARIABLE: self.gateway.url}

    def person(self, name: str, *, moderator: bool = False, guild: Guild | None = None) -> User:
        """A new person who is in the server (by default `fake.guild`)."""
        user = self.world.add_user(name)
        self.world.add_member(guild or self.guild, user, moderator=moderator)
        return user

    def dm(self, user: User) -> Channel:
        """The DM channel between the bot and a person."""
        return self.world.open_dm(user)

    def _expire(self) -> None:
        for interaction in self.interactions.values():
            if interaction.too_late:
                interaction.give_up()

    async def _serve_file(self, request: web.Request) -> web.Response:
        file = self.writing.files.get(int(request.match_info["file_id"]))
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.data, content_type=file.content_type)

    async def _serve(self, incoming: web.Request) -> web.StreamResponse:
        request = await _read(incoming)
        self.requests.append(request)
        try:
            status, body, headers = await self._handle(request)
        except Exception as broken:  # noqa: BLE001 (a fault of ours or of a hook: told at once, not tried again as a 500)
            self.violations.append(f"{request.method} {request.path}: {broken!r} in the fake or in a hook")
            status, body, headers = 400, {"message": repr(broken), "code": 0}, dict[str, str]()
        if request.dropped:
            if incoming.transport is not None:
                incoming.transport.abort()
            self.bell.ring()
            return web.Response()
        request.status, request.answer = status, body
        self.bell.ring()
        if body is None:
            return web.Response(status=status, headers=headers)
        return web.Response(
            status=status, body=json.dumps(body).encode(), headers=headers | {"Content-Type": "application/json"}
        )

    async def _handle(self, request: Request) -> tuple[int, Any, dict[str, str]]:
        await self.traffic.run_hooks("before", request)
        answer = (0, None, dict[str, str]()) if request.dropped else self._answer(request)
        if not request.dropped:
            await self.traffic.run_hooks("after", request)
        return answer

    def _answer(self, request: Request) -> tuple[int, Any, dict[str, str]]:
        """Judge a request and act on it: status, body and headers of the answer."""
        found = routing.find(request.method, request.path)
        problems = self._problems(request, known=found is not None)
        try:
            self.traffic.strike(request)
            return self._act(request, found, problems)
        except DiscordError as error:
            request.error = error
            self.violations += error.details if error.breach else []
            return error.status, error.body(), (_bucket(found[0]) if found else {}) | error.headers()

    def _act(self, request: Request, found: Found | None, problems: list[str]) -> tuple[int, Any, dict[str, str]]:
        if found is None:
            raise DiscordError(0, status=404, message="404: Not Found")
        chosen, ids = found
        if chosen.signed and request.headers.get("Authorization") != f"Bot {self.token}":
            raise DiscordError(0, status=401, message="401: Unauthorized")
        if problems:
            raise DiscordError(50035, details=problems)
        status, body = chosen.answer(self, request, ids)
        return status, body, _bucket(chosen)

    def _problems(self, request: Request, *, known: bool) -> list[str]:
        if not known:
            problems = [f"{request.method} {request.path}: the fake does not model this"]
        else:
            names = [upload.filename for upload in request.uploads]
            kept = interaction_routes.kept_files(self, request)
            problems = check_request(
                request.method, request.path, request.json, openapi=self.openapi, uploads=names, kept=kept
            )
        self.violations += problems
        return problems


async def _read(incoming: web.Request) -> Request:
    """The request with its JSON, from a plain body or from the payload_json part of a multipart one."""
    body: Any = None
    uploads: list[Upload] = []
    if incoming.content_type == "multipart/form-data":
        async for part in await incoming.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            if part.name == "payload_json":
                body = json.loads(await part.text())
            else:
                index = int((part.name or "files[0]").removeprefix("files[").removesuffix("]"))
                uploads.append(Upload(index, part.filename or "unknown", bytes(await part.read())))
    elif incoming.can_read_body:
        body = json.loads(await incoming.text() or "null")
    return Request(
        incoming.method,
        incoming.path.removeprefix(API),
        dict(incoming.query),
        body,
        dict(incoming.headers),
        asyncio.get_running_loop().time(),
        uploads,
    )


def _bucket(chosen: routing.Route) -> dict[str, str]:
    """Rate limit headers of a bucket that is never exhausted: limits come from `fail` alone."""
    return {
        "X-RateLimit-Limit": "100",
        "X-RateLimit-Remaining": "99",
        "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
        "X-RateLimit-Reset-After": "1.0",
        "X-RateLimit-Bucket": f"{chosen.method}:{chosen.template}",
    }


# The routes register themselves when their modules are imported.
ROUTE_MODULES = (channel_routes, interaction_routes, message_routes, payloads)
