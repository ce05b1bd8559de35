"""The stage on which the host is tested."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.host.stage import Stage


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncGenerator[Stage, None]:
    async with Stage(tmp_path) as stage:
        yield stage
