"""pytest's side of the fake: the fixtures, and one line at the end where Discord's API description is missing."""

import asyncio
import types
from collections.abc import AsyncIterator

import discord.http
import discord.webhook.async_
import pytest

from tests.fake.openapi import ABSENT, DEFAULT_PATH
from tests.fake.redirect import pointed_at
from tests.fake.server import FakeDiscord


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """A fake Discord that discord.py in this process talks to; at the end no request may have broken a rule."""
    async with FakeDiscord() as served:
        with pointed_at(served.api, served.gateway.url):
            yield served
    assert [] == served.violations


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses (seconds) that discord.py's HTTP layer makes after 429 and 5xx: noted down instead of kept."""
    noted: list[float] = []

    async def note(seconds: float) -> None:
        if seconds > 0:
            noted.append(seconds)
        await asyncio.sleep(0)

    for module in (discord.http, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", types.SimpleNamespace(**vars(asyncio) | {"sleep": note}))
    return noted


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "openapi: needs Discord's API description, which is not part of this project")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    needing = [item for item in items if item.get_closest_marker("openapi")]
    if needing and not DEFAULT_PATH.exists():
        items[:] = [item for item in items if item not in needing]
        config.hook.pytest_deselected(items=needing)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not DEFAULT_PATH.exists():
        terminalreporter.section("Discord's API description", yellow=True)
        terminalreporter.line(ABSENT)
