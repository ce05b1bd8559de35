"""The two ports of the host: others say how things reach people, and what time it is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

from engine import Text
from host.scene import HandScene, Listed, Scene, TableInfo

Outcome: TypeAlias = Literal["ok", "gone", "closed", "archived", "forbidden", "later"]


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of a delivery.

    * ``ok``: it is there; ``channel_id`` and ``message_id`` say where, ``digest`` what is shown now.
    * ``gone``: the message, or the place itself, does not exist any more.
    * ``closed``: the person takes no direct messages from the bot.
    * ``archived``: the thread sleeps; ``reopen_place`` wakes it.
    * ``forbidden``: the bot lacks a permission there, or the thread is locked.
    * ``later``: not now; again in ``retry_after`` seconds (None: the host chooses).
    """

    outcome: Outcome
    channel_id: int | None = None
    message_id: int | None = None
    digest: str | None = None
    retry_after: float | None = None
    note: str | None = None
    """Number of the incident, if an error that nobody expected is behind it."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows an earlier state; ``digest`` is what its Receipt said.

    ``at``: unix seconds at which it was sent, None if that is to be read off its id.
    ``buried``: other messages stand below it, or may stand there.
    """

    channel_id: int
    message_id: int
    digest: str | None
    at: float | None
    buried: bool


class Deliver(Protocol):
    """Brings Scenes and Texts to people. Rendering and Discord's codes live behind it.

    It raises nothing that a Receipt can say. ``nonce`` (at most 25 characters) is the same whenever the same message
    is sent again, so that one that did arrive is not posted twice. It never waits longer than Discord's client does.
    """

    async def open_place(self, table: TableInfo) -> Receipt:
        """Make the thread of a table that wants one; ``channel_id`` of the Receipt is the thread."""
        ...

    async def reopen_place(self, table: TableInfo) -> Receipt:
        """See whether the table's place is still there, and wake it if it is an archived thread."""
        ...

    async def open_talk(self, table: TableInfo, team: int) -> Receipt:
        """Make a private thread for a team of a table; ``channel_id`` of the Receipt is the thread."""
        ...

    async def seat_talk(self, channel_id: int, come: Sequence[int], go: Sequence[int]) -> Receipt:
        """Let these persons (by id) into a private thread, and those out of it; an archived one is woken."""
        ...

    async def show_panel(self, scene: Scene, shown: Shown | None, nonce: str) -> Receipt:
        """Edit ``shown`` to this scene if it is recent and not buried, else post the panel anew.

        ``message_id`` of the Receipt tells which was done; the host has the old one stripped. Never pings.
        """
        ...

    async def strip(self, channel_id: int, message_id: int) -> Receipt:
        """Take the buttons off an old panel or hand."""
        ...

    async def post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        """One message of log lines in the table's place that mentions these persons (by id) and nobody else.

        The lines, rendered, fit one message together with the mentions; there may be none of either, never of both.
        """
        ...

    async def show_hand(self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str) -> Receipt:
        """The hand by direct message: edit ``shown``, or post anew if there is none or with ``alert``."""
        ...

    async def remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        """One direct message about all the tables that wait for a person, one at least, the most urgent first."""
        ...

    async def notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int = 0) -> Receipt:
        """A private notice by direct message; with buttons to take a seat or decline if it is an ``invitation``."""
        ...


class Timer(Protocol):
    """What ``call_at`` gives."""

    def cancel(self) -> None:
        """Make sure that it is not called any more. Harmless when it was."""
        ...


class Clock(Protocol):
    """The time, as the host is told it."""

    def now(self) -> float:
        """Unix seconds."""
        ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        """Call ``callback`` on the event loop at ``when`` (unix seconds) or as soon after as possible."""
        ...
