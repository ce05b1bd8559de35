"""What the ``normal`` computer player thinks with: its view of the table, and what cards are worth to it."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from engine.arkham.design import REGISTER
from engine.arkham.view import ArkhamView, CardView, HandView, PlayerView, SlotView
from engine.core.ask import Face, Option, SeatAsk
from engine.core.dice import Dice

_POWER = re.compile(r"\+(\d) Power")
_DRAW = re.compile(r"[Dd]raw (a card|\d cards)")


@cache
def power_of(slug: str) -> int:
    """The Power that playing a card gives, as far as its first number tells."""
    found = _POWER.search(REGISTER[slug].text)
    return int(found[1]) if found else 0


@cache
def draws_of(slug: str) -> int:
    """How many cards playing a card draws, as far as its play text says so."""
    before = re.split(r"Defense:|Ongoing|First Appearance|When you|Attack:", REGISTER[slug].text)[0]
    found = _DRAW.search(before)
    if found is None:
        return 0
    return 1 if found[1] == "a card" else int(found[1][0])


@cache
def worth(slug: str) -> float:
    """How much a card in the own deck is worth, against its cost."""
    design = REGISTER[slug]
    if design.pile == "weakness":
        return -3
    if design.pile == "starter":
        return -2 if slug == "vulnerability" else -0.5
    return design.cost + design.vp / 2 if design.cost else 1


def junk(slug: str) -> bool:
    """Whether the deck is better without the card."""
    return worth(slug) < 0


LIKES: dict[str, Callable[[CardView], bool]] = {
    "ch_scarecrow": lambda card: card.attack,
    "ch_poison_ivy": lambda card: "Hostage" in card.types,
    "ch_harley_quinn": lambda card: "destroy" in card.text,
    "ch_batman": lambda card: "Equipment" in card.types,
    "ch_ras_al_ghul": lambda card: 3 <= card.cost <= 4,
    "ch_oracle": lambda card: "Surge" in card.text,
}
"""Cards that a Character gets more out of than others."""
RIDDLE = 1.5
"""What a foe's Riddle token takes away from a card of its slot: half of them gives a Weakness or takes VP."""
HARMLESS = ("riddle_7", "riddle_8")
"""Riddle tokens that are good for whoever reads them."""


def points(player: PlayerView, hand: tuple[CardView, ...]) -> float:
    """What a player would score, as if the deck held as many VP a card as all else."""
    seen = [*hand, *player.discard, *player.frozen, *(each.card for each in player.in_play if not each.bribed)]
    on_cards = sum(card.vp for card in seen)
    return player.vp + on_cards * (len(seen) + player.deck) / max(1, len(seen))


class Mind:
    """One question, with the table as its seat sees it."""

    def __init__(self, view: ArkhamView, face: Face, mine: SeatAsk, hand: HandView, dice: Dice) -> None:
        self.dice = dice
        self.view = view
        self.face = face
        self.mine = mine
        # Who plays the seat of a teammate who has left thinks with that one's cards (SH-058).
        stand = mine.prompt.values.get("stand")
        self.seat = hand.seat if stand is None else int(str(stand))
        self.seen_hand = hand
        own = hand.mate if hand.mate is not None and hand.mate.seat == self.seat else hand
        self.hand: tuple[CardView, ...] = own.cards
        self.me: PlayerView = view.players[self.seat]
        self.power = view.power
        self.source = str(face.public.values.get("card", ""))
        """The design whose text asks."""

    def slug(self, option: Option) -> str:
        """The design that an option is about."""
        return str(option.label.values.get("card", ""))

    def of(self, verb: str) -> list[Option]:
        """Options of this verb."""
        return [option for option in self.mine.options if option.verb == verb]

    def offers(self, id: str) -> bool:
        """Whether this id is on offer."""
        return any(option.id == id for option in self.mine.options)

    def yes(self, wanted: bool) -> tuple[str, ...]:
        """Yes or no."""
        return ("yes",) if wanted else ("no",)

    def worst_junk(self) -> tuple[str, ...]:
        """The worst card on offer if it is junk, else none."""
        cards = [option for option in self.mine.options if ":" in option.id]
        worst = min(cards, key=lambda option: worth(self.slug(option)), default=None)
        return (worst.id,) if worst is not None and junk(self.slug(worst)) else ("no",)

    def count(self, slug: str) -> int:
        """Copies in hand and discard pile."""
        return sum(card.slug == slug for card in (*self.hand, *self.me.discard))

    def plays(self, character: str) -> bool:
        """Whether this is my Character."""
        return any(each.slug == character for each in self.me.characters)

    def mate_likes(self, card: CardView) -> bool:
        """Whether my teammate's Character gets more out of a card than mine does."""
        if self.me.mate is None:
            return False
        theirs = [each.slug for each in self.view.players[self.me.mate].characters]
        liking = [slug for slug, likes in LIKES.items() if likes(card)]
        return any(slug in theirs for slug in liking) and not any(self.plays(slug) for slug in liking)

    @property
    def lead_over_mate(self) -> float:
        """By how many VP I am ahead of my teammate, as far as what lies open and our hands tell; 0 without one."""
        other = self.me.mate
        if other is None or self.seen_hand.mate is None:
            return 0
        mine, theirs = self.seen_hand.cards, self.seen_hand.mate.cards
        if self.seat != self.seen_hand.seat:
            mine, theirs = theirs, mine
        return points(self.me, mine) - points(self.view.players[other], theirs)

    @property
    def early(self) -> bool:
        """Whether most Nemesis cards are still there."""
        if self.view.teams:
            return min(stack.count for stack in self.view.nemeses) > 2
        return sum(stack.count for stack in self.view.nemeses) > 3

    # spending

    def risk(self, slot: SlotView) -> float:
        """What the Riddle token of a foe on this slot takes away from its cards."""
        return RIDDLE if slot.marked and self.view.riddler not in (self.me.seat, self.me.mate) else 0

    def for_sale(self, power: int) -> Iterator[tuple[float, CardView]]:
        """Cards that so much Power buys, with what they are worth; one whose Riddle outweighs it is left out."""
        for slot in self.view.slots:
            risk = self.risk(slot)
            for place in slot.cards:
                value = self.buy_value(place.card) - risk
                if place.buy <= power and (value > 0 or not risk):
                    yield value, place.card
        for stack in (self.view.henchmen, self.view.hostages, *self.view.nemeses):
            if stack.top is not None and stack.buy is not None and stack.buy <= power:
                yield self.buy_value(stack.top), stack.top

    def buy_value(self, card: CardView) -> float:
        """What owning a card is worth; VP count for more the fewer Nemesis cards are left."""
        late = 0.5 if self.early else 1.5
        liked = sum(2 for slug, likes in LIKES.items() if self.plays(slug) and likes(card))
        return card.cost + late * card.vp + liked + (20 if card.level else 0) - (2 if card.cost < 2 else 0)

    def best_buy(self, power: int) -> str:
        """Id of the best purchase for so much Power; empty if there is none."""
        best = max(self.for_sale(power), key=lambda each: each[0], default=None)
        return f"buy:{best[1].id}" if best is not None and self.offers(f"buy:{best[1].id}") else ""

    def value_at(self, power: int) -> float:
        """What the best purchase for so much Power is worth."""
        return max((value for value, _ in self.for_sale(power)), default=0)

    def more_power(self) -> list[tuple[str, float]]:
        """Releases and Bribes that give Power, with what the best purchase gains by them beyond their price."""
        now = self.value_at(self.power)
        found: list[tuple[str, float]] = []
        for option in self.of("use"):
            design = REGISTER[self.slug(option)]
            if design.releases and (power := power_of(design.slug)):
                found.append((option.id, self.value_at(self.power + power) - now - 2))
        for option in self.of("bribe"):
            price = int(str(option.label.values["price"]))
            power = power_of(self.slug(option)) + draws_of(self.slug(option))
            risk = self.risk(self.view.slots[int(str(option.label.values["slot"]).partition(".")[0]) - 1])
            found.append((option.id, self.value_at(self.power + power) - now - 1.5 * price - risk))
        return found
