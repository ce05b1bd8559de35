"""The Income Cards: Money for a player's district (EG-146)."""

from engine.enemies.board import Board
from engine.enemies.design import income
from engine.enemies.map import BANK, POLICE_STATION, TOWER, WAREHOUSE


@income("Blackmail the Wealthy", provenance="rulebook")
def blackmail_the_wealthy(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money for each Tower in your district."""
    return 3 * board.count(slug, TOWER)


@income("Bank Robbery")
def bank_robbery(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money for each Bank in your district."""
    return 3 * board.count(slug, BANK)


@income("Warehouse Raid")
def warehouse_raid(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money for each Warehouse in your district."""
    return 3 * board.count(slug, WAREHOUSE)


@income("Bent Cops")
def bent_cops(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money for each Police Station in your district."""
    return 3 * board.count(slug, POLICE_STATION)


@income("Protection Money")
def protection_money(board: Board, seat: int, slug: str) -> int:
    """Gain 1 Money, plus 1 Money for each Building in your district."""
    return 1 + len(board.district(slug).buildings)


@income("Toll Booths")
def toll_booths(board: Board, seat: int, slug: str) -> int:
    """Gain 1 Money, plus 1 Money for each adjacent Bridge."""
    return 1 + len(board.bridges_at(slug))


@income("Gang Dues")
def gang_dues(board: Board, seat: int, slug: str) -> int:
    """Gain 2 Money, plus 1 Money for each of your Goons in your district, at most 6 Money."""
    return min(6, 2 + board.goons_of(seat, slug))


@income("Fire Sale")
def fire_sale(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money, plus 1 Money for each Fire in your district and on adjacent Bridges, at most 7 Money."""
    return min(7, 3 + board.fires_around(slug))


@income("King of the Block")
def king_of_the_block(board: Board, seat: int, slug: str) -> int:
    """Gain 5 Money if you Control your district. Otherwise gain 3 Money."""
    return 5 if board.controller(slug) == seat else 3


@income("Under the Table")
def under_the_table(board: Board, seat: int, slug: str) -> int:
    """Gain 3 Money, plus 1 Money for each of your Weapon Cards, at most 7 Money."""
    return min(7, 3 + len(board.player(seat).weapons))
