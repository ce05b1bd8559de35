"""The windows of the own turn's start and end: what may be used, what must be, and when (BR-069 to BR-072, BR-113)."""

from collections.abc import Iterator
from typing import Literal

from engine.breakout.gadgets import KINDS
from engine.breakout.powers import Power, Use
from engine.breakout.race import Race
from engine.core.ask import Option
from engine.core.record import record
from engine.core.text import text

Window = Literal["start", "end"]

DRAW = "draw"
"""Id of the Gadget draw among the effects of the end of the turn."""


@record
class Effects:
    """What a window holds now: options by id, those that must be done first among them by name."""

    must: tuple[Option, ...]
    may: tuple[Option, ...]
    order_matters: bool
    """Whether it makes a difference which of the mandatory ones comes first."""

    @property
    def options(self) -> tuple[Option, ...]:
        """All of them, mandatory ones first."""
        return (*self.must, *self.may)


def effects(t: Race, window: Window) -> Effects:
    """What the active team can do in this window now, each power once a turn (BR-044, BR-071, BR-113)."""
    must: list[Option] = []
    may: list[Option] = []
    moving, looking = 0, 0
    if window == "end" and t.draw_due(t.turn.seat):
        must.append(Option(DRAW, "draw", text("Draw a Gadget"), note=text("You ended your turn on a Gadget space.")))
        looking += 1
    for power, use in power_uses(t, window):
        id = f"use:{power.key}:{use.target}" if use.target else f"use:{power.key}"
        (must if use.must else may).append(Option(id, "use", use.label, note=use.note))
        if use.must:
            moving += power.moves_someone
            looking += power.moves_someone or power.looks_at_places
    may += gadget_options(t, window)
    return Effects(tuple(must), tuple(may), moving > 0 and looking > 1)


def opened(t: Race, window: Window) -> Effects:
    """What the window holds that the step before has opened: nothing has happened since."""
    due, t.due = t.due, None
    return due if due is not None else effects(t, window)


def power_uses(t: Race, window: Window) -> Iterator[tuple[Power, Use]]:
    """Uses of the acting powers, in card order."""
    for power in t.powers(t.turn.seat):
        for use in power.at_start(t) if window == "start" else power.at_end(t):
            if power.fresh(t, window):
                yield power, use


def gadget_options(t: Race, window: Window) -> Iterator[Option]:
    """Gadgets of the active hand that can be played now, one option per kind and target (BR-153, BR-154)."""
    seat = t.turn.seat
    for slug in t.kinds_held(seat) if t.gadgets(seat) else ():
        kind = KINDS[slug]
        for use in kind.at_start(t, seat) if window == "start" else kind.at_end(t, seat):
            id = f"play:{slug}:{use.target}" if use.target else f"play:{slug}"
            yield Option(id, "play", use.label, note=use.note)


def carry_out(t: Race, window: Window, id: str) -> None:
    """Do what was chosen. It may push Tasks as the last thing."""
    what, _, rest = id.partition(":")
    name, _, target = rest.partition(":")
    if what == DRAW:
        t.turn.drew = True
        t.draw(t.turn.seat)
    elif what == "play":
        play_gadget(t, name, target)
    else:
        power = t.power(t.turn.seat, name)
        if power is None:
            raise ValueError(f"{name} does not act for seat {t.turn.seat}")
        t.mark_used(power, window)
        if window == "start":
            power.start(t, target)
        else:
            power.end(t, target)


def play_gadget(t: Race, slug: str, target: str) -> None:
    """Show a Gadget and let it work; one that targets a rival waits for Phase Shift first (BR-151, BR-165)."""
    seat = t.turn.seat
    kind = KINDS[slug]
    targets = kind.targeted(t, seat, target)
    card = t.show_gadget(seat, slug)
    if kind.targets:
        t.wait_for_reaction(card, target, targets)
        t.push("phase-shift")
        t.push("gadget-works")
        return
    t.bury([card], seen=range(t.state.seats))
    kind.work(t, seat, target)
