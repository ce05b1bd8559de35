"""What cards cost the active player now, in Power and in VP (AA-070, AA-187, AA-194 to AA-196, AA-340, AA-346)."""

from collections.abc import Sequence

from engine.arkham.asking import Asking
from engine.arkham.design import REGISTER, Design, Price


class Prices(Asking):
    """Questions about prices, for the player whose turn or text it is (``me``)."""

    def buy_changers(self, sources: Sequence[tuple[Design, int]] | None = None) -> list[Price]:
        """What changes Power prices for me now, one entry for each card or lasting effect (AA-340)."""
        found = self.sources(self.me) if sources is None else sources
        return [design.buy_less for design, _ in found if design.buy_less is not None]

    def bribe_changers(self, sources: Sequence[tuple[Design, int]] | None = None) -> list[Price]:
        """What changes Bribe prices for me now, a Stack Ongoing too (AA-146, AA-346)."""
        found = self.sources(self.me) if sources is None else sources
        changers = [design.bribe_less for design, _ in found if design.bribe_less is not None]
        stack = self.nemesis_stack(self.me) if self.state.nemeses else None
        if stack is not None and stack.up and (change := self.designs[stack.cards[0]].stack_bribe_less) is not None:
            changers.append(change)
        return changers

    def buy_price(self, card: int, changers: Sequence[Price]) -> int:
        """Power to pay for a card; its cost stays the printed one (AA-340)."""
        design = self.designs[card]
        return max(0, design.cost - sum(less(self, design) for less in changers)) if changers else design.cost

    def used_up_by_buying(self, slug: str, card: int) -> bool:
        """Whether a lasting effect for the next purchase makes this card cheaper, and is used up by it (AA-340)."""
        design = REGISTER[slug]
        return design.next_buy and design.buy_less is not None and design.buy_less(self, self.designs[card]) > 0

    def bribe_price(self, card: int, changers: Sequence[Price]) -> int:
        """VP to pay for a Bribe of a card with a banner: what raises it first, then what lowers it (AA-346)."""
        design = self.designs[card]
        return max(0, design.bribe - sum(less(self, design) for less in changers)) if changers else design.bribe
