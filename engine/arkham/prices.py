"""What cards cost the active player now, in Power and in VP (AA-070, AA-187, AA-194 to AA-196, AA-340, AA-346)."""

from collections.abc import Sequence
from typing import Literal

from engine.arkham.asking import Asking
from engine.arkham.design import Price


class Prices(Asking):
    """Questions about prices, for the player whose turn or text it is (``me``)."""

    def changers(self, what: Literal["buy", "bribe"]) -> list[Price]:
        """What changes prices for me now, one entry for each card or lasting effect, a Stack Ongoing too (AA-146)."""
        found: list[Price] = []
        for design, _ in self.sources(self.me):
            change = design.buy_less if what == "buy" else design.bribe_less
            if change is not None:
                found.append(change)
        stack = self.nemesis_stack(self.me) if self.state.nemeses else None
        if what == "bribe" and stack is not None and stack.up:
            change = self.designs[stack.cards[0]].stack_bribe_less
            if change is not None:
                found.append(change)
        return found

    def buy_price(self, card: int, changers: Sequence[Price]) -> int:
        """Power to pay for a card; its cost stays the printed one (AA-340)."""
        design = self.designs[card]
        return max(0, design.cost - sum(less(self, design) for less in changers)) if changers else design.cost

    def bribe_price(self, card: int, changers: Sequence[Price]) -> int:
        """VP to pay for a Bribe of a card with a banner: what raises it first, then what lowers it (AA-346)."""
        design = self.designs[card]
        return max(0, design.bribe - sum(less(self, design) for less in changers)) if changers else design.bribe
