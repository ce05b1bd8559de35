"""The Riddle: a claim, who doubts it, and what comes of it (BR-207 to BR-211)."""

from engine.breakout.race import Race
from engine.breakout.rerolls import running
from engine.breakout.state import Die, Roll
from engine.breakout.tasks import step
from engine.core.ask import Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import text


@step("claim")
def claim(t: Race) -> Effect[None]:
    """D10: the player claims a number; the truth is what his secret die shows after his own rerolls and changes."""
    roll, seat = running(t), t.turn.seat
    if roll is None:
        return
    truth = roll.dice[0].shows
    options = tuple(
        Option(f"claim:{number}", "claim", text("Claim {n}", n=number),
               note=text("This is the truth.") if number == truth else text("This is a lie."))
        for number in range(1, 7)
    )  # fmt: skip
    taken = yield from t.choose(
        seat, "claim", text("{who:seat} poses a Riddle.", who=seat),
        text("Your secret die shows {die}. Which number do you claim?", die=truth), options, default=f"claim:{truth}",
    )  # fmt: skip
    roll.claim = int(taken.removeprefix("claim:"))
    t.say("roll", "{who:seat} claims a {claim}.", who=seat, claim=roll.claim)


@step("challenge")
def challenge(t: Race) -> Effect[None]:
    """D11: all rivals at once; the first challenge closes the window (BR-181)."""
    roll, seat = running(t), t.turn.seat
    if roll is None or not roll.claim:
        return
    prompt = text("{who:seat} claims a {claim}. Do you doubt it?", who=seat, claim=roll.claim)
    yes = Option("challenge", "challenge", text("Challenge"),
                 note=text("A lie does not move. If it is true, the claim moves 3 more."))  # fmt: skip
    no = Option("pass", "pass", text("Believe it"))
    asks = {rival: SeatAsk(prompt, (yes, no), (no.id,)) for rival in t.rivals(seat)}
    public = text("{who:seat} claims a {claim}. Waiting for a reaction.", who=seat, claim=roll.claim)
    answers = yield from t.window("challenge", public, asks, closes_on=("challenge",))
    doubters = [rival for rival, picks in answers.items() if picks == ("challenge",)]
    settle(t, roll, doubters[0] if doubters else None)


def settle(t: Race, roll: Roll, doubter: int | None) -> None:
    """A claim that stands is the die; a lie that is caught makes no die and no roll (BR-208).

    The secret number is shown only if it was doubted (BR-191).
    """
    truth, roll.secret = roll.dice[0].shows, False
    if doubter is not None:
        t.say("roll", "{who:seat} challenges. The die shows {die}.", who=doubter, die=truth, reveal=True)
    if doubter is not None and truth != roll.claim:
        roll.dice.clear()
        roll.claim, roll.total = 0, 0
        t.say("roll", "The claim was a lie: {who:seat} does not move.", who=t.turn.seat)
        return
    roll.doubted = doubter is not None
    roll.dice[:] = [Die(roll.claim, "riddle")]
