"""Files of JSON that the front door is given, and those that it writes for one pair of eyes."""

import json
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from pydantic import JsonValue

from console.failure import Failure
from storage.files import OWNER_ONLY


def read_json(file: Path) -> JsonValue:
    """What a file of JSON holds. Raises Failure if it cannot be read or holds something else."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Failure(f"There is no file {file}.") from None
    except OSError as problem:
        raise Failure(f"The file {file} cannot be read: {problem.strerror}.") from None
    except (ValueError, RecursionError):
        raise Failure(f"The file {file} cannot be read: it is no JSON.") from None


@contextmanager
def secret_file(file: Path) -> Generator[TextIO, None, None]:
    """A new file that only its owner may read. If the block fails there is no file. Raises Failure if it exists."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        raise Failure(f"{file} exists already: name a file that does not.") from None
    except OSError as problem:
        raise Failure(f"The file {file} cannot be written: {problem.strerror}.") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as text:
            yield text
    except BaseException:
        file.unlink()
        raise
