"""Colours and letters of Arkham cards. A type is told by its word or letters as well as by its colour."""

from dataclasses import dataclass

from engine.arkham.view import CardView

PAPER = "#f3ecdc"
"""The ground of a card whose face is seen; on it :data:`art.palette.DARK` is written."""
BACK = "#30303f"
"""A card that lies face down."""
BACK_LINE = "#55556d"
FADED = "#5c564a"
"""A printed price that does not count now, on paper."""
STRIKE = "#c02620"
RIDDLE = "#7be08a"
ICE = "#a8e6ff"
MEDALS = ("#f2c14e", "#cfd6e0", "#d9965b")
"""Gold, silver, bronze."""


@dataclass(frozen=True, slots=True)
class TypeInk:
    """How a type of card looks: its word in capitals, two letters where there is no room, white on its colour."""

    word: str
    letters: str
    colour: str


_TYPES: dict[str, TypeInk] = {
    "Hero": TypeInk("HERO", "HE", "#1d5fb8"),
    "Villain": TypeInk("VILLAIN", "VI", "#a3213a"),
    "Equipment": TypeInk("EQUIPMENT", "EQ", "#59616f"),
    "Location": TypeInk("LOCATION", "LO", "#7a5312"),
    "Super Power": TypeInk("SUPER POWER", "SP", "#b0450a"),
    "Hostage": TypeInk("HOSTAGE", "HO", "#1a7448"),
    "Starter": TypeInk("STARTER", "ST", "#41506b"),
}
WEAKNESS = TypeInk("WEAKNESS", "WE", "#6b2c8f")


def type_ink(card: CardView) -> TypeInk:
    """How the type of ``card`` looks; a card without a type is a Weakness (AA-005), a Nemesis tells its subtype.

    Of a second type there is room for the letters only (SH-065).
    """
    if not card.types:
        return WEAKNESS
    first, *more = (_TYPES.get(each) or TypeInk(each.upper(), each[:2].upper(), WEAKNESS.colour) for each in card.types)
    word = " + ".join((first.word, *(each.letters for each in more)))
    return TypeInk(card.subtype.upper() or word, first.letters, first.colour)
