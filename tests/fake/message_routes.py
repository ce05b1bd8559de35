"""Messages by channel: send, edit, read, delete, and the thread that starts from one."""

from typing import TYPE_CHECKING

from tests.fake import payloads
from tests.fake.clock import NONCE_REMEMBERED
from tests.fake.errors import DiscordError
from tests.fake.records import DM, HAS_THREAD, JSON, PUBLIC_THREAD, Channel, Message
from tests.fake.routing import route
from tests.fake.traffic import Request

if TYPE_CHECKING:
    from tests.fake.server import FakeDiscord


@route("POST", "/channels/{channel_id}/messages")
def send(fake: "FakeDiscord", request: Request, channel_id: str) -> JSON:
    """Send a message, or give back the one that was sent with the same enforced nonce a short while ago."""
    channel, body = fake.world.channel(channel_id), request.json or {}
    if channel.recipient is not None and not channel.recipient.dms_open:
        raise DiscordError(50007)
    fake.writing.require_for(channel, body, request.uploads)
    fake.writing.wake(channel)
    if known := _sent_before(fake, channel, body):
        return payloads.message(fake.world, known)
    message = fake.writing.create(channel, fake.world.bot, body, request.uploads)
    message.reference = _reference(channel, body.get("message_reference"))
    if message.nonce is not None:
        fake.nonces[channel.id, str(message.nonce)] = message
    return payloads.message(fake.world, message)


def _sent_before(fake: "FakeDiscord", channel: Channel, body: JSON) -> Message | None:
    """The message that this one would repeat by its nonce; 10008 when that one has been deleted since."""
    known = fake.nonces.get((channel.id, str(body.get("nonce")))) if body.get("enforce_nonce") else None
    if known is None or fake.clock.now() - known.created >= NONCE_REMEMBERED:
        return None
    if known.deleted:
        raise DiscordError(10008)
    return known


def _reference(channel: Channel, asked: JSON | None) -> JSON | None:
    if asked is None:
        return None
    if int(asked["message_id"]) not in channel.messages and asked.get("fail_if_not_exists", True):
        raise DiscordError(50035, details=["message_reference: Unknown message"])
    return {"type": 0, "channel_id": str(channel.id), "message_id": str(asked["message_id"])}


@route("GET", "/channels/{channel_id}/messages")
def history(fake: "FakeDiscord", request: Request, channel_id: str) -> list[JSON]:
    """The newest messages first, at most `limit` (50), before or after a message."""
    channel = fake.world.channel(channel_id)
    fake.world.require(channel, "read_message_history")
    before, after = int(request.params.get("before", 1 << 63)), int(request.params.get("after", 0))
    limit = int(request.params.get("limit", 50))
    fitting = [message for message in channel.shown if after < message.id < before]
    chosen = fitting[:limit] if "after" in request.params else fitting[-limit:]
    return [payloads.message(fake.world, message) for message in reversed(chosen)]


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def read(fake: "FakeDiscord", request: Request, channel_id: str, message_id: str) -> JSON:
    """One message."""
    channel = fake.world.channel(channel_id)
    fake.world.require(channel, "read_message_history")
    return payloads.message(fake.world, fake.world.message(channel, message_id))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(fake: "FakeDiscord", request: Request, channel_id: str, message_id: str) -> JSON:
    """Edit one of the bot's own messages, not in an archived thread and not too often when it is old."""
    message = _own_message(fake, channel_id, message_id)
    fake.writing.spend_old_edit(message)
    return payloads.message(fake.world, fake.writing.edit(message, request.json or {}, request.uploads))


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(fake: "FakeDiscord", request: Request, channel_id: str, message_id: str) -> None:
    """Delete a message; those of others only as a moderator."""
    channel = fake.world.channel(channel_id)
    message = fake.world.message(channel, message_id)
    fake.writing.require_awake(channel)
    if message.author is not fake.world.bot:
        fake.world.require(channel, "manage_messages")
        if channel.type == DM:
            raise DiscordError(50003, status=403, message="Cannot execute action on a DM channel")
    fake.world.delete_message(message)


@route("POST", "/channels/{channel_id}/typing")
def typing(fake: "FakeDiscord", request: Request, channel_id: str) -> None:
    """Show that the bot is typing."""
    fake.world.require(fake.world.channel(channel_id), "send_messages")


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def start_thread(fake: "FakeDiscord", request: Request, channel_id: str, message_id: str) -> tuple[int, JSON]:
    """Start a public thread from a message; it gets the message's id."""
    channel = fake.world.channel(channel_id)
    message = fake.world.message(channel, message_id)
    fake.world.require(channel, "create_public_threads")
    if channel.type == DM or channel.thread:
        raise DiscordError(50024)
    if message.thread is not None:
        raise DiscordError(160004)
    thread = fake.world.add_thread(
        channel,
        request.json["name"],
        fake.world.bot,
        kind=PUBLIC_THREAD,
        **archiving(request.json),
        thread_id=message.id,
    )
    message.thread = thread
    message.flags |= HAS_THREAD
    return 201, payloads.channel(fake.world, thread)


def archiving(body: JSON) -> dict[str, int]:
    """The thread setting that a body may bring."""
    minutes = body.get("auto_archive_duration")
    return {} if minutes is None else {"auto_archive_minutes": minutes}


def _own_message(fake: "FakeDiscord", channel_id: str, message_id: str) -> Message:
    channel = fake.world.channel(channel_id)
    message = fake.world.message(channel, message_id)
    if message.author is not fake.world.bot:
        raise DiscordError(50005)
    fake.writing.require_awake(channel)
    return message
