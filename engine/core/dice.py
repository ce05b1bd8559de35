"""Chance that can be proven afterwards.

Every random number is ``blake2b(key, stream, counter)``. The key is secret while the game runs; its SHA-256, the
commitment, is posted at the start, the key itself at the end, so that anybody can compute every shuffle and die again.
Named streams (``"die"``, ``"deck:2"``) keep the numbers of one deck apart from how often another was shuffled.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVar

from engine.core.record import record

T = TypeVar("T")

_SPAN = 1 << 64


KEY, EVERY = "", "*"
"""Streams of marks: see ``Draw``."""


@record
class Draw:
    """One number taken from a stream: ``result`` in ``range(bound)``, computed from ``counter`` on.

    With ``bound`` 0 it is no number but a mark, so that the draws of a journal prove themselves: stream ``""``, the
    key number ``counter`` is in use from here on (a reseed); stream ``"*"``, every stream is set back to 0 (a Task
    starts again or was dropped), followed by one mark ``(stream, counter)`` for each that stands elsewhere.
    """

    stream: str
    counter: int
    bound: int
    result: int


def reseed_mark(number: int) -> Draw:
    """The mark of the reseed with this number (1 for the first)."""
    return Draw(KEY, number, 0, 0)


def rewind_marks(counters: dict[str, int]) -> list[Draw]:
    """The marks that set all streams to these counters."""
    return [Draw(EVERY, 0, 0, 0), *(Draw(stream, counter, 0, 0) for stream, counter in counters.items())]


@dataclass(slots=True)
class Dice:
    """A key (32 hex digits), how far each stream has been used, and how often the key was replaced."""

    key: str
    counters: dict[str, int] = field(default_factory=dict[str, int])
    reseeds: int = 0

    def below(self, stream: str, bound: int, record: list[Draw] | None = None) -> int:
        """A number in ``range(bound)``, every one equally likely; the stream moves on."""
        counter = self.counters.get(stream, 0)
        result, used = number(self.key, stream, counter, bound)
        self.counters[stream] = counter + used
        if record is not None:
            record.append(Draw(stream, counter, bound, result))
        return result

    def shuffled(self, stream: str, cards: Sequence[T]) -> list[T]:
        """The cards in a random order (Fisher-Yates), for no journal: what a seat cannot know is dealt anew with it."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def whim(self, label: str, bound: int) -> int:
        """A number that moves no stream: for what an absent player is given and for computer players."""
        return number(self.key, f"whim|{label}", 0, bound)[0]


def number(key: str, stream: str, counter: int, bound: int) -> tuple[int, int]:
    """The number that ``key`` gives for a stream from ``counter`` on, and how many counters it used.

    Numbers that would make some results likelier than others are thrown away, which is why more than one may be used.
    """
    if bound < 1:
        raise ValueError(f"cannot draw below {bound}")
    limit = _SPAN - _SPAN % bound
    used = 0
    while True:
        block = keyed(key).copy()
        block.update(f"{stream}|{counter + used}".encode())
        value = int.from_bytes(block.digest(), "big")
        used += 1
        if value < limit:
            return value % bound, used


@lru_cache(64)
def keyed(key: str) -> "hashlib.blake2b":
    """The hash that has taken in the key and nothing else yet: it is copied, never used itself."""
    return hashlib.blake2b(key=bytes.fromhex(key), digest_size=8)


def check_key(key: str) -> str:
    """The key itself. Raises ValueError unless it is 32 hex digits."""
    if len(bytes.fromhex(key)) != 16 or len(key) != 32:
        raise ValueError("a dice key has 32 hex digits")
    return key


def commitment(key: str) -> str:
    """SHA-256 of the key (hex): what is posted at the start of a game."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def wrong_draws(keys: list[str], draws: Iterable[Draw]) -> list[str]:
    """Compute every draw of a journal again. Returns a sentence for each that the keys do not give.

    ``draws`` are those of all entries that were not undone, in order, marks included; ``keys`` the key that the game
    began with and that of each reseed that was not undone.
    """
    found: list[str] = []
    key, counters = 0, dict[str, int]()
    for draw in draws:
        if draw.bound == 0:
            key = _mark(draw, key, counters)
            if not 0 <= key < len(keys):
                return [*found, f"reseed {key} is in the journal but {len(keys)} keys are given"]
            continue
        if draw.bound < 0:
            found.append(f"{draw.stream} {draw.counter}: there is no number below {draw.bound}")
            continue
        expected = counters.get(draw.stream, 0)
        if draw.counter != expected:
            found.append(f"{draw.stream}: number {expected} was skipped or used twice (journal says {draw.counter})")
        result, used = number(keys[key], draw.stream, draw.counter, draw.bound)
        counters[draw.stream] = draw.counter + used
        if result != draw.result:
            found.append(f"{draw.stream} {draw.counter}: the key gives {result}, the journal says {draw.result}")
    return found


def _mark(mark: Draw, key: int, counters: dict[str, int]) -> int:
    """Set the counters as the mark says. Returns the number of the key that is in use from here on."""
    if mark.stream == KEY:
        return mark.counter
    if mark.stream == EVERY:
        counters.clear()
    else:
        counters[mark.stream] = mark.counter
    return key
