"""The fake's world: who and what exists, what changes when a moderator acts, and who may do what.

It outlives the bot: a killed and restarted client finds it as it was.
"""

from collections.abc import Callable, Iterator

import discord

from tests.fake import payloads
from tests.fake.clock import Clock
from tests.fake.errors import DiscordError
from tests.fake.records import (
    DM,
    JSON,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    ThreadState,
    User,
)

ALL = (1 << 52) - 1


def bits(*names: str) -> int:
    """Permission bits by discord.py's names ("send_messages", ...)."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


EVERYONE = bits(
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "use_application_commands",
    "add_reactions",
)
MODERATOR = bits("manage_guild", "manage_messages", "manage_threads", "manage_channels")

# Whoever may not send messages may do none of these either.
NEEDS_SENDING = bits("embed_links", "attach_files", "mention_everyone", "send_tts_messages")


class World:
    """All records, and the deeds that people do outside of the bot.

    Every deed that Discord would tell the bot about is announced (`announce(event, data)`). Permissions are
    computed as Discord does it, from roles and overwrites.
    """

    def __init__(self, clock: Clock, ids: Iterator[int], announce: Callable[[str, JSON], None]) -> None:
        self.clock = clock
        self.ids = ids
        self.announce = announce
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: dict[int | None, list[JSON]] = {None: []}
        self.bot = self.add_user("Rogues' Table", bot=True)
        self.application_id = self.bot.id
        self.owner = self.add_user("Host")

    def add_user(self, name: str, *, bot: bool = False) -> User:
        """A new account that is in no server."""
        user = User(next(self.ids), name, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *channels: str) -> Guild:
        """A server owned by the host, with the bot in it and these text channels; announced as GUILD_CREATE."""
        guild = Guild(next(self.ids), name, self.owner)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE, 0)
        self.guilds[guild.id] = guild
        for user in (self.owner, self.bot):
            guild.members[user.id] = Member(user, [], self.clock.now())
        for channel in channels:
            self.add_channel(guild, channel, quiet=True)
        self.announce("GUILD_CREATE", payloads.guild_create(self, guild))
        return guild

    def add_channel(self, guild: Guild, name: str, *, quiet: bool = False) -> Channel:
        """A text channel; `quiet` when the server itself is about to be announced."""
        channel = Channel(next(self.ids), TEXT, name, guild)
        self.channels[channel.id] = channel
        if not quiet:
            self.announce("CHANNEL_CREATE", payloads.channel(self, channel))
        return channel

    def add_member(self, guild: Guild, user: User, *, moderator: bool = False) -> Member:
        """Let a user into a server; a moderator gets a role with Manage Server. The bot is not told (no intent)."""
        member = guild.members[user.id] = Member(user, [], self.clock.now())
        if moderator:
            role = next((role for role in guild.roles.values() if role.name == "Moderator"), None)
            role = role or self.add_role(guild, "Moderator", MODERATOR)
            member.role_ids.append(role.id)
        return member

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """A role, above those that exist."""
        role = Role(next(self.ids), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        self.announce("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": payloads.role(role)})
        return role

    def open_dm(self, user: User) -> Channel:
        """The DM channel between the bot and a user: always the same one."""
        found = next((c for c in self.channels.values() if c.recipient is user), None)
        if found is None:
            found = Channel(next(self.ids), DM, "", recipient=user)
            self.channels[found.id] = found
        return found

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        *,
        kind: int = PUBLIC_THREAD,
        thread_id: int | None = None,
        auto_archive_minutes: int = 4320,
    ) -> Channel:
        """A thread under a text channel, with its owner in it; announced as THREAD_CREATE.

        `thread_id` is the message's when it starts from one.
        """
        now = self.clock.now()
        state = ThreadState(owner.id, now, now, auto_archive_minutes, members={owner.id: now})
        thread = Channel(thread_id or next(self.ids), kind, name, parent.guild, parent, thread=state)
        self.channels[thread.id] = thread
        if self.permissions(self.bot, thread) & bits("view_channel"):
            self.announce("THREAD_CREATE", payloads.channel(self, thread) | {"newly_created": True})
        return thread

    def set_archived(self, thread: Channel, archived: bool, *, locked: bool | None = None) -> None:
        """Archive or wake a thread, and lock or unlock it where `locked` is given."""
        state = self.state_of(thread)
        state.archived, state.archive_changed = archived, self.clock.now()
        state.locked = state.locked if locked is None else locked
        self.announce("THREAD_UPDATE", payloads.channel(self, thread))

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        for one in [c for c in self.channels.values() if c is channel or c.parent is channel]:
            del self.channels[one.id]
        event = "THREAD_DELETE" if channel.thread else "CHANNEL_DELETE"
        self.announce(event, payloads.channel(self, channel))

    def delete_message(self, message: Message) -> None:
        """Delete a message; the record stays marked. The bot is not told: no intent for it."""
        message.deleted = True
        message.channel.messages.pop(message.id, None)

    def deny(self, channel: Channel, *names: str) -> None:
        """Take permissions from the bot in a channel (by discord.py's names)."""
        self._overwrite(channel, bits(*names), 0)

    def allow(self, channel: Channel, *names: str) -> None:
        """Give the bot permissions in a channel, also such as were denied before."""
        self._overwrite(channel, 0, bits(*names))

    def _overwrite(self, channel: Channel, deny: int, allow: int) -> None:
        rule = channel.overwrites.setdefault(self.bot.id, Overwrite(self.bot.id, 1))
        rule.deny = (rule.deny | deny) & ~allow
        rule.allow = (rule.allow | allow) & ~deny
        self.announce("CHANNEL_UPDATE", payloads.channel(self, channel))

    def kick_bot(self, guild: Guild) -> None:
        """Throw the bot out of a server."""
        guild.bot_present = False
        del guild.members[self.bot.id]
        self.announce("GUILD_DELETE", {"id": str(guild.id)})

    def invite_bot(self, guild: Guild) -> None:
        """Let the bot into a server (again)."""
        guild.bot_present = True
        guild.members[self.bot.id] = Member(self.bot, [], self.clock.now())
        self.announce("GUILD_CREATE", payloads.guild_create(self, guild))

    def permissions(self, user: User, channel: Channel) -> int:
        """What a user may do in a channel, as Discord's bits; a thread has its parent's."""
        guild = channel.guild
        if guild is None:
            return EVERYONE
        member = guild.members.get(user.id)
        if member is None:
            return 0
        if guild.owner is user:
            return ALL
        granted = guild.roles[guild.id].permissions
        for role_id in member.role_ids:
            granted |= guild.roles[role_id].permissions
        if granted & bits("administrator"):
            return ALL
        granted = self._overwritten(granted, (channel.parent or channel).overwrites, guild.id, member)
        if not granted & bits("send_messages_in_threads" if channel.thread else "send_messages"):
            granted &= ~NEEDS_SENDING
        return granted

    @staticmethod
    def _overwritten(granted: int, rules: dict[int, Overwrite], guild_id: int, member: Member) -> int:
        if everyone := rules.get(guild_id):
            granted = granted & ~everyone.deny | everyone.allow
        roles = [rules[role_id] for role_id in member.role_ids if role_id in rules]
        for rule in roles:
            granted &= ~rule.deny
        for rule in roles:
            granted |= rule.allow
        if own := rules.get(member.user.id):
            granted = granted & ~own.deny | own.allow
        return granted if granted & bits("view_channel") else 0

    def require(self, channel: Channel, *names: str) -> None:
        """Raise what Discord answers when the bot lacks a permission in a channel: 50001 or 50013."""
        if channel.guild is None:
            return
        held = self.permissions(self.bot, channel)
        if not held & bits("view_channel"):
            raise DiscordError(50001)
        if bits(*names) & ~held:
            raise DiscordError(50013)

    def channel(self, channel_id: str) -> Channel:
        """The channel with an id from a path; 10003 where there is none, 50001 where the bot cannot look."""
        channel = self.channels.get(int(channel_id))
        if channel is None:
            raise DiscordError(10003)
        self.require(channel)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """A message that the bot can reach by channel and id; an ephemeral one it cannot (10008)."""
        message = channel.messages.get(int(message_id))
        if message is None or message.ephemeral:
            raise DiscordError(10008)
        return message

    def state_of(self, thread: Channel) -> ThreadState:
        """The thread's own state; 50024 for a channel that is no thread."""
        if thread.thread is None:
            raise DiscordError(50024)
        return thread.thread

    def threads(self, guild: Guild) -> list[Channel]:
        """A server's active threads, private ones only where the bot is in them."""
        return [
            channel
            for channel in self.channels.values()
            if channel.guild is guild
            and channel.thread
            and not channel.thread.archived
            and (channel.type != PRIVATE_THREAD or self.bot.id in channel.thread.members)
        ]
