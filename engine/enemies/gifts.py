"""Gifts of Money between players (EG-195 to EG-198)."""

from engine.core.errors import Refused
from engine.core.text import Json, text
from engine.enemies.turn import Turn
from engine.enemies.view import EnemiesView

GIFT = "gift"
"""Kind of the Command: ``args`` are ``to`` (a seat) and ``amount``."""


def give(t: Turn, seat: int | None, args: dict[str, Json]) -> None:
    """Give Money to another player (EG-196). Raises Refused when it is not legal now."""
    state, to, amount = t.state, args.get("to"), args.get("amount")
    if not state.gifts:
        raise Refused(text("Gifts of Money are switched off at this table."))
    if state.phase in {"setup", "over"}:
        raise Refused(text("Money can be given from the first Event Phase until the last Score Phase ends."))
    if state.doing:
        raise Refused(text("An effect is being carried out. Give Money when it is over."))
    if seat is None or t.player(seat).left:
        raise Refused(text("Only players can give Money."))
    if not isinstance(to, int) or to == seat or not 0 <= to < state.seats or t.player(to).left:
        raise Refused(text("Choose another player who has not left."))
    if not isinstance(amount, int) or isinstance(amount, bool) or not 0 < amount <= t.player(seat).money:
        raise Refused(text("Give at least 1 Money and no more than you have."))
    t.player(seat).money -= amount
    t.player(to).money += amount
    t.say("gift", "{who:seat} gives {to:seat} {amount} Money.", who=seat, to=to, amount=amount)


def givable(view: EnemiesView) -> tuple[int, tuple[int, ...]]:
    """How much the seat of this view can give away, and to whom; nothing where gifts are not legal at all (EG-196)."""
    if view.hand is None or not view.gifts or view.phase in {"setup", "over"}:
        return 0, ()
    mine = view.hand.seat
    to = tuple(player.seat for player in view.players if player.seat != mine and not player.left)
    return view.players[mine].money, to
