"""The picture of one hand of Arkham Asylum: its cards as on the table, each with its text below.

It shows what one seat alone may see, so it goes to the holder of that seat and to nobody else.
"""

from functools import lru_cache

from art.arkham_card import HIGH, WIDE, Offer, card_face
from art.arkham_ink import PAPER
from art.arkham_layout import GAP, MARGIN, WIDTH, column
from art.arkham_words import counted
from art.lettering import plain, shortened
from art.palette import BACKGROUND, DARK, HALO, WORDS
from art.picture import ALT_LIMIT, Picture, finished
from art.svg import NOTHING, Mark, document, join, moved, rect, text, whole_height
from art.typeface import width
from engine.arkham.view import ArkhamView, CardView

ACROSS = 5
"""Cards in a row."""
_HEAD = 45
_PAD = 10
_SIZE = 23
_LINE = 27


def picture(view: ArkhamView, mate: str = "") -> Picture | None:
    """The hand of the seat for which ``view`` was built, and that of its teammate, whose name is ``mate``.

    None if there are no cards, or the view is nobody's.
    """
    if view.hand is None:
        return None
    cards, theirs = view.hand.cards, view.hand.mate.cards if view.hand.mate is not None else ()
    if not cards and not theirs:
        return None
    marks = [_heading(view, len(cards))]
    top = float(MARGIN + _HEAD)
    for first in range(0, len(cards), ACROSS):
        row = cards[first : first + ACROSS]
        high = max(_height(card) for card in row)
        marks += [moved(column(n), top, _card(card, high)) for n, card in enumerate(row, 1)]
        top += high + MARGIN
    if theirs:
        marks.append(_mates_heading(mate, len(theirs), top))
        top += _HEAD
    for first in range(0, len(theirs), ACROSS):
        row = theirs[first : first + ACROSS]
        marks += [moved(column(n), top, card_face(card, Offer(card.cost))) for n, card in enumerate(row, 1)]
        top += HIGH + MARGIN
    height = whole_height(round(top))
    svg = document(WIDTH, height, rect(0, 0, WIDTH, height, BACKGROUND), *marks)
    return finished("hand", svg, _description(cards, theirs))


def _heading(view: ArkhamView, count: int) -> Mark:
    """How many cards, and in the own turn the Power left."""
    foot = MARGIN + 29
    words = f"Your hand: {count} {'card' if count == 1 else 'cards'}"
    mine = view.hand is not None and view.phase == "turn" and view.active == view.hand.seat
    power = text(WIDTH - MARGIN - GAP, foot, f"{view.power} Power left", 30, HALO, anchor="end", weight=700)
    return join((text(MARGIN + GAP, foot, words, 30, WORDS, weight=700), power if mine else NOTHING))


def _mates_heading(mate: str, count: int, top: float) -> Mark:
    """Whose cards follow, and how many."""
    words = f"Your teammate {plain(mate, 'too')}: {count} {'card' if count == 1 else 'cards'}"
    return text(MARGIN + GAP, top + 29, shortened(words, WIDTH - 3 * MARGIN, 30, bold=True), 30, WORDS, weight=700)


def _height(card: CardView) -> float:
    lines = wrapped(card.text, WIDE - 2 * _PAD)
    return HIGH + (len(lines) * _LINE + _PAD if lines else 0)


def _card(card: CardView, high: float) -> Mark:
    """A card with its printed cost, and its text; as high as the highest of its row."""
    lines = wrapped(card.text, WIDE - 2 * _PAD)
    words = (text(_PAD, HIGH + 20 + n * _LINE, line, _SIZE, DARK) for n, line in enumerate(lines))
    return join((rect(0, 0, WIDE, high, PAPER, radius=9), card_face(card, Offer(card.cost)), *words))


@lru_cache(512)
def wrapped(words: str, room: float) -> tuple[str, ...]:
    """``words`` in lines of at most ``room``; a single longer word has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", _SIZE) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


def _description(cards: tuple[CardView, ...], theirs: tuple[CardView, ...]) -> str:
    """The hands in words: with the texts of the own one if Discord's limit for descriptions allows, else the names."""
    names = counted(card.name for card in cards)
    texts = {card.name: card.text or "no text" for card in cards}
    full = " ".join(f"{name}: {words}" for name, words in zip(names, texts.values(), strict=True))
    mates = f" Your teammate has {', '.join(counted(card.name for card in theirs))}." if theirs else ""
    short = f"Your hand: {', '.join(names) or 'empty'}.{mates}"
    whole = f"Your hand. {full}{mates}" if cards else short
    return whole if len(whole) <= ALT_LIMIT else short[:ALT_LIMIT]
