"""Refusals that players meet seldom, in whole sentences; then nothing has changed."""

import re
from typing import Any

import pytest
from simcord import ChannelHandle

from cogs.boards import BOARDS
from engine import Game, OrderChoice
from tests.cogs.arranged import Arranged
from tests.cogs.enemies.arranged import Arranged as Started
from tests.cogs.refusals import refused
from tests.cogs.table import act, answers, asked, goes_on, host, picks_teams, started
from tests.engine.breakout.track import race, team
from tests.engine.enemies.city import P, city
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]

STANDS_STILL = "The table stands still: a moderator can let it go on with /mod answer, /mod undo or /mod skip."
NOWHERE = "You do not sit at this table, so you {what} here."


class Unplanned(Arranged):
    """A game in which nothing can be planned."""

    @property
    def stops(self) -> tuple[OrderChoice, ...]:
        return ()


async def faulted(w: World, games: Games) -> ChannelHandle:
    """A table of Alice and a computer, whose own answer has failed: no die is scripted for it."""
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2]))
    place = await started(w, w.alice, computers=1)
    await act(w.alice, place, "Roll")
    assert 1 == len(w.logged)
    return place


# a table that stands still


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("table decide", {"choice": "wait"}),
        ("table undo", {}),
        ("table undo", {"to": "1"}),
        ("table plan", {"move": "roll"}),
    ],
)
async def test_at_a_table_that_stands_still_it_is_said_who_can_help(
    w: World, games: Games, command: str, options: dict[str, Any]
) -> None:
    place = await faulted(w, games)
    assert STANDS_STILL == await refused(w, w.alice.slash(command, where=place, **options))
    # What helps is on its list.
    stuck = (await w.max.slash("mod tables")).text
    assert "→ /mod answer, /mod undo or /mod skip; /mod resume tries the same again" in stuck


async def test_who_does_not_sit_there_has_neither_orders_nor_plans_at_a_table_that_is_named(w: World) -> None:
    await started(w, w.alice, w.bob)
    no_orders = NOWHERE.format(what="have no standing orders")
    assert no_orders == await refused(w, w.carol.slash("table orders", table="1"))
    act_here = "You do not sit at this table: only those who do can act here."
    given = w.carol.slash("table orders", table="1", window="challenge", choice="never")
    assert act_here == await refused(w, given)
    no_plans = NOWHERE.format(what="can plan nothing")
    assert no_plans == await refused(w, w.carol.slash("table plan", table="1"))
    assert act_here == await refused(w, w.carol.slash("table plan", table="1", move="roll"))
    assert act_here == await refused(w, w.carol.slash("table plan", table="1", drop="all"))


# taking back


async def test_nothing_is_asked_to_be_taken_back_while_a_reaction_is_awaited(w: World, games: Games) -> None:
    games["breakout"] = Arranged(
        race(A=team(on=3, holds=["phantom-zone"]), B=team("bane", on=8, holds=["phase-shift"]), dice=[2, 1, 1])
    )
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    words = "A reaction is awaited: nothing can be taken back until it has been given."
    for options in ({}, {"to": "1"}):
        assert words == await refused(w, w.alice.slash("table undo", where=place, **options))


async def test_a_button_of_an_older_question_does_not_agree_to_a_newer_one(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice, w.bob)
    moments = list((await w.alice.autocomplete("table undo", "to", where=place)).values())
    await w.alice.slash("table undo", where=place, to=moments[-1])
    older = (await w.bob.slash("table show", where=place)).message
    await w.bob.press("Play on", place)
    await answers(w, (await asked(w, w.alice, w.bob))[0], place)
    await w.alice.slash("table undo", where=place, to=moments[-1])
    gone = "That is not asked any more: look at what stands at the table now."
    for label in ("Take it back", "Play on"):
        assert gone == await refused(w, w.bob.click(older, label))
    assert "Still to agree: **Bob**." in w.bob.find("Take it back", place).text


# plans


@pytest.mark.parametrize("options", [{"move": "roll", "drop": "1"}, {"until": "always"}])
async def test_one_move_is_planned_or_dropped_at_a_time(w: World, options: dict[str, Any]) -> None:
    place = await started(w, w.alice, w.bob)
    words = "Nothing was done: either plan one `move` (with `until`, if you like), or `drop` one."
    assert words == await refused(w, w.alice.slash("table plan", where=place, **options))


async def test_a_list_of_plans_has_an_end_and_holds_nothing_twice(w: World, games: Games) -> None:
    position = city(A=P("joker", at="uptown", main_used=True), B=P("bane", at="tricorner", goons="tricorner*2"))
    games["enemies"] = Started(position)
    place = await started(w, w.alice, w.bob, game="enemies")
    offered = list((await w.bob.autocomplete("table plan", "move", where=place)).values())
    first, *more = offered[:20]
    assert 19 == len(more)
    await w.bob.slash("table plan", where=place, move=first)
    twice = "That is planned already."
    assert twice == await refused(w, w.bob.slash("table plan", where=place, move=first))
    for move in more:
        await w.bob.slash("table plan", where=place, move=move)
    full = "You have planned 20 moves already: take some back first."
    assert full == await refused(w, w.bob.slash("table plan", where=place, move=offered[20]))


async def test_in_a_game_without_planned_moves_none_is_planned(w: World, games: Games) -> None:
    games["breakout"] = Unplanned(race(A=team(on=3), B=team(on=8)))
    place = await started(w, w.alice, w.bob)
    assert "Nothing can be planned in this game." == await refused(
        w, w.bob.slash("table plan", where=place, move="roll")
    )


# catching up, cards, records


async def test_too_many_cards_that_could_be_meant_are_listed(w: World) -> None:
    offered = list(await w.alice.autocomplete("card", "name", "ba"))
    said = ", ".join([*offered[:12], "…"])
    words = f"Several cards fit; pick one from the list: {said}."
    assert words == await refused(w, w.alice.slash("card", name="ba"))


async def test_a_page_of_news_is_not_turned_for_somebody_who_is_forgotten(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    await picks_teams(w, place, w.alice, w.bob)
    await goes_on(w, w.alice, w.bob, lines=160)
    shown = (await w.alice.slash("table catchup", where=place, since="start")).message
    await w.alice.slash("me forget", sure="yes")
    old = "This message is out of date: type /table catchup again."
    assert old == await refused(w, w.alice.click(shown, "Later"))


async def test_where_no_card_lies_open_yet_it_is_said(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOARDS["breakout"], "in_play", lambda *_: [])
    place = await started(w, w.alice, w.bob)
    assert "No cards lie on the table yet." == await refused(w, w.carol.press("In play", place))


async def test_a_file_that_discord_does_not_take_is_left_to_whoever_runs_the_bot(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(w, w.alice, w.bob)

    async def large(_: Any) -> dict[str, str]:
        return {"games": "x" * 27_000_000}

    monkeypatch.setattr(host(w), "export_own", large)
    words = "Discord does not take a file that large: ask whoever runs the bot for it."
    assert words == await refused(w, w.alice.slash("me export"))


# what only whoever runs the bot can mend


async def test_a_table_that_cannot_be_read_says_so_to_everybody_who_wants_something_of_it(w: World) -> None:
    place = await started(w, w.alice, w.bob)
    table = "UPDATE tables SET options = '{' WHERE id = 1"
    await host(w).store.transaction(lambda tx: tx.run(table))
    damaged = (
        "A stored record of this table is damaged, so the table stands still. "
        "Whoever runs the bot finds more in its log."
    )
    for deed in (
        lambda: w.alice.press("Act", place),
        lambda: w.alice.slash("table undo", table="1"),
        lambda: w.max.slash("mod pause", table="1", reason="what is it"),
    ):
        reply = await deed()
        assert damaged == reply.text
        assert reply.ephemeral
    assert w.logged


async def test_a_table_that_cannot_be_read_does_not_hide_what_happened_at_the_others(w: World) -> None:
    await started(w, w.alice, w.bob)
    await started(w, w.alice, w.carol)
    await host(w).store.transaction(lambda tx: tx.run("UPDATE journal SET events = '{' WHERE table_id = 1"))
    reply = await w.alice.slash("table catchup", where=w.alice.dm, since="start")
    assert "| DC Breakout: Arkham Asylum · table 2: what you missed" == reply.message.text.splitlines()[1]
    assert ["a record of table 1 is damaged"] == [line.partition(": ")[2].partition(":")[0] for line in w.logged]


async def test_an_error_that_nobody_foresaw_has_a_number_and_changes_nothing(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await started(w, w.alice, w.bob)

    async def fails(*_: Any) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr("storage.orders.put", fails)
    deed = w.alice.slash("table orders", where=place, window="challenge", choice="never")
    said = await refused(w, deed)
    [number] = re.findall(r"report (\w+)\.$", said)
    assert f"Something went wrong and nothing has changed: try again, or report {number}." == said
    [logged] = w.logged
    assert number in logged


async def test_a_game_that_the_bot_does_not_have_is_neither_opened_nor_played_on(w: World, games: Games) -> None:
    place = await started(w, w.alice, w.bob)
    del games["breakout"], games["arkham"]
    await w.restart()
    unknown = "This bot does not know the game breakout any more: ask whoever runs it."
    assert unknown == await refused(w, w.alice.press("Act", place))
    assert unknown == await refused(w, w.alice.slash("table show", table="1"))
    none = "There is no game breakout here; these can be played: Enemies of Gotham City."
    assert none == await refused(w, w.alice.slash("table open", game="breakout"))
