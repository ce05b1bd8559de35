"""The verbs that move cards and tokens (AA-148 to AA-235)."""

from typing import Literal

from engine.arkham.deeds import Deeds
from engine.arkham.state import NONE, Trigger
from engine.arkham.zones import Place

MOST_PASSED = 7
"""Highest cost of a card that a Team Coffer passes on (SH-031)."""


class Moves(Deeds):
    """Verbs for the player whose text runs. ``me`` is that player, ``this`` the card that bears the text."""

    me: int = NONE
    this: int = NONE
    by: int = NONE
    """The attacker, while an Attack is resolved; NONE for a First Appearance (AA-140)."""

    # numbers

    def power(self, amount: int) -> None:
        """+N Power, in the own turn only (AA-068, AA-069)."""
        self.act()
        if amount and self.me == self.state.active and self.in_turn:
            now = self.state.now
            now.power += amount
            self.say("power", "+{more} Power, {power} in all.", more=amount, power=now.power)

    def spend_power(self, amount: int) -> bool:
        """Spend Power that has not been spent yet, or nothing at all."""
        self.act()
        now = self.state.now
        if now.power < amount:
            return False
        now.power -= amount
        self.say("power", "{who:seat} spends {less} Power.", who=self.me, less=amount)
        return True

    def gain_vp(self, count: int, seat: int = NONE) -> None:
        """Gain VP tokens; a negative number is 0 (AA-178, AA-186)."""
        self.act()
        who = self.me if seat == NONE else seat
        if count > 0 and who != NONE:
            self.state.players[who].vp += count
            self.say("vp", "{who:seat} gains {vp} VP.", who=who, vp=count)

    def lose_vp(self, count: int) -> int:
        """Lose up to N VP tokens; returns how many there were to lose (AA-181)."""
        self.act()
        player = self.state.players[self.me]
        lost = min(count, player.vp)
        if lost:
            player.vp -= lost
            self.say("vp", "{who:seat} loses {vp} VP.", who=self.me, vp=lost)
        return lost

    def pay_vp(self, count: int) -> bool:
        """Pay exactly N VP tokens, or nothing at all (AA-184)."""
        self.act()
        player = self.state.players[self.me]
        if player.vp < count:
            return False
        if count:
            player.vp -= count
            self.say("vp", "{who:seat} pays {vp} VP.", who=self.me, vp=count)
        return True

    def put_on_coffer(self, seat: int) -> None:
        """Put 1 of a player's VP tokens on the Team Coffer (SH-028, SH-036)."""
        self.act()
        player, team = self.state.players[seat], self.team(seat)
        if team is not None and player.vp:
            player.vp -= 1
            team.coffer += 1
            self.say("coffer", "{who:seat} puts 1 VP on the Team Coffer: {vp} in all.", who=seat, vp=team.coffer)

    def pay_bribe(self, price: int, from_coffer: int) -> None:
        """Pay a Bribe, so much of it with tokens of the Team Coffer (SH-042)."""
        self.act()
        team = self.team(self.me)
        if team is not None and from_coffer:
            team.coffer -= from_coffer
            self.say("vp", "{who:seat} pays {vp} VP from the Team Coffer.", who=self.me, vp=from_coffer)
        _ = self.pay_vp(price - from_coffer)

    @property
    def vp(self) -> int:
        """My VP tokens."""
        return self.state.players[self.me].vp

    # drawing and looking

    def draw(self, count: int = 1) -> list[int]:
        """Draw from the own deck (AA-111, AA-174 to AA-176)."""
        if count < 1:
            return []
        cards = self.pull(self.me, count)
        if not cards:
            self.say("draw", "{who:seat} has no card to draw.", who=self.me)
            return []
        self.state.players[self.me].hand += cards
        self.say("draw", "{who:seat} draws {cards|card|cards}.", who=self.me, cards=len(cards))
        self.tell("You draw {cards:card}.", cards)
        self.tell_mate("{who:seat} draws {cards:card}.", cards)
        return cards

    def tell(self, id: str, cards: list[int]) -> None:
        """Name cards to me alone (AA-337)."""
        self.say("private", id, audience=self.eyes(self.me), reveal=True, cards=[*self.slugs(cards)])

    def tell_mate(self, id: str, cards: list[int]) -> None:
        """Name cards that come into my hand to my teammate, who sees it (SH-012)."""
        if self.state.teams and not self.state.players[self.me].played_by_mate:
            audience = (self.teammate(self.me),)
            self.say("private", id, audience=audience, reveal=True, who=self.me, cards=[*self.slugs(cards)])

    def draw_fewer(self, count: int) -> None:
        """Draw so many cards fewer in my next step 5; several add up (AA-348)."""
        self.act()
        self.state.players[self.me].draws_less += count
        self.say("draw", "{who:seat} will draw {cards|card|cards} fewer.", who=self.me, cards=count)

    def look(self, count: int = 1) -> list[int]:
        """Look at the top cards of the own deck: they stay there (AA-114, AA-115)."""
        cards = self.has_top(self.me, count)
        for card in cards:
            self.learn(card, self.eye_bits(self.me))
        if cards:
            self.say("look", "{who:seat} looks at the top of the deck.", who=self.me)
            self.tell("On top of your deck: {cards:card}.", cards)
        return cards

    def reveal_top(self, count: int = 1) -> list[int]:
        """Show the top cards of the own deck to all: they stay there (AA-114, AA-115)."""
        cards = self.has_top(self.me, count)
        for card in cards:
            self.learn(card, self.everybody)
            self.say("reveal", "{who:seat} reveals {card:card}.", reveal=True, who=self.me, card=self.slug(card))
        return cards

    def reveal_main(self) -> int:
        """Show the top card of the main deck, which must not be empty, to all: it stays there (AA-114)."""
        self.act()
        card = self.state.main[0]
        self.learn(card, self.everybody)
        self.say("reveal", "On top of the main deck: {card:card}.", reveal=True, card=self.slug(card))
        return card

    def reveal(self, card: int) -> None:
        """Show a card of the hand to all: it stays there (AA-114)."""
        self.act()
        self.learn(card, self.everybody)
        self.say("reveal", "{who:seat} reveals {card:card}.", reveal=True, who=self.me, card=self.slug(card))

    def random_from_hand(self) -> int | None:
        """A card of my hand at random, each equally likely (AA-339)."""
        hand = self.state.players[self.me].hand
        return hand[self.draw_below(f"hand:{self.me}", len(hand))] if hand else None

    # moving cards

    def gain(self, card: int, to: Literal["pile", "hand"] = "pile") -> None:
        """Become the owner of a card; it goes to the discard pile unless a text says to the hand (AA-161 to AA-164)."""
        place = self.take(card)
        who = self._gainer(self.me, card)
        if who != self.me:
            to = "pile"
        self._receive(who, card, to)
        id = "{who:seat} gains {card:card}." if to == "pile" else "{who:seat} gains {card:card} into the hand."
        self.say("gain", id, reveal=place.hidden, who=who, card=self.slug(card))
        if place.slot != NONE:
            self.leave_slot(place.slot, who, taken=card)
        self.did("gain", who, card)

    def _gainer(self, seat: int, card: int) -> int:
        """Who gains a card that this player would gain: the teammate if the pass ability waits for it (SH-031)."""
        now = self.state.now
        if not now.passing or seat != self.state.active or not self.in_turn or self.designs[card].cost > MOST_PASSED:
            return seat
        now.passing = False
        mate = self.teammate(seat)
        words = "The Team Coffer passes {card:card} on to {who:seat}."
        self.say("coffer", words, reveal=True, who=mate, card=self.slug(card))
        return mate

    def _receive(self, seat: int, card: int, to: Literal["pile", "hand"]) -> None:
        player = self.state.players[seat]
        if to == "hand":
            player.hand.append(card)
            self.learn(card, self.everybody)
        else:
            player.pile.append(card)
            self.forget_place(card)

    def gain_weakness(self, count: int = 1) -> int:
        """Gain Weaknesses from the stack, as many as there are; returns how many I gained (AA-230, AA-328)."""
        self.act()
        gained = 0
        took = 0
        while took < count and self.state.weaknesses:
            card = self.state.weaknesses[0]
            self.gain(card)
            took += 1
            # One that the Team Coffer turned over was not gained by me (SH-059).
            gained += card in self.state.players[self.me].pile
        if not took:
            self.say("gain", "No Weakness is left for {who:seat}.", who=self.me)
        return gained

    def pass_card(self, card: int, to: int) -> None:
        """Another player gains my card into their discard pile (AA-163)."""
        place = self.take(card)
        to = self._gainer(to, card)
        self._receive(to, card, "pile")
        self.say(
            "gain", "{who:seat} passes {card:card} to {to:seat}.",
            reveal=place.hidden, who=self.me, card=self.slug(card), to=to,
        )  # fmt: skip
        self.did("gain", to, card)

    def discard(self, card: int) -> None:
        """Discard a card from hand, deck or play: it goes to its owner's discard pile (AA-157 to AA-160)."""
        place = self.take(card)
        self.say("discard", "{who:seat} discards {card:card}.", reveal=place.hidden, who=self.me, card=self.slug(card))
        self.lay_off(card, place)
        self.did("discard", self.me, card)

    def lay_off(self, card: int, place: Place) -> None:
        """Put a taken card where a discarded one goes; a Bribed one goes under the main deck (AA-173, AA-198)."""
        self.forget_place(card)
        if place.owner == NONE:
            self.under_main(card)
        elif self.state.players[place.owner].left:
            self.state.box.append(card)
        else:
            self.state.players[place.owner].pile.append(card)

    def under_main(self, card: int) -> None:
        """Put a card on the bottom of the main deck; everybody sees which (AA-304)."""
        self.state.main.append(card)
        self.learn(card, self.everybody)
        self.say("under", "{card:card} goes under the main deck.", card=self.slug(card))

    def destroy(self, card: int) -> None:
        """Put a card on the destroyed pile, a Weakness or Henchman back on its stack (AA-153 to AA-156)."""
        place = self.take(card)
        design = self.design(card)
        self.forget_place(card)
        self.say("destroy", "{who:seat} destroys {card:card}.", reveal=place.hidden, who=self.me, card=design.slug)
        if design.pile == "weakness":
            self.state.weaknesses.append(card)
        elif design.pile == "henchmen":
            self.state.henchmen.append(card)
        else:
            self.state.destroyed.append(card)
        if place.slot != NONE:
            self.leave_slot(place.slot, self.me)
        self.did("destroy", self.me, card)
        if design.has("destroyed-by-you") and place.seat == self.me:
            self.state.triggers.append(Trigger(design.task("destroyed-by-you"), self.me, card))
        if design.has("destroyed") and place.owner != NONE:
            self.state.triggers.append(Trigger(design.task("destroyed"), place.owner, card))

    def release(self, card: int) -> None:
        """Send a card back to the bottom of where it began; a Nemesis leaves the game (AA-222 to AA-227)."""
        place = self.take(card)
        design = self.design(card)
        self.forget_place(card)
        self.say("release", "{who:seat} Releases {card:card}.", reveal=place.hidden, who=self.me, card=design.slug)
        match design.pile:
            case "main":
                self.under_main(card)
            case "weakness":
                self.state.weaknesses.append(card)
            case "henchmen":
                self.state.henchmen.append(card)
            case "hostage":
                self.state.hostages.append(card)
                self.learn(card, self.everybody)
            case "nemesis":
                self.state.removed.append(card)
            case _:
                self.state.players[place.owner].deck.append(card)
                self.learn(card, self.everybody)
        self.did("release", self.me, card)

    def freeze(self, card: int) -> None:
        """Put a card under its owner's Freeze token; a Bribed one under the main deck (AA-198, AA-211, AA-216)."""
        place = self.take(card)
        self.forget_place(card)
        self.say("freeze", "{who:seat} Freezes {card:card}.", reveal=place.hidden, who=self.me, card=self.slug(card))
        if place.owner == NONE:
            self.under_main(card)
        else:
            self.state.players[place.owner].frozen.append(card)
        self.did("freeze", self.me, card)

    def recover(self, card: int) -> None:
        """Put a card of the own discard pile into the hand: neither a draw nor a gain."""
        _ = self.take(card)
        self._receive(self.me, card, "hand")
        self.say("recover", "{who:seat} puts {card:card} into the hand.", who=self.me, card=self.slug(card))

    def put_on_top(self, card: int) -> None:
        """Put a card of the own discard pile on top of the own deck."""
        _ = self.take(card)
        self.state.players[self.me].deck.insert(0, card)
        self.learn(card, self.everybody)
        self.say("recover", "{who:seat} puts {card:card} on top of the deck.", who=self.me, card=self.slug(card))

    def take_up(self, card: int) -> None:
        """Put a looked-at card of the own deck into the hand: not a draw."""
        _ = self.take(card)
        self.state.players[self.me].hand.append(card)
        self.say("draw", "{who:seat} puts a card from the deck into the hand.", who=self.me)
        self.tell("You take {cards:card}.", [card])
        self.tell_mate("{who:seat} takes {cards:card}.", [card])

    def come_back(self) -> None:
        """This card returns from the destroyed pile to my discard pile: not a gain (AA-351)."""
        if self.this in self.state.destroyed:
            _ = self.take(self.this)
            self.state.players[self.me].pile.append(self.this)
            self.say("recover", "{card:card} comes back to {who:seat}.", who=self.me, card=self.slug(self.this))
