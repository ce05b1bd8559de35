"""Discord's limits, in one place, and the few ways to stay within them.

Sources: Discord's developer documentation (embed limits, component reference, application commands).
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

import discord

T = TypeVar("T")

CONTENT = 2000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBEDS_TOTAL = 6000
EMBEDS = 10
ROWS = 5
ROW_BUTTONS = 5
SELECT_OPTIONS = 25
CUSTOM_ID = 100
BUTTON_LABEL = 80
SELECT_LABEL = 100
SELECT_VALUE = 100
PLACEHOLDER = 150
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
THREAD_NAME = 100
LARGEST = 2**63 - 1
"""No id is larger, neither Discord's nor one of the database."""

ELLIPSIS = "…"


def clip(words: str, most: int) -> str:
    """The words, cut with an ellipsis if they are too long."""
    return words if len(words) <= most else words[: most - 1].rstrip() + ELLIPSIS


def number(typed: str) -> int | None:
    """A number of something that there can be, as somebody has typed it; None for anything else."""
    found = int(typed) if typed.isdecimal() and len(typed) <= len(str(LARGEST)) else LARGEST + 1
    return found if found <= LARGEST else None


def pages(lines: Iterable[str], most: int = CONTENT) -> list[str]:
    """Lines joined into as few texts of at most ``most`` characters as keep their order; a longer line is cut."""
    found: list[str] = []
    for line in lines:
        short = clip(line, most)
        if found and len(found[-1]) + 1 + len(short) <= most:
            found[-1] += f"\n{short}"
        else:
            found.append(short)
    return found


def newest(lines: Sequence[str], most: int) -> str:
    """As many of the last lines as fit, an ellipsis first when older ones are left out."""
    kept: list[str] = []
    room = most
    for line in reversed(lines):
        if len(line) + 1 > room - 2:
            kept.append(ELLIPSIS)
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))


def chunks(things: Sequence[T], size: int) -> list[Sequence[T]]:
    """The things in runs of ``size``."""
    return [things[start : start + size] for start in range(0, len(things), size)]


def weight(embeds: Iterable[discord.Embed]) -> int:
    """How many characters Discord counts in these embeds, of ``EMBEDS_TOTAL``."""
    return sum(len(embed) for embed in embeds)
