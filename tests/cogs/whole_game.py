"""Whole games of Breakout: how one goes that nothing disturbs, and how the bot's own record says that one went.

The undisturbed game runs straight through the engine's `step`. The computer answers as the host has it answer, people
as `tests.cogs.table.thinks`: so the same dice key makes the same game.
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from simcord import ChannelHandle

from console.door import main
from engine import GAMES, Answer, Dice, Position, SeatAsk, begin, step
from host.automatic import Plan, thought
from tests.sim.harness import World

Answers = list[tuple[int, tuple[str, ...]]]
"""Seats with the option ids they took, in order."""


def first(mine: SeatAsk, id: str) -> str:
    """The first of the options that are interchangeable with this one: the one that is shown for all of them."""
    same = mine.option(id).same
    return next(option.id for option in mine.options if option.id == id or (same and option.same == same))


@dataclass
class WholeGame:
    """Final ranks, best first, and every answer of people and of computers."""

    standings: list[list[int]]
    people: Answers = field(default_factory=Answers)
    computers: Answers = field(default_factory=Answers)

    @property
    def breaks(self) -> set[int]:
        """After how many answers of people a quarter, half and three quarters of the game are over."""
        return {len(self.people) * part // 4 for part in (1, 2, 3)}


def undisturbed(key: str, seats: int, people: set[int]) -> WholeGame:
    """The game with this dice key in which `people` sit and computers have the other seats."""
    game = GAMES["breakout"]
    result = begin(game, seats, game.options_type(), key)
    played = WholeGame([])
    seq = 1
    while result.position.ask is not None:
        seat, picks = _next(result.position, seq, key, people)
        (played.people if seat in people else played.computers).append((seat, picks))
        seq += 1
        entry = Answer(seq, seat, result.position.ask.id, picks)
        result = step(game, result.snapshot, result.tail, entry)
    played.standings = result.position.standings or []
    return played


def _next(position: Position[Any, Any], seq: int, key: str, people: set[int]) -> tuple[int, tuple[str, ...]]:
    """Who answers next, and what: computers first, then people in the order of their seats."""
    assert position.ask is not None
    seat = min(position.ask.awaited, key=lambda each: (each in people, each))
    if seat not in people:
        return seat, thought(Plan(seq, position.ask.id, seat, "computer", "normal"), position, key).answer()
    face = position.face(seat)
    assert face is not None
    return seat, position.game.computers["normal"](position.view(seat), face, Dice("00" * 16))


async def exported(w: World, place: ChannelHandle) -> Any:
    """The record of a finished game, as a moderator gets it."""
    sent = (await w.max.slash("mod export", where=place, reason="doubt")).message
    [name] = sent.files
    return json.loads(sent.file(name))


def recorded(document: Any) -> WholeGame:
    """How a game went by its record."""
    played = WholeGame(document["standings"])
    for entry in document["journal"]:
        if entry["kind"] == "answer":
            answers = played.people if entry["by"] == "person" else played.computers
            answers.append((entry["seat"], tuple(entry["payload"]["picks"])))
    return played


def proven(document: Any, folder: Path) -> bool:
    """Whether `bot.py verify` finds every draw of a record in order."""
    file = folder / "record.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return main(["verify", str(file)]) == 0
