"""Deliveries that meet trouble: closed DMs, missing permissions, places that sleep or are gone, Discord out of order.

The table survives each of them, says what is to be done, and `/mod repair` mends it.
"""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, answers, opened, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import MakeBot, Person, World, world

Games = dict[str, Game[Any, Any]]

OUT_OF_REACH = "I cannot write where table 1 is played. Go on from here; /mod repair brings it back."
CLOSED = "I cannot send you direct messages: press **My hand** at the table, it shows and does everything."


@pytest.fixture
def two(games: Games) -> None:
    """A race of two in which plain dice fall."""
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1, 1, 1, 1, 1]))


def notices(person: Person) -> list[str]:
    """What was written to a person that is no hand."""
    return [each.content for each in person.dms if each.content]


async def repaired(w: World, where: ChannelHandle, **table: str) -> str:
    return (await w.max.slash("mod repair", reason="mend it", where=where, **table)).text


async def goes_on(w: World, place: ChannelHandle, person: Person) -> None:
    """The table is played in this place: its panel stands there with buttons, and they work."""
    assert "Waiting for" in w.dave.find("Act", place).text
    hand = await act(person, place, "Roll")
    assert hand.text.startswith("✔ **Roll**")
    assert f"**{person.name}** moves" in w.dave.screen(place)


# closed direct messages


async def test_who_takes_no_direct_messages_is_told_once_where_the_hand_is(w: World) -> None:
    w.close_dms(w.alice)
    w.close_dms(w.bob)
    w.close_dms(w.carol)
    reply = await w.alice.slash("table open", game="breakout")
    assert reply.text.endswith(CLOSED)
    [place] = w.threads
    assert f"You sit at table 1. {CLOSED}" == (await w.bob.press("Sit down", place)).text
    assert f"You sit at table 1. {CLOSED}" == (await w.carol.slash("table join", where=place)).text
    assert "You sit at table 1." == (await w.dave.slash("table join", where=place)).text
    await w.alice.press("Start", place)
    await picks_teams(w, place, w.alice, w.bob, w.carol, w.dave)
    assert 3 == w.story().count("I cannot send you direct messages")


async def test_a_whole_turn_is_played_by_my_hand_alone(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    for person in (w.alice, w.bob):
        w.close_dms(person)
    place = await started(w, w.alice, w.bob)
    hand = (await w.alice.press("My hand", place)).message
    await w.alice.click(hand, "Riddle: roll in secret")
    assert "Your secret die: **4**: only you see this." in hand.text
    await w.alice.click(hand, "Claim 4")
    reaction = (await w.bob.press("My hand", place)).message
    await w.bob.click(reaction, "Challenge")
    assert "**Bob** challenges. The die shows 4." in w.carol.screen(place)
    assert [] == w.alice.dms + w.bob.dms


async def test_a_reaction_of_somebody_with_closed_messages_is_asked_for_by_mentioning_all_who_could_be_meant(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), C=team(on=5), dice=[4]))
    w.close_dms(w.bob)
    place = await started(w, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Riddle: roll in secret", "Claim 4")
    [mention] = [each for each in w.dave.sees(place) if "A reaction is awaited." in each.content]
    assert {w.alice.id, w.bob.id, w.carol.id} == set(mention.pinged)
    assert "Whoever is asked finds it under My hand." in mention.text


async def test_messages_that_were_closed_in_the_middle_lose_nothing(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    w.close_dms(w.alice)
    await picks_teams(w, place, w.alice, w.bob)
    for _ in range(3):
        for person in (w.alice, w.bob):
            if person.find("Act", place).text.count(f"Waiting for **{person.name}**"):
                await answers(w, person, place)
    assert "**1 Alice**" in w.dave.find("Act", place).text


# permissions


@pytest.mark.usefixtures("two")
async def test_threads_that_may_not_be_made_after_all_are_done_without(w: World) -> None:
    # The permission was there when the command was typed; the thread itself is refused.
    w.fail("POST", f"/channels/{w.channel.id}/threads", status=403, code=50013)
    await w.alice.slash("table open", game="breakout")
    assert [] == w.threads
    assert "I may not open threads here, so the table is played in this channel." in w.bob.screen()
    await w.bob.press("Sit down")
    await w.bob.press("Start")
    await goes_on(w, w.channel, w.alice)


@pytest.mark.usefixtures("two")
async def test_a_table_that_may_not_be_written_to_goes_on_in_private_and_is_repaired(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.deny("send_messages_in_threads")
    hand = w.alice.dms[-1]
    await w.alice.click(hand, "Roll")
    assert OUT_OF_REACH in notices(w.alice)
    assert OUT_OF_REACH in notices(w.bob)
    await w.bob.click(w.bob.dms[-1] if w.bob.dms[-1].buttons else w.bob.find("Roll", w.bob.dm), "Roll")
    assert 1 == notices(w.bob).count(OUT_OF_REACH)
    await w.allow()
    assert "The table is set up again." == await repaired(w, place)
    await goes_on(w, place, w.alice)
    log = (await w.carol.slash("table log", where=place)).text
    assert "**Bob** moves 1 space" in log


@pytest.mark.usefixtures("two")
async def test_repair_where_the_bot_may_not_look_names_what_it_needs(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    w.fail("GET", f"/channels/{place.id}", status=403, code=50001)
    text = await repaired(w, w.channel, table="1")
    assert "where the table is played: unlock its thread, or give me View Channel, Send Messages" in text
    w.heal()
    assert "The table is set up again." == await repaired(w, w.channel, table="1")


# places that sleep


async def test_a_thread_that_a_killed_bot_has_opened_and_never_noted_is_the_table_s(w: World) -> None:
    channel = w.bot.get_channel(w.channel.id)
    assert isinstance(channel, discord.TextChannel)
    for name in ("DC Breakout: Arkham Asylum · table 2", "DC Breakout: Arkham Asylum · table 1"):
        _ = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await w.alice.slash("table open", game="breakout")
    assert 2 == len(w.threads)
    assert "Stand up" in [button.label for button in w.alice.find("Stand up", w.threads[1]).buttons]
    # One in which something was said is not: it may be that of a table of an older database.
    _ = await w.bob.say("where is everybody?", w.threads[0])
    await w.restart()
    await w.alice.slash("table open", game="breakout")
    assert 3 == len(w.threads)
    assert "Stand up" in [button.label for button in w.alice.find("Stand up", w.threads[2]).buttons]


@pytest.mark.usefixtures("two")
async def test_a_sleeping_thread_is_woken(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.archive(place)
    await w.alice.click(w.alice.dms[-1], "Roll")
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_locked_thread_is_opened_again_when_the_bot_may(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.archive(place, locked=True)
    await w.alice.click(w.alice.dms[-1], "Roll")
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_thread_that_is_locked_for_good_is_out_of_reach_until_somebody_opens_it(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    w.fail("POST", f"/channels/{place.id}/messages", status=400, code=160005, message="Thread is locked")
    w.fail("PATCH", f"/channels/{place.id}/messages/*", status=400, code=160005, message="Thread is locked")
    await w.alice.click(w.alice.dms[-1], "Roll")
    assert OUT_OF_REACH in notices(w.bob)
    w.heal()
    assert "The table is set up again." == await repaired(w, place)
    await goes_on(w, place, w.bob)


# places that are gone


@pytest.mark.usefixtures("two")
async def test_a_deleted_thread_is_made_anew_by_repair_where_it_is_typed(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.delete_place(place)
    await w.alice.click(w.alice.find("Roll", w.alice.dm), "Roll")
    assert OUT_OF_REACH in notices(w.alice)
    assert "The table is set up again." == await repaired(w, w.channel, table="1")
    [new] = w.threads
    assert new.id != place.id
    await goes_on(w, new, w.bob)
    assert "**Max** has had the table repaired: mend it" in w.dave.screen(new)


@pytest.mark.usefixtures("two")
async def test_a_deleted_channel_moves_the_table_to_where_repair_is_typed(w: World) -> None:
    await started(w, w.alice, w.bob, where=w.channel, place="here")
    cellar = w.guild.create_text_channel("cellar")
    await w.delete_place(w.channel)
    await w.alice.click(w.alice.find("Roll", w.alice.dm), "Roll")
    assert OUT_OF_REACH in notices(w.bob)
    reply = await w.max.slash("mod repair", reason="the channel is gone", table="1", where=cellar)
    assert "The table is set up again." == reply.text
    await goes_on(w, cellar, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_deleted_panel_is_posted_anew(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    panel = w.dave.find("Act", place)
    await w.delete_message(place.id, panel.id)
    await w.alice.click(w.alice.dms[-1], "Roll")
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_deleted_hand_is_sent_anew(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    for each in w.alice.dms:
        await w.delete_message(w.alice.dm.id, each.id)
    await act(w.alice, place, "Roll")
    await act(w.bob, place, "Roll")
    assert "| **Your turn: roll.**" in w.alice.dms[-1].text


@pytest.mark.usefixtures("two")
async def test_repair_of_a_healthy_table_posts_panel_and_hands_again(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    before = w.dave.find("Act", place)
    assert "The table is set up again." == await repaired(w, place)
    after = w.dave.find("Act", place)
    assert before != after
    assert [] == before.buttons
    await goes_on(w, place, w.alice)


async def test_repair_before_the_start_brings_the_lobby_back(w: World) -> None:
    place = await opened(w, w.alice)
    await w.delete_place(place)
    assert "The table is set up again." == await repaired(w, w.channel, table="1")
    [new] = w.threads
    await w.bob.press("Sit down", new)
    assert "| 2. Bob" in w.dave.find("Start", new).text


# a server that throws the bot out


@pytest.mark.usefixtures("two")
async def test_a_table_survives_that_the_bot_is_thrown_out_and_invited_again(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.kick_bot()
    await w.alice.click(w.alice.dms[-1], "Roll")
    assert OUT_OF_REACH in notices(w.alice)
    await w.invite_bot()
    assert "The table is set up again." == await repaired(w, place)
    await goes_on(w, place, w.bob)


# Discord out of order


@pytest.fixture
async def hurried(make_bot: MakeBot) -> AsyncIterator[World]:
    """A world that does not wait in real time for what the bot tries again after some seconds."""
    async with world(make_bot, settle_seconds=3.0) as w:
        yield w


@pytest.mark.usefixtures("two")
async def test_what_discord_could_not_take_is_delivered_later(hurried: World) -> None:
    w = hurried
    place = await started(w, w.alice, w.bob)
    w.fail("POST", f"/channels/{place.id}/messages", status=500)
    await w.alice.click(w.alice.dms[-1], "Roll")
    assert "moves" not in w.dave.screen(place)
    w.heal()
    await w.travel(60)
    assert "**Alice** moves 2 spaces" in w.dave.screen(place)
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_what_was_not_delivered_before_a_restart_is_delivered_after_it(hurried: World) -> None:
    w = hurried
    place = await started(w, w.alice, w.bob)
    w.fail("POST", f"/channels/{place.id}/messages", status=500)
    await w.alice.click(w.alice.dms[-1], "Roll")
    w.heal()
    await w.restart()
    await w.travel(60)
    assert "**Alice** moves 2 spaces" in w.dave.screen(place)
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_message_that_can_never_be_sent_does_not_hold_up_the_table(hurried: World) -> None:
    w = hurried
    place = await started(w, w.alice, w.bob)
    w.fail("POST", f"/channels/{place.id}/messages", status=400, code=50035, message="Invalid Form Body")
    await act(w.alice, place, "Roll")
    assert "Waiting for **Bob**" not in w.dave.find("Act", place).text
    for _ in range(6):
        await w.travel(60)
    assert any("Gave up" in line for line in w.logged)
    w.heal()
    await repaired(w, place)
    await goes_on(w, place, w.bob)


@pytest.mark.usefixtures("two")
async def test_a_panel_too_old_to_be_edited_is_posted_anew(w: World) -> None:
    place = await opened(w, w.alice)
    old = w.dave.find("Sit down", place)
    await w.travel(2 * 3600)
    await w.bob.press("Sit down", place)
    new = w.dave.find("Sit down", place)
    assert old != new
    assert [] == old.buttons
    assert "| 2. Bob" in new.text


@pytest.mark.usefixtures("two")
async def test_a_refused_edit_of_an_old_message_makes_a_new_one(w: World) -> None:
    place = await opened(w, w.alice)
    old = w.dave.find("Sit down", place)
    w.fail("PATCH", f"/channels/{place.id}/messages/*", status=400, code=30046, times=1)
    await w.bob.press("Sit down", place)
    assert old != w.dave.find("Sit down", place)
    assert "| 2. Bob" in w.dave.find("Sit down", place).text


@pytest.mark.parametrize("status", [500, 503])
@pytest.mark.usefixtures("two")
async def test_an_answer_that_discord_did_not_take_has_moved_the_table_all_the_same(w: World, status: int) -> None:
    place = await started(w, w.alice, w.bob)
    hand = await act(w.alice, place)
    w.fail("PATCH", "/webhooks/*/messages/@original", status=status)
    await w.alice.click(hand, "Roll")
    w.heal()
    assert "**Alice** moves 2 spaces" in w.dave.screen(place)
    assert isinstance(w.errors, list)


async def test_the_client_mentions_nobody_by_itself(w: World) -> None:
    allowed = w.bot.allowed_mentions
    assert isinstance(allowed, discord.AllowedMentions)
    assert {"parse": []} == allowed.to_dict()
