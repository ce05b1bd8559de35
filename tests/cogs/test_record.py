"""`bot.py verify` finds the dice in order of a game in which all has happened that can happen to seats and moves."""

import copy
from pathlib import Path

import pytest
from simcord import ChannelHandle

from tests.cogs.table import answers, asked, started
from tests.cogs.whole_game import exported, proven
from tests.sim.harness import Person, World


async def moves(w: World, place: ChannelHandle, count: int, *people: Person) -> Person:
    """Some answers of these people, as each is asked; returns who gave the last one."""
    last = people[0]
    for _ in range(count):
        [last, *_] = await asked(w, *people)
        await answers(w, last, place)
    return last


async def eventful(w: World, game: str) -> ChannelHandle:
    """A game with undos of all kinds, a leaver, a stand-in, seats that change hands, and an end by a moderator."""
    place = await started(w, w.alice, w.bob, w.carol, game=game, leavers="computer")
    last = await moves(w, place, 6, w.alice, w.bob, w.carol)
    await last.slash("table undo", where=place)
    await moves(w, place, 2, w.alice, w.bob, w.carol)
    moments = list((await w.alice.autocomplete("table undo", "to", where=place)).values())
    await w.alice.slash("table undo", where=place, to=moments[1])
    await w.bob.press("Take it back", place)
    assert "The table is taken back." == (await w.carol.press("Take it back", place)).text
    await moves(w, place, 3, w.alice, w.bob, w.carol)
    moments = list((await w.max.autocomplete("mod undo", "to", where=place)).values())
    await w.max.slash("mod undo", where=place, to=moments[1], reason="a misclick")
    await w.carol.slash("table leave", where=place)
    await moves(w, place, 12, w.alice, w.bob)
    await w.dave.press("Take a seat", place)
    await w.max.slash("mod replace", where=place, seat=2, person=w.erin, reason="ill")
    await w.alice.slash("table swap", where=place, seat=2)
    await w.erin.press("Swap seats", place)
    await moves(w, place, 3, w.alice, w.erin, w.dave)
    await w.dave.slash("me away", days=2, computer=True)
    await moves(w, place, 2, w.alice, w.erin)
    await w.alice.slash("table resign", where=place, sure="yes")
    await w.max.slash("mod end", where=place, reason="enough")
    return place


@pytest.mark.parametrize("game", ["breakout", "arkham", "enemies"])
async def test_the_record_of_a_game_with_undos_leavers_and_replacements_proves_its_dice(
    w: World, tmp_path: Path, game: str
) -> None:
    document = await exported(w, await eventful(w, game))
    assert 3 == len(document["keys"])
    assert {"answer", "command", "undo"} == {entry["kind"] for entry in document["journal"]}
    assert {"person", "computer", "moderator"} <= {entry["by"] for entry in document["journal"]}
    assert any(entry["undone_by"] is not None for entry in document["journal"])
    assert not any("person_id" in entry for entry in document["journal"])
    assert proven(document, tmp_path)
    loaded = copy.deepcopy(document)
    drawn = [(entry, draw) for entry in loaded["journal"] for draw in entry["draws"] if draw[2] > 1]
    undone = [draw for entry, draw in drawn if entry["undone_by"] is not None]
    # What was taken back is proven too; in a game of cards it may be that none was shuffled meanwhile.
    assert undone or game != "breakout"
    die = undone[0] if undone else drawn[-1][1]
    die[3] = (die[3] + 1) % die[2]
    assert not proven(loaded, tmp_path)
