"""The context in which texts run: the whole vocabulary of the cards (DESIGN 2.2).

``t.me`` is "you", ``t.this`` the card that bears the text. A verb that needs an answer is a generator: ``yield from``
it. One that pushes (an Attack, a Bribe, a card played or copied) must be the last thing a text does.
"""

from collections.abc import Callable
from typing import Literal

from engine.arkham.asking import DECK, HAND, LINEUP, PILE, PLAY, Found, Verb, Zone, card_of
from engine.arkham.choices import Choices
from engine.arkham.design import REGISTER, Design, Fits
from engine.arkham.state import NONE
from engine.core.ask import Option
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text

SURGE = "{card:card}: Surge? Then the top card of the main deck joins the Line-Up."

__all__ = ["DECK", "HAND", "LINEUP", "PILE", "PLAY", "Turn", "Verb", "Zone"]


class Turn(Choices):
    """An Arkham table with all its verbs."""

    hit: list[int]
    """Seats that did not avoid the First Appearance that is being resolved for all at once."""

    def reads(self, source: Design, seat: int, this: int, by: int = NONE) -> None:
        """From here on this text runs, for this player, on this card."""
        self.source, self.me, self.this, self.by = source, seat, this, by

    # own cards

    def may_destroy(self, *zones: Zone, fits: Fits | None = None) -> Effect[Design | None]:
        """You may destroy one of these; returns what was destroyed."""
        card = yield from self.may_pick("destroy", *zones, fits=fits)
        if card is None:
            return None
        self.destroy(card)
        return self.design(card)

    def must_destroy(self, *zones: Zone, fits: Fits | None = None) -> Effect[Design | None]:
        """Destroy one of these; returns what was destroyed, None if there was none."""
        card = yield from self.pick("destroy", *zones, fits=fits)
        if card is None:
            return None
        self.destroy(card)
        return self.design(card)

    def may_destroy_up_to(self, most: int, *zones: Zone) -> Effect[None]:
        """You may destroy up to N of these."""
        for card in (yield from self.pick_many("destroy", 0, most, *zones)):
            self.destroy(card)

    def may_discard(self, *zones: Zone, fits: Fits | None = None) -> Effect[Design | None]:
        """You may discard one of these; returns what was discarded."""
        card = yield from self.may_pick("discard", *zones, fits=fits)
        if card is None:
            return None
        self.discard(card)
        return self.design(card)

    def must_discard(self, count: int = 1) -> Effect[int]:
        """Discard N cards of the hand, your choice; returns how many there were (AA-102)."""
        cards = yield from self.pick_many("discard", count, count, HAND)
        for card in cards:
            self.discard(card)
        return len(cards)

    def may_freeze(self, *zones: Zone) -> Effect[Design | None]:
        """You may Freeze one of these; returns what was frozen."""
        card = yield from self.may_pick("freeze", *zones)
        if card is None:
            return None
        self.freeze(card)
        return self.design(card)

    def must_freeze(self, count: int, *zones: Zone) -> Effect[None]:
        """Freeze N of these, your choice (AA-102)."""
        for card in (yield from self.pick_many("freeze", count, count, *zones)):
            self.freeze(card)

    def may_release(self, *zones: Zone, fits: Fits) -> Effect[bool]:
        """You may Release one of these; its own Release line is not resolved (AA-271)."""
        card = yield from self.may_pick("release", *zones, fits=fits)
        if card is None:
            return False
        self.release(card)
        return True

    def must_release(self, *zones: Zone, fits: Fits) -> Effect[bool]:
        """Release one of these, your choice; False if there is none."""
        card = yield from self.pick("release", *zones, fits=fits)
        if card is None:
            return False
        self.release(card)
        return True

    def may_release_up_to(self, most: int, *zones: Zone, fits: Fits) -> Effect[None]:
        """You may Release up to N of these."""
        for card in (yield from self.pick_many("release", 0, most, *zones, fits=fits)):
            self.release(card)

    def must_recover(self, fits: Fits | None = None) -> Effect[None]:
        """Put one of these from your discard pile into your hand, your choice."""
        card = yield from self.pick("take", PILE, fits=fits, best=True)
        if card is not None:
            self.recover(card)

    def may_recover(self, fits: Fits | None = None) -> Effect[None]:
        """You may put one of these from your discard pile into your hand."""
        card = yield from self.may_pick("take", PILE, fits=fits)
        if card is not None:
            self.recover(card)

    def may_put_on_top(self, fits: Fits) -> Effect[None]:
        """You may put one of these from your discard pile on top of your deck."""
        card = yield from self.may_pick("put", PILE, fits=fits)
        if card is not None:
            self.put_on_top(card)

    def may_pay(self, count: int, question: str) -> Effect[bool]:
        """You may pay N VP: not asked without them (AA-103, AA-184)."""
        if self.vp < count or not (yield from self.wants("pay", question)):
            return False
        return self.pay_vp(count)

    def discard_hand(self) -> None:
        """Discard each card of the hand."""
        for card in list(self.state.players[self.me].hand):
            self.discard(card)

    def discard_random(self, count: int = 1) -> None:
        """Discard N random cards of the hand, as many as there are (AA-339)."""
        for _ in range(count):
            card = self.random_from_hand()
            if card is not None:
                self.discard(card)

    def keep_one(self, cards: list[int]) -> Effect[None]:
        """Put one of these looked-at cards of your deck into your hand and the others on the bottom (AA-304)."""
        if len(cards) > 1:
            for card in cards:
                # Others who knew them on top cannot tell which of them went where.
                self.forget_place(card)
                self.learn(card, self.eye_bits(self.me))
        # Of fewer than two everybody can count that there is no choice.
        kept = yield from self.pick_of("take", self.on_deck(cards), hidden=len(cards) > 1, best=True)
        if kept is None:
            return
        self.take_up(kept)
        for card in cards:
            if card != kept:
                _ = self.take(card)
                self.state.players[self.me].deck.append(card)
                self.say("under", "{who:seat} puts a card under the deck.", who=self.me)

    def on_deck(self, cards: list[int]) -> list[Found]:
        """Looked-at cards of the deck, to be picked from."""
        return [Found(card, DECK) for card in cards]

    # the Line-Up and the stacks

    def may_surge(self) -> Effect[list[int]]:
        """You may Surge; returns what was added (AA-205)."""
        if not self.state.main or not (yield from self.wants("surge", SURGE)):
            return []
        return self.surge()

    def may_gain_from_lineup(self, fits: Fits) -> Effect[None]:
        """You may gain one of these cards of the Line-Up."""
        card = yield from self.may_pick("gain", LINEUP, fits=fits)
        if card is not None:
            self.gain(card)

    def may_gain_hostage(self, most: int = 99) -> Effect[None]:
        """You may gain the face-up Hostage if it costs no more (AA-219)."""
        state = self.state
        if not state.hostage_up or self.design(state.hostages[0]).cost > most:
            return
        hostage = state.hostages[0]
        if (yield from self.wants("gain", "{card:card}: gain {hostage:card}?", hostage=self.slug(hostage))):
            self.gain(hostage)

    def gain_henchman(self, to: Literal["pile", "hand"] = "pile") -> bool:
        """Gain a Henchman if one is left; returns whether I gained it (AA-329, SH-059)."""
        self.act()
        if not self.state.henchmen:
            self.say("gain", "No Henchman is left for {who:seat}.", who=self.me)
            return False
        card = self.state.henchmen[0]
        self.gain(card, to)
        player = self.state.players[self.me]
        return card in player.pile or card in player.hand

    def look_at_main(self) -> int:
        """Look at the top card of the main deck, which must not be empty: it stays there (AA-114)."""
        self.act()
        card = self.state.main[0]
        self.learn(card, self.eye_bits(self.me))
        self.say("look", "{who:seat} looks at the top of the main deck.", who=self.me)
        self.tell("On top of the main deck: {cards:card}.", [card])
        return card

    def top_under_main(self) -> None:
        """Put the main deck's top card on its bottom: only who knew it knows which it is (AA-304)."""
        self.act()
        self.state.main.append(self.state.main.pop(0))
        self.say("under", "{who:seat} puts the top card of the main deck on its bottom.", who=self.me)

    def each_foe_has_more_vp(self) -> bool:
        """Whether each foe has more VP tokens than I do; a Team Coffer does not count."""
        return all(self.has_more_vp(foe) for foe in self.foes(self.me))

    def has_more_vp(self, foe: int) -> bool:
        """Whether this player has more VP tokens than I do."""
        return self.state.players[foe].vp > self.vp

    def turn_face_down(self) -> None:
        """My Characters' abilities are off; names, tokens and Starters stay what they are (SH-054, SH-055)."""
        self.act()
        player = self.state.players[self.me]
        if not player.face_down:
            player.face_down = True
            self.say("character", "{who:seat}'s Character is turned face down.", who=self.me)

    def turn_face_up(self) -> None:
        """My Characters' abilities work again."""
        self.act()
        self.state.players[self.me].face_down = False
        self.say("character", "{who:seat}'s Character is face up again.", who=self.me)

    def returns_weakness(self) -> bool:
        """Whether a Character of mine returns Weaknesses without a payment (SH-063)."""
        player = self.state.players[self.me]
        return not player.face_down and any(REGISTER[slug].returns_weakness for slug in player.characters)

    def return_weakness(self) -> None:
        """The Weakness that is being played goes back to its stack: Released, and not paid for (SH-053, SH-063)."""
        self.release(self.this)
        self.did("return", self.me, self.this)

    def types_controlled(self) -> int:
        """How many different card types you control."""
        return len({each for card in self.controlled(self.me) for each in self.designs[card].types})

    # playing, Bribing, copying: the last thing of a text

    def play_card(self, card: int) -> None:
        """Play a card from the own hand or deck: into the play zone, then its text (AA-065, AA-342)."""
        player = self.state.players[self.me]
        (player.hand if card in player.hand else player.deck).remove(card)
        self.forget_place(card)
        player.play.append(card)
        slug = self.designs[card].slug
        self.say("play", "{who:seat} plays {card:card}.", reveal=True, who=self.me, card=slug)
        self.did("play", self.me, card)
        self.push(slug, seat=self.me, this=card)

    def bribe(self, card: int) -> None:
        """Bribe a card of the Line-Up: it lies next to the tile and its whole text is resolved (AA-188 to AA-191)."""
        place = self.take(card)
        state = self.state
        state.bribed.append(card)
        state.now.lasting = [slug for slug in state.now.lasting if not REGISTER[slug].next_bribe]
        self.say("bribe", "{who:seat} Bribes {card:card}.", who=self.me, card=self.slug(card))
        self.leave_slot(place.slot, self.me, taken=card)
        self.did("bribe", self.me, card)
        self.did("play", self.me, card)
        self.push(self.slug(card), seat=self.me, this=card)

    def must_bribe_free(self, fits: Fits) -> Effect[None]:
        """Bribe one of these cards of the Line-Up for 0 VP, your choice (AA-195)."""
        card = yield from self.pick("bribe", LINEUP, fits=fits, best=True)
        if card is not None:
            self.bribe(card)

    def may_bribe_free(self, fits: Fits | None = None) -> Effect[None]:
        """You may Bribe one of these cards of the Line-Up for 0 VP, with or without a banner (AA-195)."""
        card = yield from self.may_pick("bribe", LINEUP, fits=fits)
        if card is not None:
            self.bribe(card)

    def copy_text(self, card: int) -> None:
        """Resolve the text of another card as if it were printed on this one (AA-350)."""
        self.say("copy", "{this:card} copies {card:card}.", this=self.slug(self.this), card=self.slug(card))
        self.push(self.slug(card), seat=self.me, this=self.this)

    def for_this_turn(self) -> None:
        """The hooks of this text work until the turn ends, also when the card has left play (AA-110)."""
        self.act()
        if self.me == self.state.active:
            self.state.now.lasting.append(self.source.slug)

    # Attacks: the last thing of a text

    def attack(self, fits: Callable[[int], bool] | None = None) -> None:
        """Attack each foe who fits: the ``hit`` part of this text is for those who do not avoid it (AA-116 to AA-121).

        ``fits`` must rest on what all can see (AA-133).
        """
        foes = [foe for foe in self.foes(self.me) if fits is None or fits(foe)]
        if foes:
            self._attack(foes)

    def attack_one(self) -> Effect[None]:
        """Attack a foe of your choice, named before anybody is asked about a Defense (AA-117)."""
        foe = yield from self.choose_foe()
        if foe != NONE:
            self._attack([foe])

    def attack_reader(self) -> None:
        """The Attack of a Riddle token: The Riddler attacks its reader alone (AA-247)."""
        self.push("attack", by=self.state.riddler, slug=self.source.slug, this=self.this, foes=[self.me])

    def _attack(self, foes: list[int]) -> None:
        self.say("attack", "{who:seat} attacks with {card:card}.", who=self.me, card=self.slug(self.this))
        self.push("attack", by=self.me, slug=self.source.slug, this=self.this, foes=[*foes])

    # coin and Riddle tokens

    def heads(self) -> Effect[bool]:
        """Flip the coin: True for heads. Whoever has Two-Face may pay 1 VP to flip once more (AA-236, AA-349)."""
        heads = self._flip()
        player = self.state.players[self.me]
        again = not player.face_down and any(REGISTER[slug].flips_again for slug in player.characters)
        if again and player.vp:
            question = "Heads: pay 1 VP to flip again?" if heads else "Tails: pay 1 VP to flip again?"
            if (yield from self.wants("flip", question)) and self.pay_vp(1):
                heads = self._flip()
        return heads

    def _flip(self) -> bool:
        heads = self.draw_below("coin", 2) == 0
        self.say(
            "coin", "{who:seat} flips the coin: heads." if heads else "{who:seat} flips the coin: tails.", who=self.me
        )
        return heads

    def attach_riddle(self) -> Effect[bool]:
        """Look at the next Riddle token, then attach it to a slot that has none (AA-238 to AA-242, AA-347)."""
        if not self.can_attach():
            return False
        token = self.next_riddle()
        slug = f"riddle_{token}"
        if self.me != self.state.riddler:
            self.state.riddles_seen[token] = self.state.riddles_seen.get(token, 0) | self.eye_bits(self.me)
        self.say("private", "The Riddle token: {token:card}.", audience=self.eyes(self.me), reveal=True, token=slug)
        options = [self._slot_option(number, REGISTER[slug].text) for number in self.free_slots()]
        prompt = text("{token:card}: on which slot?", token=slug)
        default = options[self.free_slots().index(self.default_slot())].id
        pick = yield from self.choose(
            self.me, "attach", self.about(self.me), prompt, options, default=default, always=not self.quick
        )
        self.lay_riddle(card_of(pick))
        return True

    def _slot_option(self, number: int, riddle: str) -> Option:
        """A slot for the token with this text, which is the same for all of them."""
        slot, note = self.state.lineup[number], text(riddle)
        if slot.top == NONE:
            return plain(f"attach:{number}", "attach", "Slot {slot}, empty", note=note, slot=number + 1)
        label = "Slot {slot}: {card:card}"
        return plain(f"attach:{number}", "attach", label, note=note, slot=number + 1, card=self.slug(slot.top))
