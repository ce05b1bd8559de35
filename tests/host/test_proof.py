"""Anybody can check the dice of a finished game from its export (DESIGN 2.1)."""

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from host import HostRefusal, Opening, verify
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage


async def eventful(stage: Stage, seed: int, game: str = "breakout") -> dict[str, Any]:
    """The export of a game with undos, skips, leavers and an early end."""
    chance = random.Random(seed)
    stage.games.update(GAMES)
    opening = Opening(GUILD, CHANNEL, game, place="here", leavers="leaves")
    opened = await stage.host.open_table(ANA, opening)
    assert opened.table_id is not None
    table = opened.table_id
    for person in (BEN, CLEO):
        await stage.host.join(table, person)
    await stage.host.add_computer(table, ANA, "normal")
    await stage.host.start_game(table, ANA)
    await stage.host.settled()
    for move in range(60):
        if (await stage.host.table(table)).over:
            break
        seated = [p for p in (ANA, BEN, CLEO) if (await stage.host.table(table)).held_by(p.id) is not None]
        asked = await stage.asked(table, *seated)
        if chance.random() < 0.1:
            points = await stage.host.undo_points(table)
            await _try(stage.host.undo_to(table, MOD, "again", chance.choice(points[:8]).seq))
        elif chance.random() < 0.05:
            await _try(stage.host.skip(table, MOD, "on"))
        elif move == 40:
            await _try(stage.host.resign(table, CLEO))
        elif asked:
            person = chance.choice(asked)
            hand = await stage.hand(table, person)
            assert hand.face is not None
            assert hand.face.mine is not None
            await stage.click(table, person, *hand.face.mine.default)
            if chance.random() < 0.1:
                await _try(stage.host.undo(table, person))
        await stage.host.settled()
    if not (await stage.host.table(table)).over:
        await stage.host.end(table, MOD, "late")
    return await stage.host.export_finished(table, MOD, "doubt")


async def _try(errand: Any) -> None:
    try:
        await errand
    except HostRefusal:
        return


@pytest.mark.parametrize(
    ("game", "seed"), [*(("breakout", seed) for seed in range(6)), ("arkham", 6), ("enemies", 7), ("enemies", 8)]
)
async def test_the_dice_of_an_eventful_game_prove_themselves(tmp_path: Path, game: str, seed: int) -> None:
    async with Stage(tmp_path) as stage:
        document = await eventful(stage, seed, game)
        assert [] == verify(document)
        assert game == document["game"]
        assert any(entry["kind"] == "undo" for entry in document["journal"])
        assert 10 < sum(len(entry["draws"]) for entry in document["journal"])


@pytest.fixture
async def document(tmp_path: Path) -> dict[str, Any]:
    async with Stage(tmp_path) as stage:
        return await eventful(stage, 1)


async def test_every_kind_of_tampering_is_found(document: dict[str, Any]) -> None:
    assert [] == verify(document)
    assert any(entry["kind"] == "undo" for entry in document["journal"])
    drawn = [number for number, entry in enumerate(document["journal"]) if any(d[2] > 1 for d in entry["draws"])]

    def tampered(change: Any) -> list[str]:
        other = copy.deepcopy(document)
        change(other)
        return verify(other)

    def loaded_die(number: int) -> Any:
        def change(other: dict[str, Any]) -> None:
            draw = next(d for d in other["journal"][number]["draws"] if d[2] > 1)
            draw[3] = (draw[3] + 1) % draw[2]

        return change

    assert all(tampered(loaded_die(number)) for number in drawn)
    assert tampered(lambda other: other["keys"].reverse())
    assert tampered(lambda other: other["commitments"].pop())
    assert tampered(lambda other: other["keys"].__setitem__(0, "00" * 16))
    assert tampered(lambda other: other["journal"].pop(drawn[0]))
    assert tampered(lambda other: other["journal"][drawn[0]]["draws"].pop(0))


@pytest.mark.parametrize("junk", [None, [], "x", {}, {"format": "rogues-table/finished"}, {"format": "other"}, 7])
def test_what_is_no_exported_game_is_said_to_be_none(junk: Any) -> None:
    assert 1 == len(verify(junk))
