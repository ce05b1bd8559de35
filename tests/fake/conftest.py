"""The small client, connected to the fake."""

from collections.abc import AsyncIterator

import pytest

from tests.fake.client import Client, connected
from tests.fake.server import FakeDiscord


@pytest.fixture
async def client(fake: FakeDiscord) -> AsyncIterator[Client]:
    """A client in this process that is ready."""
    async with connected(fake) as ready:
        yield ready
