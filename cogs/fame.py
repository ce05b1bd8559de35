"""Statistics and leaderboards as people read them."""

from collections.abc import Sequence

import discord

from cogs.languages import say, tenths, translated
from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, FIELD_VALUE, clip
from cogs.panel import COLOUR
from cogs.words import escaped
from engine import GAMES
from host import GameRecord, Leaderboard

MINUTE, HOUR, DAY = 60, 3600, 86_400
UNITS = (
    (DAY, "1 day", "{n} days"),
    (HOUR, "1 hour", "{n} hours"),
    (MINUTE, "1 minute", "{n} minutes"),
)
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
BEST, OF_ONE = 5, 20
"""People listed for each game, and where one game alone is asked for."""


def statistics_embed(title: str, records: Sequence[GameRecord], none: str) -> discord.Embed:
    """A person's record in each game; ``none`` if there is no game yet."""
    embed = discord.Embed(title=title, colour=COLOUR)
    if not records:
        embed.description = none
    for record in records:
        embed.add_field(name=_game(record.game), value=clip("\n".join(_record(record)), FIELD_VALUE), inline=False)
    return embed


def _record(record: GameRecord) -> list[str]:
    share = round(100 * record.wins / record.games)
    lines = [
        say("{games|game|games}, {wins|win|wins} ({share}%)", games=record.games, wins=record.wins, share=share),
    ]
    if record.points is not None:
        average = tenths(record.points.average)
        lines.append(say("Points: {average} on average, {best} at best", average=average, best=record.points.best))
    if record.seconds is not None:
        lines.append(say("A move takes {time} (median)", time=duration(record.seconds)))
    lines.append(say("Wins in a row: {now} now, {most} at most", now=record.streak, most=record.longest))
    if record.rating is not None:
        words = "Rating on this server: **{rating}** after {rated|rated game|rated games}"
        lines.append(say(words, rating=record.rating, rated=record.rated))
    return lines


def leaderboard_embed(server: str, boards: Sequence[Leaderboard]) -> discord.Embed:
    """The best of each game on a server; one's own rating is told to oneself alone."""
    embed = discord.Embed(title=clip(say("Leaderboard of {server}", server=server), EMBED_TITLE), colour=COLOUR)
    rated = [board for board in boards if board.rated]
    if not rated:
        embed.description = say(
            "No rated game was finished on this server yet: two people who play to the end make one."
        )
    if len(boards) == 1 and rated:
        # A field has no room for that many people.
        embed.description = clip("\n".join([f"**{_game(rated[0].game)}**", *_board(rated[0])]), EMBED_DESCRIPTION)
    for board in rated if len(boards) > 1 else ():
        embed.add_field(name=_game(board.game), value=clip("\n".join(_board(board)), FIELD_VALUE), inline=False)
    if any(not board.shown for board in rated):
        embed.set_footer(text=say("Only those are named who agreed: /me share puts you on the list."))
    return embed


def _board(board: Leaderboard) -> list[str]:
    lines = [
        say(
            "{place} **{name}** {rating} ({games|game|games})",
            place=MEDALS.get(place, f"{place}."),
            name=escaped(row.name),
            rating=row.rating,
            games=row.games,
        )
        for place, row in enumerate(board.rows, 1)
    ]
    if not lines:
        words = "{rated|person|people} rated, and nobody has agreed to be named yet."
        lines.append(say(words, rated=board.rated))
    if board.mine is not None:
        words = "You: {rating} ({games|game|games})"
        lines.append(say(words, rating=board.mine.rating, games=board.mine.games))
    return lines


def duration(seconds: float) -> str:
    """A time in the two greatest units that matter: ``45 seconds``, ``3 minutes``, ``5.2 hours``, ``2.5 days``."""
    for unit, one, many in UNITS:
        if seconds >= unit:
            amount = tenths(seconds / unit)
            whole = amount[:-2] if amount.endswith("0") else amount
            return translated(one) if whole == "1" else say(many, n=whole)
    return say("{n|second|seconds}", n=round(seconds))


def _game(slug: str) -> str:
    return GAMES[slug].name if slug in GAMES else slug
