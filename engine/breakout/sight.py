"""Builds the View of a seat from the state, field by field: what is not named here is not seen (BR-188 to BR-191)."""

from typing import cast

from engine.breakout.gadgets import kind_of
from engine.breakout.powers import REGISTER
from engine.breakout.state import COPY, BreakoutState, Roll, Team, VillainCard
from engine.breakout.track import ARMORY, TILES, armory_side, spaces_of
from engine.breakout.view import (
    ArmoryPlace,
    BreakoutView,
    GadgetView,
    HandView,
    Phase,
    RollView,
    Shape,
    TeamView,
    TileView,
    VillainView,
)


def look_at(state: BreakoutState, seat: int | None) -> BreakoutView:
    """The whole table as this seat, or an onlooker, may see it."""
    turn = state.turn if state.stage == "race" else None
    side = armory_side(state.seats)
    return BreakoutView(
        phase=phase(state),
        escape=state.escape,
        round=state.round,
        active=turn.seat if turn is not None else None,
        first=state.first,
        tiles=tuple(
            TileView(tile.slug, TILES[tile.slug][0], spaces_of(tile.slug, tile.turned), tile.turned)
            for tile in state.tiles
        ),
        teams=tuple(team_view(state, team) for team in state.teams),
        roll=roll_view(state),
        deck=len(state.deck),
        exchange=in_hand(state.exchange) if state.exchange is not None and state.escape == 1 else None,
        armory_side=side if state.escape == 1 else None,
        armory=tuple(armory_places(state)) if state.escape == 1 else (),
        first_escape=tuple(state.first_escape),
        standings=tuple(tuple(rank) for rank in state.ranks),
        race_on=state.race_on,
        hand=hand_view(state, seat) if seat is not None else None,
        played=tuple(gadget_view(card) for card in turn.played) if turn is not None else (),
        visitor=state.visit.seat if state.visit is not None else None,
        start_space=turn.start if turn is not None else None,
        chill=turn.chill if turn is not None else 0,
    )


def phase(state: BreakoutState) -> Phase:
    """What the table is about now."""
    if state.stage == "over":
        return "over"
    if state.visit is not None or state.arrivals or state.stage == "finish":
        return "armory"
    return "race" if state.stage == "race" else "team choice"


def team_view(state: BreakoutState, team: Team) -> TeamView:
    """All that lies open in front of a player."""
    turn = state.turn
    prediction = turn.prediction if turn is not None and turn.seat == team.seat else ""
    contracts = [card.contract for card in team.villains if card.contract is not None]
    return TeamView(
        seat=team.seat,
        status=team.status,
        space=team.space,
        place=state.places.index(team.seat) + 1 if team.seat in state.places else None,
        villains=tuple(villain_view(state, card) for card in (*team.villains, *team.morphs)),
        gadgets=len(team.gadgets),
        chosen=False,
        loses_turn=team.loses_turn,
        extra_turns=team.extra_turns,
        fog=team.fog,
        prediction=shape_or_none(prediction),
        named=shape_or_none(team.named.shape if team.named is not None else ""),
        contract=contracts[0] if contracts else None,
    )


def shape_or_none(shape: str) -> Shape | None:
    """A shape, None for an empty word."""
    return cast("Shape", shape) if shape else None


def villain_view(state: BreakoutState, card: VillainCard) -> VillainView:
    """A Villain in the race; its power is public (BR-036)."""
    blank = not card.morph and any(blank.slug == card.slug for blank in state.blanks)
    power = REGISTER[card.power]
    name = REGISTER[card.slug].name
    return VillainView(card.slug, name, power.text, card.tokens, blank, power.slug, card.morph)


def in_hand(slug: str) -> VillainView:
    """A Villain that is not in the race."""
    power = REGISTER[slug]
    return VillainView(slug, power.name, power.text, power.starting_tokens, False, slug)


def gadget_view(card: int) -> GadgetView:
    """A Gadget card whose face is seen."""
    kind = kind_of(card)
    return GadgetView(card, kind.slug, kind.name, kind.text)


def roll_view(state: BreakoutState) -> RollView | None:
    """The roll of the turn as far as it is public: never Riddler's dice (BR-191)."""
    turn = state.turn
    if turn is None or state.stage != "race":
        return None
    if turn.flown:
        return RollView((), "flight", None, None)
    roll = turn.roll
    if roll is None:
        return None
    if roll.secret:
        return RollView((), "riddle", roll.claim or None, None)
    source = roll.first or (roll.dice[0] if roll.dice else None)
    return RollView(
        dice=open_dice(roll),
        source=source.source.removeprefix(COPY) if source is not None else "riddle",
        claim=roll.claim or None,
        total=roll.total,
        first=roll.first.shows if roll.first is not None else None,
    )


def open_dice(roll: Roll) -> tuple[int, ...]:
    """Numbers that lie open: Falcone's locked first die before the second."""
    first = (roll.first.shows,) if roll.first is not None else ()
    return (*first, *(die.shows for die in roll.dice))


def armory_places(state: BreakoutState) -> list[ArmoryPlace]:
    """The places that are used at this table, and who has taken them (BR-132)."""
    places = ARMORY[armory_side(state.seats)][: state.seats]
    taken: list[int | None] = [*state.first_escape, *([None] * len(places))]
    return [ArmoryPlace(number, draw, keep, taken[number - 1]) for number, (draw, keep) in enumerate(places, 1)]


def hand_view(state: BreakoutState, seat: int) -> HandView:
    """What this seat alone sees (BR-188)."""
    team = state.teams[seat]
    turn = state.turn
    secret: tuple[int, ...] = ()
    if turn is not None and turn.seat == seat and turn.roll is not None and turn.roll.secret:
        secret = tuple(die.shows for die in turn.roll.dice)
    return HandView(
        seat=seat,
        villains=tuple(in_hand(slug) for slug in team.hand),
        picked=(),
        gadgets=tuple(gadget_view(card) for card in team.gadgets),
        drawn=tuple(gadget_view(card) for card in team.drawn),
        secret_die=secret[0] if len(secret) == 1 else None,
        secret_dice=secret,
    )


def identities(view: BreakoutView) -> frozenset[str]:
    """Names of the hidden things that a view shows: undo stops where one of them was learnt."""
    found = [f"villain:{villain.slug}" for team in view.teams for villain in team.villains]
    found += [f"played:{gadget.id}" for gadget in view.played]
    if view.exchange is not None:
        found.append(f"villain:{view.exchange.slug}")
    if view.hand is not None:
        found += [f"villain:{villain.slug}" for villain in view.hand.villains]
        found += [f"gadget:{gadget.id}" for gadget in (*view.hand.gadgets, *view.hand.drawn)]
        found += [f"secret:{number}:{die}" for number, die in enumerate(view.hand.secret_dice)]
    return frozenset(found)
