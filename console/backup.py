"""``bot.py backup``: a copy of the database, now."""

import time
from argparse import Namespace
from pathlib import Path

import settings
from storage.backup import backup


def run(arguments: Namespace) -> int:
    """Copy the database and print where the copy is. Raises StorageError."""
    chosen = settings.load()
    folder = chosen.backups if arguments.to is None else Path(arguments.to)
    print(f"Copied to {backup(chosen.database, folder, None, time.time())}")
    return 0
