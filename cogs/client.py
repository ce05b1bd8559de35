"""The bot as Discord knows it: one client with its commands, its router and its host."""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from cogs.cards import Cards
from cogs.clock import LoopClock
from cogs.deliver import DiscordDeliver, Painter, paint
from cogs.hands import Hands
from cogs.languages import CATALOGUES, Translator, translated
from cogs.languages.readers import Readers
from cogs.me import Me
from cogs.moderators import Moderators
from cogs.play import game_group
from cogs.replies import fail, tell
from cogs.router import Router
from cogs.rules import Rules
from cogs.tables import Tables
from cogs.verbs import Verbs
from engine import GAMES
from host import Clock, Deliver, Host

log = logging.getLogger("rogues.client")

OpenHost = Callable[[Deliver, Clock], Awaitable[Host]]
"""Opens the store and the host on it; ``host.close`` and the store's own end are the caller's."""


OLDER = "This command has changed since Discord offered it to you: restart Discord and type it again."


class CommandTree(app_commands.CommandTree[discord.Client]):
    """The slash commands. Whoever types one that Discord still offers from before an update is told so."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Speak the language of whoever types."""
        if isinstance(self.client, RoguesTable):
            self.client.readers.greet(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that never came to be carried out; the others answer by themselves."""
        name = (interaction.data or {}).get("name", "a command")
        if isinstance(error, app_commands.CommandInvokeError):
            await fail(interaction, error.original, f"/{name}")
            return
        log.warning("/%s could not be understood: %s", name, type(error).__name__)
        # A list of choices cannot say what is wrong.
        if interaction.type is not discord.InteractionType.autocomplete:
            await tell(interaction, translated(OLDER))


class RoguesTable(commands.Bot):
    """A Discord client that hosts tables.

    ``open_host`` is called once when the client logs in, ``close_host`` when it stops. ``synced`` is a file that keeps
    the hash of the commands last sent to Discord, so that they are sent only when they have changed.
    """

    host: Host

    def __init__(
        self,
        open_host: OpenHost,
        close_host: Callable[[], Awaitable[None]],
        synced: Path,
        *,
        sync_guild: int | None = None,
        painter: Painter = paint,
    ) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            max_ratelimit_timeout=30.0,
        )
        self.readers = Readers()
        self.deliver = DiscordDeliver(self, painter)
        self.deliver.language_of_person = lambda person, table: self.readers.at_home(self.host, person, table)
        self.open_host, self.close_host = open_host, close_host
        self.synced, self.sync_guild = synced, sync_guild

    async def setup_hook(self) -> None:
        """Open the host, load the cogs, and send the commands to Discord if they have changed."""
        self.host = await self.open_host(self.deliver, LoopClock())
        await self.readers.load(self.host)
        await self.load()
        await self.tree.set_translator(Translator())
        await self._sync()
        await self.host.start()

    async def load(self) -> None:
        """Add every cog and every game's group of commands."""
        host, rules = self.host, Rules()
        await self.add_cog(Tables(host, self.deliver))
        await self.add_cog(Hands(host, self.deliver))
        await self.add_cog(Cards(host))
        await self.add_cog(rules)
        await self.add_cog(Me(host, self.readers))
        await self.add_cog(Moderators(host))
        await self.add_cog(Router(host, rules, self.deliver, self.readers))
        verbs = Verbs(host, self.deliver)
        for game in GAMES.values():
            self.tree.add_command(game_group(game, verbs))

    async def _sync(self) -> None:
        """Send the commands if the hash of what makes them up is not the one sent last."""
        described = [each.to_dict(self.tree) for each in self.tree.get_commands()]
        languages = {code: [each.commands, each.options, each.messages] for code, each in CATALOGUES.items()}
        # Cheaper than what is sent, for which each word is looked up in each language that Discord knows.
        whole = [described, languages, self.sync_guild, self.application_id]
        digest = hashlib.sha256(json.dumps(whole, sort_keys=True, default=str).encode()).hexdigest()
        if self._sent_last() == digest:
            return
        if self.sync_guild is not None:
            guild = discord.Object(self.sync_guild)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)
        else:
            await self.tree.sync()
        log.info("sent %d commands to Discord", len(described))
        try:
            self.synced.parent.mkdir(parents=True, exist_ok=True)
            self.synced.write_text(digest, encoding="utf-8")
        except OSError as problem:
            log.warning("%s cannot be written (%s): every start sends the commands", self.synced, problem.strerror)

    def _sent_last(self) -> str:
        """The hash of the commands sent last; "" if nobody knows."""
        try:
            return self.synced.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""

    async def close(self) -> None:
        """Let what runs end, then leave."""
        try:
            if hasattr(self, "host"):
                await self.host.close()
        finally:
            # Also after a start that failed half way: an open database would keep the process from ending.
            await self.close_host()
            await super().close()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited (again)."""
        await self.host.guild_joined(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed; its tables stay."""
        await self.host.guild_left(guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and with it perhaps a table's place."""
        await self.host.place_deleted(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, with its threads."""
        await self.host.place_deleted(channel.id)
