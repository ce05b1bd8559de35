"""The host of running tables: everything that cogs, sandbox and console may ask of it.

Every method is async. Those that act take ``by`` (who does it) and, where a click or command can arrive twice,
``interaction`` (its id): the same interaction is answered the same and moves nothing again. They return when what they
did is saved; what has to be shown follows in a drain of its own (``settled`` waits for it). They raise HostRefusal
with one sentence for the person when something cannot be done; then nothing has changed.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from engine import Game, Json
from host.ports import Clock, Deliver
from host.scene import (
    AuditLine,
    GuildInfo,
    HandScene,
    Listed,
    LogLine,
    Opening,
    Person,
    PersonInfo,
    Reply,
    Scene,
    TableInfo,
    UndoPoint,
)
from storage import Store


class Host(ABC):
    """Hosts the tables of one bot.

    ``games`` are the rule sets by slug. ``pacing`` is the pause in seconds between answers that computers give of their
    own accord; with 0 they are played out at once. ``key_source(16)`` gives a dice key of 32 hex digits.
    ``on_delivered`` is awaited after each drain with the id of the table.
    """

    def __init__(
        self, store: Store, deliver: Deliver, clock: Clock, games: Mapping[str, Game[Any, Any]], *, pacing: float,
        key_source: Callable[[int], str] = secrets.token_hex,
        on_delivered: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:  # fmt: skip
        self.store, self.deliver, self.clock, self.games = store, deliver, clock, games
        self.pacing, self.key_source, self.on_delivered = pacing, key_source, on_delivered

    # life

    @abstractmethod
    async def start(self) -> None:
        """Take up what was left: undelivered rows, automatic answers that are due; arm the waker."""

    @abstractmethod
    async def close(self) -> None:
        """Stop taking new work, let what runs end, cancel the timers. The store stays open."""

    @abstractmethod
    async def settled(self) -> None:
        """Return when no drain and no automatic answer is under way (what waits for a later time is not)."""

    # before the start

    @abstractmethod
    async def open_table(
        self, by: Person, opening: Opening, *, sit: bool = True, interaction: str | None = None
    ) -> Reply:
        """Open a table; ``table_id`` of the Reply is its number. ``sit``: whoever opens it takes the first seat."""

    @abstractmethod
    async def join(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Sit down; at a table that runs, in a vacant seat."""

    @abstractmethod
    async def leave(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Stand up before the start. Afterwards ``resign``."""

    @abstractmethod
    async def add_computer(
        self, table_id: int, by: Person, level: str = "easy", *, interaction: str | None = None
    ) -> Reply:
        """Seat a computer player."""

    @abstractmethod
    async def remove_seat(self, table_id: int, by: Person, seat: int, *, interaction: str | None = None) -> Reply:
        """Clear a seat before the start: a computer's by anybody seated, a person's by whoever opened the table."""

    @abstractmethod
    async def start_game(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Begin the game with those who are seated."""

    # play

    @abstractmethod
    async def answer(
        self, table_id: int, ask_id: int, seat: int, picks: Sequence[str], by: Person, *, interaction: str | None = None
    ) -> Reply:
        """A seat's answer to the ask that is open: a click or a game's slash command."""

    @abstractmethod
    async def resign(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Leave a running game: the computer plays the seat, or it leaves the game, as the table has chosen."""

    @abstractmethod
    async def undo(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Take back one's own last answer."""

    @abstractmethod
    async def set_order(
        self, table_id: int, by: Person, window: str, choice: str, *, interaction: str | None = None
    ) -> Reply:
        """Set a standing order of one's own seat; the first choice of a kind of window takes it away."""

    @abstractmethod
    async def refresh_hand(self, table_id: int, by: Person, *, interaction: str | None = None) -> Reply:
        """Send the hand by direct message again, and find out anew whether that works."""

    # reading

    @abstractmethod
    async def table(self, table_id: int) -> TableInfo:
        """The public facts of a table."""

    @abstractmethod
    async def table_at(self, place_id: int) -> TableInfo | None:
        """The table played in this channel or thread: a live one before one that is over, the last touched first."""

    @abstractmethod
    async def tables_of(self, person_id: int) -> list[Listed]:
        """The live tables where a person sits, those that wait for the person first."""

    @abstractmethod
    async def tables_in(self, guild_id: int, person_id: int | None = None) -> list[Listed]:
        """The live tables of a server, the last touched first; ``mine`` for this person."""

    @abstractmethod
    async def scene(self, table_id: int) -> Scene:
        """The table for everybody."""

    @abstractmethod
    async def hand(self, table_id: int, person_id: int) -> HandScene:
        """What the seat of this person sees: also what autocomplete and modals read."""

    @abstractmethod
    async def log(
        self, table_id: int, person_id: int | None = None, *, since: int = 0, limit: int = 50
    ) -> list[LogLine]:
        """The newest ``limit`` lines after journal number ``since`` that this person may read, oldest first."""

    @abstractmethod
    async def orders_of(self, table_id: int, person_id: int) -> dict[str, str]:
        """Standing orders of this person's seat: for each kind of window of the game the choice in force."""

    @abstractmethod
    async def person(self, person_id: int) -> PersonInfo | None:
        """What is kept of a person; None if nothing."""

    @abstractmethod
    async def guild(self, guild_id: int) -> GuildInfo | None:
        """What is kept of a server; None if nothing."""

    # moderators: the cogs have made sure that ``by`` is one

    @abstractmethod
    async def pause(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Nothing can be answered until ``resume``."""

    @abstractmethod
    async def resume(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Go on."""

    @abstractmethod
    async def undo_points(self, table_id: int) -> list[UndoPoint]:
        """The moments to which ``undo_to`` can go back, the newest first."""

    @abstractmethod
    async def undo_to(
        self, table_id: int, by: Person, reason: str, seq: int, *, interaction: str | None = None
    ) -> Reply:
        """Take the table back to an UndoPoint; then new dice."""

    @abstractmethod
    async def hand_to_answer(self, table_id: int, by: Person, seat: int, reason: str) -> HandScene:
        """What a seat is asked, for a moderator who does not sit there and wants to answer for it; audited.

        Refused while a reaction window is open: who is asked stays secret even then (``answer_for`` without picks).
        """

    @abstractmethod
    async def answer_for(
        self, table_id: int, by: Person, reason: str, seat: int, picks: Sequence[str] | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Answer for a seat, by a moderator who does not sit at the table; without picks the default answer.

        In a reaction window only the default can be given, and the Reply does not tell whether the seat was asked.
        """

    @abstractmethod
    async def skip(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """Drop what is running (a broken card) from its own start."""

    @abstractmethod
    async def replace(
        self, table_id: int, by: Person, reason: str, seat: int, holder: Person | str, *, interaction: str | None = None
    ) -> Reply:
        """Give a seat to another person, or to a computer of a level."""

    @abstractmethod
    async def remove(
        self, table_id: int, by: Person, reason: str, seat: int, *, interaction: str | None = None
    ) -> Reply:
        """Take somebody out: before the start the seat goes, afterwards as if its holder had resigned."""

    @abstractmethod
    async def end(self, table_id: int, by: Person, reason: str, *, interaction: str | None = None) -> Reply:
        """End the game here and now."""

    @abstractmethod
    async def repair(
        self, table_id: int, by: Person, reason: str, channel_id: int, thread_id: int | None = None, *,
        interaction: str | None = None,
    ) -> Reply:  # fmt: skip
        """Make the place anew if it is gone, post panel and hands again, try again what could not be loaded.

        The table moves to ``channel_id`` and ``thread_id`` (where this was typed) if its own channel is gone.
        """

    @abstractmethod
    async def audit(self, guild_id: int, table_id: int | None = None, limit: int = 25) -> list[AuditLine]:
        """What moderators did on a server or at one table, the newest first."""

    @abstractmethod
    async def export_finished(self, table_id: int, by: Person) -> dict[str, Json]:
        """The record of a game that is over, keys included: what ``verify`` checks."""

    @abstractmethod
    async def set_mod_role(self, guild_id: int, by: Person, role_id: int | None) -> Reply:
        """Whoever has this role is a moderator too; None: nobody but those who manage the server."""

    @abstractmethod
    async def guild_joined(self, guild_id: int) -> None:
        """The bot is on this server (again)."""

    @abstractmethod
    async def guild_left(self, guild_id: int) -> None:
        """The bot is not on this server any more; its tables stay."""

    # the person's own data and the host's console

    @abstractmethod
    async def forget(self, by: Person) -> Reply:
        """Remove a person's data and keep the games; the computer plays the seats on, or they leave."""

    @abstractmethod
    async def export_table(self, table_id: int) -> dict[str, Json]:
        """All of a table, secrets included, for the bot's host: to be moved to another database."""

    @abstractmethod
    async def import_table(self, document: Json) -> int:
        """Store an exported table; returns its new id."""
