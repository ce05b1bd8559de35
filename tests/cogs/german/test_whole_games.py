"""Whole games between Germans: one by buttons in the thread, one by commands, the others by direct message."""

from dataclasses import dataclass
from typing import Any

import pytest
from simcord import ChannelHandle

from cogs.controls import shown
from engine import GAMES, Dice
from host import HandScene
from tests.cogs.german.overheard import act
from tests.cogs.table import asked, host, pick, scene, started, thinks
from tests.sim.harness import Person, World

LETTERS = "abcde"


@dataclass
class Evening:
    """A game as random people play it, the computers' way every other time."""

    w: World
    game: str
    place: ChannelHandle
    people: list[Person]
    dice: Dice

    async def play(self, most: int) -> int:
        """Answer what is asked, at most so often; returns how often."""
        for number in range(most):
            face = (await host(self.w).scene(1)).face
            if face is None:
                return number
            person = self.people[min(face.awaited)] if face.awaited else (await asked(self.w, *self.people))[0]
            seen = await scene(self.w, person)
            picks = thinks(seen) if number % 2 else self.random(seen)
            await self.answer(person, seen, picks)
            if number % 10 == 0:
                await self.looks_around(person)
        return most

    def random(self, seen: HandScene) -> tuple[str, ...]:
        """Anything that is legal."""
        assert seen.face is not None
        assert seen.face.mine is not None
        mine = seen.face.mine
        ids = [option.id for option in mine.options]
        if mine.at_most == mine.at_least == 1:
            ids = [each.option.id for each in shown(mine.options)]
        most = min(mine.at_most, len(ids), 5)
        count = mine.at_least + self.dice.below("count", most - mine.at_least + 1) if most > mine.at_least else most
        return tuple(ids.pop(self.dice.below("pick", len(ids))) for _ in range(count))

    async def answer(self, person: Person, seen: HandScene, picks: tuple[str, ...]) -> None:
        """Alice by button, Bob by command, the others by direct message."""
        assert seen.face is not None
        assert seen.face.mine is not None
        if person is self.w.bob and picks:
            verb = seen.face.mine.option(picks[0]).verb
            if all(seen.face.mine.option(one).verb == verb for one in picks):
                await self.types(person, seen.face.id, verb, picks)
                return
        if person is self.w.alice:
            hand = await act(person, self.place)
        else:
            hand = person.find("Aktualisieren", person.dm)
            await person.click(hand, "Aktualisieren")
        await pick(person, hand, picks)

    async def types(self, person: Person, ask: int, verb: str, picks: tuple[str, ...]) -> None:
        """By the slash command of the verb, after a look at its list."""
        [known] = [each for each in GAMES[self.game].verbs if each.name == verb]
        names = [] if known.picks is None else LETTERS if known.most > 1 else [known.picks]
        filled: dict[str, str] = {}
        for name, wanted in zip(names, picks, strict=False):
            assert await person.autocomplete(f"{self.game} {verb}", name, where=self.place, **filled)
            filled[name] = f"{ask}|{wanted}"
        reply = await person.slash(f"{self.game} {verb}", where=self.place, **filled)
        assert reply.text.startswith("✔"), reply.text

    async def looks_around(self, person: Person) -> None:
        """Everything that there is to read."""
        for button in ("Meine Hand", "Im Spiel", "Protokoll", "Regeln"):
            await person.press(button, self.place)
        for command in ("table show", "table orders", "table plan", "table catchup", "table list", "me tables"):
            await person.slash(command, where=self.place)
        for option in ("move", "until", "drop"):
            await person.autocomplete("table plan", option, where=self.place)


GAMES_PLAYED: list[tuple[str, int, dict[str, Any], int]] = [
    ("breakout", 3, {}, 40),
    ("arkham", 3, {"options": "shadows=true"}, 40),
    ("arkham", 4, {"options": "mode=2v2", "reactions": "poker"}, 40),
    ("enemies", 3, {}, 40),
]


@pytest.mark.parametrize(("game", "seats", "options", "most"), GAMES_PLAYED)
async def test_a_game_between_germans_is_german(
    w: World, game: str, seats: int, options: dict[str, Any], most: int
) -> None:
    people = [w.alice, w.bob, w.carol, w.dave][:seats]
    place = await started(w, *people, game=game, **options)
    assert await Evening(w, game, place, people, Dice("07" * 16)).play(most)
    await w.max.slash("mod end", where=place, reason="Feierabend")
    await w.alice.slash("table catchup", where=place, since="start")
    assert "🏁" in w.erin.screen(place)
