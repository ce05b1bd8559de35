"""The Income Cards: Money for a player's district (EG-146)."""

from engine.enemies.board import Board
from engine.enemies.design import income
from engine.enemies.map import TOWER


@income("Blackmail the Wealthy", provenance="rulebook")
def blackmail_the_wealthy(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money for each Tower in your district."""
    return 3 * board.count(slug, TOWER)
