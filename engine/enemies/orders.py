"""Standing orders: answers to what the rules ask outside of one's own turn (EG-205).

No question of this game goes to several seats at once but the pick of Villains: reactions come one after the other, to
players whom everybody knows. Swords and Skeleton Keys work by themselves.
"""

from collections.abc import Callable

from engine.core.ask import Face
from engine.core.game import ASK, OrderChoice, OrderKind
from engine.core.text import text
from engine.enemies.asking import NONE
from engine.enemies.view import EnemiesView
from engine.enemies.wishes import HOME, Moment, is_partner, moment_of

NEVER, MOST, LEADER, SCORES = "never", "most", "leader", "scores"

ORDERS: tuple[OrderKind, ...] = (
    OrderKind("pistol", text("After the Trial: your Pistol"), (
        ASK,
        OrderChoice(NEVER, text("Remove none")),
        OrderChoice(MOST, text("Remove a Goon of the rival of whom most escaped")),
        OrderChoice(LEADER, text("Remove a Goon of the rival who is first in Infamy Order")),
    )),
    OrderKind("escape", text("After the Trial: your Goons that escaped"), (
        ASK,
        OrderChoice(HOME, text("To my Villain's district, if no Hero is there")),
        OrderChoice(SCORES, text("To the first district that scores without a Hero in it")),
    )),
    OrderKind("weapon", text("An Event sells you a Weapon"), (ASK, OrderChoice(NEVER, text("Purchase none")))),
    OrderKind("pay", text("An Event lets you pay for Goons"), (
        ASK,
        OrderChoice(NEVER, text("Pay nothing")),
        OrderChoice(MOST, text("Pay as much as I may")),
    )),
    OrderKind("choose", text("An Event offers you Money or Goons"), (
        ASK, OrderChoice("money", text("Take the Money")), OrderChoice("goons", text("Take the Goons")),
    )),
    OrderKind("goons", text("An Event drives your Goons out of a district"), (
        ASK,
        OrderChoice(NEVER, text("Send none to Arkham Asylum")),
        OrderChoice(MOST, text("Send all to Arkham Asylum")),
    )),
    OrderKind("district", text("An Event moves your Goons to an adjacent district"), (
        ASK,
        OrderChoice(HOME, text("To my Villain, if that is possible")),
        OrderChoice(MOST, text("To where most of my Goons are, if there are any")),
    )),
    OrderKind("discard", text("You must discard Power Cards"), (
        ASK, OrderChoice("newest", text("Discard those that I gained last")),
    )),
)  # fmt: skip
"""By the key of the ask they answer; the first choice is where everybody starts."""


def standing_order(view: EnemiesView, face: Face, choice: str) -> tuple[str, ...] | None:
    """What the order ``choice`` of this seat answers to the open ask; None: ask its owner."""
    now = moment_of(view, face)
    if now is None or choice == ASK.id:
        return None
    if now.key == "discard":
        return now.mine.default
    if now.key not in ("pistol", "escape") and not now.by_event:
        return None
    answer = ANSWERS.get(now.key)
    wanted = answer(now, choice) if answer is not None else ""
    return (wanted,) if wanted in now.ids else None


def _pistol(m: Moment, choice: str) -> str:
    """None, or a Goon of one rival; never of a partner."""
    found = [each for each in m.view.players if f"remove:{each.seat}" in m.ids]
    rivals = [each for each in found if not is_partner(m.view, m.seat, each.seat)]
    if choice == NEVER or not rivals:
        return NONE
    worst = min(rivals, key=lambda each: (-each.escaped if choice == MOST else 0, each.place))
    return f"remove:{worst.seat}"


def _escape(m: Moment, choice: str) -> str:
    """The own Villain's district, or the first that scores; empty if it is not on offer."""
    places = [m.me.where] if choice == HOME else m.view.scoring
    return next((f"place:{slug}" for slug in places if f"place:{slug}" in m.ids), "")


def _goes_where(m: Moment, choice: str) -> str:
    """The own Villain's district, or where most own Goons are; what scores is not known yet in the Event Phase."""
    if choice == HOME:
        return f"move:{m.me.where}"
    mine = {each.slug: goons.count for each in m.view.districts for goons in each.goons if goons.seat == m.seat}
    offered = [slug for slug in mine if f"move:{slug}" in m.ids]
    return f"move:{max(offered, key=lambda slug: mine[slug])}" if offered else ""


def _weapon(m: Moment, _: str) -> str:
    return NONE


def _side(m: Moment, choice: str) -> str:
    return choice


def _number(m: Moment, choice: str) -> str:
    """The least or the most."""
    return m.ids[0 if choice == NEVER else -1]


ANSWERS: dict[str, Callable[[Moment, str], str]] = {
    "pistol": _pistol,
    "escape": _escape,
    "weapon": _weapon,
    "pay": _number,
    "choose": _side,
    "goons": _number,
    "district": _goes_where,
}
