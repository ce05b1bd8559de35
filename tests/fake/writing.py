"""How a body becomes or changes a message: attachments kept or replaced, embeds resolved, mentions counted."""

import copy
import mimetypes
import struct
from typing import Any

from tests.fake.clock import OLD_MESSAGE
from tests.fake.errors import DiscordError
from tests.fake.message_rules import shown_files
from tests.fake.records import (
    COMPONENTS_V2,
    JSON,
    LOADING,
    SUPPRESS_EMBEDS,
    Attachment,
    Channel,
    Message,
    User,
    inner_components,
    mentioned,
)
from tests.fake.traffic import Upload
from tests.fake.world import World, bits

OLD_EDITS_ALLOWED = 3


class Writing:
    """Makes and edits messages. `cdn` is the address under which uploads are served."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cdn = ""
        self.files: dict[int, Attachment] = {}

    def create(
        self,
        channel: Channel,
        author: User,
        body: JSON,
        uploads: list[Upload],
        *,
        kind: int = 0,
        seen_by: User | None = None,
    ) -> Message:
        """A new message at the end of a channel. `seen_by` is given for ephemeral ones."""
        message = Message(next(self.world.ids), channel, author, self.world.clock.now(), kind, seen_by=seen_by)
        message.flags = int(body.get("flags") or 0)
        message.nonce = body.get("nonce")
        listed = {str(each.get("id")): each for each in body.get("attachments") or []}
        message.attachments = [self._store(channel, upload, listed.get(str(upload.index), {})) for upload in uploads]
        if not message.flags & LOADING:
            _require_something(message, body, message.attachments)
        self._write(message, body)
        message.pinged = self._pinged(message, body.get("allowed_mentions"))
        channel.messages[message.id] = message
        return message

    def edit(self, message: Message, body: JSON, uploads: list[Upload]) -> Message:
        """Change what the body names. Without `attachments` the old files stay; with it, only those listed do."""
        attachments = self._attachments_after(message, body.get("attachments"), uploads, "attachments" in body)
        _require_something(message, body, attachments)
        message.attachments = attachments
        message.edited = self.world.clock.now()
        if body.get("flags") is not None:
            settable = SUPPRESS_EMBEDS | COMPONENTS_V2
            message.flags = message.flags & ~settable | int(body["flags"]) & settable
        message.flags &= ~LOADING
        self._write(message, body)
        return message

    def spend_old_edit(self, message: Message) -> None:
        """Count an edit of a message older than an hour; raise 30046 once there were too many."""
        if self.world.clock.now() - message.created < OLD_MESSAGE:
            return
        if message.old_edits >= OLD_EDITS_ALLOWED:
            raise DiscordError(30046)
        message.old_edits += 1

    def require_for(self, channel: Channel, body: JSON, uploads: list[Upload]) -> None:
        """Raise what Discord answers when the bot may not send this into a channel."""
        self.world.require(channel, "send_messages_in_threads" if channel.thread else "send_messages")
        if body.get("embeds"):
            self.world.require(channel, "embed_links")
        if uploads:
            self.world.require(channel, "attach_files")

    def require_awake(self, channel: Channel) -> None:
        """Raise 50083 in an archived thread, where nothing can be edited."""
        if channel.thread is not None and channel.thread.archived:
            raise DiscordError(50083)

    def wake(self, thread: Channel) -> None:
        """Sending wakes an archived thread, unless it is locked and the bot is no moderator there (50083)."""
        state = thread.thread
        if state is None or not (state.archived or state.locked):
            return
        moderates = self.world.permissions(self.world.bot, thread) & bits("manage_threads")
        if state.locked and not moderates:
            raise DiscordError(50083 if state.archived else 160005)
        if state.archived:
            self.world.set_archived(thread, False)

    def _write(self, message: Message, body: JSON) -> None:
        message.history.append(body)
        if "embeds" in body:
            message.embeds = [self._embed(message, embed) for embed in body["embeds"] or []]
            shown = set(shown_files(body))
            message.hidden = {each.id for each in message.attachments if each.filename in shown}
        if "components" in body:
            message.components = copy.deepcopy(body["components"] or [])
            for number, component in enumerate(inner_components(message.components), start=1):
                component["id"] = component.get("id") or number
        if "content" in body:
            message.content = (body["content"] or "").strip()
            allowed = body.get("allowed_mentions")
            message.mentions = _allowed(mentioned(message.content, "@"), allowed, "users")
            message.mention_roles = _allowed(mentioned(message.content, "@&"), allowed, "roles")
            everyone = "@everyone" in message.content or "@here" in message.content
            message.mention_everyone = everyone and (allowed is None or "everyone" in (allowed.get("parse") or []))

    def _pinged(self, message: Message, allowed: JSON | None) -> list[int]:
        """Whom a new message notifies; an ephemeral one nobody."""
        if message.ephemeral or message.channel.guild is None:
            return []
        if message.mention_everyone:
            return list(message.channel.guild.members)
        members = message.channel.guild.members
        by_role = [uid for uid, member in members.items() if set(member.role_ids) & set(message.mention_roles)]
        return list(dict.fromkeys([uid for uid in message.mentions if uid in members] + by_role))

    def _embed(self, message: Message, embed: JSON) -> JSON:
        """An embed as Discord gives it back: attachment:// became the file's address."""
        files = {each.filename: each for each in message.attachments}
        told: JSON = copy.deepcopy(embed) | {"type": "rich"}
        for part, key in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            url: Any = (told.get(part) or {}).get(key)
            if isinstance(url, str) and (file := files.get(url.removeprefix("attachment://"))):
                told[part] |= {key: file.url, f"proxy_{key}": file.url}
        return told

    def _attachments_after(
        self, message: Message, listed: list[JSON] | None, uploads: list[Upload], named: bool
    ) -> list[Attachment]:
        if not named:
            return message.attachments + [self._store(message.channel, upload, {}) for upload in uploads]
        old = {str(each.id): each for each in message.attachments}
        new = {str(each.index): each for each in uploads}
        after: list[Attachment] = []
        for entry in listed or []:
            key = str(entry["id"])
            if key in old:
                after.append(old[key])
            elif key in new:
                after.append(self._store(message.channel, new[key], entry))
            else:
                wrong = f"attachments: {key} is neither on the message nor sent along"
                raise DiscordError(50035, details=[wrong], breach=True)
        return after

    def _store(self, channel: Channel, upload: Upload, entry: JSON) -> Attachment:
        file_id = next(self.world.ids)
        name = str(entry.get("filename") or upload.filename)
        file = Attachment(
            file_id,
            name,
            upload.data,
            f"{self.cdn}/attachments/{channel.id}/{file_id}/{name}",
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            entry.get("description"),
            _png_size(upload.data),
        )
        self.files[file_id] = file
        return file


def _require_something(message: Message, body: JSON, attachments: list[Attachment]) -> None:
    """Raise 50006 when nothing would be left to see."""
    after = [body.get(key, getattr(message, key)) for key in ("content", "embeds", "components")]
    if not attachments and not any(after):
        raise DiscordError(50006, details=["the message would be empty"], breach=True)


def _allowed(ids: list[int], allowed: JSON | None, kind: str) -> list[int]:
    if allowed is None or kind in (allowed.get("parse") or []):
        return ids
    listed = {int(each) for each in allowed.get(kind) or []}
    return [one for one in ids if one in listed]


def _png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels from a PNG's header."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height
