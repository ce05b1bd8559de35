"""The Prep Phase: Henchmen, rooms of the Stacked Deck, turn order (EG-132 to EG-139)."""

from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import Text, text
from engine.enemies.asking import IDLE, Spot
from engine.enemies.design import Can, Part
from engine.enemies.state import ROOMS
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn

WEAPON_ROOM, GOON_ROOM, FIRE_ROOM, PLAN_ROOM = ROOMS
ROOM_NAMES = {WEAPON_ROOM: "Arms Room", GOON_ROOM: "Crew Room", FIRE_ROOM: "Fire Room", PLAN_ROOM: "Plan Room"}
MOST_SENT = 3


def spaces(seats: int) -> int:
    """Spaces in each room (EG-012)."""
    return 1 if seats <= 3 else 2


def arms_room(t: Turn) -> Effect[None]:
    """You may purchase 1 Weapon from the Black Market."""
    _ = yield from t.purchase_weapon()


def crew_room(t: Turn) -> Effect[None]:
    """You may send 1, 2 or 3 Goons from your supply to Arkham Asylum."""
    most = min(MOST_SENT, t.player(t.me).goons)
    count = yield from t.pick_number("goons", "send", 0, most, "Send {n|Goon|Goons}", default=most)
    _ = t.send_goons(count)


def fire_room(t: Turn) -> Effect[None]:
    """You may Burn 1 Building or Bridge anywhere."""
    _ = yield from t.burn(anywhere(t), no="Burn nothing")


def anywhere(t: Turn) -> list[Spot]:
    """All Buildings and Bridges that I may Burn."""
    return [*t.burnable(*t.districts), *t.burnable_bridges()]


def plan_room(t: Turn) -> Effect[None]:
    """You may draw the top card of the Power Deck."""
    if t.state.power_deck and (
        yield from t.wants("choose", "{card:card}: draw the top card of the Power Deck?", default=True)
    ):
        yield from t.draw_cards(1)


ROOM_PARTS: dict[str, Part] = {
    WEAPON_ROOM: arms_room,
    GOON_ROOM: crew_room,
    FIRE_ROOM: fire_room,
    PLAN_ROOM: plan_room,
}


ROOM_WORKS: dict[str, Can] = {
    WEAPON_ROOM: lambda t: bool(t.affordable()),
    GOON_ROOM: lambda t: t.player(t.me).goons > 0,
    FIRE_ROOM: lambda t: bool(anywhere(t)),
    PLAN_ROOM: lambda t: bool(t.state.power_deck),
}
"""Whether a room could do anything for whoever chooses it."""


def room_text(slug: str) -> str:
    """What a room says."""
    return " ".join((ROOM_PARTS[slug].__doc__ or "").split())


def room_note(t: Turn, room: str) -> Text:
    """What a room says, and before that if it would do nothing for me (EG-138)."""
    return text(room_text(room)) if ROOM_WORKS[room](t) else text(IDLE, words=room_text(room))


@tasks.task("prep-phase", label="the Prep Phase")
def prep_phase(t: Turn) -> None:
    """In clockwise order from the first player (EG-132)."""
    t.act()
    state = t.state
    state.phase, state.to_act = "prep", t.clockwise(state.first)
    for seat in state.to_act:
        t.push("henchman", seat=seat)
    t.push("turn-order")


@tasks.task("henchman", label="placing a Henchman")
def henchman(t: Turn, seat: int) -> Effect[None]:
    """The Henchman on the topmost free space of a room, which is carried out at once (EG-132, EG-133, EG-138)."""
    state = t.state
    state.doing, t.me = "", seat
    room_for = [room for room in ROOMS if len(state.rooms[room]) < spaces(state.seats)]
    options = [plain(f"place:{room}", "place", "{card:card}", card=room, note=room_note(t, room)) for room in room_for]
    taken = yield from t.choose(
        seat, "room", text("{who:seat} places a Henchman.", who=seat),
        text("Which room? The higher in the list, the earlier your turn."), options, default=options[-1].id,
    )  # fmt: skip
    room = taken.partition(":")[2]
    state.rooms[room].append(seat)
    state.to_act.remove(seat)
    state.turns += 1
    t.player(seat).room = room
    state.doing = room
    t.say("henchman", "{who:seat}'s Henchman goes to the {card:card}.", who=seat, card=room)
    t.push("room", seat=seat, room=room)
    t.push("done")


@tasks.task("room", label="a room of the Stacked Deck")
def room_works(t: Turn, seat: int, room: str) -> Effect[None]:
    """What the room offers (EG-134 to EG-137)."""
    yield from t.resolve(seat, room, ROOM_PARTS[room])


@tasks.task("turn-order", label="the turn order")
def turn_order(t: Turn) -> None:
    """Rooms from left to right, within a room from the top down (EG-139); last, whoever was skipped."""
    state = t.state
    state.doing = ""
    placed = [seat for room in ROOMS for seat in state.rooms[room]]
    state.turn_order = [*placed, *(seat for seat in t.clockwise(state.first) if seat not in placed)]
    t.say("order", "Turn order: {order:seat}.", order=list(state.turn_order))
