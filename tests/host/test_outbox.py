"""What is shown to people: once, in order, repaired where it can be (DESIGN 3, 4)."""

import asyncio

import pytest

from engine import Text
from host import Opening, Receipt
from host.mail import chunks
from tests.host.stage import ANA, BEN, CHANNEL, CLEO, GUILD, MOD, Stage


async def test_log_lines_stand_above_one_panel_at_the_bottom(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest")
    place = stage.post.place(CHANNEL)
    assert "panel" == place[-1].kind
    assert [place[-1]] == stage.post.panels(CHANNEL)


async def test_a_panel_with_nothing_below_it_is_edited_in_place(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    await stage.host.join(table, BEN)
    await stage.host.add_computer(table, ANA)
    await stage.host.settled()
    panels = [message for message in stage.post.place(CHANNEL) if message.kind == "panel"]
    assert [2] == [panel.edits for panel in panels]


async def test_the_newest_panel_wins_and_log_lines_of_one_drain_are_one_message(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.gate = asyncio.Event()
    await stage.click(table, ANA, "rest", settle=False)
    before = len(stage.post.calls)
    for person in (BEN, ANA, BEN):
        await stage.click(table, person, "rest", settle=False)
    stage.post.gate.set()
    await stage.host.settled()
    calls = [name for name, _ in stage.post.calls[before:] if name in ("post", "show_panel")]
    assert ["post", "show_panel", "post", "show_panel"][-len(calls) :] == calls
    last = [message for message in stage.post.place(CHANNEL) if message.kind == "log"][-1]
    assert 3 == sum("is at the bench" in line for line in last.lines)
    assert stage.post.panels(CHANNEL)[-1].scene == await stage.scene(table)


def test_long_logs_are_divided_between_lines() -> None:
    lines = [Text("x" * 700) for _ in range(5)]
    assert [2, 2, 1] == [len(chunk) for chunk in chunks(lines)]
    assert lines == [line for chunk in chunks(lines) for line in chunk]


async def test_a_long_drain_is_several_messages_none_too_long(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.gate = asyncio.Event()
    await stage.click(table, ANA, "rest", settle=False)
    for number in range(8):
        await stage.host.pause(table, MOD, f"{number} " + "because " * 35)
        await stage.host.resume(table, MOD, f"{number} " + "because " * 35)
    before = len(stage.post.place(CHANNEL))
    stage.post.gate.set()
    await stage.host.settled()
    logs = [message for message in stage.post.place(CHANNEL)[before:] if message.kind == "log"]
    assert 3 <= len(logs) <= 5
    assert [str(number) for number in range(8) for _ in "ab"] == [
        line.split(": ")[1].split()[0] for message in logs for line in message.lines if "because" in line
    ]


async def test_a_deleted_panel_is_posted_anew(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    del stage.post.messages[stage.post.panels(CHANNEL)[0].id]
    await stage.host.join(table, BEN)
    await stage.host.settled()
    assert 1 == len(stage.post.panels(CHANNEL))


async def test_an_archived_thread_is_woken_and_nothing_is_lost(stage: Stage) -> None:
    reply = await stage.host.open_table(ANA, Opening(GUILD, CHANNEL, "lab"))
    assert reply.table_id is not None
    await stage.host.join(reply.table_id, BEN)
    await stage.host.settled()
    stage.post.archived.add(900)
    await stage.host.start_game(reply.table_id, ANA)
    await stage.host.settled()
    assert 1 == len(stage.post.named("reopen_place"))
    assert stage.post.lines(900)[0].startswith("The game begins.")
    assert stage.post.panels(900)[-1].scene == await stage.scene(reply.table_id)


async def test_what_discord_wants_later_waits_for_its_time_in_order(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.trouble["post"] = [Receipt("later", retry_after=30)]
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    said = len(stage.post.lines(CHANNEL))
    stage.clock.move(29)
    await stage.host.settled()
    assert said == len(stage.post.lines(CHANNEL))
    stage.clock.move(1)
    await stage.host.settled()
    new = stage.post.lines(CHANNEL)[said:]
    assert ["Ana draws a card.", "Ben is at the bench."] == new[:2]
    assert "Ana is at the bench." in new
    assert stage.post.panels(CHANNEL)[-1].scene == await stage.scene(table)


async def test_a_delivery_that_is_put_off_again_waits_longer_each_time(stage: Stage) -> None:
    table = await stage.table(ANA, start=False)
    stage.post.trouble["show_panel"] = [Receipt("later")] * 4
    await stage.host.join(table, BEN)
    await stage.host.settled()
    waits: list[float] = []
    while stage.post.trouble["show_panel"]:
        wait = min(when for when in stage.clock.waiting if when > stage.clock.now()) - stage.clock.now()
        waits.append(wait)
        stage.clock.move(wait)
        await stage.host.settled()
    assert [1, 2, 4] == waits[:3]


async def test_a_deliverer_that_raises_is_reported_and_given_up_after_a_while(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    table = await stage.table(ANA, start=False)
    stage.post.trouble["show_panel"] = [ValueError("the ace of spades")] * 9
    await stage.host.join(table, BEN)
    for _ in range(8):
        await stage.host.settled()
        stage.clock.move(700)
    await stage.host.settled()
    assert 4 == len(stage.post.trouble["show_panel"])
    assert "Gave up 1 messages of table 1" in caplog.text
    assert "ace of spades" not in caplog.text
    assert "builtins.ValueError" in caplog.text


@pytest.mark.parametrize("how", ["gone", "forbidden"])
async def test_when_the_place_is_out_of_reach_the_seated_are_told_once_and_play_goes_on(stage: Stage, how: str) -> None:
    table = await stage.table(ANA, BEN)
    getattr(stage.post, how).add(CHANNEL)
    for person in (ANA, BEN, ANA):
        await stage.click(table, person, "rest")
    lost = [line for line in stage.post.notices(BEN.id) if "cannot write" in line]
    assert [f"I cannot write where table {table} is played. Go on from here; /mod repair brings it back."] == lost
    assert 4 == max(line.seq for line in await stage.host.log(table, limit=200))


@pytest.mark.parametrize("kind", ["panel", "log", "hand", "notice"])
async def test_a_message_of_which_the_bot_never_heard_is_not_posted_twice(stage: Stage, kind: str) -> None:
    """A crash between sending and noting it: the row is there still, and its nonce makes two messages one."""
    table = await stage.table(ANA, BEN)
    stage.post.unheard.add(kind)
    await stage.host.replace(table, MOD, "why", 0, CLEO)
    await stage.host.settled()
    stage.post.unheard.clear()
    before = [message.id for message in stage.post.messages.values()]
    await stage.restart()
    stage.clock.move(10)
    await stage.host.settled()
    fresh = [message.kind for message in stage.post.messages.values() if message.id not in before]
    assert ["panel"] * (kind == "log") == fresh
    assert [] == [when for when in stage.clock.waiting if when < stage.clock.now() + 600]


async def test_undelivered_rows_are_delivered_after_a_restart(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.trouble["post"] = [Receipt("later", retry_after=600)]
    await stage.click(table, ANA, "rest")
    await stage.restart()
    stage.clock.move(600)
    await stage.host.settled()
    assert "Ben is at the bench." in stage.post.lines(CHANNEL)
    assert stage.post.panels(CHANNEL)[-1].scene == await stage.scene(table)


async def test_only_those_asked_are_mentioned_and_not_whoever_has_just_clicked(stage: Stage) -> None:
    table = await stage.table(ANA, BEN, CLEO)
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "mix")
    await stage.click(table, BEN)
    pings = [message.ping for message in stage.post.place(CHANNEL) if message.ping]
    assert [[BEN.id], [CLEO.id]] == pings


async def test_nobody_is_mentioned_who_is_not_awaited_any_more(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.trouble["post"] = [Receipt("later", retry_after=60)]
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    await stage.click(table, ANA, "rest")
    stage.clock.move(60)
    await stage.host.settled()
    assert [[BEN.id]] == [message.ping for message in stage.post.place(CHANNEL) if message.ping]


async def test_a_hand_is_refreshed_in_place_when_its_seat_is_asked(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    hands = stage.post.hands(ANA.id)
    assert 1 == len(hands)
    assert hands[0].scene == await stage.hand(table, ANA)


async def test_a_deleted_hand_is_sent_anew(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    del stage.post.messages[stage.post.hands(ANA.id)[0].id]
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    assert 1 == len(stage.post.hands(ANA.id))


async def test_closed_messages_are_remembered_until_the_person_asks_again(stage: Stage) -> None:
    stage.post.closed.add(ANA.id)
    table = await stage.table(ANA, BEN)
    await stage.click(table, ANA, "rest")
    await stage.click(table, BEN, "rest")
    assert [] == [args for args in stage.post.named("show_hand") if args[0] == ANA.id]
    stage.post.closed.clear()
    await stage.host.refresh_hand(table, ANA)
    await stage.host.settled()
    person = await stage.host.person(ANA.id)
    assert 1 == len(stage.post.hands(ANA.id))
    assert person is not None
    assert "open" == person.dm_state


async def test_a_slow_discord_holds_up_nobodys_click(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    stage.post.gate = asyncio.Event()
    for person in (ANA, BEN, ANA, BEN):
        await stage.click(table, person, "rest", settle=False)
    stage.post.gate.set()
    await stage.host.settled()
    assert 5 == max(line.seq for line in await stage.host.log(table, limit=200))


async def test_whoever_listens_is_called_after_each_drain(stage: Stage) -> None:
    table = await stage.table(ANA, BEN)
    before = len(stage.delivered)
    await stage.click(table, ANA, "rest")
    assert [table] == stage.delivered[before:]
