"""A seat's list of planned moves at an arranged table of Enemies, worked off as the host does."""

from engine import Intent
from tests.engine.enemies.city import CityTable
from tests.engine.telling import SEATS


def wish(t: CityTable, name: str, move: str) -> Intent | None:
    """What a planned move of a player comes to at the open ask."""
    face = t.position.face(SEATS.index(name))
    assert face is not None
    return t.game.planned(t.view(name), face, move)


def works(t: CityTable, name: str, *moves: str) -> list[str]:
    """Work a list off until its owner is asked, or it is somebody else's turn to answer; what is left of it."""
    left = list(moves)
    while t.asked() == [name]:
        for move in tuple(left):
            intent = wish(t, name, move)
            if intent is None:
                return left
            if intent.over:
                left.remove(move)
            if intent.picks is not None:
                t.takes(name, *intent.picks)
                break
        else:
            return left
    return left


def stops(t: CityTable, name: str, until: str, move: str = "income") -> bool:
    """Whether what the last answer led to takes the move off the list."""
    view = t.view(name)
    return any(t.game.stopped(view, event, move, until) for event in t.result.events)
