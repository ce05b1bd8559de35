"""The move of a turn, its stop on a Gadget space, a flight, and what follows from it (T5 and T6; BR-099 to BR-112)."""

from engine.breakout.race import Race
from engine.breakout.tasks import step
from engine.breakout.track import Path
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text


@step("fly")
def fly(t: Race) -> Effect[None]:
    """D07: a direct move instead of the roll: no die, no changes, no additions (BR-083, BR-212, BR-213)."""
    seat = t.turn.seat
    flyer = next((power for power in t.powers(seat) if power.flight(t)), None)
    if flyer is None:
        return
    here = t.space(seat)
    spaces = range(here + 1, min(here + flyer.flight(t), t.last + 1) + 1)
    options = [
        Option(f"land:{space}", "land", text("Land on {to:space}", to=t.sign(space)), note=t.shape_note(space))
        for space in spaces
    ]
    taken = yield from t.choose(
        seat, "flight", text("{who:seat} flies.", who=seat), text("Where do you land?"), options,
        default=options[-1].id,
    )  # fmt: skip
    flyer.spend(t)
    passed = t.fly(seat, int(taken.removeprefix("land:")))
    t.turn.landed = t.space(seat)
    t.turn.flown = True
    t.answer_passing(seat, passed, forward=True)


@step("move")
def move(t: Race) -> None:
    """T5: work out the whole path; ask only if it enters a Gadget space before its end (BR-050, BR-187)."""
    turn, seat = t.turn, t.turn.seat
    roll = turn.roll
    if turn.landed is not None:
        return
    if roll is None or roll.going == "still" or not roll.total:
        turn.landed = t.space(seat)
        t.say("move", "{who:seat} stays on {to:space}.", who=seat, to=turn.landed)
    elif roll.going == "back" and not t.space(seat):
        turn.landed = 0
        t.say("move", "{who:seat} is in Start and cannot go back.", who=seat)
    elif roll.going == "back":
        turn.landed = max(0, t.space(seat) - roll.total)
        t.move_back(seat, roll.total, by=seat)
    else:
        path = t.path(seat, roll.total)
        if path.stops(t.track):
            t.push("stop")
        else:
            follow(t, path, None)


@step("stop")
def stop(t: Race) -> Effect[None]:
    """D18: one question for the whole move: each Gadget space on the way, or all of it (BR-050, BR-051, BR-235)."""
    seat, roll = t.turn.seat, t.turn.roll
    if roll is None or roll.total is None:
        return
    path = t.path(seat, roll.total)
    gain = (
        text("You draw a Gadget there.")
        if t.may_draw(seat)
        else text("You hold three or more Gadgets, so you draw nothing.")
    )
    full = t.last + 1 if path.out else path.end
    options = [Option("move", "move", text("Move on to {to:space}", to=t.sign(full)), note=t.shape_note(full))]
    options += [
        Option(f"stop:{space}", "stop", text("Stop on {to:space}", to=space), note=gain)
        for space in path.stops(t.track)
    ]
    taken = yield from t.choose(
        seat, "stop", text("{who:seat} passes a Gadget space.", who=seat),
        text("You may stop on a Gadget space on your way."), options,
    )  # fmt: skip
    follow(t, path, None if taken == "move" else int(taken.removeprefix("stop:")))


def follow(t: Race, path: Path, stop: int | None) -> None:
    """Move, note where the move ended, then let those answer who passed or were passed (BR-111, BR-236)."""
    seat = t.turn.seat
    passed = t.follow(seat, path, stop)
    t.turn.landed = t.space(seat)
    t.answer_passing(seat, passed, forward=True)


@step("after-move", even_if_out=True)
def after_move(t: Race) -> None:
    """T6: other teams that watched the die, clockwise (BR-064, BR-217, BR-268)."""
    turn, seat = t.turn, t.turn.seat
    die = turn.roll.die if turn.roll is not None else 0
    for rival in t.rivals(seat):
        for owed in [owed for owed in turn.owed if owed.seat == rival]:
            t.say("power", "{villain:villain} moves {who:seat} on.", who=rival, villain=owed.villain)
            t.advance(rival, owed.spaces)
        for power in t.powers(rival) if die else ():
            power.after_rival_die(t, seat, die)
    turn.owed.clear()
