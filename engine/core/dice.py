"""Chance that can be proven afterwards.

Every random number is ``blake2b(key, stream, counter)``. The key is secret while the game runs; its SHA-256, the
commitment, is posted at the start, the key itself at the end, so that anybody can compute every shuffle and die again.
Named streams (``"die"``, ``"deck:2"``) keep the numbers of one deck apart from how often another was shuffled.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


@dataclass(frozen=True, slots=True)
class Draw:
    """One number taken from a stream: ``result`` in ``range(bound)``, computed from ``counter`` on."""

    stream: str
    counter: int
    bound: int
    result: int


@dataclass(slots=True)
class Dice:
    """A key (32 hex digits) and how far each stream has been used. ``draws`` collects what was taken since loading."""

    key: str
    counters: dict[str, int] = field(default_factory=dict[str, int])

    def below(self, stream: str, bound: int, record: list[Draw] | None = None) -> int:
        """A number in ``range(bound)``, every one equally likely; the stream moves on."""
        counter = self.counters.get(stream, 0)
        result, used = number(self.key, stream, counter, bound)
        self.counters[stream] = counter + used
        if record is not None:
            record.append(Draw(stream, counter, bound, result))
        return result

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
        block = hashlib.blake2b(f"{stream}|{counter + used}".encode(), key=bytes.fromhex(key), digest_size=8)
        value = int.from_bytes(block.digest(), "big")
        used += 1
        if value < limit:
            return value % bound, used


def commitment(key: str) -> str:
    """SHA-256 of the key (hex): what is posted at the start of a game."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def wrong_draws(keys: list[str], draws: Iterable[Draw | None]) -> list[str]:
    """Compute every draw of a journal again. Returns a sentence for each that the keys do not give.

    ``None`` among the draws marks the moment at which the next key was taken into use (a reseed).
    """
    found: list[str] = []
    which, counters = 0, dict[str, int]()
    for draw in draws:
        if draw is None:
            which += 1
            if which >= len(keys):
                return [*found, f"the game was reseeded {which} times but only {len(keys)} keys are given"]
            continue
        expected = counters.get(draw.stream, 0)
        if draw.counter != expected:
            found.append(f"{draw.stream}: number {expected} was skipped or used twice (journal says {draw.counter})")
        result, used = number(keys[which], draw.stream, draw.counter, draw.bound)
        counters[draw.stream] = draw.counter + used
        if result != draw.result:
            found.append(f"{draw.stream} {draw.counter}: the key gives {result}, the journal says {draw.result}")
    return found
