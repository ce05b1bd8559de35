"""The Line-Up: adding cards, refilling it, and the Riddle tokens on its slots (AA-200 to AA-210, AA-238 to AA-252)."""

from engine.arkham.state import NONE, Trigger
from engine.arkham.zones import Zones

FULL = 5
"""Cards that a refill brings the Line-Up to (AA-206)."""


class LineUp(Zones):
    """The verbs of the Line-Up."""

    # adding

    def add_to_lineup(self, card: int) -> int:
        """Lay a card into the Line-Up as a Surge does. Returns its slot from 0 (AA-201 to AA-204)."""
        self.act()
        lineup = self.state.lineup
        self.forget_place(card)
        for number, slot in enumerate(lineup):
            if slot.top == NONE:
                slot.top = card
                return number
        fewest = min(range(len(lineup)), key=lambda number: len(lineup[number].lower))
        lineup[fewest].lower.append(card)
        return fewest

    def surge(self, times: int = 1) -> list[int]:
        """Add the main deck's top card to the Line-Up, even beyond five. Returns what was added (AA-201, AA-205)."""
        added: list[int] = []
        for _ in range(times):
            added += self._add_from_main(0, "Surge: {card:card} joins the Line-Up in slot {slot}.")
        return added

    def add_top_of_main(self) -> list[int]:
        """Add the main deck's top card to the Line-Up, without the word Surge (AA-204)."""
        return self._add_from_main(0, "{card:card} joins the Line-Up in slot {slot}.")

    def add_bottom_of_main(self) -> list[int]:
        """Add the main deck's bottom card to the Line-Up (AA-204)."""
        return self._add_from_main(NONE, "{card:card} joins the Line-Up in slot {slot}.")

    def _add_from_main(self, end: int, id: str) -> list[int]:
        self.act()
        if not self.state.main:
            self.say("surge", "The main deck is empty, so no card joins the Line-Up.")
            return []
        card = self.state.main.pop(end)
        slot = self.add_to_lineup(card)
        self.say("surge", id, reveal=True, card=self.slug(card), slot=slot + 1)
        return [card]

    def refill(self) -> bool:
        """Step 6: lower cards move up, then cards from the main deck until there are five (AA-206 to AA-209).

        Returns False if it cannot be brought to five.
        """
        self.act()
        lineup = self.state.lineup
        for card in [card for _, slot, card in self.slots() if card != slot.top]:
            empty = next((slot for slot in lineup if slot.top == NONE), None)
            if empty is None:
                break
            for slot in lineup:
                if card in slot.lower:
                    slot.lower.remove(card)
            empty.top = card
            self.say(
                "refill", "{card:card} moves up to slot {slot}.", card=self.slug(card), slot=lineup.index(empty) + 1
            )
        count = len(self.lineup_cards())
        while count < FULL and self.state.main:
            _ = self._add_from_main(0, "{card:card} comes into slot {slot}.")
            count += 1
        return count >= FULL

    # leaving the Line-Up

    def leave_slot(self, number: int, seat: int, *, taken: int = NONE) -> None:
        """A card has left a slot by an act of this seat.

        A foe of The Riddler who gains or plays it (``taken``) has to read the token; one who takes it out otherwise
        discards it unread; nobody behind it (seat NONE) does so too (AA-243 to AA-250).
        """
        slot = self.state.lineup[number]
        if slot.token == NONE or (seat != NONE and not self.is_foe(seat, self.state.riddler)):
            return
        token, slot.token = slot.token, NONE
        if taken != NONE:
            self.state.triggers.append(Trigger("riddle", seat, taken, token))
            return
        self.state.riddles_unread.append(token)
        self.say("riddle", "The Riddle token of slot {slot} is discarded unread.", slot=number + 1)

    # Riddle tokens

    def free_slots(self) -> list[int]:
        """Slots without a token, from 0 (AA-239)."""
        return [number for number, slot in enumerate(self.state.lineup) if slot.token == NONE]

    def next_riddle(self) -> int:
        """The top token of The Riddler's stack, the discarded ones shuffled in if it is empty (AA-251); else NONE."""
        self.act()
        state = self.state
        if not state.riddles and (state.riddles_read or state.riddles_unread):
            state.riddles = [*state.riddles_read, *state.riddles_unread]
            state.riddles_read, state.riddles_unread = [], []
            state.riddles_seen.clear()
            self.shuffle("riddles", state.riddles)
            self.say("riddle", "The discarded Riddle tokens are shuffled into a new stack.")
        return state.riddles[0] if state.riddles else NONE

    def can_attach(self) -> bool:
        """Whether The Riddler plays, a token is left and a slot is free (AA-239, AA-252, AA-347)."""
        state = self.state
        some = state.riddles or state.riddles_read or state.riddles_unread
        return state.riddler != NONE and bool(some) and bool(self.free_slots())

    def lay_riddle(self, number: int) -> None:
        """Attach the top token, question mark up, to a slot (AA-238)."""
        self.act()
        self.state.lineup[number].token = self.state.riddles.pop(0)
        self.say("riddle", "A Riddle token lies on slot {slot}.", slot=number + 1)

    def default_slot(self) -> int:
        """Lowest slot with a card and no token, else lowest without a token (AA-306)."""
        slots = self.free_slots()
        with_card = [n for n in slots if self.state.lineup[n].top != NONE or self.state.lineup[n].lower]
        return (with_card or slots)[0]
