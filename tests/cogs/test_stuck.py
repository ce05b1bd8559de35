"""/mod tables: which tables of a server are stuck, why, and what helps."""

from typing import Any

import pytest

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, answers, opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

DAY = 86_400.0
LOST = "⚠️ What happens there does not arrive: a thread, the panel or a permission is missing."


async def stuck(w: World) -> str:
    """The list of stuck tables."""
    reply = await w.max.slash("mod tables")
    assert reply.ephemeral
    return reply.text


async def test_a_table_that_goes_on_is_not_listed(w: World) -> None:
    await started(w, w.alice, w.bob)
    await opened(w, w.carol)
    assert "No table of this server is stuck." in await stuck(w)


async def test_a_paused_table_is_listed_with_the_reason(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod pause", where=place, reason="a quarrel")
    text = await stuck(w)
    assert "It is paused since" in text
    assert ": a quarrel" in text
    assert "→ /mod resume" in text


async def test_a_table_that_everybody_has_left_is_listed(w: World) -> None:
    place = await started(w, w.alice, computers=1)
    await w.alice.slash("table leave", where=place)
    assert "⚠️ Nobody is left there." in await stuck(w)


async def test_somebody_late_is_named_and_a_question_open_for_a_week_too(w: World) -> None:
    await started(w, w.alice, computers=1, pace="12h")
    await w.travel(12 * 3600.0 + 200.0)
    text = await stuck(w)
    assert "⚠️ The time of **Alice** has run out." in text
    assert "→ /mod extend, /mod answer or /mod replace" in text
    await w.max.slash("mod end", table="1", reason="x")
    await started(w, w.alice, w.bob)
    assert "No table" in await stuck(w)
    await w.travel(8 * DAY)
    assert "It has waited for **Alice**, **Bob** since" in await stuck(w)


async def test_a_table_that_nobody_starts_is_listed_after_three_days(w: World) -> None:
    await opened(w, w.alice)
    await w.travel(4 * DAY)
    text = await stuck(w)
    assert "It has been open since" in text
    assert "→ /table invite, /table start or /mod end" in text


async def test_a_moderator_reads_of_stuck_tables_in_their_own_language(w: World) -> None:
    await w.max.slash("me language", language="de")
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod pause", where=place, reason="a quarrel")
    await opened(w, w.carol)
    await w.travel(4 * DAY)
    text = await stuck(w)
    for line in (
        "| Hängende Tische",
        "| **[Tisch 1]((link))** DC Breakout: Arkham Asylum",
        "| **[Tisch 2]((link))** DC Breakout: Arkham Asylum",
        "| → /mod fortsetzen",
        "| → /tisch einladen, /tisch start oder /mod beenden",
    ):
        assert line in text.splitlines()


async def test_of_more_stuck_tables_than_a_message_holds_each_is_shown_whole_and_the_others_are_counted(
    w: World,
) -> None:
    for table in range(1, 15):
        place = await opened(w, w.alice, computers=1, place="here")
        await w.alice.slash("table start", where=place, table=str(table))
        await w.max.slash("mod pause", table=str(table), reason=f"{'a long story, ' * 20}told at table {table}")
    text = await stuck(w)
    shown = [line for line in text.splitlines() if "told at table" in line]
    left = 14 - len(shown)
    assert 0 < left < 14
    assert len(shown) == text.count("→ /mod resume")
    assert f"| … and {left} more tables: see to these first." in text.splitlines()


@pytest.mark.parametrize("where", ["thread", "here"])
async def test_a_table_whose_thread_or_channel_is_deleted_is_listed_and_its_people_know_at_once(
    w: World, where: str
) -> None:
    channel = w.channel if where == "thread" else w.guild.create_text_channel("gotham")
    place = await started(w, w.alice, w.bob, where=channel, place=where)
    assert "No table of this server is stuck." in await stuck(w)
    await w.travel(61.0)
    await w.delete_place(place)
    for person in (w.alice, w.bob):
        said = [each.content for each in person.dms if "I cannot write" in each.content]
        assert ["I cannot write where table 1 is played. Go on from here; /mod repair brings it back."] == said
    text = await stuck(w)
    assert LOST in text
    assert "→ /mod repair, typed where the table is to be played" in text
    await w.max.slash("mod repair", table="1", reason="gone")
    assert "No table of this server is stuck." in await stuck(w)


async def test_a_table_where_the_bot_has_lost_a_permission_is_listed_until_it_is_repaired(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.deny("send_messages_in_threads")
    await answers(w, w.alice, place)
    # As long as a question is open the panel can be edited: new messages alone are refused.
    await answers(w, w.bob, place)
    assert LOST in await stuck(w)
    await w.allow()
    assert LOST in await stuck(w)
    await w.max.slash("mod repair", where=place, reason="allowed again")
    assert "No table of this server is stuck." in await stuck(w)


async def test_a_card_that_failed_on_the_last_answer_is_listed_until_the_table_goes_on(
    w: World, games: dict[str, Game[Any, Any]]
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    assert 1 == len(w.logged)
    text = await stuck(w)
    assert "⚠️ A card failed on the last answer, and nothing has happened since." in text
    assert "→ /mod answer with another answer, /mod undo or /mod skip" in text
    await w.max.slash("mod skip", where=place, reason="it fails")
    assert "No table of this server is stuck." in await stuck(w)


async def test_a_reaction_that_nobody_gives_is_listed_with_the_one_command_that_ends_it(
    w: World, games: dict[str, Game[Any, Any]]
) -> None:
    zone, shift = ["phantom-zone"], ["phase-shift"]
    games["breakout"] = Arranged(race(A=team(on=3, holds=zone), B=team("bane", on=8, holds=shift), dice=[2, 1]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    await w.travel(8 * DAY)
    text = await stuck(w)
    assert "⚠️ A reaction has been awaited since" in text
    assert "→ /mod answer, without a seat" in text
    await w.max.slash("mod answer", where=place, reason="a week")
    assert "No table of this server is stuck." in await stuck(w)


async def test_a_table_where_a_card_fails_by_itself_is_listed(w: World, games: dict[str, Game[Any, Any]]) -> None:
    # No die is scripted: rolling one is an error of the rules.
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    await w.alice.slash("table leave", where=place)
    assert 1 == len(w.logged)
    text = await stuck(w)
    assert "Something failed (" in text
    assert "→ /mod answer, /mod undo or /mod skip; /mod resume tries the same again" in text


async def test_repair_names_what_is_missing_where_the_table_is_played(w: World) -> None:
    await started(w, w.alice, w.bob)
    await w.deny("embed_links")
    reply = await w.max.slash("mod repair", table="1", reason="x")
    assert "Where table 1 is played I need: Embed Links." in reply.text


async def test_a_table_where_computers_play_for_all_is_listed_after_a_week_with_what_helps(w: World) -> None:
    await started(w, w.alice, w.bob)
    for person in (w.alice, w.bob):
        await person.slash("me away", days=20, computer=True)
    assert "No table of this server is stuck." in await stuck(w)
    await w.travel(8 * DAY)
    text = await stuck(w)
    assert "⚠️ Computers have played for all who sit there since" in text
    assert "→ /mod replace or /mod end" in text


async def test_a_table_from_which_the_bot_was_away_is_listed_until_it_is_repaired(
    w: World, games: dict[str, Game[Any, Any]]
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, w.bob)
    await w.kick_bot()
    await w.alice.click(w.alice.find("Roll", w.alice.dm), "Roll")
    await w.invite_bot()
    assert LOST in await stuck(w)
    await w.max.slash("mod repair", where=place, reason="invited again")
    assert "No table of this server is stuck." in await stuck(w)
    assert "Waiting for **Bob**" in w.carol.find("Act", place).text
