"""The components of Arkham as ``/card`` shows them."""

from engine.arkham.design import OVERSIZED, REGISTER, Design
from engine.core.game import Component

SORTS = {"character": "Character", "riddle": "Riddle token", "coffer": "Team Coffer", "weakness": "Weakness"}


def component(design: Design) -> Component:
    """A design with its facts, its text being the docstring that runs."""
    return Component(design.slug, design.name, sort_of(design), design.text, design.provenance, tuple(facts(design)))


def sort_of(design: Design) -> str:
    """What it is: its types, with the subtype of a Nemesis card."""
    if design.pile in SORTS:
        return SORTS[design.pile]
    return " and ".join(design.types) + (f" ({design.subtype})" if design.subtype else "")


def facts(design: Design) -> list[tuple[str, str]]:
    """Short label and value pairs."""
    box = [("Box", "Shadows")] if design.box == "shadows" else []
    if design.pile in OVERSIZED:
        return [("Tag", design.subtype), *box] if design.subtype else box
    shown = [("Cost", str(design.cost)), ("VP", "varies (3 while the game runs)" if design.vp_icon else str(design.vp))]
    if design.pile == "weakness":
        shown[0] = ("Cost", "cannot be bought")
    if design.bribe:
        shown.append(("Bribe", f"{design.bribe} VP"))
    if design.level:
        shown.append(("Level", str(design.level)))
    if design.owner:
        shown.append(("Starter of", design.owner))
    return [*shown, ("Copies", str(design.copies)), *box]


def components() -> tuple[Component, ...]:
    """All of them, in the order of the card list."""
    return tuple(component(design) for design in REGISTER.values() if design.box in {"base", "shadows"})
