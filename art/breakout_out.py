"""The strip below the track: the places of the Armory in the first Escape, later the places of those who are out."""

from art.breakout_layout import ARMORY_HEIGHT, MARGIN, WIDTH, Layout, Slot
from art.breakout_signs import banner, box, villain_badge
from art.lettering import shortened
from art.palette import GADGET, PANEL, QUIET, WORDS
from art.seats import ordinal
from art.svg import NOTHING, Mark, join, rect, text
from engine.breakout.view import ArmoryPlace, BreakoutView


def out_strip(view: BreakoutView, places: Layout) -> Mark:
    """The strip; the pawns on its places are drawn with all others."""
    top, height = places.out_top, places.out_height
    ground = rect(MARGIN, top, WIDTH - 2 * MARGIN, height, PANEL, radius=10)
    armory = {place.number: place for place in view.armory} if view.armory_side is not None else {}
    slots = [_slot(slot, armory.get(slot.number), top, height) for slot in places.slots]
    return join((ground, *slots, _legend(view, places)))


def _slot(slot: Slot, place: ArmoryPlace | None, top: float, height: float) -> Mark:
    """One place: its number, and how many Gadgets it draws and keeps (BR-132)."""
    taken = slot.seat is not None or (place is not None and place.seat is not None)
    marks = [
        box(slot.x, top + 5, slot.width, height - 10, open_place=not taken),
        text(slot.x + 9, top + 34, ordinal(slot.number), 25, WORDS, weight=700),
    ]
    if place is not None:
        words = f"{place.draw}, keep {place.keep}"
        marks.append(text(slot.x + 9, top + 67, f"draw {words}", 22, GADGET))
    return join(marks)


def _legend(view: BreakoutView, places: Layout) -> Mark:
    """What the strip is, at the end that the places leave free, and the Villain that can be had for another."""
    xs = [slot.x for slot in places.slots]
    from_right = bool(xs) and xs[0] > WIDTH / 2
    left = MARGIN + 16 if from_right else max((slot.x + slot.width for slot in places.slots), default=MARGIN) + 20
    right = min(xs, default=WIDTH) - 12 if from_right else WIDTH - MARGIN - 16
    if view.armory_side is None:
        return join((_goal(view, left, right, places.out_top), _earlier(view, left, places.out_top)))
    title = text(left, places.out_top + 31, "ARMORY", 25, QUIET, weight=700)
    if view.exchange is None:
        return title
    y = places.out_top + ARMORY_HEIGHT - 38
    sign = villain_badge(left, y, view.exchange, 44, 30, 22)
    name = shortened(view.exchange.name, right - left - 54, 23)
    return join((title, sign, text(left + 54, y + 23, name, 23, WORDS)))


def _goal(view: BreakoutView, left: float, right: float, top: float) -> Mark:
    """What the second Escape is about (BR-145, BR-146)."""
    words = "First out wins" + (", race on" if view.race_on else "")
    room = right - left - _earlier_width(view)
    return text(left, top + 33, shortened(words, room, 23), 23, QUIET) if room > 90 else NOTHING


def _earlier_width(view: BreakoutView) -> float:
    return 122 + 36 * len(view.first_escape) if view.first_escape else 0


def _earlier(view: BreakoutView, left: float, top: float) -> Mark:
    """The seats in the order of their places in the first Escape, at the right end if there is room after ``left``."""
    x = WIDTH - MARGIN - 6 - _earlier_width(view)
    if not view.first_escape or x < left:
        return NOTHING
    flags = [banner(x + 116 + 36 * n, top + 11, seat, 31, 28) for n, seat in enumerate(view.first_escape)]
    return join((text(x, top + 33, "Escape 1:", 23, QUIET), *flags))
