"""A sample of the weeks of play by post that ``make weeks`` lives through, and what the watcher of it sees."""

from dataclasses import replace
from pathlib import Path

from engine import GAMES, Text
from host import Person, TableInfo
from tests.weeks.mailbag import Mailbag
from tests.weeks.people import Character
from tests.weeks.world import Weeks

NOON, MIDNIGHT = 1_800_014_400.0, 1_800_057_600.0
"""12:00 and 0:00 UTC."""
TABLE = TableInfo(
    7, 1, 2, None, "here", "breakout", "running", None, {}, "12h", "quick", "computer", None, (), {}, (), (), None, 0.0,
    None, None,
)  # fmt: skip


async def test_in_weeks_of_play_by_post_nobody_is_disturbed_forgotten_or_silently_removed(tmp_path: Path) -> None:
    weeks = Weeks(tmp_path, tables=4, days=60, seed=12)
    report = await weeks.run()
    assert [] == report.broken
    assert report.most_at_once <= 20
    assert 4 == sum(report.statuses.values())
    assert report.restarts >= 8
    assert report.answers > 100
    assert report.reminders + report.votes > 0
    assert report.statuses["running"] == len(report.waiting)


def watcher(now: float, **other: object) -> tuple[Mailbag, Character]:
    """A watcher at a moment, and the one person it knows."""
    person = Character(Person(5, "Pia"), "prompt", "UTC", (23 * 60, 7 * 60), "dm", "1 hour", 0.0, plans=False)
    character = replace(person, **other)  # type: ignore[arg-type]
    return Mailbag(dict(GAMES), {5: character}, lambda: now), character


async def test_the_watcher_sees_a_message_in_quiet_hours() -> None:
    asleep, _ = watcher(MIDNIGHT)
    await asleep.post(TABLE, [], [5], "n")
    await asleep.notify(5, TABLE, Text("Something."), "n")
    assert 2 == len(asleep.broken)
    awake, _ = watcher(NOON)
    await awake.post(TABLE, [], [5], "n")
    assert [] == awake.broken


async def test_the_watcher_sees_reminders_that_come_too_often_or_against_a_wish() -> None:
    bag, character = watcher(NOON)
    bag._remind(5)
    assert [] == bag.broken
    bag._remind(5)
    assert ["Pia was reminded twice in 0 s"] == bag.broken
    assert 2 == len(character.reminded)
    never, _ = watcher(NOON, how="none")
    never._remind(5)
    assert ["Pia was reminded against their wish"] == never.broken
