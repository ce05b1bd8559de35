"""Waiting in words: how much time somebody has, what is being decided, and the buttons for it."""

from collections.abc import Sequence

import discord

from cogs.controls import button
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.limits import CONTENT, ELLIPSIS, pages
from cogs.words import escaped, seat_names, spoken
from engine import GAMES, Text
from host import PACE_NAMES, Listed, PollInfo, SeatInfo, TableInfo

LATE, SPEED, UNDO, SWAP, INVITE = "late", "speed", "undo", "swap", "invite"
"""Topics of what is decided."""
ASK_LATE, ASK_SPEED, ASK_BACK, ASK_SWAP, ASK_INVITED = LATE, SPEED, "back", SWAP, "invited"
"""Verbs of the buttons."""
YES, NO = "yes", "no"
SIT = "join"
"""Verb of the button that takes a seat."""
GREEN, GREY = discord.ButtonStyle.success, discord.ButtonStyle.secondary
CHOICES = {
    "wait": "Wait once more",
    "default": "Default answer",
    "computer": "Computer plays on",
    "replace": "Open the seat",
}
"""What can be done about somebody whose time ran out, as the buttons call it."""


Buttons = list[discord.ui.Item[discord.ui.View]]


def link(table: TableInfo) -> str:
    """Address of the channel or thread of a table."""
    return f"https://discord.com/channels/{table.guild_id}/{table.place_id}"


def awaited(seat: SeatInfo) -> str:
    """Somebody who is waited for, and until when."""
    name = f"**{escaped(seat.name)}**"
    return name if seat.due_at is None else say("{name} (until <t:{due_at}:f>)", name=name, due_at=int(seat.due_at))


def waits(listed: Listed) -> str:
    """A table that waits for somebody, as a line of their reminder."""
    table = listed.table
    late = any(seat.late for seat in table.seats if listed.awaited and seat.seat in listed.awaited)
    words = [say("• {name}, [table {table}]({link})", name=GAMES[table.game].name, table=table.id, link=link(table))]
    if listed.due_at is not None:
        words.append(say("your time runs out <t:{due_at}:R>", due_at=int(listed.due_at)))
    elif late:
        words.append(say("the time has run out, the others decide"))
    if listed.last:
        words.append(say("you are the last one we wait for"))
    return " · ".join(words)


def reminder(waiting: Sequence[Listed]) -> str:
    """All tables that wait for somebody, as one message; what does not fit is left out in whole lines."""
    lines = [say("You are waited for:"), *(waits(each) for each in waiting)]
    first, *more = pages(lines, CONTENT - len(ELLIPSIS) - 1)
    return f"{first}\n{ELLIPSIS}" if more else first


def standing_in(table: TableInfo) -> list[str]:
    """For whom a computer plays meanwhile, and which seats anybody may take, as lines of a running table's panel."""
    away = [seat.name for seat in table.seats if seat.stand_in]
    free = [seat.name for seat in table.seats if seat.vacant]
    lines = [say("🤖 A computer plays for {names} meanwhile.", names=_names(away))] if away else []
    return [*lines, say("🪑 Open to anybody: the seat of {names}.", names=_names(free))] if free else lines


def decisions(table: TableInfo) -> list[str]:
    """What is being decided at a table, as lines of its panel."""
    return [_decision(table, poll) for poll in table.polls]


def _decision(table: TableInfo, poll: PollInfo) -> str:
    seats = seat_names(table)
    missing = _names([seats[seat] for seat in poll.deciders if poll.votes.get(seat) != YES])
    if poll.topic == SPEED:
        speed = next(translated(name) for pace, name in PACE_NAMES.items() if pace == poll.subject)
        return say("⏱️ Proposed speed: {speed}. Still to agree: {missing}.", speed=speed, missing=missing)
    if poll.topic == UNDO:
        who = say("Somebody") if poll.by is None else _names([seats[poll.by]])
        where = moment(table, poll.turn, poll.line)
        if poll.why:
            words = "↩️ {who} asks to go back to {moment}: “{why}”. Still to agree: {missing}."
            return say(words, who=who, moment=where, why=escaped(poll.why), missing=missing)
        return say(
            "↩️ {who} asks to go back to {moment}. Still to agree: {missing}.", who=who, moment=where, missing=missing
        )
    if poll.topic == SWAP:
        other = _names([seats[seat] for seat in poll.deciders])
        return say("🔁 {names} asks {other} to swap seats.", names=_names([seats[poll.by or 0]]), other=other)
    if poll.topic == INVITE:
        name = _names([table.people.get(poll.person_id or 0, say("Somebody"))])
        return (
            say("✉️ {name} is invited.", name=name)
            if poll.offered is None
            else say("✉️ {names} offers {name} their seat.", names=_names([seats[poll.offered]]), name=name)
        )
    late = _names([seat.name for seat in table.seats if seat.late])
    if not poll.deciders:
        help_comes = say("Nobody else is here to decide: `/mod extend`, `/mod answer` or `/mod replace` helps.")
        return say("⏰ The time of {late} has run out. {help_comes}", late=late, help_comes=help_comes)
    votes = list(poll.votes.values())
    counted = ", ".join(
        f"{translated(label)}: {votes.count(choice)}" for choice, label in CHOICES.items() if choice in votes
    )
    said = say(" So far: {counted}.", counted=counted) if counted else ""
    return say(
        "⏰ The time of {late} has run out. To decide: {names}.{said}",
        late=late,
        names=_names([seats[seat] for seat in poll.deciders]),
        said=said,
    )


def moment(table: TableInfo, turn: int, line: Text | None) -> str:
    """A moment to which a table can go back, in Markdown."""
    return say("turn {turn}, ", turn=turn) + (
        say("the start") if line is None else say("right after “{line}”", line=spoken(line, table))
    )


def _names(names: list[str]) -> str:
    return ", ".join(f"**{escaped(name)}**" for name in names)


def decision_buttons(table: TableInfo, row: int) -> Buttons:
    """The buttons for what is being decided, from ``row`` on: two questions of yes or no share a row."""
    rows = [
        _late_buttons(table),
        [*_speed_buttons(table), *_undo_buttons(table)],
        [*_seat_buttons(table), *_swap_buttons(table)],
    ]
    filled = [made for made in rows if made]
    for at, made in enumerate(filled, row):
        for item in made:
            item.row = at
    return [item for made in filled for item in made]


def _polls(table: TableInfo, topic: str) -> list[PollInfo]:
    return [poll for poll in table.polls if poll.topic == topic and poll.deciders]


def _late_buttons(table: TableInfo) -> Buttons:
    return [
        button(Press(table.id, poll.ask, None, ASK_LATE, choice), translated(label))
        for poll in _polls(table, LATE)
        for choice, label in CHOICES.items()
    ]


def _speed_buttons(table: TableInfo) -> Buttons:
    return [
        button(Press(table.id, 0, None, ASK_SPEED, f"{poll.subject}.{voice}"), label, style=style)
        for poll in _polls(table, SPEED)
        for voice, label, style in ((YES, say("Agree"), GREEN), (NO, say("Keep the speed"), GREY))
    ]


def _undo_buttons(table: TableInfo) -> Buttons:
    return [
        button(Press(table.id, poll.ask, None, ASK_BACK, f"{poll.subject}.{voice}"), label, style=style)
        for poll in _polls(table, UNDO)
        for voice, label, style in ((YES, say("Take it back"), GREEN), (NO, say("Play on"), GREY))
    ]


def _swap_buttons(table: TableInfo) -> Buttons:
    return [
        button(Press(table.id, poll.ask, None, ASK_SWAP, f"{poll.by}.{voice}"), label, style=style)
        for poll in _polls(table, SWAP)
        for voice, label, style in ((YES, say("Swap seats"), GREEN), (NO, say("Keep my seat"), GREY))
    ]


def _seat_buttons(table: TableInfo) -> Buttons:
    """What can be pressed where a seat is open, a computer plays for somebody, or somebody is invited."""
    invited = any(poll.topic == INVITE for poll in table.polls)
    offered = any(poll.offered is not None for poll in table.polls)
    items: Buttons = []
    free = offered or any(seat.vacant for seat in table.seats)
    if table.status != "open" and (free or any(seat.stand_in for seat in table.seats)):
        # The same press does both, so there can be one button only.
        items.append(
            button(Press(table.id, 0, None, SIT), say("Take a seat") if free else say("I am back"), style=GREEN)
        )
    if invited:
        items.append(button(Press(table.id, 0, None, ASK_INVITED, NO), say("Decline")))
    return items


def invitation_buttons(table_id: int, number: int) -> Buttons:
    """The buttons under an invitation by direct message."""
    yes, no = (Press(table_id, number, None, ASK_INVITED, voice) for voice in (YES, NO))
    return [button(yes, say("Take seat"), style=GREEN), button(no, say("Decline"))]
