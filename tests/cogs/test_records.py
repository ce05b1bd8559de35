"""/me statistics, share and export, and /table leaderboard: what people made of their games, and who may see it."""

import json

import pytest
from simcord import ChannelHandle

from cogs.fame import duration, leaderboard_embed
from cogs.limits import EMBED_DESCRIPTION
from host import Leaderboard, Ranked
from host import Person as Who
from storage import NewTable, Rating, Result, Tx, guilds, people, ratings, results, tables
from tests.cogs.table import asked, host, picks_teams, scene, started, thinks
from tests.sim.harness import Person, World

BREAKOUT = "DC Breakout: Arkham Asylum"
NOT_SHOWN = "That person does not show their statistics. /me share decides about yours."


async def finished(w: World, *people: Person, computers: int = 0, table: int = 1) -> ChannelHandle:
    """A table that these people have played to its end."""
    place = await started(w, *people, computers=computers)
    while (await host(w).table(table)).standings is None:
        for person in await asked(w, *people, table=table):
            seen = await scene(w, person, table)
            if seen.face is not None and seen.face.mine is not None and seen.face.given is None:
                by = Who(person.id, person.name)
                await host(w).answer(table, seen.face.id, seen.seat, thinks(seen), by)
        await host(w).settled()
    return place


async def counted(
    w: World, person: Person, *some: tuple[str, int, int | None, list[int]], rating: float = 30.0
) -> None:
    """Results of a person as if games had been played: game, place, points, seconds of each move."""

    async def keep(tx: Tx) -> None:
        await guilds.remember(tx, w.guild.id, 0.0)
        await people.remember(tx, person.id, person.name, None)
        for seat, (game, place, points, waits) in enumerate(some):
            at = float(seat)
            table = await tables.create(tx, NewTable(w.guild.id, w.channel.id, None, "here", game, person.id, at))
            await tables.change(tx, table, status="finished", ended_at=at)
            await results.counted(tx, table)
            await results.add(
                tx, Result(table, seat, person.id, w.guild.id, game, at, seat, 1, place, points, True, waits)
            )
            await ratings.put(tx, Rating(w.guild.id, game, person.id, rating, 5.0, len(some)))

    await host(w).store.transaction(keep)


async def test_a_finished_game_is_in_the_statistics_and_ratings_of_those_who_played_it(w: World) -> None:
    await finished(w, w.alice, w.bob)
    standings = (await host(w).table(1)).standings
    assert standings is not None
    winner = (w.alice, w.bob)[standings[0][0]]
    text = (await winner.slash("me statistics")).text
    assert "Your statistics on this server" in text
    assert f"{BREAKOUT}:" in text
    assert "1 game, 1 win (100%)" in text
    assert "Wins in a row: 1 now, 1 at most" in text
    assert "Rating on this server: **" in text
    assert "after 1 rated game" in text
    everywhere = (await winner.slash("me statistics", where=winner.dm)).text
    assert "Your statistics on all servers" in everywhere
    assert "1 game, 1 win (100%)" in everywhere
    assert "Rating" not in everywhere
    await winner.slash("me share", statistics=True)
    board = await w.carol.slash("table leaderboard")
    assert f"🥇 **{winner.name}** " in board.text
    assert board.ephemeral


@pytest.mark.parametrize("command", ["leave", "resign"])
async def test_whoever_gives_up_has_lost_and_whoever_is_replaced_has_not_played(w: World, command: str) -> None:
    place = await started(w, w.alice, w.bob, w.carol)
    await picks_teams(w, place, w.alice, w.bob, w.carol)
    await w.max.slash("mod replace", where=place, seat=3, computer="easy", reason="ill")
    await w.bob.slash(f"table {command}", where=place, **({"sure": "yes"} if command == "resign" else {}))
    while (await host(w).table(1)).standings is None:
        seen = await scene(w, w.alice)
        if seen.face is not None and seen.face.mine is not None and seen.face.given is None:
            await host(w).answer(1, seen.face.id, seen.seat, thinks(seen), Who(w.alice.id, w.alice.name))
        await host(w).settled()
    text = (await w.bob.slash("me statistics")).text
    assert "1 game, 0 wins (0%)" in text
    assert "after 1 rated game" in text
    assert "after 1 rated game" in (await w.alice.slash("me statistics")).text
    assert "rated game" not in (await w.carol.slash("me statistics")).text
    for person in (w.alice, w.bob):
        await person.slash("me share", statistics=True)
    board = (await w.dave.slash("table leaderboard")).text
    assert board.index("**Alice**") < board.index("**Bob**")


async def test_a_game_against_computers_counts_and_rates_nobody(w: World) -> None:
    await finished(w, w.alice, computers=1)
    text = (await w.alice.slash("me statistics")).text
    assert "1 game, " in text
    assert "Rating" not in text
    assert "No rated game was finished on this server yet" in (await w.alice.slash("table leaderboard")).text


async def test_statistics_show_each_game_with_points_times_and_streaks(w: World) -> None:
    await started(w, w.alice, w.bob)
    await counted(
        w, w.alice,
        ("arkham", 1, 40, [30, 50]), ("arkham", 2, 21, [40]), ("arkham", 1, 35, []), ("breakout", 3, None, [90_000]),
    )  # fmt: skip
    text = (await w.alice.slash("me statistics")).text
    assert "3 games, 2 wins (67%)" in text
    assert "Points: 32.0 on average, 40 at best" in text
    assert "A move takes 40 seconds (median)" in text
    assert "Wins in a row: 1 now, 1 at most" in text
    assert "1 game, 0 wins (0%)" in text
    assert "A move takes 1 day (median)" in text
    assert text.index("3 games") < text.index("1 game,")


async def test_without_a_finished_game_it_says_when_one_counts(w: World) -> None:
    assert "No finished game yet: a game counts when it was played to its end." in (
        (await w.alice.slash("me statistics", everywhere=True)).text
    )


async def test_somebody_elses_statistics_are_shown_only_after_they_agreed(w: World) -> None:
    await started(w, w.alice, w.bob)
    await counted(w, w.alice, ("arkham", 1, 40, [30]))
    assert NOT_SHOWN == (await w.bob.slash("me statistics", person=w.alice)).text
    assert NOT_SHOWN == (await w.bob.slash("me statistics", person=w.dave)).text
    agreed = await w.alice.slash("me share", statistics=True)
    assert agreed.text.startswith("Others on this server can see your statistics now, and its leaderboard names you.")
    text = (await w.bob.slash("me statistics", person=w.alice)).text
    assert "Statistics of Alice on this server" in text
    assert "1 game, 1 win (100%)" in text
    everywhere = (await w.bob.slash("me statistics", person=w.alice, everywhere=True)).text
    assert "Of somebody else only the games on this server are shown: leave `everywhere` out." == everywhere
    ended = await w.alice.slash("me share", statistics=False)
    assert "Only you see your statistics now, and the leaderboard of this server does not name you." == ended.text
    assert NOT_SHOWN == (await w.bob.slash("me statistics", person=w.alice)).text


async def test_by_direct_message_nobody_elses_statistics_are_shown(w: World) -> None:
    reply = await w.bob.slash("me statistics", where=w.bob.dm, person=w.alice)
    assert "Somebody else's statistics are shown on a server where both of you are." == reply.text


async def test_naming_oneself_shows_ones_own_statistics(w: World) -> None:
    assert "Your statistics on this server" in (await w.bob.slash("me statistics", person=w.bob)).text


async def test_settings_say_who_sees_the_statistics(w: World) -> None:
    assert "Statistics: only you see them (`/me share`)" in (await w.alice.slash("me settings")).text
    await w.alice.slash("me share", statistics=True)
    assert "Statistics: others on this server see them (`/me share`)" in (await w.alice.slash("me settings")).text
    by_message = (await w.alice.slash("me settings", where=w.alice.dm)).text
    assert "Statistics: others see them on 1 server (`/me share`)" in by_message


async def test_by_direct_message_one_can_end_it_everywhere_but_not_agree(w: World) -> None:
    await started(w, w.alice, w.bob)
    await counted(w, w.alice, ("arkham", 1, 40, [30]))
    refused = (await w.alice.slash("me share", where=w.alice.dm, statistics=True)).text
    assert "You agree on each server by itself: use this in a channel of the server where you want it." == refused
    await w.alice.slash("me share", statistics=True)
    assert "1 game, 1 win (100%)" in (await w.bob.slash("me statistics", person=w.alice)).text
    ended = (await w.alice.slash("me share", where=w.alice.dm, statistics=False)).text
    assert "Only you see your statistics now, and no leaderboard names you." == ended
    assert NOT_SHOWN == (await w.bob.slash("me statistics", person=w.alice)).text


async def test_a_leaderboard_names_only_those_who_agreed_and_tells_everybody_their_own(w: World) -> None:
    await started(w, w.alice, w.bob)
    await counted(w, w.alice, ("breakout", 1, None, []), rating=32)
    await counted(w, w.bob, ("arkham", 1, 3, []), rating=28)
    text = (await w.alice.slash("table leaderboard", game="breakout")).text
    assert "1 person rated, and nobody has agreed to be named yet." in text
    assert "You: 1340 (1 game)" in text
    assert "Only those are named who agreed: /me share puts you on the list." in text
    await w.alice.slash("me share", statistics=True)
    every = (await w.alice.slash("table leaderboard")).text
    assert "Leaderboard of Gotham" in every
    assert f"{BREAKOUT}:" in every
    assert "🥇 **Alice** 1340 (1 game)" in every
    assert "1 person rated" in every
    assert "Bob" not in every


async def test_a_leaderboard_belongs_to_a_server(w: World) -> None:
    reply = await w.alice.slash("table leaderboard", where=w.alice.dm)
    assert "A leaderboard belongs to a server: use this in one of its channels." == reply.text


def test_a_leaderboard_of_long_names_fits() -> None:
    rows = tuple(Ranked("*" * 32, 2000 - n, 10_000) for n in range(20))
    board = Leaderboard("breakout", rows, 5000, None, True)
    description = leaderboard_embed("G" * 100, [board]).description or ""
    assert 21 == len(description.splitlines())
    assert len(description) <= EMBED_DESCRIPTION
    assert None is leaderboard_embed("Gotham", [board]).footer.text


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (1, "1 second"),
        (45.4, "45 seconds"),
        (60, "1 minute"),
        (150, "2.5 minutes"),
        (7200, "2 hours"),
        (90_000, "1 day"),
    ],
)
def test_durations_are_told_in_the_greatest_unit(seconds: float, words: str) -> None:
    assert words == duration(seconds)


async def test_an_export_is_a_file_for_the_person_alone_without_what_others_hold(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice)
    reply = await w.alice.slash("me export", where=place)
    assert reply.ephemeral
    assert ["rogues-table-about-you.json"] == reply.message.files
    document = json.loads(reply.message.file("rogues-table-about-you.json"))
    assert (w.alice.id, "Alice") == (document["person"]["id"], document["person"]["name"])
    assert [(1, 0)] == [(seat["table_id"], seat["seat"]) for seat in document["seats"]]
    assert ["command", "answer"] == [move["kind"] for move in document["moves"]]
    written = json.dumps(document)
    assert str(w.bob.id) not in written
    held = [villain.slug for villain in (await scene(w, w.bob)).view.hand.villains]
    assert 5 == len(held)
    assert [] == [slug for slug in held if slug in written]
    assert (await host(w).table(1)).commitments[0] not in written


async def test_an_export_works_by_direct_message_and_of_somebody_unknown_there_is_none(w: World) -> None:
    await started(w, w.alice, w.bob)
    reply = await w.bob.slash("me export", where=w.bob.dm)
    assert ["rogues-table-about-you.json"] == reply.message.files
    assert "Nothing is kept of you." == (await w.dave.slash("me export")).text
