"""Which table is meant: the one named, the one played in this place, or the one that can be the only one."""

from typing import Any

import pytest

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import act, opened, started
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


# moderators: no table is guessed


async def test_a_moderator_beside_the_thread_does_nothing_to_the_only_own_table(w: World) -> None:
    place = await started(w, w.max, w.bob)
    assert NO_TABLE == await refused(w, w.max.slash("mod end", reason="late"))
    assert {} == await w.max.autocomplete("mod undo", "to")
    assert "The game is over." == (await w.max.slash("mod end", reason="late", where=place)).text


async def test_of_several_tables_in_one_channel_a_moderator_picks_the_one_that_is_meant(w: World) -> None:
    for person in (w.alice, w.bob):
        await opened(w, person, place="here")
    several = "Several tables are played here: pick one in the option `table`."
    assert several == await refused(w, w.max.slash("mod end", reason="late"))
    assert "The table is closed." == (await w.max.slash("mod end", reason="late", table="1")).text
    assert "The table is closed." == (await w.max.slash("mod end", reason="late")).text


# lists for moderators


async def test_seats_are_picked_from_a_list_that_says_who_is_asked_but_not_in_a_reaction(
    w: World, games: Games
) -> None:
    shift, zone = ["phase-shift"], ["phantom-zone"]
    games["breakout"] = Arranged(race(A=team(on=3, holds=zone), B=team("bane", on=8, holds=shift), C=team(), dice=[2]))
    place = await started(w, w.alice, w.bob, w.carol)
    await w.carol.slash("table leave", where=place)
    listed = {"1 Alice · is asked now": 1, "2 Bob": 2, "3 Computer 1 · open to anybody": 3}
    assert listed == await w.max.autocomplete("mod answer", "seat", where=place)
    assert {"2 Bob": 2} == await w.max.autocomplete("mod answer", "seat", "bob", where=place)
    without = {"1 Alice": 1, "2 Bob": 2, "3 Computer 1 · open to anybody": 3}
    for command in ("mod replace", "mod remove"):
        assert without == await w.max.autocomplete(command, "seat", table="1")
    hand = await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    assert "Waiting for an answer to Phantom Zone." in hand.text
    assert without == await w.max.autocomplete("mod answer", "seat", where=place)


async def test_whoever_is_asked_stands_first_in_the_list_of_seats(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod replace", where=place, seat=1, computer="easy", reason="away")
    listed = ["2 Bob · is asked now", "1 Computer 1 · a computer"]
    assert listed == [*await w.max.autocomplete("mod answer", "seat", where=place)]


async def test_records_are_picked_from_the_games_that_are_over_and_acts_from_all_tables(w: World) -> None:
    over = await started(w, w.alice, w.bob)
    await started(w, w.alice, w.carol)
    closed = await opened(w, w.dave)
    for place in (closed, over):
        await w.travel(1.0)
        await w.max.slash("mod end", where=place, reason="late")
    assert {"1 DC Breakout: Arkham Asylum (ended) · Alice, Bob": "1"} == await w.max.autocomplete("mod export", "table")
    assert ["2", "1", "3"] == list((await w.max.autocomplete("mod audit", "table")).values())
    assert ["2"] == list((await w.max.autocomplete("mod pause", "table")).values())


async def test_the_record_of_a_game_in_a_channel_is_meant_although_another_one_is_played_there(w: World) -> None:
    for _ in range(2):
        await started(w, w.alice, w.bob, place="here")
        await w.max.slash("mod end", reason="late")
    await opened(w, w.alice, place="here")
    assert "[file: table-2.json]" in (await w.max.slash("mod export", reason="doubt")).text
