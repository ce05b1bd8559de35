"""Channels, threads, servers, people and the bot's application."""

from typing import TYPE_CHECKING

from tests.fake import payloads
from tests.fake.errors import DiscordError
from tests.fake.message_routes import archiving
from tests.fake.records import DM, JSON, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Guild
from tests.fake.routing import route
from tests.fake.traffic import Request
from tests.fake.world import bits

if TYPE_CHECKING:
    from tests.fake.server import FakeDiscord


@route("GET", "/channels/{channel_id}")
def read_channel(fake: "FakeDiscord", request: Request, channel_id: str) -> JSON:
    """A channel, thread or DM."""
    return payloads.channel(fake.world, fake.world.channel(channel_id))


@route("PATCH", "/channels/{channel_id}")
def change_channel(fake: "FakeDiscord", request: Request, channel_id: str) -> JSON:
    """Rename a channel; rename, archive, wake or lock a thread."""
    channel, body = fake.world.channel(channel_id), request.json
    if channel.thread is None:
        if channel.type == DM:
            raise DiscordError(50024)
        fake.world.require(channel, "manage_channels")
        channel.name = body.get("name") or channel.name
        fake.world.announce("CHANNEL_UPDATE", payloads.channel(fake.world, channel))
        return payloads.channel(fake.world, channel)
    _may_change_thread(fake, channel, body)
    if channel.thread.archived and body.get("archived") is not False:
        raise DiscordError(50083)
    channel.name = body.get("name") or channel.name
    channel.thread.auto_archive_minutes = body.get("auto_archive_duration") or channel.thread.auto_archive_minutes
    archived = channel.thread.archived if body.get("archived") is None else body["archived"]
    fake.world.set_archived(channel, archived, locked=body.get("locked"))
    return payloads.channel(fake.world, channel)


def _may_change_thread(fake: "FakeDiscord", thread: Channel, body: JSON) -> None:
    state = fake.world.state_of(thread)
    moderates = fake.world.permissions(fake.world.bot, thread) & bits("manage_threads")
    only_wakes = body.keys() == {"archived"} and body["archived"] is False
    if moderates or (only_wakes and not state.locked):
        return
    if state.owner_id != fake.world.bot.id or "locked" in body or state.locked:
        raise DiscordError(50013)


@route("DELETE", "/channels/{channel_id}")
def delete_channel(fake: "FakeDiscord", request: Request, channel_id: str) -> JSON:
    """Delete a channel or thread, as a moderator."""
    channel = fake.world.channel(channel_id)
    fake.world.require(channel, "manage_threads" if channel.thread else "manage_channels")
    gone = payloads.channel(fake.world, channel)
    fake.world.delete_channel(channel)
    return gone


@route("POST", "/channels/{channel_id}/threads")
def start_thread(fake: "FakeDiscord", request: Request, channel_id: str) -> tuple[int, JSON]:
    """Start a thread without a message: private unless its type says otherwise."""
    channel, body = fake.world.channel(channel_id), request.json
    kind = body.get("type") or PRIVATE_THREAD
    if channel.type != TEXT or kind not in {PUBLIC_THREAD, PRIVATE_THREAD}:
        raise DiscordError(50024)
    fake.world.require(channel, "create_public_threads" if kind == PUBLIC_THREAD else "create_private_threads")
    thread = fake.world.add_thread(channel, body["name"], fake.world.bot, kind=kind, **archiving(body))
    return 201, payloads.channel(fake.world, thread)


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(fake: "FakeDiscord", request: Request, channel_id: str) -> None:
    """Join a thread."""
    _add_to_thread(fake, channel_id, fake.world.bot.id)


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(fake: "FakeDiscord", request: Request, channel_id: str) -> None:
    """Leave a thread."""
    fake.world.state_of(fake.world.channel(channel_id)).members.pop(fake.world.bot.id, None)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(fake: "FakeDiscord", request: Request, channel_id: str, user_id: str) -> None:
    """Add somebody to a thread."""
    _add_to_thread(fake, channel_id, int(user_id))


def _add_to_thread(fake: "FakeDiscord", channel_id: str, user_id: int) -> None:
    thread = fake.world.channel(channel_id)
    state = fake.world.state_of(thread)
    if state.archived:
        raise DiscordError(50083)
    if thread.guild is None or user_id not in thread.guild.members:
        raise DiscordError(10007)
    state.members.setdefault(user_id, fake.clock.now())


def _guild(fake: "FakeDiscord", guild_id: str) -> Guild:
    guild = fake.world.guilds.get(int(guild_id))
    if guild is None or not guild.bot_present:
        raise DiscordError(10004)
    return guild


@route("GET", "/guilds/{guild_id}")
def read_guild(fake: "FakeDiscord", request: Request, guild_id: str) -> JSON:
    """A server."""
    guild = _guild(fake, guild_id)
    told = payloads.guild(fake.world, guild)
    if request.params.get("with_counts") in {"1", "true"}:
        told |= {"approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members)}
    return told


@route("GET", "/guilds/{guild_id}/channels")
def read_channels(fake: "FakeDiscord", request: Request, guild_id: str) -> list[JSON]:
    """A server's channels, without threads."""
    guild = _guild(fake, guild_id)
    channels = [channel for channel in fake.world.channels.values() if channel.guild is guild and not channel.thread]
    return [payloads.channel(fake.world, channel) for channel in channels]


@route("GET", "/guilds/{guild_id}/roles")
def read_roles(fake: "FakeDiscord", request: Request, guild_id: str) -> list[JSON]:
    """A server's roles."""
    return [payloads.role(role) for role in _guild(fake, guild_id).roles.values()]


@route("GET", "/guilds/{guild_id}/threads/active")
def read_threads(fake: "FakeDiscord", request: Request, guild_id: str) -> JSON:
    """A server's active threads."""
    threads, me = fake.world.threads(_guild(fake, guild_id)), fake.world.bot.id
    joined = [thread for thread in threads if me in fake.world.state_of(thread).members]
    return {
        "threads": [payloads.channel(fake.world, thread) for thread in threads],
        "members": [payloads.thread_member(fake.world, thread, me) for thread in joined],
        "has_more": False,
    }


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def read_member(fake: "FakeDiscord", request: Request, guild_id: str, user_id: str) -> JSON:
    """A member of a server."""
    member = _guild(fake, guild_id).members.get(int(user_id))
    if member is None:
        raise DiscordError(10007)
    return payloads.member(fake.world, member)


@route("GET", "/users/@me")
def read_me(fake: "FakeDiscord", request: Request) -> JSON:
    """The bot's account."""
    return payloads.current_user(fake.world.bot)


@route("POST", "/users/@me/channels")
def open_dm(fake: "FakeDiscord", request: Request) -> JSON:
    """Open a DM; this works also where sending to it will not."""
    user = fake.world.users.get(int(request.json["recipient_id"]))
    if user is None:
        raise DiscordError(10013)
    if user.bot:
        raise DiscordError(50007)
    return payloads.channel(fake.world, fake.world.open_dm(user))


@route("GET", "/users/{user_id}")
def read_user(fake: "FakeDiscord", request: Request, user_id: str) -> JSON:
    """Anybody's account."""
    user = fake.world.users.get(int(user_id))
    if user is None:
        raise DiscordError(10013)
    return payloads.user(user)


@route("GET", "/gateway")
def gateway(fake: "FakeDiscord", request: Request) -> JSON:
    """Where the gateway is."""
    return {"url": fake.gateway.url}


@route("GET", "/gateway/bot")
def gateway_bot(fake: "FakeDiscord", request: Request) -> JSON:
    """Where the gateway is, and how often the bot may identify."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return {"url": fake.gateway.url, "shards": 1, "session_start_limit": limit}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def read_application(fake: "FakeDiscord", request: Request) -> JSON:
    """The bot's application."""
    return payloads.application(fake.world)
