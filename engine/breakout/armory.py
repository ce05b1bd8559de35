"""The Armory: what a team does there between its two Escapes (BR-131 to BR-141)."""

from engine.breakout.gadgets import kind_of
from engine.breakout.race import Race
from engine.breakout.setup import villain_option
from engine.breakout.state import Visit
from engine.breakout.tasks import tasks
from engine.breakout.track import ARMORY, armory_side
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text

MOST_CARRIED = 3
"""Gadgets with which a player leaves the Armory (BR-137)."""


@tasks.task("arrive", "the way into the Armory")
def arrive(t: Race) -> None:
    """Steps A and B: take the best free place, discard both Villains face up (BR-132, BR-133)."""
    state = t.state
    if not state.arrivals:
        return
    seat = state.arrivals.pop(0)
    team = t.team(seat)
    if team.status == "left":
        return
    place = state.first_escape.index(seat) + 1
    draw, keep = ARMORY[armory_side(state.seats)][place - 1]
    state.visit = Visit(seat, place, draw, keep)
    state.gone += [card.slug for card in team.villains]
    team.villains = []
    t.say("armory", "{who:seat} takes place {place} of the Armory: draw {draw}, keep {keep}.",
          who=seat, place=place, draw=draw, keep=keep)  # fmt: skip
    for each in ("armory-save", "armory-draw", "armory-keep", "armory-exchange", "armory-leave"):
        t.push(each, seat=seat)


def visiting(t: Race, seat: int) -> Visit | None:
    """The visit that is on, if it is this seat's."""
    visit = t.state.visit
    return visit if visit is not None and visit.seat == seat else None


@tasks.task("armory-save", "the Armory")
def armory_save(t: Race, seat: int) -> Effect[None]:
    """Step C, D22: of several Gadgets in hand keep one; the others go under the deck (BR-134)."""
    hand = t.gadgets(seat)
    if visiting(t, seat) is None or len(hand) < 2:
        return
    taken = yield from t.choose(
        seat, "save", text("{who:seat} keeps one Gadget.", who=seat), text("Keep one of the Gadgets in your hand."),
        gadget_options(hand), always=True,
    )  # fmt: skip
    saved = int(taken.removeprefix("gadget:"))
    give_back(t, seat, [card for card in hand if card != saved])
    hand[:] = [saved]


@tasks.task("armory-draw", "the Armory")
def armory_draw(t: Race, seat: int) -> None:
    """Step D: draw as many as the place shows, or as there are (BR-135, BR-136)."""
    visit = visiting(t, seat)
    if visit is None:
        return
    drawn = t.take_from_deck(visit.draw)
    t.team(seat).drawn = drawn
    t.say("draw", "{who:seat} draws {cards|Gadget|Gadgets} in the Armory.", who=seat, cards=len(drawn))
    if drawn:
        t.tell_cards(seat, "In the Armory you drew {gadgets:gadget}.", drawn)
    if len(drawn) <= visit.keep:
        take(t, seat, drawn)


@tasks.task("armory-keep", "the Armory")
def armory_keep(t: Race, seat: int) -> Effect[None]:
    """Step D, D23: keep as many of the drawn ones as the place shows (BR-135), asked even if they are all alike."""
    visit, drawn = visiting(t, seat), t.team(seat).drawn
    if visit is None or len(drawn) <= visit.keep:
        return
    picks = yield from t.choose_many(
        seat, "keep", text("{who:seat} looks through the Armory.", who=seat),
        text("Keep {keep} of the Gadgets you drew.", keep=visit.keep), gadget_options(drawn),
        at_least=visit.keep, at_most=visit.keep, always=True,
    )  # fmt: skip
    take(t, seat, [int(id.removeprefix("gadget:")) for id in picks])


def take(t: Race, seat: int, kept: list[int]) -> None:
    """Drawn cards that are kept go into the hand, the others under the deck."""
    team = t.team(seat)
    back = [card for card in team.drawn if card not in kept]
    team.gadgets += kept
    team.drawn = []
    t.say("armory", "{who:seat} keeps {cards|Gadget|Gadgets} of those drawn.", who=seat, cards=len(kept))
    give_back(t, seat, back)


def give_back(t: Race, seat: int, cards: list[int]) -> None:
    """Face down under the deck in random order: only their owner knows which ones they are (BR-134)."""
    if cards:
        t.say("armory", "{who:seat} puts {cards|Gadget|Gadgets} under the deck.", who=seat, cards=len(cards))
        t.bury(cards, seen=[seat])


@tasks.task("armory-exchange", "the Armory")
def armory_exchange(t: Race, seat: int) -> Effect[None]:
    """Step E, D24: one unused Villain may be changed for the face-up one (BR-138, BR-139)."""
    if visiting(t, seat) is None:
        return
    state, team = t.state, t.team(seat)
    offered = state.exchange or ""
    keep = Option("no-exchange", "pass", text("Keep your Villains"))
    taken = yield from t.choose(
        seat, "exchange", text("{who:seat} may exchange a Villain.", who=seat),
        text("Give one of your Villains for {villain:villain}?", villain=offered),
        (keep, *(villain_option(slug, "exchange") for slug in team.hand)),
    )  # fmt: skip
    if taken == keep.id:
        return
    given = taken.removeprefix("exchange:")
    team.hand[team.hand.index(given)] = offered
    team.shown.append(offered)
    state.exchange = given
    t.say("armory", "{who:seat} takes {villain:villain} and leaves {given:villain} face up.",
          who=seat, villain=offered, given=given, reveal=True)  # fmt: skip


@tasks.task("armory-leave", "the Armory")
def armory_leave(t: Race, seat: int) -> None:
    """Nobody leaves with more than three Gadgets (BR-137); what was not chosen is the first drawn."""
    visit = visiting(t, seat)
    if visit is None:
        return
    team = t.team(seat)
    if team.drawn:
        take(t, seat, team.drawn[: visit.keep])
    if len(team.gadgets) > MOST_CARRIED:
        give_back(t, seat, team.gadgets[MOST_CARRIED:])
        del team.gadgets[MOST_CARRIED:]
    t.state.visit = None


def gadget_options(cards: list[int]) -> list[Option]:
    """Gadgets to choose from by card; copies of a kind are the same choice."""
    return [
        Option(f"gadget:{card}", "keep", text("{gadget:gadget}", gadget=kind_of(card).slug), kind_of(card).slug,
               note=text(kind_of(card).text))
        for card in cards
    ]  # fmt: skip
