"""A card for each team below the track: name, Villains with tokens and marks, Gadgets in hand, what is on its mind."""

from collections.abc import Sequence
from dataclasses import dataclass

from art.breakout_layout import MARGIN, WIDTH
from art.breakout_signs import (
    arrow_head,
    banner,
    crown,
    flag,
    gadget,
    letters_badge,
    small_shape,
    tokens,
    villain_badge,
)
from art.breakout_words import component_name
from art.lettering import shortened
from art.palette import CHIP, COIN, HALO, LINE, PANEL, QUIET, WARNING, WORDS, seat_ink
from art.seats import ordinal
from art.svg import Mark, frame, join, moved, number, rect, text
from art.typeface import width
from art.villain_badges import badge
from engine.breakout.view import BreakoutView, Shape, TeamView, VillainView

_GAP = 5
_CARD = (WIDTH - 2 * MARGIN - _GAP) / 2
_HEAD = 50
_LINE = 35
_PAD = 5
_HALF = (_CARD - 36) / 2
"""Room for a Villain: both stand side by side."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A mark of a team: words, after them perhaps a shape or a seat, around them perhaps a Villain and its tokens."""

    words: str
    warns: bool = False
    shape: Shape | None = None
    seat: int | None = None
    villain: VillainView | None = None

    @property
    def width(self) -> float:
        """Pixels from edge to edge."""
        sign = 26 * (self.shape is not None) + 36 * (self.seat is not None)
        if self.villain is not None:
            sign += 44 + (_coin(self.villain.tokens) if self.villain.tokens else 0)
        return 20 + width(self.words, 22) + sign


@dataclass(frozen=True, slots=True)
class Card:
    """What a card holds: Villains side by side on its first line, chips with their x and line."""

    team: TeamView
    rank: int | None
    villains: tuple[VillainView, ...]
    chips: tuple[tuple[Chip, float, int], ...]

    @property
    def height(self) -> float:
        """Pixels that the card needs."""
        return _HEAD + max([1, *(row + 1 for _, _, row in self.chips)]) * _LINE + _PAD


def cards_height(view: BreakoutView) -> float:
    """How high all cards are together."""
    heights = [max(card.height for card in row) for row in _rows(view)]
    return sum(heights) + _GAP * max(0, len(heights) - 1)


def cards(view: BreakoutView, shown: Sequence[str], top: float) -> Mark:
    """All cards, two in a row: by seat, at the end by rank."""
    marks: list[Mark] = []
    for row in _rows(view):
        height = max(card.height for card in row)
        for column, card in enumerate(row):
            x = MARGIN + column * (_CARD + _GAP)
            marks.append(moved(x, top, _card(view, card, shown, height)))
        top += height + _GAP
    return join(marks)


def _rows(view: BreakoutView) -> list[list[Card]]:
    ranks = {seat: 1 + sum(map(len, view.standings[:n])) for n, seats in enumerate(view.standings) for seat in seats}
    teams = sorted(view.teams, key=lambda team: (ranks.get(team.seat, 99), team.seat))
    ready = [_filled(view, team, ranks.get(team.seat)) for team in teams]
    return [ready[start : start + 2] for start in range(0, len(ready), 2)]


def _filled(view: BreakoutView, team: TeamView, rank: int | None) -> Card:
    """The card of a team, its chips in as many lines as they need."""
    villains = tuple(villain for villain in team.villains if not villain.morph)[:2]
    placed: list[tuple[Chip, float, int]] = []
    x, row = 18.0, int(bool(villains))
    for chip in _chips(view, team):
        if x > 18 and x + chip.width > _CARD - 12:
            x, row = 18.0, row + 1
        placed.append((chip, x, row))
        x += chip.width + 8
    return Card(team, rank, villains, tuple(placed))


def _chips(view: BreakoutView, team: TeamView) -> list[Chip]:
    """All public marks of a team (BR-190)."""
    chips = _whereabouts(view, team)
    chips += [Chip("loses next turn", warns=True)] if team.loses_turn else []
    chips += [Chip(f"+{team.extra_turns} turn{'s' if team.extra_turns != 1 else ''}")] if team.extra_turns else []
    chips += [Chip("Fog: 6 is 1")] if team.fog else []
    chips += [Chip("predicts", shape=team.prediction)] if team.prediction else []
    chips += [Chip("named", shape=team.named)] if team.named else []
    chips += [Chip("watches", seat=team.contract)] if team.contract is not None else []
    chips += [Chip(f"also {component_name(one.power)}", villain=one) for one in team.villains if one.morph]
    return chips


def _whereabouts(view: BreakoutView, team: TeamView) -> list[Chip]:
    if team.status == "left":
        return [Chip("left the game", warns=True)]
    if team.status == "choosing":
        return [Chip("team chosen" if team.chosen else "choosing a team")]
    if team.status == "escaped" and not team.villains:
        return [Chip("Escaped")]
    return []


def _card(view: BreakoutView, card: Card, shown: Sequence[str], height: float) -> Mark:
    team = card.team
    gone = team.status == "left"
    best = card.rank == 1
    marked = team.seat == (view.visitor if view.phase == "armory" else view.active) or best
    marks = [
        rect(0, 0, _CARD, height, PANEL, radius=10),
        frame(1.5, 1.5, _CARD - 3, height - 3, HALO, radius=9, thick=3) if marked else Mark(""),
        rect(0, 10, 6, height - 20, LINE if gone else seat_ink(team.seat).colour),
        banner(18, 7, team.seat, 52, 37),
        _head(team, card.rank, shown[team.seat], began=view.first == team.seat),
        *(_villain(villain, 18 + _HALF * n, _HEAD) for n, villain in enumerate(card.villains)),
        *(_chip(chip, x, _HEAD + _LINE * row) for chip, x, row in card.chips),
    ]
    return join(marks)


def _head(team: TeamView, rank: int | None, name: str, *, began: bool) -> Mark:
    """Name, and at the right end where the team is and how many Gadgets its hand holds."""
    x = _CARD - 14
    marks: list[Mark] = []
    if team.status != "left":
        hand = f"×{team.gadgets}"
        x -= width(hand, 27, bold=True)
        marks += [text(x, 36, hand, 27, WORDS, weight=700), gadget(x - 18, 26, 13)]
        x -= 46
    where = _where(team, rank)
    if where:
        x -= width(where, 26, bold=True)
        out = rank == 1 or (rank is None and team.place == 1)
        marks.append(text(x, 35, where, 26, COIN if out else QUIET, weight=700))
        x -= 12
    if began:
        x -= 22
        marks.append(flag(x, 14))
        x -= 12
    if rank == 1:
        x -= 46
        marks.append(Mark(f'<g transform="translate({number(x)} 9) scale(0.75)">{crown(0, 0)}</g>'))
    words = shortened(name, x - 84, 30, bold=True)
    return join((*marks, text(82, 37, words, 30, QUIET if team.status == "left" else WORDS, weight=700)))


def _where(team: TeamView, rank: int | None) -> str:
    if rank is not None:
        return ordinal(rank)
    if team.status == "escaped":
        return "out" if team.place is None else f"{ordinal(team.place)} out"
    if team.status == "racing":
        return f"on {team.space}" if team.space else "Start"
    return ""


def _villain(villain: VillainView, x: float, y: float) -> Mark:
    """Badge and name; then whose power it has copied, that it is blank, and its tokens."""
    copied = villain.power != villain.slug
    room = _HALF - 56 - (48 if copied else 0) - (72 if villain.blank else 0)
    room -= _coin(villain.tokens) if villain.tokens else 0
    name = shortened(villain.name, room, 24)
    marks = [villain_badge(x, y, villain, 42, 30, 23), text(x + 52, y + 24, name, 24, WORDS)]
    x += 58 + width(name, 24)
    if copied:
        marks += [arrow_head(x, y + 7, QUIET), letters_badge(x + 14, y + 3, badge(villain.power), 32, 26, 20)]
        x += 52
    if villain.blank:
        marks.append(text(x, y + 23, "BLANK", 21, WARNING, weight=700))
        x += 66
    if villain.tokens:
        marks.append(tokens(x, y + 2, villain.tokens))
    return join(marks)


def _coin(count: int) -> float:
    """Room for Hench tokens with the gap before them."""
    return 34 if count < 10 else 46


def _chip(chip: Chip, x: float, y: float) -> Mark:
    marks = [rect(x, y, chip.width, 30, CHIP, radius=8)]
    left = x + 10
    if chip.villain is not None:
        marks.append(letters_badge(left, y + 2, badge(chip.villain.power), 38, 27, 20))
        left += 44
    marks.append(text(left, y + 23, chip.words, 22, WARNING if chip.warns else WORDS))
    left += width(chip.words, 22) + 6
    if chip.shape is not None:
        marks.append(small_shape(left, y + 6, chip.shape, WORDS))
    if chip.seat is not None:
        marks.append(banner(left, y + 2, chip.seat, 30, 27))
    if chip.villain is not None and chip.villain.tokens:
        marks.append(tokens(left, y + 2, chip.villain.tokens))
    return join(marks)
