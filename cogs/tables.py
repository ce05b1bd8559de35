"""``/table``: opening a table, sitting down, starting, looking, taking back, resigning, standing orders."""

from collections.abc import Sequence
from typing import Literal, get_args

import discord
from discord import app_commands
from discord.ext import commands
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from cogs.choosing import choices, here_or_named, mine, quietly
from cogs.deliver import DiscordDeliver
from cogs.errands import best_level, log_embed
from cogs.languages import agrees, readers, say, translated
from cogs.limits import CHOICE_NAME, CHOICES, ELLIPSIS, EMBED_DESCRIPTION, FIELD_VALUE, clip, newest, pages, weight
from cogs.message import Outgoing
from cogs.panel import agreed, panel
from cogs.people import check_opener, person_of
from cogs.permissions import lacking, thread_trouble
from cogs.replies import Sentence, polite
from cogs.table_news import TableNews
from cogs.table_seats import TABLE, TableSeats
from cogs.table_time import SPEED_CHOICES, TableTime
from cogs.table_undo import TableUndo
from cogs.words import escaped, plain, spoken
from engine import GAMES, Json, OrderKind
from host import Host, Listed, Opening, TableInfo

GAME_CHOICES = [app_commands.Choice(name=game.name, value=slug) for slug, game in GAMES.items()]
WINDOW_CHOICES = [
    app_commands.Choice(name="quick: only those who can react are asked", value="quick"),
    app_commands.Choice(name="poker face: everybody is always asked, nothing can be guessed", value="poker"),
]
LEAVER_CHOICES = [
    app_commands.Choice(name="a computer plays on", value="computer"),
    app_commands.Choice(name="the seat leaves the game", value="leaves"),
]


class Tables(
    TableTime,
    TableUndo,
    TableSeats,
    TableNews,
    commands.GroupCog,
    group_name="table",
    group_description="Open, join and run tables",
):
    """Tables and seats."""

    def __init__(self, host: Host, deliver: DiscordDeliver) -> None:
        self.host = host
        self.deliver = deliver

    @app_commands.command(name="open", description="Open a table for a game")
    @app_commands.describe(
        game="Which game",
        place="A thread of its own (default), or here in this channel",
        reactions="How reactions out of turn are asked",
        pace="How long people may take for a move",
        leavers="What happens to the seat of somebody who resigns",
        options="Variants of the game, as name=value",
        language="Language of the table; otherwise that of the server",
    )
    @app_commands.choices(game=GAME_CHOICES, reactions=WINDOW_CHOICES, pace=SPEED_CHOICES, leavers=LEAVER_CHOICES)
    @app_commands.choices(language=readers.choices())
    @polite
    async def open_table(
        self,
        interaction: discord.Interaction,
        game: str,
        place: Literal["thread", "here"] = "thread",
        reactions: str = "quick",
        pace: str = "none",
        leavers: str = "computer",
        options: str = "",
        language: str | None = None,
    ) -> None:
        """Open a table; whoever opens it takes the first seat."""
        await interaction.response.defer(ephemeral=True)
        where, note = _where(interaction, place)
        await check_opener(self.host, interaction)
        opening = Opening(
            guild_id=interaction.guild_id or 0,
            channel_id=where[0],
            thread_id=where[1],
            place=where[2],
            game=game,
            options=parsed_options(game, options),
            pace=pace,  # pyright: ignore[reportArgumentType] - Discord offers these choices only
            windows=reactions,  # pyright: ignore[reportArgumentType]
            leavers=leavers,  # pyright: ignore[reportArgumentType]
            language=language or await readers.of_server(self.host, interaction),
        )
        reply = await self.host.open_table(person_of(interaction), opening, interaction=str(interaction.id))
        await self.seated(interaction, reply, note)

    @open_table.autocomplete("options")
    async def option_names(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The variants of the chosen game."""
        game = GAMES.get(str(interaction.namespace.game))
        if game is None:
            return []
        found: list[app_commands.Choice[str]] = []
        before, _, typed = current.rpartition(" ")
        taken = [part.partition("=")[0] for part in before.split()]
        for name, field in game.options_type.model_fields.items():
            for other in variants(field) if name not in taken else ():
                value = f"{before} {name}={other}".strip()
                label = f"{value}: {translated(field.description or '')}"
                if f"{name}={other}".startswith(typed):
                    found.append(app_commands.Choice(name=clip(label, CHOICE_NAME), value=clip(value, CHOICE_NAME)))
        return found[:CHOICES]

    @app_commands.command(name="computer", description="Seat a computer player, or send one away")
    @app_commands.describe(level="How well it plays", remove="Number of the seat to clear instead", table=TABLE)
    @polite
    async def computer(
        self,
        interaction: discord.Interaction,
        level: Literal["normal", "easy"] | None = None,
        remove: app_commands.Range[int, 1, 8] | None = None,
        table: str | None = None,
    ) -> None:
        """Add or remove a computer before the start."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        who, name = person_of(interaction), str(interaction.id)
        if remove is not None:
            reply = await self.host.remove_seat(at.id, who, remove - 1, interaction=name)
        else:
            reply = await self.host.add_computer(at.id, who, level or best_level(at), interaction=name)
        await self.told(interaction, reply)

    @app_commands.command(name="seat", description="Change places before the start, for example into another team")
    @app_commands.describe(number="Which seat to take; whoever sits there gets yours", table=TABLE)
    @polite
    async def seat(
        self, interaction: discord.Interaction, number: app_commands.Range[int, 1, 8], table: str | None = None
    ) -> None:
        """Take another seat."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        reply = await self.host.change_place(at.id, person_of(interaction), number - 1, interaction=str(interaction.id))
        await self.told(interaction, reply)

    @app_commands.command(name="start", description="Begin the game with those who are seated")
    @app_commands.describe(table=TABLE)
    @polite
    async def start(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """Begin."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        await self.told(
            interaction, await self.host.start_game(at.id, person_of(interaction), interaction=str(interaction.id))
        )

    @app_commands.command(name="list", description="The tables of this server, those that wait for you first")
    @polite
    async def list_tables(self, interaction: discord.Interaction) -> None:
        """All live tables here; in a direct message, the person's own."""
        await interaction.response.defer(ephemeral=True)
        if interaction.guild_id is not None:
            listed = await self.host.tables_in(interaction.guild_id, interaction.user.id)
        else:
            listed = await self.host.tables_of(interaction.user.id)
        lines = [line(each) for each in sorted(listed, key=lambda each: not each.mine)]
        first, *more = pages(lines or [say("No table is open: `/table open` makes one.")], EMBED_DESCRIPTION - 2)
        embed = discord.Embed(title=say("Tables"), description=f"{first}\n{ELLIPSIS}" if more else first)
        await interaction.edit_original_response(embed=embed)

    @app_commands.command(name="show", description="Show a table: where it stands and what was agreed")
    @app_commands.describe(table=TABLE)
    @polite
    async def show(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """The panel as it is now, for the person alone, with what was agreed and the dice proof."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        facts = discord.Embed(title=say("Agreed"), description=clip("\n".join(agreed(at)), EMBED_DESCRIPTION))
        for name, values in ((say("Dice proofs (SHA-256 of the keys)"), at.commitments), (say("Dice keys"), at.keys)):
            if values:
                facts.add_field(name=name, value=newest([f"`{value}`" for value in values], FIELD_VALUE), inline=False)
        shown = panel(await self.host.scene(at.id), whole_turn=True, spare=weight([facts]))
        await self._show(interaction, Outgoing([*shown.embeds, facts], shown.view, shown.picture).checked())

    async def _show(self, interaction: discord.Interaction, shown: Outgoing) -> None:
        files = await self.deliver.files(shown)
        view = shown.view or discord.ui.View()
        await interaction.edit_original_response(embeds=shown.embeds, view=view, attachments=files)

    @app_commands.command(name="log", description="What happened at a table")
    @app_commands.describe(lines="How many lines", table=TABLE)
    @polite
    async def log(
        self,
        interaction: discord.Interaction,
        lines: app_commands.Range[int, 1, 200] = 40,
        table: str | None = None,
    ) -> None:
        """The newest lines of the log."""
        await interaction.response.defer(ephemeral=True)
        at = await here_or_named(self.host, interaction, table)
        await interaction.edit_original_response(embed=await log_embed(self.host, at.id, interaction.user.id, lines))

    @app_commands.command(name="resign", description="Give up your seat in a running game: you are rated as last")
    @app_commands.describe(sure="Type yes: you cannot take this back", table=TABLE)
    @polite
    async def resign(self, interaction: discord.Interaction, sure: str, table: str | None = None) -> None:
        """Leave a running game."""
        await interaction.response.defer(ephemeral=True)
        if not agrees(sure):
            raise Sentence(say("Nothing was done: to resign, type `yes` in the option `sure`."))
        at = await mine(self.host, interaction, table)
        if at.status == "open":
            raise Sentence(say("The game has not started yet: use `/table leave` to stand up."))
        await self.told(
            interaction, await self.host.resign(at.id, person_of(interaction), interaction=str(interaction.id))
        )

    @app_commands.command(name="orders", description="Standing orders: answers that are given for you")
    @app_commands.describe(window="Which kind of question", choice="What to answer from now on", table=TABLE)
    @polite
    async def orders(
        self,
        interaction: discord.Interaction,
        window: str | None = None,
        choice: str | None = None,
        table: str | None = None,
    ) -> None:
        """Show or set the standing orders of the person's own seat; nobody else sees them."""
        await interaction.response.defer(ephemeral=True)
        at = await mine(self.host, interaction, table)
        if (window is None) != (choice is None):
            raise Sentence(say("Nothing was set: an order needs both options, `window` and `choice`."))
        if window is not None and choice is not None:
            who, name = person_of(interaction), str(interaction.id)
            said = spoken((await self.host.set_order(at.id, who, window, choice, interaction=name)).text, at)
            await interaction.edit_original_response(content=f"{said}\n{_order_line(at, window, choice)}")
            return
        await interaction.edit_original_response(embed=await self._orders(at, interaction.user.id))

    async def _orders(self, table: TableInfo, person: int) -> discord.Embed:
        chosen = await self.host.orders_of(table.id, person)
        lines = [_order_line(table, kind.window, chosen.get(kind.window)) for kind in _order_kinds(table)]
        if table.windows == "poker":
            lines.append(say("\nThis table has a poker face: in reactions you are asked all the same."))
        lines.append(say("\nSet one with the options `window` and `choice`. Only you see this."))
        return discord.Embed(
            title=say("Your standing orders at table {table}", table=table.id), description="\n".join(lines)
        )

    @orders.autocomplete("window")
    async def order_windows(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Kinds of windows of the game that is played."""
        table = await self._quietly(interaction)
        kinds = _order_kinds(table) if table is not None else ()
        named = [(plain(kind.title, table), kind.window) for kind in kinds]
        return _fitting(named, current)

    @orders.autocomplete("choice")
    async def order_choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What can be ordered for the chosen kind of window."""
        table = await self._quietly(interaction)
        kinds = _order_kinds(table) if table is not None else ()
        wanted = interaction.namespace.window
        named = [
            (plain(each.label, table), each.id) for kind in kinds if kind.window == wanted for each in kind.choices
        ]
        return _fitting(named, current)

    async def _quietly(self, interaction: discord.Interaction) -> TableInfo | None:
        return await quietly(mine(self.host, interaction, interaction.namespace.table))

    @computer.autocomplete("table")
    @start.autocomplete("table")
    @show.autocomplete("table")
    @log.autocomplete("table")
    async def tables_here(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables of this server, or the person's own in a direct message."""
        if interaction.guild_id is None:
            return choices(await self.host.tables_of(interaction.user.id), current)
        return choices(await self.host.tables_in(interaction.guild_id, interaction.user.id), current)

    @seat.autocomplete("table")
    @resign.autocomplete("table")
    @orders.autocomplete("table")
    async def own_tables(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Tables where the person sits."""
        return choices(await self.host.tables_of(interaction.user.id), current)


def line(listed: Listed) -> str:
    """A table in a list: number, game, where, who, and whom it waits for."""
    table = listed.table
    still = table.fault is not None or table.status == "paused"
    mark = "🔔 " if listed.mine and not still else ""
    people = ", ".join(escaped(seat.name) for seat in table.seats if not seat.left) or say("nobody yet")
    if still:
        waits = "" if table.fault is None else f" · {say('⚠️ stands still')}"
    elif listed.mine:
        until = say(" until <t:{due_at}:f>", due_at=int(listed.due_at)) if listed.due_at is not None else ""
        waits = say(" · **waits for you**{until}", until=until) + (
            say(" · you are the last one") if listed.last else ""
        )
    elif listed.awaited:
        waits = say(" · waits for ") + ", ".join(
            escaped(seat.name) for seat in table.seats if seat.seat in listed.awaited
        )
    else:
        waits = ""
    if any(seat.vacant for seat in table.seats):
        waits += say(" · a seat is open")
    if any(seat.late for seat in table.seats):
        waits += say(" · ⏰ the time has run out")
    game, status = GAMES[table.game].name, translated(table.status)
    return f"{mark}**{table.id}** {game} · {status} · <#{table.place_id}> · {people}{waits}"


def _order_line(table: TableInfo, window: str, choice: str | None) -> str:
    """What is ordered for a kind of window; without a choice what holds from the start."""
    kind = next(kind for kind in _order_kinds(table) if kind.window == window)
    now = next((each for each in kind.choices if each.id == choice), kind.choices[0])
    return f"• **{spoken(kind.title, table)}**: {spoken(now.label, table)}"


def _order_kinds(table: TableInfo) -> Sequence[OrderKind]:
    """What standing orders can be given for at a table."""
    game = GAMES[table.game]
    return game.orders_with(game.options_type.model_validate(table.options))


def _fitting(named: list[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.casefold()
    fitting = [(name, value) for name, value in named if wanted in name.casefold()]
    return [app_commands.Choice(name=clip(name, CHOICE_NAME), value=value) for name, value in fitting[:CHOICES]]


def variants(field: FieldInfo) -> list[str]:
    """How a variant may be written that is not as usual; an empty value where only its player knows."""
    if isinstance(field.default, bool):
        return [str(not field.default).lower()]
    values = get_args(field.annotation)
    return [str(value) for value in values if value != field.default] or [""]


def parsed_options(game: str, typed: str) -> dict[str, Json]:
    """Variants written as ``name=value``, checked by the game. Raises Sentence."""
    known: type[BaseModel] = GAMES[game].options_type
    given: dict[str, str] = {}
    for part in typed.replace(",", " ").split():
        name, equals, value = part.partition("=")
        if not equals or name not in known.model_fields:
            names = ", ".join(f"`{each}=`" for each in known.model_fields) or say("none")
            raise Sentence(
                say("“{part}” is no variant of this game. There are: {names}.", part=clip(part, 40), names=names)
            )
        given[name] = value
    try:
        return known.model_validate(given).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        if not first["loc"]:
            # The variants do not go together, which the game says in a sentence.
            raise Sentence(translated(str(first.get("ctx", {}).get("error", first["msg"])))) from None
        name = str(first["loc"][0])
        words = say("The variant `{name}` cannot be `{name2}`", name=name, name2=clip(given.get(name, ""), 40))
        raise Sentence(say("{words}: write it as the list of the option `options` does.", words=words)) from None


def _where(
    interaction: discord.Interaction, place: Literal["thread", "here"]
) -> tuple[tuple[int, int | None, Literal["thread", "here"]], str]:
    """Channel, thread and kind of place for a new table, and a remark on where that is. Raises Sentence."""
    channel = interaction.channel
    # Discord shows every subcommand of a group in direct messages too, whatever its decorator says.
    if interaction.guild_id is None or interaction.channel_id is None or channel is None:
        raise Sentence(say("Tables are opened on a server: use this in one of its channels."))
    missing = lacking(interaction.app_permissions, in_thread=isinstance(channel, discord.Thread))
    if missing:
        raise Sentence(
            say("I may not do that here: ask a moderator to give me {missing} in this channel.", missing=missing)
        )
    if isinstance(channel, discord.Thread):
        return (channel.parent_id, channel.id, "here"), ""
    trouble = thread_trouble(interaction.app_permissions, channel) if place == "thread" else ""
    if trouble:
        return (interaction.channel_id, None, "here"), trouble
    note = say("It has a thread of its own in this channel.") if place == "thread" else ""
    return (interaction.channel_id, None, place), note
