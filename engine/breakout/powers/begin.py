"""Powers that work when the Escape begins, and the ones built on what was chosen then (BR-040)."""

from typing import TYPE_CHECKING

from engine.breakout.powers.power import REGISTER, Power, label, villain
from engine.core.ask import Option
from engine.core.task import Effect

if TYPE_CHECKING:
    from engine.breakout.race import Race


@villain("Clayface", tokens=0, provenance="named")
class Clayface(Power):
    """When the Escape begins, choose an opposing Villain. Clayface has its power, with its starting tokens, until the
    Escape ends.
    """

    begins_first = True

    def escape_begins(self, t: "Race") -> Effect[None]:
        """D02: which Villain he copies (BR-254)."""
        options = tuple(
            Option(f"choose:{card.slug}", "choose", label("{villain:villain}", villain=card.slug),
                   note=label(REGISTER[card.slug].text))
            for _, card in t.opposing(self.seat)
        )  # fmt: skip
        default = t.whim("clayface", [option.id for option in options], 1)[0]
        taken = yield from t.choose(
            self.seat, "copy", label("Clayface takes a face."), label("Choose the Villain whose power Clayface has."),
            options, default=default,
        )  # fmt: skip
        t.copy_power(self.card, taken.removeprefix("choose:"))
        self.say(t, "{who:seat}'s {villain:villain} copies {copied:villain}.", copied=self.card.copied)


@villain("Deathstroke", tokens=0, provenance="house")
class Deathstroke(Power):
    """When the Escape begins, choose another team. Each time its die shows 5 or 6, Advance 3 after its move."""

    begins_with_a_choice = True

    def escape_begins(self, t: "Race") -> Effect[None]:
        """D03: whom he watches. By default the next team clockwise."""
        options = [Option(f"choose:{rival}", "choose", label("{who:seat}", who=rival)) for rival in t.rivals(self.seat)]
        taken = yield from t.choose(
            self.seat, "contract", label("Deathstroke takes a contract."),
            label("Choose the team whose 5s and 6s move you on."), options,
        )  # fmt: skip
        self.card.contract = int(taken.removeprefix("choose:"))
        self.say(t, "{who:seat}'s {villain:villain} watches the dice of {rival:seat}.", rival=self.card.contract)

    def after_rival_die(self, t: "Race", seat: int, die: int) -> None:
        """Once per move; a contract with a team that is out is void (BR-268)."""
        if self.card.contract == seat and die >= 5:
            self.say(t, "{villain:villain}: the die shows {die}.", die=die)
            t.advance(self.seat, 3)


@villain("Magpie", tokens=0, provenance="house")
class Magpie(Power):
    """When the Escape begins, draw a Gadget. On your turn, draw one each time you enter a Gadget space, without
    stopping, if you have fewer than three.
    """

    def escape_begins(self, t: "Race") -> Effect[None]:
        """The first draw, too, needs fewer than three."""
        yield from ()
        _ = self._draw(t)

    def enters_gadget(self, t: "Race", space: int) -> None:
        """One draw per Gadget space and turn (BR-238)."""
        if space not in t.turn.magpie and self._draw(t):
            t.turn.magpie.append(space)

    def _draw(self, t: "Race") -> bool:
        if not t.may_draw(self.seat):
            return False
        self.say(t, "{villain:villain} finds something shiny.")
        t.draw(self.seat)
        return True
