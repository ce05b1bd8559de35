"""What somebody has missed at a table, in one message with the table as it is now: long spans shortened, in pages."""

from collections.abc import Iterator

import discord

from cogs.controls import button
from cogs.custom_ids import Press
from cogs.languages import say, translated
from cogs.limits import EMBED_TITLE, EMBEDS_TOTAL, ROWS, clip, pages, weight
from cogs.message import Outgoing
from cogs.panel import COLOUR, panel
from cogs.waiting import link
from cogs.words import spoken
from engine import GAMES
from host import LogLine, News, TableInfo

CATCH_UP, NEWS = "catchup", "news"
"""Verbs of the button in a hand that asks what happened, and of the buttons that turn the pages."""
SINCE = {"look": "since you last looked", "move": "since your last move", "start": "since the start"}
"""From when on somebody can ask for the news, in words."""
WHOLE = 40
"""Lines that are told in full; of more only the newest turn is."""
ENDS = 2
"""Lines that a shortened turn keeps at its beginning, and at its end."""
LEAST, MOST = 1000, 2000
"""Characters that a page of news gets at least, for which the table makes room, and at most, for a phone."""
ASIDE = 400
"""Characters kept for the title and the footer of the news."""


def nothing_new(news: News, since: str) -> str:
    """The sentence when nothing has happened; ``since``: a key of ``SINCE``."""
    waits = say(" It waits for you: press **Act** there.") if news.mine else ""
    return say(
        "Nothing has happened at [table {table}]({link}) {since}.{waits}",
        table=news.scene.table.id,
        link=link(news.scene.table),
        since=translated(SINCE[since]),
        waits=waits,
    )


def message(news: News, page: int = 0) -> Outgoing:
    """One page of the news, above the table as it is now."""
    table = news.scene.table
    now = panel(news.scene)
    while now.embeds[0].fields and EMBEDS_TOTAL - weight(now.embeds) < LEAST + ASIDE:
        now.embeds[0].remove_field(len(now.embeds[0].fields) - 1)
    told = pages(_lines(news), min(MOST, EMBEDS_TOTAL - weight(now.embeds) - ASIDE))
    at = min(page, len(told) - 1)
    title = clip(
        say("{name} · table {table}: what you missed", name=GAMES[table.game].name, table=table.id), EMBED_TITLE
    )
    embed = discord.Embed(title=title, url=link(table), colour=COLOUR, description=told[at])
    if len(told) > 1:
        embed.set_footer(text=say("Page {at} of {count}", at=at + 1, count=len(told)))
    if now.view is not None:
        for item in _turners(table, at, len(told)):
            now.view.add_item(item)
    waits = say("🔔 This table waits for you: press **Act**.") if news.mine else None
    return Outgoing([embed, *now.embeds], now.view, now.picture, waits).checked()


def _lines(news: News) -> Iterator[str]:
    """The news as Markdown, each turn under its number."""
    short = sum(len(turn.lines) for turn in news.turns) > WHOLE
    for turn in news.turns:
        lines = [_line(line, news.scene.table) for line in turn.lines]
        first = ENDS if turn is not news.turns[-1] else WHOLE // 2
        left = len(lines) - 2 * first
        if short and left > 1:
            lines[first:-first] = [say("… {left} more lines (`/table log`)", left=left)]
        yield say("**Turn {turn}** · <t:{at}:f>", turn=turn.turn, at=int(turn.lines[0].at))
        yield from lines


def _line(line: LogLine, table: TableInfo) -> str:
    return f"🔒 {spoken(line.text, table)}" if line.private else spoken(line.text, table)


def _turners(table: TableInfo, at: int, count: int) -> list[discord.ui.Button[discord.ui.View]]:
    """Buttons to the pages before and after this one."""
    found: list[discord.ui.Button[discord.ui.View]] = []
    for label, to in ((say("Earlier"), at - 1), (say("Later"), at + 1)) if count > 1 else ():
        made = button(Press(table.id, 0, None, NEWS, str(max(to, 0))), label, ROWS - 1)
        made.disabled = not 0 <= to < count
        found.append(made)
    # Two buttons of a message must not have the same name, which a disabled one needs as well.
    if found and found[0].disabled and found[0].custom_id == found[1].custom_id:
        found[0].custom_id = str(Press(table.id, 0, None, NEWS, f"-{at}"))
    return found
