"""One interaction as the person sees it: what was asked, and everything that the bot answered."""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.fake.clock import ACKNOWLEDGE_WITHIN, TOKEN_LIVES, Bell, Clock, NothingHappened
from tests.fake.records import EPHEMERAL, JSON, Channel, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {COMMAND: {4, 5, 9}, COMPONENT: {4, 5, 6, 7, 9}, AUTOCOMPLETE: {8}, MODAL_SUBMIT: {4, 5}}


@dataclass(slots=True, eq=False)
class Edit:
    """An edit made with the interaction's token: of which message, and the body."""

    message: Message
    body: JSON


@dataclass(eq=False)
class Interaction:
    """A press, a command, an autocomplete or a modal; awaiting it waits for the bot's first answer.

    Awaiting never raises: `answered` is False when none came within three seconds of the fake's clock (or, should
    nobody move the clock, within the bell's patience in real seconds).
    """

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: JSON
    clock: Clock
    bell: Bell
    message: Message | None = None
    created: float = 0.0
    type: int | None = None
    callback: JSON | None = None
    timed_out: bool = False
    original: Message | None = None
    loading: bool = False
    original_deleted: bool = False
    followups: list[Message] = field(default_factory=list[Message])
    edits: list[Edit] = field(default_factory=list[Edit])

    def __await__(self) -> "Generator[Any, None, Interaction]":
        return self._first_answer().__await__()

    async def _first_answer(self) -> "Interaction":
        try:
            await self.bell.until(lambda: self.answered or self.timed_out, f"an answer to {self}")
        except NothingHappened:
            self.give_up()
        return self

    async def shown(self) -> "Interaction":
        """Wait until the person sees something: after a deferral the edit, follow-up or deletion.

        Raises `NothingHappened` when nothing is shown.
        """
        await self
        if not self.answered:
            raise NothingHappened(f"no answer in time to {self}")
        if self.type == DEFERRED_REPLY:
            await self.bell.until(lambda: not self.loading, f"the answer after the deferral of {self}")
        elif self.type == DEFERRED_UPDATE:
            await self.bell.until(
                lambda: self.edits or self.followups or self.original_deleted,
                f"the update after the deferral of {self}",
            )
        return self

    async def followup(self, number: int = 1) -> Message:
        """The `number`-th follow-up message, once it is there."""
        await self.bell.until(lambda: len(self.followups) >= number, f"follow-up {number} to {self}")
        return self.followups[number - 1]

    def give_up(self) -> None:
        """Tell the person that the application did not respond, unless it did; an answer from now on is 10062."""
        if not self.answered:
            self.timed_out = True
            self.bell.ring()

    @property
    def answered(self) -> bool:
        """Whether the bot acknowledged it in time."""
        return self.type is not None

    @property
    def too_late(self) -> bool:
        """Whether three seconds have passed on the fake's clock, or the person was told that nothing came."""
        return self.timed_out or self.clock.now() - self.created >= ACKNOWLEDGE_WITHIN

    @property
    def expired(self) -> bool:
        """Whether the token's fifteen minutes are over."""
        return self.clock.now() - self.created >= TOKEN_LIVES

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is for this person's eyes alone."""
        if self.type in {REPLY, DEFERRED_REPLY} and self.callback is not None:
            return bool(((self.callback.get("data") or {}).get("flags") or 0) & EPHEMERAL)
        return bool(self.original and self.original.ephemeral)

    @property
    def text(self) -> str:
        """The words of the answer as they stand now: the reply, or the updated message; "" when there is none."""
        return self.original.text if self.original else ""

    @property
    def seen(self) -> list[Message]:
        """What this person sees because of it: the reply or updated message, then the follow-ups."""
        return [*([self.original] if self.original and not self.loading else []), *self.followups]

    @property
    def choices(self) -> list[JSON]:
        """What an autocomplete offers: `name` and `value` each."""
        return ((self.callback or {}).get("data") or {}).get("choices") or [] if self.type == CHOICES else []

    @property
    def modal(self) -> JSON | None:
        """The modal that was opened, if one was."""
        return (self.callback or {}).get("data") if self.type == MODAL else None

    def allows(self, callback_type: int) -> bool:
        """Whether Discord takes this kind of first answer here; updates need a message to update."""
        updates = {6, 7} if self.kind == MODAL_SUBMIT and self.message is not None else set[int]()
        return callback_type in ALLOWED[self.kind] | updates

    def message_by_id(self, message_id: str) -> Message | None:
        """The message that the token reaches under an id: "@original", the original's or a follow-up's."""
        known = ([self.original] if self.original else []) + self.followups
        if message_id == "@original":
            return self.original if self.original and not self.original.deleted else None
        return next((each for each in known if str(each.id) == message_id and not each.deleted), None)

    def __str__(self) -> str:
        name = self.data.get("custom_id") or self.data.get("name")
        return f"{self.user.name}'s {name} (interaction {self.id})"
