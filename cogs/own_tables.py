"""All tables of one person as a list: those that wait for them first, then the others, then open invitations."""

from collections.abc import Sequence

import discord

from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.limits import ELLIPSIS, EMBED_DESCRIPTION, ROWS, pages
from cogs.message import Outgoing
from cogs.waiting import ASK_INVITED, GREEN, INVITE, NO, YES, Buttons, link
from cogs.words import escaped
from engine import GAMES
from host import Listed, TableInfo

NONE = "You sit at no table: `/table list` shows those that wait for players."


def own_tables(listed: Sequence[Listed], invited: Sequence[Listed], person_id: int, note: str) -> Outgoing:
    """The list, for that person's eyes; ``note`` stands at its end. Invitations have buttons while there is room."""
    mine = [each for each in listed if each.mine and each.table.status == "running" and each.table.fault is None]
    lines = _part(say("Waiting for you"), [_mine(each) for each in mine])
    lines += _part(
        say("Your other tables") if mine else say("None of them waits for you"),
        [_other(each) for each in listed if each not in mine],
    )
    lines += _part(
        say("Invitations"), [say("✉️ {each} · a seat is kept for you", each=_named(each)) for each in invited]
    )
    if not listed and not invited:
        lines.append(translated(NONE))
    first, *more = pages(lines, EMBED_DESCRIPTION - len(note) - len(ELLIPSIS) - 3)
    text = "\n".join([first, ELLIPSIS, "", note] if more else [first, "", note])
    embed = discord.Embed(title=say("Your tables"), description=text)
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
    return say("[{name}, table {table}]({to})", name=GAMES[table.game].name, table=table.id, to=to)


def _mine(listed: Listed) -> str:
    words = [f"🔔 {_named(listed)}"]
    if listed.due_at is not None:
        words.append(say("your time runs out <t:{due_at}:R>, <t:{due_at}:f>", due_at=int(listed.due_at)))
    elif any(seat.late for seat in listed.table.seats if listed.awaited and seat.seat in listed.awaited):
        words.append(say("⏰ your time has run out, the others decide"))
    if listed.last:
        words.append(say("you are the last one we wait for"))
    return " · ".join(words)


def _other(listed: Listed) -> str:
    table = listed.table
    words = [f"• {_named(listed)}"]
    if table.fault is not None:
        words.append(say("⚠️ stands still"))
    elif table.status == "paused":
        words.append(say("⏸️ paused"))
    elif table.status == "open":
        words.append(say("not started, {count} seated", count=len([seat for seat in table.seats if not seat.left])))
    elif listed.awaited is None:
        words.append(say("a reaction is awaited"))
    else:
        waited = ", ".join(escaped(seat.name) for seat in table.seats if seat.seat in listed.awaited)
        words.append(say("waits for {waited}", waited=waited) if waited else say("goes on by itself"))
    return " · ".join(words)


def _buttons(table: TableInfo, person_id: int, row: int) -> Buttons:
    numbers = [poll.ask for poll in table.polls if poll.topic == INVITE and poll.person_id == person_id]
    items: Buttons = []
    for number in numbers[:1]:
        yes, no = (Press(table.id, number, None, ASK_INVITED, voice) for voice in (YES, NO))
        items.append(button(yes, say("Take seat at table {table}", table=table.id), row, GREEN))
        items.append(button(no, say("Decline table {table}", table=table.id), row))
    return items
