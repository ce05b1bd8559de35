"""Statistics and leaderboards as people read them."""

from collections.abc import Sequence

import discord

from cogs.limits import EMBED_DESCRIPTION, EMBED_TITLE, FIELD_VALUE, clip
from cogs.panel import COLOUR
from cogs.words import escaped
from engine import GAMES
from host import GameRecord, Leaderboard

MINUTE, HOUR, DAY = 60, 3600, 86_400
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
    lines = [f"{_count(record.games, 'game')}, {_count(record.wins, 'win')} ({share}%)"]
    if record.points is not None:
        lines.append(f"Points: {record.points.average:.1f} on average, {record.points.best} at best")
    if record.seconds is not None:
        lines.append(f"A move takes {duration(record.seconds)} (median)")
    lines.append(f"Wins in a row: {record.streak} now, {record.longest} at most")
    if record.rating is not None:
        lines.append(f"Rating on this server: **{record.rating}** after {_count(record.rated, 'rated game')}")
    return lines


def leaderboard_embed(server: str, boards: Sequence[Leaderboard]) -> discord.Embed:
    """The best of each game on a server; one's own rating is told to oneself alone."""
    embed = discord.Embed(title=clip(f"Leaderboard of {server}", EMBED_TITLE), colour=COLOUR)
    rated = [board for board in boards if board.rated]
    if not rated:
        embed.description = "No rated game was finished on this server yet: two people who play to the end make one."
    if len(boards) == 1 and rated:
        # A field has no room for that many people.
        embed.description = clip("\n".join([f"**{_game(rated[0].game)}**", *_board(rated[0])]), EMBED_DESCRIPTION)
    for board in rated if len(boards) > 1 else ():
        embed.add_field(name=_game(board.game), value=clip("\n".join(_board(board)), FIELD_VALUE), inline=False)
    if any(not board.shown for board in rated):
        embed.set_footer(text="Only those are named who agreed: /me share puts you on the list.")
    return embed


def _board(board: Leaderboard) -> list[str]:
    lines = [
        f"{MEDALS.get(place, f'{place}.')} **{escaped(row.name)}** {row.rating} ({_count(row.games, 'game')})"
        for place, row in enumerate(board.rows, 1)
    ]
    if not lines:
        lines.append(f"{_count(board.rated, 'person', 'people')} rated, and nobody has agreed to be named yet.")
    if board.mine is not None:
        lines.append(f"You: {board.mine.rating} ({_count(board.mine.games, 'game')})")
    return lines


def duration(seconds: float) -> str:
    """A time in the two greatest units that matter: ``45 seconds``, ``3 minutes``, ``5.2 hours``, ``2.5 days``."""
    for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute")):
        if seconds >= unit:
            amount = f"{seconds / unit:.1f}".removesuffix(".0")
            return f"{amount} {name}{'' if amount == '1' else 's'}"
    return _count(round(seconds), "second")


def _game(slug: str) -> str:
    return GAMES[slug].name if slug in GAMES else slug


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or f'{one}s'}"
