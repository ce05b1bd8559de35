"""The signs of Arkham cards: Power, prices, Attack, Defense, Ongoing, Freeze, Riddle marks, medals. All our own.

Unless said otherwise a sign is drawn with its upper left corner at (x, y).
"""

from art.arkham_ink import FADED, ICE, MEDALS, RIDDLE, STRIKE
from art.palette import COIN, DARK, HALO, QUIET, WARNING, WORDS
from art.svg import NOTHING, Mark, circle, join, line, number, path, rect, text
from art.typeface import width


def bolt(x: float, y: float, height: float, ink: str) -> Mark:
    """The lightning of Power, about half as wide as high."""
    points = ((0.32, 0), (0, 0.56), (0.2, 0.56), (0.12, 1), (0.5, 0.38), (0.28, 0.38), (0.5, 0))
    corners = "L".join(f"{number(x + height * across)} {number(y + height * down)}" for across, down in points)
    return path(f"M{corners}Z", ink)


def price(x: float, y: float, power: int, printed: int) -> tuple[Mark, float]:
    """Power to pay on a dark plate 40 high, then the printed cost struck out if it differs; and where it ends."""
    words = str(power)
    wide = 40 + width(words, 34, bold=True)
    marks = [
        rect(x, y, wide, 40, DARK, radius=8),
        bolt(x + 9, y + 7, 26, HALO),
        text(x + 30, y + 32, words, 34, WORDS, weight=700),
    ]
    old, end = _struck(x + wide + 6, y + 31, printed) if power != printed else (NOTHING, x + wide)
    return join((*marks, old)), end


def bribe(x: float, y: float, vp: int, printed: int) -> tuple[Mark, float]:
    """The Bribe banner 40 high with the VP to pay, then the printed price struck out; and where it ends."""
    words = f"Bribe {vp}"
    wide = 24 + width(words, 24, bold=True)
    shape = f"M{number(x)} {number(y + 3)}h{number(wide)}l-8 17l8 17h{number(-wide)}z"
    marks = (
        path(shape, COIN, stroke=DARK, thick=1.5),
        text(x + 8, y + 29, words, 24, DARK, weight=700),
    )
    old, end = _struck(x + wide + 5, y + 31, printed) if vp != printed else (NOTHING, x + wide)
    return join((*marks, old)), end


def _struck(x: float, foot: float, value: int) -> tuple[Mark, float]:
    wide = width(str(value), 27, bold=True)
    across = f"M{number(x - 2)} {number(foot - 6)}L{number(x + wide + 2)} {number(foot - 13)}"
    return join((text(x, foot, str(value), 27, FADED, weight=700), line(across, STRIKE, 3))), x + wide


def star(x: float, y: float, ink: str) -> Mark:
    """The star of a variable VP value, 24 by 24."""
    data = "l3.5 8.3l9 .8l-6.8 5.9l2.1 8.8l-7.8 -4.7l-7.8 4.7l2.1 -8.8l-6.8 -5.9l9 -.8z"
    return path(f"M{number(x + 12.5)} {number(y)}{data}", ink)


def sword(x: float, y: float, ink: str) -> Mark:
    """Attack: a sword, 26 by 26."""
    return join(
        (
            line(f"M{number(x + 9)} {number(y + 17)}L{number(x + 23)} {number(y + 3)}", ink, 5),
            line(f"M{number(x + 4)} {number(y + 12)}l10 10m-5 -5l-6 6", ink, 4),
        )
    )


def shield(x: float, y: float, ink: str) -> Mark:
    """Defense: a shield, 26 by 26."""
    return path(f"M{number(x + 13)} {number(y)}l11 4v9q0 8 -11 13q-11 -5 -11 -13v-9z", ink)


def loop(x: float, y: float, ink: str) -> Mark:
    """Ongoing: an arrow that runs in a circle, 26 by 26."""
    ring = line(f"M{number(x + 19)} {number(y + 6)}a9.5 9.5 0 1 0 3.5 8", ink, 4)
    return join((ring, path(f"M{number(x + 24)} {number(y + 1)}l-1 11l-10 -4z", ink)))


def snowflake(x: float, y: float) -> Mark:
    """Frozen: a snowflake, 26 by 26."""
    arms = f"M{number(x + 13)} {number(y + 1)}v24M{number(x + 2.6)} {number(y + 7)}l20.8 12m0 -12l-20.8 12"
    return line(arms, ICE, 3.5)


def tick(x: float, y: float, ink: str) -> Mark:
    """Used this turn: a tick, 20 by 20."""
    return line(f"M{number(x + 2)} {number(y + 11)}l6 6l10 -13", ink, 3.5)


def coin(x: float, y: float, size: float, words: str) -> Mark:
    """VP tokens: a coin ``size`` high with their number."""
    letters = size * 0.72
    wide = max(size, width(words, letters, bold=True) + size * 0.5)
    foot = y + size / 2 + letters * 0.36
    return join(
        (
            rect(x, y, wide, size, COIN, radius=size / 2),
            text(x + wide / 2, foot, words, letters, DARK, anchor="middle", weight=700),
        )
    )


def coin_width(size: float, words: str) -> float:
    """How wide :func:`coin` is."""
    return max(size, width(words, size * 0.72, bold=True) + size * 0.5)


def riddle(x: float, y: float) -> Mark:
    """A Riddle token: a green disc 28 wide with a question mark."""
    disc = circle(x + 14, y + 14, 14, RIDDLE)
    return join((disc, text(x + 14, y + 23, "?", 26, DARK, anchor="middle", weight=700)))


def medal(x: float, y: float, place: int) -> Mark:
    """The medal of a place, 40 by 44; from the fourth on a plain grey one."""
    ink = MEDALS[place - 1] if place <= len(MEDALS) else QUIET
    ribbon = path(f"M{number(x + 6)} {number(y)}h12l2 5l2 -5h12l-8 16h-12z", WARNING)
    disc = circle(x + 20, y + 27, 17, ink)
    return join((ribbon, disc, text(x + 20, y + 37, str(place), 27, DARK, anchor="middle", weight=700)))
