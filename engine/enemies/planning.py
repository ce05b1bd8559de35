"""Planned moves: what a seat wants done by itself in the round to come, in the order in which it has listed them.

The id of a move is its kind, or the kind and what it is about: ``income``, ``go:midtown``, ``burn:bank@uptown``. A way,
a card or Income that is not possible as it was planned holds up the list: its owner is asked.
"""

from collections.abc import Iterator

from engine.core.ask import Face
from engine.core.event import Event
from engine.core.game import OWN, Intent, OrderChoice
from engine.core.text import Text, text
from engine.enemies.design import POWERS
from engine.enemies.map import BRIDGE_NAMES, BUILDINGS, DISTRICTS
from engine.enemies.state import ROOMS
from engine.enemies.view import EnemiesView
from engine.enemies.wishes import ACTION, HOME, OVER, WISHES, burnable, is_partner, moment_of, weapons_of

STOPS: tuple[OrderChoice, ...] = (
    OrderChoice("turn", text("until my turn ends")),
    OrderChoice("calm", text("until my turn ends, or a rival harms me, Burns my district, or it is named")),
    OrderChoice("attacked", text("until my turn ends, or a rival harms me before")),
    OrderChoice("fire", text("until my turn ends, or a rival Burns something in or next to my district")),
    OrderChoice("event", text("until my turn ends, or an Event or a Hero names my district")),
    OrderChoice("always", text("in later turns too, until I take it back")),
    OrderChoice("always-calm", text("in later turns too, until a rival harms me, Burns my district, or it is named")),
)
"""Until when. Escaped Goons are placed after everybody's turn: for them the round is meant."""
TROUBLES = ("attacked", "fire", "event")

_PLAIN = {
    "plain": "A plain turn: Income, the cheapest step if I must leave, the free card of the Docks",
    "income": "Gain Income; ask me if there is none",
    "free": "Take the free card of the Docks, which ends my turn",
    "send": "Send as many Goons from my supply to Arkham Asylum as a card lets me",
    "pay": "Pay as much Money as a card lets me for more",
    "pass": "Say no to whatever else I am asked, and take as little as may be",
}
_ROOMS = {
    "room-weapon": "My Henchman to the {card:card} if there is a free space; ask me what to purchase",
    "room-goons": "My Henchman to the {card:card} if there is a free space, and send 3 Goons",
    "room-burn": "My Henchman to the {card:card} if there is a free space; ask me what to Burn",
    "room-power": "My Henchman to the {card:card} if there is a free space, and draw a card",
}
_DISTRICTS = {
    "go": "Go to {district:district} by the cheapest way",
    "add": "Add or move my Goons to {district:district} where I may choose",
    "out": "Move as many of my Goons as I may out of {district:district}",
    "escape": "Escaped Goons to {district:district} if no Hero is there",
}
_CARDS = {
    "play": "Play {card:card}",
    "weapon": "Use {card:card} as soon as it can do something",
    "buy": "Purchase {card:card} if it is still there and I can pay it, which ends my turn",
    "purchase": "Purchase the Weapon {card:card} when one is sold to me",
    "discard": "Discard {card:card} when I must discard a Power Card",
}


def move_name(move: str) -> Text | None:
    """What a planned move is called; None for what is none."""
    kind, _, what = move.partition(":")
    if kind in _PLAIN and not what:
        return text(_PLAIN[kind])
    if kind == "room" and what in _ROOMS:
        return text(_ROOMS[what], card=what)
    if kind in _CARDS:
        return text(_CARDS[kind], card=what)
    if kind in _DISTRICTS and what in DISTRICTS:
        return text(_DISTRICTS[kind], district=what)
    return _special_name(kind, what)


def _special_name(kind: str, what: str) -> Text | None:
    """Names that are made in another way: Fires, rivals, the own Villain."""
    place, _, district = what.partition("@")
    if kind == "burn" and district in DISTRICTS:
        return text("Burn {place:place} in {district:district} when I may", place=place, district=district)
    if kind == "burn":
        return text("Burn {place:place} when I may", place=place)
    if kind == "against" and what.isdecimal():
        return text("Against {who:seat}, wherever I have to choose a rival", who=int(what))
    if kind == "escape" and what == HOME:
        return text("Escaped Goons to my Villain if no Hero is there")
    return None


def plannable(view: EnemiesView) -> tuple[OrderChoice, ...]:
    """From the first Event on: the whole round, by what lies open and what is in hand now."""
    if view.hand is None or view.phase in ("setup", "over") or view.players[view.hand.seat].left:
        return ()
    moves = [(move, move_name(move)) for move in dict.fromkeys(_moves(view, view.hand.seat))]
    return tuple(OrderChoice(move, name) for move, name in moves if name is not None)


def _moves(view: EnemiesView, seat: int) -> Iterator[str]:
    """Ids of moves, those first that are planned most."""
    districts = [each.slug for each in view.districts]
    hand = [card.slug for card in view.hand.cards] if view.hand is not None else []
    yield "plain"
    yield from (f"room:{slug}" for slug in ROOMS)
    yield from (f"go:{slug}" for slug in districts)
    yield "income"
    yield from (f"play:{card}" for card in hand)
    yield from (f"weapon:{slug}" for slug in weapons_of(view.players[seat]))
    yield "free"
    yield from (f"buy:{dock.card.slug}" for dock in view.docks if dock.card is not None)
    yield from (f"escape:{slug}" for slug in (HOME, *districts))
    yield "pass"
    yield from (f"purchase:{each.slug}" for each in view.market)
    yield "send"
    yield "pay"
    rivals = [each.seat for each in view.players if each.seat != seat and not each.left]
    yield from (f"against:{other}" for other in rivals if not is_partner(view, seat, other))
    yield from (f"{kind}:{slug}" for kind in ("add", "out") for slug in districts)
    yield from (f"discard:{card}" for card in hand)
    yield from _burns(view)


def _burns(view: EnemiesView) -> Iterator[str]:
    """Buildings north to south, then Bridges, without a Fire."""
    kinds = [f"{kind}@{place.slug}" for place in view.districts for kind in BUILDINGS]
    yield from (f"burn:{what}" for what in (*kinds, *BRIDGE_NAMES) if burnable(view, what))


def planned(view: EnemiesView, face: Face, move: str) -> Intent | None:
    """What a planned move takes; where a wish of another kind is asked for, the next one is tried."""
    now = moment_of(view, face)
    if now is None:
        return None
    kind, _, what = move.partition(":")
    wish = WISHES.get(kind)
    return OVER if wish is None else wish(now, what)


# what takes moves off the list


def stopped(view: EnemiesView, event: Event, move: str, until: str) -> bool:
    """Whether the turn (for escaped Goons: the round) is over, or what was to be told to the owner has happened.

    Who takes an action of the turn themselves plays it themselves: a purchase that was planned would end it.
    """
    if until != "always" and _troubled(view, event, until):
        return True
    return not until.startswith("always") and _ended(view, event, move)


def _ended(view: EnemiesView, event: Event, move: str) -> bool:
    if move.startswith("escape:"):
        return event.kind == "maintenance"
    values = event.text.values
    seat = view.hand.seat if view.hand is not None else None
    bought = event.kind == "buy" and values.get("card") in POWERS
    taken_over = event.kind == OWN and values.get("key") == ACTION
    ends = values.get("who") == seat and (bought or taken_over or event.kind == "end")
    # A purchase may be one card too many: what was planned for that comes before the turn is over.
    return ends and not (move.startswith("discard:") and _own_turn(view))


def _own_turn(view: EnemiesView) -> bool:
    return view.turn is not None and view.hand is not None and view.turn.seat == view.hand.seat


def _troubled(view: EnemiesView, event: Event, until: str) -> bool:
    """Whether one of the things has happened that ``until`` names."""
    if view.hand is None or _own_turn(view):
        return False
    wanted = TROUBLES if until.endswith("calm") else (until,)
    seat = view.hand.seat
    return (
        ("attacked" in wanted and _attacked(view, event, seat))
        or ("fire" in wanted and _burning(view, event, seat))
        or ("event" in wanted and _is_named(view, event, seat))
    )


HARMS = ("goons", "arkham", "move", "topper")
"""Kinds of events that in a rival's turn tell of a loss of whoever they name."""


def _attacked(view: EnemiesView, event: Event, seat: int) -> bool:
    """Whether a rival has Removed, Replaced, moved or sent away what is the seat's, or made it pay."""
    values = event.text.values
    if values.get("rival") == seat:
        return True
    return view.turn is not None and event.kind in (*HARMS, "money") and values.get("who") == seat


def _burning(view: EnemiesView, event: Event, seat: int) -> bool:
    """Whether a rival has Burned something in the district of the seat's Villain, or a Bridge that leads there."""
    values = event.text.values
    if event.kind != "burn" or values.get("who") == seat:
        return False
    here = next((each for each in view.districts if each.slug == view.players[seat].where), None)
    return here is not None and (values.get("district") == here.slug or values.get("place") in here.bridges)


def _is_named(view: EnemiesView, event: Event, seat: int) -> bool:
    """Whether the Event, or a Hero who is led there, concerns the district of the seat's Villain."""
    values, where = event.text.values, view.players[seat].where
    if event.kind == "round":
        return "card" in values and where in view.scoring
    return where is not None and event.kind in ("event", "hero") and values.get("district") == where
