"""A turn from its coming up (T0) to its end (T8), without the windows in between (BR-057 to BR-066, BR-117 on)."""

from engine.breakout.race import Race
from engine.breakout.state import Turn
from engine.breakout.tasks import step, tasks
from engine.breakout.track import shape_at

MOST_EXTRA = 10
"""Extra turns in a row (BR-122)."""
MOST_ROUNDS = 60
"""Rounds of one Escape (BR-194)."""

STEPS = ("start", "predict", "way", "roll", "move", "after-move", "end", "turn-over")
"""The steps of a turn, T1 to T8, in order."""


@tasks.task("turn")
def turn(t: Race) -> None:
    """T0: effects until this turn end, a lost turn is skipped, else the steps of the turn are due (BR-057, BR-058)."""
    seat = t.state.up
    team = t.team(seat)
    t.state.turns += 1
    until_next_turn(t, seat)
    if team.loses_turn:
        team.loses_turn = False
        t.say("lost", "{who:seat} has lost this turn.", who=seat)
        pass_on(t, seat)
        return
    near = [power for rival in t.rivals(seat) for power in t.powers(rival)]
    chilled_by = [power.seat for power in near for _ in range(power.chills(t, seat))]
    t.state.turn = Turn(seat, team.space, t.shape(seat), chilled_by)
    t.say("turn", "{who:seat}'s turn, from {space:space}.", who=seat, space=team.space)
    for each in STEPS:
        t.push(each)


def until_next_turn(t: Race, seat: int) -> None:
    """End what lasts until this team's next turn starts (BR-157, BR-222, BR-253), and count anew (BR-012)."""
    state, team = t.state, t.team(seat)
    if team.fog:
        team.fog = False
        t.say("gadget", "{who:seat}'s Fog lifts.", who=seat)
    for blank in [blank for blank in state.blanks if blank.by == seat]:
        state.blanks.remove(blank)
        t.say("power", "{villain:villain} is no longer blank.", villain=blank.slug)
    for card in team.villains:
        card.answers = 0


@step("turn-over", even_if_out=True)
def turn_over(t: Race) -> None:
    """T7 for the others, then what lasts until the end of the turn ends, then T8 (BR-117, BR-118, BR-066)."""
    seat = t.turn.seat
    answer_named(t, seat)
    state = t.state
    if state.stage != "race":
        return
    t.team(seat).morphs.clear()
    for blank in [blank for blank in state.blanks if not blank.lasting]:
        state.blanks.remove(blank)
        t.say("power", "{villain:villain} is no longer blank.", villain=blank.slug)
    state.turn = None
    pass_on(t, seat)


def answer_named(t: Race, seat: int) -> None:
    """Cluemaster's shapes that waited for this turn to end: right ones Advance, all are used up (BR-117, BR-267)."""
    shape = shape_at(t.track, t.space(seat)) if t.races(seat) else ""
    for other in t.clockwise(seat):
        team = t.team(other)
        if other == seat or team.named is None:
            continue
        named, team.named = team.named, None
        blank = any(blank.slug == named.card for blank in t.state.blanks)
        if shape == named.shape and not blank and t.races(other):
            t.say("power", "{who:seat} named the right shape: {shape:shape}.", who=other, shape=shape)
            t.advance(other, 2)


def pass_on(t: Race, seat: int) -> None:
    """T8: an extra turn of the same team if one is due, else the next team clockwise (BR-066, BR-121, BR-122)."""
    state, team = t.state, t.team(seat)
    if t.races(seat) and team.extra_turns and state.in_a_row < MOST_EXTRA:
        team.extra_turns -= 1
        state.in_a_row += 1
        state.up = seat
        return
    team.extra_turns = 0
    state.in_a_row = 0
    pass_clockwise(t, seat)


def pass_clockwise(t: Race, seat: int) -> None:
    """The next racing team is up; a round is over when the first player's place at the table is passed (BR-012)."""
    state = t.state
    seats, first = state.seats, state.first or 0
    others = t.clockwise((seat + 1) % seats)
    if not others:
        return
    state.up = others[0]
    if (state.up - first) % seats <= (seat - first) % seats:
        state.round += 1
        if state.round > MOST_ROUNDS:
            state.round = MOST_ROUNDS
            t.call_off()
