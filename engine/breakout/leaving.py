"""Players who leave, and an end that people decide (BR-195 to BR-198)."""

from engine.breakout.gadgets import kind_of
from engine.breakout.race import Race
from engine.breakout.state import BreakoutState
from engine.core.errors import Refused
from engine.core.text import Json, text


def leave(t: Race, seat: int) -> None:
    """The pawn is taken off, Villains are discarded, Gadgets go under the deck, effects end (BR-195).

    Raises Refused when the seat has left already.
    """
    state, team = t.state, t.team(seat)
    if team.status == "left" or state.stage == "over":
        raise Refused(text("This seat has left the game already."))
    t.say("leave", "{who:seat} leaves the game.", who=seat)
    t.end_effects(seat)
    gadgets = team.gadgets + team.drawn
    team.gadgets, team.drawn = [], []
    state.gone += [card.slug for card in team.villains]
    state.stack += team.hand
    team.villains, team.hand, team.shown = [], [], []
    team.status = "left"
    state.leavers.append(seat)
    state.arrivals[:] = [arrival for arrival in state.arrivals if arrival != seat]
    if state.visit is not None and state.visit.seat == seat:
        state.visit = None
    t.bury(gadgets, seen=[])
    t.see_whether_alone()
    t.see_whether_over()
    settle_waiting(t)
    if state.up == seat and state.stage == "race" and t.racing():
        state.up = t.clockwise(seat)[0]
    if state.first == seat and state.stage == "choice" and t.staying():
        state.first = begins_instead(t, seat)


def settle_waiting(t: Race) -> None:
    """A Gadget that waits for Phase Shift has new targets, or goes under the deck when its owner races no longer."""
    turn = t.state.turn
    if turn is None or turn.waiting is None:
        return
    waiting = turn.waiting
    if t.races(turn.seat):
        waiting.targets = kind_of(waiting.card).targeted(t, turn.seat, waiting.target)
        return
    turn.waiting = None
    t.bury([waiting.card], seen=range(t.state.seats))


def begins_instead(t: Race, seat: int) -> int:
    """Who takes the first turn when the one who should has left before it: in the second Escape the next one of the
    first Escape (BR-198), in the first the next player clockwise.
    """
    staying, seats = t.staying(), t.state.seats
    placed = next((other for other in t.state.first_escape if other in staying), None)
    return placed if placed is not None else min(staying, key=lambda other: (other - seat) % seats)


def still_due(state: BreakoutState, kind: str, args: dict[str, Json]) -> bool:
    """Tasks of a seat that has left lapse; the steps of a turn lapse by themselves."""
    seat = args.get("seat")
    return not isinstance(seat, int) or state.teams[seat].status != "left"


def end_now(t: Race) -> None:
    """People end the game: ranked by places and spaces as they are."""
    if t.state.stage != "over":
        t.finish_game()
