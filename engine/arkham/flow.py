"""What comes next when nothing is running: the phases of a turn, one after the other (AA-062 to AA-064)."""

from collections.abc import Callable

from engine.arkham import ending
from engine.arkham.state import Phase, ThisTurn, Trigger
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn


def go_on(t: Turn) -> None:
    """Push what is due: triggers first, then departures, then what the phase says."""
    state = t.state
    if state.triggers:
        t.push("settle")
        return
    if state.leaving:
        t.push("depart")
        return
    if state.phase == "action":
        state.phase = "main"
    match state.phase:
        case "main":
            t.push("main")
        case "new":
            t.push("set-up")
        case "characters":
            t.push("team-characters" if state.teams else "draft" if state.draft else "characters")
        case "starters":
            t.push("starters")
        case "deal":
            t.push("deal")
        case _:
            t.push("steps")


@tasks.task("steps", "the end of a turn")
def steps(t: Turn) -> None:
    """Steps 2 to 9 and the beginning of the next turn, one after the other until one leaves something to settle."""
    state = t.state
    while not (t.pushed or state.triggers or state.leaving):
        step = STEPS.get(state.phase)
        if step is None:
            return
        step(t)


def begin(t: Turn) -> None:
    """A turn begins: Power 0, start-of-turn abilities wait for their player to order them (AA-063, AA-068)."""
    state = t.state
    state.turn += 1
    state.now = ThisTurn()
    state.phase = "main"
    t.say("turn", "{who:seat}'s turn.", who=state.active)
    for design, this in t.sources(state.active):
        if design.has("at-start"):
            state.triggers.append(Trigger(design.task("at-start"), state.active, this))
    t.queue_stack_ongoing("stack-at-start")


STEPS: dict[Phase, Callable[[Turn], None]] = {
    "put-away": ending.put_away,
    "end-abilities": ending.end_abilities,
    "clear": ending.clear,
    "draw-up": ending.draw_up,
    "refill": ending.refill,
    "flip-nemesis": ending.flip_nemesis,
    "flip-hostage": ending.flip_hostage,
    "pass-on": ending.pass_on,
    "begin": begin,
}
"""What is done in each phase after the main phase, in this order."""
