"""Many clicks at a table, chosen by chance, with a bot that is killed among them; and what must hold of all of them."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.discord.bots import Death
from tests.discord.stored import reading, rows
from tests.discord.table import DECIDING, Table, said, started, verb_of
from tests.fake.interaction import Interaction
from tests.fake.records import Message, User
from tests.fake.server import FakeDiscord

LOOKS = ("My hand", "In play", "Log", "Rules")


@dataclass(frozen=True)
class Answered:
    """What a press in a hand answers, by the names of buttons and menus."""

    table: int
    ask: int
    seat: int
    picks: tuple[str, ...]


@dataclass
class Storm:
    """Clicks of people at a table; ``presses`` are those that answer an ask."""

    fake: FakeDiscord
    folder: Path
    table: Table
    people: list[User]
    chance: Random
    clicks: int = 0
    presses: list[tuple[Interaction, Answered]] = field(default_factory=list[tuple[Interaction, Answered]])

    async def blow(self, clicks: int, death: Death) -> None:
        """Click until there were so many in all, or the bot is dead."""
        while self.clicks < clicks and not death.struck:
            if "Act" not in self.table.panel.buttons:
                self.table = await started(self.fake, *self.people, computers=1)
            # Everybody, and some with a second or third device, at the same instant.
            clicking = self.people + self.chance.choices(self.people, k=self.chance.randrange(3))
            pressed = [self._act(person) for person in clicking]
            await self._heard(pressed, death)
            hands = [(each.user, each.original) for each in pressed if each.original and not each.loading]
            hands += [(person, self.fake.dm(person).last) for person in self.people if self.fake.dm(person).shown]
            decided = [press for user, hand in hands for press in await self._decide(user, hand, death)]
            await self._heard(decided, death)

    def _act(self, person: User) -> Interaction:
        label = "Act" if self.chance.random() < 0.8 else self.chance.choice(LOOKS)
        return self._count(self.fake.click(person, self.table.panel, label))

    def _count(self, pressed: Interaction) -> Interaction:
        self.clicks += 1
        return pressed

    async def _decide(self, person: User, hand: Message, death: Death) -> list[Interaction]:
        """Answer with something that the hand offers, in as many clicks as that takes."""
        for name, values in hand.selects.items():
            if verb_of(name) != "draft":
                return [self._pressed(person, hand, name, [self.chance.choice(values)])]
            component = hand.component(name)
            assert component is not None
            some = self.chance.sample(values, component["max_values"])
            await self._heard([self._count(self.fake.choose(person, hand, name, *some))], death)
        offered = [name for name in hand.buttons.values() if verb_of(name) in DECIDING]
        if death.struck or not offered:
            return []
        return [self._pressed(person, hand, self.chance.choice(offered))]

    def _pressed(self, person: User, hand: Message, name: str, values: list[str] | None = None) -> Interaction:
        _, table, ask, seat, verb, *ref = name.split(":", 5)
        if verb == "confirm":
            picks = [
                option["value"]
                for menu in hand.selects
                for option in (hand.component(menu) or {})["options"]
                if option.get("default")
            ]
        else:
            picks = values or ref
        click = self.fake.click(person, hand, name) if values is None else self.fake.choose(person, hand, name, *values)
        self.presses.append((click, Answered(int(table), int(ask), int(seat), tuple(sorted(picks)))))
        return self._count(click)

    async def _heard(self, pressed: list[Interaction], death: Death) -> None:
        """Wait until each of these has been answered, or the bot is dead."""
        for each in pressed:
            await self.fake.until(lambda: death.struck or _shown(each), f"an answer to {each}")  # noqa: B023

    async def check(self) -> None:
        """What was confirmed is stored once; what was not is stored too, or its ask is open again."""
        known = dict(rows(self.folder, "SELECT id, answer FROM interactions"))
        accepted = {name for name, answer in known.items() if not json.loads(answer)["refused"]}
        confirmed = {str(each.id) for each, _ in self.presses if any(words.startswith("✔") for words in said(each))}
        assert set() == confirmed - accepted
        stored = self._stored()
        assert stored == Counter(answer for each, answer in self.presses if str(each.id) in accepted)
        closed = {(answer.table, answer.ask, answer.seat) for answer in stored}
        lost = [(each, answer) for each, answer in self.presses if str(each.id) not in known and not said(each)]
        async with reading(self.folder) as host:
            for each, answer in lost:
                face = (await host.hand(answer.table, each.user.id)).face
                again = face is not None and face.id == answer.ask and face.mine is not None
                # The same person has answered it with another device at the same instant.
                assert again or (answer.table, answer.ask, answer.seat) in closed, f"{each} was lost for good"

    def _stored(self) -> Counter[Answered]:
        query = "SELECT table_id, ask, seat, payload FROM journal WHERE kind = 'answer' AND by = 'person'"
        return Counter(
            Answered(table, ask, seat, tuple(sorted(json.loads(payload)["picks"])))
            for table, ask, seat, payload in rows(self.folder, query)
        )


def _shown(pressed: Interaction) -> bool:
    """Whether a person sees what a press came to."""
    return bool(pressed.edits or pressed.followups)
