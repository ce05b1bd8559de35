"""Phase Shift: what targeted rivals may answer to a Gadget (BR-165 to BR-168)."""

from engine.breakout.gadgets import kind_of
from engine.breakout.race import Race
from engine.breakout.tasks import step
from engine.core.ask import Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import text

SHIFT = "phase-shift"


@step("phase-shift")
def phase_shift(t: Race) -> Effect[None]:
    """D21: one window for all targeted rivals; the first one clockwise who cancels spends the card (BR-168, BR-184)."""
    played = t.turn.waiting
    if played is None:
        return
    targets = played.targets
    gadget = kind_of(played.card).slug
    asks = {rival: answering(t, rival, gadget, played.target) for rival in targets}
    answers = yield from t.window(SHIFT, text("Waiting for an answer to {gadget:gadget}.", gadget=gadget), asks)
    for rival in targets:
        if answers.get(rival) == ("cancel",):
            shift = t.show_gadget(rival, SHIFT)
            t.say("gadget", "{who:seat} cancels {gadget:gadget}.", who=rival, gadget=gadget)
            t.bury([played.card], seen=range(t.state.seats))
            t.bury([shift], seen=range(t.state.seats))
            t.turn.waiting = None
            return


def answering(t: Race, rival: int, gadget: str, villain: str) -> SeatAsk:
    """What a targeted rival is asked; without the card he is asked at a table with a poker face alone.

    ``villain``: which one of the rival's team it is about; empty if it is about the team.
    """
    no = Option("pass", "pass", text("Let it happen"))
    prompt = text("{gadget:gadget} targets your team.", gadget=gadget)
    if villain:
        prompt = text("{gadget:gadget} targets {villain:villain} of your team.", gadget=gadget, villain=villain)
    if t.holds(rival, SHIFT) is None:
        return SeatAsk(prompt, (no,), (no.id,))
    note = text("Your Phase Shift is spent and the whole Gadget has no effect.")
    yes = Option("cancel", "cancel", text("Cancel it with Phase Shift"), note=note)
    return SeatAsk(prompt, (yes, no), (no.id,))


@step("gadget-works")
def gadget_works(t: Race) -> None:
    """A Gadget that nobody cancelled goes under the deck and does what it says (BR-151)."""
    played = t.turn.waiting
    if played is None:
        return
    t.turn.waiting = None
    t.bury([played.card], seen=range(t.state.seats))
    kind = kind_of(played.card)
    if played.target and not played.targets:
        t.say("gadget", "{gadget:gadget} has no effect: its target has left.", gadget=kind.slug)
        return
    kind.work(t, t.turn.seat, played.target)
