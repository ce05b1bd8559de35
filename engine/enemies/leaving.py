"""Players who leave for good (EG-215, EG-216)."""

from engine.core.errors import Refused
from engine.core.text import Json, text
from engine.enemies.map import FIRE
from engine.enemies.scoring import end_now
from engine.enemies.state import GOONS, NOBODY, EnemiesState
from engine.enemies.turn import Turn


def leave(t: Turn, seat: int) -> None:
    """Villain, Goons and Henchman come off, cards leave the game, toppers stay for nobody (EG-215).

    Raises Refused when the seat has left already.
    """
    state, player = t.state, t.player(seat)
    if player.left or state.phase == "over":
        raise Refused(text("This seat has left the game already."))
    t.say("leave", "{who:seat} leaves the game.", who=seat)
    if in_the_middle(t, seat):
        state.doing = ""
    player.left = True
    state.leavers.append(seat)
    state.order.remove(seat)
    take_off(t, seat)
    state.weapons_gone += [weapon.slug for weapon in player.weapons]
    player.buried += player.hand
    player.weapons, player.hand, player.money = [], [], 0
    # Whoever left while the others were picking has picked by now: that board stays with the seat.
    state.villains += [slug for slug in player.offers if slug != player.villain]
    player.offers = []
    for seats in (state.to_act, state.turn_order, *state.rooms.values()):
        seats[:] = [other for other in seats if other != seat]
    if state.turn is not None and state.turn.seat == seat:
        state.turn = None
    stay = t.staying()
    duos_left = len({other % 2 for other in stay}) if state.duos else 2
    if len(stay) == 1 or duos_left == 1:
        state.alone = True
        end_now(t)
    elif state.first == seat:
        state.first = t.clockwise((seat + 1) % state.seats)[0]
        t.say("leave", "{who:seat} takes the First Player token.", who=state.first)


def in_the_middle(t: Turn, seat: int) -> bool:
    """Whether what is being carried out is a card, a Weapon or a room of this seat: it ends when its player leaves."""
    state = t.state
    if state.turn is not None:
        return state.turn.seat == seat
    return state.rooms.get(state.doing, [])[-1:] == [seat]


def take_off(t: Turn, seat: int) -> None:
    """Everything of a leaver that stands on the board and at the tower."""
    player = t.player(seat)
    player.where, player.room, player.bonus = "", "", 0
    player.base = player.inside = player.escaped = 0
    player.goons = GOONS
    for district in t.state.districts:
        district.goons[seat] = 0
    for place in t.topped():
        if place.owner == seat:
            place.owner = NOBODY
            player.fires += place.topper == FIRE


def still_due(state: EnemiesState, kind: str, args: dict[str, Json]) -> bool:
    """Tasks of a seat that has left lapse."""
    seat = args.get("seat")
    return not isinstance(seat, int) or not state.players[seat].left
