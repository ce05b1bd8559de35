"""What people do in the client: press, choose, type a command, ask for suggestions, fill in a modal.

Each deed is sent to the bot at once and gives the `Interaction`, to be awaited or not: two deeds before the first
`await` are two deeds at the same instant.
"""

from typing import TYPE_CHECKING, Any

from tests.fake import payloads
from tests.fake.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from tests.fake.records import BUTTON, DM, JSON, STRING_SELECT, Channel, Message, Role, User, inner_components

if TYPE_CHECKING:
    from tests.fake.server import FakeDiscord

SUBCOMMAND, GROUP, USER, CHANNEL, ROLE = 1, 2, 6, 7, 8
TEXT_INPUT = 4


class NotPossible(AssertionError):
    """The test wants a person to do what Discord's client would not offer."""


class People:
    """Deeds of people, bound to a fake."""

    def __init__(self, fake: "FakeDiscord") -> None:
        self._fake = fake

    def click(self, user: User, message: Message, custom_id: str, *, stale: bool = False) -> Interaction:
        """Press a button by its custom id or label. `stale` presses what the message no longer shows."""
        wanted = message.buttons.get(custom_id, custom_id)
        component = message.component(wanted)
        if not stale and (component is None or component["type"] != BUTTON or component.get("disabled")):
            raise NotPossible(f"no button {custom_id!r} to press; there are {message.buttons}")
        return self._component(user, message, {"custom_id": wanted, "component_type": BUTTON})

    def choose(self, user: User, message: Message, custom_id: str, *values: str, stale: bool = False) -> Interaction:
        """Choose in a string select, by values or labels."""
        component = message.component(custom_id)
        if component is None or component["type"] != STRING_SELECT or component.get("disabled"):
            if not stale:
                raise NotPossible(f"no select {custom_id!r}; there are {message.selects}")
            component = {"options": [{"value": value, "label": value} for value in values]}
        offered = {option["label"]: option["value"] for option in component["options"]}
        chosen = [offered.get(value, value) for value in values]
        # Two options may have one label.
        known = {option["value"] for option in component["options"]}
        least, most = _bounds(component)
        if not stale and (not set(chosen) <= known or not least <= len(chosen) <= most):
            raise NotPossible(f"{chosen} cannot be chosen: {least} to {most} of {offered}")
        data = {"custom_id": custom_id, "component_type": STRING_SELECT, "values": chosen}
        return self._component(user, message, data)

    def _component(self, user: User, message: Message, data: JSON) -> Interaction:
        if message.ephemeral and message.seen_by is not user:
            raise NotPossible(f"{user.name} does not see this message")
        if message.deleted:
            raise NotPossible("the message is deleted")
        return self._send(user, message.channel, COMPONENT, data, message=message)

    def slash(self, user: User, channel: Channel, name: str, /, **options: Any) -> Interaction:
        """Type a command ("table open") with options. `_` in an option's name may stand for `-`.

        Users, channels and roles are given as records. Raises `NotPossible` for what is not registered or left out.
        """
        command, path, declared = self._command(channel, name)
        filled = [self._option(declared, key, value, channel) for key, value in options.items()]
        missing = {o["name"] for o in declared if o.get("required")} - {o["name"] for o in filled}
        if missing:
            raise NotPossible(f"/{name} needs {sorted(missing)}")
        data = _command_data(command, path, filled) | self._resolved(options, channel)
        return self._send(user, channel, COMMAND, data)

    def autocomplete(
        self, user: User, channel: Channel, name: str, focused: str, typed: str = "", /, **options: Any
    ) -> Interaction:
        """Type `typed` into the option `focused`, with other options already filled in; see `Interaction.choices`."""
        command, path, declared = self._command(channel, name)
        asked = self._option(declared, focused, typed, channel)
        if not next(o for o in declared if o["name"] == asked["name"]).get("autocomplete"):
            raise NotPossible(f"/{name} {focused} has no autocomplete")
        filled = [self._option(declared, key, value, channel) for key, value in options.items()]
        data = _command_data(command, path, [*filled, asked | {"focused": True}])
        return self._send(user, channel, AUTOCOMPLETE, data)

    def submit(self, opened: Interaction, /, **values: Any) -> Interaction:
        """Send the modal that `opened` opened, filled in by custom ids (a list of values for a select)."""
        modal = opened.modal
        if modal is None:
            raise NotPossible(f"no modal was opened by {opened}")
        known = {c["custom_id"]: c for c in inner_components(modal["components"]) if "custom_id" in c}
        if unknown := values.keys() - known.keys():
            raise NotPossible(f"the modal has no {sorted(unknown)}; it has {sorted(known)}")
        for custom_id, box in known.items():
            if box.get("required", True) and not values.get(custom_id, box.get("value")):
                raise NotPossible(f"the modal wants {custom_id}")
        components = [_filled(component, values) for component in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": components}
        return self._send(opened.user, opened.channel, MODAL_SUBMIT, data, message=opened.message)

    def _command(self, channel: Channel, name: str) -> tuple[JSON, list[JSON], list[JSON]]:
        """The registered command, the subcommands on the way, and the options that the last of them declares."""
        first, *rest = name.split()
        own = self._fake.world.commands.get(channel.guild.id, []) if channel.guild else []
        command = next((c for c in [*own, *self._fake.world.commands[None]] if c["name"] == first), None)
        if command is None:
            raise NotPossible(f"there is no /{first}")
        if channel.type == DM and not _usable_in_dm(command):
            raise NotPossible(f"/{first} is not offered in a DM")
        path: list[JSON] = []
        declared: list[JSON] = command["options"]
        for word in rest:
            step = next((o for o in declared if o["name"] == word and o["type"] in {SUBCOMMAND, GROUP}), None)
            if step is None:
                raise NotPossible(f"there is no /{name}")
            path.append(step)
            declared = step.get("options") or []
        if any(option["type"] in {SUBCOMMAND, GROUP} for option in declared):
            raise NotPossible(f"/{name} alone cannot be sent, only its subcommands")
        return command, path, declared

    @staticmethod
    def _option(declared: list[JSON], key: str, value: Any, channel: Channel) -> JSON:
        found = next((o for o in declared if o["name"] in {key, key.replace("_", "-")}), None)
        if found is None:
            raise NotPossible(f"no option {key}; there are {[option['name'] for option in declared]}")
        offered = [choice["value"] for choice in found.get("choices") or []]
        if offered and value not in offered:
            raise NotPossible(f"{key} is one of {offered}")
        plain = str(value.id) if found["type"] in {USER, CHANNEL, ROLE} else value
        return {"name": found["name"], "type": found["type"], "value": plain}

    def _resolved(self, options: dict[str, Any], channel: Channel) -> JSON:
        """The records behind ids, as Discord adds them to a command."""
        users = [value for value in options.values() if isinstance(value, User)]
        roles = [value for value in options.values() if isinstance(value, Role)]
        channels = [value for value in options.values() if isinstance(value, Channel)]
        resolved: JSON = {}
        if users:
            resolved["users"] = {str(user.id): payloads.user(user) for user in users}
            members = channel.guild.members if channel.guild else {}
            resolved["members"] = {
                str(user.id): self._member(user, channel, with_user=False) for user in users if user.id in members
            }
        if channels:
            resolved["channels"] = {str(each.id): self._channel(users[0] if users else None, each) for each in channels}
        if roles:
            resolved["roles"] = {str(each.id): payloads.role(each) for each in roles}
        return {"resolved": resolved} if resolved else {}

    def _member(self, user: User, channel: Channel, *, with_user: bool) -> JSON:
        if channel.guild is None or user.id not in channel.guild.members:
            raise NotPossible(f"{user.name} is not a member here")
        told = payloads.member(self._fake.world, channel.guild.members[user.id])
        told["permissions"] = str(self._fake.world.permissions(user, channel))
        if not with_user:
            del told["user"], told["deaf"], told["mute"]
        return told

    def _channel(self, user: User | None, channel: Channel) -> JSON:
        told = payloads.channel(self._fake.world, channel)
        return told | {"permissions": str(self._fake.world.permissions(user or self._fake.world.owner, channel))}

    def _send(
        self, user: User, channel: Channel, kind: int, data: JSON, *, message: Message | None = None
    ) -> Interaction:
        fake = self._fake
        if channel.recipient not in {None, user}:
            raise NotPossible(f"{user.name} cannot see somebody else's DM")
        if channel.id not in fake.world.channels:
            raise NotPossible("the channel is deleted")
        number = next(fake.world.ids)
        interaction = Interaction(
            number, f"token-of-{number}", kind, user, channel, data, fake.clock, fake.bell, message, fake.clock.now()
        )
        payload = self._payload(interaction)
        fake.interactions[interaction.token] = interaction
        fake.gateway.dispatch("INTERACTION_CREATE", payload)
        return interaction

    def _payload(self, interaction: Interaction) -> JSON:
        fake, channel, user = self._fake, interaction.channel, interaction.user
        payload: JSON = {
            "id": str(interaction.id),
            "application_id": str(fake.world.application_id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel": self._channel(user, channel),
            "channel_id": str(channel.id),
            "app_permissions": str(fake.world.permissions(fake.world.bot, channel)),
            "locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.message is not None:
            payload["message"] = payloads.message(fake.world, interaction.message)
        if channel.guild is None:
            return payload | {"user": payloads.user(user), "context": 1, "authorizing_integration_owners": {"0": "0"}}
        guild_id = str(channel.guild.id)
        return payload | {
            "member": self._member(user, channel, with_user=True),
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "context": 0,
            "authorizing_integration_owners": {"0": guild_id},
        }


def _bounds(select: JSON) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _usable_in_dm(command: JSON) -> bool:
    contexts: list[int] | None = command.get("contexts")
    return bool(command.get("dm_permission", True)) if contexts is None else 1 in contexts


def _command_data(command: JSON, path: list[JSON], options: list[JSON]) -> JSON:
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    data: JSON = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    return data | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _filled(component: JSON, values: dict[str, Any]) -> JSON:
    """A modal's component as it comes back: rows and labels keep their inputs, texts come back bare."""
    told: JSON = {"type": component["type"], "id": component.get("id", 0)}
    if "components" in component:
        return told | {"components": [_filled(inner, values) for inner in component["components"]]}
    if "component" in component:
        return told | {"component": _filled(component["component"], values)}
    if "custom_id" not in component:
        return told
    told["custom_id"] = component["custom_id"]
    value = values.get(component["custom_id"], component.get("value", ""))
    return told | ({"value": value} if component["type"] == TEXT_INPUT else {"values": list(value)})
