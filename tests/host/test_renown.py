"""Statistics and leaderboards: reckoned from results, and told to others only by those who agreed."""

import json
from pathlib import Path
from typing import Any

import pytest

from host import GameRecord, Person, Ranked, seen_on
from host.renown import Points, number, record_of
from storage import Rating, Result, Tx, ratings
from tests.host.stage import ANA, BEN, CLEO, GUILD, MOD, Stage, first_card, refused
from tests.host.test_counting import played

NOT_SHOWN = "That person does not show their statistics. /me share decides about yours."


def result(place: int, points: int | None, *waits: int, at: float = 1.0, table: int = 1) -> Result:
    return Result(table, 0, 1, GUILD, "lab", at, 0, 1, place, points, True, list(waits))


def test_a_record_counts_games_wins_points_times_and_streaks() -> None:
    some = [result(1, 10, 5, 7), result(2, 4, 9), result(1, 6), result(1, 8, 100), result(1, None)]
    assert GameRecord("lab", 5, 4, Points(10, 7.0), 8.0, 3, 3) == record_of("lab", some)
    lost = [*some, result(3, 0, 1)]
    after = record_of("lab", lost)
    assert (0, 3, 7, 6) == (after.streak, after.longest, after.seconds, after.games)


def test_a_game_without_points_and_moves_has_neither_in_its_record() -> None:
    record = record_of("breakout", [result(1, None)])
    assert (None, None) == (record.points, record.seconds)


def test_somebody_new_has_a_rating_of_a_thousand() -> None:
    assert 1000 == number(Rating(GUILD, "lab", 1, 25.0, 25.0 / 3, 0))
    assert 1300 == number(Rating(GUILD, "lab", 1, 30.0, 5.0, 9))


async def test_ones_own_statistics_are_told_per_game_and_on_one_server_with_the_rating(stage: Stage) -> None:
    await played(stage, ANA, BEN, wait=90)
    [everywhere] = await stage.host.statistics(ANA.id)
    [here] = await stage.host.statistics(ANA.id, GUILD)
    assert ("lab", 1, 90.0, None) == (everywhere.game, everywhere.games, everywhere.seconds, everywhere.rating)
    mine = await ratings.get(stage.store.read, GUILD, "lab", ANA.id)
    assert mine is not None
    assert (number(mine), 1) == (here.rating, here.rated)
    assert [] == await stage.host.statistics(ANA.id, GUILD + 1)
    assert [] == await stage.host.statistics(MOD.id)


async def test_statistics_are_told_to_others_only_after_the_person_agreed(stage: Stage) -> None:
    await played(stage, ANA, BEN)
    assert NOT_SHOWN == await refused(stage.host.statistics_of(ANA.id, GUILD))
    assert NOT_SHOWN == await refused(stage.host.statistics_of(404, GUILD))
    await stage.host.set_shown(ANA, GUILD, True)
    assert await stage.host.statistics(ANA.id, GUILD) == await stage.host.statistics_of(ANA.id, GUILD)
    assert NOT_SHOWN == await refused(stage.host.statistics_of(ANA.id, GUILD + 1))
    await stage.host.set_shown(ANA, GUILD + 1, True)
    assert [] == await stage.host.statistics_of(ANA.id, GUILD + 1)
    await stage.host.set_shown(ANA, GUILD, False)
    assert NOT_SHOWN == await refused(stage.host.statistics_of(ANA.id, GUILD))


async def test_agreeing_is_for_one_server_and_is_taken_back_there_or_everywhere(stage: Stage) -> None:
    one_by_one = "You agree on each server by itself: use this in a channel of the server where you want it."
    assert one_by_one == await refused(stage.host.set_shown(ANA, None, True))
    for place in (GUILD, GUILD + 1, GUILD):
        await stage.host.set_shown(ANA, place, True)
    known = await stage.host.person(ANA.id)
    assert known is not None
    assert [GUILD + 1, GUILD] == seen_on(known.settings)
    await stage.host.set_shown(ANA, GUILD, False)
    assert NOT_SHOWN == await refused(stage.host.statistics_of(ANA.id, GUILD))
    assert [] == await stage.host.statistics_of(ANA.id, GUILD + 1)
    await stage.host.set_shown(ANA, None, False)
    assert NOT_SHOWN == await refused(stage.host.statistics_of(ANA.id, GUILD + 1))


async def test_agreeing_leaves_other_settings_as_they_are(stage: Stage) -> None:
    await stage.host.set_reminders(ANA, "ping", "1 day")
    before = await stage.host.person(ANA.id)
    assert before is not None
    await stage.host.set_shown(ANA, GUILD, True)
    after = await stage.host.person(ANA.id)
    assert after is not None
    assert {**before.settings, "shown": [GUILD]} == after.settings
    await stage.host.set_shown(ANA, GUILD, False)
    assert before == await stage.host.person(ANA.id)


async def test_a_leaderboard_names_those_who_agreed_the_best_first_and_tells_ones_own(stage: Stage) -> None:
    for _ in range(3):
        await played(stage, ANA, BEN, CLEO)
    hidden = await stage.host.leaderboard(GUILD, "lab", ANA.id, 10)
    assert ((), 3, False) == (hidden.rows, hidden.rated, hidden.shown)
    assert hidden.mine is not None
    assert ("Ana", 3) == (hidden.mine.name, hidden.mine.games)
    for person in (ANA, BEN):
        await stage.host.set_shown(person, GUILD, True)
    board = await stage.host.leaderboard(GUILD, "lab", ANA.id, 10)
    assert {"Ana", "Ben"} == {row.name for row in board.rows}
    assert sorted((row.rating for row in board.rows), reverse=True) == [row.rating for row in board.rows]
    assert hidden.mine in board.rows
    assert 1 == len((await stage.host.leaderboard(GUILD, "lab", ANA.id, 1)).rows)
    onlooker = await stage.host.leaderboard(GUILD, "lab", MOD.id, 10)
    assert (None, False, board.rows) == (onlooker.mine, onlooker.shown, onlooker.rows)
    assert () == (await stage.host.leaderboard(GUILD + 1, "lab", ANA.id, 10)).rows


async def test_damaged_settings_of_somebody_do_not_spoil_a_leaderboard(stage: Stage) -> None:
    await played(stage, ANA, BEN)
    await stage.host.set_shown(ANA, GUILD, True)
    await stage.store.transaction(lambda tx: tx.run("UPDATE people SET settings = '{' WHERE id = ?", BEN.id))
    board = await stage.host.leaderboard(GUILD, "lab", CLEO.id, 10)
    assert ["Ana"] == [row.name for row in board.rows]
    assert isinstance(board.rows[0], Ranked)


# everything that is kept of somebody


async def export(stage: Stage, person: Person) -> Any:
    return await stage.host.export_own(person)


async def test_an_export_holds_what_a_person_did_and_set_and_nothing_of_others(stage: Stage) -> None:
    over = await played(stage, ANA, BEN)
    table = await stage.table(BEN, ANA)
    person = (await stage.asked(table, ANA, BEN))[0]
    await stage.click(table, person, *first_card(await stage.hand(table, person)))
    await stage.host.set_quiet(ANA, "Europe/Berlin", (1350, 420))
    await stage.host.set_order(table, ANA, "defend", "shield")
    async with stage.host.look(table, ANA.id):
        pass
    found = await export(stage, ANA)
    assert {"quiet": [1350, 420], "zone": "Europe/Berlin"} == found["person"]["settings"]
    assert [over, table] == [seat["table_id"] for seat in found["seats"]]
    assert [over] == [each["table_id"] for each in found["results"]]
    assert [{"table_id": table, "seat": 1, "window": "defend", "choice": '"shield"'}] == found["standing_orders"]
    assert {"table_id": table} in found["looked_at"]
    written = json.dumps(found, ensure_ascii=False)
    assert "Ben" not in written
    for secret in ("draws", "fingerprint", "events", "key", "due_at", "seq"):
        assert f'"{secret}"' not in written


async def test_an_export_holds_no_key_and_no_choice_that_a_moderator_made_for_another_seat(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    asked = (await stage.asked(table, ANA, BEN))[0]
    await stage.host.answer_for(table, MOD, "asleep", (await stage.hand(table, asked)).seat, ["mix"])
    moves = (await export(stage, MOD))["moves"]
    assert [("answer", "moderator", None)] == [(move["kind"], move["by"], move["what"]) for move in moves]
    starter = await export(stage, ANA)
    assert [("command", "start")] == [(move["kind"], move["what"]) for move in starter["moves"]]
    rows = await stage.store.read.all("SELECT payload ->> '$.key' FROM journal WHERE table_id = ? AND seq = 1", table)
    assert rows[0][0] not in json.dumps(starter)


async def test_nothing_is_exported_of_somebody_unknown_or_forgotten(stage: Stage) -> None:
    assert "Nothing is kept of you." == await refused(stage.host.export_own(MOD))
    await played(stage, ANA, BEN)
    await stage.host.forget(ANA)
    await stage.host.settled()
    assert "Nothing is kept of you." == await refused(stage.host.export_own(ANA))
    assert [] == await stage.host.statistics(ANA.id)


@pytest.mark.parametrize("column", ["guilds.settings", "polls.votes", "talks.members"])
async def test_damaged_rows_of_others_do_not_keep_anybody_from_their_export(tmp_path: Path, column: str) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN)
        name, _, damaged = column.partition(".")

        async def spoil(tx: Tx) -> None:
            await tx.run(
                "INSERT INTO polls (table_id, topic, detail, votes, opened_at) VALUES (?, 'speed', '{}', '{}', 1.0)",
                table,
            )
            await tx.run("INSERT INTO talks (table_id, team, members) VALUES (?, 1, '[]')", table)
            await tx.run(f"UPDATE {name} SET {damaged} = '{{'")

        await stage.store.transaction(spoil)
        assert [table] == [seat["table_id"] for seat in (await export(stage, ANA))["seats"]]
