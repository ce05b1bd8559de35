"""What the bot does with an interaction's token: the first answer, follow-ups, edits; and the commands it registers."""

from typing import TYPE_CHECKING, Any

from tests.fake import payloads
from tests.fake.errors import DiscordError
from tests.fake.interaction import COMMAND, DEFERRED_REPLY, DEFERRED_UPDATE, REPLY, UPDATE, Edit, Interaction
from tests.fake.records import EPHEMERAL, JSON, LOADING, Message
from tests.fake.routing import route
from tests.fake.traffic import Request, Upload

if TYPE_CHECKING:
    from tests.fake.server import FakeDiscord

COMMAND_REPLY = 20


@route("POST", "/interactions/{interaction_id}/{token}/callback", signed=False)
def first_answer(fake: "FakeDiscord", request: Request, interaction_id: str, token: str) -> JSON | None:
    """Acknowledge an interaction: once, within three seconds, in a way that its kind allows."""
    interaction = fake.interactions.get(token)
    if interaction is None or str(interaction.id) != interaction_id:
        raise DiscordError(10062)
    if interaction.answered:
        raise DiscordError(40060)
    if interaction.too_late:
        raise DiscordError(10062)
    kind: int = request.json["type"]
    if not interaction.allows(kind):
        wrong = f"type: {kind} does not answer an interaction of type {interaction.kind}"
        raise DiscordError(50035, details=[wrong], breach=True)
    data: JSON = request.json.get("data") or {}
    if kind in {REPLY, DEFERRED_REPLY}:
        interaction.original = _reply(fake, interaction, data, request.uploads, loading=kind == DEFERRED_REPLY)
        interaction.loading = kind == DEFERRED_REPLY
    elif kind in {UPDATE, DEFERRED_UPDATE} and interaction.message is not None:
        interaction.original = interaction.message
        if kind == UPDATE:
            fake.writing.require_awake(interaction.channel)
            fake.writing.edit(interaction.message, data, request.uploads)
    interaction.type, interaction.callback = kind, request.json
    if request.params.get("with_response") not in {"1", "true"}:
        return None
    return _callback_response(fake, interaction, kind)


def _callback_response(fake: "FakeDiscord", interaction: Interaction, kind: int) -> JSON:
    told: JSON = {"id": str(interaction.id), "type": interaction.kind}
    if interaction.original is not None:
        told |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": interaction.loading,
            "response_message_ephemeral": interaction.original.ephemeral,
        }
    response: JSON = {"interaction": told}
    if kind in {REPLY, UPDATE} and interaction.original is not None:
        response["resource"] = {"type": kind, "message": payloads.message(fake.world, interaction.original)}
    return response


def _reply(
    fake: "FakeDiscord", interaction: Interaction, body: JSON, uploads: list[Upload], *, loading: bool = False
) -> Message:
    if interaction.channel.thread is not None and interaction.channel.thread.archived:
        fake.writing.wake(interaction.channel)
    flags = int(body.get("flags") or 0) | (LOADING if loading else 0)
    message = fake.writing.create(
        interaction.channel,
        fake.world.bot,
        body | {"flags": flags},
        uploads,
        kind=COMMAND_REPLY if interaction.kind == COMMAND and interaction.original is None else 0,
        seen_by=interaction.user if flags & EPHEMERAL else None,
    )
    owners = {"0": str(interaction.channel.guild.id if interaction.channel.guild else 0)}
    message.interaction = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": payloads.user(interaction.user),
        "authorizing_integration_owners": owners,
    }
    if interaction.message is not None:
        message.interaction["interacted_message_id"] = str(interaction.message.id)
    return message


def _by_token(fake: "FakeDiscord", application_id: str, token: str) -> Interaction:
    """The interaction behind a webhook token: acknowledged, and not older than fifteen minutes."""
    interaction = fake.interactions.get(token)
    if interaction is None or application_id != str(fake.world.application_id) or not interaction.answered:
        raise DiscordError(10015)
    if interaction.expired:
        raise DiscordError(50027)
    return interaction


def _message(interaction: Interaction, message_id: str) -> Message:
    message = interaction.message_by_id(message_id)
    if message is None:
        raise DiscordError(10008)
    return message


@route("POST", "/webhooks/{application_id}/{token}", signed=False)
def follow_up(fake: "FakeDiscord", request: Request, application_id: str, token: str) -> JSON | None:
    """Send a follow-up; the first one after a deferred reply is that reply."""
    interaction = _by_token(fake, application_id, token)
    body: JSON = request.json or {}
    if interaction.loading and interaction.original is not None:
        message = _edit(fake, interaction, interaction.original, body, request.uploads)
    else:
        message = _reply(fake, interaction, body, request.uploads)
        interaction.followups.append(message)
    return payloads.message(fake.world, message) if request.params.get("wait") in {"1", "true"} else None


def _edit(
    fake: "FakeDiscord", interaction: Interaction, message: Message, body: JSON, uploads: list[Upload]
) -> Message:
    fake.writing.require_awake(interaction.channel)
    fake.writing.edit(message, body, uploads)
    interaction.edits.append(Edit(message, body))
    if message is interaction.original:
        interaction.loading = False
    return message


@route("GET", "/webhooks/{application_id}/{token}/messages/{message_id}", signed=False)
def read_answer(fake: "FakeDiscord", request: Request, application_id: str, token: str, message_id: str) -> JSON:
    """The original answer or a follow-up."""
    return payloads.message(fake.world, _message(_by_token(fake, application_id, token), message_id))


@route("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", signed=False)
def edit_answer(fake: "FakeDiscord", request: Request, application_id: str, token: str, message_id: str) -> JSON:
    """Edit the original answer, the pressed message or a follow-up."""
    interaction = _by_token(fake, application_id, token)
    message = _message(interaction, message_id)
    return payloads.message(fake.world, _edit(fake, interaction, message, request.json or {}, request.uploads))


@route("DELETE", "/webhooks/{application_id}/{token}/messages/{message_id}", signed=False)
def delete_answer(fake: "FakeDiscord", request: Request, application_id: str, token: str, message_id: str) -> None:
    """Delete the original answer, the pressed message or a follow-up."""
    interaction = _by_token(fake, application_id, token)
    message = _message(interaction, message_id)
    fake.world.delete_message(message)
    if message is interaction.original:
        interaction.original_deleted, interaction.loading = True, False


def kept_files(fake: "FakeDiscord", request: Request) -> list[str] | None:
    """Names of the files on the message that a request edits; None when it edits none that is known."""
    message: Message | None = None
    match request.path.strip("/").split("/"):
        case ["channels", channel_id, "messages", message_id] if channel_id.isdigit() and message_id.isdigit():
            channel = fake.world.channels.get(int(channel_id))
            message = channel.messages.get(int(message_id)) if channel else None
        case ["webhooks", _, token, "messages", message_id]:
            interaction = fake.interactions.get(token)
            message = interaction.message_by_id(message_id) if interaction else None
        case ["interactions", _, token, "callback"]:
            interaction = fake.interactions.get(token)
            message = interaction.message if interaction else None
        case _:
            return None
    return None if message is None else [each.filename for each in message.attachments]


@route("GET", "/applications/{application_id}/commands")
def read_commands(fake: "FakeDiscord", request: Request, application_id: str) -> list[JSON]:
    """The global commands."""
    return fake.world.commands[None]


@route("PUT", "/applications/{application_id}/commands")
def write_commands(fake: "FakeDiscord", request: Request, application_id: str) -> list[JSON]:
    """Replace all global commands."""
    return _replace(fake, None, request.json)


@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def read_guild_commands(fake: "FakeDiscord", request: Request, application_id: str, guild_id: str) -> list[JSON]:
    """A server's own commands."""
    return fake.world.commands.get(int(guild_id), [])


@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def write_guild_commands(fake: "FakeDiscord", request: Request, application_id: str, guild_id: str) -> list[JSON]:
    """Replace a server's own commands."""
    return _replace(fake, int(guild_id), request.json)


def _replace(fake: "FakeDiscord", guild_id: int | None, commands: list[JSON]) -> list[JSON]:
    old = {command["name"]: command["id"] for command in fake.world.commands.get(guild_id, [])}
    fake.world.commands[guild_id] = [_registered(fake, guild_id, command, old) for command in commands]
    return fake.world.commands[guild_id]


def _registered(fake: "FakeDiscord", guild_id: int | None, command: JSON, old: dict[str, str]) -> JSON:
    """A command as Discord keeps it; one of the same name keeps its id."""
    permissions: Any = command.get("default_member_permissions")
    told: JSON = {
        "id": old.get(command["name"]) or str(next(fake.world.ids)),
        "application_id": str(fake.world.application_id),
        "version": str(next(fake.world.ids)),
        "name": command["name"],
        "description": command.get("description") or "",
        "type": command.get("type") or 1,
        "options": command.get("options") or [],
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": command.get("dm_permission", True),
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
        "nsfw": bool(command.get("nsfw")),
    }
    return told if guild_id is None else told | {"guild_id": str(guild_id)}
