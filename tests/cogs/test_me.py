"""/me: one's tables, one's direct messages, and being forgotten."""

import pytest

from tests.cogs.table import opened, picks_teams, started
from tests.sim.harness import World

BREAKOUT = "DC Breakout: Arkham Asylum"


async def test_tables_lists_all_of_them_those_that_wait_first_and_whether_messages_arrive(w: World) -> None:
    await opened(w, w.alice)
    await started(w, w.alice, w.bob)
    reply = await w.alice.slash("me tables", where=w.alice.dm)
    assert [
        "| Your tables",
        f"| 🔔 **2** {BREAKOUT} · running · #{BREAKOUT} · table 2 · Alice, Bob · **waits for you**",
        f"| **1** {BREAKOUT} · open · #{BREAKOUT} · table 1 · Alice",
        "| ",
        "| Direct messages: they arrive.",
    ] == reply.text.splitlines()
    assert reply.ephemeral or reply.message.channel_id == w.alice.dm.id


async def test_tables_without_any_says_where_to_find_one(w: World) -> None:
    text = (await w.alice.slash("me tables")).text
    assert "You sit at no table: `/table list` shows those that wait for players." in text
    assert "Direct messages: not tried yet." in text


async def test_tables_says_what_to_do_when_messages_do_not_arrive(w: World) -> None:
    w.close_dms(w.alice)
    await opened(w, w.alice)
    text = (await w.alice.slash("me tables")).text
    assert "Direct messages: they do not arrive; press My hand at the table instead, or allow" in text


async def test_hand_is_sent_again_as_soon_as_messages_are_allowed(w: World) -> None:
    w.close_dms(w.alice)
    place = await started(w, w.alice, w.bob)
    assert [] == w.alice.dms
    w.open_dms(w.alice)
    reply = await w.alice.slash("me hand", where=place)
    sentence = "Your hand is on its way by direct message. If it does not come, press My hand at the table."
    assert sentence == reply.text
    assert "Villains in your hand:" in w.alice.dms[-1].text
    assert "they arrive" in (await w.alice.slash("me tables")).text


async def test_hand_at_no_table_before_the_start_or_at_several_is_refused(w: World) -> None:
    nowhere = "You do not sit at a running table: open one with /table open, or join one."
    assert nowhere == (await w.alice.slash("me hand")).text
    place = await opened(w, w.alice, w.bob)
    not_started = "The game has not started yet: press Start when everybody is seated."
    assert not_started == (await w.alice.slash("me hand", where=place)).text
    await opened(w, w.alice)
    several = "You sit at several tables: pick one in the option `table`."
    assert several == (await w.alice.slash("me hand")).text
    assert ["1", "2"] == sorted((await w.alice.autocomplete("me hand", "table")).values())


@pytest.mark.parametrize("sure", ["", "no", "yes please"])
async def test_forget_wants_a_yes(w: World, sure: str) -> None:
    place = await opened(w, w.alice)
    reply = await w.alice.slash("me forget", sure=sure)
    assert "Nothing was done: to be forgotten, type `yes` in the option `sure`." == reply.text
    assert "1. Alice" in w.bob.find("Sit down", place).text


async def test_forget_takes_the_name_out_of_every_line_and_the_game_goes_on(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    lobby = await opened(w, w.alice, w.carol)
    await picks_teams(w, place, w.alice)
    reply = await w.alice.slash("me forget", sure="YES")
    assert "You are forgotten: your games go on without your name." == reply.text
    assert "Alice" not in w.bob.find("Act", place).text
    assert "Alice" not in w.bob.find("Sit down", lobby).text
    assert "Alice" not in (await w.bob.slash("table log", where=place)).text
    assert "Alice" not in (await w.bob.slash("table list")).text
    assert "You sit at no table" in (await w.alice.slash("me tables")).text
    await picks_teams(w, place, w.bob)
    assert "Escape 1: " in w.carol.screen(place)


async def test_forget_by_somebody_who_is_not_known_does_no_harm(w: World) -> None:
    reply = await w.dave.slash("me forget", sure="yes")
    assert "You are forgotten: your games go on without your name." == reply.text
