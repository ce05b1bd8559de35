"""Powers that multiply the roll or add to it (BR-090 to BR-092)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.breakout.powers.power import Power, Use, label, villain
from engine.breakout.state import Roll
from engine.breakout.track import CIRCLE, TRIANGLE, shape_at

if TYPE_CHECKING:
    from engine.breakout.race import Race


@villain("Maxie Zeus", tokens=0, provenance="house")
class MaxieZeus(Power):
    """If you start your turn on a Triangle, multiply your roll by 3."""

    def multiplies(self, t: "Race") -> int:
        """Reads the space of the very start of the turn (BR-059)."""
        return 3 if t.turn.shape == TRIANGLE else 1


@villain("Condiment King", tokens=0, provenance="named")
class CondimentKing(Power):
    """If you are not in the lead, add 1 to your roll for each team ahead of you, up to 2."""

    def plus(self, t: "Race", roll: Roll) -> int:
        """Escaped teams are neither ahead nor in the lead (BR-173)."""
        return min(2, len(t.ahead(self.seat)))


@villain("Poison Ivy", tokens=0, provenance="house")
class PoisonIvy(Power):
    """Other teams that start their turn within 2 spaces of you subtract 1 from their roll. If a team is within 2 spaces
    of you, add 1 to your roll.
    """

    def chills(self, t: "Race", seat: int) -> int:
        """Noted at the start of the rival's turn (BR-228)."""
        return 1 if t.within(self.seat, seat, 2) else 0

    def plus(self, t: "Race", roll: Roll) -> int:
        """Read when the roll is computed (BR-228)."""
        return 1 if any(t.within(self.seat, rival, 2) for rival in t.rivals(self.seat)) else 0


@villain("Man-Bat", tokens=0, provenance="house")
class ManBat(Power):
    """If your die shows 1 or 2, move 4 spaces backward. Otherwise add 3 to your roll."""

    def backward(self, t: "Race", die: int) -> int:
        """Nothing else is added, multiplied or skipped then (BR-227)."""
        return 4 if die <= 2 else 0

    def plus(self, t: "Race", roll: Roll) -> int:
        """From 3 up."""
        return 3 if roll.die >= 3 else 0


@villain("Black Mask", tokens=2, provenance="house")
class BlackMask(Power):
    """End of turn: on a Circle he gains 2 tokens. After you roll, you may spend any number of tokens to add 1 each to
    your roll.
    """

    spends_on_roll = True
    looks_at_places = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Mandatory on a Circle."""
        if t.shape(self.seat) == CIRCLE:
            yield Use("", label("Black Mask: gain 2 tokens"), must=True)

    def end(self, t: "Race", target: str) -> None:
        """There is no limit on tokens held."""
        self.gain(t, 2)
        self.say(t, "{villain:villain} gains 2 tokens and has {tokens} now.", tokens=self.tokens)


@villain("Polka-Dot Man", tokens=0, provenance="house")
class PolkaDotMan(Power):
    """Add 1 to your roll for each Circle among the next three spaces in front of you."""

    def plus(self, t: "Race", roll: Roll) -> int:
        """Counted when the roll is computed; skipping plays no part (BR-228)."""
        here = t.space(self.seat)
        return [shape_at(t.track, here + step) for step in (1, 2, 3)].count(CIRCLE)


@villain("Solomon Grundy", tokens=0, provenance="house")
class SolomonGrundy(Power):
    """Other teams cannot move you back, make you lose a turn, or blank Grundy. If your die shows 1, 2 or 3, add 1 to
    your roll.
    """

    immune = True

    def plus(self, t: "Race", roll: Roll) -> int:
        """With a low die."""
        return 1 if roll.die <= 3 else 0
