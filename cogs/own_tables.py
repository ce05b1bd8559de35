"""All tables of one person as a list: those that wait for them first, then the others, then open invitations."""

from collections.abc import Sequence

import discord

from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.limits import EMBED_DESCRIPTION, ROWS, clip
from cogs.message import Outgoing
from cogs.waiting import ASK_INVITED, GREEN, INVITE, NO, YES, Buttons, link
from cogs.words import escaped
from engine import GAMES
from host import Listed, TableInfo

NONE = "You sit at no table: `/table list` shows those that wait for players."


def own_tables(listed: Sequence[Listed], invited: Sequence[Listed], person_id: int, note: str) -> Outgoing:
    """The list, for that person's eyes; ``note`` stands at its end. Invitations have buttons while there is room."""
    mine = [each for each in listed if each.mine and each.table.status == "running" and each.table.fault is None]
    lines = _part("Waiting for you", [_mine(each) for each in mine])
    lines += _part(
        "Your other tables" if mine else "Your tables", [_other(each) for each in listed if each not in mine]
    )
    lines += _part("Invitations", [f"✉️ {_named(each)} · a seat is kept for you" for each in invited])
    if not listed and not invited:
        lines.append(NONE)
    text = clip("\n".join([*lines, "", note]), EMBED_DESCRIPTION)
    embed = discord.Embed(title="Your tables", description=text)
    items = [item for row, each in enumerate(invited[:ROWS]) for item in _buttons(each.table, person_id, row)]
    return Outgoing([embed], built(items)).checked()


def _part(title: str, lines: Sequence[str]) -> list[str]:
    return [f"**{title}**", *lines] if lines else []


def _named(listed: Listed) -> str:
    """The name of a table, a link to its panel if there is one."""
    table = listed.table
    to = link(table)
    if listed.panel is not None:
        to = f"https://discord.com/channels/{table.guild_id}/{listed.panel[0]}/{listed.panel[1]}"
    return f"[{GAMES[table.game].name}, table {table.id}]({to})"


def _mine(listed: Listed) -> str:
    words = [f"🔔 {_named(listed)}"]
    if listed.due_at is not None:
        words.append(f"your time runs out <t:{int(listed.due_at)}:R>, <t:{int(listed.due_at)}:f>")
    elif any(seat.late for seat in listed.table.seats if listed.awaited and seat.seat in listed.awaited):
        words.append("⏰ your time has run out, the others decide")
    if listed.last:
        words.append("you are the last one we wait for")
    return " · ".join(words)


def _other(listed: Listed) -> str:
    table = listed.table
    words = [f"• {_named(listed)}"]
    if table.fault is not None:
        words.append("⚠️ stands still")
    elif table.status == "paused":
        words.append("⏸️ paused")
    elif table.status == "open":
        words.append(f"not started, {len([seat for seat in table.seats if not seat.left])} seated")
    elif listed.awaited is None:
        words.append("a reaction is awaited")
    else:
        waited = ", ".join(escaped(seat.name) for seat in table.seats if seat.seat in listed.awaited)
        words.append(f"waits for {waited}" if waited else "goes on by itself")
    return " · ".join(words)


def _buttons(table: TableInfo, person_id: int, row: int) -> Buttons:
    numbers = [poll.ask for poll in table.polls if poll.topic == INVITE and poll.person_id == person_id]
    items: Buttons = []
    for number in numbers[:1]:
        yes, no = (Press(table.id, number, None, ASK_INVITED, voice) for voice in (YES, NO))
        items.append(button(yes, f"Take seat at table {table.id}", row, GREEN))
        items.append(button(no, f"Decline table {table.id}", row))
    return items
