"""Standing orders: answers that a seat has set for a kind of window (BR-182)."""

from engine.breakout.view import BreakoutView
from engine.core.ask import Face
from engine.core.game import ASK, OrderChoice, OrderKind
from engine.core.text import text

OFF = OrderChoice("off", ASK.label)
SKIP = OrderChoice("skip", text("Skip it if nothing can be used"))

ORDERS: tuple[OrderKind, ...] = (
    OrderKind("forced-reroll", text("The Joker: a rival's die"), (
        ASK,
        OrderChoice("never", text("Never reroll")),
        *(OrderChoice(f"any-{n}", text("Reroll a {n} or more of any team", n=n)) for n in (4, 5, 6)),
        *(OrderChoice(f"ahead-{n}", text("Reroll a {n} or more of a team ahead", n=n)) for n in (4, 5, 6)),
    )),
    OrderKind("challenge", text("A rival's Riddle"), (
        ASK,
        OrderChoice("never", text("Always believe it")),
        *(OrderChoice(f"from-{n}", text("Challenge a claim of {n} or more", n=n)) for n in (3, 4, 5, 6)),
    )),
    OrderKind("phase-shift", text("A Gadget that targets you"), (
        ASK,
        OrderChoice("never", text("Never cancel it")),
        OrderChoice("use", text("Cancel it at once")),
    )),
    OrderKind("roll", text("Your roll"), (OFF, OrderChoice("at-once", text("Roll at once if I can only roll")))),
    OrderKind("own-reroll", text("After your roll"), (OFF, SKIP)),
    OrderKind("end", text("The end of your turn"), (OFF, SKIP)),
)  # fmt: skip
"""By the key of the ask they answer; the first choice is where everybody starts."""


def standing_order(view: BreakoutView, face: Face, choice: str) -> tuple[str, ...] | None:
    """What the order ``choice`` of this seat answers to the open ask; None: ask its owner."""
    mine = face.mine
    if mine is None or choice in (ASK.id, OFF.id):
        return None
    offered = [option.id for option in mine.options]
    if choice in ("skip", "at-once"):
        return (offered[0],) if offered in (["keep"], ["end"], ["roll"]) else None
    if "pass" not in offered:
        return None
    wanted = _wanted(view, face.key, choice)
    return (wanted,) if wanted in offered else ("pass",)


def _wanted(view: BreakoutView, key: str, choice: str) -> str:
    """What the order would do here: reroll, challenge or cancel if its condition holds, else pass."""
    who, _, number = choice.partition("-")
    roll = view.roll
    if choice == "use":
        return "cancel"
    if not number or roll is None or view.active is None or view.hand is None:
        return "pass"
    if key == "challenge":
        return "challenge" if (roll.claim or 0) >= int(number) else "pass"
    ahead = view.teams[view.active].space > view.teams[view.hand.seat].space
    die = roll.dice[-1] if roll.dice else 0
    return "reroll" if die >= int(number) and (who == "any" or ahead) else "pass"
