"""A panel for each player of Arkham: name, VP tokens, Character, piles, cards in play or frozen, the final count."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from art.arkham_ink import ICE, type_ink
from art.arkham_layout import GAP, MARGIN, WIDTH
from art.arkham_signs import coin, coin_width, loop, medal, snowflake, tick
from art.arkham_words import face, in_order, ranks, stays
from art.breakout_signs import banner
from art.lettering import shortened
from art.palette import BACKGROUND, CHIP, COIN, HALO, LINE, PANEL, QUIET, WARNING, WORDS, seat_ink
from art.svg import NOTHING, Mark, frame, join, moved, rect, row_of_text, text
from art.typeface import width
from engine.arkham.view import ArkhamView, CardView, InPlay, PlayerView, ScoreView

State = Literal["ongoing", "bribed", "frozen", "in play"]

_FROZEN: State = "frozen"
_HEAD = 50
_LINE = 36
_PAD = 6
_FIRST = 18.0


@dataclass(frozen=True, slots=True)
class Chip:
    """Cards of one name in one state in front of a player, or words about the player."""

    words: str
    state: State | None = None
    card: CardView | None = None
    used: bool = False
    """Whether the ability of this turn has been used; a tick tells it."""
    warns: bool = False

    @property
    def width(self) -> float:
        """Lengths from edge to edge."""
        return (
            20
            + width(self.words, 23)
            + (44 if self.card is not None else 0)
            + (32 if self.state else 0)
            + (26 if self.used else 0)
        )


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel holds, its chips with their x and line."""

    player: PlayerView
    wide: float
    chips: tuple[tuple[Chip, float, int], ...]

    @property
    def height(self) -> float:
        """Lengths that it needs; a line for chips is kept free so that the picture seldom changes its height."""
        lines = max([1, *(row + 1 for _, _, row in self.chips)])
        return _HEAD + _LINE * (1 + lines) + _PAD


def players_height(view: ArkhamView) -> float:
    """How high all panels are together."""
    heights = [max(panel.height for panel in row) for row in _rows(view)]
    return sum(heights) + GAP * max(0, len(heights) - 1)


def players(view: ArkhamView, shown: Sequence[str], top: float) -> Mark:
    """All panels, two in a row, a last one alone across the whole width; at the end by rank."""
    marks: list[Mark] = []
    for row in _rows(view):
        height = max(panel.height for panel in row)
        for place, panel in enumerate(row):
            x = MARGIN + place * (panel.wide + GAP)
            marks.append(moved(x, top, _panel(view, panel, shown[panel.player.seat], height)))
        top += height + GAP
    return join(marks)


def _rows(view: ArkhamView) -> list[list[Panel]]:
    ready = in_order(view)
    pairs = [ready[start : start + 2] for start in range(0, len(ready), 2)]
    whole = WIDTH - 2 * MARGIN
    half = (whole - GAP) / 2
    return [[_filled(view, player, half if len(pair) == 2 else whole) for player in pair] for pair in pairs]


def _filled(view: ArkhamView, player: PlayerView, wide: float) -> Panel:
    """The panel of a player, each chip in the first line with room for it."""
    placed: list[tuple[Chip, float, int]] = []
    ends: list[float] = []
    for chip in _chips(view, player):
        row = next((row for row, end in enumerate(ends) if end + chip.width <= wide - 12), len(ends))
        ends += [_FIRST] * (row == len(ends))
        placed.append((chip, ends[row], row))
        ends[row] += chip.width + 8
    return Panel(player, wide, tuple(placed))


def _chips(view: ArkhamView, player: PlayerView) -> list[Chip]:
    """What breaks a tie in the final count; cards that stay: Ongoing, Bribed, frozen; what hinders the player."""
    counts = [score for score in view.scores if score.seat == player.seat]
    chips = [Chip(f"{score.nemeses} Nemesis card{'s' if score.nemeses != 1 else ''}") for score in counts]
    chips += [Chip(f"{score.cards} cards in all") for score in counts]
    held: list[tuple[CardView, State, bool]] = [
        (each.card, _state_of(each), each.used) for each in player.in_play if stays(each)
    ]
    held.extend((card, _FROZEN, False) for card in player.frozen)
    chips += _grouped(held)
    if player.played_by_mate:
        chips.append(Chip("left: the teammate plays", warns=True))
    if player.draws_less:
        chips.append(Chip(f"draws {player.draws_less} fewer", warns=True))
    return chips


def _state_of(each: InPlay) -> State:
    if each.bribed:
        return "bribed"
    return "ongoing" if each.card.ongoing else "in play"


def _grouped(held: Iterable[tuple[CardView, State, bool]]) -> Iterable[Chip]:
    """One chip for all cards of one name in one state."""
    groups: dict[tuple[str, State, bool], list[CardView]] = {}
    for card, state, used in held:
        groups.setdefault((card.name, state, used), []).append(card)
    for (name, state, used), cards in groups.items():
        number = f" ×{len(cards)}" if len(cards) > 1 else ""
        yield Chip(f"{name}{number}", state, cards[0], used)


def _panel(view: ArkhamView, panel: Panel, name: str, height: float) -> Mark:
    player = panel.player
    # A team has one rank, which stands above its players.
    rank = None if view.teams else ranks(view).get(player.seat)
    marked = rank == 1 if view.phase == "over" else player.seat == view.active and not player.left
    marks = [
        rect(0, 0, panel.wide, height, PANEL, radius=10),
        frame(1.5, 1.5, panel.wide - 3, height - 3, HALO, radius=9, thick=3) if marked else NOTHING,
        rect(0, 10, 6, height - 20, LINE if player.left else seat_ink(player.seat).colour),
        banner(18, 7, player.seat, 52, 38),
    ]
    if player.left:
        words = "left the game"
        room = panel.wide - 84 - width(words, 24) - 30
        marks.append(text(82, 37, shortened(name, room, 30, bold=True), 30, QUIET, weight=700))
        marks.append(text(panel.wide - 14, 36, words, 24, WARNING, anchor="end"))
        return join(marks)
    score = next((score for score in view.scores if score.seat == player.seat), None)
    marks.append(_first_line(panel, name, score, rank))
    marks.append(_second_line(view, panel, score))
    marks += [_chip(chip, x, _HEAD + _LINE * (1 + row)) for chip, x, row in panel.chips]
    marks.append(_letters(panel))
    return join(marks)


def _letters(panel: Panel) -> Mark:
    """The letters of the types on all chips."""
    return row_of_text(
        [
            (x + 61, _HEAD + _LINE * (1 + row) + 24, type_ink(chip.card).letters)
            for chip, x, row in panel.chips
            if chip.card is not None
        ],
        21,
        "#ffffff",
    )


def _first_line(panel: Panel, name: str, score: ScoreView | None, rank: int | None) -> Mark:
    """Name, and at the right end the VP tokens or, in the end, the final count with its medal."""
    x = panel.wide - 14
    if score is None:
        words = str(panel.player.vp)
        x -= width("VP", 24, bold=True)
        unit = text(x, 36, "VP", 24, COIN, weight=700)
        x -= 8 + coin_width(38, words)
        marks = [unit, coin(x, 7, 38, words)]
    else:
        words = f"{score.total} VP"
        x -= width(words, 38, bold=True)
        marks = [text(x, 40, words, 38, COIN if rank == 1 else WORDS, weight=700)]
        if rank is not None:
            x -= 50
            marks.append(medal(x, 5, rank))
    return join((*marks, text(82, 37, shortened(name, x - 96, 30, bold=True), 30, WORDS, weight=700)))


def _second_line(view: ArkhamView, panel: Panel, score: ScoreView | None) -> Mark:
    """The Character, and at the right end the piles or the parts of the final count."""
    player = panel.player
    if score is not None:
        right = f"{score.cards_vp} on cards + {score.tokens} in tokens"
        if score.coffer:
            right += f" + {score.coffer} shared"
    elif view.phase == "setup":
        right = ""
    else:
        right = f"hand {player.hand} · deck {player.deck} · discard {len(player.discard)}"
    x = panel.wide - 14 - width(right, 23)
    foot = _HEAD + 25
    room = x - _FIRST - 16
    words, ink = _character(player)
    size = next((size for size in (25, 23, 21) if width(words, size) <= room), 20)
    return join((text(_FIRST, foot, shortened(words, room, size), size, ink), text(x, foot, right, 23, QUIET)))


def _character(player: PlayerView) -> tuple[str, str]:
    if player.characters:
        return " & ".join(face(each) for each in player.characters), WORDS
    if player.dealt:
        return " or ".join(each.name for each in player.dealt) + "?", QUIET
    return "no Character yet", QUIET


def _chip(chip: Chip, x: float, y: float) -> Mark:
    marks = [rect(x, y, chip.width, 32, CHIP, radius=8)]
    left = x + 10
    if chip.state is not None:
        marks.append(_state(chip.state, left, y + 3))
        left += 32
    if chip.card is not None:
        marks.append(rect(left, y + 3, 38, 26, type_ink(chip.card).colour, radius=4))
        left += 44
    marks.append(text(left, y + 24, chip.words, 23, WARNING if chip.warns else WORDS))
    if chip.used:
        marks.append(tick(x + chip.width - 30, y + 6, HALO))
    return join(marks)


def _state(state: State, x: float, y: float) -> Mark:
    """Ongoing: a loop; Bribed: a coin with a B; frozen: a snowflake; in play: a card."""
    if state == "ongoing":
        return loop(x, y, HALO)
    if state == "frozen":
        return snowflake(x, y)
    if state == "bribed":
        return coin(x - 1, y - 1, 28, "B")
    return join((rect(x + 4, y + 1, 18, 24, ICE, radius=3), rect(x + 7, y + 4, 12, 18, BACKGROUND, radius=2)))
