"""``bot.py verify``: whether the shuffles and dice of a finished game are what its secret keys give.

The SHA-256 of each key was posted when the key came into use. They fix every number that could fall from then on, so
they are all that has to be trusted; the rules are not needed.
"""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, JsonValue, ValidationError

from console.failure import Failure
from console.records import read_json
from engine import RESEED, REWIND, SKIP, Draw, commitment, wrong_draws
from host.journaling import START
from storage.transfer import FINISHED_FORMAT, VERSION

MOST_SAID = 20
"""How many faults are printed one by one."""


class Entry(BaseModel):
    """An entry of the journal, as far as it matters here."""

    seq: int
    kind: Literal["answer", "command", "undo"]
    payload: dict[str, JsonValue]
    draws: list[tuple[str, int, int, int]]
    undone_by: int | None

    @property
    def does(self) -> JsonValue:
        """What a command does; None for other entries."""
        return self.payload.get("kind") if self.kind == "command" else None

    @property
    def back_to(self) -> int | None:
        """The last entry that an undo leaves standing; None for other entries."""
        after = self.payload.get("after") if self.kind == "undo" else None
        return after if isinstance(after, int) else None


class Record(BaseModel):
    """The record of a finished game."""

    keys: list[str]
    commitments: list[str]
    journal: list[Entry]


def run(arguments: Namespace) -> int:
    """Print that all draws are proven, or what is wrong. Raises Failure if the file is no record of a game."""
    record = read_record(Path(arguments.file))
    found = problems(record)
    if found:
        for sentence in found[:MOST_SAID]:
            print(sentence, file=sys.stderr)
        if len(found) > MOST_SAID:
            print(f"And {len(found) - MOST_SAID} more faults like these.", file=sys.stderr)
        return 1
    for number, key in enumerate(record.keys, 1):
        print(f"key {number}: {key}, SHA-256 {commitment(key)}")
    print("Compare each SHA-256 with the one that the bot posted at the table.")
    count = sum(bound > 0 for entry in record.journal for _, _, bound, _ in entry.draws)
    print(f"all {count} draws are proven")
    return 0


def read_record(file: Path) -> Record:
    """The record in a file. Raises Failure if it is none."""
    document = read_json(file)
    if not isinstance(document, dict) or document.get("format") != FINISHED_FORMAT:
        raise Failure(f"The file {file} is no record of a finished game: /mod export gives one.")
    if document.get("version") != VERSION:
        raise Failure(f"The record {file} was written by another version of the bot: verify it with that one.")
    try:
        return Record.model_validate(document)
    except ValidationError as problem:
        place = " ".join(str(step) for step in problem.errors()[0]["loc"])
        raise Failure(f"The record {file} is not complete: {place} is missing or wrong.") from None


def problems(record: Record) -> list[str]:
    """Everything that shows that the record is not what was played, one sentence each."""
    return _wrong_keys(record) or _wrong_order(record.journal) or _wrong_numbers(record)


def _wrong_keys(record: Record) -> list[str]:
    if len(record.keys) != len(record.commitments) or not record.keys:
        return [f"{len(record.keys)} keys are told, but {len(record.commitments)} SHA-256 were posted."]
    found: list[str] = []
    for number, (key, posted) in enumerate(zip(record.keys, record.commitments, strict=True), 1):
        try:
            digest = commitment(key)
        except ValueError:
            digest = ""
        if len(key) != 32 or digest != posted:
            found.append(f"Key {number} is not the one whose SHA-256 was posted ({posted}).")
    return found


def _wrong_order(journal: Sequence[Entry]) -> list[str]:
    """Entries that do not follow each other, and such as are said to be taken back but were not, or the reverse."""
    if [entry.seq for entry in journal] != list(range(1, len(journal) + 1)):
        return ["The entries of the journal are not numbered 1, 2, 3 and so on."]
    if not journal or journal[0].does != START:
        return ["The journal does not begin with the start of the game."]
    found: list[str] = []
    for entry in journal:
        taker = journal[entry.undone_by - 1] if entry.undone_by and entry.undone_by <= len(journal) else None
        if entry.undone_by is not None and not _takes_back(taker, entry):
            found.append(f"Entry {entry.seq} is said to be taken back by entry {entry.undone_by}, which does not.")
        if entry.kind == "undo" and entry.back_to is None:
            found.append(f"Entry {entry.seq} does not say how far it takes the game back.")
        back_to = entry.seq if entry.back_to is None else entry.back_to
        standing = [past.seq for past in journal[back_to : entry.seq - 1] if past.undone_by is None]
        found.extend(f"Entry {seq} was taken back by entry {entry.seq}, but is not marked so." for seq in standing)
    return found


def _takes_back(taker: Entry | None, entry: Entry) -> bool:
    if taker is None or taker.seq <= entry.seq:
        return False
    return taker.does in (SKIP, REWIND) or (taker.back_to is not None and taker.back_to < entry.seq)


def _wrong_numbers(record: Record) -> list[str]:
    openings = [entry for entry in record.journal if entry.does in (START, RESEED)]
    if [entry.payload.get("key") for entry in openings] != record.keys:
        return ["The keys that are told are not those of the journal."]
    found: list[str] = []
    for line in _lines(record.journal):
        keys = [str(entry.payload["key"]) for entry in line if entry in openings]
        found.extend(wrong_draws(keys, [Draw(*draw) for entry in line for draw in entry.draws]))
    return list(dict.fromkeys(found))


def _lines(journal: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Each course that the game took: up to every undo, and up to its end.

    What a skip or a rewind took back belongs to the course all the same: its dice had fallen and stay used up.
    """
    line: list[Entry] = []
    for entry in journal:
        if entry.back_to is not None:
            yield line
            back_to, now = entry.back_to, entry.seq
            line = [past for past in line if past.seq <= back_to and not back_to < (past.undone_by or 0) < now]
        line.append(entry)
    yield line
