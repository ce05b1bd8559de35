"""A person at the client: types commands, presses buttons, chooses in menus, reads."""

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Any

import simcord
from simcord import ChannelHandle, InteractionResult, MemberActor, UserHandle

from tests.sim.phone import Shown

if TYPE_CHECKING:
    from tests.sim.harness import World


class NotPossible(AssertionError):
    """The test wants a person to do what Discord's client does not offer at that moment."""


class Reply:
    """What one deed brought the person: new messages for them, and the message they pressed on."""

    def __init__(self, world: "World", result: InteractionResult) -> None:
        self.result = result
        record = result._interaction
        self._env = world.env
        self._channel_id = record.channel_id
        self._answers = [record.message_id, *record.followup_ids]
        self._source = record.source_message_id

    def __repr__(self) -> str:
        return f"<Reply\n{self.text}>"

    @property
    def messages(self) -> list[Shown]:
        """The messages that the bot sent in answer and that still stand, oldest first; not the one pressed on."""
        found = [Shown(self._env, self._channel_id, each) for each in self._answers if each not in {None, self._source}]
        return [each for each in found if not each.deleted]

    @property
    def message(self) -> Shown:
        """The only message sent in answer."""
        [only] = self.messages
        return only

    @property
    def pressed(self) -> Shown:
        """The message that was pressed on."""
        if self._source is None:
            raise NotPossible("this was no press on a message")
        return Shown(self._env, self._channel_id, self._source)

    @property
    def text(self) -> str:
        """What the new messages say."""
        return "\n".join(each.text for each in self.messages)

    @property
    def ephemeral(self) -> bool:
        """Whether there is an answer and nobody else sees any of it."""
        return bool(self.messages) and all(each.ephemeral for each in self.messages)

    @property
    def modal(self) -> dict[str, Any] | None:
        """The modal that opened."""
        return self.result.modal


class Person:
    """A member of the server. `where` is the channel, the thread or `person.dm`; without it the world's channel."""

    def __init__(self, world: "World", actor: MemberActor, name: str) -> None:
        self._world = world
        self.actor = actor
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def mention(self) -> str:
        return self.actor.mention

    @property
    def dm(self) -> ChannelHandle:
        """The private conversation with the bot."""
        return self.actor.user.dm_channel

    # what the person reads

    def sees(self, where: ChannelHandle | None = None) -> list[Shown]:
        """The messages that this person sees there, oldest first."""
        place = where or self._world.channel
        stored = self._world.env.backend.messages.get(place.id, {})
        seen = [each.id for each in stored.values() if each.visible_to(self.id)]
        return [Shown(self._world.env, place.id, each) for each in sorted(seen)]

    @property
    def dms(self) -> list[Shown]:
        """What the bot wrote to this person, oldest first."""
        return self.sees(self.dm)

    @property
    def whispers(self) -> list[Shown]:
        """Ephemeral messages to this person anywhere on the server, oldest first."""
        seen = [each for place in self._world.places for each in self.sees(place) if each.ephemeral]
        return sorted(seen, key=lambda each: each.id)

    def screen(self, where: ChannelHandle | None = None) -> str:
        """Everything that this person sees there, as plain text."""
        return "\n\n".join(self._world.signed(each) for each in self.sees(where))

    def find(self, what: str, where: ChannelHandle | None = None) -> Shown:
        """The newest message this person sees with such a button or menu (label, placeholder or custom id)."""
        seen = self.sees(where)
        for each in reversed(seen):
            if each.button(what) or each.menu(what):
                return each
        raise NotPossible(f"{self.name} sees no {what!r} in:\n{self.screen(where)}")

    def commands(self, where: ChannelHandle | None = None) -> tuple[str, ...]:
        """The slash commands offered there."""
        place = where or self._world.channel
        if place.guild is None:
            return self.actor.user.available_commands()
        return self.actor.available_commands(place)

    # what the person does

    async def say(self, text: str, where: ChannelHandle | None = None) -> Shown:
        """Write a plain message."""
        place = where or self._world.channel
        sent = self.actor.user.send_dm(text) if place.guild is None else self.actor.send(place, text)
        message = await sent
        self._world.note(f"{self.name} writes")
        return Shown(self._world.env, place.id, message.id)

    async def slash(self, command: str, *, where: ChannelHandle | None = None, **options: Any) -> Reply:
        """Type a command, such as "table open", with its options; persons are given as they are."""
        place = where or self._world.channel
        filled = {name: value.actor if isinstance(value, Person) else value for name, value in options.items()}
        if place.guild is None:
            deed = self.actor.user.slash(command, **filled)
        else:
            deed = self.actor.slash(place, command, **filled)
        typed = "".join(
            f" {name}:{value.name if isinstance(value, Person) else value}" for name, value in options.items()
        )
        return await self._do(f"/{command}{typed}", deed)

    async def autocomplete(
        self, command: str, option: str, typed: str = "", *, where: ChannelHandle | None = None, **filled: Any
    ) -> dict[str, Any]:
        """What the bot suggests while this option is typed: names with their values, in order."""
        place = where or self._world.channel
        if place.guild is None:
            offered = await self.actor.user.autocomplete(command, option, typed, **filled)
        else:
            offered = await self.actor.autocomplete(place, command, option, typed, **filled)
        return {each["name"]: each["value"] for each in offered}

    async def click(self, message: Shown, what: str) -> Reply:
        """Press the button with this label or custom id under a message."""
        button = message.button(what)
        if button is None or not button.enabled or button.custom_id is None:
            raise NotPossible(f"{self.name} cannot press {what!r} here:\n{message.text}")
        press = self._hand(message).click(_handle(message), custom_id=button.custom_id)
        return await self._do(f"[{button.label}]", press)

    async def press(self, what: str, where: ChannelHandle | None = None) -> Reply:
        """Press the button with this label under the newest message that has it."""
        return await self.click(self.find(what, where), what)

    async def select(self, message: Shown, what: str, values: Sequence[str]) -> Reply:
        """Choose in the menu with this placeholder or custom id; choices are given by label or value."""
        menu = message.menu(what)
        if menu is None or not menu.enabled:
            raise NotPossible(f"{self.name} cannot choose in {what!r} here:\n{message.text}")
        offered = {key: each.value for each in menu.choices for key in (each.label, each.value)}
        if unknown := [each for each in values if each not in offered]:
            raise NotPossible(f"there is no {unknown} to choose:\n{menu}")
        if not menu.least <= len(values) <= menu.most:
            raise NotPossible(f"{len(values)} cannot be chosen:\n{menu}")
        chosen = [offered[each] for each in values]
        deed = self._hand(message).select(_handle(message), chosen, custom_id=menu.custom_id)
        return await self._do(f"{{{menu.placeholder}: {', '.join(values)}}}", deed)

    async def submit(self, opened: Reply, **values: Any) -> Reply:
        """Fill in the modal that `opened` opened (by custom id) and send it."""
        place = opened.result._interaction.guild_id
        hand = self.actor if place is not None else self.actor.user
        return await self._do("sends the form", hand.submit_modal(opened.result, values))

    def _hand(self, message: Shown) -> MemberActor | UserHandle:
        """The side of SimCord that may touch a message: the member on the server, the user in the DM."""
        return self.actor.user if message.channel_id == self.dm.id else self.actor

    async def _do(self, deed: str, dispatched: Awaitable[InteractionResult]) -> Reply:
        since = len(self._world.env.http_requests), self._world.env.error_cursor
        try:
            result = await dispatched
        except simcord.SetupError as impossible:
            raise NotPossible(f"{self.name} cannot do {deed}: {impossible}") from impossible
        self._world.note(f"{self.name}: {deed}")
        self._world.check_answer(f"{self.name}: {deed}", result, *since)
        return Reply(self._world, result)


def _handle(message: Shown) -> simcord.ResponseMessage:
    try:
        return simcord.ResponseMessage(message.env, message.stored)
    except LookupError as deleted:
        raise NotPossible(str(deleted)) from deleted
