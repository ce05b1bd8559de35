"""Sitting at a table in the simulated Discord: opening it, being asked, answering by button.

    place = await started(w, w.alice, w.bob, computers=1)       # the table's thread, the game has begun
    hand = await act(w.alice, place, "Roll")                    # presses Act, then Roll in the hand that it brings

What people choose in games that only have to go on comes from the computer player: `thinks`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from simcord import ChannelHandle

from cogs.client import RoguesTable
from cogs.controls import built
from cogs.custom_ids import Press
from engine import GAMES, Dice
from host import HandScene, Host
from host import Person as Sitter
from tests.sim.harness import Person, Shown, World

ASIDE = ("Refresh", "Take back", "What happened", "To the table")
"""Buttons of a hand that answer nothing."""


@dataclass
class Keys:
    """A source of dice keys: those that are planned, then 1, 2, 3 ..."""

    planned: list[str] = field(default_factory=list[str])
    given: list[str] = field(default_factory=list[str])

    def __call__(self, size: int) -> str:
        key = self.planned.pop(0) if self.planned else f"{len(self.given) + 1:0{2 * size}x}"
        self.given.append(key)
        return key


def host(w: World) -> Host:
    """The running bot's own host: for what a test must know to choose, never for what it asserts people see."""
    assert isinstance(w.bot, RoguesTable)
    return w.bot.host


async def opened(
    w: World, *people: Person, computers: int = 0, where: ChannelHandle | None = None, **options: Any
) -> ChannelHandle:
    """A table that the first person opens, of Breakout if no game is named; returns where it is played."""
    known = {thread.id for thread in w.threads}
    await people[0].slash("table open", where=where, **{"game": "breakout"} | options)
    [place] = [thread for thread in w.threads if thread.id not in known] or [where or w.channel]
    for person in people[1:]:
        await person.slash("table join", where=place)
    for _ in range(computers):
        await people[0].slash("table computer", where=place)
    return place


async def started(
    w: World, *people: Person, computers: int = 0, where: ChannelHandle | None = None, **options: Any
) -> ChannelHandle:
    """As `opened`, and the game has begun."""
    place = await opened(w, *people, computers=computers, where=where, **options)
    await people[0].slash("table start", where=place)
    return place


async def act(person: Person, place: ChannelHandle, *labels: str, button: str = "Act") -> Shown:
    """Press Act at the table, then these buttons in the hand that it brings; returns the hand."""
    hand = (await person.press(button, place)).message
    for label in labels:
        await person.click(hand, label)
    return hand


async def pick(person: Person, hand: Shown, picks: Sequence[str]) -> None:
    """Answer what a hand asks with these option ids, by its buttons and menus, whatever they are called."""
    for wanted in picks:
        menu = next((menu for menu in hand.menus if ":next" in menu.custom_id), None)
        if menu is not None:
            await person.select(hand, menu.custom_id, [wanted])
    for menu in [menu for menu in hand.menus if ":next" not in menu.custom_id]:
        here = [choice.value for choice in menu.choices if choice.value in picks]
        if here:
            await person.select(hand, menu.custom_id, here)
            if ":pick:" in menu.custom_id:
                return
    names = [each.custom_id or "" for each in hand.buttons]
    answer = next((name for name in names if ":confirm" in name), None)
    if answer is None:
        [wanted] = picks
        [answer] = [name for name in names if name.endswith(f":pick:{wanted}")]
    await person.click(hand, answer)


async def left_behind(w: World, *presses: Press | str) -> Shown:
    """A message in the channel with buttons of these names: one that an older or another bot may have left."""
    names = [str(press) for press in presses]
    items: list[discord.ui.Item[Any]] = [discord.ui.Button(label=f"Press {name}", custom_id=name) for name in names]
    channel = w.bot.get_partial_messageable(w.channel.id)
    sent = await channel.send("Old", view=built(items))
    await w.settle()
    return next(each for each in w.alice.sees() if each.id == sent.id)


async def scene(w: World, person: Person, table: int = 1) -> HandScene:
    """What a person sees of a table, as data."""
    return await host(w).hand(table, person.id)


async def asked(w: World, *people: Person, table: int = 1) -> list[Person]:
    """Those of these people who have still to answer something."""
    found: list[Person] = []
    for person in people:
        face = (await scene(w, person, table)).face
        if face is not None and face.mine is not None and face.given is None:
            found.append(person)
    return found


def thinks(seen: HandScene) -> tuple[str, ...]:
    """What a sensible player answers: the same whenever it is asked the same."""
    assert seen.face is not None
    return GAMES[seen.table.game].computers["normal"](seen.view, seen.face, Dice("00" * 16))


async def answers(w: World, person: Person, place: ChannelHandle, table: int = 1) -> Shown:
    """The person answers sensibly what they are asked, by buttons from the table; returns the hand."""
    picks = thinks(await scene(w, person, table))
    hand = await act(person, place)
    await pick(person, hand, picks)
    return hand


async def goes_on(w: World, *people: Person, lines: int, table: int = 1) -> None:
    """The people answer sensibly, wherever they may press, until the log has so many lines."""
    while len(await host(w).log(table, people[0].id, limit=lines)) < lines:
        person = (await asked(w, *people, table=table))[0]
        seen = await scene(w, person, table)
        assert seen.face is not None
        who = Sitter(person.id, person.name)
        await host(w).answer(table, seen.face.id, seen.seat, thinks(seen), who)
    await w.settle()


async def picks_teams(w: World, place: ChannelHandle, *people: Person, table: int = 1) -> None:
    """Everybody picks a team, so that the race begins."""
    for person in people:
        await answers(w, person, place, table)
