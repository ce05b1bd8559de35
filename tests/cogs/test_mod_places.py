"""/mod move and /mod language: a table that was opened in the wrong channel, or speaks the wrong language."""

from typing import Any

import pytest

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import act, opened, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

MOVED = "The table is played here from now on. If that was wrong: /mod move where it was."


async def test_a_table_moves_with_a_thread_of_its_own_and_the_old_place_says_where_it_is(
    w: World, games: Games
) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    gotham = w.guild.create_text_channel("gotham")
    old = await started(w, w.alice, w.bob)
    reply = await w.max.slash("mod move", where=gotham, table="1", reason="wrong channel")
    assert MOVED == reply.text
    assert reply.ephemeral
    line = "**Max** has moved the table to #gotham: wrong channel"
    assert line == w.carol.sees(old)[-1].text
    assert [] == [button for each in w.carol.sees(old) for button in each.buttons]
    [new] = gotham.threads
    assert line in w.carol.screen(new)
    assert f"https://discord.com/channels/{w.guild.id}/{new.id}" in str(w.alice.dms[-1].stored.components)
    await act(w.alice, new, "Roll")
    assert "Waiting for **Bob**" in w.carol.find("Act", new).text
    assert "**Max** moved the table (table 1): wrong channel" in (await w.max.slash("mod audit")).text
    assert "**Bob**'s turn" not in w.carol.screen(old)


async def test_a_table_that_was_opened_here_is_played_there_and_back_again(w: World) -> None:
    gotham = w.guild.create_text_channel("gotham")
    await opened(w, w.alice, place="here")
    assert MOVED == (await w.max.slash("mod move", where=gotham, table="1", reason="wrong channel")).text
    await w.bob.press("Sit down", gotham)
    assert "**2** of 6 seats are taken" in w.carol.find("Start", gotham).text
    assert MOVED == (await w.max.slash("mod move", where=w.channel, table="1", reason="it was right")).text
    await w.alice.slash("table start", where=w.channel)
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", w.channel).text


async def test_a_table_leaves_a_place_where_the_bot_cannot_write(w: World) -> None:
    gotham = w.guild.create_text_channel("gotham")
    place = await started(w, w.alice, w.bob)
    await w.archive(place, locked=True)
    w.fail("PATCH", f"/channels/{place.id}", status=403, code=50013, message="Missing Permissions")
    assert MOVED == (await w.max.slash("mod move", where=gotham, table="1", reason="locked")).text
    [new] = gotham.threads
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", new).text
    assert "No table of this server is stuck." in (await w.max.slash("mod tables")).text


async def test_a_table_is_not_moved_to_where_it_is_nor_to_where_the_bot_cannot_write(w: World) -> None:
    gotham = w.guild.create_text_channel("gotham")
    place = await started(w, w.alice, w.bob)
    pick = "Type this in the channel where the table is to be played, and pick it in `table`."
    assert pick == await refused(w, w.max.slash("mod move", where=gotham, reason="wrong channel"))
    here = "The table is played in this channel already: /mod repair brings its thread back."
    for where in (place, w.channel):
        assert here == await refused(w, w.max.slash("mod move", where=where, table="1", reason="wrong channel"))
    await w.deny("embed_links", channel=gotham)
    lacks = "In this channel I still need: Embed Links."
    assert lacks == await refused(w, w.max.slash("mod move", where=gotham, table="1", reason="wrong channel"))


@pytest.mark.parametrize("begun", [False, True])
async def test_a_table_speaks_another_language_from_then_on(w: World, begun: bool) -> None:
    place = await (started if begun else opened)(w, w.alice, w.bob)
    reply = await w.max.slash("mod language", where=place, language="de", reason="a German server")
    words = "The table speaks that language from now on; what stands there already stays as it is."
    assert words == reply.text
    panel = w.carol.sees(place)[-1]
    assert ("Wir warten auf **Alice**, **Bob**" if begun else "Besetzt: **2** von 6 Plätzen") in panel.text
    assert "**Max** stellt die Sprache des Tisches um: a German server" in w.carol.screen(place)
    audit = (await w.max.slash("mod audit")).text
    assert "**Max** had the table speak another language (table 1): a German server" in audit
    deed = w.max.slash("mod language", where=place, language="de", reason="again")
    assert "The table speaks that language already." == await refused(w, deed)


async def test_where_a_table_is_brought_back_the_hands_lead_to_its_new_thread(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.delete_place(place)
    await w.max.slash("mod repair", table="1", reason="gone")
    for person in (w.alice, w.bob):
        [links] = [each.stored.components for each in person.dms if each.button("To the table")]
        assert f"https://discord.com/channels/{w.guild.id}/{w.threads[-1].id}" in str(links)
