"""Builds the View of a seat from the state, field by field: what is not named here is not seen (EG-199, EG-200)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import cast

from engine.core.dice import Dice
from engine.core.text import Text
from engine.enemies.board import DROPPED_ESCAPES_ON, Glance, Onlooker, stuck_escapes_on
from engine.enemies.design import EVENTS, INCOMES, POWERS, VILLAINS, WEAPONS
from engine.enemies.map import BRIDGE_NAMES, BUILDINGS, DISTRICTS, FIRE, HEROES, TOKENS
from engine.enemies.menu import menu_of
from engine.enemies.prep import ROOM_NAMES, room_text, spaces
from engine.enemies.state import DOCKS, NOBODY, ROOMS, ROUNDS, EnemiesState, Player, Topped, Weapon
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn
from engine.enemies.view import (
    BridgeView,
    BuildingType,
    BuildingView,
    ControlView,
    DistrictView,
    DockView,
    EnemiesView,
    EventView,
    FinalView,
    GoonsView,
    HandView,
    HeroSlug,
    HeroView,
    IncomeView,
    PlayerView,
    PowerView,
    RoomSlug,
    RoomView,
    TokenView,
    TopperView,
    ToppingKind,
    TowerView,
    TurnView,
    Unavailable,
    VillainView,
    WeaponView,
)
from engine.enemies.words import RULE_TEXTS

LAP = 50
"""Spaces of the Infamy track (EG-004)."""
ESCAPES = (7 - DROPPED_ESCAPES_ON, 6)
"""Chance of a dropped Goon to escape, as a fraction (EG-163)."""


def view_of(state: EnemiesState, seat: int | None) -> EnemiesView:
    """The whole table as this seat, or an onlooker, may see it."""
    look = Glance(state)
    event, ready = EVENTS.get(state.event), state.ready
    scoring = look.expected_to_score()
    return EnemiesView(
        phase=state.phase, round=state.round, rounds=ROUNDS[state.seats],
        final=state.round == ROUNDS[state.seats],
        fires_count=state.fires_count,
        districts=tuple(district(look, slug, scoring) for slug in look.districts) if ready else (),
        bridges=tuple(bridge(look, each) for each in state.bridges),
        borders=look.map.borders,
        building_supply=tuple((cast("BuildingType", kind), state.buildings[kind]) for kind in BUILDINGS),
        token_supply=tuple(token(slug) for slug in sorted(state.tokens)),
        heroes=tuple(HeroView(cast("HeroSlug", hero), name, state.heroes.get(hero)) for hero, name in HEROES.items()),
        batman_rule="the-bat" if state.rule == "the-bat" else "the-dark-knight",
        batman_text=RULE_TEXTS[state.rule],
        players=tuple(player_view(look, player) for player in state.players),
        infamy_order=tuple(state.order),
        turn_order=tuple(state.turn_order or [seat for room in ROOMS for seat in state.rooms[room]]),
        to_act=tuple(state.to_act),
        rooms=tuple(room(look, slug) for slug in ROOMS),
        first_player=state.first if state.first != NOBODY else None,
        turn=turn_view(look),
        docks=tuple(docks(state)) if ready else (),
        market=tuple(weapon_view(slug, used=False) for slug in state.market),
        event=event_view(state.event) if event is not None else None,
        income=income_view(state.income) if state.income else None,
        score_cards=tuple(state.score_cards), scoring=tuple(scoring),
        scoring_note=look.scoring_note(),
        tower=tower(look),
        power_deck=len(state.power_deck), weapon_deck=len(state.weapon_deck),
        district_deck=len(state.district_deck), district_discard=tuple(state.district_discard),
        income_deck=len(state.income_deck), income_discard=tuple(income_view(slug) for slug in state.past_incomes),
        event_deck=tuple(EVENTS[slug].tier for slug in state.event_deck),
        past_events=tuple(event_view(slug) for slug in state.past_events),
        ice=state.ice,
        greenhouses=state.greenhouses,
        gifts=state.gifts,
        secret_picks=state.picks == "offer",
        duos=state.duos,
        scores=tuple(finals(state)),
        standings=tuple(tuple(rank) for rank in state.ranks),
        hand=hand_view(state, seat) if seat is not None else None,
    )  # fmt: skip


def views_of(state: EnemiesState) -> Iterator[EnemiesView]:
    """The views of an onlooker and of every seat: all that they share is built once."""
    public = view_of(state, None)
    yield public
    for player in state.players:
        yield replace(public, hand=hand_view(state, player.seat))


# the map


def topper(place: Topped) -> TopperView | None:
    """What lies on a Building or Bridge."""
    if not place.topper:
        return None
    return TopperView(cast("ToppingKind", place.topper), None if place.owner == NOBODY else place.owner)


@cache
def token(slug: str) -> TokenView:
    """A Score Token."""
    return TokenView(slug, TOKENS[slug][1])


def bridge(look: Onlooker, place: Topped) -> BridgeView:
    """A Bridge with what it costs to cross it."""
    ends = look.map.bridges[place.type]
    cost = 0 if len(ends) < 2 else 2 if place.topper == FIRE else 1
    return BridgeView(place.type, BRIDGE_NAMES[place.type], ends, topper(place), cost)


def district(look: Onlooker, slug: str, scoring: list[str]) -> DistrictView:
    """A district with all that stands in it and what it would score."""
    it, state = look.district(slug), look.state
    order = list(BUILDINGS)
    controller = look.controller(slug)
    turn = state.turn
    income = look.income_at(turn.seat, slug) if turn is not None and state.income else None
    return DistrictView(
        slug=slug,
        name=DISTRICTS[slug][0],
        slots=DISTRICTS[slug][1],
        buildings=tuple(
            BuildingView(cast("BuildingType", each.type), BUILDINGS[each.type], topper(each))
            for each in sorted(it.buildings, key=lambda each: (order.index(each.type), each.topper, each.owner))
        ),
        bridges=look.map.at[slug],
        neighbours=look.neighbours(slug),
        goons=tuple(GoonsView(seat, count) for seat, count in enumerate(it.goons) if count),
        villains=tuple(look.villains_in(slug)),
        heroes=tuple(cast("HeroSlug", hero) for hero in HEROES if look.hero_at(hero) == slug),
        token=token(it.token),
        control=tuple(controls(look, slug)),
        controlled_by=controller if controller != NOBODY else None,
        scores=slug in scoring,
        blocked=look.blocked(slug),
        no_income=look.no_income(slug),
        no_entry=look.forbidden("entry", slug),
        income=income,
    )


def controls(look: Onlooker, slug: str) -> list[ControlView]:
    """Control and its parts of everybody in a district, the highest first (EG-218)."""
    points, goons, toppers = dict(look.points(slug)), look.district(slug).goons, look.toppers(slug)
    found: list[ControlView] = []
    for seat in [seat for level in look.ranking(slug) for seat in level]:
        villain, mine, topping = look.villain_control(seat, slug), goons[seat], toppers[seat]
        found.append(ControlView(seat, villain + mine + topping, villain, mine, topping, points.get(seat, 0)))
    return found


# cards


@cache
def power_view(slug: str) -> PowerView:
    """A Power Card."""
    card = POWERS[slug]
    return PowerView(slug, card.name, card.text, card.way_out)


@cache
def weapon_view(slug: str, *, used: bool) -> WeaponView:
    """A Weapon Card."""
    card = WEAPONS[slug]
    return WeaponView(card.slug, card.name, card.text, card.cost, card.when, used, card.way_out)


@cache
def villain_view(slug: str) -> VillainView:
    """A Villain board."""
    board = VILLAINS[slug]
    main = board.main_weapon
    return VillainView(slug, board.name, board.burns, board.text, main.name, main.text)


@cache
def event_view(slug: str) -> EventView:
    """An Event Card."""
    card = EVENTS[slug]
    return EventView(slug, card.name, card.tier, card.family, card.text)


@cache
def income_view(slug: str) -> IncomeView:
    """An Income Card."""
    return IncomeView(slug, INCOMES[slug].name, INCOMES[slug].text)


def docks(state: EnemiesState) -> list[DockView]:
    """All six spaces, the bottom one first."""
    cards: list[str] = state.docks
    return [DockView(price, power_view(cards[price]) if price < len(cards) else None) for price in range(DOCKS)]


def room(look: Onlooker, slug: str) -> RoomView:
    """A room with its Henchmen."""
    there: list[int] = look.state.rooms[slug]
    free = max(0, spaces(look.state.seats) - len(there))
    return RoomView(cast("RoomSlug", slug), ROOM_NAMES[slug], room_text(slug), (*there, *[None] * free))


# players and the tower


def player_view(look: Onlooker, player: Player) -> PlayerView:
    """All that lies open in front of a player (EG-200)."""
    state = look.state
    return PlayerView(
        seat=player.seat,
        duo=player.seat % 2 if state.duos else None,
        left=player.left,
        villain=villain_view(player.villain) if player.villain else None,
        where=player.where or None,
        money=player.money,
        infamy=player.infamy,
        place=state.order.index(player.seat) + 1 if player.seat in state.order else 0,
        laps=player.infamy // LAP,
        track=player.infamy % LAP,
        hand=len(player.hand),
        weapons=tuple(weapons(player.weapons)),
        main_used=player.main_used,
        goons=player.goons,
        on_board=sum(each.goons[player.seat] for each in state.districts),
        base=player.base,
        inside=player.inside,
        escaped=player.escaped,
        fires=player.fires,
        bonus=player.bonus,
        henchman=cast("RoomSlug", player.room) if player.room else None,
        played=tuple(power_view(card) for card in player.played),
        first_player=player.seat == state.first,
    )


def weapons(cards: list[Weapon]) -> list[WeaponView]:
    """Weapon Cards in the order gained."""
    return [weapon_view(each.slug, used=each.used) for each in cards]


def tower(look: Onlooker) -> TowerView:
    """Who waits, who is inside, and the odds (EG-163)."""
    players = look.state.players

    def goons(place: str) -> tuple[GoonsView, ...]:
        counts = [(player.seat, int(getattr(player, place))) for player in players]
        return tuple(GoonsView(seat, count) for seat, count in counts if count)

    dropped = look.dropped()
    stuck = 7 - stuck_escapes_on(dropped)
    return TowerView(goons("base"), goons("inside"), goons("escaped"), dropped, ESCAPES, (stuck, 6))


def turn_view(look: Onlooker) -> TurnView | None:
    """The turn that is on."""
    turn = look.state.turn
    if turn is None:
        return None
    at_start = look.player(turn.seat).where == turn.start
    return TurnView(
        turn.seat, turn.start, turn.movement, turn.played, turn.income, at_start and not turn.lifted, turn.lifted,
        turn.no_steal,
    )  # fmt: skip


def finals(state: EnemiesState) -> list[FinalView]:
    """The final count, in the order of the ranks."""
    ranked = [state.players[seat] for rank in state.ranks for seat in rank]
    return [FinalView(player.seat, player.infamy, player.from_money, player.money) for player in ranked]


# what one seat alone sees


def hand_view(state: EnemiesState, seat: int) -> HandView:
    """Hand, Villains to choose from, what was discarded face down, and what is not offered now."""
    player = state.players[seat]
    return HandView(
        seat=seat,
        cards=tuple(power_view(card) for card in player.hand),
        offers=tuple(villain_view(slug) for slug in player.offers),
        buried=tuple(power_view(card) for card in player.buried),
        unavailable=tuple(Unavailable(what, why) for what, why in refused(state, seat)),
    )


def refused(state: EnemiesState, seat: int) -> list[tuple[str, Text]]:
    """What the player of the running turn cannot do, with the reason (EG-207)."""
    turn = state.turn
    if turn is None or turn.seat != seat or state.doing:
        return []
    t = Turn(state, state.seats, Dice("00" * 16), tasks, quick=True)
    t.me = seat
    return menu_of(t, turn).refused


def identities(view: EnemiesView) -> frozenset[str]:
    """Names of the hidden things that a view shows: undo stops where one of them was learnt."""
    found = [f"dock:{view.round}:{dock.card.slug}" for dock in view.docks if dock.card is not None]
    found += [f"market:{view.round}:{weapon.slug}" for weapon in view.market]
    found += [f"villain:{player.seat}:{player.villain.slug}" for player in view.players if player.villain is not None]
    found += [f"event:{event.slug}" for event in (view.event, view.income) if event is not None]
    found += [f"district:{view.round}:{slug}" for slug in (*view.score_cards, *view.district_discard)]
    found += [f"hero:{view.round}:{hero.slug}:{hero.district}" for hero in view.heroes if hero.district is not None]
    if view.hand is not None:
        counts = [f"{view.hand.seat}:{card.slug}" for card in (*view.hand.cards, *view.hand.buried)]
        found += [f"hand:{card}:{counts[:number].count(card)}" for number, card in enumerate(counts)]
        found += [f"offer:{board.slug}" for board in view.hand.offers]
    return frozenset(found)
