"""The rules of Gotham's board games: pure, synchronous, deterministic. These are the names the other rooms use."""

from engine.core.ask import Answers, Ask, Face, OpenAsk, Option, SeatAsk, check_answer
from engine.core.computer import easy
from engine.core.dice import Dice, Draw, commitment, wrong_draws
from engine.core.errors import DamagedSnapshot, EffectFailed, NewerSnapshot, Refused, RulesChanged, Stale
from engine.core.event import Event
from engine.core.game import (
    END,
    LEAVE,
    OWN,
    RESEED,
    REWIND,
    SKIP,
    Component,
    Computer,
    Game,
    Gift,
    Intent,
    OrderChoice,
    OrderKind,
    Verb,
)
from engine.core.snapshot import Snapshot, Windows
from engine.core.step import Answer, Answered, Command, Live, Position, Result, begin, look, step
from engine.core.text import Json, Names, Text, render, text
from engine.core.undo import reopened, undo_refusal
from engine.games import GAMES

__all__ = [
    "END",
    "GAMES",
    "LEAVE",
    "OWN",
    "RESEED",
    "REWIND",
    "SKIP",
    "Answer",
    "Answered",
    "Answers",
    "Ask",
    "Command",
    "Component",
    "Computer",
    "DamagedSnapshot",
    "Dice",
    "Draw",
    "EffectFailed",
    "Event",
    "Face",
    "Game",
    "Gift",
    "Intent",
    "Json",
    "Live",
    "Names",
    "NewerSnapshot",
    "OpenAsk",
    "Option",
    "OrderChoice",
    "OrderKind",
    "Position",
    "Refused",
    "Result",
    "RulesChanged",
    "SeatAsk",
    "Snapshot",
    "Stale",
    "Text",
    "Verb",
    "Windows",
    "begin",
    "check_answer",
    "commitment",
    "easy",
    "look",
    "render",
    "reopened",
    "step",
    "text",
    "undo_refusal",
    "wrong_draws",
]
