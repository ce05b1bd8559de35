"""What an effect works with: the state, the dice, the log, and typed ways to ask."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.ask import Answers, Ask, Option, SeatAsk
from engine.core.dice import Dice, Draw
from engine.core.errors import BudgetSpent, TailOnly
from engine.core.event import Event
from engine.core.task import Effect, Task, Tasks
from engine.core.text import Json, Text, text

S = TypeVar("S")
T = TypeVar("T")

YES = "yes"
NO = "no"


MOST_VERBS = 20_000
MOST_TASKS = 5_000


@dataclass(slots=True)
class Budget:
    """How much one answer may still cause. Far above any honest chain: it only stops loops."""

    verbs: int = MOST_VERBS
    tasks: int = MOST_TASKS

    def refill(self) -> None:
        """Begin anew: there is another answer."""
        self.verbs, self.tasks = MOST_VERBS, MOST_TASKS


class Play(Generic[S]):
    """The context of one effect. Games derive their own with the verbs of their rules.

    Every verb of a game calls ``act()`` first. Effects hold no reference to it after they end.
    """

    def __init__(self, state: S, seats: int, dice: Dice, tasks: Tasks, quick: bool) -> None:
        self.state = state
        self.seats = seats
        self.dice = dice
        self.quick = quick
        """False at a table with a poker face: there no window is answered by itself (DESIGN 2.4)."""
        self.events: list[Event] = []
        self.draws: list[Draw] = []
        self.pushed: list[Task] = []
        self.budget = Budget()
        self.opened = self.answered = 0
        """Where in the game we are: journal number at which the running Task began, answers it has had."""
        self._make = tasks.make

    # verbs

    def act(self) -> None:
        """Count a verb. Raises TailOnly after a push in the same text, BudgetSpent in an endless chain."""
        if self.pushed:
            raise TailOnly(f"a text went on after it pushed {self.pushed[-1].kind}")
        budget = self.budget
        budget.verbs -= 1
        if budget.verbs < 0:
            raise BudgetSpent("too many verbs for one answer")

    def push(self, kind: str, **args: Json) -> None:
        """Do this when the present text has ended. Several pushes run in the order pushed."""
        budget = self.budget
        budget.tasks -= 1
        if budget.tasks < 0:
            raise BudgetSpent("too many Tasks for one answer")
        self.pushed.append(self._make(kind, args))

    def say(
        self, kind: str, id: str, /, *, audience: Iterable[int] | None = None, reveal: bool = False, **values: Json
    ) -> None:
        """Tell what happened: an event of this kind with the sentence ``id`` (see core.text) and its values."""
        self.act()
        self.events.append(Event(kind, Text(id, values), None if audience is None else tuple(audience), reveal))

    @property
    def place(self) -> str:
        """Where in the game we are: makes the defaults of absent players differ from ask to ask."""
        return f"{self.opened}.{self.answered}"

    # chance

    def draw_below(self, stream: str, bound: int) -> int:
        """A random number in ``range(bound)`` from a named stream."""
        self.act()
        return self.dice.below(stream, bound, self.draws)

    def roll(self, stream: str = "die") -> int:
        """A six-sided die."""
        return self.draw_below(stream, 6) + 1

    def shuffle(self, stream: str, cards: list[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        act, below, draws = self.act, self.dice.below, self.draws
        for last in range(len(cards) - 1, 0, -1):
            act()
            other = below(stream, last + 1, draws)
            cards[last], cards[other] = cards[other], cards[last]

    def whim(self, label: str, ids: Sequence[str], count: int) -> tuple[str, ...]:
        """``count`` of the ids at random, moving no stream: the default of an absent player."""
        left = list(ids)
        numbers = [self.dice.whim(f"{self.place}|{label}|{turn}", len(left) - turn) for turn in range(count)]
        return tuple(left.pop(number) for number in numbers)

    # asking one seat

    def ask(self, ask: Ask) -> Effect[Answers]:
        """Open an ask and return the answers by seat. A seat that did not get to answer is not among them."""
        if self.pushed:
            raise TailOnly(f"a text asked after it pushed {self.pushed[-1].kind}")
        self.act()
        return (yield ask)

    def choose(
        self, seat: int, key: str, public: Text, prompt: Text, options: Sequence[Option], *,
        default: str | None = None, always: bool = False,
    ) -> Effect[str]:  # fmt: skip
        """One option of several; with a single legal one it is taken without asking, unless ``always``.

        Where the options show what only this seat knows, pass ``always=not self.quick``: with a poker face a question
        that is never put would tell it. ``default`` is the first option if none is given. Returns the option's id.
        """
        mine = SeatAsk(prompt, tuple(options), (default if default is not None else options[0].id,))
        answers = yield from self.ask(Ask(key, public, {seat: mine}, always=always))
        return answers[seat][0]

    def choose_many(  # noqa: PLR0913 - an ask has that many sides
        self, seat: int, key: str, public: Text, prompt: Text, options: Sequence[Option], *,
        at_least: int, at_most: int, default: Sequence[str] | None = None, always: bool = False,
    ) -> Effect[tuple[str, ...]]:  # fmt: skip
        """Between ``at_least`` and ``at_most`` of the options, in the order of the options. Default: the first ones."""
        given = tuple(default) if default is not None else tuple(option.id for option in options[:at_least])
        mine = SeatAsk(prompt, tuple(options), given, at_least, at_most)
        answers = yield from self.ask(Ask(key, public, {seat: mine}, always=always))
        return answers[seat]

    def order(
        self, seat: int, key: str, public: Text, prompt: Text, options: Sequence[Option], *, always: bool = False
    ) -> Effect[tuple[str, ...]]:
        """All the options in an order that the seat likes. Default: as given."""
        ids = tuple(option.id for option in options)
        mine = SeatAsk(prompt, tuple(options), ids, len(ids), len(ids), ordered=True)
        answers = yield from self.ask(Ask(key, public, {seat: mine}, always=always))
        return answers[seat]

    def may(self, seat: int, key: str, public: Text, prompt: Text, *, yes: Text, no: Text, verb: str) -> Effect[bool]:
        """A yes or a no. An absent player says no. ``verb`` is the verb of the yes; the no is ``pass``."""
        options = (Option(YES, verb, yes), Option(NO, "pass", no))
        answer = yield from self.choose(seat, key, public, prompt, options, default=NO)
        return answer == YES

    # asking several seats

    def window(
        self, key: str, public: Text, asks: dict[int, SeatAsk], *, closes_on: Sequence[str] = ()
    ) -> Effect[Answers]:
        """A reaction window: ONE ask to all the seats at once (DESIGN 2.4).

        At a quick table seats that can give one answer only are not asked (it is taken), and a window nobody can use
        passes at once. With a poker face every seat given here is asked. The answers come in the order of ``asks``;
        when an option of ``closes_on`` ends the window early, seats that had not answered yet are not among them.
        """
        if not asks:
            return {}
        return (yield from self.ask(Ask(key, public, asks, closes_on=tuple(closes_on), window=True)))

    def secretly(self, key: str, public: Text, asks: dict[int, SeatAsk]) -> Effect[Answers]:
        """A choice that several seats make at the same time and may change until the last one has chosen."""
        if not asks:
            return {}
        return (yield from self.ask(Ask(key, public, asks, revisable=True, always=True)))


def plain(id: str, verb: str, label: str, *, same: str = "", note: Text | None = None, **values: Json) -> Option:
    """An Option from a sentence and its values: the short way to write one."""
    return Option(id, verb, text(label, **values), same, note)
