"""Tiles, tracks and the ways across them: pure functions on a string of shapes (BR-028 to BR-032, BR-099 to BR-102)."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from engine.core.record import record

SQUARE, CIRCLE, TRIANGLE, GADGET = "S", "C", "T", "G"

SHAPES: tuple[str, ...] = (SQUARE, CIRCLE, TRIANGLE)
"""The three shapes; a Gadget space is a Square (BR-009)."""

SHAPE_WORDS: dict[str, str] = {"square": SQUARE, "circle": CIRCLE, "triangle": TRIANGLE}

TILES: dict[str, tuple[str, str]] = {
    "intensive-treatment": ("Intensive Treatment", "SCSTSCGCSTCS"),
    "medical-wing": ("Medical Wing", "CSGCTSSCGSTC"),
    "penitentiary": ("Penitentiary", "SSCSTGSCSSTC"),
    "botanical-gardens": ("Botanical Gardens", "CSCTGCSCTCGS"),
    "sewers": ("Sewers", "SCCSGCSTCSCS"),
    "arkham-mansion": ("Arkham Mansion", "TSCGSTSCSTGC"),
    "guard-towers": ("Guard Towers", "SGSCSCTSCGSC"),
    "cell-block": ("Cell Block", "CTSCSTCGSTSC"),
    "visitor-centre": ("Visitor Centre", "GSCSTCSSCTGC"),
    "main-gate": ("Main Gate", "SCTSSCCSGTSC"),
}
"""Name and printed shapes of the ten regular tiles (BR-014)."""

Side: TypeAlias = Literal["A", "B"]

ARMORY: dict[Side, tuple[tuple[int, int], ...]] = {
    "A": ((5, 2), (3, 2), (2, 1), (1, 1)),
    "B": ((5, 2), (4, 2), (3, 2), (3, 1), (2, 1), (1, 1)),
}
"""Draw and keep of each place, the first place first, by side of the Armory tile (BR-132)."""


def spaces_of(slug: str, turned: bool) -> str:
    """The shapes of a tile in running order; turned by 180 degrees it is read backward (BR-030)."""
    printed = TILES[slug][1]
    return printed[::-1] if turned else printed


def armory_side(seats: int) -> Side:
    """Side A for 2 to 4 players, side B for 5 or 6 (BR-031)."""
    return "A" if seats <= 4 else "B"


def shape_at(track: str, space: int) -> str:
    """S, C or T; empty in Start and past the last space, which have no shape (BR-009)."""
    if not 1 <= space <= len(track):
        return ""
    letter = track[space - 1]
    return SQUARE if letter == GADGET else letter


def is_gadget(track: str, space: int) -> bool:
    """Whether this is a Gadget space."""
    return 1 <= space <= len(track) and track[space - 1] == GADGET


@record
class Path:
    """The spaces a forward move enters, one per step; the last one is where it ends unless the team is out.

    ``blocked``: the move ends there because somebody stops it. ``out``: it leaves the last tile.
    """

    start: int
    entered: tuple[int, ...]
    out: bool = False
    blocked: bool = False

    @property
    def end(self) -> int:
        """Where the whole move ends; when ``out``, the last space entered on the way."""
        return self.entered[-1] if self.entered else self.start

    def stops(self, track: str) -> tuple[int, ...]:
        """Gadget spaces where the team may stop on the way, before the end of the move (BR-050)."""
        on_the_way = self.entered if self.out else self.entered[:-1]
        return tuple(space for space in on_the_way if is_gadget(track, space))


def walk(
    track: str, start: int, steps: int, skips: Sequence[str] = (), blocks: Callable[[int], bool] | None = None
) -> Path:
    """The forward move of so many steps. Skipped shapes are neither counted nor entered; the exit never is (BR-101)."""
    if not skips and blocks is None:
        end = min(start + steps, len(track))
        return Path(start, tuple(range(start + 1, end + 1)), out=steps > 0 and start + steps > len(track))
    entered: list[int] = []
    space, left = start, steps
    while left > 0:
        space += 1
        if space > len(track):
            return Path(start, tuple(entered), out=True)
        if shape_at(track, space) in skips:
            continue
        entered.append(space)
        left -= 1
        if blocks is not None and blocks(space):
            return Path(start, tuple(entered), blocked=True)
    return Path(start, tuple(entered))


def commonest(track: str, spaces: Sequence[int]) -> str:
    """The shape found most often on these spaces; a tie goes to Square, then Circle."""
    found = [shape_at(track, space) for space in spaces]
    return max(SHAPES, key=found.count)
