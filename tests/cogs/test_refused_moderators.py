"""What even moderators are refused, in whole sentences; then nothing has changed, no act is kept and none is told."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from engine import Game
from host import Person as Somebody
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import refused
from tests.cogs.table import act, host, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import Person, World

Games = dict[str, Game[Any, Any]]

# answering for somebody


async def test_at_a_paused_table_nobody_is_answered_for_or_looked_at(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.max.slash("mod pause", where=place, reason="supper")
    paused = "The table is paused: resume it first."
    for pick in ({}, {"pick": "Bane"}):
        assert paused == await refused(w, w.max.slash("mod answer", where=place, seat=1, reason="asleep", **pick))


async def test_a_seat_that_is_not_asked_is_answered_for_in_no_way(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice)
    none = "Seat 1 is not asked anything now."
    assert none == await refused(w, w.max.slash("mod answer", where=place, seat=1, reason="asleep"))
    picked = w.max.slash("mod answer", where=place, seat=1, reason="asleep", pick="Bane")
    assert none == await refused(w, picked)


async def test_in_a_reaction_a_moderator_picks_nothing(w: World, games: Games) -> None:
    games["breakout"] = aimed()
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    secret = "Who is asked now stays secret: without picks you can give a seat's default answer."
    for seat in (1, 2):
        deed = w.max.slash("mod answer", where=place, seat=seat, reason="asleep", pick="Pass")
        assert secret == await refused(w, deed)


def aimed() -> Arranged:
    """Alice can make Bob lose a turn, who holds the card that cancels it; she has rolled when she has pressed twice."""
    return Arranged(
        race(A=team(on=3, holds=["phantom-zone"]), B=team("bane", on=8, holds=["phase-shift"]), dice=[2, 1, 1])
    )


def meanwhile(w: World, monkeypatch: pytest.MonkeyPatch, errand: str, *, first: bool) -> None:
    """As Max looks at the question of Alice and answers for her, she plays Phantom Zone herself: ``first`` or after
    this errand of the house.
    """
    house, played = host(w), False
    original = getattr(house, errand)

    async def play() -> None:
        nonlocal played
        if not played:
            played = True
            hand = await house.hand(1, w.alice.id)
            assert hand.face is not None
            assert hand.face.mine is not None
            [picked] = [option.id for option in hand.face.mine.options if "phantom-zone" in option.id]
            await house.answer(1, hand.face.id, 0, [picked], Somebody(w.alice.id, "Alice"))

    async def carried_out(*args: Any, **more: Any) -> Any:
        if first:
            await play()
        done = await original(*args, **more)
        if not first:
            await play()
        return done

    monkeypatch.setattr(house, errand, carried_out)


@pytest.mark.parametrize(
    ("errand", "first", "said"),
    [
        ("hand_to_answer", True, "Who is asked now stays secret: without picks you can give a seat's default answer."),
        ("_moderate", False, "The table has moved on: a reaction is awaited now."),
        ("answer_for", True, "A reaction is awaited: only a seat's default answer can be given, without picks."),
    ],
)
async def test_a_reaction_that_begins_while_a_moderator_answers_stays_secret(
    w: World, games: Games, monkeypatch: pytest.MonkeyPatch, errand: str, first: bool, said: str
) -> None:
    games["breakout"] = aimed()
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll", "Keep it")
    meanwhile(w, monkeypatch, errand, first=first)
    pick = "Phantom Zone: the lead loses a turn"
    reply = await w.max.slash("mod answer", where=place, seat=1, reason="asleep", pick=pick)
    assert said == reply.text
    assert reply.ephemeral
    assert "answers for" not in w.bob.screen(place)


async def test_a_seat_that_answers_while_a_moderator_looks_is_not_answered_for(
    w: World, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    games["breakout"] = aimed()
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll", "Keep it")
    house = host(w)
    original = house.hand_to_answer

    async def looked(*args: Any) -> Any:
        seen = await original(*args)
        assert seen.face is not None
        return replace(seen, face=replace(seen.face, mine=None))

    monkeypatch.setattr(house, "hand_to_answer", looked)
    reply = await w.max.slash("mod answer", where=place, seat=1, reason="asleep", pick="Roll")
    assert "That seat is not asked anything now." == reply.text
    assert reply.ephemeral
    assert "answers for" not in w.bob.screen(place)


# tables, places, records


async def test_a_table_of_another_server_is_left_to_its_moderators(w: World) -> None:
    await started(w, w.alice, w.max)
    metropolis = w.env.create_guild("Metropolis")
    channel = metropolis.create_text_channel("daily-planet")
    managers = metropolis.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    max_there = Person(w, metropolis.add_member(w.max.actor.user, roles=[managers]), "Max")
    elsewhere = "That table belongs to another server: its moderators look after it."
    assert elsewhere == await refused(w, max_there.slash("mod pause", where=channel, table="1", reason="x"))
    lois = Person(w, metropolis.add_member(w.env.create_user("lois", global_name="Lois"), roles=[managers]), "Lois")
    none = "There is no table 1 here: pick one from the list."
    for command, options in (("pause", {"reason": "x"}), ("audit", {})):
        assert none == await refused(w, lois.slash(f"mod {command}", where=channel, table="1", **options))


async def test_whoever_played_at_a_table_does_not_take_its_record(w: World) -> None:
    place = await started(w, w.alice, w.max)
    await w.max.slash("mod end", where=place, reason="late")
    own = "You have played at this table yourself, so another moderator has to do that."
    assert own == await refused(w, w.max.slash("mod export", where=place, reason="curious"))


async def test_a_table_in_a_locked_thread_that_the_bot_cannot_open_is_not_repaired(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.archive(place, locked=True)
    w.fail("PATCH", f"/channels/{place.id}", status=403, code=50013, message="Missing Permissions")
    words = (
        "I may not write where the table is played: unlock its thread, or give me View Channel, Send Messages "
        "(also in Threads), Create Public Threads, Embed Links and Read Message History there. "
        "Or /mod move, typed elsewhere."
    )
    assert words == await refused(w, w.max.slash("mod repair", table="1", reason="the panel is gone"))


async def test_a_table_where_the_bot_lacks_a_permission_is_not_repaired(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await w.deny("embed_links")
    words = (
        f"Where table 1 is played I need: Embed Links. Give me that in #{place.name} first, "
        "or use `/mod move` elsewhere."
    )
    assert words == await refused(w, w.max.slash("mod repair", table="1", reason="the panel is gone"))


@pytest.mark.parametrize("where", ["thread", "here"])
async def test_a_table_whose_place_is_gone_is_set_up_only_where_the_bot_can_write(w: World, where: str) -> None:
    other, third = w.guild.create_text_channel("gotham"), w.guild.create_text_channel("bludhaven")
    place = await started(w, w.alice, w.bob, place=where)
    await w.delete_place(place)
    await w.deny("send_messages", "embed_links", channel=other)
    words = (
        "The place of table 1 is gone, and here I need: Embed Links, Send Messages. Give me that in #gotham first, "
        "or use this in another channel."
    )
    gone = "the thread was deleted"
    assert words == await refused(w, w.max.slash("mod repair", where=other, table="1", reason=gone))
    assert "The table is set up again." == (await w.max.slash("mod repair", where=third, table="1", reason=gone)).text
    [now] = third.threads if where == "thread" else [third]
    assert f"**Max** has had the table repaired: {gone}" in w.carol.screen(now)
    assert "Waiting for **Alice**, **Bob**" in w.carol.find("Act", now).text


async def test_a_table_in_a_thread_that_sleeps_is_repaired_from_where_the_bot_cannot_write(w: World) -> None:
    other = w.guild.create_text_channel("gotham")
    place = await started(w, w.alice, w.bob)
    await w.archive(place)
    await w.deny("send_messages", channel=other)
    reply = await w.max.slash("mod repair", where=other, table="1", reason="it sleeps")
    assert "The table is set up again." == reply.text
    assert "**Max** has had the table repaired: it sleeps" in w.carol.screen(place)


# a whole server


@pytest.mark.parametrize("what", ["channel", "opener"])
async def test_so_many_channels_and_roles_are_named_and_no_more(w: World, what: str) -> None:
    def made(number: int) -> Any:
        return w.guild.create_text_channel(f"c{number}") if what == "channel" else w.guild.create_role(f"r{number}")

    *named, one_more = [made(number) for number in range(26)]
    for each in named:
        await w.max.slash("mod setup", reason="many", **{what: each})
    full = "25 are named already, and no more can be."
    deed = w.max.slash("mod setup", reason="one more", tables=7, **{what: one_more})
    assert full == await refused(w, deed)
    off = await w.max.slash("mod setup", reason="one less", **{what: named[0]})
    assert full not in off.text
    assert full not in (await w.max.slash("mod setup", reason="one more", **{what: one_more})).text


async def test_so_many_people_are_blocked_and_no_more(w: World) -> None:
    by = Somebody(w.max.id, "Max")
    for number in range(500):
        await host(w).block(w.guild.id, by, Somebody(10_000 + number, f"Nuisance {number}"), "spam")
    full = "500 people are blocked, and no more can be: unblock somebody."
    assert full == await refused(w, w.max.slash("mod block", person=w.alice, reason="rude"))
