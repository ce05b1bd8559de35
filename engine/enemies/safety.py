"""You cannot end your turn where it began: what would make that impossible is not offered (EG-151 to EG-156)."""

from dataclasses import dataclass, field

from engine.enemies.city import City
from engine.enemies.design import POWERS, VILLAINS, WEAPONS
from engine.enemies.state import TurnOn, Weapon


@dataclass(frozen=True, slots=True)
class After:
    """How the position would differ after a choice of the acting player; what is not named stays as it is."""

    at: str = ""
    """District of the own Villain."""
    movement: int | None = None
    burning: tuple[str, ...] = ()
    """Bridges that would be on fire."""
    heroes: dict[str, str] = field(default_factory=dict[str, str])
    """Heroes that would stand elsewhere; an empty district: off the board."""
    played: bool | None = None
    without: Weapon | None = None
    """A Weapon Card that would be used or gone."""


NOW = After()


class Safety(City):
    """Queries about the way out of the starting district."""

    @property
    def my_turn(self) -> TurnOn | None:
        """The running Action Phase turn, if it is mine."""
        turn = self.state.turn
        return turn if turn is not None and turn.seat == self.me else None

    def allowed(self, after: After) -> bool:
        """Whether a choice may be offered: afterwards the Villain is elsewhere or has a way out (EG-155)."""
        turn = self.my_turn
        return turn is None or turn.lifted or self.safe(turn, after)

    def safe(self, turn: TurnOn, after: After = NOW) -> bool:
        """Whether the turn of its player could still end elsewhere (EG-154)."""
        at = after.at or self.player(turn.seat).where
        return at != turn.start or self._in_world(turn, after, at)

    def _in_world(self, turn: TurnOn, after: After, at: str) -> bool:
        """The way out with Heroes where they would be: bans are asked of the state, so they are moved and put back."""
        state = self.state
        before = state.heroes
        if after.heroes:
            moved = {**before, **after.heroes}
            state.heroes = {hero: slug for hero, slug in moved.items() if slug}
        try:
            return self._way_out(turn, after, at)
        finally:
            state.heroes = before

    def _way_out(self, turn: TurnOn, after: After, at: str) -> bool:
        movement = turn.movement if after.movement is None else after.movement
        played = turn.played if after.played is None else after.played
        weapons = [WEAPONS[each.slug] for each in self.ready_weapons(turn.seat, at) if each is not after.without]
        if any(weapon.travels for weapon in weapons):
            return True
        movement += sum(weapon.movement for weapon in weapons)
        cards = [] if played else [POWERS[card] for card in self.player(turn.seat).hand]
        for card in cards:
            if card.travels is not None and any(slug != turn.start for slug in card.travels(self, turn.seat)):
                return True
        movement += max((card.movement for card in cards), default=0)
        return self.can_step(at, movement, after.burning)

    def can_step(self, at: str, movement: int, burning: tuple[str, ...] = ()) -> bool:
        """Whether this Movement pays for a legal step from a district."""
        costs = [(self.step_cost(at, other, burning), other) for other in self.neighbours(at)]
        return any(cost is not None and cost <= movement and not self.forbidden("entry", to) for cost, to in costs)

    def ready_weapons(self, seat: int, at: str) -> list[Weapon]:
        """Weapon Cards of the Action Phase that a player could still use in a district this round (EG-089, EG-090)."""
        if self.forbidden("weapons", at):
            return []
        return [each for each in self.player(seat).weapons if not each.used and WEAPONS[each.slug].when == "turn"]

    def main_ready(self, seat: int) -> bool:
        """Whether the Main Weapon can be used this round as far as bans go."""
        player = self.player(seat)
        banned = self.forbidden("weapons", player.where) or self.forbidden("main-weapons", player.where)
        return not player.main_used and not banned and player.villain in VILLAINS
