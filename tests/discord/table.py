"""People at a table, as they meet it in the fake Discord: they press what they see, and read what comes.

table = await started(fake, anna, bert, computers=1)
hand = await table.act(anna)                                  # presses Act; her ephemeral hand
await (await decide(fake, anna, hand, ["roll"])).shown()      # answers what it asks, by its buttons and menus
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine import GAMES, Game
from tests.cogs.arranged import Arranged
from tests.engine.breakout.track import RaceTable
from tests.fake.interaction import REPLY, Interaction
from tests.fake.records import Channel, Message, User
from tests.fake.server import FakeDiscord

DECIDING = ("pick", "confirm")
"""What the buttons of a hand stand for that answer what is asked."""
ANSWERING = (*DECIDING, "draft", "next")
"""The same, menus included."""


@dataclass
class Table:
    """A table of the bot: its number and the thread or channel where it is played."""

    fake: FakeDiscord
    number: int
    place: Channel

    @property
    def panel(self) -> Message:
        """The newest message in the place that has buttons."""
        return next(message for message in reversed(self.place.shown) if message.buttons)

    @property
    def panels(self) -> list[Message]:
        """All messages in the place that have buttons still: it should be one."""
        return [message for message in self.place.shown if message.buttons]

    @property
    def lines(self) -> list[str]:
        """The log lines in the place, mentions left out."""
        said = [message for message in self.place.shown if not message.embeds]
        return [line for message in said for line in message.content.splitlines() if not line.startswith("<@")]

    async def press(self, person: User, label: str) -> Interaction:
        """Press a button of the panel and wait for what is shown."""
        return await self.fake.click(person, self.panel, label).shown()

    async def act(self, person: User) -> Message:
        """Press Act; the hand that comes."""
        pressed = await self.press(person, "Act")
        assert pressed.original is not None
        return pressed.original

    async def answer(self, person: User, *picks: str) -> Interaction:
        """Press Act and answer with these option ids; what came of the press that decides."""
        return await (await decide(self.fake, person, await self.act(person), picks)).shown()


async def first_choice(fake: FakeDiscord, person: User, hand: Message) -> Interaction:
    """Answer what a hand asks with the first that it offers; the press that decides is sent and not awaited."""
    for name, values in hand.selects.items():
        if verb_of(name) == "draft":
            component = hand.component(name)
            assert component is not None
            await fake.choose(person, hand, name, *values[: max(1, component["max_values"])]).shown()
        else:
            return fake.choose(person, hand, name, values[0])
    return fake.click(person, hand, next(name for name in hand.buttons.values() if verb_of(name) in DECIDING))


async def decide(fake: FakeDiscord, person: User, hand: Message, picks: Sequence[str]) -> Interaction:
    """Answer what a hand asks with these option ids; the press that decides is sent and not awaited."""
    for name, values in hand.selects.items():
        here = [pick for pick in picks if pick in values]
        if verb_of(name) == "draft":
            await fake.choose(person, hand, name, *here).shown()
        elif here:
            return fake.choose(person, hand, name, *here)
    return fake.click(person, hand, deciding(hand, picks[0]))


def offers(hand: Message, picks: Sequence[str]) -> bool:
    """Whether all these option ids can be picked in a hand."""
    offered = {value for values in hand.selects.values() for value in values}
    offered |= {name.split(":", 5)[5] for name in hand.buttons.values() if verb_of(name) == "pick"}
    return set(picks) <= offered


def deciding(hand: Message, pick: str) -> str:
    """The button of a hand that answers with this option id, or that confirms what is chosen in its menus."""
    wanted = "confirm" if hand.selects else f"pick:{pick}"
    [name] = [name for name in hand.buttons.values() if name.split(":", 4)[4] == wanted]
    return name


def verb_of(custom_id: str) -> str:
    """What a button or menu stands for: pick, draft, confirm, refresh ..."""
    return custom_id.split(":")[4]


async def hand_by_dm(fake: FakeDiscord, person: User, label: str) -> Message:
    """The newest hand that came by direct message, once it has this button."""

    def newest() -> Message | None:
        return next((message for message in reversed(fake.dm(person).shown) if message.embeds), None)

    def offering() -> Message | None:
        hand = newest()
        return hand if hand is not None and label in hand.buttons else None

    found = await fake.until(offering, f"{label} in the direct messages of {person.name}")
    assert found is not None
    return found


def asked(table: Table, *people: User) -> User | None:
    """Who the panel says is waited for."""
    return next((person for person in people if f"Waiting for **{person.name}**" in table.panel.text), None)


async def turn(table: Table, *people: User) -> tuple[User, Message]:
    """Who is waited for, and the hand that Act brings; a panel that is behind the game is given time to follow."""
    while True:
        person = await table.fake.until(lambda: asked(table, *people), "whom the table waits for")
        assert person is not None
        shown, hand = table.panel.text, await table.act(person)
        if any(verb_of(name) in ANSWERING for name in [*hand.selects, *hand.buttons.values()]):
            return person, hand
        await table.fake.until(lambda: table.panel.text != shown, "the panel of the present")  # noqa: B023


async def opened(fake: FakeDiscord, *people: User, computers: int = 0, **options: str) -> Table:
    """A table of Breakout that the first person opens and the others join."""
    before = set(fake.world.channels)
    said = await fake.slash(people[0], fake.channel, "table open", **{"game": "breakout"} | options).shown()
    number = int(said.text.split("Table ")[1].split()[0])

    def place() -> Channel | None:
        if options.get("place") == "here":
            return fake.channel
        return next((c for id, c in fake.world.channels.items() if id not in before and c.thread), None)

    found = await fake.until(place, "the place of the table")
    assert found is not None
    table = Table(fake, number, found)
    await fake.until(lambda: table.panels, "the panel")
    for person in people[1:]:
        await table.press(person, "Sit down")
    for _ in range(computers):
        await table.press(people[0], "Add a computer")
    return table


async def started(fake: FakeDiscord, *people: User, computers: int = 0, **options: str) -> Table:
    """As `opened`, and the game has begun."""
    table = await opened(fake, *people, computers=computers, **options)
    await fake.until(lambda: "Start" in table.panel.buttons, "the Start button")
    await table.press(people[0], "Start")
    await fake.until(lambda: len(table.panels) == 1 and "Act" in table.panel.buttons, "the panel of the game")
    return table


def arranged(table: RaceTable) -> dict[str, Game[Any, Any]]:
    """The games, Breakout beginning with this race."""
    return GAMES | {"breakout": Arranged(table)}


def said(pressed: Interaction) -> list[str]:
    """The sentences that a press or command was answered with so far."""
    first = [pressed.original.content] if pressed.type == REPLY and pressed.original else []
    edits = [edit.body["content"] for edit in pressed.edits if edit.body.get("content")]
    return first + edits + [message.content for message in pressed.followups]


async def told(*presses: Interaction) -> list[str]:
    """The sentence that each press was answered with, once it is there, sorted; there must be just one each.

    What came of it, quoted below, is left out.
    """
    sentences: list[str] = []
    for each in presses:
        await each.bell.until(lambda: said(each), f"words for {each}")  # noqa: B023
        [sentence] = said(each)
        sentences.append(sentence.partition("\n> ")[0])
    return sorted(sentences)
