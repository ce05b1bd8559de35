"""How each game is shown at its table."""

from cogs.boards import arkham, breakout
from cogs.boards.board import Board, Part, Shown, Waited

BOARDS: dict[str, Board] = {"breakout": breakout, "arkham": arkham}

__all__ = ["BOARDS", "Board", "Part", "Shown", "Waited"]
