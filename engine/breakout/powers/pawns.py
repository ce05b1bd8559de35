"""Powers of the move: skips, blocks and answers to passing (BR-101 to BR-112, BR-231 to BR-249)."""

from typing import TYPE_CHECKING

from engine.breakout.powers.power import Power, villain
from engine.breakout.state import Roll
from engine.breakout.track import TRIANGLE

if TYPE_CHECKING:
    from engine.breakout.board import Board
    from engine.breakout.race import Race


@villain("Copperhead", tokens=0, provenance="named")
class Copperhead(Power):
    """When another team passes you, in either direction, Advance 2. At most twice between two of your turns."""

    def passed(self, t: "Race", by: int) -> None:
        """Each team at most once in a turn (BR-112, BR-243)."""
        if self.card.answers < 2 and t.answer_once(self, by):
            self.card.answers += 1
            self.say(t, "{rival:seat} passes {who:seat}'s {villain:villain}.", rival=by)
            t.advance(self.seat, 2)


@villain("Harley Quinn", tokens=0, provenance="named")
class HarleyQuinn(Power):
    """When you move forward, skip Triangles."""

    def skips(self) -> str:
        """By steps only (BR-104)."""
        return TRIANGLE


@villain("Killer Croc", tokens=0, provenance="named")
class KillerCroc(Power):
    """A team that moves forward onto your space must stop there."""

    def blocks(self, t: "Board", mover: int) -> bool:
        """His own team is not asked: a rival that enters his space by steps stops (BR-233)."""
        return True


@villain("Firefly", tokens=0, provenance="house")
class Firefly(Power):
    """When you pass another team going forward, it moves back 3 and you Advance 1."""

    def passes(self, t: "Race", teams: list[int], forward: bool) -> None:
        """One team after another, each once per turn; his own Advance may pass more (BR-246)."""
        for rival in teams if forward else ():
            if t.races(self.seat) and t.races(rival) and t.answer_once(self, rival):
                self.say(t, "{who:seat}'s {villain:villain} burns {rival:seat}.", rival=rival)
                t.move_back(rival, 3, by=self.seat)
                t.advance(self.seat, 1)


@villain("Victor Zsasz", tokens=0, provenance="house")
class VictorZsasz(Power):
    """The first time each turn that you pass another team going forward, he gains 1 token, up to 2. Add his tokens to
    your roll.
    """

    def passes(self, t: "Race", teams: list[int], forward: bool) -> None:
        """One token per turn however many he passes (BR-249)."""
        if forward and self.fresh(t, "pass"):
            t.mark_used(self, "pass")
            if self.tokens < 2:
                self.gain(t)
                self.say(t, "{villain:villain} gains a token and has {tokens} now.", tokens=self.tokens)

    def plus(self, t: "Race", roll: Roll) -> int:
        """His tokens (BR-275)."""
        return self.tokens
