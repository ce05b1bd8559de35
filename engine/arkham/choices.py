"""The choices that First Appearances give to each player, one decision each (section 9 of the rules)."""

from engine.arkham.asking import HAND, NO, PILE, Found, Verb, card_of
from engine.arkham.design import Fits
from engine.arkham.prices import Prices
from engine.core.ask import Ask, Option, SeatAsk
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text

WEAKNESS = "weakness"


class Choices(Prices):
    """Choices with two ways out, and passing cards."""

    def give_up_or_weakness(self, verb: Verb, fits: Fits) -> Effect[int | None]:
        """One of my fitting cards of hand and discard pile, or a Weakness gained; nothing without such a card (AA-269).

        Returns the card to give up, None if there is none or the Weakness was taken.
        """
        found = self.cards(HAND, PILE, fits=fits)
        hidden = bool(self.state.players[self.me].hand)
        always = hidden and not self.quick
        if not found:
            yield from self.nothing_fits(verb, self.me, hidden=hidden, forced=True)
            return None
        options = [*self.card_options(verb, found)]
        default = f"{verb}:{self.given_up(found, best=False)[0]}"
        if self.state.weaknesses:
            options.append(plain(WEAKNESS, "choose", "Gain a Weakness"))
            default = WEAKNESS
        prompt = text("{card:card}: give up one of these, or gain a Weakness.", card=self.source.slug)
        pick = yield from self.choose(
            self.me, verb, self.about(self.me), prompt, options, default=default, always=always
        )
        if pick == WEAKNESS:
            _ = self.gain_weakness()
            return None
        return card_of(pick)

    def reveal_or_discard(self, fits: Fits) -> Effect[tuple[str, int | None]]:
        """Which fitting card of the hand to reveal, or which card to discard; the verb is empty with an empty hand."""
        shown, hand = self.cards(HAND, fits=fits), self.cards(HAND)
        if not hand:
            return "", None
        options = [plain(f"reveal:{each.card}", "reveal", "Reveal {card:card}", card=slug, same=f"reveal {slug}")
                   for each in shown for slug in [self.slug(each.card)]]  # fmt: skip
        options += [plain(f"discard:{each.card}", "discard", "Discard {card:card}", card=slug, same=f"discard {slug}")
                    for each in hand for slug in [self.slug(each.card)]]  # fmt: skip
        verb: Verb = "reveal" if shown else "discard"
        default = f"{verb}:{self.given_up(shown or hand, best=False)[0]}"
        prompt = text("{card:card}: reveal an Attack card, or discard a card.", card=self.source.slug)
        pick = yield from self.choose(
            self.me, "reveal", self.about(self.me), prompt, options, default=default, always=not self.quick
        )
        return pick.partition(":")[0], card_of(pick)

    def pass_left(self, seats: list[int], count: int, fits: Fits | None = None) -> Effect[list[int]]:
        """Each of these players passes cards of the hand to the next of them: chosen in secret, moved at once.

        Returns the seats that passed something (AA-142 to AA-144).
        """
        chosen: dict[int, tuple[str, ...]] = {}
        asks: dict[int, SeatAsk] = {}
        for seat in seats:
            mine = self._pass_ask(seat, count, fits)
            forced = mine.forced
            if self.quick and forced is not None:
                chosen[seat] = forced
            elif not self.quick or mine.options:
                asks[seat] = mine
        if asks:
            public = text("Everybody chooses what to pass for {card:card}.", card=self.source.slug)
            answers = yield from self.ask(Ask("give", public, asks, revisable=True, always=True))
            chosen |= answers
        passed: list[int] = []
        for at, seat in enumerate(seats):
            self.me = seat
            for pick in chosen.get(seat, ()):
                if pick != NO:
                    self.pass_card(card_of(pick), seats[(at + 1) % len(seats)])
                    passed.append(seat)
        return passed

    def _pass_ask(self, seat: int, count: int, fits: Fits | None) -> SeatAsk:
        found: list[Found] = self.cards(HAND, fits=fits, seat=seat)
        if not found:
            return SeatAsk(text("You have no card to pass."), (Option(NO, "pass", text("There is none")),), (NO,))
        count = min(count, len(found))
        given = {f"give:{card}" for card in self.given_up(found, best=False)[:count]}
        options = self.card_options("give", found)
        default = tuple(option.id for option in options if option.id in given)
        prompt = text("{card:card}: pass {cards|card|cards} to the left.", card=self.source.slug, cards=count)
        return SeatAsk(prompt, options, default, count, count)
