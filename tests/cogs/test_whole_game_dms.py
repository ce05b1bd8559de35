"""A whole game in which one player answers where the hand comes, in direct messages, and the other in the thread."""

from pathlib import Path

from tests.cogs.table import Keys, answers, asked, pick, scene, started, thinks
from tests.cogs.whole_game import exported, proven, recorded, undisturbed
from tests.sim.harness import Person, World

KEY = f"{9:032x}"


async def answers_in_dms(w: World, person: Person) -> None:
    """Answer with the buttons of the newest hand in the direct messages, refreshed if it is behind."""
    picks = thinks(await scene(w, person))
    hand = person.find("Refresh", person.dm)
    await person.click(hand, "Refresh")
    await pick(person, hand, picks)


async def test_a_game_played_half_from_dms_ends_as_the_undisturbed_one(w: World, keys: Keys, tmp_path: Path) -> None:
    expected = undisturbed(KEY, seats=3, people={0, 1})
    keys.planned = [KEY]
    place = await started(w, w.alice, w.bob, computers=1)
    for number in range(len(expected.people)):
        if number in expected.breaks:
            await w.restart()
        [person, *_] = await asked(w, w.alice, w.bob)
        if person is w.alice:
            await answers_in_dms(w, person)
        else:
            await answers(w, person, place)
    document = await exported(w, place)
    assert expected == recorded(document)
    assert proven(document, tmp_path)
