"""When a game ends its people get a result each, and those who played their seat alone a rating."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from host import Opening, Person
from host.counting import count_anew, rate_anew, rated
from storage import Rating, Result, Store, Tx, ratings, results, tables
from tests.engine.lab import Lab
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, first_card
from tests.storage.rows import by_hand
from tests.storage.test_migrate import version_1

LADDER = (GUILD, "lab")
DORA = Person(4, "Dora")


async def played(stage: Stage, *people: Person, wait: float = 60.0, computers: tuple[str, ...] = ()) -> int:
    """A game to its end; each answer takes a while."""
    table = await stage.table(*people, computers=computers, options={"goal": 6})
    await to_the_end(stage, table, *people, wait=wait)
    return table


async def to_the_end(stage: Stage, table: int, *people: Person, wait: float = 60.0) -> None:
    await stage.host.settled()
    while (await stage.host.table(table)).standings is None:
        stage.clock.move(wait)
        await move(stage, table, *people)


async def move(stage: Stage, table: int, *people: Person) -> None:
    """The first of the people who is asked plays a card."""
    person = (await stage.asked(table, *people))[0]
    await stage.click(table, person, *first_card(await stage.hand(table, person)))


async def of(stage: Stage, *people: Person) -> list[list[Result]]:
    return [await results.of_person(stage.store.read, person.id) for person in people]


async def ladder(store: Store) -> list[Rating]:
    found = [await ratings.get(store.read, *LADDER, person.id) for person in (ANA, BEN, CLEO)]
    return [rating for rating in found if rating is not None]


async def test_each_person_gets_place_points_and_the_time_of_each_move(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await played(stage, ANA, BEN)
        info, view = await stage.host.table(table), (await stage.scene(table)).view
        assert info.standings is not None
        [[ana], [ben]] = await of(stage, ANA, BEN)
        places = {seat: number for number, rank in enumerate(info.standings, 1) for seat in rank}
        assert places == {0: ana.place, 1: ben.place}
        assert list(view.points) == [ana.points, ben.points]
        assert {60} == set(ana.waits)
        assert (info.ended_at, "lab", GUILD, 1, True) == (ana.ended_at, ana.game, ana.guild_id, ana.size, ana.rated)


async def test_the_winner_of_a_game_is_rated_above_the_loser(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await played(stage, ANA, BEN)
        [[ana], [ben]] = await of(stage, ANA, BEN)
        best = ANA if ana.place < ben.place else BEN
        skills = {rating.person_id: rating.mu for rating in await ladder(stage.store)}
        assert best.id == max(skills, key=lambda person: skills[person])
        assert [1, 1] == [rating.games for rating in await ladder(stage.store)]


async def test_a_game_against_computers_alone_rates_nobody_and_counts_all_the_same(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await played(stage, ANA, computers=("easy",))
        [[ana]] = await of(stage, ANA)
        assert ana.rated
        assert [] == await ladder(stage.store)


async def begun(stage: Stage, goal: int = 12, **opening: Any) -> int:
    """A game of Ana, Ben and Cleo in which Cleo has moved last."""
    table = await stage.table(ANA, BEN, CLEO, options={"goal": goal}, **opening)
    while (await stage.asked(table, ANA, BEN, CLEO))[0] != CLEO:
        await move(stage, table, ANA, BEN, CLEO)
    await move(stage, table, CLEO)
    return table


async def counted_the_same_again(stage: Stage) -> bool:
    """Whether counting anew comes to the same ratings."""
    before = await ladder(stage.store)
    await count_anew(stage.store, stage.games)
    return before == await ladder(stage.store)


async def test_a_seat_that_changed_hands_is_unrated_and_the_others_are_rated_without_it(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage)
        await stage.host.give(table, CLEO, DORA)
        await stage.host.join(table, DORA)
        await to_the_end(stage, table, ANA, BEN, DORA)
        [[ana], [ben], cleo, [new]] = await of(stage, ANA, BEN, CLEO, DORA)
        assert (True, True, [], False) == (ana.rated, ben.rated, cleo, new.rated)
        assert [ANA.id, BEN.id] == [rating.person_id for rating in await ladder(stage.store)]
        assert None is await ratings.get(stage.store.read, *LADDER, DORA.id)


@pytest.mark.parametrize("how", ["resign", "leave", "leaves", "taken"])
async def test_whoever_gives_up_is_last_whoever_plays_the_seat_to_the_end(tmp_path: Path, how: str) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage, leavers="leaves" if how == "leaves" else "computer")
        if how == "leave":
            await stage.host.leave(table, CLEO)
        else:
            await stage.host.resign(table, CLEO)
        if how == "taken":
            await stage.host.join(table, DORA)
        await to_the_end(stage, table, ANA, BEN, *([DORA] if how == "taken" else []))
        [[ana], [_], [cleo]] = await of(stage, ANA, BEN, CLEO)
        assert (3, True, True, None) == (cleo.place, cleo.rated, cleo.gave_up, cleo.points)
        assert not ana.gave_up
        mu = {rating.person_id: rating.mu for rating in await ladder(stage.store)}
        assert CLEO.id == min(mu, key=lambda person: mu[person])
        assert mu[CLEO.id] < 25 < max(mu[ANA.id], mu[BEN.id])
        assert (1, 0) == (
            (await stage.host.statistics(CLEO.id))[0].games,
            (await stage.host.statistics(CLEO.id))[0].wins,
        )
        assert await counted_the_same_again(stage)


async def test_of_two_who_play_the_one_who_stays_wins_against_the_one_who_gives_up(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN, options={"goal": 12})
        for _ in range(4):
            await move(stage, table, ANA, BEN)
        await stage.host.resign(table, BEN)
        await to_the_end(stage, table, ANA)
        [ana, ben] = await ladder(stage.store)
        assert ana.mu > 25 > ben.mu


async def test_whoever_gives_up_before_a_first_move_has_not_played(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN, CLEO, options={"goal": 6})
        await stage.host.resign(table, CLEO)
        await to_the_end(stage, table, ANA, BEN)
        assert [] == (await of(stage, CLEO))[0]
        assert [ANA.id, BEN.id] == [rating.person_id for rating in await ladder(stage.store)]


@pytest.mark.parametrize("how", ["replaced", "computer", "removed", "late"])
async def test_whoever_loses_the_seat_against_their_will_is_neither_last_nor_rated(tmp_path: Path, how: str) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage, pace="12h")
        if how == "removed":
            await stage.host.remove(table, MOD, "why", 2)
        elif how == "late":
            while (await stage.asked(table, ANA, BEN, CLEO))[0] != CLEO:
                await move(stage, table, ANA, BEN, CLEO)
            for _ in range(12 * 6 + 1):
                stage.clock.move(600)
                await stage.host.settled()
            for person in (ANA, BEN):
                await stage.host.decide(table, person, "replace")
        else:
            await stage.host.replace(table, MOD, "why", 2, DORA if how == "replaced" else "easy")
        assert None is (await stage.host.table(table)).held_by(CLEO.id)
        await to_the_end(stage, table, ANA, BEN, *([DORA] if how == "replaced" else []))
        assert [] == (await of(stage, CLEO))[0]
        assert [ANA.id, BEN.id] == [rating.person_id for rating in await ladder(stage.store)]


async def test_whoever_lets_a_computer_stand_in_and_comes_back_is_not_rated(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage)
        await stage.host.set_away(CLEO, stage.clock.now() + 86_400, computer=True)
        for _ in range(4):
            await move(stage, table, ANA, BEN)
        await stage.host.set_away(CLEO, None)
        await to_the_end(stage, table, ANA, BEN, CLEO)
        [cleo] = (await of(stage, CLEO))[0]
        assert (False, False) == (cleo.rated, cleo.gave_up)


async def test_whoever_gives_up_and_comes_back_has_played_what_the_computer_played(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage)
        await stage.host.resign(table, CLEO)
        for _ in range(4):
            await move(stage, table, ANA, BEN)
        await stage.host.join(table, CLEO, 2)
        await to_the_end(stage, table, ANA, BEN, CLEO)
        info = await stage.host.table(table)
        [cleo] = (await of(stage, CLEO))[0]
        place = next(number for number, rank in enumerate(info.standings or (), 1) if 2 in rank)
        assert (True, False, place) == (cleo.rated, cleo.gave_up, cleo.place)
        assert 3 == len(await ladder(stage.store))
        assert await counted_the_same_again(stage)


async def test_whoever_took_a_seat_over_may_leave_it_again(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await begun(stage)
        await stage.host.give(table, CLEO, DORA)
        await stage.host.join(table, DORA)
        while DORA not in await stage.asked(table, ANA, BEN, DORA):
            await move(stage, table, ANA, BEN)
        await move(stage, table, DORA)
        await stage.host.resign(table, DORA)
        await to_the_end(stage, table, ANA, BEN)
        assert [[], []] == await of(stage, CLEO, DORA)


# the same game twice


async def test_a_finished_game_that_is_imported_again_counts_once(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await played(stage, ANA, BEN)
        wanted = [await of(stage, ANA, BEN), await ladder(stage.store)]
        copy = await stage.imported(await stage.exported(table))
        await stage.host.settled()
        await stage.host.count_all()
        assert wanted == [await of(stage, ANA, BEN), await ladder(stage.store)]
        assert [table] == await tables.twins(stage.store.read, copy)
        assert [] == await results.uncounted(stage.store.read)
        await count_anew(stage.store, stage.games)
        assert wanted == [await of(stage, ANA, BEN), await ladder(stage.store)]


async def test_of_two_copies_of_a_running_game_the_one_that_ends_first_counts(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN, options={"goal": 6})
        for _ in range(2):
            await move(stage, table, ANA, BEN)
        copy = await stage.imported(await stage.exported(table))
        await to_the_end(stage, copy, ANA, BEN)
        wanted = [await of(stage, ANA, BEN), await ladder(stage.store)]
        await to_the_end(stage, table, ANA, BEN)
        assert {copy} == {result.table_id for some in await of(stage, ANA, BEN) for result in some}
        assert wanted == [await of(stage, ANA, BEN), await ladder(stage.store)]


async def test_a_copy_that_ended_earlier_counts_in_place_of_one_that_was_counted(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with Stage(tmp_path) as stage, Stage(tmp_path / "other") as other:
        table = await stage.table(ANA, BEN, options={"goal": 6})
        moved = await other.imported(await stage.exported(table))
        await to_the_end(other, moved, ANA, BEN, wait=1.0)
        await to_the_end(stage, table, ANA, BEN)
        copy = await stage.imported(await other.exported(moved))
        assert 1 == await stage.host.count_all()
        assert {copy} == {result.table_id for some in await of(stage, ANA, BEN) for result in some}
        assert [1, 1] == [rating.games for rating in await ladder(stage.store)]
        assert await counted_the_same_again(stage)


async def test_two_games_of_the_same_people_are_two_games(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        for _ in range(2):
            await played(stage, ANA, BEN)
        assert [2, 2] == [rating.games for rating in await ladder(stage.store)]


async def test_a_game_that_a_moderator_ended_counts_for_nobody(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN)
        await stage.click(table, (await stage.asked(table, ANA, BEN))[0])
        await stage.host.end(table, CLEO, "enough")
        await stage.host.settled()
        assert [[], []] == await of(stage, ANA, BEN)


async def test_counting_anew_comes_to_the_same(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        for people in ((ANA, BEN), (BEN, CLEO), (ANA, BEN, CLEO)):
            await played(stage, *people)
        before = [await of(stage, ANA, BEN, CLEO), await ladder(stage.store)]
        assert 3 == await count_anew(stage.store, stage.games)
        assert before == [await of(stage, ANA, BEN, CLEO), await ladder(stage.store)]


async def test_a_game_that_is_counted_late_is_rated_in_its_place(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        first = await played(stage, ANA, BEN)
        for people in ((BEN, CLEO), (ANA, CLEO)):
            await played(stage, *people)
        wanted = await ladder(stage.store)
        await stage.store.transaction(lambda tx: tx.run("DELETE FROM counted WHERE table_id = ?", first))
        await stage.store.transaction(lambda tx: tx.run("DELETE FROM results WHERE table_id = ?", first))
        assert wanted == await ladder(stage.store)
        assert await stage.host.count(first)
        assert wanted == await ladder(stage.store)
        assert not await stage.host.count(first)


async def test_games_that_an_older_version_finished_are_counted_at_the_start(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await played(stage, ANA, BEN)
        wanted = [await of(stage, ANA, BEN), await ladder(stage.store)]
        await stage.store.transaction(results.clear)
        assert [[], []] == await of(stage, ANA, BEN)
        await stage.restart()
        assert wanted == [await of(stage, ANA, BEN), await ladder(stage.store)]


async def test_a_game_whose_state_cannot_be_read_any_more_is_counted_without_points(tmp_path: Path) -> None:
    class Older(Lab):
        schema = 0

    async with Stage(tmp_path) as stage:
        await played(stage, ANA, BEN)
        await stage.store.transaction(results.clear)
        await stage.restart(Older())
        [[ana], [ben]] = await of(stage, ANA, BEN)
        assert ({None}, {1, 2}) == ({ana.points, ben.points}, {ana.place, ben.place})


async def test_a_game_nobody_knows_any_more_does_not_keep_others_from_being_counted(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        other = await played(stage, ANA, BEN)
        await played(stage, ANA, BEN)
        await stage.store.transaction(results.clear)
        await stage.store.transaction(lambda tx: tx.run("UPDATE tables SET game = 'gone' WHERE id = ?", other))
        await stage.restart()
        assert [1, 1] == [len(found) for found in await of(stage, ANA, BEN)]


async def test_a_forgotten_persons_games_count_for_the_others_without_that_seat(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await played(stage, ANA, CLEO)
        await played(stage, ANA, BEN, CLEO)
        await stage.host.forget(CLEO)
        await stage.host.settled()
        assert [ANA.id, BEN.id] == [rating.person_id for rating in await ladder(stage.store)]
        assert [1, 1] == [rating.games for rating in await ladder(stage.store)]
        wanted = await ladder(stage.store)
        await stage.store.transaction(lambda tx: rate_anew(tx, LADDER))
        assert wanted == await ladder(stage.store)
        await count_anew(stage.store, stage.games)
        assert wanted == await ladder(stage.store)


async def test_a_game_with_a_damaged_row_is_reported_and_left_for_another_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Stage(tmp_path) as stage:
        table = await played(stage, ANA, BEN)
        await stage.store.transaction(results.clear)
        await stage.store.transaction(lambda tx: tx.run("UPDATE tables SET standings = '{' WHERE id = ?", table))
        assert not await stage.host.count(table)
        assert f"the game at table {table} could not be counted" in caplog.text
        await stage.store.transaction(
            lambda tx: tx.run("UPDATE tables SET standings = '[[0],[1]]' WHERE id = ?", table)
        )
        assert 1 == await stage.host.count_all()


# the ratings themselves

ONE = Result(1, 0, 1, 10, "lab", 5.0, 0, 1, 1, 3, True)


def game(*seats: tuple[int, int, int, int, bool]) -> list[Result]:
    """Results by (person, side, size, place, rated)."""
    return [
        replace(ONE, seat=number, person_id=person, side=side, size=size, place=place, rated=flag)
        for number, (person, side, size, place, flag) in enumerate(seats)
    ]


def test_teams_rise_and_fall_together() -> None:
    teams = game((1, 1, 2, 1, True), (2, 2, 2, 3, True), (3, 1, 2, 1, True), (4, 2, 2, 3, True))
    mu = {rating.person_id: rating.mu for rating in rated(LADDER, teams, {})}
    assert mu[1] == mu[3] > 25 > mu[2] == mu[4]


def test_a_team_with_an_unrated_seat_is_unrated_as_a_whole() -> None:
    teams = game((1, 1, 2, 1, True), (2, 2, 2, 3, True), (3, 1, 2, 1, False), (4, 2, 2, 3, True))
    assert [] == rated(LADDER, teams, {})


def test_a_partner_who_is_a_computer_or_forgotten_makes_the_team_unrated() -> None:
    assert [] == rated(LADDER, game((1, 1, 2, 1, True), (2, 2, 2, 3, True), (4, 2, 2, 3, True)), {})


def given_up(*seats: tuple[int, int, int, int, bool], who: int) -> list[Result]:
    """The same, one of whom has given up."""
    return [replace(each, gave_up=each.person_id == who) for each in game(*seats)]


def test_of_a_team_that_was_deserted_the_one_who_went_loses_and_the_other_is_not_rated() -> None:
    teams = given_up((1, 1, 2, 1, True), (2, 2, 2, 3, True), (3, 1, 2, 1, True), (4, 2, 2, 3, True), who=3)
    mu = {rating.person_id: rating.mu for rating in rated(LADDER, teams, {})}
    assert {2, 3, 4} == set(mu)
    assert mu[2] == mu[4] > 25 > mu[3]


def test_whoever_deserts_a_computer_loses_no_less() -> None:
    whole = given_up((1, 1, 2, 1, True), (2, 2, 2, 3, True), (3, 1, 2, 1, True), (4, 2, 2, 3, True), who=3)
    alone = [each for each in whole if each.person_id != 1]
    assert rated(LADDER, whole, {}) == rated(LADDER, alone, {})


def test_where_all_have_given_up_nobody_has_won() -> None:
    both = [replace(each, gave_up=True) for each in game((1, 0, 1, 2, True), (2, 1, 1, 2, True))]
    assert [] == rated(LADDER, both, {})


def test_those_who_gave_up_are_behind_the_last_one_who_stayed() -> None:
    some = given_up((1, 0, 1, 2, True), (2, 1, 1, 3, True), (3, 2, 1, 3, True), who=3)
    mu = {rating.person_id: rating.mu for rating in rated(LADDER, some, {})}
    assert mu[1] > mu[2] > mu[3]


def test_equal_ranks_of_equals_stay_equal_in_a_game_of_many() -> None:
    many = game((1, 0, 1, 1, True), (2, 1, 1, 2, True), (3, 2, 1, 2, True), (4, 3, 1, 4, True))
    mu = {rating.person_id: rating.mu for rating in rated(LADDER, many, {})}
    assert mu[2] == mu[3]
    assert mu[1] > mu[2] > mu[4]


def test_a_rating_grows_out_of_the_one_before() -> None:
    old = {1: Rating(*LADDER, 1, 30.0, 4.0, 7)}
    after = {rating.person_id: rating for rating in rated(LADDER, game((1, 0, 1, 2, True), (2, 1, 1, 1, True)), old)}
    assert (8, 1) == (after[1].games, after[2].games)
    assert after[1].mu < 30.0
    assert after[1].sigma == pytest.approx(4.0, abs=0.2)


# what the database says


async def marked_over(stage: Stage, table: int, standings: str, *people: Person) -> None:
    """A table over with these ranks, on which each of these people, by seat, has made a move."""

    async def work(tx: Tx) -> None:
        for seat, person in enumerate(people):
            await tx.run(
                "INSERT INTO journal (table_id, seq, at, kind, seat, person_id, by, ask, payload, draws, events) "
                "VALUES (?, ?, ?, 'answer', ?, ?, 'person', 1, '{\"picks\":[]}', '[]', '[]')",
                table, 1000 + seat, stage.clock.now() + 60, seat, person.id,
            )  # fmt: skip
        await tx.run(
            "UPDATE tables SET status = 'finished', standings = ?, ended_at = 9.0, due_at = NULL WHERE id = ?",
            standings, table,
        )  # fmt: skip

    await stage.store.transaction(work)


@pytest.mark.parametrize(
    ("game", "options", "teams"),
    [
        ("arkham", {"mode": "2v2", "shadows": True, "teams": "chosen"}, ((0, 1), (2, 3))),
        ("enemies", {"duos": True}, ((0, 2), (1, 3))),
    ],
)
async def test_those_who_play_as_a_team_are_rated_as_one(
    tmp_path: Path, game: str, options: dict[str, bool | str], teams: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    people = (ANA, BEN, CLEO, Person(4, "Dora"))
    async with Stage(tmp_path) as stage:
        stage.games.update(GAMES)
        opened = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, game, place="here", options=options))
        table = opened.table_id or 0
        for person in people[1:]:
            await stage.host.join(table, person)
        await stage.host.start_game(table, ANA)
        await marked_over(stage, table, str([list(team) for team in teams]), *people)
        assert await stage.host.count(table)
        found = [each for some in await of(stage, *people) for each in some]
        assert [2, 2, 2, 2] == [each.size for each in found]
        sides = [{each.seat for each in found if each.side == side} for side in (1, 2)]
        assert sorted(map(sorted, teams)) == sorted(map(sorted, sides))
        assert {1: 2, 3: 2} == {place: sum(each.place == place for each in found) for place in (1, 3)}
        rows = await stage.store.read.all("SELECT person_id, mu FROM ratings ORDER BY mu DESC, person_id")
        assert {people[seat].id for seat in teams[0]} == {row[0] for row in rows[:2]}
        assert [2, 2] == [len({row[1] for row in rows}), len(rows) // 2]


async def test_choosing_again_before_a_question_is_closed_is_one_move(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        table = await stage.table(ANA, BEN)
        await marked_over(stage, table, "[[0],[1]]", ANA, BEN)
        await stage.store.transaction(
            lambda tx: tx.run(
                "INSERT INTO journal SELECT table_id, 2000, at + 30, kind, seat, person_id, by, ask, fingerprint, "
                "payload, draws, events, undone_by FROM journal WHERE table_id = ? AND seq = 1000",
                table,
            )
        )
        await stage.host.count(table)
        [[ana], [ben]] = await of(stage, ANA, BEN)
        assert ([90], [60]) == (ana.waits, ben.waits)


async def test_the_finished_games_of_a_database_of_version_1_are_counted_after_its_upgrade(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    version_1(stage.path)
    by_hand(
        stage.path,
        "UPDATE tables SET status = 'finished', standings = '[[0]]', ended_at = 9.0, due_at = NULL",
        "UPDATE seats SET leaving = 0",
    )
    stage.games.update(GAMES)
    async with stage:
        await stage.host.start()
        await stage.host.settled()
        [zoe] = await results.of_person(stage.store.read, 9)
        assert (41, 0, 5, "breakout", 1, None, True) == (
            zoe.table_id, zoe.seat, zoe.guild_id, zoe.game, zoe.place, zoe.points, zoe.rated,
        )  # fmt: skip
        assert [] == await results.uncounted(stage.store.read)
        assert 1 == (await stage.host.statistics(9, 5))[0].wins
