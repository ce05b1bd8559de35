"""Words made fit to be drawn: names that people chose, and lines that must not run out of their place."""

import unicodedata

from art import typeface

ELLIPSIS = "…"
_LONGEST = 100
_MARKS_IN_A_ROW = 2
_LEFT_OUT = {"Cc", "Cf", "Cs", "Co", "Cn"}


def plain(name: str, instead: str) -> str:
    """``name`` in characters that the bundled fonts have, or ``instead`` if no letter or digit is left of it.

    Fancy letters become plain ones, emoji and scripts without a font are left out (a gap within the name shows as …),
    so are controls and characters that turn the direction of writing, and stacks of accents are cut to two.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name[:_LONGEST]):
        drawn = _drawn(char)
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks <= _MARKS_IN_A_ROW and not (drawn == ELLIPSIS and kept[-1:] == [ELLIPSIS]):
            kept.append(drawn)
    words = " ".join("".join(kept).split())
    return words if any(char.isalnum() for char in words) else instead


def _drawn(char: str) -> str:
    if char.isspace():
        return " "
    if unicodedata.category(char) in _LEFT_OUT:
        return ""
    if typeface.drawable(char):
        return char
    simpler = unicodedata.normalize("NFKC", char)
    if simpler != char and all(typeface.drawable(part) for part in simpler):
        return simpler
    return ELLIPSIS if char.isalpha() else ""


def shortened(words: str, room: float, size: float, *, bold: bool = False) -> str:
    """``words``, cut with … to take at most ``room`` pixels at font size ``size``."""
    if typeface.width(words, size, bold=bold) <= room:
        return words
    for length in range(len(words) - 1, 0, -1):
        shorter = words[:length].rstrip() + ELLIPSIS
        if typeface.width(shorter, size, bold=bold) <= room:
            return shorter
    return ELLIPSIS


def spoken(name: str, instead: str, limit: int = 40) -> str:
    """``name`` as it may stand in a sentence of plain text: one line, no controls, at most ``limit`` characters.

    A name with letters that run from right to left is wrapped so that it does not turn the sentence around.
    """
    visible = "".join(" " if char.isspace() else char for char in name if _speakable(char))
    words = " ".join(visible.split())
    if not words:
        return instead
    if len(words) > limit:
        words = words[: limit - 1].rstrip() + ELLIPSIS
    turned = any(unicodedata.bidirectional(char) in {"R", "AL"} for char in words)
    return f"\N{FIRST STRONG ISOLATE}{words}\N{POP DIRECTIONAL ISOLATE}" if turned else words


def _speakable(char: str) -> bool:
    return char.isspace() or char == "\N{ZERO WIDTH JOINER}" or unicodedata.category(char) not in _LEFT_OUT
