"""Opening a table, sitting down, beginning."""

import asyncio

import pytest

from engine import commitment
from host import Opening, SeatInfo
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, key, refused


def names(seats: tuple[SeatInfo, ...]) -> list[tuple[int, str, str | None]]:
    return [(seat.seat, seat.name, seat.computer) for seat in seats]


async def test_a_table_opens_in_a_thread_of_its_own_with_its_panel(stage: Stage) -> None:
    reply = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "lab"))
    assert reply.table_id is not None
    await stage.host.settled()
    table = await stage.host.table(reply.table_id)
    assert ("open", "thread", 900) == (table.status, table.place, table.thread_id)
    assert [(0, "Ana", None)] == names(table.seats)
    assert 1 == len(stage.post.panels(900))
    assert table == await stage.host.table_at(900)


async def test_without_permission_for_threads_the_table_stays_in_its_channel(stage: Stage) -> None:
    stage.post.no_threads = True
    reply = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "lab"))
    assert reply.table_id is not None
    await stage.host.settled()
    assert "here" == (await stage.host.table(reply.table_id)).place
    assert 1 == len(stage.post.panels(CHANNEL))
    assert ["I may not open threads here, so the table is played in this channel."] == stage.post.lines(CHANNEL)


async def test_opening_twice_with_one_interaction_opens_one_table(stage: Stage) -> None:
    opening = Opening(GUILD, CHANNEL, "lab")
    replies = await asyncio.gather(*(stage.host.open_table(ANA, opening, interaction="open-1") for _ in range(3)))
    assert [replies[0]] * 3 == replies
    assert 1 == len(await stage.host.tables_in(GUILD))


async def test_an_unknown_game_or_option_is_refused_with_what_there_is(stage: Stage) -> None:
    async def said(game: str, **options: object) -> str:
        return await refused(stage.host.open_table(ANA, Opening(GUILD, CHANNEL, game, options=options)))  # type: ignore[arg-type]

    assert "There is no game {slug} here; these can be played: {games}." == await said("chess")
    assert "{game} has no option {option}." == await said("lab", length=3)
    assert "The option {option} of {game} cannot have that value." == await said("lab", goal="many")


async def test_people_and_computers_sit_down_in_order_and_seats_close_up(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, computers=("easy",), start=False)
    await stage.host.remove_seat(table, BEN, 2)
    await stage.host.join(table, CLEO)
    await stage.host.leave(table, BEN)
    assert [(0, "Ana", None), (1, "Cleo", None)] == names((await stage.host.table(table)).seats)


async def test_only_whoever_opened_the_table_makes_a_person_stand_up(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, start=False)
    said = await refused(stage.host.remove_seat(table, BEN, 0))
    assert "Only whoever opened the table can ask a person to stand up." == said
    await stage.host.remove_seat(table, ANA, 1)
    assert [(0, "Ana", None)] == names((await stage.host.table(table)).seats)


async def test_what_cannot_be_done_before_the_start_is_refused(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    host = stage.host
    assert "{game} needs at least {least} players: wait for somebody to join, or add a computer." == await refused(
        host.start_game(table, ANA)
    )
    assert "You sit at this table already." == await refused(host.join(table, ANA))
    assert "You do not sit at this table." == await refused(host.leave(table, BEN))
    assert "Only those who sit at this table can do that: join first." == await refused(host.add_computer(table, BEN))
    assert "There is no computer player {level}; choose one of: {levels}." == await refused(
        host.add_computer(table, ANA, "clever")
    )
    for person in (BEN, CLEO, MOD):
        await host.join(table, person)
    assert "All {most} seats are taken: somebody has to leave first." == await refused(host.add_computer(table, ANA))
    not_yet = "The game has not started yet: press Start when everybody is seated."
    assert not_yet == await refused(host.hand(table, ANA.id))
    assert not_yet == await refused(host.undo(table, ANA))
    assert not_yet == await refused(host.resign(table, ANA))


async def test_what_cannot_be_done_after_the_start_is_refused(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    host = stage.host
    assert "The game has started already." == await refused(host.start_game(table, ANA))
    assert "The game has started: /table leave gives your seat up." == await refused(
        host.leave(table, ANA, from_game=False)
    )
    assert "The game has started: no more seats can be added." == await refused(host.add_computer(table, ANA))
    assert "The game has started and no seat is free: ask a moderator to replace somebody." == await refused(
        host.join(table, CLEO)
    )


async def test_the_start_posts_the_commitment_and_keeps_the_key(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    digest = commitment(key(1))
    info = await stage.host.table(table)
    assert ("running", (digest,), ()) == (info.status, info.commitments, info.keys)
    assert f"The game begins. SHA-256 of the dice key: {digest}" == stage.post.lines(CHANNEL)[0]


async def test_two_starts_at_once_begin_one_game(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, start=False)
    outcomes = await asyncio.gather(
        stage.host.start_game(table, ANA), stage.host.start_game(table, BEN), return_exceptions=True
    )
    assert 1 == sum(isinstance(outcome, Exception) for outcome in outcomes)
    assert 1 == len((await stage.host.table(table)).commitments)


async def test_whoever_sits_down_is_greeted_by_direct_message_and_it_is_remembered_whether_that_works(
    stage: Stage,
) -> None:
    stage.post.closed.add(BEN.id)
    await stage.table(ANA, BEN, start=False)
    found = {person.id: await stage.host.person(person.id) for person in (ANA, BEN, CLEO)}
    assert "open" == found[ANA.id].dm_state  # type: ignore[union-attr]
    assert "closed" == found[BEN.id].dm_state  # type: ignore[union-attr]
    assert None is found[CLEO.id]
    assert 1 == len(stage.post.notices(ANA.id))


async def test_lists_show_a_persons_tables_with_those_that_wait_first(stage: Stage) -> None:
    waits_for_ben = await stage.table(ANA, BEN)
    waits_for_ana = await stage.table(ANA, BEN)
    await stage.click(waits_for_ben, ANA, "rest")
    lobby = await stage.table(CLEO, start=False)
    found = [(each.table.id, each.awaited, each.mine) for each in await stage.host.tables_of(ANA.id)]
    assert [(waits_for_ana, (0,), True), (waits_for_ben, (1,), False)] == found
    everything = {each.table.id for each in await stage.host.tables_in(GUILD)}
    assert {waits_for_ana, waits_for_ben, lobby} == everything


async def test_of_more_tables_than_a_list_holds_those_are_found_whose_number_or_people_are_typed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.reading.LISTED", 2)
    first = await stage.table(ANA, BEN)
    others = [await stage.table(CLEO, start=False) for _ in range(3)]

    async def listed(typed: str) -> list[int]:
        return [each.table.id for each in await stage.host.tables_in(GUILD, typed=typed)]

    assert [others[2], others[1]] == await listed("")
    for typed in (str(first), "ana", "BEN"):
        assert [first, others[2]] == await listed(typed)
    assert [others[2], others[1]] == await listed("nobody")
    for table in (first, *others):
        await stage.host.end(table, MOD, "late")
    assert [first, others[2]] == [each.table.id for each in await stage.host.tables_over(GUILD, "ana")]
