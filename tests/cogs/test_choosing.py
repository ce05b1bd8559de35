"""Which table is meant: the one named, the one played in this place, or the one that can be the only one."""

from typing import Any

import pytest

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

NO_TABLE = "No table is played here: use this in a table's thread, or name the table's number."
SEVERAL = "You sit at several tables: pick one in the option `table`."


async def test_typed_beside_the_thread_the_only_own_table_is_meant(w: World) -> None:
    await opened(w, w.alice)
    await opened(w, w.bob)
    assert "table 2" in (await w.bob.slash("table show")).text
    assert NO_TABLE == (await w.carol.slash("table show")).text
    await opened(w, w.bob)
    assert NO_TABLE == (await w.bob.slash("table show")).text
    assert "table 1" in (await w.bob.slash("table show", table="1")).text


async def test_in_direct_messages_the_only_own_table_is_meant(w: World) -> None:
    await opened(w, w.bob)
    assert "table 1" in (await w.bob.slash("table show", where=w.bob.dm)).text
    assert NO_TABLE == (await w.carol.slash("table show", where=w.carol.dm)).text


async def test_the_live_table_of_a_place_is_meant_before_one_that_is_over(w: World) -> None:
    await opened(w, w.alice, where=w.channel, place="here")
    await w.max.slash("mod end", reason="late", table="1")
    assert "table 1" in (await w.carol.slash("table show")).text
    await opened(w, w.bob, where=w.channel, place="here")
    assert "table 2" in (await w.carol.slash("table show")).text


async def test_of_several_tables_the_one_that_waits_is_meant(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    first = await started(w, w.alice, w.bob)
    await opened(w, w.bob)
    assert SEVERAL == (await w.bob.slash("hand", where=w.bob.dm)).text
    await w.alice.slash("breakout roll", where=first)
    assert "table 1" in (await w.bob.slash("hand", where=w.bob.dm)).text


async def test_a_game_that_is_over_is_not_one_of_the_own_tables(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod end", reason="late", where=place)
    nowhere = "You do not sit at a running table: open one with /table open, or join one."
    assert nowhere == (await w.alice.slash("hand")).text
    assert {} == await w.alice.autocomplete("hand", "table")


@pytest.mark.parametrize("number", ["#1", " 1 ", "01"])
async def test_a_number_is_read_however_it_is_written(w: World, number: str) -> None:
    await opened(w, w.alice)
    assert "table 1" in (await w.bob.slash("table show", table=number)).text


async def test_a_list_of_tables_is_searched_by_number_game_state_and_names(w: World) -> None:
    await opened(w, w.alice)
    await started(w, w.bob, w.carol)
    for typed, found in (("alice", ["1"]), ("running", ["2"]), ("dc break", ["2", "1"]), ("zorro", [])):
        assert found == list((await w.dave.autocomplete("table show", "table", typed)).values())


async def test_what_is_told_to_one_person_is_seen_by_nobody_else(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    before = w.carol.screen(place), w.carol.screen()
    for command in ("table list", "table show", "table log", "table undo", "table orders", "hand", "me tables"):
        assert (await w.alice.slash(command, where=place)).ephemeral
    for command, options in (("card", {"name": "bane"}), ("rules", {"words": "passing"}), ("table join", {})):
        assert (await w.alice.slash(command, where=place, **options)).ephemeral
    for button in ("My hand", "Act", "In play", "Log", "Rules"):
        assert (await w.alice.press(button, place)).ephemeral
    for command, options in (("audit", {}), ("export", {"reason": "doubt"}), ("setup", {})):
        assert (await w.max.slash(f"mod {command}", where=place, **options)).ephemeral
    assert before == (w.carol.screen(place), w.carol.screen())
