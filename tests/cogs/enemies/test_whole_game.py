"""Whole games of Enemies of Gotham City: five people, and two duos; a restart in every phase; they end as they must."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord import ChannelHandle

from engine import GAMES
from host import HandScene
from tests.cogs.enemies.plain_game import DUOS, FIVE, KEEN, PHASES, Seen, plan, undisturbed
from tests.cogs.table import Keys, act, asked, host, pick, scene, started
from tests.cogs.whole_game import exported, proven
from tests.sim.harness import Person, Shown, World

KEY_OF_FIVE, KEY_OF_DUOS = f"{101:032x}", f"{13:032x}"
"""Two of those that `python -m tests.cogs.enemies.plain_game` finds."""
LETTERS = "abcde"
CHANGED = "the cards have changed: choose another key (tests.cogs.enemies.plain_game)"


@dataclass
class Evening:
    """The game as it is played: Alice by buttons and Bob by commands in the thread, the others in direct messages."""

    w: World
    place: ChannelHandle
    people: list[Person]
    answers: int = 0
    restarts: list[str] = field(default_factory=list[str])
    done: Counter[str] = field(default_factory=Counter[str])
    """Answers by the verb of their first option and who gave them."""

    async def play(self) -> None:
        """Answer what is asked until nothing is asked any more."""
        while (person := await self.next()) is not None:
            seen = await self.restarted(person, await scene(self.w, person))
            await self.answer(person, seen)
            self.answers += 1

    async def next(self) -> Person | None:
        """Who is asked, the first seat first; None when the game is over."""
        face = (await host(self.w).scene(1)).face
        if face is None:
            return None
        if face.awaited is not None:
            return self.people[min(face.awaited)]
        return (await asked(self.w, *self.people))[0]

    async def restarted(self, person: Person, seen: HandScene) -> HandScene:
        """The bot restarts once in each phase, in a turn while an effect is half done: nothing is different then."""
        assert seen.face is not None
        phase = seen.view.phase
        if phase not in PHASES or phase in self.restarts or (phase == "action" and seen.face.key == "action"):
            return seen
        self.restarts.append(phase)
        await self.w.restart()
        again = await scene(self.w, person)
        assert (seen.face, seen.view) == (again.face, again.view)
        return again

    async def answer(self, person: Person, seen: HandScene) -> None:
        """By the plan."""
        assert seen.face is not None
        assert seen.face.mine is not None
        picks = plan(seen.face, seen.seat)
        verb = seen.face.mine.option(picks[0]).verb if picks else "pass"
        self.done[f"{verb} by {person.name}"] += 1
        if person is self.w.bob:
            await self.types(person, seen, verb, picks)
        elif person is self.w.alice:
            await pick(person, await act(person, self.place), picks)
        else:
            await pick(person, await self.newest(person, seen.face.id), picks)

    async def types(self, person: Person, seen: HandScene, verb: str, picks: tuple[str, ...]) -> None:
        """Answer by the slash command of the verb, as the list of the bot offers it."""
        assert seen.face is not None
        [known] = [each for each in GAMES["enemies"].verbs if each.name == verb]
        names = [] if known.picks is None else LETTERS if known.most > 1 else [known.picks]
        filled = {name: f"{seen.face.id}|{wanted}" for name, wanted in zip(names, picks, strict=False)}
        reply = await person.slash(f"enemies {verb}", where=self.place, **filled)
        assert reply.text.startswith("✔"), reply.text

    async def newest(self, person: Person, ask: int) -> Shown:
        """The newest hand in the direct messages, refreshed if it is behind."""
        hand = person.find("Refresh", person.dm)
        if not any(f":{ask}:" in (each.custom_id or "") for each in [*hand.buttons, *hand.menus]):
            await person.click(hand, "Refresh")
        return hand


async def ends_as(evening: Evening, expected: Seen, folder: Path) -> None:
    """The game of an evening, its record and its panel are those of the undisturbed one."""
    assert set(PHASES) == set(evening.restarts)
    assert expected.answers == evening.answers
    document: Any = await exported(evening.w, evening.place)
    assert expected.standings == document["standings"]
    assert proven(document, folder)
    # Hands of this game are words, and pictures are for everybody.
    shown = [name for each in evening.w.max.sees(evening.place) for name in each.files]
    assert {"city"} == {name.partition("-")[0] for name in shown if name.endswith(".png")}
    screen = evening.w.erin.screen(evening.place)
    winners = [("Alice", "Bob", "Carol", "Dave", "Erin")[seat] for seat in expected.standings[0]]
    assert " and ".join(f"**{name}**" for name in winners) + " won" in screen
    assert "🥇" in screen
    assert "Every 3 Money count as 1 Infamy now." in screen


async def test_a_game_of_five_with_a_restart_in_each_phase_ends_as_the_undisturbed_one(
    w: World, keys: Keys, tmp_path: Path
) -> None:
    seats, options = FIVE
    expected = undisturbed(KEY_OF_FIVE, seats, options)
    assert expected.whole, CHANGED
    keys.planned = [KEY_OF_FIVE]
    people = [w.alice, w.bob, w.carol, w.dave, w.erin]
    evening = Evening(w, await started(w, *people, game="enemies", options="villains=random"), people)
    await evening.play()
    for verb in ("place", "move", "income", "buy"):
        assert all(evening.done[f"{verb} by {person.name}"] for person in people), evening.done
    for verb in ("play", "weapon"):
        assert all(evening.done[f"{verb} by {person.name}"] for person in people[:KEEN]), evening.done
    await ends_as(evening, expected, tmp_path)


async def test_a_game_of_two_duos_with_a_restart_in_each_phase_ends_as_the_undisturbed_one(
    w: World, keys: Keys, tmp_path: Path
) -> None:
    seats, options = DUOS
    expected = undisturbed(KEY_OF_DUOS, seats, options)
    assert expected.whole, CHANGED
    keys.planned = [KEY_OF_DUOS]
    people = [w.alice, w.bob, w.carol, w.dave]
    place = await started(w, *people, game="enemies", options="duos=true batman=the-dark-knight")
    evening = Evening(w, place, people)
    await evening.play()
    await ends_as(evening, expected, tmp_path)
    screen = w.erin.screen(place)
    assert [1, 1, 0] == [screen.count(medal) for medal in "🥇🥈🥉"]
    assert 2 == screen.count(" · together **")
