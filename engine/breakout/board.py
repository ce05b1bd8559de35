"""Questions about the race: who is where, who is ahead, which powers act now. Nothing here changes anything."""

from operator import is_
from typing import TYPE_CHECKING

from engine.breakout.gadgets import kind_of
from engine.breakout.powers import REGISTER, Power
from engine.breakout.state import BreakoutState, Team, Turn, VillainCard
from engine.breakout.track import Path, is_gadget, shape_at, walk
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.play import Play
from engine.core.task import Tasks

if TYPE_CHECKING:
    from engine.breakout.menus import Effects

DRAW_LIMIT = 3
"""With so many Gadgets nothing is drawn on a Gadget space (BR-054)."""


class Board(Play[BreakoutState]):
    """A Breakout table as its rules read it."""

    def __init__(self, state: BreakoutState, seats: int, dice: Dice, tasks: Tasks, quick: bool) -> None:
        super().__init__(state, seats, dice, tasks, quick)
        self._bound: dict[int, tuple[list[VillainCard], tuple[Power, ...]]] = {}
        """The powers of each team when it was last asked for them, with the cards they were bound to."""
        self.due: Effects | None = None
        """What a window holds, worked out by the step that opens it for the Task that it pushes."""

    def tell(self, event: Event) -> None:
        """Tell what happened, as ``say`` does, from an event that is made already."""
        self.act()
        self.events.append(event)

    @property
    def turn(self) -> Turn:
        """The running turn. Raises RuntimeError between turns."""
        turn = self.state.turn
        if turn is None:
            raise RuntimeError("no turn is on")
        return turn

    @property
    def track(self) -> str:
        """Shapes of all spaces."""
        return self.state.track

    @property
    def last(self) -> int:
        """Number of the last space; the exit lies one step after it."""
        return len(self.state.track)

    def team(self, seat: int) -> Team:
        """The team of a seat."""
        return self.state.teams[seat]

    def space(self, seat: int) -> int:
        """Where a team stands; 0 in Start."""
        return self.state.teams[seat].space

    # who

    def races(self, seat: int) -> bool:
        """Whether the team counts for effects: it is in the race and has not Escaped (BR-002)."""
        return self.state.stage == "race" and self.state.teams[seat].status == "racing"

    def racing(self) -> list[int]:
        """Seats of all racing teams, in seat order."""
        return [team.seat for team in self.state.teams if self.races(team.seat)]

    def staying(self) -> list[int]:
        """Seats that have not left the game."""
        return [team.seat for team in self.state.teams if team.status != "left"]

    def clockwise(self, start: int) -> list[int]:
        """Racing seats clockwise, beginning with ``start`` itself if it races (BR-068)."""
        if self.state.stage != "race":
            return []
        teams = self.state.teams
        return [team.seat for team in (*teams[start:], *teams[:start]) if team.status == "racing"]

    def rivals(self, seat: int) -> list[int]:
        """The other racing teams, clockwise from this one."""
        if self.state.stage != "race":
            return []
        teams = self.state.teams
        return [team.seat for team in (*teams[seat + 1 :], *teams[:seat]) if team.status == "racing"]

    # where

    def shape(self, seat: int) -> str:
        """Shape under a team: S, C, T, or empty in Start (BR-009)."""
        return shape_at(self.state.track, self.space(seat))

    def on_gadget(self, seat: int) -> bool:
        """Whether a team stands on a Gadget space."""
        return is_gadget(self.state.track, self.space(seat))

    def ahead(self, seat: int) -> list[int]:
        """Teams ahead of this one, clockwise from it (BR-003)."""
        return [other for other in self.rivals(seat) if self.space(other) > self.space(seat)]

    def behind(self, seat: int) -> list[int]:
        """Teams behind this one (BR-003)."""
        return [other for other in self.rivals(seat) if self.space(other) < self.space(seat)]

    def leaders(self) -> list[int]:
        """All teams in the lead, in seat order (BR-004)."""
        racing = self.racing()
        most = max((self.space(seat) for seat in racing), default=0)
        return [seat for seat in racing if self.space(seat) == most]

    def next_ahead(self, seat: int) -> int | None:
        """The space of the team immediately ahead, or None if nobody is ahead (BR-005)."""
        return min((self.space(other) for other in self.ahead(seat)), default=None)

    def gap(self, seat: int, other: int) -> int | None:
        """How many spaces ``other`` is ahead (below 0: behind); None if one of them is in Start (BR-007)."""
        mine, theirs = self.space(seat), self.space(other)
        return theirs - mine if mine and theirs else None

    def within(self, seat: int, other: int, spaces: int) -> bool:
        """Whether two teams are at most so many spaces apart (BR-006)."""
        gap = self.gap(seat, other)
        return gap is not None and abs(gap) <= spaces

    # powers

    def powers(self, seat: int) -> tuple[Power, ...]:
        """The powers that act now for this team: printed, copied and borrowed ones, blank ones left out (BR-041)."""
        state = self.state
        team = state.teams[seat]
        if state.stage != "race" or team.status != "racing":
            return ()
        cards = team.villains
        if state.blanks or team.morphs:
            acting = [card for card in cards if not self.is_blank(card)]
            return tuple([REGISTER[card.copied or card.slug](seat, card) for card in (*acting, *team.morphs)])
        bound = self._bound.get(seat)
        if bound is not None and len(bound[0]) == len(cards) and all(map(is_, bound[0], cards)):
            return bound[1]
        powers = tuple([REGISTER[card.copied or card.slug](seat, card) for card in cards])
        self._bound[seat] = ([*cards], powers)
        return powers

    def copy_power(self, card: VillainCard, slug: str) -> None:
        """From now on a card in the race has another power, with its starting tokens (BR-254)."""
        self.act()
        card.copied, card.tokens = slug, REGISTER[slug].starting_tokens
        self._bound.clear()

    def power(self, seat: int, key: str) -> Power | None:
        """The acting power on the card with this key."""
        for power in self.powers(seat):
            if power.key == key:
                return power
        return None

    def is_blank(self, card: VillainCard) -> bool:
        """Whether a Villain has no text now (BR-047). A Morph Powder copy never is."""
        return not card.morph and any(blank.slug == card.slug for blank in self.state.blanks)

    def opposing(self, seat: int) -> list[tuple[int, VillainCard]]:
        """Opposing Villain cards with the seat they run for, clockwise (BR-010)."""
        return [(other, card) for other in self.rivals(seat) for card in self.team(other).villains]

    def can_be_blanked(self, card: VillainCard) -> bool:
        """Not if it is blank already (BR-251) or bears a power that forbids it (BR-260)."""
        return not self.is_blank(card) and not REGISTER[card.power].immune

    def safe(self, seat: int, by: int) -> bool:
        """Whether another team ``by`` cannot move this team back or take its turn (BR-260)."""
        return seat != by and any(power.immune for power in self.powers(seat))

    def can_lose_turn(self, seat: int, by: int) -> bool:
        """Whether taking this team's next turn would do something (BR-123)."""
        return self.races(seat) and not self.team(seat).loses_turn and not self.safe(seat, by)

    # dice and moves

    def fog(self) -> bool:
        """Whether a Fog Generator is in force (BR-082)."""
        return any(self.team(seat).fog for seat in self.racing())

    def die_of_another(self, seat: int) -> int:
        """The die last used by another team in this Escape; 0 if there is none (BR-203)."""
        others = [used.die for used in self.state.dice_used if used.seat != seat]
        return others[-1] if others else 0

    def skipped(self, seat: int) -> str:
        """Shapes that the team leaves out when it moves forward by steps now (BR-101)."""
        jet = "S" if self.state.turn is not None and self.turn.seat == seat and self.turn.jet else ""
        return jet + "".join(power.skips() for power in self.powers(seat))

    def path(self, seat: int, steps: int) -> Path:
        """The forward move of so many steps as it would be now: skips, blocks and exit worked out (BR-187)."""
        blocked: list[int] = []
        for rival in self.rivals(seat):
            for power in self.powers(rival):
                if power.blocks(self, seat):
                    blocked.append(self.space(rival))
                    break
        stops = blocked.__contains__ if blocked else None
        return walk(self.state.track, self.space(seat), steps, self.skipped(seat), stops)

    # Gadgets

    def opens_own_windows(self) -> bool:
        """Whether the active player's windows open even if nothing fits: with any Gadget in hand, so that a pause tells
        no more than the public hand count (BR-183), and always at a table with a poker face.
        """
        return bool(self.gadgets(self.turn.seat)) or not self.quick

    def may_draw(self, seat: int) -> bool:
        """Whether a hand is small enough for the draw of a Gadget space (BR-054)."""
        return len(self.gadgets(seat)) < DRAW_LIMIT

    def draw_due(self, seat: int) -> bool:
        """Whether the active team has to draw where it stands: once, and not after Magpie (BR-054, BR-055, BR-238)."""
        turn = self.turn
        if turn.drew or not self.on_gadget(seat) or self.space(seat) in turn.magpie:
            return False
        return self.may_draw(seat) and bool(self.state.deck)

    def gadgets(self, seat: int) -> list[int]:
        """Gadgets in a hand, the one held longest first."""
        return self.state.teams[seat].gadgets

    def holds(self, seat: int, slug: str) -> int | None:
        """The first Gadget of this kind in a hand."""
        for card in self.gadgets(seat):
            if kind_of(card).slug == slug:
                return card
        return None

    def kinds_held(self, seat: int) -> list[str]:
        """Kinds of Gadget in a hand, each once, in the order held."""
        return list(dict.fromkeys([kind_of(card).slug for card in self.gadgets(seat)]))
