"""Questions about a position, without changing it: who stands where, Control, what is forbidden, what scores.

``Board`` serves the acting vocabulary (``Turn``) and everybody who only looks (``Onlooker``: views, checks).
"""

from collections.abc import Sequence

from engine.enemies.design import EVENTS, INCOMES, VILLAINS, EventDesign, VillainDesign
from engine.enemies.map import (
    BATMAN,
    BURNING_CROSSING,
    CROSSING,
    DISTRICTS,
    FIRE,
    GREENHOUSE,
    ICE,
    TOKENS,
    Map,
    map_for,
)
from engine.enemies.state import NOBODY, District, EnemiesState, Player, Topped

VILLAIN_CONTROL = 5


class Board:
    """A position to be asked. Derived classes have the ``state``."""

    state: EnemiesState
    map: Map
    """The graph of this table."""

    # players

    def player(self, seat: int) -> Player:
        """The record of a seat."""
        return self.state.players[seat]

    def staying(self) -> list[int]:
        """Seats that have not left, in seat order."""
        return [player.seat for player in self.state.players if not player.left]

    def clockwise(self, first: int) -> list[int]:
        """Seats that have not left, from this one on (EG-011)."""
        seats = self.state.seats
        return [(first + step) % seats for step in range(seats) if not self.player((first + step) % seats).left]

    @property
    def infamy_order(self) -> list[int]:
        """Seats, the first in Infamy Order first (EG-056). A copy: an effect uses the order as it began (EG-060)."""
        return list(self.state.order)

    def rivals(self, seat: int) -> list[int]:
        """All other players, in Infamy Order; a partner too (EG-061)."""
        return [other for other in self.state.order if other != seat]

    def partners(self, one: int, other: int) -> bool:
        """Whether two seats are a duo (EG-190, EG-191)."""
        return self.state.duos and one % 2 == other % 2 and one != other

    def board(self, seat: int) -> VillainDesign | None:
        """The Villain board of a seat."""
        return VILLAINS.get(self.player(seat).villain)

    # places

    def district(self, slug: str) -> District:
        """A district. Raises KeyError."""
        return self.state.districts[self.map.place[slug]]

    def bridge(self, slug: str) -> Topped:
        """A Bridge. Raises KeyError."""
        return self.state.bridges[self.map.place[slug]]

    @property
    def districts(self) -> tuple[str, ...]:
        """All districts, north to south (EG-036)."""
        return self.map.districts

    def neighbours(self, slug: str) -> tuple[str, ...]:
        """Adjacent districts, north to south (EG-037)."""
        return self.map.adjacent[slug]

    def reach(self, slug: str) -> tuple[str, ...]:
        """A district and its adjacent districts, north to south."""
        return tuple(one for one in self.districts if one == slug or one in self.map.adjacent[slug])

    def bridges_at(self, slug: str) -> list[Topped]:
        """Adjacent Bridges of a district (EG-038)."""
        return [self.bridge(each) for each in self.map.at[slug]]

    def villains_in(self, slug: str) -> list[int]:
        """Seats whose Villain stands in a district, in Infamy Order."""
        return [seat for seat in self.state.order if self.player(seat).where == slug]

    def thieves(self, slug: str) -> list[int]:
        """Who Steals from the player whose turn it is on entering a district by Movement (EG-107, EG-190)."""
        turn = self.state.turn
        if turn is None or turn.no_steal:
            return []
        return [seat for seat in self.villains_in(slug) if seat != turn.seat and not self.partners(seat, turn.seat)]

    def heroes_in(self, slug: str) -> list[str]:
        """Heroes in a district."""
        return [hero for hero, where in self.state.heroes.items() if where == slug]

    def hero_at(self, hero: str) -> str:
        """District of a Hero; empty while it is off the board (EG-075)."""
        return self.state.heroes.get(hero, "")

    def goons_of(self, seat: int, slug: str) -> int:
        """Goons of a player in a district."""
        return self.district(slug).goons[seat]

    def goons_in(self, slug: str) -> int:
        """Goons of all players in a district."""
        return sum(self.district(slug).goons)

    def rival_goons(self, seat: int, slug: str) -> int:
        """Goons of all other players in a district."""
        return self.goons_in(slug) - self.goons_of(seat, slug)

    def count(self, slug: str, kind: str) -> int:
        """Buildings of a type in a district, topped or not (EG-042)."""
        return sum(building.type == kind for building in self.district(slug).buildings)

    def free_slots(self, slug: str) -> int:
        """Slots without a Building (EG-041)."""
        return DISTRICTS[slug][1] - len(self.district(slug).buildings)

    def fires_around(self, slug: str, seat: int | None = None) -> int:
        """Fires in a district and on adjacent Bridges, of one player or of all."""
        places = (*self.district(slug).buildings, *self.bridges_at(slug))
        return sum([each.topper == FIRE and seat in (None, each.owner) for each in places])

    def topped(self) -> list[Topped]:
        """All Buildings, north to south, then all Bridges."""
        return [*(building for each in self.state.districts for building in each.buildings), *self.state.bridges]

    def step_cost(self, one: str, other: str, burning: Sequence[str] = ()) -> int | None:
        """Movement for a step by the cheapest way; None between districts that are not adjacent (EG-143 to EG-145).

        ``burning``: Bridges to be looked at as if they were on fire too.
        """
        spans = self.map.spans.get((one, other))
        if spans is None:
            return None
        for slug in spans:
            if slug not in burning and self.bridge(slug).topper != FIRE:
                return CROSSING
        return BURNING_CROSSING if spans else CROSSING

    # the Event of the round

    @property
    def event(self) -> EventDesign | None:
        """The Event of the round, whose lasting effects hold until its end (EG-131)."""
        return EVENTS.get(self.state.event)

    def forbidden(self, what: str, slug: str) -> bool:
        """Whether the Event forbids something in a district: see ``EventDesign.bans``."""
        event = self.event
        ban = event.bans.get(what) if event is not None else None
        return ban is not None and ban(self, slug)

    def no_income(self, slug: str) -> bool:
        """Whether Villains there cannot Gain Income (EG-120)."""
        return self.hero_at(BATMAN) == slug or self.forbidden("income", slug)

    def no_adding(self, slug: str) -> bool:
        """Whether Goons cannot be added there (EG-319)."""
        return self.forbidden("adding", slug)

    def blocked(self, slug: str) -> bool:
        """Whether Batman keeps a district from scoring (EG-119, EG-170)."""
        event = self.event
        dark = self.state.rule == "the-dark-knight" and self.hero_at(BATMAN) == slug
        return dark or (event is not None and event.blocks is not None and event.blocks(self, slug))

    def income_at(self, seat: int, slug: str) -> int:
        """Money that the Income Card of the round gives a player in a district (EG-146)."""
        card = INCOMES.get(self.state.income)
        return card.money(self, seat, slug) if card is not None else 0

    # Control

    def villain_control(self, seat: int, slug: str) -> int:
        """Control of a player's Villain in a district (EG-045)."""
        player = self.player(seat)
        if player.where != slug or player.left:
            return 0
        event = self.event
        other = event.villain_counts(self, slug) if event is not None and event.villain_counts is not None else None
        return (VILLAIN_CONTROL if other is None else other) + player.bonus

    def toppers(self, slug: str) -> list[int]:
        """Control of toppers in a district, by seat; those of players who have left count for nobody (EG-215).

        Greenhouses count always, Fires and Ice in the final Score Phase (EG-047, EG-104, EG-105).
        """
        counting = (GREENHOUSE, FIRE, ICE) if self.state.fires_count else (GREENHOUSE,)
        found = [0] * self.state.seats
        for each in (*self.district(slug).buildings, *self.bridges_at(slug)):
            if each.topper in counting and each.owner != NOBODY:
                found[each.owner] += 1
        return found

    def control(self, seat: int, slug: str) -> int:
        """Control of a player in a district (EG-045)."""
        return self.villain_control(seat, slug) + self.goons_of(seat, slug) + self.toppers(slug)[seat]

    def controls(self, slug: str) -> dict[int, int]:
        """Control of each player in a district, in Infamy Order."""
        goons, toppers = self.district(slug).goons, self.toppers(slug)
        return {seat: self.villain_control(seat, slug) + goons[seat] + toppers[seat] for seat in self.state.order}

    def ranking(self, slug: str) -> list[list[int]]:
        """Players with Control there, the most first, equal ones together in Infamy Order (EG-051, EG-173)."""
        return ranked(self.controls(slug))

    def most_control(self, slug: str) -> list[int]:
        """All players with the most Control there, in Infamy Order (EG-050)."""
        ranking = self.ranking(slug)
        return ranking[0] if ranking else []

    def controller(self, slug: str) -> int:
        """The player who Controls a district, NOBODY on a tie (EG-049)."""
        most = self.most_control(slug)
        return most[0] if len(most) == 1 else NOBODY

    # scoring

    def values(self, slug: str) -> tuple[int, int, int]:
        """What the places of a district are worth in its scoring: with two seats first place only (EG-177, EG-351)."""
        first, second, third = TOKENS[self.district(slug).token][1]
        if self.state.seats == 2:
            second = third = 0
        event = self.event
        return (first, first if event is not None and event.second_as_first else second, third)

    def points(self, slug: str) -> list[tuple[int, int]]:
        """Infamy that players would gain there, place by place, in the order of gaining (EG-173 to EG-177)."""
        return shared(self.values(slug), self.ranking(slug))

    def named_by_event(self) -> list[str]:
        """Districts that the Event's own text names for scoring, north to south; several of which one is chosen."""
        event = self.event
        names = event.names(self) if event is not None and event.names is not None else ()
        return [slug for slug in self.districts if slug in names]

    def scoring_note(self) -> str:
        """How the Event names what scores, if not by cards; empty otherwise, and once that is fixed."""
        event = self.event
        if event is None or self.state.scoring:
            return ""
        return event.tie if event.tie and len(self.named_by_event()) > 1 else event.note

    def expected_to_score(self) -> list[str]:
        """Districts that would score as things stand, north to south: without those that are blocked (EG-169)."""
        if self.state.scoring:
            return list(self.state.scoring)
        named = [*self.state.score_cards, *(self.event.fixed if self.event is not None else ()), *self.named_by_event()]
        return [slug for slug in self.districts if slug in named and not self.blocked(slug)]

    # the tower

    def dropped(self) -> int:
        """Goons at the base, which a Trial would drop (EG-159)."""
        return sum(player.base for player in self.state.players)


DROPPED_ESCAPES_ON = 3


def stuck_escapes_on(dropped: int) -> int:
    """What a Goon stuck inside must roll at least when so many are dropped; 7: there is no Trial (EG-160)."""
    if not dropped:
        return 7
    return 4 if dropped >= 8 else 5 if dropped >= 4 else 6


def ranked(control: dict[int, int]) -> list[list[int]]:
    """Seats with Control, the most first, equal ones together in the order given (EG-051, EG-173)."""
    levels: dict[int, list[int]] = {}
    for seat, each in control.items():
        if each:
            levels.setdefault(each, []).append(seat)
    return [levels[each] for each in sorted(levels, reverse=True)]


def shared(values: Sequence[int], ranking: Sequence[list[int]]) -> list[tuple[int, int]]:
    """What each place is worth to those in it: equal ones share what their places are worth (EG-174 to EG-177)."""
    gained: list[tuple[int, int]] = []
    place = 0
    for level in ranking:
        if place >= len(values):
            break
        share = sum(values[place : place + len(level)]) // len(level)
        place += len(level)
        gained += [(seat, share) for seat in level]
    return gained


class Onlooker(Board):
    """Somebody who only looks at a state."""

    def __init__(self, state: EnemiesState) -> None:
        self.state = state
        self.map = map_for(state.seats)


class Glance(Onlooker):
    """One look at a state that nothing changes meanwhile: Control that is asked for again is not counted again."""

    def __init__(self, state: EnemiesState) -> None:
        super().__init__(state)
        self._toppers: dict[str, list[int]] = {}
        self._ranked: dict[str, list[list[int]]] = {}

    def toppers(self, slug: str) -> list[int]:
        """As of the board, counted once for each district."""
        if slug not in self._toppers:
            self._toppers[slug] = super().toppers(slug)
        return self._toppers[slug]

    def ranking(self, slug: str) -> list[list[int]]:
        """As of the board, worked out once for each district."""
        if slug not in self._ranked:
            self._ranked[slug] = super().ranking(slug)
        return self._ranked[slug]
