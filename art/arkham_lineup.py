"""The Line-Up of an Arkham table and the stacks below it."""

from collections.abc import Sequence

from art.arkham_card import HIGH, WIDE, Offer, card_back, card_face, empty_place
from art.arkham_ink import RIDDLE
from art.arkham_layout import GAP, LABEL, LINE_UP, card_top, column, stacks_top
from art.arkham_signs import riddle
from art.palette import PANEL, QUIET, WORDS
from art.svg import NOTHING, Mark, join, moved, rect, row_of_text, text
from art.typeface import width
from engine.arkham.view import ArkhamView, SlotView, StackView


def line_up(view: ArkhamView) -> Mark:
    """The five slots with the cards of all their rows."""
    labels = [(column(slot.number), f"SLOT {slot.number}") for slot in view.slots]
    return join((_labels(labels, LINE_UP), *(_slot(view, slot) for slot in view.slots)))


def _labels(labels: Sequence[tuple[float, str]], top: float) -> Mark:
    """Words that begin at the left edge of their column."""
    return row_of_text([(x + 4 + width(words, 22, bold=True) / 2, top + 26, words) for x, words in labels], 22, QUIET)


def _slot(view: ArkhamView, slot: SlotView) -> Mark:
    x = column(slot.number)
    marks: list[Mark] = []
    if slot.marked:
        marks += [riddle(x + 84, LINE_UP + 4), text(x + 120, LINE_UP + 26, "Riddle", 24, RIDDLE, weight=700)]
    if slot.top_empty:
        marks.append(moved(x, card_top(1), empty_place()))
    for place in slot.cards:
        offer = Offer(place.buy, place.bribe, _within_reach(view, place.buy))
        marks.append(moved(x, card_top(place.row), card_face(place.card, offer)))
    return join(marks)


def _within_reach(view: ArkhamView, buy: int | None) -> bool:
    return view.phase == "turn" and buy is not None and buy <= view.power


def stacks(view: ArkhamView) -> Mark:
    """Nemesis, Hostages, Henchmen, Weaknesses (of teams only their number), and the counts of all other piles."""
    named = [(f"TEAM {n}" if view.teams else "NEMESIS", stack) for n, stack in enumerate(view.nemeses, 1)]
    named += [("HOSTAGES", view.hostages), ("HENCHMEN", view.henchmen), ("WEAKNESSES", view.weaknesses)]
    named = named[:4]
    top = stacks_top(view)
    marks = [_stack(view, stack, column(n), top) for n, (_, stack) in enumerate(named, 1)]
    labels = _labels([(column(n), words) for n, (words, _) in enumerate(named, 1)], top)
    left = [
        (column(n) + 12 + width(words, 22, bold=True), f"×{stack.count}") for n, (words, stack) in enumerate(named, 1)
    ]
    counts = row_of_text([(x + width(words, 24, bold=True) / 2, top + 26, words) for x, words in left], 24, WORDS)
    return join((labels, counts, *marks, _counts(view, column(5), top)))


def _stack(view: ArkhamView, stack: StackView, x: float, top: float) -> Mark:
    """The top of a stack, and the Level of a Nemesis at the right end of its label."""
    level = stack.levels[0] if stack.levels else 0
    marks = [
        text(x + WIDE - 4, top + 26, f"Level {level}", 22, QUIET, anchor="end") if level else NOTHING,
    ]
    if stack.top is not None:
        # The Nemesis of the other team cannot be bought, and yet its cost is of interest.
        cost = stack.top.cost if stack.levels and stack.buy is None else stack.buy
        card = card_face(stack.top, Offer(cost, None, _within_reach(view, stack.buy)))
    else:
        card = card_back() if stack.count else empty_place()
    return join((*marks, moved(x, top + LABEL, card)))


def _counts(view: ArkhamView, x: float, top: float) -> Mark:
    """Main deck, destroyed pile, Weaknesses of a team game, Riddle tokens, Nemesis cards out of the game."""
    lines = [("Main deck", view.main_deck), ("Destroyed", len(view.destroyed))]
    if view.teams:
        lines.append(("Weaknesses", view.weaknesses.count))
    used = len(view.riddles_read) + view.riddles_unread
    if view.riddler is not None or view.riddle_stack or used:
        lines += [("Riddle tokens", view.riddle_stack), ("Riddles gone", used)]
    if view.removed:
        lines.append(("Nemesis released", len(view.removed)))
    high = LABEL + HIGH - GAP
    step = (high - 10) / max(4, len(lines))
    marks = [rect(x, top + GAP, WIDE, high, PANEL, radius=9)]
    numbers: list[tuple[float, float, str]] = []
    for n, (words, count) in enumerate(lines):
        foot = top + GAP + (high - step * len(lines)) / 2 + step * (n + 0.5) + 10
        marks.append(text(x + 14, foot, words, 24, QUIET))
        numbers.append((x + WIDE - 14 - width(str(count), 30, bold=True) / 2, foot, str(count)))
    return join((*marks, row_of_text(numbers, 30, WORDS)))
