"""Setup for each number of seats: the board, the decks, the Villains, where they start (EG-011 to EG-035)."""

from collections.abc import Iterable

from engine.core.ask import Option, SeatAsk
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text
from engine.enemies.design import EVENTS, INCOMES, POWERS, VILLAINS, WEAPONS
from engine.enemies.map import BUILDINGS, GREENHOUSE, HALVES, ICE, PIECES, TOKENS, map_for
from engine.enemies.state import DOCKS, MARKET, ROOMS, TOPPER_SUPPLY, District, EnemiesState, Player, Topped
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn

OFFERED = 2
START_GOONS, START_NEIGHBOUR = 2, 1
DEALT = {1: 2, 2: 2, 3: 2}
DEALT_TO_FIVE = {1: 2, 2: 2, 3: 1}
"""Events of each tier in the Event Deck (EG-026, EG-027)."""


def new_state(seats: int) -> EnemiesState:
    """A table before anything is laid out."""
    graph = map_for(seats)
    return EnemiesState(
        seats,
        players=[Player(seat) for seat in range(seats)],
        districts=[District(slug, goons=[0] * seats) for slug in graph.districts],
        bridges=[Topped(slug) for slug in graph.bridges],
        buildings=dict.fromkeys(BUILDINGS, PIECES),
        rooms={room: [] for room in ROOMS},
    )


@tasks.task("set-up", label="setup")
def set_up(t: Turn) -> None:
    """Everything that chance decides (EG-012 to EG-033)."""
    state = t.state
    order = list(range(state.seats))
    t.shuffle("trackers", order)
    state.order = order
    lay_out_board(t)
    lay_out_decks(t)
    deal_villains(t)
    state.first = t.draw_below("first", state.seats)
    for player in state.players:
        player.hand = [slug for slug, card in POWERS.items() if card.starting]
        player.known = list(player.hand)
    state.ready = True
    t.say("setup", "The city is laid out. Infamy Order: {order:seat}.", order=list(order))
    t.say("setup", "{who:seat} is the first player.", who=state.first)
    t.push({"offer": "pick-villains", "free": "free-pick", "random": "villains-known"}[state.picks])


def lay_out_board(t: Turn) -> None:
    """Score Tokens at random, and the Buildings they show (EG-021 to EG-025)."""
    state = t.state
    tokens = list(TOKENS)
    t.shuffle("tokens", tokens)
    for district in state.districts:
        district.token = tokens.pop(0)
    state.tokens = tokens
    easts = HALVES.values()
    for district in state.districts:
        if district.slug in easts:
            continue
        shown = TOKENS[district.token][0]
        half = HALVES.get(district.slug)
        own = shown[:2] if half in t.districts else shown
        for kind in own:
            place_building(state, district, kind)
        if half in t.districts:
            for kind in shown[2:]:
                place_building(state, t.district(half), kind)


def place_building(state: EnemiesState, district: District, kind: str) -> None:
    """A Building of the supply onto the board (EG-022)."""
    state.buildings[kind] -= 1
    district.buildings.append(Topped(kind))


def lay_out_decks(t: Turn) -> None:
    """All decks, the Docks and the Black Market (EG-017, EG-018, EG-026 to EG-030)."""
    state = t.state
    state.power_deck = [slug for slug, card in POWERS.items() for _ in range(card.copies)]
    t.shuffle("powers", state.power_deck)
    state.docks, state.power_deck = state.power_deck[:DOCKS], state.power_deck[DOCKS:]
    state.weapon_deck = [slug for slug, card in WEAPONS.items() for _ in range(card.copies)]
    t.shuffle("weapons", state.weapon_deck)
    state.market, state.weapon_deck = state.weapon_deck[:MARKET], state.weapon_deck[MARKET:]
    for tier, dealt in (DEALT_TO_FIVE if state.seats == 5 else DEALT).items():
        cards = [slug for slug, card in EVENTS.items() if card.tier == tier]
        t.shuffle(f"events:{tier}", cards)
        state.event_deck += cards[:dealt]
        state.events_undealt += cards[dealt:]
    state.income_deck = list(INCOMES)
    t.shuffle("incomes", state.income_deck)
    state.district_deck = [slug for slug in t.districts for _ in range(2)]
    t.shuffle("districts", state.district_deck)


def deal_villains(t: Turn) -> None:
    """Two boards for each player to choose from, one with "random", all of them with "free pick" (EG-031)."""
    state = t.state
    boards = list(VILLAINS)
    if state.picks != "free":
        t.shuffle("villains", boards)
        dealt = OFFERED if state.picks == "offer" else 1
        for player in state.players:
            player.offers, boards = boards[:dealt], boards[dealt:]
    state.villains = boards
    if state.picks == "random":
        for player in state.players:
            player.villain, player.offers = player.offers[0], []


def board_options(boards: Iterable[str]) -> list[Option]:
    """An option for each of these boards, with what it says."""
    return [
        plain(f"choose:{slug}", "choose", "{card:card}", card=slug, note=text(VILLAINS[slug].both_texts))
        for slug in boards
    ]


@tasks.task("pick-villains", label="picking Villains")
def pick_villains(t: Turn) -> Effect[None]:
    """Each player picks one of two boards in secret; all picks are shown together (EG-031, EG-206)."""
    asks: dict[int, SeatAsk] = {}
    for player in t.state.players:
        if not player.left:
            options = tuple(board_options(player.offers))
            asks[player.seat] = SeatAsk(text("Which Villain do you play?"), options, (options[0].id,))
    picked = yield from t.secretly("villain", text("Everybody picks a Villain in secret."), asks)
    for seat, taken in picked.items():
        t.player(seat).villain = taken[0].partition(":")[2]
    t.push("villains-known")


@tasks.task("free-pick", label="picking Villains")
def free_pick(t: Turn) -> None:
    """In seat order, no duplicates (EG-031)."""
    t.act()
    for seat in t.staying():
        t.push("free-pick-of", seat=seat)
    t.push("villains-known")


@tasks.task("free-pick-of", label="picking a Villain")
def free_pick_of(t: Turn, seat: int) -> Effect[None]:
    """One player picks any board that is left."""
    options = board_options(slug for slug in VILLAINS if slug in t.state.villains)
    prompt = text("Which Villain do you play?")
    taken = yield from t.choose(seat, "villain", text("{who:seat} chooses a Villain.", who=seat), prompt, options)
    slug = taken.partition(":")[2]
    t.state.villains.remove(slug)
    t.player(seat).villain = slug
    t.say("villain", "{who:seat} plays {card:card}.", who=seat, card=slug)


@tasks.task("villains-known", label="setup")
def villains_known(t: Turn) -> None:
    """Boards not picked leave the game; Ice and Greenhouses come with theirs (EG-031, EG-035)."""
    state = t.state
    for player in [player for player in state.players if not player.left]:
        player.villain = player.villain or (player.offers[0] if player.offers else state.villains.pop(0))
        state.villains += [slug for slug in player.offers if slug != player.villain]
        player.offers = []
        if state.picks != "free":
            t.say("villain", "{who:seat} plays {card:card}.", reveal=True, who=player.seat, card=player.villain)
    supplies = [VILLAINS[player.villain].supply for player in state.players if player.villain]
    state.ice = TOPPER_SUPPLY if ICE in supplies else 0
    state.greenhouses = TOPPER_SUPPLY if GREENHOUSE in supplies else 0
    state.to_act = t.clockwise(state.first)
    for seat in state.to_act:
        t.push("start-in", seat=seat)


@tasks.task("start-in", label="choosing where to start")
def start_in(t: Turn, seat: int) -> Effect[None]:
    """The Villain with 2 Goons in a district, 1 Goon in an adjacent one; nobody Steals (EG-034)."""
    t.me, t.armed = seat, False
    player = t.player(seat)
    public = text("{who:seat} chooses where to start.", who=seat)
    calm = min(t.districts, key=lambda slug: len(t.villains_in(slug)))
    options = t.district_options("place", t.districts)
    prompt = text("Where do your Villain and 2 Goons start?")
    taken = yield from t.choose(seat, "start", public, prompt, options, default=f"place:{calm}")
    player.where = taken.partition(":")[2]
    t.say("start", "{who:seat}'s Villain starts in {district:district}.", who=seat, district=player.where)
    _ = t.add_goons(START_GOONS, player.where)
    empty = min(t.neighbours(player.where), key=t.goons_in)
    near = t.district_options("place", t.neighbours(player.where))
    prompt = text("Which adjacent district gets 1 Goon?")
    taken = yield from t.choose(seat, "start-goon", public, prompt, near, default=f"place:{empty}")
    _ = t.add_goons(START_NEIGHBOUR, taken.partition(":")[2])
    if seat in t.state.to_act:
        t.state.to_act.remove(seat)
