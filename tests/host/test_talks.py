"""Threads of talk: each team of a running table has one, its players are in it, and nobody else is (SH-012)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import ClassVar

import pytest
import pytest_asyncio

from engine.arkham.game import Arkham
from host import Person, Receipt
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, refused

DEE = Person(4, "Dee")
EVE = Person(5, "Eve")
NO_THREADS = (
    "I may not open private threads here, so the teams have to talk elsewhere: "
    "a moderator can give me Create Private Threads and use /mod repair."
)


class Teams(Arkham):
    """Arkham as the stage names its game."""

    slug: ClassVar[str] = "lab"


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path, Teams()) as stage:
        yield stage


CHOSEN = {"mode": "2v2", "teams": "chosen"}


async def seated(stage: Stage, *people: Person, **options: object) -> int:
    return await stage.table(*people, options={**CHOSEN, **options})


def members(stage: Stage) -> list[set[int]]:
    return sorted(stage.post.talks.values(), key=min)


@pytest.mark.rule("SH-012")
@pytest.mark.asyncio
async def test_each_team_gets_a_private_thread_with_its_two_players_and_a_first_line(stage: Stage) -> None:
    _ = await seated(stage, ANA, BEN, CLEO, DEE)
    assert [{1, 2}, {3, 4}] == members(stage)
    assert [1, 2] == sorted(team for _, team in stage.post.named("open_talk"))
    for thread, inside in stage.post.talks.items():
        (first,) = [message for message in stage.post.place(thread) if message.kind == "log"]
        assert first.lines[0].startswith("This thread is for team ")
        assert sorted(inside) == sorted(first.ping)


@pytest.mark.asyncio
async def test_nothing_is_opened_twice_whatever_happens_at_the_table(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    for _ in range(6):
        (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
        await stage.click(table, person)
    await stage.restart()
    for _ in range(6):
        (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
        await stage.click(table, person)
    assert (2, 2) == (len(stage.post.named("open_talk")), len(stage.post.named("seat_talk")))


@pytest.mark.asyncio
async def test_a_game_without_teams_and_a_lobby_have_no_threads_of_talk(stage: Stage) -> None:
    _ = await stage.table(ANA, BEN, CLEO, DEE, options={})
    _ = await stage.table(ANA, BEN, CLEO, DEE, options=CHOSEN, start=False)
    assert [] == stage.post.named("open_talk")


@pytest.mark.asyncio
async def test_somebody_with_a_computer_as_teammate_needs_no_thread(stage: Stage) -> None:
    _ = await stage.table(ANA, BEN, CLEO, computers=("easy",), options=CHOSEN)
    assert [{1, 2}] == members(stage)


@pytest.mark.asyncio
async def test_who_resigns_is_let_out_and_who_takes_the_seat_is_let_in(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    await stage.host.resign(table, BEN)
    await stage.host.settled()
    assert [{1}, {3, 4}] == members(stage)
    await stage.host.join(table, EVE)
    await stage.host.settled()
    assert [{1, 5}, {3, 4}] == members(stage)


@pytest.mark.asyncio
async def test_without_the_permission_one_sentence_says_so_once_and_repair_tries_again(stage: Stage) -> None:
    stage.post.no_threads = True
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    assert 1 == stage.post.lines(CHANNEL).count(NO_THREADS)
    (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
    await stage.click(table, person)
    assert (1, 2) == (stage.post.lines(CHANNEL).count(NO_THREADS), len(stage.post.named("open_talk")))
    stage.post.no_threads = False
    await stage.host.repair(table, MOD, "the permission is there now", CHANNEL)
    await stage.host.settled()
    assert [{1, 2}, {3, 4}] == members(stage)


@pytest.mark.asyncio
async def test_a_thread_into_which_nobody_may_be_let_is_no_thread_of_talk(stage: Stage) -> None:
    stage.post.trouble["seat_talk"] = [Receipt("forbidden"), Receipt("forbidden")]
    _ = await seated(stage, ANA, BEN, CLEO, DEE)
    assert 1 == stage.post.lines(CHANNEL).count(NO_THREADS)
    assert [] == members(stage)
    assert not any("This thread is for team" in line for thread in range(900, 910) for line in stage.post.lines(thread))


@pytest.mark.asyncio
async def test_a_thread_that_cannot_be_opened_now_is_opened_later(stage: Stage) -> None:
    stage.post.trouble["open_talk"] = [Receipt("later", retry_after=3.0)]
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
    await stage.click(table, person)
    assert (3, [{1, 2}, {3, 4}]) == (len(stage.post.named("open_talk")), members(stage))
    assert NO_THREADS not in stage.post.lines(CHANNEL)


@pytest.mark.asyncio
async def test_a_deleted_thread_stays_away(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    stage.post.trouble["seat_talk"] = [Receipt("gone")]
    await stage.host.resign(table, BEN)
    await stage.host.settled()
    await stage.host.join(table, EVE)
    await stage.host.settled()
    assert (2, [{1, 2}, {3, 4}]) == (len(stage.post.named("open_talk")), members(stage))


@pytest.mark.asyncio
async def test_a_repair_opens_a_deleted_thread_anew_and_leaves_the_other_alone(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    stage.post.trouble["seat_talk"] = [Receipt("gone")]
    await stage.host.repair(table, MOD, "their thread is gone", CHANNEL)
    await stage.host.settled()
    assert (3, 3) == (len(stage.post.named("open_talk")), len(stage.post.talks))
    # The one that is gone had the players of the one that has come.
    assert {(1, 2), (3, 4)} == {tuple(sorted(inside)) for inside in stage.post.talks.values()}
    await stage.host.repair(table, MOD, "nothing is gone now", CHANNEL)
    await stage.host.settled()
    assert 3 == len(stage.post.named("open_talk"))


@pytest.mark.asyncio
async def test_a_forgotten_person_stands_in_no_row_of_a_talk(stage: Stage) -> None:
    _ = await seated(stage, ANA, BEN, CLEO, DEE)
    await stage.host.forget(BEN)
    await stage.host.settled()
    rows = await stage.store.read.all("SELECT members FROM talks ORDER BY team")
    assert not any("2" in row[0].strip("[]").split(",") for row in rows)


@pytest.mark.asyncio
async def test_people_change_places_before_the_start(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, DEE, options=CHOSEN, start=False)
    assert "You sit in seat 4 now." == await stage.say(table, (await stage.host.change_place(table, ANA, 3)).text)
    info = await stage.host.table(table)
    assert ["Dee", "Ben", "Cleo", "Ana"] == [seat.name for seat in info.seats]
    await stage.host.start_game(table, ANA)
    await stage.host.settled()
    assert [{1, 3}, {2, 4}] == members(stage)


OTHER_SIDE = "You have played for the other team, and know what they hold: that seat is not for you."


@pytest.mark.rule("SH-012")
@pytest.mark.asyncio
async def test_nobody_changes_to_the_team_whose_hands_they_must_not_see(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    for _ in range(8):
        (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
        await stage.click(table, person)
    assert OTHER_SIDE == await refused(stage.host.offer_swap(table, ANA, 2))
    await stage.host.resign(table, BEN)
    await stage.host.resign(table, CLEO)
    await stage.host.settled()
    assert OTHER_SIDE == await refused(stage.host.join(table, CLEO, 1))
    # Without naming a seat each comes back to the own team, whatever else is free.
    await stage.host.join(table, CLEO)
    await stage.host.join(table, BEN)
    await stage.host.settled()
    assert ["Ana", "Ben", "Cleo", "Dee"] == [seat.name for seat in (await stage.host.table(table)).seats]
    _ = await stage.host.offer_swap(table, ANA, 1)


@pytest.mark.asyncio
async def test_a_seat_of_the_other_team_cannot_be_handed_over_to_who_has_played(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    for _ in range(8):
        (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
        await stage.click(table, person)
    await stage.host.resign(table, BEN)
    _ = await stage.host.give(table, DEE, BEN)
    assert OTHER_SIDE == await refused(stage.host.join(table, BEN, 3))
    await stage.host.join(table, EVE)
    assert OTHER_SIDE == await refused(stage.host.join(table, BEN))


OTHER_SIDE_OF_THEM = "That person has played for the other team, and knows what they hold: give them no seat here."


@pytest.mark.rule("SH-012")
@pytest.mark.asyncio
@pytest.mark.parametrize("answered", [True, False])
async def test_no_moderator_puts_anybody_into_the_team_whose_hands_they_must_not_see(
    stage: Stage, answered: bool
) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    for _ in range(8 if answered else 0):
        (person, *_) = await stage.asked(table, ANA, BEN, CLEO, DEE)
        await stage.click(table, person)
    await stage.host.resign(table, BEN)
    assert OTHER_SIDE_OF_THEM == await refused(stage.host.replace(table, MOD, "why", 2, BEN))
    assert "Cleo" == (await stage.host.table(table)).seats[2].name
    await stage.host.replace(table, MOD, "why", 0, BEN)
    await stage.host.replace(table, MOD, "why", 2, EVE)
    assert ["Ben", "Eve"] == [(await stage.host.table(table)).seats[seat].name for seat in (0, 2)]


@pytest.mark.rule("SH-012")
@pytest.mark.asyncio
async def test_whoever_lost_a_seat_to_somebody_else_stays_out_of_the_other_team(stage: Stage) -> None:
    table = await seated(stage, ANA, BEN, CLEO, DEE)
    await stage.host.replace(table, MOD, "why", 1, EVE)
    assert OTHER_SIDE_OF_THEM == await refused(stage.host.replace(table, MOD, "why", 3, BEN))
    await stage.host.give(table, EVE, MOD)
    await stage.host.join(table, MOD)
    assert OTHER_SIDE_OF_THEM == await refused(stage.host.replace(table, MOD, "why", 3, EVE))


@pytest.mark.rule("SH-012")
@pytest.mark.asyncio
@pytest.mark.parametrize("looks", [True, False])
async def test_a_moderator_who_has_answered_for_one_team_takes_no_seat_of_the_other(stage: Stage, looks: bool) -> None:
    people = (ANA, BEN, CLEO, DEE)
    table = await seated(stage, *people)
    seat = people.index((await stage.asked(table, *people))[0])
    if looks:
        await stage.host.hand_to_answer(table, MOD, seat, "why")
    else:
        await stage.host.answer_for(table, MOD, "why", seat)
    mate, rival = seat ^ 1, seat ^ 2
    await stage.host.resign(table, people[rival])
    assert OTHER_SIDE == await refused(stage.host.join(table, MOD))
    assert OTHER_SIDE_OF_THEM == await refused(stage.host.replace(table, MOD, "why", rival, MOD))
    await stage.host.replace(table, MOD, "why", mate, MOD)
    assert "Mo" == (await stage.host.table(table)).seats[mate].name
