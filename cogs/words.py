"""Texts of the engine and the host as people read them: names filled in, Markdown made harmless."""

import discord

from engine import GAMES, Json, Text, render
from host import TableInfo, names


def escaped(name: str) -> str:
    """A person's name that cannot format, mention or link anything."""
    plain = discord.utils.escape_markdown(name).replace("@", "@\u200b").replace("<", "<\u200b")
    return plain.replace("\n", " ")


def spoken(words: Text, table: TableInfo | None = None, *, bold: bool = True) -> str:
    """The sentence with its names filled in, as Markdown: names of people in bold and harmless.

    With ``bold`` off plain words, for button labels, menus and choices, which know no Markdown.
    """

    def name(kind: str, value: Json) -> str:
        if kind == "when":
            return f"<t:{value}:R>"
        if table is None:
            return str(value)
        known = names(table, GAMES[table.game])(kind, value)
        return f"**{escaped(known)}**" if bold and kind in ("seat", "person") else known

    return render(words, name)


def seat_names(table: TableInfo) -> list[str]:
    """The names by seat."""
    most = max((seat.seat for seat in table.seats), default=-1)
    by_seat = {seat.seat: seat.name for seat in table.seats}
    return [by_seat.get(seat, f"Seat {seat + 1}") for seat in range(most + 1)]
