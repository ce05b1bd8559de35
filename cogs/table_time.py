"""``/table speed``, ``/table decide`` and ``/table plan``: how fast a table is played, and what is done meanwhile."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import choices, here_or_named, mine, quietly
from cogs.languages import say
from cogs.limits import CHOICE_NAME, CHOICES, EMBED_DESCRIPTION, clip, number
from cogs.people import person_of
from cogs.replies import Sentence, polite
from cogs.waiting import CHOICES as LATE_CHOICES
from cogs.waiting import NO, SPEED, YES
from cogs.words import plain, spoken
from engine import GAMES, OrderChoice
from host import PACE_NAMES, Host, Pace, Reply, TableInfo

BACK, ON = "back", "on"
"""Choices of ``/table decide`` about taking the table back."""
SWAP, KEEP, DECLINE = "swap", "keep", "decline"
"""Its choices about seats."""
SPEED_CHOICES = [app_commands.Choice(name=name, value=pace) for pace, name in PACE_NAMES.items()]
DECISIONS = [
    *(app_commands.Choice(name=label, value=choice) for choice, label in LATE_CHOICES.items()),
    app_commands.Choice(name="Agree to the speed that is proposed", value=YES),
    app_commands.Choice(name="Keep the speed", value=NO),
    app_commands.Choice(name="Take the table back, as it is asked", value=BACK),
    app_commands.Choice(name="Play on, do not take it back", value=ON),
    app_commands.Choice(name="Swap seats, as I am asked", value=SWAP),
    app_commands.Choice(name="Keep my seat", value=KEEP),
    app_commands.Choice(name="Decline an invitation", value=DECLINE),
]
TABLE = "Number of the table, if it is not the one played here"
OWN_TABLE = "Which table, if you sit at several"
ALL = "all"


class TableTime(commands.Cog):
    """The part of ``/table`` that has to do with time; ``Tables`` takes it in."""

    host: Host

    @app_commands.command(name="speed", description="Propose another speed; all who sit at the table have to agree")
    @app_commands.describe(speed="How long people may take for a move", table=TABLE)
    @app_commands.choices(speed=SPEED_CHOICES)
    @polite
    async def speed(self, interaction: discord.Interaction, speed: str, table: str | None = None) -> None:
        """Propose another speed."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        pace: Pace = next(each for each in get_args(Pace) if each == speed)
        reply = await self.host.propose_speed(at.id, person_of(interaction), pace, interaction=str(interaction.id))
        await self._answered(interaction, reply)

    @app_commands.command(name="decide", description="Say what is to be done, as the buttons under the panel do")
    @app_commands.describe(choice="What you are for", table=TABLE)
    @app_commands.choices(choice=DECISIONS)
    @polite
    async def decide(self, interaction: discord.Interaction, choice: str, table: str | None = None) -> None:
        """What the buttons under the panel do."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        if choice in (YES, NO):
            proposed = next((poll.subject for poll in at.polls if poll.topic == SPEED), "")
            reply = await self.host.vote_speed(at.id, who, proposed, choice == YES, interaction=name)
        elif choice in (BACK, ON):
            reply = await self.host.vote_undo(at.id, who, choice == BACK, interaction=name)
        elif choice in (SWAP, KEEP):
            reply = await self.host.vote_swap(at.id, who, choice == SWAP, interaction=name)
        elif choice == DECLINE:
            reply = await self.host.decline(at.id, who, interaction=name)
        else:
            reply = await self.host.decide(at.id, who, choice, interaction=name)
        await self._answered(interaction, reply)

    @app_commands.command(name="plan", description="Plan moves that are made for you when your turn comes")
    @app_commands.describe(
        move="What to do", until="Until when it stays on your list", drop="Take this one back, or all", table=OWN_TABLE
    )
    @polite
    async def plan(
        self,
        interaction: discord.Interaction,
        move: str | None = None,
        until: str | None = None,
        drop: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show, add to or shorten the list of the person's own planned moves; nobody else sees it."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        if (move is not None and drop is not None) or (move is None and until is not None):
            raise Sentence(say("Nothing was done: either plan one `move` (with `until`, if you like), or `drop` one."))
        said = ""
        if move is not None:
            said = spoken((await self.host.plan_move(at.id, who, move, until, interaction=name)).text, at)
        elif drop is not None:
            which = number(drop)
            if drop != ALL and which is None:
                raise Sentence(say("Pick what to take back from the list of the option `drop`."))
            said = spoken((await self.host.drop_plans(at.id, who, which, interaction=name)).text, at)
        await self.host.caught_up(at.id)
        await interaction.edit_original_response(content=said or None, embed=await self._plans(at, who.id))

    async def _plans(self, table: TableInfo, person: int) -> discord.Embed:
        given, offered = await self.host.plans_of(table.id, person)
        game = GAMES[table.game]
        lines = [
            f"{number}. {_label(table, each.move, offered)}, {_label(table, each.until, game.stops)}"
            for number, each in enumerate(given, 1)
        ]
        if not game.stops:
            lines = [say("Nothing can be planned in this game.")]
        elif not lines:
            lines = [say("You have planned nothing: choose a `move`.")]
        if len(offered) > CHOICES:
            lines.append(say("\nThere are more moves than a list can show: type a word of the one you want."))
        lines.append(say("\nThe first one that fits is made when you are asked. Reactions are for `/table orders`."))
        lines.append(say("Only you see this."))
        title = say("Your planned moves at table {table}", table=table.id)
        return discord.Embed(title=title, description=clip("\n".join(lines), EMBED_DESCRIPTION))

    @plan.autocomplete("move")
    async def moves(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What can be planned now."""
        table = await self._own(interaction)
        if table is None:
            return []
        _, offered = await self.host.plans_of(table.id, interaction.user.id)
        return _offered(table, offered, current)

    @plan.autocomplete("until")
    async def stops(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What takes a move off the list."""
        table = await self._own(interaction)
        return [] if table is None else _offered(table, GAMES[table.game].stops, current)

    @plan.autocomplete("drop")
    async def drops(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The moves on the list."""
        table = await self._own(interaction)
        if table is None:
            return []
        given, offered = await self.host.plans_of(table.id, interaction.user.id)
        named = [(f"{at}. {_label(table, each.move, offered)}", str(each.number)) for at, each in enumerate(given, 1)]
        listed = [(say("All of them"), ALL), *named] if given else []
        return [
            app_commands.Choice(name=clip(name, CHOICE_NAME), value=value)
            for name, value in listed
            if current.casefold() in name.casefold()
        ][:CHOICES]

    @speed.autocomplete("table")
    @decide.autocomplete("table")
    @plan.autocomplete("table")
    async def tables_of_mine(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)

    async def _own(self, interaction: discord.Interaction) -> TableInfo | None:
        table = await quietly(mine(self.host, interaction, interaction.namespace.table))
        return table if table is not None and table.held_by(interaction.user.id) is not None else None

    async def _answered(self, interaction: discord.Interaction, reply: Reply) -> None:
        table = await self.host.table(reply.table_id) if reply.table_id is not None else None
        await interaction.edit_original_response(content=spoken(reply.text, table))


def _label(table: TableInfo, id: str, offered: tuple[OrderChoice, ...]) -> str:
    """What a move or a stop is called; one that is not on offer now by its own word."""
    found = next((each for each in offered if each.id == id), None)
    if found is not None:
        return plain(found.label, table)
    name = GAMES[table.game].move_name(id)
    return say("{id} (not possible now)", id=id if name is None else plain(name, table))


def _offered(table: TableInfo, offered: tuple[OrderChoice, ...], typed: str) -> list[app_commands.Choice[str]]:
    named = [(plain(each.label, table), each.id) for each in offered]
    return [
        app_commands.Choice(name=clip(name, CHOICE_NAME), value=id)
        for name, id in named
        if typed.casefold() in name.casefold()
    ][:CHOICES]
