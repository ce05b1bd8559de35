"""While a reaction is awaited nobody learns from whom: not by panel, list, show, log, refusals, pings or moderators.

Each game is played twice: once Bob holds the card that could cancel and once Carol does. What everybody else is shown
must be the same, word for word.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle

from console.assembly import make_bot as assemble
from engine import Game
from settings import Settings
from tests.cogs.arranged import Arranged
from tests.cogs.table import Keys, act, started
from tests.engine.breakout.track import race, team
from tests.sim.blank import blank
from tests.sim.harness import World, world

Games = dict[str, Game[Any, Any]]
Told = Callable[[World, ChannelHandle], Awaitable[list[str]]]
BothWays = Callable[..., Awaitable[list[str]]]

SHIFT, OTHER = "phase-shift", "jet-pack"


def aimed(holder: str) -> Arranged:
    """Alice is about to make the two leaders lose a turn; one of them holds Phase Shift, the other something else."""
    bob, carol = (SHIFT, OTHER) if holder == "bob" else (OTHER, SHIFT)
    return Arranged(
        race(
            A=team(on=3, holds=["phantom-zone"]),
            B=team("bane", on=8, holds=[bob]),
            C=team("hush", on=8, holds=[carol]),
            dice=[2, 1, 1, 1, 1],
        )
    )


async def window(w: World, reactions: str) -> ChannelHandle:
    """The table with its window open."""
    place = await started(w, w.alice, w.bob, w.carol, reactions=reactions)
    hand = await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    assert "Waiting for an answer to Phantom Zone." in hand.text
    return place


@pytest.fixture
def both_ways(tmp_path: Path) -> BothWays:
    """What is told with the window open; the same whoever holds the card, or the test fails."""

    async def play(reactions: str, told: Told, *closed: str) -> list[str]:
        seen: list[list[str]] = []
        for holder in ("bob", "carol"):
            settings = Settings(database=tmp_path / holder / "tables.db", pacing=0)
            bot = partial(assemble, settings, games={"breakout": aimed(holder)}, painter=blank, key_source=Keys())
            async with world(bot) as w:
                for name in closed:
                    w.close_dms(getattr(w, name))
                seen.append(await told(w, await window(w, reactions)))
        assert seen[0] == seen[1]
        return seen[0]

    return play


both = pytest.mark.parametrize("reactions", ["quick", "poker"])


@both
async def test_the_place_shows_the_same_whoever_could_react(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        [*_, panel] = [each for each in w.dave.sees(place) if each.buttons]
        return [panel.text, w.dave.screen(place)]

    panel, _ = await both_ways(reactions, told)
    assert "⏳ Waiting for an answer to Phantom Zone." in panel
    assert "Waiting for **" not in panel


@both
async def test_commands_tell_onlookers_the_same(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        commands = ("table list", "table show", "table log", "me tables")
        return [(await w.dave.slash(command, where=place)).text for command in commands]

    listed, shown, *_ = await both_ways(reactions, told)
    assert "waits" not in listed
    assert "Waiting for **" not in shown


@both
async def test_commands_tell_the_other_players_the_same(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        commands = ("table list", "table show", "table log", "me tables", "hand", "table undo", "breakout pass")
        return [(await w.alice.slash(command, where=place)).text for command in commands]

    *_, undo, play = await both_ways(reactions, told)
    assert "A reaction is awaited: nothing can be taken back until it has been given." == undo
    assert "You are not asked anything now." == play


@both
async def test_buttons_tell_the_same(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        pressed = [await w.dave.press(label, place) for label in ("In play", "Log", "My hand", "Act")]
        pressed += [await w.alice.press(label, place) for label in ("In play", "Log", "My hand", "Act")]
        return [reply.text for reply in pressed]

    *_, act_of_alice = await both_ways(reactions, told)
    assert "Nothing for you to do now. Waiting for an answer to Phantom Zone." in act_of_alice


@both
async def test_moderators_are_told_the_same(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        found: list[str] = []
        for seat in (1, 2, 3):
            reply = await w.max.slash("mod answer", seat=seat, pick="Let it happen", reason="away", where=place)
            found.append(reply.text)
        found += list(await w.max.autocomplete("mod undo", "to", where=place))
        found += [(await w.max.slash(f"mod {command}", where=place)).text for command in ("audit", "tables")]
        found.append((await w.max.slash("mod export", where=place, reason="doubt")).text)
        return [*found, w.dave.screen(place)]

    first, second, third, *_ = await both_ways(reactions, told)
    assert {first, second, third} == {
        "Who is asked now stays secret: without picks you can give a seat's default answer."
    }


@both
async def test_somebody_with_closed_messages_is_reached_without_being_named(
    both_ways: BothWays, reactions: str
) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        [call] = [each for each in w.dave.sees(place) if "A reaction is awaited." in each.content]
        assert {w.bob.id, w.carol.id} <= set(call.pinged)
        return [w.dave.screen(place), *(str(sorted(each.pinged)) for each in w.dave.sees(place))]

    # Closed for both: closed for one of them alone would tell who is asked.
    await both_ways(reactions, told, "bob", "carol")


async def test_with_a_poker_face_the_default_given_for_a_seat_tells_nothing(both_ways: BothWays) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        reply = await w.max.slash("mod answer", seat=2, reason="away", where=place)
        audit = await w.max.slash("mod audit", where=place)
        return [reply.text, audit.text, w.dave.screen(place)]

    reply, audit, screen = await both_ways("poker", told)
    assert "If that seat was asked, it has been answered for." == reply
    assert "**Max** answered (table 1, seat 2): away" in audit
    assert "**Max** answers for whoever is absent: away" in screen


@both
async def test_what_happened_is_told_alike_whoever_could_react(both_ways: BothWays, reactions: str) -> None:
    async def told(w: World, place: ChannelHandle) -> list[str]:
        seen: list[str] = []
        for person in (w.alice, w.bob, w.carol):
            await person.press("My hand", place)
            said = (await person.press("What happened", place)).text
            # Whoever is asked knows that.
            seen.append(said.removeprefix("🔔 This table waits for you: press **Act**.\n"))
        return seen

    own, *others = await both_ways(reactions, told)
    assert own.startswith("Nothing has happened")
    assert ["**Alice** rolls a 2." in said for said in others] == [True, True]


async def test_with_a_poker_face_everybody_is_asked_and_an_answer_shows_nobody_anything(w: World, games: Games) -> None:
    games["breakout"] = aimed("bob")
    place = await window(w, "poker")
    assert "[Cancel it with Phase Shift] [Let it happen]" in w.bob.dms[-1].text
    assert "[Let it happen]" in w.carol.dms[-1].text
    before = w.dave.screen(place), w.alice.screen(w.alice.dm)
    await w.carol.click(asked := w.carol.dms[-1], "Let it happen")
    assert asked.text.startswith("✔ **Let it happen**\n| DC Breakout")
    assert before == (w.dave.screen(place), w.alice.screen(w.alice.dm))
    await w.bob.click(w.bob.dms[-1], "Cancel it with Phase Shift")
    assert "**Bob** cancels Phantom Zone." in w.dave.screen(place)


async def test_at_a_quick_table_who_can_only_say_no_is_not_asked(w: World, games: Games) -> None:
    games["breakout"] = aimed("bob")
    place = await window(w, "quick")
    assert "Cancel it with Phase Shift" in w.bob.dms[-1].text
    assert "Let it happen" not in w.carol.screen(w.carol.dm)
    await w.bob.click(w.bob.dms[-1], "Let it happen")
    assert "cancels" not in w.dave.screen(place)


async def test_with_a_poker_face_standing_orders_do_not_answer(w: World, games: Games) -> None:
    games["breakout"] = aimed("bob")
    place = await started(w, w.alice, w.bob, w.carol, reactions="poker")
    await w.bob.slash("table orders", window="phase-shift", choice="never", where=place)
    await w.carol.slash("table orders", window="phase-shift", choice="never", where=place)
    await act(w.alice, place, "Roll", "Keep it", "Phantom Zone: the lead loses a turn")
    assert "⏳ Waiting for an answer to Phantom Zone." in w.dave.find("Act", place).text


async def test_a_secret_die_is_for_its_owner_alone(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), dice=[4]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Riddle: roll in secret")
    assert "4" in (await w.alice.press("My hand", place)).text
    shown = [(await w.bob.press(label, place)).text for label in ("My hand", "Act", "In play", "Log")]
    assert "shows 4" not in "\n".join([*shown, w.bob.screen(place), w.bob.screen(w.bob.dm)])
