"""``python -m tests.weeks``: live through weeks of play by post and say what was promised and not kept."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.weeks.world import Weeks


def main() -> int:
    """Run the simulation; 1 if a promise was broken."""
    asking = argparse.ArgumentParser(prog="python -m tests.weeks", description=__doc__)
    asking.add_argument("--tables", type=int, default=200)
    asking.add_argument("--days", type=float, default=60.0)
    asking.add_argument("--seed", type=int, default=1)
    given = asking.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(Weeks(Path(folder), given.tables, given.days, given.seed).run())
    print(f"{given.tables} tables, {given.days:g} days, seed {given.seed}: {time.monotonic() - begun:.0f} s")
    print(f"answers by people: {report.answers}; in all, by whom: {dict(report.by)}")
    print(f"tables: {dict(report.statuses)}; votes about somebody late: {report.votes}; restarts: {report.restarts}")
    print(f"reminders: {report.reminders}; requests: {report.requests}; busiest second: {report.most_at_once}")
    for line in report.waiting:
        print(f"  {line}")
    for line in report.broken[:50]:
        print(f"BROKEN: {line}")
    print(f"{len(report.broken)} promises broken")
    return 1 if report.broken or report.most_at_once > 20 else 0


if __name__ == "__main__":
    sys.exit(main())
