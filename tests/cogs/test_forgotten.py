"""Somebody who has done everything that the bot offers and is forgotten is in no column of any table any more."""

import zlib

import discord
from simcord import ChannelHandle

from host import Person as Who
from tests.cogs.table import host, opened, picks_teams, started
from tests.cogs.test_records import finished as played_out
from tests.sim.harness import Person, World
from tests.storage.rows import everything

DAY, HOUR = 86_400.0, 3600.0
NAMELESS = {"counted", "interactions", "orders", "plans", "snapshots", "sqlite_sequence"}
"""Tables whose rows belong to tables and seats, and name nobody. Any other must hold something of whoever did all."""


def newcomer(w: World) -> Person:
    """Zed, who may moderate."""
    warden = w.guild.create_role("Wardens", permissions=discord.Permissions(manage_guild=True))
    user = w.env.create_user("zed", global_name="Zed Unmistakable")
    return Person(w, w.guild.add_member(user, roles=[warden]), "Zed Unmistakable")


def traces(w: World, person: Person) -> set[str]:
    """The tables in which the person's id or name, or the conversation with the bot or a message of it stands, in
    whatever form.
    """
    wanted = {str(person.id), person.name, str(person.dm.id), *(str(each.id) for each in person.dms)}
    return {
        name
        for name, rows in everything(host(w).store.path).items()
        for row in rows
        for value in row
        if any(each in _text(value) for each in wanted)
    }


def _text(value: object) -> str:
    return zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)


async def finished(w: World, *people: Person) -> int:
    """A game that these people play to its end."""
    table = len(w.threads) + 1
    await played_out(w, *people, table=table)
    return table


async def wishes(zed: Person) -> None:
    """What is set for oneself."""
    await zed.slash("me language", language="de")
    await zed.slash("me reminders", how="ping", every="10 minutes")
    await zed.slash("me quiet", begin="22:30", end="7", zone="Europe/Berlin")
    await zed.slash("me share", statistics=True)


async def plays(w: World, zed: Person) -> ChannelHandle:
    """A running game with all that can be left there: orders, plans, questions to all, looks."""
    place = await started(w, w.alice, zed, w.bob, pace="12h")
    await picks_teams(w, place, w.alice, zed, w.bob, table=len(w.threads))
    await zed.slash("table orders", where=place, window="challenge", choice="never")
    planned = await zed.slash("table plan", where=place, move="straight", until="always")
    assert "Geplant." in planned.text
    await zed.slash("table speed", where=place, speed="24h")
    await zed.slash("table swap", where=place, seat=1)
    await zed.slash("table give", where=place, person=w.carol)
    for command in ("table log", "table catchup", "hand", "table show", "me hand"):
        await zed.slash(command, where=place)
    await zed.press("Log", place)
    return place


async def seats(w: World, zed: Person) -> None:
    """Seats that were left, given up, taken over, taken away, offered, invited to and declined."""
    left = await started(w, w.alice, zed, w.bob)
    await zed.slash("table leave", where=left)
    taken = await started(w, w.alice, w.bob)
    await w.bob.slash("table leave", where=taken)
    await zed.slash("table join", where=taken)
    lost = await started(w, w.alice, zed, w.bob)
    await w.max.slash("mod replace", where=lost, seat=2, computer="easy", reason=f"{zed.mention} asked me")
    await w.max.slash("mod replace", where=lost, seat=2, person=zed, reason="and asked me again")
    given_up = await started(w, w.alice, zed, w.bob, leavers="leaves")
    await zed.slash("table resign", where=given_up, sure="yes")
    lobby = await opened(w, w.alice)
    await w.alice.slash("table invite", where=lobby, person=zed)
    declined = await opened(w, w.alice)
    await w.alice.slash("table invite", where=declined, person=zed)
    await zed.slash("table decide", where=declined, choice="decline")
    own = await opened(w, zed, w.bob)
    await zed.slash("table invite", where=own, person=w.erin)
    team = await started(w, w.alice, zed, w.bob, w.carol, game="arkham", options="mode=2v2")
    await zed.slash("table undo", where=team)


async def moderates(w: World, zed: Person) -> None:
    """Acts at a table, and for the whole server."""
    place = await started(w, w.alice, w.bob)
    await zed.slash("mod pause", where=place, reason=f"{zed.mention} says so")
    await zed.slash("mod resume", where=place, reason="enough")
    await zed.slash("mod answer", where=place, seat=1, reason="asleep", pick="nothing of the kind")
    await zed.slash("mod answer", where=place, seat=1, reason="asleep")
    await zed.slash("mod setup", tables=50, reason="room")
    await zed.slash("mod block", person=w.frank, reason="rude")
    await zed.slash("mod end", where=place, reason="late")
    await zed.slash("mod export", where=place, reason="doubt")


async def lived(w: World, zed: Person) -> ChannelHandle:
    """Zed does everything; returns where a game is on."""
    await wishes(zed)
    assert 1 == await finished(w, zed, w.alice)
    place, another = await plays(w, zed), await started(w, w.alice, zed)
    await seats(w, zed)
    await moderates(w, zed)
    await host(w).block(w.guild.id, Who(w.max.id, "Max"), Who(zed.id, zed.name), "loud")
    # The time of everybody has run out.
    await w.travel(13 * HOUR)
    await zed.slash("me away", days=3, computer=True)
    await zed.slash("me export")
    # Half past eleven in Berlin: what is for Zed waits.
    now = discord.utils.utcnow()
    await w.travel((now.replace(hour=22, minute=30) - now).total_seconds() % DAY)
    await w.max.slash("mod replace", where=another, seat=2, computer="easy", reason="asleep")
    return place


async def test_whoever_did_everything_and_is_forgotten_is_in_no_column(w: World) -> None:
    zed = newcomer(w)
    place = await lived(w, zed)
    before = everything(host(w).store.path)
    assert set(before) - NAMELESS <= traces(w, zed)
    assert [1, 1] == [len(before[name]) for name in ("orders", "plans")]
    reply = await zed.slash("me forget", sure="yes")
    assert "Du bist vergessen: Deine Spiele gehen ohne deinen Namen weiter." == reply.text
    assert reply.ephemeral
    assert set() == traces(w, zed)
    assert [0, 0] == [len(everything(host(w).store.path)[name]) for name in ("orders", "plans")]
    await w.restart()
    await w.travel(5 * DAY)
    assert set() == traces(w, zed)
    assert "a former player" in (await w.alice.slash("table log", where=place)).text


async def test_the_invitations_of_whoever_is_forgotten_are_over(w: World) -> None:
    zed = newcomer(w)
    lobby, running = await opened(w, w.alice), await started(w, w.bob, w.carol)
    await w.alice.slash("table invite", where=lobby, person=zed)
    await w.bob.slash("table give", where=running, person=zed)
    offers = [each for each in zed.dms if each.button("Take seat") is not None]
    assert 2 == len(offers)
    await zed.slash("me forget", sure="yes")
    for place, button in ((lobby, "Sit down"), (running, "Act")):
        panel = w.dave.find(button, place)
        assert "✉️" not in panel.text
        assert zed.name not in panel.text
        assert panel.button("Decline") is None
    over = "That invitation is over: /table join sits you down where a seat is free."
    for offer in offers:
        assert over == (await zed.click(offer, "Take seat")).text
    assert set() == traces(w, zed)


async def test_the_panel_of_a_game_that_was_given_up_for_good_names_whoever_is_forgotten_no_more(w: World) -> None:
    zed = newcomer(w)
    place = await started(w, w.alice, zed, w.bob, leavers="leaves")
    await zed.slash("table resign", where=place, sure="yes")
    assert "**2 Zed Unmistakable** left the game" in w.dave.find("Act", place).text
    await zed.slash("me forget", sure="yes")
    panel = w.dave.find("Act", place).text
    assert "**2 a former player** left the game" in panel
    assert zed.name not in panel
