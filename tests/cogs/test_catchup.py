"""/table catchup: what somebody has missed, with the table as it is now, in its thread, elsewhere and in a DM."""

import re

import pytest
from simcord import ChannelHandle

from cogs.limits import EMBEDS_TOTAL, weight
from cogs.news import MOST, WHOLE, message
from engine import Text
from host import LogLine, News, TurnNews
from tests.cogs.table import act, answers, asked, goes_on, host, opened, picks_teams, started
from tests.sim.harness import Person, World


async def race(w: World, *people: Person, pace: str = "none") -> ChannelHandle:
    """A table of these people at the first roll; everybody has looked."""
    place = await started(w, *people, pace=pace)
    await picks_teams(w, place, *people)
    return place


async def test_it_tells_what_the_others_did_with_the_picture_of_now(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    first = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if first is w.alice else w.alice
    await other.slash("table catchup", where=place)
    await answers(w, first, place)
    reply = await other.slash("table catchup", where=place)
    assert reply.ephemeral
    assert "DC Breakout: Arkham Asylum · table 1: what you missed" in reply.text
    assert re.search(r"\*\*Turn \d+\*\*", reply.text)
    assert f"**{first.name}**" in reply.text
    assert "[picture: DC Breakout, First Escape, round 1." in reply.text
    assert [True, True] == [reply.message.button(label) is not None for label in ("Act", "My hand")]


async def test_it_says_when_the_table_waits_for_the_person(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    person = (await asked(w, w.alice, w.bob))[0]
    reply = await person.slash("table catchup", where=place, since="start")
    assert "🔔 This table waits for you: press **Act**." in reply.text
    nothing = (await person.slash("table catchup", where=place)).text
    assert nothing.startswith("Nothing has happened at [table 1](")
    assert nothing.endswith(") since you last looked. It waits for you: press **Act** there.")


async def test_a_button_under_the_hand_tells_what_happened_since_the_last_move(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    first = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if first is w.alice else w.alice
    await answers(w, first, place)
    while await asked(w, first):
        await answers(w, first, place)
    direct = other.find("What happened", other.dm)
    reply = await other.click(direct, "What happened")
    assert reply.ephemeral
    assert "| DC Breakout: Arkham Asylum · table 1: what you missed" in reply.text
    assert f"| **{first.name}** rolls a " in reply.text
    assert "🔔 This table waits for you: press **Act**." in reply.text
    assert "[picture: DC Breakout, First Escape, round 1." in reply.text
    # Looking is no move.
    await other.press("My hand", place)
    assert f"| **{first.name}** rolls a " in (await other.press("What happened", place)).text
    await answers(w, other, place)
    said = (await other.press("What happened", place)).text
    assert re.fullmatch(r"Nothing has happened at \[table 1\]\(\S+\) since your last move\..*", said)
    assert (await act(other, place)).button("What happened") is None


@pytest.mark.parametrize("how", ["pause", "end"])
async def test_the_button_tells_what_happened_at_a_table_that_stands_still(w: World, how: str) -> None:
    place = await race(w, w.alice, w.bob)
    await w.max.slash(f"mod {how}", where=place, reason="supper")
    direct = w.alice.find("What happened", w.alice.dm)
    assert "supper" in (await w.alice.click(direct, "What happened")).text


async def test_nothing_new_is_one_sentence(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    person = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if person is w.alice else w.alice
    await other.slash("table catchup", where=place)
    text = (await other.slash("table catchup", where=place)).text
    assert re.fullmatch(r"Nothing has happened at \[table 1\]\(\S+\) since you last looked\.", text)


@pytest.mark.parametrize("label", ["Act", "My hand", "Log"])
async def test_whoever_presses_a_button_of_the_panel_has_looked(w: World, label: str) -> None:
    place = await race(w, w.alice, w.bob)
    first = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if first is w.alice else w.alice
    await answers(w, first, place)
    await other.press(label, place)
    assert "Nothing has happened" in (await other.slash("table catchup", where=place)).text
    assert "what you missed" in (await other.slash("table catchup", where=place, since="move")).text


async def test_a_hand_that_was_shown_is_a_look_too_and_so_is_its_refresh(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    first = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if first is w.alice else w.alice
    await answers(w, first, place)
    hand = (await other.slash("hand", where=place)).message
    assert "Nothing has happened" in (await other.slash("table catchup", where=place)).text
    mover = (await asked(w, w.alice, w.bob))[0]
    await answers(w, mover, place)
    await other.click(hand, "Refresh")
    assert "Nothing has happened" in (await other.slash("table catchup", where=place)).text


async def test_by_direct_message_it_tells_of_all_tables_one_message_each(w: World) -> None:
    await started(w, w.alice, w.bob)
    await started(w, w.alice, w.carol)
    reply = await w.bob.slash("table catchup", where=w.bob.dm)
    assert ["table 1: what you missed"] == re.findall(r"table \d: what you missed", reply.text)
    third = await started(w, w.carol, w.bob)
    await picks_teams(w, third, w.carol, table=3)
    fourth = await started(w, w.dave, w.bob)
    reply = await w.bob.slash("table catchup", where=w.bob.dm)
    assert 2 == len(reply.messages)
    assert {"3", "4"} == set(re.findall(r"table (\d): what you missed", reply.text))
    assert "Nothing has happened at your tables since you last looked." == (
        (await w.bob.slash("table catchup", where=w.bob.dm)).text
    )
    assert fourth


async def test_more_than_five_tables_are_told_of_the_next_time(w: World) -> None:
    for _ in range(6):
        await started(w, w.alice, w.bob)
    reply = await w.bob.slash("table catchup", where=w.bob.dm)
    assert 6 == len(reply.messages)
    assert "There is more: type `/table catchup` again." == reply.messages[-1].text
    again = await w.bob.slash("table catchup", where=w.bob.dm)
    assert 1 == len(again.messages)


async def test_in_a_channel_without_a_table_the_tables_of_that_server_are_meant(w: World) -> None:
    await started(w, w.alice, w.bob)
    assert "table 1: what you missed" in (await w.bob.slash("table catchup")).text


async def test_without_tables_or_before_the_start_it_is_refused(w: World) -> None:
    none = "You sit at no running table: `/table list` shows those that wait for players."
    assert none == (await w.alice.slash("table catchup")).text
    place = await opened(w, w.alice)
    assert none == (await w.alice.slash("table catchup")).text
    assert "The game at table 1 has not started yet." == (await w.alice.slash("table catchup", where=place)).text
    assert "There is no table 9. /table list shows the tables of this server." == (
        (await w.alice.slash("table catchup", table="9")).text
    )
    assert ["1"] == list((await w.alice.autocomplete("table catchup", "table")).values())


async def test_an_onlooker_reads_what_everybody_may(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    text = (await w.dave.slash("table catchup", where=place)).text
    assert "what you missed" in text
    assert "🔒" not in text
    assert "Nothing has happened" in (await w.dave.slash("table catchup", where=place)).text


async def test_the_end_of_a_game_is_news_by_direct_message(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    await w.bob.press("Log", place)
    reply = await w.max.slash("mod end", where=place, reason="late")
    assert "over" in reply.text
    text = (await w.bob.slash("table catchup", where=w.bob.dm)).text
    assert "has ended the game: late" in text
    assert "Another game?" in text
    none = "You sit at no running table: `/table list` shows those that wait for players."
    assert none == (await w.bob.slash("table catchup", where=w.bob.dm)).text


async def test_it_tells_what_happened_around_the_game_where_it_happened(w: World) -> None:
    place = await race(w, w.alice, w.bob, w.carol)
    first = (await asked(w, w.alice, w.bob, w.carol))[0]
    reader, leaver = [each for each in (w.alice, w.bob, w.carol) if each is not first]
    await reader.slash("table catchup", where=place)
    await w.max.slash("mod pause", where=place, reason="lunch")
    await w.max.slash("mod resume", where=place, reason="done")
    await answers(w, first, place)
    await leaver.slash("table leave", where=place)
    await w.max.slash("mod extend", where=place, speed="24h", reason="holidays")
    text = (await reader.slash("table catchup", where=place)).text
    wanted = [
        "**Max** has paused the table: lunch",
        "**Max** has resumed the table: done",
        f"**{leaver.name}** has left: the seat is open to anybody, and a computer plays it meanwhile.",
        "**Max** sets the speed to a day a move: holidays",
    ]
    places = [text.index(line) for line in wanted]
    assert sorted(places) == places
    assert text[places[1] + len(wanted[1]) : places[2]].strip("| \n"), "what was played stands between them"
    log = (await reader.slash("table log", where=place)).text
    assert all(line in log for line in wanted)
    assert "Nothing has happened" in (await reader.slash("table catchup", where=place)).text


# pages


async def news(w: World, turns: int, lines: int, length: int = 40) -> News:
    """News of so many turns, on top of a real table."""
    scene = await host(w).scene(1)
    said = [LogLine(1, 5.0, Text("{n} " + "x" * length, {"n": n}), n % 3 == 0, False) for n in range(lines)]
    return News(scene, tuple(TurnNews(number, tuple(said)) for number in range(1, turns + 1)), False)


async def test_few_lines_are_told_in_full_and_private_ones_are_marked(w: World) -> None:
    await race(w, w.alice, w.bob)
    told = message(await news(w, 2, WHOLE // 2))
    description = told.embeds[0].description or ""
    assert WHOLE == sum(line.endswith("x" * 40) for line in description.splitlines())
    assert f"🔒 3 {'x' * 40}" in description
    assert None is told.embeds[0].footer.text


async def test_of_many_lines_older_turns_keep_their_first_and_last(w: World) -> None:
    await race(w, w.alice, w.bob)
    description = message(await news(w, 3, 21, 3)).embeds[0].description or ""
    [first, second, third] = re.split(r"\n?\*\*Turn \d\*\*.*\n", description)[1:]
    wanted = ["🔒 0 xxx", "1 xxx", "… 17 more lines (`/table log`)", "19 xxx", "20 xxx"]
    assert wanted == first.splitlines()
    assert wanted == second.splitlines()
    assert 21 == len(third.splitlines())


@pytest.mark.parametrize("length", [40, 900])
async def test_pages_stay_within_the_limits_and_hold_every_turn_once(w: World, length: int) -> None:
    await race(w, w.alice, w.bob)
    many = await news(w, 40, 6, length)
    first = message(many)
    [count] = re.findall(r"Page 1 of (\d+)", first.embeds[0].footer.text or "")
    told = [message(many, page) for page in range(int(count))]
    assert len(told) > 1
    found = [int(turn) for each in told for turn in re.findall(r"\*\*Turn (\d+)\*\*", each.embeds[0].description or "")]
    assert list(range(1, 41)) == found
    for each in told:
        assert len(each.embeds[0].description or "") <= MOST
        assert weight(each.embeds) <= EMBEDS_TOTAL


async def test_pages_are_turned_in_the_message_where_they_stand(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    person = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if person is w.alice else w.alice
    await goes_on(w, w.alice, w.bob, lines=160)
    reply = await other.slash("table catchup", where=place, since="start")
    shown = reply.message
    assert "Page 1 of" in shown.text
    earlier, later = shown.button("Earlier"), shown.button("Later")
    assert earlier is not None
    assert later is not None
    assert (False, True) == (earlier.enabled, later.enabled)
    before = shown.text
    turned = await other.click(shown, "Later")
    assert [] == turned.messages
    assert "Page 2 of" in shown.text
    assert before != shown.text
    await other.click(shown, "Earlier")
    assert "Page 1 of" in shown.text


async def test_a_page_that_was_seen_meanwhile_says_so(w: World) -> None:
    place = await race(w, w.alice, w.bob)
    person = (await asked(w, w.alice, w.bob))[0]
    other = w.bob if person is w.alice else w.alice
    await goes_on(w, w.alice, w.bob, lines=160)
    shown = (await other.slash("table catchup", where=place, since="start")).message
    await other.slash("table catchup", where=place)
    reply = await other.click(shown, "Later")
    assert "You have seen all this meanwhile: `/table log` has it." == reply.text
