"""Every subcommand of /mod: an act leaves one line in the audit list with its reason and is told at the table; a list
leaves nothing. Whoever adds a subcommand must say here which it is.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from discord import app_commands
from simcord import ChannelHandle

from cogs.moderators import Moderators
from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.refusals import kept, posted, refused
from tests.cogs.table import act, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import Reply, World

Games = dict[str, Game[Any, Any]]
Options = Callable[[World], dict[str, Any]]

WHY = "a quarrel"
COMMANDS = {each.name: each for each in Moderators.__cog_app_commands__ if isinstance(each, app_commands.Command)}


def nothing(_: World) -> dict[str, Any]:
    """No options."""
    return {}


@dataclass(frozen=True)
class Act:
    """What Max is told, what the table is told (None: it is no act at a table), what the audit list says.

    ``before`` are the acts that must have been done.
    """

    said: str
    told: str | None
    audited: str
    options: Options = nothing
    before: tuple[str, ...] = field(default=())
    elsewhere: bool = False
    """Typed in another channel."""
    posted: str | None = None
    """What the table itself reads, if it speaks another language by then."""


ACTS = {
    "pause": Act("The table is paused.", "has paused the table", f"paused (table 1): {WHY}"),
    "resume": Act("The table goes on.", "has resumed the table", f"resumed (table 1): {WHY}", before=("pause",)),
    "extend": Act(
        "All who are asked have 2 hours more.",
        "gives 2 hours more",
        f"changed the time (table 1): {WHY}",
        lambda _: {"hours": 2},
    ),
    "undo": Act(
        "The table is taken back, and the dice have a new key.",
        "has taken the table back",
        f"took back (table 1): {WHY}",
        lambda _: {"to": "1"},
    ),
    "answer": Act(
        "Answered for **Bob**. If that was wrong: /mod undo.",
        "answers for **Bob**",
        f"answered (table 1, seat 2): {WHY}",
        lambda _: {"seat": 2},
    ),
    "skip": Act(
        "Skipped: what asked is dropped, and the game goes on. If that was wrong: /mod undo.",
        "has what was running skipped",
        f"skipped an effect (table 1): {WHY}",
    ),
    "replace": Act(
        "**Carol** has the seat now. If that was wrong: /mod replace once more.",
        "gives the seat of **Bob** to **Carol**",
        f"gave the seat to **Carol** (table 1, seat 2): {WHY}",
        lambda w: {"seat": 2, "person": w.carol},
    ),
    "remove": Act(
        "**Bob** is out; a computer plays until somebody takes the seat. /mod replace gives it away.",
        "takes **Bob** out of the game",
        f"took somebody out (table 1, seat 2): {WHY}",
        lambda _: {"seat": 2},
    ),
    "end": Act("The game is over.", "has ended the game", f"ended the game (table 1): {WHY}"),
    "repair": Act(
        "The table is set up again.", "has had the table repaired", f"had the table repaired (table 1): {WHY}"
    ),
    "move": Act(
        "The table is played here from now on. If that was wrong: /mod move where it was.",
        "has moved the table to #gotham",
        f"moved the table (table 1): {WHY}",
        elsewhere=True,
    ),
    "language": Act(
        "The table speaks that language from now on; what stands there already stays as it is.",
        "has the table speak another language",
        f"had the table speak another language (table 1): {WHY}",
        lambda _: {"language": "de"},
        posted="stellt die Sprache des Tisches um",
    ),
    "export": Act(
        "Anybody who has the bot's code can check it: `python bot.py verify FILE`.\n[file: table-1.json]",
        "has taken the record of the game",
        f"took the record of the game (table 1): {WHY}",
        before=("end",),
    ),
    "block": Act(
        "**Carol** may not open tables and take seats here any more.",
        None,
        f"blocked **Carol**: {WHY}",
        lambda w: {"person": w.carol},
    ),
    "unblock": Act(
        "That person may open tables and take seats again.",
        None,
        f"unblocked **Carol**: {WHY}",
        lambda w: {"person": str(w.carol.id)},
        before=("block",),
    ),
    "setup": Act(
        "The limits are set. Tables that are there already stay. In this channel I have all I need.",
        None,
        f"changed the settings: tables at once: 3 ({WHY})",
        lambda _: {"tables": 3},
    ),
}
LISTS = ("tables", "audit")

SETTINGS: dict[str, Options] = {
    "role": lambda w: {"role": w.guild.create_role("Wardens")},
    "opener": lambda w: {"opener": w.guild.create_role("Regulars")},
    "channel": lambda w: {"channel": w.channel},
    "tables": lambda _: {"tables": 4},
    "person": lambda _: {"person": 2},
    "language": lambda _: {"language": "de"},
    "clear": lambda _: {"clear": "role"},
}
"""Each option of /mod setup that sets something."""


@pytest.fixture
async def place(w: World, games: Games) -> ChannelHandle:
    """A table of Alice and Bob where Alice has rolled and Bob is asked."""
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[2, 1]))
    where = await started(w, w.alice, w.bob, pace="24h")
    await act(w.alice, where, "Roll")
    return where


def typed(w: World, name: str, why: str) -> Awaitable[Reply]:
    """Max types this, far from the table, which he names by its number."""
    at = {} if ACTS[name].told is None else {"table": "1"}
    where = w.guild.create_text_channel("gotham") if ACTS[name].elsewhere else None
    return w.max.slash(f"mod {name}", where=where, reason=why, **at, **ACTS[name].options(w))


async def done(w: World, name: str, why: str = WHY) -> Reply:
    """Max does this, having done what must have been done before."""
    for before in ACTS[name].before:
        await typed(w, before, "before")
    return await typed(w, name, why)


def acts(w: World) -> int:
    """How many acts of moderators are kept."""
    return len(kept(w)["audit"])


def test_every_subcommand_is_an_act_with_a_reason_or_a_list() -> None:
    assert {*ACTS, *LISTS} == {each.name for each in Moderators.__cog_app_commands__}
    for name in ACTS:
        [reason] = [each for each in COMMANDS[name].parameters if each.name == "reason"]
        # Without a setting that is to be set, /mod setup is a list; with one it asks for the reason itself.
        assert reason.required or name == "setup"


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in LISTS])
async def test_an_act_is_kept_once_with_its_reason_and_told_at_the_table(
    w: World, place: ChannelHandle, name: str
) -> None:
    wanted = ACTS[name]
    reply = await done(w, name)
    assert wanted.said == reply.text.partition("\n|")[0]
    assert reply.ephemeral
    assert 1 + len(wanted.before) == acts(w)
    newest = (await w.max.slash("mod audit")).text.splitlines()[1].partition("> ")[2]
    assert f"**Max** {wanted.audited}" == newest
    screen, log = w.dave.screen(place), (await w.dave.slash("table log", table="1")).text
    for read, words in ((screen, wanted.posted or wanted.told), (log, wanted.told)):
        told = [] if words is None else [f"**Max** {words}: {WHY}"]
        assert told == [line.strip(" |>") for line in read.splitlines() if WHY in line]


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in LISTS])
@pytest.mark.usefixtures("place")
async def test_an_act_without_a_reason_is_none(w: World, name: str) -> None:
    for before in ACTS[name].before:
        await done(w, before)
    assert "Say why: every act of a moderator has a reason." == await refused(w, typed(w, name, " \n "))


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("name", COMMANDS)
async def test_none_of_it_is_for_who_does_not_moderate(w: World, name: str) -> None:
    wanted: dict[str, Any] = {} if name in LISTS else {"reason": WHY, **ACTS[name].options(w)}
    words = "This is for moderators: whoever may Manage Server, or has the role chosen with /mod setup."
    assert words == await refused(w, w.alice.slash(f"mod {name}", **wanted))


@pytest.mark.parametrize("name", [*LISTS, "setup"])
async def test_a_list_leaves_nothing_and_tells_nobody(w: World, place: ChannelHandle, name: str) -> None:
    await done(w, "pause")
    rows, messages = kept(w), posted(w)
    reply = await w.max.slash(f"mod {name}", where=place)
    assert reply.ephemeral
    assert (rows, messages) == (kept(w), posted(w))


@pytest.mark.parametrize("option", [each.name for each in COMMANDS["setup"].parameters if each.name != "reason"])
async def test_each_setting_is_kept_once_with_its_reason(w: World, option: str) -> None:
    options = SETTINGS[option](w)
    no_reason = w.max.slash("mod setup", **options)
    assert "Say why: every act of a moderator has a reason." == await refused(w, no_reason)
    assert (await w.max.slash("mod setup", reason=WHY, **options)).ephemeral
    assert 1 == acts(w)
    newest = (await w.max.slash("mod audit")).text.splitlines()[1]
    assert newest.endswith(f" ({WHY})")
