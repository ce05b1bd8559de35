"""What pictures of all games say about seats: names as they are drawn and spoken, ranks, and words that fit."""

from collections.abc import Callable, Iterable, Sequence

from art.lettering import plain, spoken
from art.picture import ALT_LIMIT

Named = Callable[[int], str]
"""A seat's name as it may stand in a sentence."""


def seat_name(seat: int) -> str:
    """What a seat is called that has no name to show: seats count from 1 for people."""
    return f"Seat {seat + 1}"


def shown_names(seats: int, names: Sequence[str]) -> list[str]:
    """By seat, the names as the fonts can draw them."""
    return [plain(_name(names, seat), seat_name(seat)) for seat in range(seats)]


def ordinal(place: int) -> str:
    """1st, 2nd, 3rd, 4th ..."""
    ending = "th" if place % 100 in {11, 12, 13} else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


def described(names: Sequence[str], steps: Iterable[tuple[int, int]], words: Callable[[Named, int], str]) -> str:
    """The description of a picture, as detailed as Discord's limit for descriptions allows.

    ``steps`` are pairs of the longest name in characters and the amount of detail, the fullest first; ``words`` makes
    the sentences. What does not fit even at the last step is cut.
    """
    said = ""
    for limit, details in steps:

        def named(seat: int, limit: int = limit) -> str:
            return spoken(_name(names, seat), seat_name(seat), limit)

        said = words(named, details)
        if len(said) <= ALT_LIMIT:
            return said
    return said[: ALT_LIMIT - 1] + "…"


def _name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else ""
