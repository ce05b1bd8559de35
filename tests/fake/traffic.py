"""Requests as they came in, and what a test arranges for the next ones: faults, hooks, holds."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from tests.fake.clock import Bell, finished
from tests.fake.errors import DiscordError
from tests.fake.records import JSON

Hook = Callable[["Request"], object]


@dataclass(slots=True)
class Upload:
    """A file in a multipart body: its field's number, name and bytes."""

    index: int
    filename: str
    data: bytes


@dataclass(slots=True, eq=False)
class Request:
    """One request of the bot: `path` without /api/v10; `json` the body (payload_json of a multipart one).

    `at` is the event loop's time of arrival in real seconds (to see that a wait was kept), `status` and `answer`
    come with the answer and stay None while it is open or when it was dropped.
    """

    method: str
    path: str
    params: dict[str, str]
    json: Any
    headers: dict[str, str]
    at: float
    uploads: list[Upload] = field(default_factory=list[Upload])
    status: int | None = None
    answer: JSON | list[JSON] | None = None
    error: DiscordError | None = None
    dropped: bool = False

    def is_like(self, method: str, glob: str) -> bool:
        """Whether method ("*" for any) and path glob fit; a `*` in the glob also spans slashes."""
        return method in {"*", self.method} and fnmatchcase(self.path, glob)

    def drop(self) -> None:
        """From a hook: cut the connection and do nothing (before) or say nothing (after)."""
        self.dropped = True

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {'dropped' if self.dropped else self.status or 'open'}"


@dataclass(slots=True, eq=False)
class Fault:
    """An error arranged for requests that fit; `times` is how often it still strikes (None: always)."""

    method: str
    glob: str
    error: DiscordError
    times: int | None
    hits: list[Request] = field(default_factory=list[Request])

    def stop(self) -> None:
        """Let requests through again."""
        self.times = 0


@dataclass(slots=True, eq=False)
class _Hooked:
    method: str
    glob: str
    when: str
    hook: Hook
    times: int | None


class Hold:
    """Requests that wait for the test: `await hold.reached()`, then `hold.release()`."""

    def __init__(self, bell: Bell, what: str) -> None:
        self.held: list[Request] = []
        self._bell = bell
        self._what = what
        self._released = asyncio.Event()

    async def reached(self, count: int = 1) -> Request:
        """The `count`-th request that waits here, once it does."""
        await self._bell.until(lambda: len(self.held) >= count, f"{count} held {self._what}")
        return self.held[count - 1]

    def release(self) -> None:
        """Let all of them go on, those to come as well."""
        self._released.set()

    async def __call__(self, request: Request) -> None:
        """Keep a request waiting (the fake calls this)."""
        self.held.append(request)
        self._bell.ring()
        await self._released.wait()


class Traffic:
    """What came in so far, and what is arranged for what comes."""

    def __init__(self, bell: Bell) -> None:
        self.requests: list[Request] = []
        self.faults: list[Fault] = []
        self._hooks: list[_Hooked] = []
        self._bell = bell

    def fail(
        self,
        method: str,
        glob: str,
        *,
        status: int | None = None,
        code: int = 0,
        message: str | None = None,
        retry_after: float | None = None,
        is_global: bool = False,
        times: int | None = 1,
    ) -> Fault:
        """Answer the next `times` fitting requests (None: all) with an error.

        `code` alone is enough where Discord's table has a status for it. A 429 carries `retry_after` (real seconds:
        keep it tiny) and stops all routes when `is_global`. discord.py tries 429, 500, 502, 504 and 524 again by
        itself, five times in all, after 5xx with real pauses of 1, 3, 5 ... seconds; webhooks also 503.
        """
        error = DiscordError(code, status=status, message=message, retry_after=retry_after, is_global=is_global)
        fault = Fault(method, glob, error, times)
        self.faults.append(fault)
        return fault

    def before(self, method: str, glob: str, hook: Hook, *, times: int | None = 1) -> None:
        """Call `hook(request)` (it may be async) when a fitting request has come in, before it has any effect."""
        self._hooks.append(_Hooked(method, glob, "before", hook, times))

    def after(self, method: str, glob: str, hook: Hook, *, times: int | None = 1) -> None:
        """Call `hook(request)` when a fitting request has had its effect, before the bot learns of it."""
        self._hooks.append(_Hooked(method, glob, "after", hook, times))

    def hold(self, method: str, glob: str, *, when: str = "before", times: int | None = 1) -> Hold:
        """Keep fitting requests waiting until the test releases them, "before" or "after" their effect."""
        hold = Hold(self._bell, f"{method} {glob}")
        self._hooks.append(_Hooked(method, glob, when, hold, times))
        return hold

    def let_go(self) -> None:
        """Release every hold (at the end)."""
        for hooked in self._hooks:
            if isinstance(hooked.hook, Hold):
                hooked.hook.release()

    async def run_hooks(self, when: str, request: Request) -> None:
        """Run what is arranged for a request at this point (the fake calls this)."""
        for hooked in self._hooks:
            if hooked.when == when and hooked.times != 0 and request.is_like(hooked.method, hooked.glob):
                hooked.times = None if hooked.times is None else hooked.times - 1
                await finished(hooked.hook(request))

    def strike(self, request: Request) -> None:
        """Raise the first fault arranged for a request, if any (the fake calls this)."""
        for fault in self.faults:
            if fault.times != 0 and request.is_like(fault.method, fault.glob):
                fault.times = None if fault.times is None else fault.times - 1
                fault.hits.append(request)
                raise fault.error

    def sent(self, method: str, glob: str) -> list[Request]:
        """All requests so far that fit, oldest first."""
        return [request for request in self.requests if request.is_like(method, glob)]

    async def request(self, method: str, glob: str, *, number: int = 1) -> Request:
        """The `number`-th fitting request since the start, once it has been answered."""

        def look() -> Request | None:
            done = [r for r in self.sent(method, glob) if r.status is not None]
            return done[number - 1] if len(done) >= number else None

        found = await self._bell.until(look, f"{method} {glob}, number {number}; there were {self.tail()}")
        assert found is not None
        return found

    def tail(self, count: int = 10) -> list[str]:
        """The last requests as text, for messages to people."""
        return [str(request) for request in self.requests[-count:]]
