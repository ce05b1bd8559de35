"""What a change has to show to people, gathered while it is made and written to the outbox with it."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

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

    def payload(self) -> JsonObject:
        """As the outbox keeps it."""
        line: JsonObject = {"line": text_to_json(self.line)}
        return line if self.strip is None else {**line, "strip": list[Json](self.strip)}


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
    pings: list[int] = field(default_factory=list[int])
    notices: list[Notice] = field(default_factory=list[Notice])
    window: int | None = None
    """A reaction window (the id of its ask) in which somebody cannot be told by direct message."""

    def asked(self, before: OpenAsk | None, after: OpenAsk | None) -> None:
        """Note the seats that are newly asked: they see their hand, and outside windows they are mentioned."""
        if after is None:
            return
        waited = before.awaited if before is not None else []
        for seat in after.awaited:
            if before is None or before.id != after.id or seat not in waited:
                self.hands[seat] = self.hands.get(seat, False) or after.ask.window
            if seat not in waited and not after.ask.window and seat not in self.pings:
                self.pings.append(seat)

    async def post(self, tx: Tx, table_id: int, persons: Mapping[int, int], now: float) -> None:
        """Write the outbox rows. ``persons`` hold the seats: what is for the seats of computers is not written."""

        async def add(kind: Kind, payload: JsonObject, seat: int | None = None, person: int | None = None) -> None:
            nonce = secrets.token_hex(10)
            await outbox.add(tx, Outgoing(0, table_id, kind, seat, person, payload, nonce, now, now))

        for chunk in chunks(self.lines):
            await add("log", {"lines": [text_to_json(line) for line in chunk], "posted": self.posted})
        if self.panel:
            await add("panel", {})
        for notice in self.notices:
            await add("notice", notice.payload(), person=notice.person_id)
        for number in self.pings:
            if number in persons:
                await add("ping", {}, number, persons[number])
        if self.window is not None:
            await add("ping", {"window": self.window})
        for number, alert in sorted(self.hands.items()):
            if number in persons:
                await add("hand", {"alert": alert, "try": self.insist}, number, persons[number])


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
