"""A game of one question after the other, as long and as odd as a test wants, for a person and a bystander.

    quiz(monkeypatch, games, Question(40, at_least=2, at_most=5))

Option n has the id ``o<n>`` and the label ``Thing <n>``; with ``kinds`` things of equal number modulo ``kinds`` are
interchangeable and share the label ``Kind <k>``. What was answered is told to everybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import pytest
from pydantic import BaseModel

from cogs.boards import BOARDS, Part, Shown, Waited
from engine import GAMES, Ask, Dice, Game, Json, Option, SeatAsk, Text, Verb, text
from engine.core.play import Play
from engine.core.task import Effect, Tasks


@dataclass(frozen=True, slots=True)
class Question:
    """How many options, how many are to be picked, whether their order counts, how many kinds there are (0: all)."""

    options: int
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    kinds: int = 0

    @property
    def ask(self) -> SeatAsk:
        """The question as a seat is asked it."""
        options = tuple(self._option(number) for number in range(self.options))
        default = tuple(option.id for option in options[: self.at_least])
        return SeatAsk(text("Which things?"), options, default, self.at_least, self.at_most, self.ordered)

    def _option(self, number: int) -> Option:
        if not self.kinds:
            return Option(f"o{number}", "take", text("Thing {n}", n=number), note=text("Note {n}.", n=number))
        kind = number % self.kinds
        return Option(f"o{number}", "take", text("Kind {k}", k=kind), f"kind{kind}")


@dataclass(slots=True)
class Asked:
    """The state: which question is open, and whether the game is over."""

    at: int = 0
    over: bool = False
    answers: list[str] = field(default_factory=list[str])


class Agreed(BaseModel):
    """Nothing is agreed."""


@dataclass(frozen=True, slots=True)
class Look:
    """What everybody sees: the answers so far."""

    answers: tuple[str, ...]


tasks = Tasks()


class Questioning(Play[Asked]):
    """Knows the questions."""

    questions: Sequence[Question]


@tasks.task("question")
def question(t: Questioning) -> Effect[None]:
    """Ask the first seat the question whose turn it is."""
    ask = Ask("question", text("A question is asked."), {0: t.questions[t.state.at].ask}, always=True)
    picks = (yield from t.ask(ask))[0]
    t.say("answer", "{who:seat} takes {picks}.", who=0, picks=list[Json](picks))
    t.state.answers.append(", ".join(picks))
    t.state.at += 1
    t.state.over = t.state.at == len(t.questions)


class Questions(Game[Asked, Look]):
    """The rule set."""

    slug: ClassVar[str] = "questions"
    name: ClassVar[str] = "Questions"
    code: ClassVar[str] = "QU"
    pitch: ClassVar[str] = "Answer all questions."
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    schema: ClassVar[int] = 1
    state_type: ClassVar[type[Any]] = Asked
    options_type: ClassVar[type[BaseModel]] = Agreed
    tasks: ClassVar[Tasks] = tasks
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("take", "Take things", "thing", 5),)

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = questions

    def blank(self, seats: int, options: BaseModel) -> Asked:
        return Asked()

    def play(self, state: Asked, seats: int, dice: Dice, quick: bool) -> Questioning:
        play = Questioning(state, seats, dice, self.tasks, quick)
        play.questions = self.questions
        return play

    def resume(self, play: Questioning) -> None:
        play.push("question")

    def view(self, state: Asked, seat: int | None) -> Look:
        return Look(tuple(state.answers))

    def identities(self, view: Look) -> frozenset[str]:
        return frozenset()

    def standings(self, state: Asked) -> list[list[int]] | None:
        return [[0], [1]] if state.over else None

    def seats(self, state: Asked) -> int:
        return 2

    def turn(self, state: Asked) -> int:
        return state.at

    def end(self, play: Questioning) -> None:
        play.state.over = True

    def named(self, kind: str, value: Json) -> str | None:
        return None


class QuestionsBoard:
    """Shows the answers, and no picture."""

    def panel(self, view: Look, seats: Sequence[str], waited: Waited) -> Shown:
        return Shown("Answers: " + "; ".join(view.answers))

    def picture(self, view: Look, seats: Sequence[str], waited: Waited) -> None:
        return None

    def hand_picture(self, view: Look, seats: Sequence[str]) -> None:
        return None

    def in_play(self, view: Look, seats: Sequence[str]) -> list[Part]:
        return []

    def hand(self, view: Look, seats: Sequence[str]) -> Shown:
        return Shown("You hold nothing.")

    def scores(self, view: Look, seats: Sequence[str]) -> list[Part]:
        return [Part("Final answers", f"{len(view.answers)} in all")]


def quiz(monkeypatch: pytest.MonkeyPatch, games: dict[str, Game[Any, Any]], *questions: Question) -> None:
    """Let the house host these questions. Before the bot starts, so that it has the command `/questions take`."""
    game = Questions(questions)
    games["questions"] = game
    monkeypatch.setitem(GAMES, "questions", game)
    monkeypatch.setitem(BOARDS, "questions", QuestionsBoard())


def label(words: Text) -> str:
    """A text of this game as it reads."""
    found = words.id
    for name, value in words.values.items():
        found = found.replace(f"{{{name}}}", str(value))
    return found
