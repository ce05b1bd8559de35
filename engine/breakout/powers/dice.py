"""Powers that reroll or turn a die (BR-085 to BR-088)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.breakout.powers.power import Change, Power, villain
from engine.breakout.state import Owed, Roll

if TYPE_CHECKING:
    from engine.breakout.race import Race


@villain("The Joker", tokens=4, provenance="named")
class TheJoker(Power):
    """After any team's die is rolled, you may spend 1 token to have it rerolled. If the die was another team's, Advance
    2 after its move.
    """

    def rerolls(self, t: "Race") -> bool:
        """Any number of times, a token each (BR-214)."""
        return self.tokens > 0

    def reroll(self, t: "Race") -> None:
        """No Advance for the own die."""
        self.spend(t)

    forces = rerolls

    def force(self, t: "Race") -> None:
        """The Advance comes after the rival's move, even if he is blank by then (BR-217)."""
        self.spend(t)
        t.turn.owed.append(Owed(self.seat, 2, self.slug))


@villain("The Ventriloquist", tokens=0, provenance="house")
class TheVentriloquist(Power):
    """After you roll, you may reroll your die once. If you do, add 1 to your roll."""

    def rerolls(self, t: "Race") -> bool:
        """Once per turn, on any die."""
        return self.fresh(t, "reroll")

    def reroll(self, t: "Race") -> None:
        """It costs nothing but the once."""
        t.mark_used(self, "reroll")

    def plus(self, t: "Race", roll: Roll) -> int:
        """It stays whatever happens to the die later (BR-218)."""
        return 0 if self.fresh(t, "reroll") else 1


@villain("Penguin", tokens=0, provenance="named")
class Penguin(Power):
    """After you roll, you may turn your die to the next number up or down (1 to 6)."""

    def changes(self, t: "Race", die: int) -> Iterable[Change]:
        """Up or down."""
        return [Change(to) for to in (die - 1, die + 1) if 1 <= to <= 6]


@villain("Mad Hatter", tokens=3, provenance="house")
class MadHatter(Power):
    """After you roll, you may spend 1 token to turn your die to its opposite face (1-6, 2-5, 3-4)."""

    def changes(self, t: "Race", die: int) -> Iterable[Change]:
        """A 6 made so is not turned by Fog (BR-220)."""
        return [Change(7 - die, cost=1)] if self.tokens else []


@villain("Professor Pyg", tokens=0, provenance="house")
class ProfessorPyg(Power):
    """If your die shows 1 or 2, you may change it to 5."""

    def changes(self, t: "Race", die: int) -> Iterable[Change]:
        """A 6 that Fog has made a 1 too (BR-220)."""
        return [Change(5)] if die <= 2 else []
