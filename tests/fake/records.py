"""What exists in the fake Discord: people, servers, channels, threads, messages. Plain records."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

JSON = dict[str, Any]

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
SUPPRESS_EMBEDS, HAS_THREAD, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 2, 1 << 5, 1 << 6, 1 << 7, 1 << 15
BUTTON, STRING_SELECT = 2, 3

# eq=False throughout: a record is itself, and may be a key or sit in a list that is searched.


@dataclass(slots=True, eq=False)
class User:
    """A Discord account; with `dms_open` False a message to it fails with 50007."""

    id: int
    name: str
    bot: bool = False
    dms_open: bool = True

    @property
    def mention(self) -> str:
        """The text that mentions this user."""
        return f"<@{self.id}>"


@dataclass(slots=True, eq=False)
class Role:
    """A server's role; `permissions` is Discord's bit set."""

    id: int
    name: str
    permissions: int
    position: int


@dataclass(slots=True, eq=False)
class Member:
    """A user in a server, with the ids of the roles beyond @everyone."""

    user: User
    role_ids: list[int]
    joined_at: float


@dataclass(slots=True, eq=False)
class Overwrite:
    """A channel's own rule for a role (`kind` 0) or a member (`kind` 1): permission bits allowed and denied."""

    target_id: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True, eq=False)
class Guild:
    """A server; `bot_present` turns False when the bot is kicked."""

    id: int
    name: str
    owner: User
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    bot_present: bool = True


@dataclass(slots=True, eq=False)
class ThreadState:
    """What a thread has beyond a channel; times are seconds since 1970, `members` maps user id to joining time."""

    owner_id: int
    created: float
    archive_changed: float
    auto_archive_minutes: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict[int, float])


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a thread (`thread` is set) or a DM (`recipient` is set)."""

    id: int
    type: int
    name: str
    guild: Guild | None = None
    parent: "Channel | None" = None
    recipient: User | None = None
    thread: ThreadState | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, "Message"] = field(default_factory=dict[int, "Message"])

    @property
    def shown(self) -> "list[Message]":
        """The messages that everybody in the channel sees, oldest first: no ephemeral ones."""
        return [message for message in self.messages.values() if not message.ephemeral]

    @property
    def last(self) -> "Message":
        """The newest message that everybody sees; raises IndexError in an empty channel."""
        return self.shown[-1]


@dataclass(slots=True, eq=False)
class Attachment:
    """An uploaded file; `url` is served by the fake."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(slots=True, eq=False)
class Message:
    """A message as it stands now.

    `hidden` are the ids of attachments that an embed shows: Discord leaves them out of the attachment list.
    `pinged` are the ids of those whom sending it notified; edits never add to it. `history` holds every body that
    made or edited it. `seen_by` is the one user who sees an ephemeral message.
    """

    id: int
    channel: Channel
    author: User
    created: float
    type: int = 0
    content: str = ""
    flags: int = 0
    embeds: list[JSON] = field(default_factory=list[JSON])
    components: list[JSON] = field(default_factory=list[JSON])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    hidden: set[int] = field(default_factory=set[int])
    edited: float | None = None
    old_edits: int = 0
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    pinged: list[int] = field(default_factory=list[int])
    reference: JSON | None = None
    interaction: JSON | None = None
    seen_by: User | None = None
    thread: Channel | None = None
    deleted: bool = False
    history: list[JSON] = field(default_factory=list[JSON])

    @property
    def ephemeral(self) -> bool:
        """Whether only `seen_by` sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Everything a person reads in it: content, then the embeds' words, one piece a line."""
        pieces = [self.content]
        for embed in self.embeds:
            pieces += [embed.get("author", {}).get("name"), embed.get("title"), embed.get("description")]
            for entry in embed.get("fields", []):
                pieces += [entry["name"], entry["value"]]
            pieces.append(embed.get("footer", {}).get("text"))
        return "\n".join(piece for piece in pieces if piece)

    @property
    def buttons(self) -> dict[str, str]:
        """Labels of the enabled buttons that can be pressed -> their custom ids (the emoji where there is no label)."""
        found = (c for c in inner_components(self.components) if c["type"] == BUTTON and not c.get("disabled"))
        return {b.get("label") or b["emoji"]["name"]: b["custom_id"] for b in found if b.get("custom_id")}

    @property
    def selects(self) -> dict[str, list[str]]:
        """Custom ids of the enabled string selects -> the values they offer."""
        found = (c for c in inner_components(self.components) if c["type"] == STRING_SELECT and not c.get("disabled"))
        return {s["custom_id"]: [option["value"] for option in s["options"]] for s in found}

    def component(self, custom_id: str) -> JSON | None:
        """The button or select with this custom id, or None."""
        return next((c for c in inner_components(self.components) if c.get("custom_id") == custom_id), None)


def inner_components(components: list[JSON]) -> Iterator[JSON]:
    """Every component inside rows, sections, containers and labels, in the order shown, containers included."""
    for component in components:
        yield component
        yield from inner_components(component.get("components") or [])
        for single in ("component", "accessory"):
            if isinstance(component.get(single), dict):
                yield from inner_components([component[single]])


def mentioned(content: str, kind: str) -> list[int]:
    """Ids mentioned in a text, each once: `kind` "@" for users, "@&" for roles."""
    found = re.findall(rf"<{re.escape(kind)}{'!?' if kind == '@' else ''}(\d+)>", content)
    return list(dict.fromkeys(int(one) for one in found))
