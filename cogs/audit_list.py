"""The list of what moderators did, ten acts a page, with buttons to turn it: short lines that a phone can show."""

import discord

from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.languages import say
from cogs.limits import EMBED_DESCRIPTION, clip
from cogs.words import escaped
from host import AuditLine, Host

AUDIT = "audit"
"""Verb of the buttons."""
PAGE = 10
LONGEST = 150
"""Characters of a reason that are shown."""

ACTS = {
    "pause": "{name} paused",
    "resume": "{name} resumed",
    "extend": "{name} changed the time",
    "undo": "{name} took back",
    "look": "{name} looked at the question",
    "answer": "{name} answered",
    "skip": "{name} skipped an effect",
    "replace": "{name} gave away the seat",
    "remove": "{name} took somebody out",
    "end": "{name} ended the game",
    "repair": "{name} had the table repaired",
    "export": "{name} took the record of the game",
    "setup": "{name} changed the settings",
    "block": "{name} blocked {about}",
    "unblock": "{name} unblocked {about}",
}
"""What the list says of an act; ``about`` is the person whom it concerns."""

Shown = tuple[discord.Embed, discord.ui.View]


async def audit_page(host: Host, guild_id: int, table: int, page: int) -> Shown:
    """A page (0 is the newest) of a server's acts, at one table if its number is not 0."""
    acts = await host.audit(guild_id, table or None, PAGE + 1, page * PAGE)
    lines = [_line(each) for each in acts[:PAGE]]
    title = say("Acts of moderators") + (say(" at table {table}", table=table) if table else "")
    nothing = say("Nothing yet.") if page == 0 else say("There is nothing older.")
    embed = discord.Embed(title=title, description=clip("\n".join(lines) or nothing, EMBED_DESCRIPTION))
    newer, older = (Press(table, 0, None, AUDIT, str(number)) for number in (max(0, page - 1), page + 1))
    buttons = [button(newer, say("Newer"), 0)] if page else []
    if len(acts) > PAGE:
        buttons.append(button(older, say("Older"), 0))
    return embed, built(buttons)


def _line(act: AuditLine) -> str:
    """One act: when, who, what, at which table and seat, and why."""
    name, about = (f"**{escaped(each)}**" for each in (act.name, act.about or ""))
    did = say(ACTS[act.act], name=name, about=about) if act.act in ACTS else f"{name} {act.act}"
    places = [say("table {table_id}", table_id=act.table_id)] if act.table_id is not None else []
    if act.seat is not None:
        places.append(say("seat {seat}", seat=act.seat + 1))
    where = f" ({', '.join(places)})" if places else ""
    why = f": {escaped(clip(act.reason, LONGEST))}" if act.reason else ""
    return f"<t:{int(act.at)}:d> {did}{where}{why}"
