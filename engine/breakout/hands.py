"""Gadgets on their way between deck and hands, and the lasting effects of powers (BR-123, BR-148 to BR-169)."""

from collections.abc import Iterable

from engine.breakout.escapes import Escapes
from engine.breakout.gadgets import kind_of
from engine.breakout.state import Blank, Lot, Played, VillainCard


class Hands(Escapes):
    """The verbs of Gadget cards, blanks, lost turns and turns that are due."""

    # Gadget cards

    def take_from_deck(self, count: int) -> list[int]:
        """Cards off the top of the deck, as many as there are (BR-169)."""
        self.act()
        deck = self.state.deck
        taken = deck[:count]
        del deck[:count]
        return taken

    def draw(self, seat: int, count: int = 1) -> None:
        """Draw Gadgets into a hand: the number is public, the names are the owner's (BR-149)."""
        taken = self.take_from_deck(count)
        if not taken:
            self.say("draw", "The Gadget deck is empty, so nothing is drawn.")
            return
        self.gadgets(seat).extend(taken)
        self.say("draw", "{who:seat} draws {cards|Gadget|Gadgets}.", who=seat, cards=len(taken))
        self.tell_cards(seat, "You drew {gadgets:gadget}.", taken)

    def tell_cards(self, seat: int, id: str, cards: Iterable[int]) -> None:
        """Name Gadgets to one seat alone; for that seat it is a reveal."""
        self.say("draw", id, audience=(seat,), reveal=True, gadgets=[kind_of(card).slug for card in cards])

    def bury(self, cards: list[int], seen: Iterable[int]) -> None:
        """Put Gadgets face down under the deck, several in random order (BR-134, BR-151).

        ``seen``: the seats that know their faces.
        """
        self.act()
        if not cards:
            return
        self._leave_lots(cards)
        order = list(cards)
        self.shuffle("under", order)
        self.state.deck.extend(order)
        self.state.lots.append(Lot(sorted(order), sorted(seen)))

    def _leave_lots(self, cards: list[int]) -> None:
        for lot in self.state.lots:
            lot.cards[:] = [card for card in lot.cards if card not in cards]
        self.state.lots[:] = [lot for lot in self.state.lots if lot.cards]

    def show_gadget(self, seat: int, slug: str) -> int:
        """Take a Gadget of this kind out of a hand and show it to all. Returns the card (BR-151)."""
        self.act()
        card = self.holds(seat, slug)
        if card is None:
            raise ValueError(f"seat {seat} holds no {slug}")
        self.gadgets(seat).remove(card)
        self.turn.played.append(card)
        self.say("gadget", "{who:seat} plays {gadget:gadget}.", who=seat, gadget=slug, reveal=True)
        return card

    def wait_for_reaction(self, card: int, target: str, targets: list[int]) -> None:
        """A shown Gadget that targets rivals waits until they have had their say (BR-165)."""
        self.act()
        self.turn.waiting = Played(card, target, targets)

    def spend_gadget(self, seat: int, slug: str) -> None:
        """Show a Gadget and put it under the deck: everybody knows it there."""
        self.bury([self.show_gadget(seat, slug)], seen=range(self.state.seats))

    # lasting effects

    def extra_turn(self, seat: int) -> None:
        """One more turn of this team is due (BR-121)."""
        self.act()
        self.team(seat).extra_turns += 1
        self.say("power", "{who:seat} takes another turn after this one.", who=seat)

    def raise_fog(self, seat: int) -> None:
        """Every 6 that is rolled is a 1 until the team's next turn starts (BR-157)."""
        self.act()
        self.team(seat).fog = True
        self.say("gadget", "Fog: every 6 becomes a 1 until {who:seat}'s next turn starts.", who=seat)

    def take_turn_from(self, seat: int, by: int) -> None:
        """The team loses its next turn, at most one (BR-123), unless it is safe from ``by`` (BR-260)."""
        if not self.races(seat):
            return
        if self.safe(seat, by):
            self.say("power", "{who:seat} cannot be made to lose a turn.", who=seat)
            return
        self.team(seat).loses_turn = True
        self.say("lost", "{who:seat} loses the next turn.", who=seat)

    def blank(self, slug: str, *, by: int, lasting: bool) -> None:
        """A Villain has no text until the turn ends; ``lasting``: until the next turn of ``by`` starts (BR-047)."""
        self.act()
        self.state.blanks.append(Blank(slug, by, lasting))
        id = "{villain:villain} is blank until this turn ends."
        if lasting:
            id = "{villain:villain} is blank until {who:seat}'s next turn starts."
        self.say("power", id, villain=slug, who=by)

    def morph(self, seat: int, slug: str) -> None:
        """The team has the power of an opposing Villain until this turn ends, with as many tokens (BR-161)."""
        self.act()
        for _, card in self.opposing(seat):
            if card.slug == slug:
                copy = VillainCard(card.slug, card.tokens, card.power, morph=True)
                self.team(seat).morphs.append(copy)
                id = "{who:seat} has the power of {villain:villain} until this turn ends."
                self.say("gadget", id, who=seat, villain=card.power)
