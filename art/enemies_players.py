"""A panel for each player of Gotham: name, Villain, Infamy, Money, what is left, Weapons; in 2 v 2 by duo."""

from collections.abc import Sequence
from dataclasses import dataclass

from art.enemies_ink import FLAME, GLASS, ICE, seat_colour, villain_sign
from art.enemies_layout import MARGIN, WIDTH
from art.enemies_sheet import Sheet, at, disc_data, frame_data
from art.enemies_signs import (
    CARD,
    CROWN,
    FLAG,
    GOON,
    SMALL_BUILDING,
    SMALL_FLAME,
    TICK,
    seat_banner,
    trigger,
    villain,
)
from art.enemies_words import final_of, in_order, rank_of, seat_acts
from art.lettering import shortened
from art.palette import CHIP, COIN, DARK, HALO, LINE, PANEL, QUIET, WARNING, WORDS
from art.seats import ordinal
from art.svg import Mark, join, text
from art.typeface import width
from engine.enemies.view import EnemiesView, PlayerView

_LOW, _PLACE, _SIGN, _TOP = range(4)
_GAP = 6
_WIDE = (WIDTH - 2 * MARGIN - _GAP) / 2
_HEAD = 52
_LINE = 46
_CHIP = 38
_DUO = 44
_PAD = 14


@dataclass(frozen=True, slots=True)
class Chip:
    """A Weapon or a mark: ``main`` for the Villain's own one."""

    words: str
    used: bool = False
    main: bool = False
    mark: bool = False

    @property
    def wide(self) -> float:
        """From edge to edge."""
        return 20 + width(self.words, 22, bold=True) + (24 if self.used else 0)


@dataclass(frozen=True, slots=True)
class Panel:
    """A player with chips, each with its x and line."""

    player: PlayerView
    chips: tuple[tuple[Chip, float, int], ...]

    @property
    def high(self) -> float:
        """How high it must be."""
        return _HEAD + _LINE + _CHIP * max((row + 1 for _, _, row in self.chips), default=0) + 6


def players_height(view: EnemiesView) -> float:
    """How high all panels are together."""
    rows = _rows(view)
    return sum(max(panel.high for panel in row) + _GAP for row in rows) - _GAP + (_DUO if view.duos else 0)


def players(sheet: Sheet, view: EnemiesView, shown: Sequence[str], top: float) -> Mark:
    """All panels, two in a row; returns the names, which do not lie on the sheet."""
    names: list[Mark] = []
    if view.duos:
        for duo in (0, 1):
            _duo(sheet, view, duo, MARGIN + duo * (_WIDE + _GAP), top)
        top += _DUO
    for row in _rows(view):
        high = max(panel.high for panel in row)
        for column, panel in enumerate(row):
            names.append(_panel(sheet, view, panel, shown, (MARGIN + column * (_WIDE + _GAP), top, high)))
        top += high + _GAP
    return join(names)


def _rows(view: EnemiesView) -> list[list[Panel]]:
    panels = [Panel(player, _flow(_chips(player))) for player in in_order(view)]
    return [panels[start : start + 2] for start in range(0, len(panels), 2)]


def _duo(sheet: Sheet, view: EnemiesView, duo: int, x: float, top: float) -> None:
    """The heading of a duo with the sum that decides (EG-189)."""
    sheet.box(_LOW, x, top, _WIDE, _DUO - 6, CHIP, cut=3)
    total = sum(player.infamy for player in view.players if player.duo == duo)
    sheet.words(x + _PAD, top + 28, f"DUO {'AB'[duo]}", 25, WORDS)
    sheet.words(x + _WIDE - _PAD, top + 28, f"{total} Infamy", 25, HALO, anchor="end")


def _chips(player: PlayerView) -> list[Chip]:
    if player.left:
        return []
    chips = [Chip(player.villain.weapon_name, player.main_used, main=True)] if player.villain is not None else []
    chips += [Chip(each.name, each.used) for each in player.weapons]
    if player.bonus:
        chips.append(Chip(f"+{player.bonus} Control", mark=True))
    return chips


def _flow(chips: Sequence[Chip]) -> tuple[tuple[Chip, float, int], ...]:
    """Chips side by side, in as many lines as they need."""
    placed: list[tuple[Chip, float, int]] = []
    x, row = float(_PAD), 0
    for chip in chips:
        if x > _PAD and x + chip.wide > _WIDE - _PAD:
            x, row = float(_PAD), row + 1
        placed.append((chip, x, row))
        x += chip.wide + 8
    return tuple(placed)


def _panel(
    sheet: Sheet, view: EnemiesView, panel: Panel, shown: Sequence[str], place: tuple[float, float, float]
) -> Mark:
    x, y, high = place
    player = panel.player
    sheet.box(_LOW, x, y, _WIDE, high, PANEL, cut=3)
    sheet.box(_PLACE, x, y + 8, 6, high - 16, LINE if player.left else seat_colour(player.seat))
    if seat_acts(view, player.seat) or rank_of(view, player.seat) == 1:
        sheet.shape(_PLACE, frame_data(x, y, _WIDE, high, 3, 3), HALO)
    seat_banner(sheet, _SIGN, x + _PAD, y + 9, player.seat, 50, 37, 30)
    name = _head(sheet, view, player, shown[player.seat], (x, y))
    if not player.left and player.villain is not None:
        _means(sheet, view, player, (x, y + _HEAD))
    for chip, left, row in panel.chips:
        _chip(sheet, chip, x + left, y + _HEAD + _LINE + _CHIP * row)
    return name


def _head(sheet: Sheet, view: EnemiesView, player: PlayerView, name: str, place: tuple[float, float]) -> Mark:
    """Name; at the right end Infamy and place, and the token of the First Player."""
    x, y = place
    end = x + _WIDE - _PAD
    if player.left:
        end -= sheet.words(end, y + 36, "left the game", 23, WARNING, anchor="end") + 12
    else:
        end -= sheet.words(end, y + 38, "Infamy", 22, QUIET, anchor="end") + 7
        end -= sheet.words(end, y + 38, str(player.infamy), 36, HALO, anchor="end") + 14
        rank = rank_of(view, player.seat)
        end -= sheet.words(end, y + 37, ordinal(rank or player.place), 25, QUIET, anchor="end") + 10
        if rank == 1:
            end -= 28
            sheet.shape(_SIGN, at(end, y + 18, CROWN), COIN)
            end -= 8
        elif player.first_player and rank is None:
            end -= 20
            sheet.shape(_SIGN, at(end, y + 12, FLAG), QUIET)
            end -= 10
    left = x + _PAD + 60
    words = shortened(name, end - left, 30, bold=True)
    return text(left, y + 38, words, 30, QUIET if player.left else WORDS, weight=700)


def _means(sheet: Sheet, view: EnemiesView, player: PlayerView, place: tuple[float, float]) -> None:
    """Villain with what it likes to Burn; Money, Goons and Fires in supply, Power Cards in hand."""
    x, y = place
    board = player.villain
    if board is None:
        return
    villain(sheet, _SIGN, x + _PAD, y + 3, villain_sign(board.slug, board.name), 50, 34, 26)
    left = x + _PAD + 60
    left += sheet.words(left, y + 29, board.name, 24, WORDS) + 12
    for kind in board.triggers:
        trigger(sheet, _SIGN, left, y + 2, kind)
        left += SMALL_BUILDING + 5
    end = x + _WIDE - _PAD
    supply = {"mr-freeze": (view.ice, ICE), "poison-ivy": (view.greenhouses, GLASS)}.get(board.slug)
    final = final_of(view, player.seat)
    money = player.money if final is None else final.money
    for kind, count in (("card", player.hand), ("fire", player.fires), ("goon", player.goons), ("coin", money)):
        end -= sheet.words(end, y + 30, str(count), 26, WORDS, anchor="end") + 4
        end -= _mean(sheet, kind, end, y, player.seat) + 12
    if supply is not None and end - left > 60:
        end -= sheet.words(end, y + 30, str(supply[0]), 26, WORDS, anchor="end") + 4
        sheet.shape(_SIGN, at(end - 18, y + 11, "m9 0l9 10l-9 10l-9 -10z"), supply[1])


def _mean(sheet: Sheet, kind: str, end: float, y: float, seat: int) -> float:
    """The sign before a number, its right edge at ``end``; returns how wide it is."""
    if kind == "card":
        sheet.shape(_SIGN, at(end - 20, y + 8, CARD), QUIET)
        return 20
    if kind == "fire":
        sheet.shape(_SIGN, at(end - 22, y + 7, SMALL_FLAME), FLAME)
        return 22
    if kind == "goon":
        sheet.shape(_SIGN, at(end - 24, y + 8, GOON), seat_colour(seat))
        return 24
    sheet.shape(_SIGN, disc_data(end - 13, y + 21, 13), COIN)
    sheet.words(end - 13, y + 28.5, "$", 21, DARK, anchor="middle")
    return 26


def _chip(sheet: Sheet, chip: Chip, x: float, y: float) -> None:
    """A Weapon: ready ones on a plate, used ones dim with a tick and without it; the Main Weapon has pointed ends."""
    if not chip.used:
        sheet.box(_PLACE, x, y, chip.wide, 32, CHIP, cut=5 if chip.main else 0)
    ink = HALO if chip.mark else QUIET if chip.used else WORDS
    sheet.words(x + 10, y + 24, chip.words, 22, ink)
    if chip.used:
        sheet.outline(_TOP, at(x + chip.wide - 26, y + 9, TICK), QUIET, 4)
