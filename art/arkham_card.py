"""A small card of Arkham Asylum: type, VP, name, signs and prices; a back; an empty place.

All are 230 by 150 and drawn with their upper left corner at (0, 0).
"""

from dataclasses import dataclass
from functools import lru_cache

from art.arkham_ink import BACK, BACK_LINE, PAPER, TypeInk, type_ink
from art.arkham_signs import bribe, loop, price, shield, star, sword
from art.lettering import shortened
from art.palette import DARK, HALO, LINE, QUIET
from art.svg import Mark, frame, join, line, rect, row_of_text, text
from art.typeface import width
from engine.arkham.view import CardView

WIDE = 230
HIGH = 150
_BAND = 35
_PAD = 10
_SIZES = (29, 27, 25, 23, 21)


@dataclass(frozen=True, slots=True)
class Offer:
    """What a card costs the active player now; ``buy`` and ``bribe`` are None where that is not to be had."""

    buy: int | None = None
    bribe: int | None = None
    within_reach: bool = False
    """Whether the Power left pays for it."""


def card_face(card: CardView, offer: Offer) -> Mark:
    """A card with what it costs now; a ring of light around it while the Power left pays for it."""
    ink = type_ink(card)
    marks = [
        rect(0, 0, WIDE, HIGH, PAPER, radius=9),
        rect(0, 0, WIDE, _BAND, ink.colour, radius=9),
        rect(0, 12, WIDE, _BAND - 12, ink.colour),
        _band(card, ink),
        _signs(card),
        _name(card),
        _prices(card, offer),
    ]
    if offer.within_reach:
        marks.append(frame(-1, -1, WIDE + 2, HIGH + 2, HALO, radius=10, thick=4))
    return join(marks)


def _band(card: CardView, ink: TypeInk) -> Mark:
    """The type, and the VP value at the right end: a star where the final count decides (AA-009)."""
    worth = "VP" if card.vp_icon else f"{vp_words(card)} VP"
    left, right = width(ink.word, 22, bold=True), width(worth, 22, bold=True)
    ends = [(_PAD + left / 2, 26.0, ink.word), (WIDE - _PAD - right / 2, 26.0, worth)]
    words = row_of_text(ends, 22, "#ffffff")
    return join((words, star(WIDE - _PAD - right - 29, 5, "#ffffff"))) if card.vp_icon else words


def vp_words(card: CardView) -> str:
    """The VP value with a true minus."""
    return str(card.vp) if card.vp >= 0 else f"\N{MINUS SIGN}{-card.vp}"


def _shown_signs(card: CardView) -> list[bool]:
    return [card.attack, card.defense, card.ongoing]


def _signs(card: CardView) -> Mark:
    """Attack, Defense and Ongoing below each other at the right edge."""
    drawn = [sign for sign, here in zip((sword, shield, loop), _shown_signs(card), strict=True) if here]
    return join(sign(WIDE - _PAD - 26, _BAND + 6 + 32 * place, DARK) for place, sign in enumerate(drawn))


def _name(card: CardView) -> Mark:
    room = WIDE - 2 * _PAD - (30 if any(_shown_signs(card)) else 0)
    lines, size = lettered(card.name, room)
    middle = _BAND + 34
    first = middle + size * 0.36 - (len(lines) - 1) * size * 0.54
    feet = [(words, first + n * size * 1.08) for n, words in enumerate(lines)]
    return row_of_text([(_PAD + width(words, size, bold=True) / 2, foot, words) for words, foot in feet], size, DARK)


@lru_cache(512)
def lettered(name: str, room: float) -> tuple[tuple[str, ...], float]:
    """A name in one or two lines of bold letters as large as ``room`` allows; cut only if the smallest do not fit."""
    words = name.split()
    for size in _SIZES:
        if width(name, size, bold=True) <= room:
            return (name,), size
        halves = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        fitting = [half for half in halves if max(width(part, size, bold=True) for part in half) <= room]
        if fitting:
            return min(fitting, key=lambda half: max(width(part, size, bold=True) for part in half)), size
    return (shortened(name, room, _SIZES[-1], bold=True),), _SIZES[-1]


def _prices(card: CardView, offer: Offer) -> Mark:
    y = HIGH - 46
    marks: list[Mark] = []
    x = float(_PAD - 3)
    if offer.buy is not None:
        plate, x = price(x, y, offer.buy, card.cost)
        marks.append(plate)
        x += 9
    if offer.bribe is not None:
        ribbon, end = bribe(x, y, offer.bribe, card.bribe)
        if end > WIDE - 6:
            ribbon, end = bribe(x, y, offer.bribe, offer.bribe)
        marks.append(ribbon)
    return join(marks)


def card_back() -> Mark:
    """A card that lies face down."""
    weave = "".join(f"M{x} 8l-40 {HIGH - 16}" for x in range(66, WIDE, 40))
    return join(
        (
            rect(0, 0, WIDE, HIGH, BACK, radius=9),
            line(weave, "#393949", 6),
            frame(6, 6, WIDE - 12, HIGH - 12, BACK_LINE, radius=6, thick=2),
            text(WIDE / 2, HIGH / 2 + 8, "face down", 24, QUIET, anchor="middle"),
        )
    )


def empty_place(words: str = "empty") -> Mark:
    """A place without a card."""
    edge = frame(1.5, 1.5, WIDE - 3, HIGH - 3, LINE, radius=9, thick=3)
    return join((edge, text(WIDE / 2, HIGH / 2 + 8, words, 24, QUIET, anchor="middle")))
