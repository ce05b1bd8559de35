"""A small discord.py client for the fake's own tests: it does what a test tells it, in whatever way discord.py does."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord
from discord import app_commands

from tests.fake.server import FakeDiscord

Deed = Callable[[discord.Interaction], Awaitable[object]]
CARDS = ["mallet", "match", "mask"]


class Client(discord.Client):
    """`deed` is done for every press, choice, modal and /do; `heard` are the names of discord.py's events so far.

    `ring` is called after each of them.
    """

    def __init__(self, ring: Callable[[], None] = lambda: None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.deed: Deed | None = None
        self.heard: list[str] = []
        self._ring = ring
        self.failures: list[BaseException] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(app_commands.Command(name="do", description="Do it", callback=self.do))
        self.tree.add_command(Table())

    async def do(self, interaction: discord.Interaction, card: str = "none") -> None:
        """Whatever the test wants."""
        await self.act(interaction)

    async def act(self, interaction: discord.Interaction) -> None:
        """Do the test's deed, keeping what it raises."""
        if self.deed is None:
            return
        try:
            await self.deed(interaction)
        except discord.HTTPException as error:
            self.failures.append(error)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses, choices and modals."""
        if interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            await self.act(interaction)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No pause of five seconds before identifying again."""

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Note the event's name, and have who waits for it look again."""
        self.heard.append(event)
        super().dispatch(event, *args, **kwargs)
        self._ring()

    def text_channel(self, channel_id: int) -> discord.TextChannel:
        """A text channel of the cache."""
        channel = self.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        return channel


class Table(app_commands.Group):
    """Commands with subcommands, options and suggestions."""

    def __init__(self) -> None:
        super().__init__(name="table", description="Tables")

    @app_commands.command(description="Open a table")
    async def open(self, interaction: discord.Interaction, game: str, guest: discord.Member | None = None) -> None:
        """Say what was typed, and what the person may do."""
        moderates = interaction.permissions.manage_guild
        name = guest.display_name if guest else "nobody"
        await interaction.response.send_message(f"{game} with {name}, moderator: {moderates}")

    @app_commands.command(description="Set the speed")
    @app_commands.choices(speed=[app_commands.Choice(name=name.title(), value=name) for name in ("live", "post")])
    async def speed(
        self,
        interaction: discord.Interaction,
        speed: str,
        where: discord.TextChannel,
        for_role: discord.Role | None = None,
    ) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(f"{speed} in {where.name} for {for_role}")

    @app_commands.command(description="Play a card")
    async def play(self, interaction: discord.Interaction, card: str, times: int = 1) -> None:
        """Say what was played."""
        await interaction.response.send_message(f"{card} x{times}")

    @play.autocomplete("card")
    async def cards(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Cards that begin as typed."""
        return [app_commands.Choice(name=card.title(), value=card) for card in CARDS if card.startswith(current)]


@asynccontextmanager
async def connected(fake: FakeDiscord) -> AsyncIterator[Client]:
    """A client that has seen READY; closed at the end."""
    client = Client(fake.bell.ring)
    running = asyncio.create_task(client.start(fake.token))
    try:
        await fake.gateway.ready()
        await client.wait_until_ready()
        await fake.until(lambda: client.guilds and not any(guild.unavailable for guild in client.guilds), "the servers")
        yield client
    finally:
        await client.close()
        await running


def buttons(*custom_ids: str) -> discord.ui.View:
    """A view with a button for each custom id, labelled with it in capitals, not kept by discord.py."""
    view = discord.ui.View()
    for custom_id in custom_ids:
        view.add_item(discord.ui.Button(label=custom_id.upper(), custom_id=custom_id))
    view.stop()
    return view
