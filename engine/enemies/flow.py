"""The round: Event, Prep, Action, Arkham, Score, Maintenance, and the Event Phase itself (EG-002, EG-114 to EG-131)."""

from engine.core.task import Effect
from engine.enemies.design import EVENTS
from engine.enemies.state import DOCKS, MARKET, ROUNDS
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn


def go_on(t: Turn) -> None:
    """What is due when nothing is: also after a Task that failed was skipped."""
    state = t.state
    if not state.ready:
        t.push("set-up")
    elif any(not player.villain for player in state.players if not player.left):
        t.push("villains-known")
    elif any(not player.where for player in state.players if not player.left):
        for seat in [player.seat for player in state.players if not player.where and not player.left]:
            t.push("start-in", seat=seat)
    else:
        t.push("round")


@tasks.task("round", label="a round")
def next_round(t: Turn) -> None:
    """The phases of a round in their order (EG-002)."""
    state = t.state
    if state.round >= ROUNDS[state.seats]:
        t.push("the-end")
        return
    state.round += 1
    for phase in ("event-phase", "prep-phase", "action-phase", "arkham-phase", "score-phase", "maintenance"):
        t.push(phase)


@tasks.task("event-phase", label="the Event Phase")
def event_phase(t: Turn) -> None:
    """The top Event Card is revealed; its texts follow in order (EG-114, EG-219)."""
    state = t.state
    state.phase, state.turn = "event", None
    state.event = state.event_deck.pop(0)
    state.doing = state.event
    event = EVENTS[state.event]
    t.say("round", "Round {round}. Event: {card:card}.", reveal=True, round=state.round, card=state.event)
    if state.round == ROUNDS[state.seats]:
        t.say("round", "This is the final round: Fires and Ice will count as Control in its Score Phase.")
    for hero in event.heroes:
        t.push("hero", hero=hero)
    t.push("event-now")
    t.push("lay-out")
    t.push("done")


@tasks.task("hero", label="placing a Hero")
def hero_appears(t: Turn, hero: str) -> None:
    """A District Card tells where; it is discarded, and Batman's rule follows at once (EG-115 to EG-119, EG-127)."""
    t.told_by(t.state.event)
    slug = t.draw_district()
    t.state.district_discard.append(slug)
    t.say("event", "District Card: {district:district}.", reveal=True, district=slug)
    t.place_hero(hero, slug)


@tasks.task("event-now", label="the Event")
def event_now(t: Turn) -> None:
    """What the Event does at once, then what each player does, in Infamy Order or from the last (EG-060, EG-074)."""
    event = t.event
    if event is None:
        return
    t.told_by(event.slug)
    event.now(t)
    if event.each_of is not None:
        order = t.infamy_order
        for seat in reversed(order) if event.from_last else order:
            t.push("event-each", seat=seat)


@tasks.task("event-each", label="the Event")
def event_each(t: Turn, seat: int) -> Effect[None]:
    """What the Event gives one player to do."""
    event = t.event
    t.told_by(t.state.event)
    t.me = seat
    effect = event.each_of(t) if event is not None and event.each_of is not None else None
    if effect is not None:
        yield from effect


@tasks.task("lay-out", label="the Event Phase")
def lay_out(t: Turn) -> None:
    """District Cards on the Score space, then the Income Card (EG-124 to EG-126)."""
    state = t.state
    event = EVENTS[state.event]
    for _ in range(event.score):
        slug = draw_for_score(t, [*event.fixed, *state.score_cards])
        state.score_cards.append(slug)
        t.say("event", "{district:district} is drawn to score this round.", reveal=True, district=slug)
    state.income = state.income_deck.pop(0)
    t.say("event", "Income of this round: {card:card}.", reveal=True, card=state.income)


def draw_for_score(t: Turn, avoid: list[str]) -> str:
    """A District Card for the Score space; one that repeats a named district is discarded (EG-125)."""
    while True:
        slug = t.draw_district()
        if slug not in avoid:
            return slug
        t.state.district_discard.append(slug)
        t.say("event", "The District Card {district:district} repeats one and is discarded.",
              reveal=True, district=slug)  # fmt: skip


@tasks.task("done", label="the end of an effect")
def done(t: Turn) -> None:
    """Nothing is being carried out any more: a Task of its own, so that it is so after a Task that was skipped too."""
    t.act()
    t.state.doing = ""


@tasks.task("maintenance", label="Maintenance")
def maintenance(t: Turn) -> None:
    """Everything for the next round; skipped after the last (EG-180 to EG-186)."""
    state = t.state
    if state.round >= ROUNDS[state.seats]:
        return
    t.act()
    state.past_events += [state.event] if state.event else []
    state.past_incomes += [state.income] if state.income else []
    state.event = state.income = ""
    state.district_discard += state.score_cards
    state.score_cards, state.scoring = [], []
    refill(t)
    state.heroes.clear()
    state.first = t.clockwise((state.first + 1) % state.seats)[0]
    state.turn_order = []
    for room in state.rooms.values():
        room.clear()
    for player in state.players:
        player.room, player.main_used, player.bonus = "", False, 0
        for weapon in player.weapons:
            weapon.used = False
    t.say("maintenance", "The Docks and the Black Market are filled anew. {who:seat} is the first player now.",
          reveal=True, who=state.first)  # fmt: skip


def refill(t: Turn) -> None:
    """What is left goes under its deck, the lowest card first, and all spaces are filled (EG-181, EG-182)."""
    state = t.state
    state.power_deck += state.docks
    state.power_known += len(state.docks)
    state.docks, state.power_deck = state.power_deck[:DOCKS], state.power_deck[DOCKS:]
    state.power_known = min(state.power_known, len(state.power_deck))
    state.weapon_deck += state.market
    state.weapon_known += len(state.market)
    state.market, state.weapon_deck = state.weapon_deck[:MARKET], state.weapon_deck[MARKET:]
    state.weapon_known = min(state.weapon_known, len(state.weapon_deck))
