"""A whole game pressed: two people and a computer, buttons and menus in the table's thread and nothing else."""

from pathlib import Path

from tests.cogs.table import Keys, answers, asked
from tests.cogs.whole_game import exported, proven, recorded, undisturbed
from tests.sim.harness import World

KEY = f"{3:032x}"


async def test_a_whole_game_by_buttons_ends_as_the_undisturbed_one(w: World, keys: Keys, tmp_path: Path) -> None:
    expected = undisturbed(KEY, seats=3, people={0, 1})
    keys.planned = [KEY]
    # Nothing but the game's name needs typing: the panel's buttons do the rest.
    await w.alice.slash("table open", game="breakout")
    [place] = w.threads
    await w.bob.press("Sit down", place)
    await w.alice.press("Add a computer", place)
    await w.bob.press("Start", place)
    for number in range(len(expected.people)):
        if number in expected.breaks:
            await w.restart()
        [person, *_] = await asked(w, w.alice, w.bob)
        await answers(w, person, place)
    document = await exported(w, place)
    assert expected == recorded(document)
    assert proven(document, tmp_path)
