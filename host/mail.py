"""What a change has to show to people, gathered while it is made and written to the outbox with it."""

import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import Json, OpenAsk, Text
from host.journaling import text_to_json
from storage import JsonObject, Outgoing, Tx, outbox
from storage.outbox import Kind

ROOM = 1700
"""Characters of log lines that go into one message: Discord takes 2000, and names may be longer than expected."""
NAME = 32
"""Characters that a name may take: no display name of Discord is longer."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A private line for a person; ``strip`` is a message of theirs (channel, message) that loses its buttons."""

    person_id: int
    line: Text
    strip: tuple[int, int] | None = None
    at_once: bool = False
    """It answers something that the person has just done, so it comes in quiet hours too."""
    invitation: int = 0
    """The number of the invitation that it brings, with buttons to take the seat or decline; 0 if it brings none."""

    def payload(self) -> JsonObject:
        """As the outbox keeps it."""
        payload: JsonObject = {"line": text_to_json(self.line)}
        if self.strip is not None:
            payload["strip"] = list[Json](self.strip)
        if self.invitation:
            payload["invitation"] = self.invitation
        return payload


@dataclass(frozen=True, slots=True)
class _Letter:
    """Something that becomes a row of the outbox."""

    kind: Kind
    payload: JsonObject
    seat: int | None = None
    person: int | None = None
    at_once: bool = False


@dataclass(slots=True)
class Mail:
    """What has to be shown. ``hands``: seats whose hand is sent, with whether they should notice."""

    lines: list[Text] = field(default_factory=list[Text])
    posted: bool = False
    """The lines are posted at once, not held until the turn is over."""
    panel: bool = False
    hands: dict[int, bool] = field(default_factory=dict[int, bool])
    insist: bool = False
    """The hands are sent even to somebody whose direct messages were closed."""
    at_once: bool = False
    """The hands are sent in quiet hours too: it is their owner who has asked for them."""
    pings: list[int] = field(default_factory=list[int])
    calls: list[int] = field(default_factory=list[int])
    """Seats whose holders are mentioned because they are to decide something about others."""
    reminders: dict[int, Literal["dm", "ping"]] = field(default_factory=dict[int, Literal["dm", "ping"]])
    """Seats whose holders are told again that they are waited for, each as they prefer."""
    notices: list[Notice] = field(default_factory=list[Notice])
    invited: dict[int, int] = field(default_factory=dict[int, int])
    """Persons who are mentioned because they cannot be invited by direct message, with the number of the invitation."""
    window: int | None = None
    """A reaction window (the id of its ask) in which somebody cannot be told by direct message."""

    def asked(
        self, before: OpenAsk | None, after: OpenAsk | None, *, here: int | None = None, absent: int | None = None
    ) -> None:
        """Note the seats that are newly asked: they see their hand, and outside windows they are mentioned.

        So does, without a mention, the last of several seats that is still waited for. ``here``: the seat whose holder
        has answered ``before``; ``absent``: the one that was answered for, so its holder knows of no question yet.
        """
        if after is None:
            return
        waited = before.awaited if before is not None else []
        # In a window nobody was mentioned.
        knows = {here} if before is None or before.ask.window else {here, *waited} - {absent}
        for seat in after.awaited:
            if before is None or before.id != after.id or seat not in waited:
                self.hands[seat] = self.hands.get(seat, False) or after.ask.window
            if seat not in knows and not after.ask.window and seat not in self.pings:
                self.pings.append(seat)
        if is_last(after) and len(waited) > 1:
            self.hands.setdefault(after.awaited[0], False)

    async def post(
        self, tx: Tx, table_id: int, persons: Mapping[int, int], now: float, reached: Mapping[int, float] | None = None
    ) -> None:
        """Write the outbox rows. ``persons`` hold the seats: what is for the seats of computers is not written.

        ``reached``: when the quiet hours of a person are over, who is neither mentioned nor written to before.
        """
        for letter in self._letters(persons):
            payload, when = letter.payload, now
            if letter.person is not None and reached is not None and not letter.at_once:
                when = reached.get(letter.person, now)
            if when > now:
                payload = {**payload, "held": True}
            elif letter.at_once:
                payload = {**payload, "at_once": True}
            nonce = secrets.token_hex(10)
            row = Outgoing(0, table_id, letter.kind, letter.seat, letter.person, payload, nonce, now, when)
            outbox.add_later(tx, row)

    def _letters(self, persons: Mapping[int, int]) -> Iterator[_Letter]:
        """All there is to show, in the order in which it is written."""
        for chunk in chunks(self.lines):
            yield _Letter("log", {"lines": [text_to_json(line) for line in chunk], "posted": self.posted})
        if self.panel:
            yield _Letter("panel", {})
        for notice in self.notices:
            yield _Letter("notice", notice.payload(), person=notice.person_id, at_once=notice.at_once)
        yield from self._mentions(persons)
        if self.window is not None:
            yield _Letter("ping", {"window": self.window})
        for person, number in self.invited.items():
            yield _Letter("ping", {"invitation": number}, person=person)
        for number, alert in sorted(self.hands.items()):
            if number in persons:
                payload: JsonObject = {"alert": alert, "try": self.insist}
                yield _Letter("hand", payload, number, persons[number], at_once=self.at_once)

    def _mentions(self, persons: Mapping[int, int]) -> Iterator[_Letter]:
        """Those who are told that the table waits for them, for whatever reason."""
        told: list[tuple[int, Kind, JsonObject]] = [(number, "ping", {}) for number in self.pings]
        told.extend((number, "ping", {"call": True}) for number in self.calls)
        for number, how in self.reminders.items():
            kind: Kind = "ping" if how == "ping" else "notice"
            told.append((number, kind, {"remind": True}))
        for number, sort, payload in told:
            if number in persons:
                yield _Letter(sort, payload, number, persons[number])


def is_last(ask: OpenAsk) -> bool:
    """Whether of several seats asked one alone is still waited for; never told in a reaction window."""
    return not ask.ask.window and len(ask.ask.seats) > 1 and len(ask.awaited) == 1


def size(line: Text) -> int:
    """How many characters a line may have once its names are filled in, at a generous guess."""
    return len(line.id) + sum(_size(value) for value in line.values.values()) + 4


def _size(value: Json) -> int:
    if isinstance(value, list):
        return sum(_size(each) + 2 for each in value)
    return max(NAME, len(str(value)))


def chunks(lines: list[Text], measure: Callable[[Text], int] = size) -> list[list[Text]]:
    """The lines in order, in groups that fit one message each."""
    found: list[list[Text]] = []
    room = 0
    for line in lines:
        if measure(line) > room or not found:
            found.append([])
            room = ROOM
        found[-1].append(line)
        room -= measure(line)
    return found
