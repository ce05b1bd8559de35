"""Seats that change hands by consent: what is kept of an invitation, who is written to when, whose clock runs."""

import pytest

from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage, refused

HOUR = 3600.0


async def test_an_invitation_waits_for_the_end_of_somebodys_quiet_hours(stage: Stage) -> None:
    now = int(stage.clock.now() // 60) % (24 * 60)
    await stage.host.set_quiet(CLEO, "UTC", ((now - 60) % 1440, (now + 60) % 1440))
    table = await stage.table(ANA, start=False)
    await stage.host.invite(table, ANA, CLEO)
    await stage.host.settled()
    assert [] == stage.post.notices(CLEO.id)
    stage.clock.move(2 * HOUR)
    await stage.host.settled()
    assert [f"Ana invites you to table {table} (Lab)."] == stage.post.notices(CLEO.id)


async def test_an_invitation_outlives_a_restart_and_is_taken_once(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    await stage.host.invite(table, ANA, BEN)
    await stage.restart()
    [invitation] = (await stage.host.table(table)).polls
    assert ("invite", 1, BEN.id) == (invitation.topic, invitation.ask, invitation.person_id)
    await stage.host.accept(table, BEN, invitation.ask, interaction="i")
    await stage.host.accept(table, BEN, invitation.ask, interaction="i")
    assert ["Ana", "Ben"] == [seat.name for seat in (await stage.host.table(table)).seats]
    assert () == (await stage.host.table(table)).polls


async def test_somebody_elses_invitation_seats_nobody(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    await stage.host.invite(table, ANA, BEN)
    over = "That invitation is over: /table join sits you down where a seat is free."
    assert over == await refused(stage.host.accept(table, CLEO, 1))


async def test_no_more_than_eight_people_are_invited_to_a_table(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    for number in range(8):
        await stage.host.invite(table, ANA, type(ANA)(100 + number, f"Guest {number}"))
    said = "So many people are invited to this table that no more can be."
    assert said == await refused(stage.host.invite(table, ANA, BEN))


async def test_somebody_invited_who_is_forgotten_is_invited_no_more(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    await stage.host.invite(table, ANA, BEN)
    await stage.host.forget(BEN)
    assert () == (await stage.host.table(table)).polls


@pytest.mark.parametrize("how", ["forget", "leave", "resign"])
async def test_an_offer_is_void_when_whoever_made_it_is_gone_and_the_panel_says_nothing_of_it(
    stage: Stage, how: str
) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.give(table, ANA, CLEO)
    [poll] = (await stage.host.table(table)).polls
    assert (0, CLEO.id) == (poll.offered, poll.person_id)
    assert [table] == [each.table.id for each in await stage.host.invitations_of(CLEO.id)]
    if how == "forget":
        await stage.host.forget(ANA)
    elif how == "leave":
        await stage.host.leave(table, ANA)
    else:
        await stage.host.resign(table, ANA)
    await stage.host.settled()
    assert ((), []) == ((await stage.host.table(table)).polls, await stage.host.invitations_of(CLEO.id))
    reply = await stage.host.accept(table, CLEO, 1)
    assert "You take the seat of Computer 1 at table 1." == await stage.say(table, reply.text)
    assert not any("former player" in line for line in stage.post.lines(CHANNEL))


async def test_a_seat_that_changes_hands_has_a_clock_that_begins_anew(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    [asked] = await stage.asked(table, ANA, BEN)
    stage.clock.move(6 * HOUR)
    await stage.host.give(table, asked, CLEO)
    await stage.host.join(table, CLEO)
    seat = (await stage.host.table(table)).held_by(CLEO.id)
    assert seat is not None
    assert seat.due_at is not None
    assert seat.due_at >= stage.clock.now() + 12 * HOUR


async def test_two_who_swap_get_each_others_hands_and_nothing_that_was_ordered(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    before = {person.id: (await stage.hand(table, person)).view for person in (ANA, BEN)}
    window = stage.games["lab"].orders[0]
    await stage.host.set_order(table, ANA, window.window, window.choices[1].id)
    await stage.host.offer_swap(table, ANA, 1)
    await stage.host.vote_swap(table, BEN, True)
    await stage.host.settled()
    after = {person.id: (await stage.hand(table, person)).view for person in (ANA, BEN)}
    assert (before[ANA.id], before[BEN.id]) == (after[BEN.id], after[ANA.id])
    for person in (ANA, BEN):
        assert window.choices[0].id == (await stage.host.orders_of(table, person.id))[window.window]
    assert "Ben and Ana have swapped seats." in stage.post.lines(CHANNEL)


async def test_no_seats_are_swapped_while_a_reaction_is_awaited(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, windows="poker")
    people = (ANA, BEN)
    await stage.until(table, people, lambda hand: hand.face is not None and hand.face.awaited is None)
    said = "A reaction is awaited: seats are swapped when it has been given."
    assert said == await refused(stage.host.offer_swap(table, ANA, 1))


async def test_a_seat_is_left_by_command_and_taken_again_by_whoever_left_it(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.leave(table, BEN)
    seat = (await stage.host.table(table)).seats[1]
    assert (True, None, "normal") == (seat.vacant, seat.person_id, seat.computer)
    await stage.host.join(table, BEN)
    assert BEN.id == (await stage.host.table(table)).seats[1].person_id
    assert "You do not sit at this table." == await refused(stage.host.leave(table, MOD))
