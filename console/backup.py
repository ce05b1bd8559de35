"""``bot.py backup``: a copy of the database, now."""

import time
from argparse import Namespace
from pathlib import Path

import settings
from console.database import existing
from storage.backup import backup


def run(arguments: Namespace) -> int:
    """Copy the database and print where the copy is. Raises Failure or StorageError."""
    chosen = settings.load()
    folder = chosen.backups if arguments.to is None else Path(arguments.to)
    print(f"Copied to {backup(existing(chosen), folder, None, time.time())}")
    return 0
