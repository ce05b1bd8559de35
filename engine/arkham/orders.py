"""Standing orders: whether a Defense is used against an Attack on oneself, or on a teammate who asks (AA-292)."""

from engine.arkham.asking import for_another
from engine.arkham.design import REGISTER
from engine.core.ask import Face
from engine.core.game import ASK, OrderChoice, OrderKind
from engine.core.text import text

ORDERS: tuple[OrderKind, ...] = (
    OrderKind("defend", text("When you are attacked"), (
        ASK,
        OrderChoice("never", text("Never use a Defense")),
        OrderChoice("weakness", text("Use a Defense if it would give a Weakness, else none")),
        OrderChoice("any", text("Use the first Defense I have")),
    )),
    OrderKind("lend", text("When your teammate asks you for a Defense"), (
        ASK,
        OrderChoice("never", text("Never use a Defense for them")),
        OrderChoice("any", text("Use the first Defense I have")),
    )),
)  # fmt: skip
"""By the key of the ask they answer; the first choice is where everybody starts."""


def standing_order(face: Face, choice: str) -> tuple[str, ...] | None:
    """What the order ``choice`` of this seat answers to an Attack; None: ask its owner."""
    if face.key not in {"defend", "lend"} or face.mine is None or choice == ASK.id or for_another(face.mine):
        return None
    used = [option.id for option in face.mine.options if option.verb == "defend"]
    attack = REGISTER[str(face.public.values["card"])].text
    if used and (choice == "any" or (choice == "weakness" and "Weakness" in attack)):
        return (used[0],)
    return ("pass",)
