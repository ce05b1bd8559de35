"""/me: one's tables, one's direct messages, and being forgotten."""

import re
from typing import Any

import pytest

from tests.cogs.table import opened, picks_teams, started
from tests.sim.harness import World

BREAKOUT = "DC Breakout: Arkham Asylum"


async def test_tables_lists_all_of_them_those_that_wait_first_and_whether_messages_arrive(w: World) -> None:
    lobby = await opened(w, w.alice)
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("me tables", where=w.alice.dm)
    panel, waiting = (w.bob.find(label, where) for label, where in (("Act", place), ("Sit down", lobby)))
    first = f"[{BREAKOUT}, table 1](https://discord.com/channels/{w.guild.id}/{lobby.id}/{waiting.id})"
    assert [
        "**Waiting for you**",
        f"🔔 [{BREAKOUT}, table 2](https://discord.com/channels/{w.guild.id}/{place.id}/{panel.id})",
        "**Your other tables**",
        f"• {first} · not started, 1 seated",
        "",
        "Direct messages: they arrive.",
    ] == (reply.message.embeds[0].description or "").splitlines()
    assert reply.ephemeral or reply.message.channel_id == w.alice.dm.id


async def test_tables_says_how_much_time_is_left_and_who_is_the_last_one(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    assert "you are the last one" not in (await w.alice.slash("me tables")).text
    await picks_teams(w, place, w.bob)
    text = (await w.alice.slash("me tables")).text
    assert re.search(
        r"🔔 .*table 1.* · your time runs out <t:(\d+):R>, <t:\1:f> · you are the last one we wait for", text
    )
    others = (await w.bob.slash("me tables")).text
    assert re.search(r"• .*table 1.* · waits for Alice", others)
    assert "Waiting for you" not in others
    await w.travel(13 * 3600)
    late = (await w.alice.slash("me tables")).text
    assert "⏰ your time has run out, the others decide" in late


async def test_tables_that_stand_still_wait_for_nobody(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod pause", where=place, reason="dinner")
    text = (await w.alice.slash("me tables")).text
    assert re.search(r"• .*table 1.* · ⏸️ paused", text)
    assert "Waiting for you" not in text


async def test_tables_shows_open_invitations_with_buttons_that_take_the_seat_or_decline(w: World) -> None:
    await opened(w, w.alice)
    await opened(w, w.bob)
    await w.alice.slash("table invite", person=w.carol, table="1")
    await w.bob.slash("table invite", person=w.carol, table="2")
    reply = await w.carol.slash("me tables")
    assert "Invitations" in reply.text
    assert 2 == reply.text.count("a seat is kept for you")
    await w.carol.click(reply.message, "Take seat at table 1")
    await w.carol.click(reply.message, "Decline table 2")
    text = (await w.carol.slash("me tables")).text
    assert "not started, 2 seated" in text
    assert "Invitations" not in text


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


# being reached


async def test_quiet_hours_are_set_in_ones_own_time_zone_and_taken_away(w: World) -> None:
    reply = await w.alice.slash("me quiet", begin="22:30", end="7", zone="Europe/Berlin")
    wanted = "From 22:30 to 07:00 (Europe/Berlin) I leave you alone, and your clocks stand still."
    assert wanted == reply.text
    settings = (await w.alice.slash("me settings")).text
    assert "Quiet hours: 22:30 to 07:00 (`/me quiet`)" in settings
    assert "Time zone: Europe/Berlin (`/me quiet`)" in settings
    assert "You have no quiet hours. Your time zone is Europe/Berlin." == (await w.alice.slash("me quiet")).text
    assert "Quiet hours: none (`/me quiet`)" in (await w.alice.slash("me settings")).text


async def test_time_zones_are_suggested(w: World) -> None:
    assert ["Europe/Berlin"] == list((await w.alice.autocomplete("me quiet", "zone", "berl")).values())
    assert "America/New_York" in (await w.alice.autocomplete("me quiet", "zone", "new york")).values()
    assert 25 == len(await w.alice.autocomplete("me quiet", "zone", ""))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"begin": "22:30"}, "Nothing was set: quiet hours need both options, `begin` and `end`."),
        ({"begin": "late", "end": "7:00"}, "“late” is no time of day: write it as `22:30`."),
        ({"begin": "24:30", "end": "7:00"}, "“24:30” is no time of day: write it as `22:30`."),
        ({"begin": "0:00", "end": "23:00"}, "Quiet hours take up to 18 hours a day."),
        ({"begin": "8:00", "end": "8:00"}, "Quiet hours take up to 18 hours a day."),
        (
            {"begin": "22:00", "end": "7:00", "zone": "Gotham"},
            "I do not know the time zone Gotham: pick one from the list, such as Europe/Berlin.",
        ),
    ],
)
async def test_quiet_hours_that_make_no_sense_are_refused(w: World, options: dict[str, Any], said: str) -> None:
    assert said == (await w.alice.slash("me quiet", **options)).text


async def test_reminders_are_set_and_shown(w: World) -> None:
    before = (await w.alice.slash("me settings")).text
    assert "Reminders: by direct message, every 1 hour at most (`/me reminders`)" in before
    reply = await w.alice.slash("me reminders", how="ping", every="6 hours")
    assert "I remind you by a mention at the table, every 6 hours at most, once for all your tables." == reply.text
    assert "Reminders: by a mention at the table, every 6 hours at most" in (await w.alice.slash("me settings")).text
    never = "I do not remind you any more: look yourself, for instance with /me tables."
    assert never == (await w.alice.slash("me reminders", how="none")).text


async def test_days_away_are_told_at_the_tables_and_end_earlier(w: World) -> None:
    place = await started(w, w.alice, w.bob, pace="12h")
    assert "Your clocks stand still until" in (await w.alice.slash("me away", days=3)).text
    assert "**Alice** is away until" in w.bob.screen(place)
    assert "Away: until" in (await w.alice.slash("me settings")).text
    await w.travel(30 * 3600)
    assert "has run out" not in [line for line in w.bob.screen(place).splitlines() if "Alice" in line]
    assert "Welcome back: your clocks run again." == (await w.alice.slash("me back")).text
    assert "**Alice** is back." in w.bob.screen(place)
    assert "Away: no (`/me away`)" in (await w.alice.slash("me settings")).text
    assert "You are not away." == (await w.alice.slash("me back")).text


async def test_a_computer_plays_for_somebody_away_until_they_are_back(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    reply = await w.alice.slash("me away", days=3, computer=True)
    assert "A computer plays for you until" in reply.text
    assert "and a computer plays meanwhile. /table join ends it earlier." in w.bob.screen(place)
    assert "Waiting for **Bob**" in w.bob.find("Act", place).text
    await w.travel(3 * 86_400.0 + 100.0)
    assert "The days away of **Alice** are over: the computer hands the seat back." in w.bob.screen(place)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Say either `until` which day you are away, or for how many `days`."),
        ({"until": "2026-01-05", "days": 2}, "Say either `until` which day you are away, or for how many `days`."),
        ({"until": "tomorrow"}, "“tomorrow” is no day: write it as `2030-12-31`."),
        ({"until": "2020-01-01"}, "That day is over: name a later one."),
        ({"until": "2040-01-01"}, "You can be away for 60 days at most: resign if it takes longer."),
    ],
)
async def test_days_away_that_make_no_sense_are_refused(w: World, options: dict[str, Any], said: str) -> None:
    assert said == (await w.alice.slash("me away", **options)).text


async def test_a_day_to_be_back_is_read_in_ones_own_time_zone(w: World) -> None:
    await w.alice.slash("me quiet", zone="Asia/Tokyo")
    reply = await w.alice.slash("me away", until="2026-01-20")
    assert "Your clocks stand still until" in reply.text
