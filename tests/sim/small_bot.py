"""A bot with the habits of ours and no game: what the harness and the sandbox page are tested with.

Deferred commands in groups, autocomplete from the database, one router for all components, an outbox that a task
drains, a panel whose picture changes, hands by DM and as ephemeral messages, a timer, rendering in a thread.
"""

import asyncio
import io
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import discord
from discord import app_commands
from discord.ext import commands

CARDS = [f"{colour} {thing}" for colour in ("Green", "Purple", "Red") for thing in ("Ace", "Bat", "Coin", "Dice")]
TABLES = """
create table if not exists fact (key text primary key, value text not null);
create table if not exists outbox (id integer primary key, kind text not null, value text not null);
"""


def nothing() -> None:
    """What is told of deliveries when nobody listens."""


def picture(turn: int) -> bytes:
    """A PNG of one colour, another one each turn."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\0" + bytes((40 * turn % 256, 120, 200)) * 60
    header = struct.pack(">2I5B", 60, 20, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(row * 20)) + chunk(b"IEND", b"")


def view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    """Components that no view listens to: the router does."""
    built = discord.ui.View(timeout=None)
    for item in items:
        built.add_item(item)
    built.stop()
    return built


class SmallBot(commands.Bot):
    """See the module. The same database file is the same bot after a restart."""

    def __init__(self, database: Path, on_delivered: Callable[[], None] = nothing) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.database = database
        self.on_delivered = on_delivered
        self.turn_lock = asyncio.Lock()
        self.drain_task: asyncio.Task[None] | None = None
        self.timers: list[asyncio.TimerHandle] = []

    async def setup_hook(self) -> None:
        self.db = await aiosqlite.connect(self.database, isolation_level=None)
        await self.db.executescript(TABLES)
        self.add_listener(self.route, "on_interaction")
        self.tree.add_command(TableCommands(self))
        self.tree.add_command(BreakoutCommands(self))
        await self.tree.sync()

    async def close(self) -> None:
        for timer in self.timers:
            timer.cancel()
        if self.drain_task is not None:
            await asyncio.gather(self.drain_task, return_exceptions=True)
        await super().close()
        if hasattr(self, "db"):
            await self.db.close()

    async def fact(self, key: str, default: str = "") -> str:
        async with self.db.execute("select value from fact where key = ?", (key,)) as found:
            row = await found.fetchone()
        return default if row is None else str(row[0])

    async def keep(self, key: str, value: object) -> None:
        await self.db.execute("insert or replace into fact values (?, ?)", (key, str(value)))

    async def send_out(self, *rows: tuple[str, object]) -> None:
        await self.db.executemany("insert into outbox (kind, value) values (?, ?)", [(k, str(v)) for k, v in rows])
        if self.drain_task is None or self.drain_task.done():
            self.drain_task = asyncio.create_task(self.drain())

    async def drain(self) -> None:
        while rows := list(await self.db.execute_fetchall("select id, kind, value from outbox order by id")):
            for number, kind, value in rows:
                await (self.show_panel(int(value)) if kind == "panel" else self.post(kind, value))
                await self.db.execute("delete from outbox where id = ?", (number,))
        self.on_delivered()

    async def post(self, kind: str, value: str) -> None:
        if kind == "log":
            place = self.get_partial_messageable(int(await self.fact("place")))
            await place.send(value)
            return
        channel = await self.create_dm(discord.Object(int(value)))
        try:
            await channel.send(**hand(int(value), "Hand of table 1"))
        except discord.Forbidden:
            await self.keep(f"closed:{value}", "yes")

    async def show_panel(self, turn: int) -> None:
        place = self.get_partial_messageable(int(await self.fact("place")))
        drawn = await asyncio.to_thread(picture, turn)
        file = discord.File(io.BytesIO(drawn), f"track-{turn}.png", description=f"The track in turn {turn}")
        embed = discord.Embed(title="Table 1", description=f"Turn {turn}").set_image(
            url=f"attachment://{file.filename}"
        )
        buttons = view(
            discord.ui.Button(label="My hand", custom_id="t:1:0:hand", style=discord.ButtonStyle.primary),
            discord.ui.Button(label="Act", custom_id="t:1:0:act"),
            discord.ui.Button(label="Undo", custom_id="t:1:0:undo", disabled=True),
        )
        if shown := await self.fact("panel"):
            await place.get_partial_message(int(shown)).edit(embed=embed, view=buttons, attachments=[file])
        else:
            await self.keep("panel", (await place.send(embed=embed, view=buttons, file=file)).id)

    async def route(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        verb = data["custom_id"].split(":")[3]
        await interaction.response.defer()
        async with self.turn_lock:
            if verb == "act":
                turn = int(await self.fact("turn", "0")) + 1
                await self.keep("turn", turn)
                who = interaction.user.mention
                await self.send_out(("log", f"{who} acted in turn {turn}."), ("panel", turn))
            elif verb == "choose":
                chosen = ", ".join(data["values"])
                await interaction.edit_original_response(**hand(interaction.user.id, f"You chose {chosen}."))
            elif verb == "hand":
                await interaction.followup.send(**hand(interaction.user.id, "Your hand"), ephemeral=True)

    async def ring(self) -> None:
        await self.send_out(("log", f"It is {discord.utils.utcnow():%H:%M}."))


def hand(person: int, title: str) -> dict[str, Any]:
    """A hand of cards with a menu."""
    options = [discord.SelectOption(label=card, description=f"Card {n}") for n, card in enumerate(CARDS, 1)]
    menu: discord.ui.Select[Any] = discord.ui.Select(
        placeholder="Choose cards", custom_id=f"t:1:{person}:choose", max_values=2, options=options
    )
    return {"embed": discord.Embed(title=title, description=f"{len(CARDS)} cards"), "view": view(menu)}


class TableCommands(app_commands.Group):
    """Tables."""

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(name="table", description="Tables")
        self.bot = bot

    @app_commands.command(name="open", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="DC Breakout", value="breakout")])
    async def open_table(self, interaction: discord.Interaction, game: str, thread: bool = False) -> None:
        await interaction.response.defer(ephemeral=True)
        place: Any = interaction.channel
        if thread and interaction.app_permissions.create_public_threads:
            place = await place.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        await self.bot.db.execute("delete from fact where key = 'panel'")
        await self.bot.keep("place", place.id)
        opened = ("log", f"{interaction.user.mention} opened a table of {game}.")
        await self.bot.send_out(opened, ("panel", 0), ("hand", interaction.user.id))
        await interaction.followup.send(f"Your table is open in <#{place.id}>.", ephemeral=True)

    @app_commands.command(name="ring", description="Ring later")
    async def ring_later(self, interaction: discord.Interaction, seconds: int) -> None:
        await interaction.response.defer(ephemeral=True)
        loop = asyncio.get_running_loop()
        ring = self.bot.ring
        self.bot.timers.append(loop.call_at(loop.time() + seconds, lambda: loop.create_task(ring())))
        await interaction.followup.send("It will ring.", ephemeral=True)

    @app_commands.command(name="name", description="Name the table")
    async def name_table(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(NameForm(self.bot))


class BreakoutCommands(app_commands.Group):
    """Verbs."""

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(name="breakout", description="Verbs of the game")
        self.bot = bot

    @app_commands.command(name="play", description="Play a card")
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await interaction.response.defer(ephemeral=True)
        if card not in CARDS:
            await interaction.followup.send(f"There is no card {card}.", ephemeral=True)
            return
        await self.bot.send_out(("log", f"{interaction.user.mention} played {card}."))
        await interaction.followup.send(f"You played {card}.", ephemeral=True)

    @play.autocomplete("card")
    async def cards(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        turn = await self.bot.fact("turn", "0")
        offered = [card for card in CARDS if typed.lower() in card.lower()]
        return [app_commands.Choice(name=f"{card} (turn {turn})", value=card) for card in offered]


class NameForm(discord.ui.Modal, title="Name the table"):
    """Asks for a name."""

    name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name", custom_id="name")

    def __init__(self, bot: SmallBot) -> None:
        super().__init__(custom_id="t:1:0:name", timeout=None)
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The table is called {self.name.value}.", ephemeral=True)
