"""When a person's clock runs: quiet hours on their own clock, also when that is changed, and days away."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from host import Habits, from_settings, zones

HOUR, DAY = 3600.0, 86_400.0
BERLIN = "Europe/Berlin"
NIGHT = (22 * 60, 7 * 60)


def at(words: str, zone: str = BERLIN, fold: int = 0) -> float:
    """A moment on the clock of a zone; ``fold`` 1: the second time that the clock shows it."""
    return datetime.fromisoformat(words).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("quiet", "moment", "until"),
    [
        (NIGHT, "2026-05-04 21:59", None),
        (NIGHT, "2026-05-04 22:00", "2026-05-05 07:00"),
        (NIGHT, "2026-05-05 00:30", "2026-05-05 07:00"),
        (NIGHT, "2026-05-05 06:59", "2026-05-05 07:00"),
        (NIGHT, "2026-05-05 07:00", None),
        ((60, 540), "2026-05-05 00:59", None),
        ((60, 540), "2026-05-05 08:59", "2026-05-05 09:00"),
        (None, "2026-05-05 03:00", None),
    ],
)
def test_quiet_hours_may_pass_midnight(quiet: tuple[int, int] | None, moment: str, until: str | None) -> None:
    habits = Habits(BERLIN, quiet)
    assert (None if until is None else at(until)) == habits.quiet_until(at(moment))


def test_a_clock_runs_outside_of_quiet_hours_only() -> None:
    habits = Habits(BERLIN, NIGHT)
    assert at("2026-05-04 20:00") == habits.after(at("2026-05-04 18:00"), 2 * HOUR)
    assert at("2026-05-05 08:00") == habits.after(at("2026-05-04 20:00"), 3 * HOUR)
    assert at("2026-05-05 09:00") == habits.after(at("2026-05-05 03:00"), 2 * HOUR)
    # 12 hours of Monday, 15 of Tuesday, 12 of Wednesday.
    assert at("2026-05-06 19:00") == habits.after(at("2026-05-04 10:00"), 39 * HOUR)


def test_a_time_that_ends_as_the_quiet_hours_begin_ends_when_they_are_over() -> None:
    habits = Habits(BERLIN, NIGHT)
    assert at("2026-05-05 07:00") == habits.after(at("2026-05-04 20:00"), 2 * HOUR)


@pytest.mark.parametrize(("day", "hours"), [("2026-03-29", 8), ("2026-10-25", 10), ("2026-06-01", 9)])
def test_quiet_hours_follow_the_clock_on_the_wall_when_it_is_changed(day: str, hours: int) -> None:
    until = Habits(BERLIN, (0, 9 * 60)).quiet_until(at(f"{day} 00:00"))
    assert at(f"{day} 09:00") == until
    assert hours * HOUR == at(f"{day} 09:00") - at(f"{day} 00:00")


def test_a_clock_runs_through_the_night_in_which_the_hour_is_left_out() -> None:
    habits = Habits(BERLIN, (1 * 60, 4 * 60))
    # From 0:00 to 1:00 and on from 4:00, however many hours lie between.
    assert at("2026-03-29 05:00") == habits.after(at("2026-03-29 00:00"), 2 * HOUR)
    assert at("2026-10-25 05:00") == habits.after(at("2026-10-25 00:00"), 2 * HOUR)


@pytest.mark.parametrize(
    ("quiet", "moment", "fold", "until", "until_fold"),
    [
        # The hour from 2:00 to 3:00 comes twice: quiet hours that end in it end each time.
        ((22 * 60, 150), "2026-10-24 23:00", 0, "2026-10-25 02:30", 0),
        ((22 * 60, 150), "2026-10-25 02:10", 0, "2026-10-25 02:30", 0),
        ((22 * 60, 150), "2026-10-25 02:10", 1, "2026-10-25 02:30", 1),
        ((22 * 60, 150), "2026-10-25 02:30", 1, None, 0),
        ((130, 170), "2026-10-25 02:20", 1, "2026-10-25 02:50", 1),
        # Quiet hours that begin in it and end later go on through both.
        ((150, 500), "2026-10-25 02:40", 0, "2026-10-25 08:20", 0),
        # The hour from 2:00 to 3:00 is left out: quiet hours that end in it end as the clock is put forward.
        ((22 * 60, 150), "2026-03-29 01:59", 0, "2026-03-29 03:00", 0),
        ((22 * 60, 150), "2026-03-29 03:00", 0, None, 0),
    ],
)
def test_quiet_hours_that_end_in_the_hour_that_is_changed(
    quiet: tuple[int, int], moment: str, fold: int, until: str | None, until_fold: int
) -> None:
    expected = None if until is None else at(until, fold=until_fold)
    assert expected == Habits(BERLIN, quiet).quiet_until(at(moment, fold=fold))


def test_quiet_hours_that_begin_in_the_hour_that_is_changed_stop_the_clock_in_time() -> None:
    habits = Habits(BERLIN, (150, 500))
    # The clock runs from 1:00 until it is put forward at 2:00, and on from 8:20.
    assert at("2026-03-29 08:20") == habits.after(at("2026-03-29 01:00"), HOUR)
    assert at("2026-03-29 08:30") == habits.after(at("2026-03-29 01:00"), HOUR + 600.0)
    # In the second pass it runs until the second 2:30.
    begin = at("2026-10-25 02:20", fold=1)
    assert at("2026-10-25 08:30") == habits.after(begin, 1200.0)


def test_days_away_and_quiet_hours_stop_a_clock_together() -> None:
    away = (at("2026-05-05 12:00"), at("2026-05-08 23:30"))
    habits = Habits(BERLIN, NIGHT, away)
    assert habits.is_away(at("2026-05-06 12:00"))
    assert not habits.is_away(away[1])
    assert at("2026-05-09 08:00") == habits.after(at("2026-05-05 10:00"), 3 * HOUR)
    assert at("2026-05-09 07:00") == habits.free_at(at("2026-05-07 10:00"))
    assert at("2026-05-06 07:00") == habits.reached_at(at("2026-05-06 03:00"))


def test_without_habits_time_is_time() -> None:
    assert 5000.0 == Habits().after(2000.0, 3000.0)
    assert 2000.0 == Habits().free_at(2000.0)


def test_a_zone_that_this_system_does_not_know_any_more_counts_as_utc() -> None:
    gone = Habits("Gotham/Arkham", NIGHT)
    assert at("2026-05-05 07:00", "UTC") == gone.quiet_until(at("2026-05-05 01:00", "UTC"))


def test_zones_are_places_and_utc() -> None:
    assert {"UTC", BERLIN, "America/New_York", "Asia/Tokyo"} <= set(zones())
    assert [] == [name for name in zones() if name.startswith(("Etc/", "posix/"))]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"quiet": None, "away": None, "zone": None, "reminders": None, "every": None},
        {"quiet": [1], "away": {}, "zone": 3, "reminders": "loud", "every": "often"},
        {"quiet": [5, 5], "away": [9, 9], "every": -5},
        {"quiet": [-1, 1440], "away": ["a", "b"], "every": 0},
    ],
)
def test_settings_that_cannot_be_read_are_as_if_there_were_none(settings: dict[str, object]) -> None:
    assert Habits() == from_settings(settings)  # type: ignore[arg-type]


def test_settings_are_read_as_they_were_set() -> None:
    found = from_settings({"quiet": [1320, 420], "zone": BERLIN, "reminders": "ping", "every": 600, "away": [5, 90000]})
    assert Habits(BERLIN, (1320, 420), (5, 90000), "ping", 600.0) == found
