"""What this user may do with files. The answers are for sentences to a host, so none of the questions ever raises."""

import os
from pathlib import Path

OWNER_ONLY = 0o600
"""The mode of files that hold hands, decks and dice keys."""


def exists(path: Path) -> bool:
    """Whether there is such a file or folder, as far as this user may look."""
    try:
        return path.exists()
    except OSError:
        return False


def may_write(file: Path) -> bool:
    """Whether a file that is there may be changed. SQLite asks too late: it opens one that may not, and only reads."""
    return os.access(file, os.W_OK)


def may_fill(folder: Path) -> bool:
    """Whether files can be made in a folder, which itself may have to be made first."""
    nearest = next(found for found in (folder.absolute(), *folder.absolute().parents) if exists(found))
    return os.access(nearest, os.W_OK | os.X_OK) and nearest.is_dir()


def make_private(file: Path) -> None:
    """Make an empty file that nobody but its owner may read. Raises OSError, also if it is there already."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
