"""Players who leave for good (AA-315 to AA-323)."""

from engine.arkham.scoring import end_now
from engine.arkham.state import NONE, Phase
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.arkham.zones import BETWEEN, SETUP
from engine.core.errors import Refused
from engine.core.text import text

AT_ONCE: tuple[Phase, ...] = ("new", "characters", "main")
"""Phases in which nothing is half done."""


def leave(t: Turn, seat: int) -> None:
    """A seat leaves: now, or when the running action and its triggers are complete (AA-315)."""
    state = t.state
    player = state.players[seat]
    if player.left or player.played_by_mate or seat in state.leaving:
        raise Refused(text("You have left already."))
    if state.phase in AT_ONCE:
        depart(t, seat)
        return
    state.leaving.append(seat)
    t.say("leave", "{who:seat} leaves when the running action is complete.", who=seat)


@tasks.task("depart", "a player leaving")
def departures(t: Turn) -> None:
    """Those who waited for the running action to be complete leave now."""
    leaving, t.state.leaving = t.state.leaving, []
    for seat in leaving:
        if t.state.phase != "over":
            depart(t, seat)


def depart(t: Turn, seat: int) -> None:
    """Take a player and all their cards out of the game (AA-316 to AA-319, AA-323)."""
    state = t.state
    player = state.players[seat]
    t.say("leave", "{who:seat} leaves the game.", who=seat)
    state.leavers.append(seat)
    if state.teams:
        hand_over(t, seat)
        return
    player.left = True
    give_back(t, seat)
    put_out(t, seat)
    player.vp, player.characters, player.dealt = 0, [], []
    state.triggers = [trigger for trigger in state.triggers if trigger.seat != seat]
    if state.riddler == seat:
        riddles_go(t)
    if len(t.staying()) < 2:
        end_now(t, "alone")
    elif state.active == seat and state.phase not in SETUP and state.phase not in BETWEEN:
        state.now.power = 0
        state.phase = "refill"


def hand_over(t: Turn, seat: int) -> None:
    """The teammate plays the seat of a leaver; when both have left the other team wins (SH-058)."""
    players, mate = t.state.players, t.teammate(seat)
    if players[mate].played_by_mate:
        players[mate].left = players[seat].left = True
        end_now(t, "alone")
        return
    players[seat].played_by_mate = True
    # Who takes over a seat knows what it knows (AA-314).
    for seen in (t.state.known, t.state.riddles_seen):
        for each, seats in seen.items():
            seen[each] = seats | (seats >> seat & 1) << mate
    t.say("leave", "{mate:seat} plays for {who:seat} from now on.", mate=mate, who=seat)


def give_back(t: Turn, seat: int) -> None:
    """Cards that the leaver controls but does not own go where they would have gone (AA-317)."""
    state = t.state
    if state.active == seat:
        for card in list(state.bribed):
            _ = t.take(card)
            t.under_main(card)
    for card in [card for card in state.players[seat].play if card in state.borrowed]:
        t.lay_off(card, t.take(card))


def put_out(t: Turn, seat: int) -> None:
    """Cards that the leaver owns: shared ones back to their stacks, all others to the box (AA-316)."""
    state, player = t.state, t.state.players[seat]
    hostages: list[int] = []
    for zone in (player.hand, player.deck, player.pile, player.play, player.frozen):
        for card in zone:
            t.forget_place(card)
            match t.design(card).pile:
                case "weakness":
                    state.weaknesses.append(card)
                case "henchmen":
                    state.henchmen.append(card)
                case "hostage":
                    hostages.append(card)
                case _:
                    state.box.append(card)
                    t.learn(card, t.everybody)
        zone.clear()
    t.shuffle("hostages", hostages)
    state.hostages += hostages


def riddles_go(t: Turn) -> None:
    """The Riddler has left: all Riddle tokens go out, those on slots too (AA-318)."""
    state = t.state
    state.riddler = NONE
    for tokens in (state.riddles, state.riddles_read, state.riddles_unread):
        tokens.clear()
    state.riddles_seen.clear()
    for slot in state.lineup:
        slot.token = NONE
    state.triggers = [trigger for trigger in state.triggers if trigger.token == NONE]
