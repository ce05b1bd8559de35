"""Somebody who is forgotten is in no column of any table of the database, whatever they did before."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from host import Person
from tests.host.stage import ANA, BEN, GUILD, MOD, Stage, first_card
from tests.storage.rows import everything

ZED = Person(770_123_456_789_012_345, "Zed the Unmistakable", "de")


def traces(path: Path) -> list[str]:
    """Where the id or the name stands, in whatever form."""
    found: list[str] = []
    for name, rows in everything(path).items():
        for row in rows:
            for value in row:
                text = zlib.decompress(value).decode() if isinstance(value, bytes) else str(value)
                found += [name for needle in (str(ZED.id), ZED.name) if needle in text]
    return found


async def lived(stage: Stage) -> None:
    """Zed does all that leaves something in the database."""
    host = stage.host
    over = await stage.table(ZED, ANA, options={"goal": 6})
    while (await host.table(over)).standings is None:
        person = (await stage.asked(over, ZED, ANA))[0]
        stage.clock.move(30)
        await stage.click(over, person, *first_card(await stage.hand(over, person)))
    running = await stage.table(ANA, BEN, ZED, pace="12h")
    await stage.click(running, (await stage.asked(running, ANA, BEN, ZED))[0])
    await host.set_order(running, ZED, "defend", "shield")
    await host.set_reminders(ZED, "ping", "1 day")
    await host.set_shown(ZED, GUILD, True)
    await host.set_away(ZED, stage.clock.now() + 5 * 86_400)
    await host.propose_speed(running, ZED, "24h")
    await host.catch_up(running, ZED)
    # From 14:00 to 20:00 in Berlin, where it is 14:46: what is for Zed waits in the outbox.
    await host.set_quiet(ZED, "Europe/Berlin", (840, 1200))
    inviting = await stage.table(ANA, start=False)
    await host.invite(inviting, ANA, ZED)
    opened = await stage.table(ZED, start=False)
    await host.invite(opened, ZED, BEN)
    left = await stage.table(ANA, BEN, ZED)
    await host.leave(left, ZED)
    moderated = await stage.table(ANA, BEN)
    await host.pause(moderated, ZED, f"said {ZED.id}")
    await host.block(GUILD, MOD, ZED, "too loud")
    await host.settled()


async def test_after_living_and_being_forgotten_nothing_names_the_person(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await lived(stage)
        left = set(traces(stage.path))
        assert {
            "people",
            "seats",
            "tables",
            "journal",
            "audit",
            "looks",
            "results",
            "ratings",
            "guilds",
            "polls",
            "told",
            "departures",
        } <= left
        await stage.host.forget(ZED)
        await stage.host.settled()
        stage.clock.move(30 * 86_400)
        await stage.host.settled()
    assert [] == traces(stage.path)


async def test_a_restart_brings_nothing_of_the_person_back(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        await lived(stage)
        await stage.host.forget(ZED)
        await stage.restart()
        stage.clock.move(30 * 86_400)
        await stage.host.settled()
    assert [] == traces(stage.path)


async def test_no_table_that_points_at_people_is_left_empty_by_these_tests(tmp_path: Path) -> None:
    """A migration that adds one must have ``lived`` fill it."""
    async with Stage(tmp_path) as stage:
        await lived(stage)
    filled = {name for name, rows in everything(stage.path).items() if rows}
    with closing(sqlite3.connect(stage.path)) as connection:
        pointing = {
            name
            for name in everything(stage.path)
            if any(row[2] == "people" for row in connection.execute(f"PRAGMA foreign_key_list({name})"))
        }
    assert set() == pointing - filled
    assert pointing
