"""What each kind of planned move answers to an open ask: picks, nothing for now, nothing ever again, or a halt.

All of it is read from the view and the face of the seat: what it cannot see changes nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.core.ask import Face, Option, SeatAsk
from engine.core.game import Intent
from engine.enemies.asking import BRIDGES, NONE, NOTHING_THERE, YOUR_VILLAIN
from engine.enemies.design import VILLAINS
from engine.enemies.map import CROSSING, FIRE
from engine.enemies.prep import GOON_ROOM, PLAN_ROOM
from engine.enemies.view import DistrictView, EnemiesView, PlayerView, TopperView, TurnView

LATER = Intent(None, over=False)
"""Nothing for now: the next planned move is tried, and this one again at the next ask."""
OVER = Intent(None, over=True)
"""Done, or not possible any more: the next planned move is tried."""
HALT = None
"""Not as it was planned: what comes later on the list counts on it, so its owner is asked."""

ACTION, ROOM = "action", "room"
HOME = "villain"
"""Where escaped Goons go: to the own Villain."""
OWN_MOVES = ("on-the-move", "i-am-the-night", "street-sweep")
"""Texts that move Goons of the acting player alone to where that player likes."""
QUIET = ("income", "move", "buy", "end")
"""Verbs of a plain turn: nothing of the hand, no Weapon."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An open ask as its seat sees it."""

    view: EnemiesView
    mine: SeatAsk
    key: str
    seat: int

    @property
    def ids(self) -> list[str]:
        """All that may be taken."""
        return [option.id for option in self.mine.options]

    @property
    def source(self) -> str:
        """What the question is about: slug of a card, room or Event."""
        return str(self.mine.prompt.values.get("card", ""))

    @property
    def by_event(self) -> bool:
        """Whether the Event of the round asks."""
        return self.view.event is not None and self.source == self.view.event.slug

    @property
    def me(self) -> PlayerView:
        """What lies open in front of the seat."""
        return self.view.players[self.seat]

    @property
    def turn(self) -> TurnView | None:
        """The turn that is on, if it is the seat's own."""
        turn = self.view.turn
        return turn if turn is not None and turn.seat == self.seat else None

    def take(self, id: str, *, over: bool = False, otherwise: Intent | None = LATER) -> Intent | None:
        """This option if it is offered; ``over``: then the move is done."""
        return Intent((id,), over) if id in self.ids else otherwise


Wish: TypeAlias = Callable[[Moment, str], Intent | None]


def moment_of(view: EnemiesView, face: Face) -> Moment | None:
    """The ask as the seat of this view has it before it; None if it is not asked."""
    if face.mine is None or view.hand is None:
        return None
    return Moment(view, face.mine, face.key, view.hand.seat)


# the turn


def plain_turn(m: Moment, _: str) -> Intent | None:
    """What an absent player would do (EG-213), as long as it costs neither a card nor a Weapon."""
    if m.key != ACTION:
        return LATER
    default = m.mine.default[0]
    return Intent(m.mine.default, over=False) if m.mine.option(default).verb in QUIET else HALT


def go(m: Moment, goal: str) -> Intent | None:
    """The next step of the cheapest way, over when it is the last one; at once where a card moves the Villain."""
    if m.key == "district" and m.mine.prompt.id == YOUR_VILLAIN:
        return m.take(f"move:{goal}", over=True, otherwise=HALT)
    if m.key != ACTION:
        return LATER
    if m.me.where == goal:
        return OVER
    step = first_step(m, goal)
    return Intent((f"move:{step}",), over=step == goal) if step else HALT


def income(m: Moment, _: str) -> Intent | None:
    """Once a turn, for at least 1 Money."""
    if m.key != ACTION or (m.turn is not None and m.turn.income):
        return LATER
    offered = next((option for option in m.mine.options if option.id == "income"), None)
    return HALT if offered is None or not offered.label.values["money"] else Intent(("income",), over=False)


def play(m: Moment, card: str) -> Intent | None:
    """A Power Card of the hand; the one after it in the next turn."""
    if m.key != ACTION:
        return LATER
    if not holds(m.view, card):
        return OVER
    if m.turn is not None and m.turn.played:
        return LATER
    return m.take(f"play:{card}", over=True, otherwise=HALT)


def holds(view: EnemiesView, card: str) -> bool:
    """Whether a Power Card is in the hand of the view."""
    return view.hand is not None and any(each.slug == card for each in view.hand.cards)


def weapon(m: Moment, slug: str) -> Intent | None:
    """Once a round, as soon as it can do something."""
    if m.key != ACTION:
        return LATER
    return m.take(f"weapon:{slug}") if slug in weapons_of(m.me) else OVER


def weapons_of(player: PlayerView) -> list[str]:
    """Weapons of the own turn, each once: the Main Weapon, then the cards in the order gained."""
    main = [VILLAINS[player.villain.slug].main_weapon.slug] if player.villain is not None else []
    return list(dict.fromkeys([*main, *(each.slug for each in player.weapons if each.when == "turn")]))


def buy(m: Moment, card: str) -> Intent | None:
    """A card of the Docks at its cheapest; as long as it lies there and cannot be paid, the next one is tried."""
    if m.key != ACTION:
        return LATER
    found = next((id for id in m.ids if id.startswith(f"buy:{card}@")), None)
    if found is not None:
        return Intent((found,), over=True)
    there = any(dock.card is not None and dock.card.slug == card for dock in m.view.docks)
    return LATER if there else OVER


def free_card(m: Moment, _: str) -> Intent | None:
    """The card that costs nothing, or no card when the Docks are empty: it ends the turn."""
    if m.key != ACTION:
        return LATER
    found = next((id for id in m.ids if id == "end" or (id.startswith("buy:") and id.endswith("@0"))), None)
    return LATER if found is None else Intent((found,), over=False)


# the way


def first_step(m: Moment, goal: str) -> str:
    """First district of the cheapest way that the Movement pays, past the fewest rival Villains, of the fewest steps.

    Empty if there is none: the Movement is too little, or the first step is not offered.
    """
    places = {each.slug: each for each in m.view.districts}
    order = list(places)
    left = m.turn.movement if m.turn is not None else 0
    edge: list[tuple[int, int, int, list[int]]] = [(0, 0, 0, [order.index(str(m.me.where))])]
    seen: list[str] = []
    while edge:
        edge.sort()
        cost, met, steps, way = edge.pop(0)
        here = order[way[-1]]
        if here == goal:
            return order[way[1]] if steps else ""
        if here in seen:
            continue
        seen.append(here)
        for slug in places[here].neighbours:
            further, there = cost + step_cost(m.view, here, slug), places[slug]
            offered = steps or f"move:{slug}" in m.ids
            if offered and further <= left and not there.no_entry:
                edge.append((further, met + rivals_in(m, there), steps + 1, [*way, order.index(slug)]))
    return ""


def step_cost(view: EnemiesView, one: str, other: str) -> int:
    """Movement for a step between adjacent districts by its cheapest way (EG-143 to EG-145)."""
    if (one, other) in view.borders or (other, one) in view.borders:
        return CROSSING
    return min(bridge.cost for bridge in view.bridges if one in bridge.ends and other in bridge.ends)


def rivals_in(m: Moment, place: DistrictView) -> int:
    """Villains who would Steal from the seat in a district (EG-107, EG-190)."""
    return sum(seat != m.seat and not is_partner(m.view, m.seat, seat) for seat in place.villains)


def is_partner(view: EnemiesView, one: int, other: int) -> bool:
    """Whether two seats are a duo."""
    return view.duos and view.players[one].duo == view.players[other].duo


# rooms, and what cards, rooms and Events ask


def room(m: Moment, slug: str) -> Intent | None:
    """The Henchman there while it has a free space, and all that the room gives: 3 Goons, the card."""
    if m.key == ROOM:
        return m.take(f"place:{slug}")
    if m.source == slug == GOON_ROOM and m.key == "goons":
        return Intent((m.ids[-1],), over=False)
    return m.take("yes") if m.source == slug == PLAN_ROOM and m.key == "choose" else LATER


def purchase(m: Moment, slug: str) -> Intent | None:
    """A Weapon of the Black Market, whoever sells it."""
    if m.key != "weapon":
        return LATER
    there = any(each.slug == slug for each in m.view.market)
    return m.take(f"buy:{slug}", over=True, otherwise=LATER if there else OVER)


def burn(m: Moment, what: str) -> Intent | None:
    """A Building or Bridge; a long list asks for its district first (EG-203)."""
    if m.key not in ("burn", "burn-where"):
        return LATER
    if not burnable(m.view, what):
        return OVER
    if m.key == "burn-where":
        return m.take(f"burn:{what.partition('@')[2] or BRIDGES}")
    found = next((id for id in m.ids if id == f"burn:{what}" or id.startswith(f"burn:{what}:")), None)
    return LATER if found is None else Intent((found,), over=True)


def burnable(view: EnemiesView, what: str) -> bool:
    """Whether a Building of that type in that district, or the Bridge, stands without a Fire."""
    kind, _, slug = what.partition("@")
    if not slug:
        return any(each.slug == kind and _unlit(each.topper) for each in view.bridges)
    place = next((each for each in view.districts if each.slug == slug), None)
    return place is not None and any(each.type == kind and _unlit(each.topper) for each in place.buildings)


def _unlit(topper: TopperView | None) -> bool:
    return topper is None or topper.kind != FIRE


def add(m: Moment, slug: str) -> Intent | None:
    """Goons out of the supply, or own ones that a card or an Event moves, to a district."""
    if m.key != "district":
        return LATER
    return m.take(f"add:{slug}", otherwise=m.take(f"move:{slug}") if m.source in OWN_MOVES else LATER)


def out(m: Moment, slug: str) -> Intent | None:
    """As many own Goons as may be out of a district."""
    if m.key == "district" and m.source in OWN_MOVES:
        return m.take(f"choose:{slug}")
    mine = [option for option in m.mine.options if _is_own(m, option, slug)] if m.key == "goons" else []
    if mine and "n" in mine[-1].label.values:
        return Intent((mine[-1].id,), over=False)
    return Intent(tuple(option.id for option in mine[: m.mine.at_most]), over=False) if mine else LATER


def _is_own(m: Moment, option: Option, slug: str) -> bool:
    values = option.label.values
    return option.verb == "move" and (values.get("who"), values.get("district")) == (m.seat, slug)


def send(m: Moment, _: str) -> Intent | None:
    """As many Goons as may be out of the supply to Arkham Asylum, by a card or an Ability of one's own."""
    own = all(option.verb == "send" and "who" not in option.label.values for option in m.mine.options)
    return Intent((m.ids[-1],), over=False) if m.key == "goons" and own and not m.by_event else LATER


def pay(m: Moment, _: str) -> Intent | None:
    """As much Money as may be for more of what a card of one's own does."""
    return Intent((m.ids[-1],), over=False) if m.key == "pay" and not m.by_event else LATER


def against(m: Moment, what: str) -> Intent | None:
    """One rival wherever somebody has to be chosen; all of the Goons must be theirs, or the owner is asked."""
    rival = int(what)
    if m.key in ("rival", "pistol"):
        found = next((id for id in m.ids if id.partition(":")[2] == what), None)
        return LATER if found is None else Intent((found,), over=False)
    theirs = [option.id for option in m.mine.options if option.label.values.get("who") == rival]
    if m.key != "goons" or not theirs:
        return LATER
    if all("n" in option.label.values for option in m.mine.options):
        return Intent((theirs[-1],), over=False)
    return Intent(tuple(theirs[: m.mine.at_most]), over=False) if len(theirs) >= m.mine.at_most else LATER


def decline(m: Moment, _: str) -> Intent | None:
    """A no, or as little as may be. What only says "There is none" is no question to decline: with a poker face it
    must not be told from the others (DESIGN 2.4). Nor are Goons that an Event drives out: they only go elsewhere.
    """
    if m.key == ACTION or (m.key == "goons" and m.by_event):
        return LATER
    if m.mine.at_least == 0:
        return Intent((), over=False)
    found = next((option.id for option in m.mine.options if _says_no(option)), None)
    return LATER if found is None else Intent((found,), over=False)


def _says_no(option: Option) -> bool:
    if option.verb == "pass":
        return option.id != NONE or option.label.id != NOTHING_THERE
    return option.label.values.get("n") == 0


def discard(m: Moment, card: str) -> Intent | None:
    """One Power Card, where just one is to be discarded."""
    if m.key != "discard":
        return LATER
    if not holds(m.view, card):
        return OVER
    found = next((id for id in m.ids if id.rpartition(":")[2] == card), None)
    return LATER if found is None or m.mine.at_least != 1 else Intent((found,), over=True)


def escape(m: Moment, where: str) -> Intent | None:
    """Escaped Goons to a district, or to the own Villain."""
    return m.take(f"place:{m.me.where if where == HOME else where}") if m.key == "escape" else LATER


WISHES: dict[str, Wish] = {
    "plain": plain_turn,
    "room": room,
    "go": go,
    "income": income,
    "play": play,
    "weapon": weapon,
    "buy": buy,
    "free": free_card,
    "purchase": purchase,
    "burn": burn,
    "add": add,
    "out": out,
    "send": send,
    "pay": pay,
    "against": against,
    "pass": decline,
    "escape": escape,
    "discard": discard,
}
"""By the kind of the move."""
