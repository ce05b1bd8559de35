"""Every command that takes a table by its number: the table is meant wherever the command is typed, or refused."""

from typing import Any

import pytest
from discord import app_commands

from cogs.hands import Hands
from cogs.me import Me
from cogs.moderators import Moderators
from cogs.tables import Tables
from tests.cogs.refusals import refused
from tests.cogs.table import opened, started
from tests.sim.harness import World

COGS = {"table ": Tables, "me ": Me, "mod ": Moderators, "": Hands}
COMMANDS = {
    f"{group}{command.name}": command
    for group, cog in COGS.items()
    for command in cog.__cog_app_commands__
    if isinstance(command, app_commands.Command) and "table" in [each.name for each in command.parameters]
}
SEATED = "You do not sit at this table: only those who do can act here."
BELONGS = "Only those who sit at this table can do that: join first."
ANSWERS = {
    "table join": "The game has started and no seat is free: ask a moderator to replace somebody.",
    "table leave": "You do not sit at this table.",
    "table invite": BELONGS,
    "table give": SEATED,
    "table swap": SEATED,
    "table computer": "The game has started: no more seats can be added.",
    "table seat": "The game has started: nobody changes places any more.",
    "table start": "The game has started already.",
    "table resign": SEATED,
    "table orders": "You do not sit at this table, so you have no standing orders here.",
    "table speed": BELONGS,
    "table decide": SEATED,
    "table plan": "You do not sit at this table, so you can plan nothing here.",
    "table undo": SEATED,
    "me hand": SEATED,
    "hand": "You do not sit at this table, so you have no hand here.",
}
"""What an onlooker is told by each command that names a game of others."""
OPEN = {
    "table show": "| DC Breakout: Arkham Asylum · table 1",
    "table log": "| Log of table 1",
    "table catchup": "| DC Breakout: Arkham Asylum · table 1: what you missed",
}
"""The first line of what everybody may read."""


def wanted(w: World, name: str) -> dict[str, Any]:
    """The options that a command requires."""
    values = {
        "seat": 2, "number": 2, "person": w.carol, "sure": "yes", "speed": "live", "choice": "wait", "to": "1",
        "reason": "why", "language": "de",
    }  # fmt: skip
    return {each.name: values[each.name] for each in COMMANDS[name].parameters if each.required}


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_number_that_no_table_has_and_a_word_are_refused(w: World, name: str) -> None:
    await started(w, w.alice, w.bob)
    none = "There is no table 9. /table list shows the tables of this server."
    assert none == await refused(w, w.max.slash(name, table="9", **wanted(w, name)))
    word = "A table is named by its number: pick one from the list."
    assert word == await refused(w, w.max.slash(name, table="the first", **wanted(w, name)))


@pytest.mark.parametrize("name", [name for name in COMMANDS if not name.startswith("mod ")])
async def test_a_table_is_meant_that_is_played_elsewhere(w: World, name: str) -> None:
    await started(w, w.alice, w.bob)
    deed = w.dave.slash(name, table="#1", **wanted(w, name))
    if name in OPEN:
        reply = await deed
        assert OPEN[name] == reply.text.splitlines()[0]
        assert reply.ephemeral
    else:
        assert ANSWERS[name] == await refused(w, deed)


@pytest.mark.parametrize("name", [name for name in COMMANDS if name.startswith("table ") or name == "hand"])
async def test_by_direct_message_nobody_names_a_table_of_others(w: World, name: str) -> None:
    await started(w, w.alice, w.bob)
    deed = w.dave.slash(name, where=w.dave.dm, table="1", **wanted(w, name))
    assert "There is no table 1 here: pick one from the list." == await refused(w, deed)


@pytest.mark.parametrize("name", COMMANDS)
async def test_the_table_is_offered_in_a_list_to_whoever_could_mean_it(w: World, name: str) -> None:
    await started(w, w.alice, w.bob)
    if name == "mod export":
        # Only a game that is over has a record.
        await w.max.slash("mod end", table="1", reason="late")
    person = w.max if name.startswith("mod ") else w.alice
    offered = await person.autocomplete(name, "table", "alice")
    assert ["1"] == list(offered.values())
    assert {} == await person.autocomplete(name, "table", "nobody")


@pytest.mark.parametrize("name", [name for name in COMMANDS if not name.startswith("mod ")])
async def test_by_direct_message_only_ones_own_tables_are_offered(w: World, name: str) -> None:
    await started(w, w.alice, w.bob)
    await started(w, w.bob, w.carol)
    assert ["1"] == list((await w.alice.autocomplete(name, "table", where=w.alice.dm)).values())
    assert {} == await w.dave.autocomplete(name, "table", where=w.dave.dm)


LISTS = [
    ("table undo", "to"),
    ("table orders", "window"),
    ("table orders", "choice"),
    ("table plan", "move"),
    ("table plan", "until"),
    ("table plan", "drop"),
    ("mod undo", "to"),
]


@pytest.mark.parametrize(("name", "option"), LISTS)
async def test_a_list_is_empty_where_there_is_no_table_or_nothing_has_begun(w: World, name: str, option: str) -> None:
    person = w.max if name.startswith("mod ") else w.alice
    assert {} == await person.autocomplete(name, option)
    place = await opened(w, w.bob)
    assert {} == await person.autocomplete(name, option, where=place)
    if option in ("to", "move", "drop"):
        assert {} == await (w.max if person is w.max else w.bob).autocomplete(name, option, where=place)


@pytest.mark.parametrize(("name", "option"), LISTS)
async def test_a_list_is_empty_for_a_table_that_there_is_not(w: World, name: str, option: str) -> None:
    await started(w, w.alice, w.bob)
    person = w.max if name.startswith("mod ") else w.alice
    assert {} == await person.autocomplete(name, option, table="99")
    # Discord's library reports what a list raises, where the operator would look for real trouble.
    assert [] == w.logged
