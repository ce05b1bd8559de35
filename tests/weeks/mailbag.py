"""A fake Discord that keeps no messages: it watches who is disturbed when, how often, and how much goes out at once."""

import itertools
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine import Text
from host import EVERY, HandScene, Listed, Receipt, Scene, Shown, TableInfo
from host.allowance import in_background
from tests.host.post_office import PostOffice
from tests.weeks.people import Character

REMINDED = (
    "The table still waits for {who:seat}.",
    "The table still waits for {who:seat}, and so do {others|other table|other tables}.",
)
EDITABLE = 3300.0


class Mailbag(PostOffice):
    """``broken`` lists the promises that were not kept, as sentences."""

    def __init__(self, games: dict[str, Any], people: Mapping[int, Character], now: Callable[[], float]) -> None:
        super().__init__(games)
        self.people = people
        self.now = now
        self.broken: list[str] = []
        self.requests = 0
        self.most_at_once = 0
        """Background requests of the busiest second."""
        self.told: dict[tuple[int, int], float] = {}
        """When a person was last told of a table, by both."""
        self._ids = itertools.count(1)
        self._threads = itertools.count(900_000)
        self._second: deque[float] = deque()
        self._hands: dict[int, float] = {}

    def _count(self) -> None:
        self.requests += 1
        if not in_background():
            return
        now = self.now()
        self._second.append(now)
        while self._second[0] <= now - 1.0:
            self._second.popleft()
        self.most_at_once = max(self.most_at_once, len(self._second))

    def _disturb(self, person_id: int, table: TableInfo, how: str) -> None:
        self.told[person_id, table.id] = self.now()
        character = self.people.get(person_id)
        if character is not None and character.asleep(self.now()):
            self.broken.append(f"{character.person.name} was disturbed in quiet hours by a {how} of table {table.id}")

    def _remind(self, person_id: int) -> None:
        character, now = self.people[person_id], self.now()
        if character.how == "none":
            self.broken.append(f"{character.person.name} was reminded against their wish")
        if character.reminded and now - character.reminded[-1] < EVERY[character.every] - 1.0:
            self.broken.append(f"{character.person.name} was reminded twice in {now - character.reminded[-1]:.0f} s")
        character.reminded.append(now)

    # Deliver

    async def open_place(self, table: TableInfo) -> Receipt:
        self._count()
        return Receipt("ok", channel_id=next(self._threads))

    async def reopen_place(self, table: TableInfo) -> Receipt:
        self._count()
        return Receipt("ok", channel_id=table.place_id)

    async def show_panel(self, scene: Scene, shown: Shown | None, nonce: str) -> Receipt:
        self._count()
        if shown is not None and not shown.buried and shown.at is not None and self.now() - shown.at < EDITABLE:
            return Receipt("ok", shown.channel_id, shown.message_id, nonce)
        return Receipt("ok", scene.table.place_id, next(self._ids), nonce)

    async def strip(self, channel_id: int, message_id: int) -> Receipt:
        self._count()
        return Receipt("ok", channel_id, message_id)

    async def post(self, table: TableInfo, lines: Sequence[Text], ping: Sequence[int], nonce: str) -> Receipt:
        self._count()
        for person in ping:
            self._disturb(person, table, "mention")
        for line in lines:
            if line.id in REMINDED:
                holder = next(seat.person_id for seat in table.seats if seat.seat == line.values["who"])
                self._remind(holder or 0)
        return Receipt("ok", table.place_id, next(self._ids))

    async def show_hand(self, person_id: int, hand: HandScene, shown: Shown | None, alert: bool, nonce: str) -> Receipt:
        self._count()
        if self.people[person_id].closed:
            return Receipt("closed")
        if shown is not None and not alert and self.now() - self._hands.get(shown.message_id, 0.0) < EDITABLE:
            return Receipt("ok", shown.channel_id, shown.message_id, nonce)
        self._disturb(person_id, hand.table, "hand")
        message = next(self._ids)
        self._hands[message] = self.now()
        return Receipt("ok", -person_id, message, nonce)

    async def remind(self, person_id: int, waiting: Sequence[Listed], nonce: str) -> Receipt:
        self._count()
        if self.people[person_id].closed:
            return Receipt("closed")
        for each in waiting:
            self._disturb(person_id, each.table, "reminder")
        self._remind(person_id)
        return Receipt("ok", -person_id, next(self._ids))

    async def notify(self, person_id: int, table: TableInfo, line: Text, nonce: str, invitation: int = 0) -> Receipt:
        self._count()
        if self.people[person_id].closed:
            return Receipt("closed")
        # A greeting answers somebody who has just sat down.
        if not line.id.startswith("You sit at table"):
            self._disturb(person_id, table, "notice")
        return Receipt("ok", -person_id, next(self._ids))
