"""A computer plays for somebody who is away and hands the seat back: when the days are over, or earlier."""

import pytest

from host import life
from storage import journal
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, MOD, Stage

DAY = 86_400.0


async def away(stage: Stage, days: float = 3) -> int:
    """A table where Ana is away for some days, and a computer plays for her."""
    table = await stage.table(ANA, BEN)
    await stage.host.set_away(ANA, stage.clock.now() + days * DAY, computer=True)
    await stage.host.settled()
    return table


async def stands_in(stage: Stage, table: int) -> bool:
    return (await stage.host.table(table)).seats[0].stand_in


async def pass_days(stage: Stage, days: float) -> None:
    stage.clock.move(days * DAY)
    await stage.host.settled()


async def test_the_computer_plays_meanwhile_and_the_table_is_told_until_when(stage: Stage) -> None:
    table = await away(stage)
    assert await stands_in(stage, table)
    assert [BEN] == await stage.asked(table, BEN)
    told = [line for line in stage.post.lines(CHANNEL) if "a computer plays meanwhile" in line]
    assert 1 == len(told)
    assert told[0].startswith("Ana is away until ")


async def test_whoever_is_back_while_the_computer_thinks_moves_themselves(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, think = await stage.table(ANA, BEN), life._worked_out

    async def interrupted(due: life.Due) -> tuple[str, ...]:
        picks = await think(due)
        await stage.host.join(table, ANA)
        return picks

    monkeypatch.setattr(life, "_worked_out", interrupted)
    await stage.host.set_away(ANA, stage.clock.now() + 3 * DAY, computer=True)
    await stage.host.settled()
    assert [] == [entry for entry in await journal.page(stage.store.read, table) if entry.by == "computer"]
    assert [ANA] == await stage.asked(table, ANA, BEN)


async def test_whoever_stays_away_longer_is_played_for_until_then_where_a_computer_plays_already(stage: Stage) -> None:
    table = await away(stage)
    other = await stage.table(ANA, CLEO)
    reply = await stage.host.set_away(ANA, stage.clock.now() + 6 * DAY)
    words = "Your clocks stand still until {until:when}, and a computer that plays for you plays on until then."
    assert words == reply.text.id
    await pass_days(stage, 5)
    assert (True, False) == (await stands_in(stage, table), await stands_in(stage, other))
    assert [] == [line for line in stage.post.lines(CHANNEL) if "days away of Ana are over" in line]
    await pass_days(stage, 1.1)
    assert not await stands_in(stage, table)


HANDED_BACK = "Nobody else plays here now: the computer hands the seat of Ana back."
WAITS = "Computers play for all who sit here, so the table waits until one of them is back."


async def test_computers_do_not_play_a_game_to_its_end_while_nobody_is_there(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, computers=("easy",))
    await stage.host.set_away(ANA, stage.clock.now() + 3 * DAY, computer=True)
    await stage.host.settled()
    assert WAITS not in stage.post.lines(CHANNEL)
    await stage.host.set_away(BEN, stage.clock.now() + 5 * DAY, computer=True)
    await stage.host.settled()
    assert WAITS == stage.post.lines(CHANNEL)[-1]
    before = await stage.scene(table)
    await pass_days(stage, 2.9)
    assert before.view == (await stage.scene(table)).view
    await pass_days(stage, 0.2)
    assert [ANA] == await stage.asked(table, ANA)


@pytest.mark.parametrize("leavers", ["computer", "leaves"])
async def test_whoever_leaves_a_table_to_somebody_for_whom_a_computer_plays_leaves_it_waiting(
    stage: Stage, leavers: str
) -> None:
    table = await stage.table(ANA, BEN, CLEO, leavers=leavers)
    for person in (ANA, CLEO):
        await stage.host.set_away(person, stage.clock.now() + 3 * DAY, computer=True)
    await stage.host.resign(table, BEN)
    await stage.host.settled()
    assert WAITS == stage.post.lines(CHANNEL)[-1]
    assert "running" == (await stage.host.table(table)).status
    before = await stage.scene(table)
    await pass_days(stage, 1)
    assert before.view == (await stage.scene(table)).view
    await stage.host.join(table, ANA)
    await stage.host.settled()
    assert [ANA] == await stage.asked(table, ANA)


@pytest.mark.parametrize("how", ["leaves", "is away", "is replaced by a computer", "is out of the game"])
async def test_whoever_was_late_gets_the_seat_back_and_is_asked_when_nobody_else_plays_any_more(
    stage: Stage, how: str
) -> None:
    leavers = "leaves" if how == "is out of the game" else "computer"
    table = await stage.table(ANA, BEN, computers=("easy",), pace="12h", leavers=leavers)
    for _ in range(75):
        await pass_days(stage, 0.5 / 72)
    await stage.host.decide(table, BEN, "computer")
    await stage.host.settled()
    assert await stands_in(stage, table)
    if how == "is away":
        await stage.host.set_away(BEN, stage.clock.now() + 3 * DAY, computer=True)
    elif how == "is replaced by a computer":
        await stage.host.replace(table, MOD, "gone", 1, "easy")
    else:
        await stage.host.resign(table, BEN)
    await stage.host.settled()
    assert not await stands_in(stage, table)
    assert HANDED_BACK in stage.post.lines(CHANNEL)
    assert WAITS not in stage.post.lines(CHANNEL)
    assert [ANA] == await stage.asked(table, ANA)
    assert [ANA.id] == [person for message in stage.post.place(CHANNEL) for person in message.ping][-1:]
    seat = (await stage.host.table(table)).seats[0]
    assert stage.clock.now() < (seat.due_at or 0)


async def test_a_paused_table_from_which_all_are_away_is_told_that_it_waits_when_it_goes_on(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    for person in (ANA, BEN):
        await stage.host.set_away(person, stage.clock.now() + 3 * DAY, computer=True)
    await stage.host.settled()
    assert WAITS not in stage.post.lines(CHANNEL)
    await stage.host.resume(table, MOD, "back")
    await stage.host.settled()
    assert 1 == stage.post.lines(CHANNEL).count(WAITS)


async def test_the_seat_is_handed_back_when_the_days_are_over(stage: Stage) -> None:
    table = await away(stage)
    await pass_days(stage, 2.9)
    assert await stands_in(stage, table)
    sent = len(stage.post.named("show_hand"))
    await pass_days(stage, 0.2)
    assert not await stands_in(stage, table)
    assert "The days away of Ana are over: the computer hands the seat back." in stage.post.lines(CHANNEL)
    assert ANA.id in {args[0] for args in stage.post.named("show_hand")[sent:]}
    assert ANA.id == (await stage.host.table(table)).seats[0].person_id


@pytest.mark.parametrize("outage", [False, True])
async def test_it_is_handed_back_after_a_restart_too(stage: Stage, outage: bool) -> None:
    table = await away(stage)
    if outage:
        await stage.host.close()
        stage.clock.move(10 * DAY)
    await stage.restart()
    if not outage:
        await pass_days(stage, 3.1)
    assert not await stands_in(stage, table)


async def test_whoever_is_back_earlier_plays_at_all_tables_again(stage: Stage) -> None:
    table = await away(stage)
    await stage.host.set_away(ANA, None)
    await stage.host.settled()
    assert not await stands_in(stage, table)
    assert 1 == stage.post.lines(CHANNEL).count("Ana is back.")
    await pass_days(stage, 4)
    assert not any("days away of Ana" in line for line in stage.post.lines(CHANNEL))


async def test_whoever_takes_one_seat_back_stays_away_elsewhere(stage: Stage) -> None:
    one = await stage.table(ANA, BEN)
    two = await away(stage)
    await stage.host.join(one, ANA)
    assert (False, True) == (await stands_in(stage, one), await stands_in(stage, two))


async def test_a_stand_in_that_others_have_decided_is_not_ended_by_days_away_that_are_over(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    assert [ANA] == await stage.asked(table, ANA, BEN)
    for _ in range(50):
        await pass_days(stage, 0.6 / 50)
    await stage.host.decide(table, BEN, "computer")
    await stage.host.settled()
    await pass_days(stage, 30)
    assert await stands_in(stage, table)


async def test_while_the_table_is_paused_nothing_is_handed_back_and_then_at_once(stage: Stage) -> None:
    table = await away(stage)
    await stage.host.pause(table, MOD, "lunch")
    await pass_days(stage, 4)
    assert await stands_in(stage, table)
    await stage.host.resume(table, MOD, "back")
    await stage.host.settled()
    assert not await stands_in(stage, table)


async def test_whoever_is_back_while_the_table_is_paused_plays_when_it_goes_on(stage: Stage) -> None:
    table = await away(stage)
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.set_away(ANA, None)
    await stage.host.settled()
    assert not await stands_in(stage, table)
    assert 1 == stage.post.lines(CHANNEL).count("Ana is back.")
    await stage.host.resume(table, MOD, "back")
    await stage.click(table, BEN, "rest")
    assert [ANA] == await stage.asked(table, ANA, BEN)


async def test_whoever_goes_away_while_the_table_is_paused_is_represented_when_it_goes_on(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.pause(table, MOD, "lunch")
    await stage.host.set_away(ANA, stage.clock.now() + 3 * DAY, computer=True)
    await stage.host.settled()
    assert await stands_in(stage, table)
    await stage.host.resume(table, MOD, "back")
    await stage.host.settled()
    assert [BEN] == await stage.asked(table, ANA, BEN)


async def test_somebody_who_takes_the_seat_of_a_person_away_keeps_it(stage: Stage) -> None:
    table = await away(stage)
    await stage.host.replace(table, MOD, "long gone", 0, CLEO)
    await pass_days(stage, 4)
    seat = (await stage.host.table(table)).seats[0]
    assert (CLEO.id, False) == (seat.person_id, seat.stand_in)
    assert not any("days away" in line for line in stage.post.lines(CHANNEL))


async def test_clocks_stand_still_where_no_computer_is_wanted(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await stage.host.set_away(ANA, stage.clock.now() + 3 * DAY)
    await pass_days(stage, 2)
    assert not await stands_in(stage, table)
