"""How each game is shown at its table."""

from cogs.boards import arkham, breakout, enemies
from cogs.boards.board import Board, Part, Shown, Waited

BOARDS: dict[str, Board] = {"breakout": breakout, "arkham": arkham, "enemies": enemies}

__all__ = ["BOARDS", "Board", "Part", "Shown", "Waited"]
