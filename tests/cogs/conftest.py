"""The whole bot in the simulated Discord, with blank pictures and dice keys that a test knows.

`w` is the world (tests.sim); `games` are the rule sets that its bot hosts: a test may put others in their place before
it opens a table. `keys` are the dice keys; the next one can be chosen.
"""

from pathlib import Path
from typing import Any

import pytest

from console.assembly import make_bot as assemble
from engine import GAMES, Game
from settings import Settings
from tests.cogs.table import Keys
from tests.sim.blank import blank
from tests.sim.conftest import pytest_runtest_makereport, w
from tests.sim.harness import MakeBot

__all__ = ["games", "keys", "make_bot", "pytest_runtest_makereport", "settings", "w"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "tables.db", backups=tmp_path / "backups", pacing=0)


@pytest.fixture
def games() -> dict[str, Game[Any, Any]]:
    return dict(GAMES)


@pytest.fixture
def keys() -> Keys:
    return Keys()


@pytest.fixture
def make_bot(settings: Settings, games: dict[str, Game[Any, Any]], keys: Keys) -> MakeBot:
    return lambda: assemble(settings, games=games, painter=blank, key_source=keys)
