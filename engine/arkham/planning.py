"""Planned moves: what a seat wants done by itself in its main phase, in the order in which it has listed them."""

from engine.arkham.asking import for_another
from engine.arkham.view import ArkhamView, CardView
from engine.core.ask import Face
from engine.core.event import Event
from engine.core.game import Intent, OrderChoice
from engine.core.text import Text, text

PLAY, BUY, END = "play-all", "buy:", "end"
MOVES = {
    PLAY: text("Play all cards, then ask me"),
    END: text("End the turn when nothing planned is left to do"),
}

STOPS: tuple[OrderChoice, ...] = (
    OrderChoice("turn", text("until my turn ends")),
    OrderChoice("attacked", text("in every turn, until I am attacked")),
    OrderChoice("always", text("in every turn, until I take it back")),
)
"""Until when; the first is for one turn only."""

LATER = Intent(None, over=False)
"""Nothing for now: the next planned move is tried, and this one again at the next ask."""


def plannable(view: ArkhamView) -> tuple[OrderChoice, ...]:
    """Play everything, buy what lies open now, end the turn."""
    if view.hand is None or view.phase in ("setup", "over"):
        return ()
    names = {card.slug: card.name for card in for_sale(view)}
    moves = [PLAY, *(f"{BUY}{slug}" for slug in sorted(names)), END]
    return tuple(OrderChoice(move, name) for move in moves if (name := move_name(move)) is not None)


def move_name(move: str) -> Text | None:
    """What a planned move is called, whether it can be planned now or not."""
    if move.startswith(BUY):
        return text("Buy {card:card} if it is still there", card=move.removeprefix(BUY))
    return MOVES.get(move)


def for_sale(view: ArkhamView) -> list[CardView]:
    """The cards that somebody could buy now, whatever they cost."""
    found = [place.card for slot in view.slots for place in slot.cards]
    mine = view.players[view.hand.seat].team if view.hand is not None else 0
    # Of two Nemesis stacks only that of the own team is ever for sale (SH-023).
    nemeses = [stack for number, stack in enumerate(view.nemeses, 1) if mine in (0, number)]
    stacks = [view.henchmen, view.hostages, *nemeses]
    return found + [stack.top for stack in stacks if stack.top is not None]


def planned(view: ArkhamView, face: Face, move: str) -> Intent | None:
    """What a planned move takes in the main phase; everything else is for its owner."""
    mine = face.mine
    if mine is None or face.key != "main" or for_another(mine):
        return None
    if move == END:
        return Intent((END,), over=False)
    if move == PLAY:
        return _play(view, [option.id for option in mine.options])
    slug = move.removeprefix(BUY)
    buy = next((each for each in mine.options if each.verb == "buy" and each.label.values.get("card") == slug), None)
    if buy is not None:
        return Intent((buy.id,), over=True)
    there = any(card.slug == slug for card in for_sale(view))
    return LATER if there else Intent(None, over=True)


def _play(view: ArkhamView, offered: list[str]) -> Intent:
    """All cards at once; the only one by itself; Weaknesses stay in hand (AA-066)."""
    if "all" in offered:
        return Intent(("all",), over=False)
    cards = view.hand.cards if view.hand is not None else ()
    left = [f"play:{card.id}" for card in cards if card.types]
    card = next((each for each in left if each in offered), None)
    return LATER if card is None else Intent((card,), over=False)


def stopped(view: ArkhamView, event: Event, move: str, until: str) -> bool:
    """Whether the turn of the seat is over, or it was attacked: who lends a Defense was not, but who was saved."""
    values = event.text.values
    if view.hand is None or values.get("saved", values.get("who")) != view.hand.seat:
        return False
    return event.kind == "end" if until == "turn" else until == "attacked" and event.kind in ("hit", "defend")
