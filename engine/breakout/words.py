"""What the things in a sentence are called, and the printed components as ``/card`` shows them."""

from engine.breakout.gadgets import KINDS
from engine.breakout.menus import DRAW
from engine.breakout.powers import REGISTER
from engine.breakout.race import OUT
from engine.breakout.state import COPY
from engine.breakout.track import ARMORY, TILES
from engine.core.game import Component
from engine.core.text import Json, Text, text

SHAPE_NAMES = {"S": "Square", "C": "Circle", "T": "Triangle", "G": "Gadget space", "": "no shape"}


def named(kind: str, value: Json) -> str | Text | None:
    """The name of a Villain, Gadget, source of a die, tile, shape or space; None for kinds that are not this game's."""
    if kind == "space" and isinstance(value, int):
        return "Start" if value == 0 else "the exit" if value == OUT else text("space {n}", n=value)
    if not isinstance(value, str):
        return None
    slug = value.removeprefix(COPY)
    if kind == "shape":
        return SHAPE_NAMES.get(value)
    if kind == "tile" and value in TILES:
        return TILES[value][0]
    if kind == "source" and value == DRAW:
        return "the Gadget draw"
    if kind in ("villain", "source") and slug in REGISTER:
        return REGISTER[slug].name
    if kind in ("gadget", "source") and slug in KINDS:
        return KINDS[slug].name
    return None


def components() -> tuple[Component, ...]:
    """Villains, Gadgets, tiles and the two sides of the Armory, each sort by name."""
    return (*_villains(), *_gadgets(), *_tiles(), *_armory())


def _villains() -> list[Component]:
    powers = sorted(REGISTER.values(), key=lambda power: power.slug)
    return [
        Component(power.slug, power.name, "Villain", power.text, power.provenance,
                  (("Tokens at the start", str(power.starting_tokens)),))
        for power in powers
    ]  # fmt: skip


def _gadgets() -> list[Component]:
    return [
        Component(kind.slug, kind.name, "Gadget", kind.text, "rulebook",
                  (("Copies", str(kind.copies)), ("Targets a team", "yes" if kind.targets else "no")))
        for kind in KINDS.values()
    ]  # fmt: skip


def _tiles() -> list[Component]:
    text = "Twelve spaces of the track: S Square, G Square with a Gadget, C Circle, T Triangle."
    return [
        Component(slug, name, "Tile", text, "house", (("As printed", spaces), ("Turned", spaces[::-1])))
        for slug, (name, spaces) in TILES.items()
    ]


def _armory() -> list[Component]:
    players = {"A": "2 to 4", "B": "5 or 6"}
    text = (
        "Draw as many Gadgets as your place shows and keep some; you may exchange one Villain for the one that waits."
    )
    return [
        Component(
            f"armory-{side.lower()}", f"Armory, side {side}", "Tile", text, "named",
            (("Players", players[side]),
             *((f"Place {number}", f"draw {draw}, keep {keep}") for number, (draw, keep) in enumerate(places, 1))),
        )
        for side, places in ARMORY.items()
    ]  # fmt: skip
