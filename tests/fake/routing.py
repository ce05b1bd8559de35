"""Which function answers which path. Handlers are plain functions: what they do is done at once, as one step."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.fake.traffic import Request

if TYPE_CHECKING:
    from tests.fake.server import FakeDiscord

# A handler gives JSON (answered with 200), or None (204), or a status with JSON.
Handler = Callable[..., Any]


@dataclass(slots=True, frozen=True)
class Route:
    """A path template with its handler; `signed` when the request must carry the bot's token."""

    method: str
    template: str
    pattern: re.Pattern[str]
    handler: Handler
    signed: bool

    def answer(self, fake: "FakeDiscord", request: Request, ids: dict[str, str]) -> tuple[int, Any]:
        """Run the handler; status and body."""
        given = self.handler(fake, request, **ids)
        if given is None:
            return 204, None
        return given if isinstance(given, tuple) else (200, given)


ROUTES: list[Route] = []


def route(method: str, template: str, *, signed: bool = True) -> Callable[[Handler], Handler]:
    """Register a handler; ids in braces become its keyword arguments. Literal paths must be registered first."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, pattern, handler, signed))
        return handler

    return register


def find(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route for a request, with the ids from its path."""
    for candidate in ROUTES:
        if candidate.method == method and (match := candidate.pattern.fullmatch(path)):
            return candidate, match.groupdict()
    return None
