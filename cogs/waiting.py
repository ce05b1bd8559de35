"""Waiting in words: how much time somebody has, what is being decided, and the buttons for it."""

import discord

from cogs.controls import button
from cogs.custom_ids import Press
from cogs.words import escaped, seat_names
from engine import GAMES
from host import PACE_NAMES, Listed, PollInfo, SeatInfo, TableInfo

LATE, SPEED = "late", "speed"
"""Verbs of the buttons, and topics of what is decided."""
YES, NO = "yes", "no"
CHOICES = {
    "wait": "Wait once more",
    "default": "Default answer",
    "computer": "Computer plays on",
    "replace": "Open the seat",
}
"""What can be done about somebody whose time ran out, as the buttons call it."""


def link(table: TableInfo) -> str:
    """Address of the channel or thread of a table."""
    return f"https://discord.com/channels/{table.guild_id}/{table.place_id}"


def awaited(seat: SeatInfo) -> str:
    """Somebody who is waited for, and until when."""
    name = f"**{escaped(seat.name)}**"
    return name if seat.due_at is None else f"{name} (until <t:{int(seat.due_at)}:f>)"


def waits(listed: Listed) -> str:
    """A table that waits for somebody, as a line of their reminder."""
    table = listed.table
    late = any(seat.late for seat in table.seats if listed.awaited and seat.seat in listed.awaited)
    words = [f"• {GAMES[table.game].name}, [table {table.id}]({link(table)})"]
    if listed.due_at is not None:
        words.append(f"your time runs out <t:{int(listed.due_at)}:R>")
    elif late:
        words.append("the time has run out, the others decide")
    if listed.last:
        words.append("you are the last one we wait for")
    return " · ".join(words)


def decisions(table: TableInfo) -> list[str]:
    """What is being decided at a table, as lines of its panel."""
    return [_decision(table, poll) for poll in table.polls]


def _decision(table: TableInfo, poll: PollInfo) -> str:
    seats = seat_names(table)
    if poll.topic == SPEED:
        missing = [seats[seat] for seat in poll.deciders if poll.votes.get(seat) != YES]
        speed = next(name for pace, name in PACE_NAMES.items() if pace == poll.subject)
        return f"⏱️ Proposed speed: {speed}. Still to agree: {_names(missing)}."
    late = _names([seat.name for seat in table.seats if seat.late])
    if not poll.deciders:
        help_comes = "Nobody else is here to decide: `/mod extend`, `/mod answer` or `/mod replace` helps."
        return f"⏰ The time of {late} has run out. {help_comes}"
    votes = list(poll.votes.values())
    counted = ", ".join(f"{label}: {votes.count(choice)}" for choice, label in CHOICES.items() if choice in votes)
    said = f" So far: {counted}." if counted else ""
    return f"⏰ The time of {late} has run out. To decide: {_names([seats[seat] for seat in poll.deciders])}.{said}"


def _names(names: list[str]) -> str:
    return ", ".join(f"**{escaped(name)}**" for name in names)


def decision_buttons(table: TableInfo, row: int) -> list[discord.ui.Item[discord.ui.View]]:
    """The buttons for what is being decided, a row for each question, from ``row`` on."""
    items: list[discord.ui.Item[discord.ui.View]] = []
    for at, poll in enumerate(table.polls, row):
        if poll.topic == SPEED:
            agree, keep = (Press(table.id, 0, None, SPEED, f"{poll.subject}.{voice}") for voice in (YES, NO))
            items += [button(agree, "Agree", at, discord.ButtonStyle.success), button(keep, "Keep the speed", at)]
        elif poll.deciders:
            items += [
                button(Press(table.id, poll.ask, None, LATE, choice), label, at) for choice, label in CHOICES.items()
            ]
    return items
