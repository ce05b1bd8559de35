"""Clocks: reminders, the end of somebody's time, what the others decide, quiet hours and days away."""

from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine import Text
from host import Person, Receipt
from storage import journal, people, seats, tables
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage, refused
from tests.host.vault import VaultGame

DAN = Person(4, "Dan")
HOUR, DAY = 3600.0, 86_400.0
SPARE = 120.0
"""Seconds over which what is due may be spread."""


async def wait(stage: Stage, seconds: float) -> None:
    """Let time pass in steps, as a bot lives through it."""
    left = seconds
    while left > 0:
        stage.clock.move(min(left, 600.0))
        await stage.host.settled()
        left -= 600.0


async def by(stage: Stage, table: int) -> list[str]:
    return [entry.by for entry in await journal.page(stage.store.read, table, limit=1000)]


def reminders(stage: Stage, person: Person) -> list[str]:
    return [line for message in stage.post.place(-person.id) if message.kind == "reminder" for line in message.lines]


def mentions(stage: Stage, person: Person) -> int:
    return sum(person.id in message.ping for message in stage.post.place(CHANNEL))


def hands_of(stage: Stage, *persons: Person) -> list[list[Any]]:
    return [stage.post.hands(person.id) for person in persons]


async def late(stage: Stage, *others: Person, **opening: Any) -> int:
    """A table where Ana, who is asked, has let her time run out."""
    table = await stage.table(ANA, *others, **{"pace": "12h", **opening})
    assert [ANA] == await stage.asked(table, ANA)
    await wait(stage, 12 * HOUR + SPARE)
    return table


async def test_somebody_is_reminded_after_half_of_the_time_and_before_its_end_and_then_the_others_decide(
    stage: Stage,
) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await wait(stage, 6 * HOUR - SPARE)
    assert [] == reminders(stage, ANA)
    await wait(stage, 2 * SPARE)
    assert [f"table {table}"] == reminders(stage, ANA)
    await wait(stage, 4.5 * HOUR)
    assert [f"table {table}"] * 2 == reminders(stage, ANA)
    assert 0 == mentions(stage, BEN)
    await wait(stage, 1.5 * HOUR)
    assert "The time of Ana has run out. What now? The others decide below." == stage.post.lines(CHANNEL)[-1]
    assert 1 == mentions(stage, BEN)
    assert [True, False] == [seat.late for seat in (await stage.host.table(table)).seats]
    assert [ANA] == await stage.asked(table, ANA, BEN)


async def test_whoever_is_late_can_still_answer_and_then_nothing_is_decided(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.click(table, ANA)
    assert () == (await stage.host.table(table)).polls
    said = "There is nothing to decide any more: look at what stands at the table now."
    assert said == await refused(stage.host.decide(table, BEN, "default"))


async def test_the_others_can_wait_the_whole_time_once_more(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.host.decide(table, BEN, "wait")
    await stage.host.settled()
    assert "The others wait: Ana has the whole time once more." == stage.post.lines(CHANNEL)[-1]
    await wait(stage, 11 * HOUR)
    assert () == (await stage.host.table(table)).polls
    await wait(stage, HOUR + SPARE)
    assert "late" == (await stage.host.table(table)).polls[0].topic


async def test_the_others_can_let_somebody_take_the_default_answer(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.host.decide(table, BEN, "default")
    await stage.host.settled()
    assert "The others let Ana take the default answer." in stage.post.lines(CHANNEL)
    assert "timeout" == (await by(stage, table))[-1]


async def test_the_others_can_let_a_computer_play_until_somebody_is_back(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.host.decide(table, BEN, "computer")
    await stage.host.settled()
    assert "computer" in await by(stage, table)
    seat = (await stage.host.table(table)).seats[0]
    assert (ANA.id, True) == (seat.person_id, seat.stand_in)
    assert any("/table join gives it back" in line for line in stage.post.notices(ANA.id))
    await stage.host.join(table, ANA)
    await stage.host.settled()
    assert not (await stage.host.table(table)).seats[0].stand_in
    said = "You sit at this table already."
    assert said == await refused(stage.host.join(table, ANA))


@pytest.mark.parametrize("how", ["leaves", "is away", "is represented"])
async def test_what_the_others_want_is_done_as_soon_as_whoever_had_not_said_it_is_gone(stage: Stage, how: str) -> None:
    table = await late(stage, BEN, CLEO)
    await stage.host.decide(table, BEN, "default")
    await stage.host.settled()
    told = "The others let Ana take the default answer."
    assert told not in stage.post.lines(CHANNEL)
    if how == "leaves":
        await stage.host.leave(table, CLEO)
    else:
        await stage.host.set_away(CLEO, stage.clock.now() + 48 * HOUR, computer=how == "is represented")
    await stage.host.settled()
    assert told in stage.post.lines(CHANNEL)
    assert () == (await stage.host.table(table)).polls
    assert [BEN] == await stage.asked(table, ANA, BEN)


async def test_the_others_can_open_the_seat_for_anybody(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.host.decide(table, BEN, "replace")
    await stage.host.settled()
    opened = "The seat of Ana is open: whoever uses /table join takes it. Until then a computer plays it."
    assert opened in stage.post.lines(CHANNEL)
    await stage.host.join(table, CLEO)
    assert CLEO.id == (await stage.host.table(table)).seats[0].person_id


async def test_what_more_than_half_of_the_others_want_is_done_at_once(stage: Stage) -> None:
    dora = Person(4, "Dora")
    table = await late(stage, BEN, CLEO, dora)
    await stage.host.decide(table, BEN, "default")
    assert {1: "default"} == (await stage.host.table(table)).polls[0].votes
    await stage.host.decide(table, CLEO, "wait")
    await stage.host.decide(table, CLEO, "default")
    await stage.host.settled()
    assert "timeout" == (await by(stage, table))[-1]


async def test_after_half_the_time_what_most_want_is_done_though_not_all_have_spoken(stage: Stage) -> None:
    table = await late(stage, BEN, CLEO)
    await stage.host.decide(table, BEN, "default")
    assert "timeout" not in await by(stage, table)
    await wait(stage, 6 * HOUR + SPARE)
    assert "timeout" == (await by(stage, table))[-1]


async def test_nothing_is_done_as_long_as_nobody_decides_and_the_table_names_whom_it_waits_for(stage: Stage) -> None:
    table = await late(stage, BEN)
    await wait(stage, 6 * HOUR + SPARE)
    assert "The table still waits for Ana. What now? The others decide below." == stage.post.lines(CHANNEL)[-1]
    await wait(stage, 12 * HOUR + SPARE)
    assert "Nobody has decided, so the table waits for Ana." == stage.post.lines(CHANNEL)[-1]
    assert 2 == mentions(stage, BEN)
    await wait(stage, 10 * DAY)
    assert [ANA] == await stage.asked(table, ANA, BEN)
    assert {"person"} == set(await by(stage, table))


async def test_with_nobody_else_at_the_table_it_waits_for_a_named_person(stage: Stage) -> None:
    table = await late(stage, computers=("easy",))
    said = "The time of Ana has run out, and nobody else is here to decide, so the table waits."
    assert said == stage.post.lines(CHANNEL)[-1]
    assert ((),) == tuple(poll.deciders for poll in (await stage.host.table(table)).polls)


async def test_with_all_others_away_nobody_is_named_to_decide_until_one_of_them_is_back(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="12h")
    await stage.host.set_away(BEN, stage.clock.now() + 2 * DAY)
    await stage.host.set_away(CLEO, stage.clock.now() + 9 * DAY)
    await wait(stage, 12 * HOUR + SPARE)
    said = "The time of Ana has run out, and nobody else is here to decide, so the table waits."
    assert said == stage.post.lines(CHANNEL)[-1]
    assert [()] == [poll.deciders for poll in (await stage.scene(table)).table.polls]
    await wait(stage, DAY)
    assert said == stage.post.lines(CHANNEL)[-1]
    await wait(stage, 12 * HOUR)
    assert "The table still waits for Ana. What now? The others decide below." == stage.post.lines(CHANNEL)[-1]
    shown = stage.post.panels(CHANNEL)[-1].scene
    assert shown is not None
    assert [(1,)] == [poll.deciders for poll in shown.table.polls]
    assert 1 == mentions(stage, BEN)
    await stage.host.decide(table, BEN, "default")
    await stage.host.settled()
    assert "timeout" == (await by(stage, table))[-1]


async def test_days_away_that_grow_longer_put_the_question_off_without_a_word(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await stage.host.set_away(BEN, stage.clock.now() + 2 * DAY)
    await wait(stage, DAY)
    await stage.host.set_away(BEN, stage.clock.now() + 4 * DAY)
    await stage.host.settled()
    lines = stage.post.lines(CHANNEL)
    await wait(stage, 2 * DAY)
    assert lines == stage.post.lines(CHANNEL)
    assert [()] == [poll.deciders for poll in (await stage.host.table(table)).polls]
    await wait(stage, 2 * DAY + SPARE)
    assert "The table still waits for Ana. What now? The others decide below." == stage.post.lines(CHANNEL)[-1]


async def test_whoever_is_late_or_does_not_sit_there_has_no_say(stage: Stage) -> None:
    table = await late(stage, BEN)
    own = "Your own time has run out, so the others decide: answer, and all is well."
    assert own == await refused(stage.host.decide(table, ANA, "wait"))
    assert "You do not sit at this table" in await refused(stage.host.decide(table, CLEO, "wait"))
    assert "Choose one of: {choices}." == await refused(stage.host.decide(table, BEN, "kick"))
    old = (await stage.scene(table)).face
    assert old is not None
    assert "There is nothing to decide" in await refused(stage.host.decide(table, BEN, "wait", ask=old.id - 1))


async def test_without_a_clock_nobody_is_reminded_or_late(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await wait(stage, 20 * DAY)
    assert [] == reminders(stage, ANA)
    assert [ANA] == await stage.asked(table, ANA)


async def test_quiet_hours_stop_the_clock_and_hold_mentions_and_messages(stage: Stage) -> None:
    # The clock begins at 13:46:40 UTC, 14:46:40 in Berlin.
    await stage.host.set_quiet(ANA, "Europe/Berlin", (15 * 60, 7 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    start = stage.clock.now()
    await wait(stage, 15 * HOUR)
    assert [] == reminders(stage, ANA)
    await wait(stage, 7 * HOUR + SPARE)
    first = [message for message in stage.post.place(-ANA.id) if message.kind == "reminder"]
    assert 1 == len(first)
    assert stage.clock.now() - start > 22 * HOUR
    assert [False, False] == [seat.late for seat in (await stage.host.table(table)).seats]


async def test_whoever_is_asked_in_quiet_hours_hears_of_it_when_they_are_over(stage: Stage) -> None:
    await stage.host.set_quiet(BEN, "UTC", (13 * 60, 20 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    hands = len(stage.post.hands(BEN.id))
    while await stage.asked(table, ANA):
        await stage.click(table, ANA, "rest")
    assert [BEN] == await stage.asked(table, BEN)
    assert (0, hands) == (mentions(stage, BEN), len(stage.post.hands(BEN.id)))
    await wait(stage, 6 * HOUR)
    assert 0 == mentions(stage, BEN)
    await wait(stage, 20 * 60)
    assert (1, hands + 1) == (mentions(stage, BEN), len(stage.post.hands(BEN.id)))


async def test_whoever_sleeps_when_a_game_ends_reads_its_end_when_quiet_hours_are_over(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    while await stage.asked(table, ANA):
        await stage.click(table, ANA, "rest")
    await stage.host.set_quiet(BEN, "UTC", (13 * 60, 20 * 60))
    await stage.host.end(table, MOD, "enough")
    await stage.host.settled()
    assert [[False], [True]] == [[hand.scene.table.over for hand in hands] for hands in hands_of(stage, BEN, ANA)]
    await wait(stage, 7 * HOUR)
    assert [[True], [True]] == [[hand.scene.table.over for hand in hands] for hands in hands_of(stage, BEN, ANA)]


async def test_in_the_hour_that_comes_twice_the_bot_waits_for_the_end_of_quiet_hours_and_wakes_for_nothing_else(
    stage: Stage,
) -> None:
    # In Berlin it is 2:05 for the second time.
    stage.clock.move(datetime(2026, 10, 25, 1, 5, tzinfo=UTC).timestamp() - stage.clock.now())
    await stage.host.set_quiet(BEN, "Europe/Berlin", (22 * 60, 2 * 60 + 30))
    table = await stage.table(ANA, BEN, pace="12h")
    while await stage.asked(table, ANA):
        await stage.click(table, ANA, "rest")
    over = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).timestamp()
    assert over in stage.clock.waiting
    assert [] == [moment for moment in stage.clock.waiting if moment < stage.clock.now() + 60.0]
    await wait(stage, over - 1.0 - stage.clock.now())
    assert (0, []) == (mentions(stage, BEN), stage.post.hands(BEN.id))
    await wait(stage, 1.0)
    assert (1, 1) == (mentions(stage, BEN), len(stage.post.hands(BEN.id)))


async def test_what_comes_late_is_kept_back_over_quiet_hours_too(stage: Stage) -> None:
    await stage.host.set_quiet(BEN, "UTC", (14 * 60, 20 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    hands = len(stage.post.hands(BEN.id))
    stage.post.trouble = {name: [Receipt("later", retry_after=1200)] * 30 for name in ("show_hand", "post")}
    while await stage.asked(table, ANA):
        await stage.click(table, ANA, "rest")
    stage.post.trouble = {}
    # It is 14:06 in the meantime, and Ben sleeps.
    await wait(stage, 5 * HOUR)
    assert (0, hands) == (mentions(stage, BEN), len(stage.post.hands(BEN.id)))
    await wait(stage, 1.5 * HOUR)
    assert (1, hands + 1) == (mentions(stage, BEN), len(stage.post.hands(BEN.id)))


async def test_whoever_loses_a_seat_in_quiet_hours_hears_of_it_when_they_are_over(stage: Stage) -> None:
    await stage.host.set_quiet(ANA, "UTC", (13 * 60, 20 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    told = len(stage.post.notices(ANA.id))
    await stage.host.replace(table, MOD, "gone", 0, CLEO)
    await stage.host.settled()
    assert told == len(stage.post.notices(ANA.id))
    await wait(stage, 7 * HOUR)
    assert told + 1 == len(stage.post.notices(ANA.id))
    assert "You do not sit at table" in stage.post.notices(ANA.id)[-1]


async def test_whoever_is_given_a_seat_in_quiet_hours_hears_of_it_when_they_are_over(stage: Stage) -> None:
    await stage.host.set_quiet(CLEO, "UTC", (13 * 60, 20 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    await stage.host.replace(table, MOD, "gone", 0, CLEO)
    await stage.host.settled()
    assert CLEO.id == (await stage.host.table(table)).seats[0].person_id
    assert ([], [], 0) == (stage.post.notices(CLEO.id), stage.post.hands(CLEO.id), mentions(stage, CLEO))
    await wait(stage, 7 * HOUR)
    assert (1, 1, 1) == (len(stage.post.notices(CLEO.id)), len(stage.post.hands(CLEO.id)), mentions(stage, CLEO))
    await stage.host.set_quiet(DAN, "UTC", (20 * 60, 3 * 60))
    left = await stage.table(ANA, BEN)
    await stage.host.leave(left, BEN)
    await stage.host.join(left, DAN)
    await stage.host.settled()
    assert 1 == len(stage.post.notices(DAN.id))


async def test_a_repair_wakes_nobody_and_ones_own_hand_comes_when_it_is_asked_for(stage: Stage) -> None:
    await stage.host.set_quiet(ANA, "UTC", (13 * 60, 20 * 60))
    table = await stage.table(ANA, BEN, pace="12h")
    assert [] == stage.post.hands(ANA.id)
    hands = len(stage.post.named("show_hand"))
    await stage.host.repair(table, MOD, "it was deleted", 30)
    await stage.host.settled()
    assert {BEN.id} == {args[0] for args in stage.post.named("show_hand")[hands:]}
    await wait(stage, 6 * HOUR)
    assert [] == stage.post.hands(ANA.id)
    await wait(stage, HOUR)
    assert 1 == len(stage.post.hands(ANA.id))
    await stage.host.set_quiet(ANA, "UTC", (20 * 60, 23 * 60))
    hands = len(stage.post.named("show_hand"))
    await stage.host.refresh_hand(table, ANA)
    await stage.host.settled()
    assert [ANA.id] == [args[0] for args in stage.post.named("show_hand")[hands:]]


async def test_days_away_stop_the_clock_and_the_table_is_told(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    until = stage.clock.now() + 5 * DAY
    await stage.host.set_away(ANA, until)
    await stage.host.settled()
    assert "Ana is away until " in stage.post.lines(CHANNEL)[-1]
    await wait(stage, 5 * DAY)
    assert [] == reminders(stage, ANA)
    await wait(stage, 11 * HOUR)
    assert not (await stage.host.table(table)).seats[0].late
    await wait(stage, 2 * HOUR)
    assert (await stage.host.table(table)).seats[0].late


async def test_coming_back_earlier_lets_the_clock_run_again(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await stage.host.set_away(ANA, stage.clock.now() + 20 * DAY)
    await wait(stage, DAY)
    await stage.host.set_away(ANA, None)
    await wait(stage, 13 * HOUR)
    assert (await stage.host.table(table)).seats[0].late
    assert "You are not away." == await refused(stage.host.set_away(ANA, None))


async def test_somebody_away_does_not_hold_up_what_the_others_decide(stage: Stage) -> None:
    table = await late(stage, BEN, CLEO)
    await stage.host.set_away(CLEO, stage.clock.now() + 5 * DAY)
    await stage.host.decide(table, BEN, "default")
    await stage.host.settled()
    assert "timeout" == (await by(stage, table))[-1]


@pytest.mark.parametrize(
    ("until", "said"),
    [
        (-1.0, "That day is over: name a later one."),
        (61 * DAY, "You can be away for {most} days at most: resign if it takes longer."),
    ],
)
async def test_days_away_have_bounds(stage: Stage, until: float, said: str) -> None:
    assert said == await refused(stage.host.set_away(ANA, stage.clock.now() + until))


async def test_an_unknown_time_zone_and_endless_quiet_hours_are_refused(stage: Stage) -> None:
    words = "I do not know the time zone {zone}: pick one from the list, such as Europe/Berlin."
    assert words == await refused(stage.host.set_quiet(ANA, "Gotham/Arkham", None))
    assert "Quiet hours take up to {most} hours a day." == await refused(stage.host.set_quiet(ANA, "UTC", (0, 1439)))
    assert "Quiet hours take up to {most} hours a day." == await refused(stage.host.set_quiet(ANA, "UTC", (60, 60)))
    assert "Choose how and how often from the lists." == await refused(stage.host.set_reminders(ANA, "drum", "1 hour"))


async def test_one_reminder_tells_of_all_tables_that_wait(stage: Stage) -> None:
    first = await stage.table(ANA, BEN, pace="12h")
    stage.clock.move(1000)
    second = await stage.table(ANA, CLEO, pace="12h")
    await wait(stage, 6 * HOUR + SPARE)
    assert [f"table {first}", f"table {second}"] == sorted(reminders(stage, ANA))
    assert 1 == len([message for message in stage.post.place(-ANA.id) if message.kind == "reminder"])
    await wait(stage, HOUR)
    assert 1 == len([message for message in stage.post.place(-ANA.id) if message.kind == "reminder"])


async def test_of_more_tables_than_a_list_holds_none_that_waits_is_left_out(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.reading.OWN", 2)
    first = await stage.table(ANA, BEN, pace="12h")
    others = [await stage.table(ANA, BEN) for _ in range(3)]
    for table in others:
        await stage.click(table, ANA, "rest")
        assert [BEN] == await stage.asked(table, ANA, BEN)
    found = [(each.table.id, each.mine) for each in await stage.host.tables_of(ANA.id)]
    assert [(first, True), (others[-1], False)] == found
    monkeypatch.setattr("host.reading.LISTED", 3)
    strange = [await stage.table(BEN, CLEO) for _ in range(2)]
    assert [first, others[-1], strange[-1]] == [each.table.id for each in await stage.host.tables_in(GUILD, ANA.id)]
    assert [*reversed(strange), others[-1]] == [each.table.id for each in await stage.host.tables_in(GUILD)]
    await wait(stage, 6 * HOUR + SPARE)
    assert [f"table {first}"] == reminders(stage, ANA)


async def test_reminders_come_as_a_mention_if_that_is_wished_and_never_if_not(stage: Stage) -> None:
    await stage.host.set_reminders(ANA, "ping", "1 hour")
    await stage.host.set_reminders(BEN, "none", "1 hour")
    table = await stage.table(ANA, BEN, pace="12h")
    await wait(stage, 6 * HOUR + SPARE)
    assert "The table still waits for Ana." == stage.post.lines(CHANNEL)[-1]
    assert 1 == mentions(stage, ANA)
    assert [] == reminders(stage, ANA)
    await stage.click(table, ANA, "rest")
    assert [BEN] == await stage.asked(table, BEN)
    await wait(stage, 11 * HOUR)
    assert [] == reminders(stage, BEN)
    assert 1 == mentions(stage, BEN)


async def test_closed_direct_messages_make_the_reminder_a_mention(stage: Stage) -> None:
    stage.post.closed.add(ANA.id)
    await stage.table(ANA, BEN, pace="12h")
    await wait(stage, 6 * HOUR + SPARE)
    assert "The table still waits for Ana." == stage.post.lines(CHANNEL)[-1]


async def test_nobody_is_reminded_more_often_than_they_wish(stage: Stage) -> None:
    await stage.host.set_reminders(ANA, "dm", "1 day")
    for _ in range(4):
        await stage.table(ANA, BEN, pace="12h")
        await wait(stage, 2 * HOUR)
    at: list[float] = []
    for _ in range(300):
        seen = len([message for message in stage.post.place(-ANA.id) if message.kind == "reminder"])
        await wait(stage, 1200)
        if len([message for message in stage.post.place(-ANA.id) if message.kind == "reminder"]) > seen:
            at.append(stage.clock.now())
    assert len(at) >= 3
    assert [] == [later - earlier for earlier, later in pairwise(at) if later - earlier < DAY - 1200]


async def test_after_an_outage_there_is_one_reminder_and_time_to_answer(stage: Stage) -> None:
    table_ids = [await stage.table(ANA, BEN, pace="12h") for _ in range(3)]
    await wait(stage, 3 * HOUR)
    await stage.host.close()
    stage.clock.move(2 * DAY)
    await stage.restart()
    for _ in range(5):
        stage.clock.move(2)
        await stage.host.settled()
    assert sorted(f"table {table}" for table in table_ids) == sorted(reminders(stage, ANA))
    assert [False] * 3 == [(await stage.host.table(table)).seats[0].late for table in table_ids]
    await wait(stage, 3 * HOUR + SPARE)
    assert [True] * 3 == [(await stage.host.table(table)).seats[0].late for table in table_ids]
    assert 3 == len(reminders(stage, ANA))


async def test_a_game_from_before_there_were_clocks_gets_one(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    clockless: Any = {"asked_ask": None, "asked_at": None, "due_at": None}
    await stage.store.transaction(lambda tx: seats.change(tx, table, 0, **clockless))
    await stage.store.transaction(lambda tx: tables.change(tx, table, due_at=0.0))
    await stage.restart()
    await wait(stage, 11 * HOUR)
    assert not (await stage.host.table(table)).seats[0].late
    await wait(stage, HOUR + SPARE)
    assert (await stage.host.table(table)).seats[0].late


async def test_a_pause_stops_the_clock(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await wait(stage, 11 * HOUR)
    await stage.host.pause(table, MOD, "a holiday")
    await wait(stage, 5 * DAY)
    await stage.host.resume(table, MOD, "back")
    await wait(stage, 11 * HOUR)
    assert not (await stage.host.table(table)).seats[0].late


async def test_a_restart_keeps_the_clocks(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    await wait(stage, 11 * HOUR)
    await stage.restart()
    await wait(stage, HOUR + SPARE)
    assert (await stage.host.table(table)).seats[0].late


async def test_a_speed_changes_when_all_people_seated_agree(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="3d")
    await stage.host.propose_speed(table, ANA, "12h")
    await stage.host.settled()
    said = "Ana proposes another speed: 12 hours a move. All who sit here have to agree, below."
    assert said == stage.post.lines(CHANNEL)[-1]
    await stage.host.vote_speed(table, BEN, "12h", True)
    assert "3d" == (await stage.host.table(table)).pace
    await stage.host.vote_speed(table, CLEO, "12h", True)
    await stage.host.settled()
    assert "12h" == (await stage.host.table(table)).pace
    assert "All agree: the speed is 12 hours a move now." == stage.post.lines(CHANNEL)[-1]
    await wait(stage, 12 * HOUR + SPARE)
    assert (await stage.host.table(table)).seats[0].late


async def test_whoever_a_computer_plays_for_is_not_waited_for_to_agree_and_has_no_voice(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="3d")
    await stage.host.set_away(CLEO, stage.clock.now() + 20 * DAY, computer=True)
    await stage.host.propose_speed(table, ANA, "12h")
    [poll] = (await stage.host.table(table)).polls
    assert (0, 1) == poll.deciders
    said = "A computer plays for you: take your seat back with /table join first."
    assert said == await refused(stage.host.vote_speed(table, CLEO, "12h", False))
    assert said == await refused(stage.host.propose_speed(table, CLEO, "24h"))
    await stage.host.vote_speed(table, BEN, "12h", True)
    assert "12h" == (await stage.host.table(table)).pace
    await stage.host.set_away(BEN, stage.clock.now() + 20 * DAY, computer=True)
    await stage.host.propose_speed(table, ANA, "24h")
    assert ("24h", ()) == ((await stage.host.table(table)).pace, (await stage.host.table(table)).polls)


@pytest.mark.parametrize("how", ["leaves", "away", "removed"])
async def test_when_the_only_one_who_has_not_agreed_is_gone_all_agree(stage: Stage, how: str) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="3d")
    await stage.host.propose_speed(table, ANA, "12h")
    await stage.host.vote_speed(table, BEN, "12h", True)
    if how == "leaves":
        await stage.host.leave(table, CLEO)
    elif how == "away":
        await stage.host.set_away(CLEO, stage.clock.now() + 20 * DAY, computer=True)
    else:
        await stage.host.remove(table, MOD, "rude", 2)
    await stage.host.settled()
    info = await stage.host.table(table)
    assert ("12h", ()) == (info.pace, info.polls)
    assert "All agree: the speed is 12 hours a move now." in stage.post.lines(CHANNEL)


async def test_whoever_takes_a_seat_has_not_agreed_to_what_the_one_before_agreed_to(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO, pace="3d")
    await stage.host.propose_speed(table, ANA, "12h")
    await stage.host.replace(table, MOD, "she asked", 0, DAN)
    await stage.host.vote_speed(table, BEN, "12h", True)
    await stage.host.vote_speed(table, CLEO, "12h", True)
    [poll] = (await stage.host.table(table)).polls
    assert ("3d", {1: "yes", 2: "yes"}) == ((await stage.host.table(table)).pace, dict(poll.votes))
    await stage.host.vote_speed(table, DAN, "12h", True)
    assert "12h" == (await stage.host.table(table)).pace


async def test_one_no_keeps_the_speed(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="3d")
    await stage.host.propose_speed(table, ANA, "live")
    await stage.host.vote_speed(table, BEN, "live", False)
    await stage.host.settled()
    assert ("3d", ()) == ((await stage.host.table(table)).pace, (await stage.host.table(table)).polls)
    said = "That speed is not proposed any more: look at what stands at the table now."
    assert said == await refused(stage.host.vote_speed(table, BEN, "live", True))
    assert "The table has that speed already." == await refused(stage.host.propose_speed(table, ANA, "3d"))


async def test_before_the_start_whoever_opened_the_table_sets_its_speed(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, start=False)
    await stage.host.propose_speed(table, ANA, "24h")
    assert "24h" == (await stage.host.table(table)).pace
    only = "Before the start only whoever opened the table sets its speed."
    assert only == await refused(stage.host.propose_speed(table, BEN, "live"))


async def test_a_moderator_gives_more_time_and_whoever_was_late_is_not_any_more(stage: Stage) -> None:
    table = await late(stage, BEN)
    await stage.host.extend(table, MOD, "a train", 10)
    await stage.host.settled()
    assert "Mo gives 10 hours more: a train" == stage.post.lines(CHANNEL)[-1]
    assert [False, False] == [seat.late for seat in (await stage.host.table(table)).seats]
    await wait(stage, 9.5 * HOUR)
    assert not (await stage.host.table(table)).seats[0].late
    await wait(stage, 0.5 * HOUR + SPARE)
    assert (await stage.host.table(table)).seats[0].late


async def test_a_moderator_sets_the_speed_alone(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.host.extend(table, MOD, "slow", None, "24h")
    assert "24h" == (await stage.host.table(table)).pace
    assert "Say how many hours more" in await refused(stage.host.extend(table, MOD, "why", None))


async def test_a_table_without_a_clock_cannot_be_given_time(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    assert "The table has no clock: set a speed." == await refused(stage.host.extend(table, MOD, "why", 3))


async def open_window(stage: Stage, pace: str = "12h") -> int:
    """A reaction window for Ben and Cleo at a table with a poker face; Ana has attacked."""
    table = await stage.table(ANA, BEN, CLEO, pace=pace, windows="poker", options={})
    await stage.click(table, ANA, "attack")
    assert [BEN, CLEO] == await stage.asked(table, BEN, CLEO)
    return table


@pytest.fixture
async def vault(tmp_path: Path) -> Any:
    async with Stage(tmp_path, VaultGame()) as stage:
        yield stage


async def test_in_a_reaction_window_the_default_is_taken_silently_for_all_at_the_same_moment(vault: Stage) -> None:
    await vault.host.set_quiet(ANA, "UTC", (0, 6 * 60))
    table = await open_window(vault)
    said = len(vault.post.lines(CHANNEL))
    pinged = [message.ping for message in vault.post.place(CHANNEL)]
    await wait(vault, 12 * HOUR + SPARE)
    # Ana, who is not asked, sleeps for six of the hours: so it cannot be told from the moment who was.
    assert [BEN, CLEO] == await vault.asked(table, BEN, CLEO)
    await wait(vault, 6 * HOUR)
    answers = [entry.by for entry in await journal.page(vault.store.read, table)][-2:]
    assert ["timeout", "timeout"] == answers
    after = vault.post.lines(CHANNEL)[said:]
    assert [] == [line for line in after if "time" in line or "run out" in line]
    assert [] == [ids for ids in [m.ping for m in vault.post.place(CHANNEL)][len(pinged) :] if {BEN.id} == set(ids)]


async def test_whoever_is_away_while_a_computer_plays_for_them_holds_up_no_reaction_window(vault: Stage) -> None:
    table = await open_window(vault)
    await vault.host.set_away(ANA, vault.clock.now() + 30 * DAY, computer=True)
    await wait(vault, 12 * HOUR + SPARE)
    assert ["timeout", "timeout"] == (await by(vault, table))[2:4]


async def test_a_reaction_window_shows_no_clock_nobody_late_and_nobody_last(vault: Stage) -> None:
    table = await open_window(vault)
    await wait(vault, 11 * HOUR)
    info = await vault.host.table(table)
    assert [(None, False)] * 3 == [(seat.due_at, seat.late) for seat in info.seats]
    assert () == info.polls
    await vault.click(table, CLEO, "pass")
    assert not (await vault.hand(table, BEN)).last
    assert [f"table {table}"] == reminders(vault, BEN)[:1]
    listed = await vault.host.tables_in(info.guild_id, ANA.id)
    assert [(None, False)] == [(each.awaited, each.last) for each in listed]


async def test_a_reminder_in_a_window_never_goes_to_the_table(vault: Stage) -> None:
    for person in (BEN, CLEO):
        await vault.host.set_reminders(person, "ping", "1 hour")
    table = await open_window(vault)
    before = len(vault.post.place(CHANNEL))
    await wait(vault, 11 * HOUR)
    assert before == len(vault.post.place(CHANNEL))
    assert f"table {table}" in reminders(vault, BEN)


async def test_the_last_of_several_who_are_asked_is_told_so(vault: Stage) -> None:
    table = await vault.table(ANA, BEN, CLEO, pace="12h", windows="poker", options={})
    for person in (ANA, BEN, CLEO):
        await vault.click(table, person)
        await vault.click(table, person, "enough")
    await vault.click(table, ANA, "attack")
    await vault.click(table, BEN, "pass")
    await vault.click(table, CLEO, "pass")
    assert [ANA, BEN, CLEO] == await vault.asked(table, ANA, BEN, CLEO)
    await vault.click(table, ANA)
    assert not (await vault.hand(table, BEN)).last
    await vault.click(table, BEN)
    assert (await vault.hand(table, CLEO)).last
    assert not (await vault.hand(table, BEN)).last
    await wait(vault, 6 * HOUR + SPARE)
    assert f"table {table} last" in reminders(vault, CLEO)


async def test_what_is_kept_of_a_persons_habits_can_be_anything_and_does_no_harm(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    wishes = {"quiet": [5], "zone": 7, "away": "soon", "reminders": "drum", "every": -1}
    await stage.store.transaction(lambda tx: people.change(tx, ANA.id, settings=wishes))
    await wait(stage, 6 * HOUR + SPARE)
    assert [f"table {table}"] == reminders(stage, ANA)


async def test_the_clock_of_a_seat_begins_anew_with_each_answer_of_its_holder(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, pace="12h")
    first = await seats.get(stage.store.read, table, 0)
    await wait(stage, 3 * HOUR)
    await stage.click(table, ANA, "rest")
    second = await seats.get(stage.store.read, table, 1)
    assert first is not None
    assert second is not None
    assert 3 * HOUR == (second.asked_at or 0) - (first.asked_at or 0)
    gone = await seats.get(stage.store.read, table, 0)
    assert gone is not None
    assert (None, None) == (gone.asked_ask, gone.due_at)


async def test_texts_about_clocks_can_be_read(stage: Stage) -> None:
    table = await late(stage, BEN)
    reply = await stage.host.decide(table, BEN, "wait")
    assert "So it is done: Ana has the whole time once more." == await stage.say(table, reply.text)
    quiet = await stage.host.set_quiet(ANA, "Europe/Berlin", (1320, 420))
    wanted = "From 22:00 to 07:00 (Europe/Berlin) I leave you alone, and your clocks stand still."
    assert wanted == await stage.say(table, quiet.text)
    assert isinstance(quiet.text, Text)
