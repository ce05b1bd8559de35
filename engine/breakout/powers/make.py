"""Powers that decide how the die is made: two dice, Autorolls, flight, the Riddle, a second die (BR-073 to BR-098)."""

from typing import TYPE_CHECKING

from engine.breakout.powers.power import Power, villain
from engine.breakout.state import Roll

if TYPE_CHECKING:
    from engine.breakout.race import Race


@villain("Bane", tokens=0, provenance="named")
class Bane(Power):
    """Roll two dice instead of one and use the one you choose. If they match, add 2 to your roll."""

    dice = 2

    def plus(self, t: "Race", roll: Roll) -> int:
        """The match is read when the choice is made (BR-201)."""
        return 2 if roll.match else 0


@villain("Calendar Man", tokens=3, provenance="named")
class CalendarMan(Power):
    """Instead of rolling, you may Autoroll his number of tokens; he then gains 1 token. With 7 tokens he drops to 4."""

    rerolled_as_a_die = True

    def autoroll(self, t: "Race") -> int:
        """His number of tokens."""
        return self.tokens

    def autorolled(self, t: "Race") -> None:
        """He keeps the token whatever becomes of the Autoroll (BR-080, BR-204)."""
        self.gain(t)
        if self.tokens == 7:
            self.spend(t, 3)
        self.say(t, "{villain:villain} has {tokens|token|tokens} now.", tokens=self.tokens)


@villain("Hugo Strange", tokens=0, provenance="house")
class HugoStrange(Power):
    """Instead of rolling, you may Autoroll the number of the die last used by another team, and add 1 to your roll."""

    def autoroll(self, t: "Race") -> int:
        """The latest die of any other team in this Escape (BR-203)."""
        return t.die_of_another(self.seat)

    def plus(self, t: "Race", roll: Roll) -> int:
        """Only while the die in use is his Autoroll (BR-202)."""
        return 1 if roll.in_use is not None and roll.in_use.source == self.key else 0


@villain("Kiteman", tokens=3, provenance="named")
class Kiteman(Power):
    """Instead of rolling, you may spend 1 token to move directly to any one of the next 7 spaces."""

    def flight(self, t: "Race") -> int:
        """It costs a token."""
        return 7 if self.tokens else 0


@villain("Riddler", tokens=0, provenance="named")
class Riddler(Power):
    """You may roll in secret and claim any number. Move the claim, or the claim plus 3 if challenged and true. If
    challenged and false, do not move.
    """

    riddles = True

    def plus(self, t: "Race", roll: Roll) -> int:
        """An addition, so multiplication does not touch it; gone with a reroll of the claim (BR-209, BR-210)."""
        return 3 if roll.claim and roll.doubted else 0


@villain("Falcone", tokens=0, provenance="named")
class Falcone(Power):
    """After you roll, you may roll a second die. If it shows more than the first, move their sum. If not, do not
    move.
    """

    second_die = True


@villain("Two-Face", tokens=0, provenance="house")
class TwoFace(Power):
    """After you roll, you may toss his coin (a die). Even: double your roll. Odd: halve it, rounded up."""

    coin = True
