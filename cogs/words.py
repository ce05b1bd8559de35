"""Texts of the engine and the host as people read them: names filled in, Markdown made harmless."""

from collections.abc import Callable
from dataclasses import replace

import discord

from cogs.languages import say, translated
from engine import GAMES, Json, Text, render
from host import TableInfo, names

WHY = "why"
"""The value of a Text that is a reason, in the words of whoever gives it."""


def escaped(name: str) -> str:
    """A person's name that cannot format, mention or link anything."""
    plain = discord.utils.escape_markdown(name, ignore_links=False).replace("\n", " ")
    return plain.replace("@", "@\u200b").replace("<", "<\u200b").replace("://", ":\u200b//")


def as_typed(name: str) -> str:
    """A name as people in a hurry type it: small letters, no apostrophes and dots, spaces for hyphens."""
    return " ".join("".join(each for each in name.casefold().replace("-", " ") if each not in "'’.").split())


def spoken(words: Text, table: TableInfo | None = None) -> str:
    """The sentence with its names filled in, as Markdown: names of people in bold and harmless."""
    return _said(words, table, lambda name: f"**{escaped(name)}**")


def strong(words: Text, table: TableInfo) -> str:
    """The whole sentence in bold, as Markdown: bold names in bold words would come out as asterisks."""
    return f"**{_said(words, table, escaped)}**"


def plain(words: Text, table: TableInfo | None = None) -> str:
    """The sentence without Markdown: for the labels of buttons and menus and for choices, which know none."""
    return _said(words, table, str)


def _said(words: Text, table: TableInfo | None, person: Callable[[str], str]) -> str:
    """The sentence, names of people as ``person`` writes them; what somebody has typed is harmless where they are."""
    if person is not str and isinstance(why := words.values.get(WHY), str):
        words = replace(words, values={**words.values, WHY: escaped(why)})

    def name(kind: str, value: Json) -> str | Text:
        if kind == "when":
            # Sentences say "until" and "since": a day fits both, "in 3 days" neither.
            return f"<t:{value}:f>"
        if kind == "word":
            return translated(str(value))
        if table is None:
            return say("Seat {n}", n=value + 1) if kind == "seat" and isinstance(value, int) else str(value)
        known = names(table, GAMES[table.game], translated)(kind, value)
        return person(known) if kind in ("seat", "person") and isinstance(known, str) else known

    return render(words, name, translated)


def things(words: Text) -> list[str]:
    """What a sentence names of a game, its cards for instance, by their slugs and in their order."""
    found: list[str] = []

    def note(kind: str, value: Json) -> str:
        if kind not in ("seat", "person", "when", "word") and isinstance(value, str) and value not in found:
            found.append(value)
        return ""

    render(words, note)
    return found


def seat_names(table: TableInfo) -> list[str]:
    """The names by seat."""
    most = max((seat.seat for seat in table.seats), default=-1)
    by_seat = {seat.seat: seat.name for seat in table.seats}
    return [by_seat.get(seat) or say("Seat {n}", n=seat + 1) for seat in range(most + 1)]
