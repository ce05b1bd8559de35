"""``bot.py verify``: whether the shuffles and dice of a finished game are what its secret keys give.

The SHA-256 of each key was posted when the key came into use. They fix every number that could fall from then on, so
they are all that has to be trusted; neither the rules nor a database are needed.
"""

import sys
from argparse import Namespace
from pathlib import Path
from typing import TypeGuard

from pydantic import JsonValue

from console.failure import Failure
from console.records import read_json
from host import verify
from storage.transfer import FINISHED_FORMAT, FINISHED_VERSION

MOST_SAID = 20
"""How many faults are printed one by one."""


def run(arguments: Namespace) -> int:
    """Print that all draws are proven, or what is wrong. Raises Failure if the file is no record of a game."""
    file = Path(arguments.file)
    record = read_json(file)
    if not _is_record(record):
        raise Failure(f"The file {file} is no record of a finished game: /mod export gives one.")
    if record.get("version") != FINISHED_VERSION:
        raise Failure(f"The record {file} was written by another version of the bot: verify it with that one.")
    found = verify(record)
    if found:
        for sentence in found[:MOST_SAID]:
            print(sentence, file=sys.stderr)
        if len(found) > MOST_SAID:
            print(f"And {len(found) - MOST_SAID} more faults like these.", file=sys.stderr)
        return 1
    count = _draws(record)
    if not count:
        raise Failure(f"The record {file} holds no draws, so there is nothing to prove.")
    for number, (key, posted) in enumerate(zip(_list(record["keys"]), _list(record["commitments"]), strict=True), 1):
        print(f"key {number}: {key}, SHA-256 {posted}")
    print("Compare each SHA-256 with the one that the bot posted at the table.")
    print(f"all {count} draws are proven")
    return 0


def _is_record(document: JsonValue) -> TypeGuard[dict[str, JsonValue]]:
    return isinstance(document, dict) and document.get("format") == FINISHED_FORMAT


def _draws(record: dict[str, JsonValue]) -> int:
    """How many numbers were drawn in the whole game, also in what was taken back later. Marks are none."""
    entries = [entry for entry in _list(record["journal"]) if isinstance(entry, dict)]
    draws = [draw for entry in entries for draw in _list(entry["draws"])]
    return sum(isinstance(draw, list) and draw[2] != 0 for draw in draws)


def _list(value: JsonValue) -> list[JsonValue]:
    return value if isinstance(value, list) else []
