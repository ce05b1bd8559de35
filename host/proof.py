"""Proof that nobody touched the dice: every draw of a finished game, computed again from the keys (DESIGN 2.1)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine import RESEED, Draw, Json, commitment, wrong_draws
from host.journaling import START, draw_from_json

FORMAT = "rogues-table/finished"


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice of one journal entry; ``key`` is the one that it brought along, if it did."""

    seq: int
    key: str | None
    draws: list[Draw]


def verify(document: Json) -> list[str]:
    """Everything that is wrong with the dice of an exported finished game, as sentences; empty when all is well.

    It checks the keys against what was posted when each came into use, and each die and shuffle against its key,
    also those that were taken back later. The rules are not run: they may have changed since.
    """
    try:
        whole = cast("Mapping[str, Any]", document)
        if whole["format"] != FORMAT:
            return ["The file is no exported game."]
        keys = [str(key) for key in whole["keys"]]
        posted = [str(digest) for digest in whole["commitments"]]
        return [*_wrong_keys(keys, posted), *_wrong_journal(keys, whole["journal"])]
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return ["The exported game is not complete."]


def _wrong_keys(keys: Sequence[str], posted: Sequence[str]) -> list[str]:
    found = [
        f"Key {number} does not fit the SHA-256 that was posted: {digest}."
        for number, (key, digest) in enumerate(zip(keys, posted, strict=False), start=1)
        if commitment(key) != digest
    ]
    if len(keys) != len(posted):
        found.append(f"{len(posted)} keys were announced, but {len(keys)} are given.")
    return found


def _wrong_journal(keys: Sequence[str], journal: Sequence[Mapping[str, Any]]) -> list[str]:
    found: list[str] = []
    if [entry["seq"] for entry in journal] != list(range(1, len(journal) + 1)):
        found.append("The journal has gaps.")
    used = [str(entry["payload"]["key"]) for entry in journal if _kind(entry) in (START, RESEED)]
    if used != list(keys):
        found.append("The keys that are given are not those that were used.")
    line: list[Thrown] = []
    for entry in journal:
        if entry["kind"] == "undo":
            # What is taken back was thrown all the same.
            found += _wrong_line(line)
            line = [thrown for thrown in line if thrown.seq <= entry["payload"]["after"]]
        key = str(entry["payload"]["key"]) if _kind(entry) in (START, RESEED) else None
        line.append(Thrown(entry["seq"], key, [draw_from_json(draw) for draw in entry["draws"]]))
    return list(dict.fromkeys([*found, *_wrong_line(line)]))


def _kind(entry: Mapping[str, Any]) -> str:
    return str(entry["payload"].get("kind", "")) if entry["kind"] == "command" else ""


def _wrong_line(line: Sequence[Thrown]) -> list[str]:
    keys = [thrown.key for thrown in line if thrown.key is not None]
    return wrong_draws(keys, [draw for thrown in line for draw in thrown.draws])
