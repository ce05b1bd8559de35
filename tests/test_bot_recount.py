"""`bot.py recount`: statistics and ratings come out of the finished games alone."""

from pathlib import Path

import pytest

from engine import GAMES
from host import Opening
from storage import Result, Store, Tx, ratings, results
from tests.front_door import Ran, bot
from tests.host.stage import ANA, BEN, CHANNEL, GUILD, Stage


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A bot's database with a game that Ben has won, of which nothing is counted but nonsense."""
    async with Stage(tmp_path) as stage:
        stage.games.update(GAMES)
        opened = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "breakout", place="here"))
        table = opened.table_id or 0
        await stage.host.join(table, BEN)
        await stage.host.start_game(table, ANA)
        for person in (ANA, BEN):
            await stage.click(table, person)

        async def end(tx: Tx) -> None:
            await tx.run(
                "UPDATE tables SET status = 'finished', standings = '[[1],[0]]', ended_at = 7.0, due_at = NULL"
            )
            await results.counted(tx, table)
            await results.add(tx, Result(table, 3, ANA.id, GUILD, "breakout", 7.0, 0, 1, 1, 99, True))

        await stage.store.transaction(end)
    return stage.path


async def test_everything_is_counted_again_from_the_finished_games(tmp_path: Path, database: Path) -> None:
    assert Ran(0, "Games counted: 1\n", "") == bot(tmp_path, "recount", database=database)
    store = await Store.open(database)
    found = [each for person in (ANA, BEN) for each in await results.of_person(store.read, person.id)]
    assert [(ANA.id, 0, 2, None), (BEN.id, 1, 1, None)] == [
        (each.person_id, each.seat, each.place, each.points) for each in found
    ]
    rated = [await ratings.get(store.read, GUILD, "breakout", person.id) for person in (ANA, BEN)]
    ana, ben = (each.mu if each is not None else 0 for each in rated)
    assert 0 < ana < ben
    await store.close()


def test_without_a_database_there_is_nothing_to_count(tmp_path: Path) -> None:
    ran = bot(tmp_path, "recount", database="nothing.db")
    place = "do this in the folder where the bot is started, or let ROGUES_DATABASE name its database."
    assert Ran(1, "", f"There is no database {tmp_path / 'nothing.db'}: {place}\n") == ran
    assert not (tmp_path / "nothing.db").exists()
