"""The list of what moderators did, ten acts a page, with buttons to turn it: short lines that a phone can show."""

from collections.abc import Mapping

import discord

from cogs.controls import built, button
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.languages.readers import name_of
from cogs.limits import EMBED_DESCRIPTION, clip
from cogs.words import escaped
from engine import Json
from host import AuditLine, Host

AUDIT = "audit"
"""Verb of the buttons."""
PAGE = 10
LONGEST = 150
"""Characters of a reason that are shown; acts of old versions may have none."""

ACTS = {
    "pause": "{name} paused",
    "resume": "{name} resumed",
    "extend": "{name} changed the time",
    "undo": "{name} took back",
    "look": "{name} looked at the question",
    "answer": "{name} answered",
    "skip": "{name} skipped an effect",
    "replace": "{name} gave the seat to {about}",
    "remove": "{name} took somebody out",
    "end": "{name} ended the game",
    "repair": "{name} had the table repaired",
    "move": "{name} moved the table",
    "language": "{name} had the table speak another language",
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
    did = _did(act)
    places = [say("table {table_id}", table_id=act.table_id)] if act.table_id is not None else []
    if act.seat is not None:
        places.append(say("seat {seat}", seat=act.seat + 1))
    where = f" ({', '.join(places)})" if places else ""
    why = escaped(clip(act.reason, LONGEST))
    if changes := _changes(act.settings):
        why = f"{changes} ({why})" if why else changes
    return f"<t:{int(act.at)}:d> {did}{where}{': ' if why else ''}{why}"


def _did(act: AuditLine) -> str:
    name = f"**{escaped(act.name)}**"
    if act.act not in ACTS:
        return f"{name} {act.act}"
    if act.act == "replace" and act.computer is not None:
        return say("{name} gave the seat to a computer ({level})", name=name, level=translated(act.computer))
    if act.act == "replace" and act.about is None:
        return say("{name} gave away the seat", name=name)
    return say(ACTS[act.act], name=name, about=f"**{escaped(act.about or '')}**")


def _changes(settings: Mapping[str, Json]) -> str:
    """What was set for a server; empty if nothing was."""
    allowed, said = settings.get("allowed") is True, list[str]()
    if "role" in settings:
        role = settings["role"]
        said.append(say("no role moderates") if role is None else say("{role} moderates", role=f"<@&{role}>"))
    if "openers" in settings:
        role = f"<@&{settings['openers']}>"
        no_more = say("{role} is no longer named for opening tables", role=role)
        said.append(say("{role} may open tables", role=role) if allowed else no_more)
    if "channels" in settings:
        channel = f"<#{settings['channels']}>"
        no_more = say("{channel} is no longer named for opening tables", channel=channel)
        said.append(say("tables may be opened in {channel}", channel=channel) if allowed else no_more)
    if "most_tables" in settings:
        said.append(say("tables at once: {most}", most=settings["most_tables"] or say("no limit")))
    if "most_each" in settings:
        said.append(say("tables at once for one person: {most}", most=settings["most_each"] or say("no limit")))
    if (language := name_of(settings.get("language"))) is not None:
        said.append(say("language of new tables: {language}", language=language))
    return ", ".join(said)
