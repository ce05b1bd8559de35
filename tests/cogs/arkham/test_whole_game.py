"""A whole game of Arkham Asylum: four people, one in the thread and three in direct messages; it ends as it must."""

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from simcord import ChannelHandle

from engine.arkham.game import Arkham
from engine.arkham.turn import Turn
from engine.core.task import Effect, TaskKind
from host import HandScene
from tests.cogs.arkham.game_of_four import LENGTH, Seen, plan, undisturbed
from tests.cogs.table import Keys, act, asked, pick, scene, started
from tests.cogs.whole_game import exported, proven
from tests.sim.harness import Person, Shown, World

KEY = f"{308:032x}"
"""One of those that `python -m tests.cogs.arkham.game_of_four` finds."""
REFUSED = {
    "Somebody else has moved since, so only a moderator or everybody together can take this back.",
    "Dice have been rolled or cards drawn since, so only a moderator or everybody can take this back.",
    "A hidden card has been seen since, so only a moderator or everybody can take this back.",
}


def upgrade(patch: pytest.MonkeyPatch, kind: str) -> None:
    """From here on the effect of this kind tells something first: answers that it had do not fit it any more."""
    kinds = Arkham.tasks._kinds
    old = kinds[kind]

    def anew(t: Turn, **args: object) -> Effect[None]:
        t.say("note", "The text is a new one.")
        effect = old.run(t, **args)
        assert effect is not None
        yield from effect

    patch.setitem(kinds, kind, TaskKind(kind, anew, True, old.takes, old.label))


@dataclass
class Evening:
    """The game as it is played, with what disturbs it."""

    w: World
    place: ChannelHandle
    people: list[Person]
    expected: Seen
    patch: pytest.MonkeyPatch
    answers: int = 0
    """Answers that stand."""
    disturbed: list[str] = field(default_factory=list[str])
    done: Counter[str] = field(default_factory=Counter[str])
    """Answers by the verb of their first option and where they were given."""

    async def play(self) -> None:
        """Answer what is asked until nothing is asked any more."""
        while awaited := await asked(self.w, *self.people):
            person = awaited[0]
            seen = await scene(self.w, person)
            if await self.disturbs(person, seen):
                continue
            await self.answer(person, seen)
            await self.takes_back(person)

    async def answer(self, person: Person, seen: HandScene) -> None:
        """By the plan: Alice in the thread, the others in their direct messages."""
        assert seen.face is not None
        assert seen.face.mine is not None
        picks = plan(seen.face)
        in_thread = person is self.w.alice
        hand = await act(person, self.place) if in_thread else await self.newest(person, seen.face.id)
        await pick(person, hand, picks)
        verb = seen.face.mine.option(picks[0]).verb if picks else "nothing"
        self.done[f"{verb} {'in the thread' if in_thread else 'by direct message'}"] += 1
        self.answers += 1

    async def newest(self, person: Person, ask: int) -> Shown:
        """The newest hand in the direct messages, refreshed if it is behind."""
        hand = person.find("Refresh", person.dm)
        if not any(f":{ask}:" in (each.custom_id or "") for each in [*hand.buttons, *hand.menus]):
            await person.click(hand, "Refresh")
        return hand

    async def disturbs(self, person: Person, seen: HandScene) -> bool:
        """A restart in the middle of the first Attack, an upgrade in the middle of a card. True: look again."""
        assert seen.face is not None
        if seen.face.key == "defend" and "restart" not in self.disturbed:
            self.disturbed.append("restart")
            await self.w.restart()
            again = (await scene(self.w, person)).face
            assert seen.face == again
        half, kind = self.expected.half_done[0]
        if self.answers == half and "upgrade" not in self.disturbed:
            self.disturbed.append("upgrade")
            upgrade(self.patch, kind)
            await self.w.restart()
            await self.upgraded(person, seen, Arkham.tasks.kind(kind).label)
            self.answers -= 1
            return True
        return False

    async def upgraded(self, person: Person, before: HandScene, card: str) -> None:
        """The effect has begun again: everybody is told, its first question is open, and nobody has lost anything."""
        assert before.face is not None
        hand = await act(person, self.place)
        assert before.face.mine is not None
        now = await scene(self.w, person)
        assert now.face is not None
        assert now.face.mine is not None
        assert before.face.mine.options != now.face.mine.options
        assert now.view.hand == before.view.hand
        assert hand.buttons
        line = f"The rules of {card} have changed in this version, so it begins again."
        assert any(line in shown.text for shown in self.w.erin.sees(self.place))

    async def takes_back(self, person: Person) -> None:
        """The first answer that may be taken back is, and of one that may not it is refused."""
        seen = await scene(self.w, person)
        if seen.face is None or seen.table.over:
            return
        if seen.may_undo and "undo" not in self.disturbed:
            self.disturbed.append("undo")
            assert "Your last step is taken back." in (await act(person, self.place, "Take back")).text
            self.answers -= 1
        elif not seen.may_undo and "refusal" not in self.disturbed:
            self.disturbed.append("refusal")
            assert (await person.slash("table undo", where=self.place)).text in REFUSED
            assert seen.face == (await scene(self.w, person)).face


async def test_a_game_of_four_with_all_its_troubles_ends_as_the_undisturbed_one(
    w: World, keys: Keys, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    expected = undisturbed(KEY)
    assert expected.whole, "the cards have changed: choose another key (tests.cogs.arkham.game_of_four)"
    keys.planned = [KEY]
    people = [w.alice, w.bob, w.carol, w.dave]
    place = await started(w, *people, game="arkham", options=f"length={LENGTH}")
    evening = Evening(w, place, people, expected, monkeypatch)
    await evening.play()
    assert {"restart", "upgrade", "undo", "refusal"} == set(evening.disturbed)
    assert expected.answers == evening.answers
    for deed in ("defend", "give", "bribe", "buy", "play", "end"):
        assert evening.done[f"{deed} by direct message"] > 0, evening.done
    document = await exported(w, place)
    assert expected.standings == document["standings"]
    assert proven(document, tmp_path)
    # A picture of a hand goes to its holder alone.
    assert any(name.startswith("hand-") for shown in w.bob.dms for name in shown.files)
    assert [] == [name for shown in w.erin.sees(place) for name in shown.files if not name.startswith("table-")]
