"""Planned moves: a turn without tricks, taken by itself."""

from engine.breakout.view import BreakoutView
from engine.core.ask import Face
from engine.core.event import Event
from engine.core.game import Intent, OrderChoice
from engine.core.text import Text, text

STRAIGHT, ROLL = "straight", "roll"
MOVES = {
    STRAIGHT: text("Roll, keep the die, move all the way and end the turn"),
    ROLL: text("Roll, then ask me"),
}
PLAIN = ("roll", "keep", "move", "end")
"""What a turn without tricks takes, by option."""

STOPS: tuple[OrderChoice, ...] = (
    OrderChoice("moved", text("until my team has moved")),
    OrderChoice("hit", text("in every turn, until a rival does something to my team")),
    OrderChoice("always", text("in every turn, until I take it back")),
)
"""Until when; the first is for one turn only."""


def plannable(view: BreakoutView) -> tuple[OrderChoice, ...]:
    """Once the race is on: to roll and run, or just to roll."""
    if view.hand is None or view.phase != "race":
        return ()
    return tuple(OrderChoice(move, name) for move, name in MOVES.items())


def move_name(move: str) -> Text | None:
    """What a planned move is called, whether it can be planned now or not."""
    return MOVES.get(move)


def planned(view: BreakoutView, face: Face, move: str) -> Intent | None:
    """The plain answer, where there is one; everything else is for its owner."""
    if face.mine is None:
        return None
    wanted = PLAIN if move == STRAIGHT else (ROLL,)
    pick = next((option.id for option in face.mine.options if option.id in wanted), None)
    return None if pick is None else Intent((pick,), over=False)


def stopped(view: BreakoutView, event: Event, move: str, until: str) -> bool:
    """Whether the team has moved, or a rival has done something to it."""
    if view.hand is None:
        return False
    seat, values = view.hand.seat, event.text.values
    if until == "moved":
        return event.kind in ("move", "escape") and values.get("who") == seat
    hit = values.get("rival") == seat or (event.kind == "lost" and values.get("who") == seat)
    return until == "hit" and hit
