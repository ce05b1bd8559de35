"""A server and people whose Discord is German. When a test ends, nothing that was sent may have been English."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import simcord.interactions

from tests.cogs.german.overheard import english_lines
from tests.sim.harness import World


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every interaction comes from a German client on a German server."""
    made = simcord.interactions.base_payload

    def payload(*args: Any, **more: Any) -> tuple[Any, dict[str, Any]]:
        record, body = made(*args, **more)
        return record, body | {"locale": "de"} | ({"guild_locale": "de"} if "guild_id" in body else {})

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)


@pytest.fixture
async def w(w: World) -> AsyncIterator[World]:
    """The world, overheard."""
    yield w
    assert [] == english_lines(w)
