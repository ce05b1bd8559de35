"""What cards cost the active player now, in Power and in VP (AA-070, AA-187, AA-194 to AA-196, AA-340, AA-346)."""

from collections.abc import Sequence
from typing import Literal

from engine.arkham.asking import Asking
from engine.arkham.design import Design


class Prices(Asking):
    """Questions about prices, for the player whose turn or text it is (``me``)."""

    def changers(self, what: Literal["buy", "bribe"]) -> list[Design]:
        """The designs that change prices for me now, one entry for each card or lasting effect."""
        found: list[Design] = []
        for design, _ in self.sources(self.me):
            if (design.buy_less if what == "buy" else design.bribe_less) is not None:
                found.append(design)
        return found

    def buy_price(self, card: int, changers: Sequence[Design]) -> int:
        """Power to pay for a card; its cost stays the printed one (AA-340)."""
        design = self.designs[card]
        if not changers:
            return design.cost
        less = sum(each.buy_less(self, design) for each in changers if each.buy_less is not None)
        return max(0, design.cost - less)

    def bribe_price(self, card: int, changers: Sequence[Design]) -> int:
        """VP to pay for a Bribe of a card with a banner: what raises it first, then what lowers it (AA-346)."""
        design = self.designs[card]
        if not changers:
            return design.bribe
        less = sum(each.bribe_less(self, design) for each in changers if each.bribe_less is not None)
        return max(0, design.bribe - less)
