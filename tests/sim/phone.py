"""What a message looks like to a person: plain text, buttons with their labels, menus with their options."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
import simcord
from simcord.backend.models import Message

JSON: TypeAlias = dict[str, Any]

_BUTTON, _STRING_SELECT = 2, 3
_PERSON = re.compile(r"<@!?(\d+)>")
_CHANNEL = re.compile(r"<#(\d+)>")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_MESSAGE_LINK = re.compile(r"https://(?:\w+\.)?discord\.com/channels/[@\w]+/\d+(?:/\d+)?")


@dataclass(frozen=True)
class Button:
    """A button under a message. A link button has no custom id."""

    label: str
    custom_id: str | None
    enabled: bool

    def __str__(self) -> str:
        return f"[{self.label}]" if self.enabled else f"({self.label})"


@dataclass(frozen=True)
class Choice:
    """A line of a menu."""

    label: str
    value: str
    description: str
    chosen: bool

    def __str__(self) -> str:
        said = f"{self.label} - {self.description}" if self.description else self.label
        return f"{'*' if self.chosen else ' '} {said}"


@dataclass(frozen=True)
class Menu:
    """A select menu under a message, with how many of its choices are wanted."""

    placeholder: str
    custom_id: str
    choices: tuple[Choice, ...]
    least: int
    most: int
    enabled: bool

    def __str__(self) -> str:
        many = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        closed = "" if self.enabled else ", closed"
        return "\n".join([f"{{{self.placeholder}: choose {many}{closed}}}", *(f"  {each}" for each in self.choices)])


class Shown:
    """A message as it stands now: edits show through. It says what it holds, never who may see it."""

    def __init__(self, env: simcord.Env, channel_id: int, message_id: int) -> None:
        self.env = env
        self.channel_id = channel_id
        self.id = message_id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and (self.channel_id, self.id) == (other.channel_id, other.id)

    def __hash__(self) -> int:
        return hash((self.channel_id, self.id))

    def __repr__(self) -> str:
        return f"<Shown {self.id}\n{self.text if not self.deleted else '(deleted)'}>"

    @property
    def stored(self) -> Message:
        """SimCord's own record. Raises `LookupError` once the message is deleted."""
        try:
            return self.env.backend.messages[self.channel_id][self.id]
        except KeyError:
            raise LookupError(f"message {self.id} is deleted") from None

    @property
    def deleted(self) -> bool:
        """Whether the message, or the place it stood in, is gone."""
        return self.id not in self.env.backend.messages.get(self.channel_id, {})

    @property
    def ephemeral(self) -> bool:
        """Whether one person alone sees it, until the client is closed."""
        return self.stored.is_ephemeral

    @property
    def content(self) -> str:
        return self.stored.content

    @property
    def embeds(self) -> list[discord.Embed]:
        return [discord.Embed.from_dict(each) for each in self.stored.embeds]

    @property
    def files(self) -> list[str]:
        """Names of the attached files."""
        return [each["filename"] for each in self.stored.attachments]

    def file(self, name: str) -> bytes:
        """The bytes of an attached file."""
        [url] = [each["url"] for each in self.stored.attachments if each["filename"] == name]
        found = self.env.backend.cdn.get(url)
        assert found is not None
        return found

    @property
    def pinged(self) -> list[int]:
        """Ids of the people whom this message notifies."""
        return list(self.stored.ping_user_ids)

    @property
    def buttons(self) -> list[Button]:
        return [_button(each) for each in _components(self.stored) if each["type"] == _BUTTON]

    @property
    def menus(self) -> list[Menu]:
        return [_menu(each) for each in _components(self.stored) if each["type"] == _STRING_SELECT]

    def button(self, what: str) -> Button | None:
        """The button with this label or custom id."""
        return next((each for each in self.buttons if what in {each.label, each.custom_id}), None)

    def menu(self, what: str) -> Menu | None:
        """The menu with this placeholder or custom id."""
        return next((each for each in self.menus if what in {each.placeholder, each.custom_id}), None)

    @property
    def text(self) -> str:
        """What a person reads, top to bottom: content, embeds, files, buttons, menus. Names stand for ids."""
        stored = self.stored
        lines = [*_content_lines(stored)]
        for embed in stored.embeds:
            lines += [f"| {line}" for line in _embed_lines(embed, stored.attachments)]
        used = {_attached_name(embed) for embed in stored.embeds}
        lines += [f"[file: {name}]" for name in self.files if name not in used]
        lines += _component_lines(stored)
        return _named(self.env, "\n".join(lines))


def _components(message: Message) -> Iterator[JSON]:
    for row in message.components:
        yield from row.get("components", ())


def _content_lines(message: Message) -> list[str]:
    if message.interaction_metadata is not None and message.flags & discord.MessageFlags.loading.flag:
        return ["(thinking)"]
    return message.content.splitlines()


def _label(component: JSON) -> str:
    emoji = (component.get("emoji") or {}).get("name") or ""
    return " ".join(part for part in (emoji, component.get("label")) if part)


def _button(component: JSON) -> Button:
    return Button(
        label=component.get("label") or _label(component),
        custom_id=component.get("custom_id"),
        enabled=not component.get("disabled"),
    )


def _menu(component: JSON) -> Menu:
    choices = tuple(
        Choice(each["label"], each["value"], each.get("description") or "", bool(each.get("default")))
        for each in component["options"]
    )
    return Menu(
        placeholder=component.get("placeholder") or "",
        custom_id=component["custom_id"],
        choices=choices,
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        enabled=not component.get("disabled"),
    )


def _embed_lines(embed: JSON, attachments: list[JSON]) -> list[str]:
    lines = [(embed.get("author") or {}).get("name"), embed.get("title"), embed.get("description")]
    for field in embed.get("fields", ()):
        name, value = field["name"], field["value"]
        lines.append(f"{name}: {value}" if "\n" not in value else f"{name}:\n{value}")
    if embed.get("image"):
        lines.append(_picture(embed, attachments))
    lines.append((embed.get("footer") or {}).get("text"))
    return [line for text in lines if text for line in text.splitlines()]


def _attached_name(embed: JSON) -> str | None:
    url = (embed.get("image") or {}).get("url") or ""
    return url.removeprefix("attachment://") if url.startswith("attachment://") else None


def _picture(embed: JSON, attachments: list[JSON]) -> str:
    name = _attached_name(embed)
    found = next((each for each in attachments if each["filename"] == name), None)
    if found is None:
        return "[picture: BROKEN, no such file]"
    return f"[picture: {found.get('description') or name}]"


def _component_lines(message: Message) -> list[str]:
    lines: list[str] = []
    for row in message.components:
        inner = row.get("components", ())
        buttons = [str(_button(each | {"label": _label(each)})) for each in inner if each["type"] == _BUTTON]
        lines += [" ".join(buttons)] if buttons else []
        lines += [line for each in inner if each["type"] == _STRING_SELECT for line in str(_menu(each)).splitlines()]
    return lines


def _named(env: simcord.Env, text: str) -> str:
    """Names in the place of ids, as the client writes them."""

    def person(match: re.Match[str]) -> str:
        user = env.backend.users.get(int(match[1]))
        return f"@{user.global_name or user.name}" if user else "@unknown"

    def channel(match: re.Match[str]) -> str:
        found = env.backend.channels.get(int(match[1]))
        return f"#{found.name}" if found else "#deleted"

    text = _CHANNEL.sub(channel, _PERSON.sub(person, text))
    return _MESSAGE_LINK.sub("(link)", _COMMAND.sub(r"/\1", text))
