"""The games of the house, by slug."""

from typing import Any

from engine.arkham import Arkham
from engine.breakout import Breakout
from engine.core.game import Game
from engine.enemies import Enemies

GAMES: dict[str, Game[Any, Any]] = {game.slug: game for game in (Breakout(), Arkham(), Enemies())}
"""Every game that can be played, in the order in which they are offered."""
