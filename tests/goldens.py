"""Whole games as readable text: ``python -m tests.goldens`` writes them anew after a change of the rules.

A file of ``tests/data/journals`` begins with what was agreed. Then come the journal's entries in order, each with what
it threw and what it told: kinds and values, not the words, so that a better sentence changes nothing.
``tests/engine/test_goldens.py`` plays them; a change of the rules shows in their difference, which is to be read.

``tests/data/snapshots`` keeps saved games of every schema that was in use: one file for each game and schema, made once
and never again.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from engine import GAMES, Dice, Draw, Event, Json, Refused, Windows
from tests.engine.table import Kept, Table

DATA = Path(__file__).parent / "data"
JOURNALS, SNAPSHOTS = DATA / "journals", DATA / "snapshots"
ANSWER = "answer"

Picks = tuple[int, tuple[str, ...]]
"""Who answers, and what."""


@dataclass(frozen=True)
class Golden:
    """A game on file: what was agreed, and what was answered."""

    name: str
    game: str
    seats: int
    windows: Windows
    options: dict[str, Json]
    answers: tuple[Picks, ...] = ()

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return JOURNALS / f"{self.name}.txt"

    def begun(self) -> Table:
        """Its table before the first answer."""
        game = GAMES[self.game]
        options = game.options_type.model_validate(self.options)
        return Table(game, seats=self.seats, options=options, windows=self.windows)


PLAYED = (
    Golden("breakout", "breakout", 3, "quick", {}),
    Golden("arkham", "arkham", 2, "quick", {}),
    Golden("arkham-teams", "arkham", 4, "poker", {"shadows": True, "mode": "2v2"}),
    Golden("enemies", "enemies", 3, "quick", {}),
)
"""The games that are kept."""


def read(path: Path) -> Golden:
    """The game that a file tells."""
    agreed, *lines = path.read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines if not line.startswith(" ")]
    answers = [(int(each[2]), tuple(each[3:])) for each in words if len(each) > 1 and each[1] == ANSWER]
    return Golden(path.stem, **json.loads(agreed), answers=tuple(answers))


def replayed(golden: Golden) -> Table:
    """The same answers under the rules of today. Raises Refused where one of them is not legal any more."""
    table = golden.begun()
    for seat, picks in golden.answers:
        table.answer(seat, *picks)
    return table


def played(golden: Golden) -> Table:
    """The same answers as far as they are legal; then computers play to the end."""
    table, dice = golden.begun(), Dice("c0de" * 8)
    answers = list(golden.answers)
    while (ask := table.position.ask) is not None:
        if answers:
            seat, picks = answers.pop(0)
            try:
                table.answer(seat, *picks)
                continue
            except Refused:
                answers.clear()
        seat = ask.awaited[0]
        face = table.position.face(seat)
        assert face is not None
        table.answer(seat, *table.game.computers["normal"](table.position.view(seat), face, dice))
    return table


def told(golden: Golden, table: Table) -> str:
    """The game as its file tells it."""
    agreed = {
        "game": golden.game, "seats": golden.seats, "windows": golden.windows, "options": golden.options,
    }  # fmt: skip
    lines = [json.dumps(agreed), *(line for kept in table.journal for line in _entry(kept))]
    return "\n".join([*lines, f"standings {json.dumps(table.position.standings)}", ""])


def _entry(kept: Kept) -> Iterator[str]:
    """An entry with what came of it."""
    entry: Any = kept.entry
    yield f"{kept.seq} begin" if entry is None else " ".join([str(kept.seq), ANSWER, str(entry.seat), *entry.picks])
    yield from _thrown(kept.result.draws)
    for event in kept.result.events:
        yield _event(event)


def _thrown(draws: Sequence[Draw]) -> Iterator[str]:
    for stream, some in groupby(draws, key=lambda draw: draw.stream):
        yield f"    {stream}: " + " ".join(f"{draw.result}/{draw.bound}" for draw in some)


def _event(event: Event) -> str:
    values = [f"{name}={json.dumps(value, sort_keys=True)}" for name, value in sorted(event.text.values.items())]
    seen = [] if event.audience is None else [f"(seen by {', '.join(map(str, event.audience))})"]
    return "  " + " ".join([event.kind, *values, *seen])


def saved(table: Table) -> list[str]:
    """Three saved games on the way of this one: its beginning, its middle, and near its end."""
    every = [kept.result.snapshot.data.decode() for kept in table.journal]
    return [every[0], every[len(every) // 2], every[-len(every) // 8]]


def main() -> None:
    """Write the games anew, and saved games of schemas that have none."""
    for folder in (JOURNALS, SNAPSHOTS):
        folder.mkdir(exist_ok=True)
    for agreed in PLAYED:
        golden = read(agreed.path) if agreed.path.exists() else agreed
        table = played(golden)
        golden.path.write_text(told(golden, table), encoding="utf-8")
        kept = SNAPSHOTS / f"{golden.name}-{table.game.schema}.json"
        if not kept.exists():
            kept.write_text(json.dumps({"game": golden.game, "saved": saved(table)}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
