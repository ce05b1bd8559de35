"""Verbs without questions about what lies beside the board: Infamy, Money, Movement, hands, Weapon Cards, decks.

Each does as much as can be done (EG-073), tells what happened, and returns how much it was.
"""

from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.task import Tasks
from engine.enemies.board import Board
from engine.enemies.map import map_for
from engine.enemies.state import NOBODY, EnemiesState, Weapon

UNPAID = 2
"""Money from the supply for each 1 Money that a debtor lacks (EG-108, EG-109)."""


class Holdings(Play[EnemiesState], Board):
    """What players have. ``me`` is the acting seat, ``source`` the slug of what is being carried out."""

    def __init__(self, state: EnemiesState, seats: int, dice: Dice, tasks: Tasks, quick: bool) -> None:
        super().__init__(state, seats, dice, tasks, quick)
        self.map = map_for(seats)
        self.me = NOBODY
        self.source = ""

    @property
    def here(self) -> str:
        """Your district: where your Villain stands now (EG-010)."""
        return self.player(self.me).where

    def seat_of(self, seat: int | None) -> int:
        """The seat itself, me if none is named."""
        return self.me if seat is None else seat

    # Infamy, Money and Movement

    def infamy(self, amount: int, seat: int | None = None) -> None:
        """Gain Infamy; whoever lands on a value goes ahead of those who stand there (EG-057, EG-058)."""
        self.act()
        who = self.seat_of(seat)
        if amount <= 0:
            return
        player, order = self.player(who), self.state.order
        player.infamy += amount
        order.remove(who)
        place = sum(self.player(other).infamy > player.infamy for other in order)
        order.insert(place, who)
        words = "{who:seat} gains {amount} Infamy, now {total}."
        self.say("infamy", words, who=who, amount=amount, total=player.infamy)

    def gain_money(self, amount: int, seat: int | None = None) -> None:
        """Gain Money from the supply, which never runs out (EG-007)."""
        self.act()
        who = self.seat_of(seat)
        if amount > 0:
            self.player(who).money += amount
            self.say("money", "{who:seat} gains {amount} Money.", who=who, amount=amount)

    def spend(self, amount: int, seat: int | None = None) -> int:
        """Pay to the supply, as much as there is (EG-072)."""
        self.act()
        who = self.seat_of(seat)
        paid = min(amount, self.player(who).money)
        if paid > 0:
            self.player(who).money -= paid
            self.say("money", "{who:seat} pays {amount} Money.", who=who, amount=paid)
        return paid

    def pay(self, payer: int, to: int, amount: int) -> None:
        """Pay a player; for each 1 Money that is lacking the receiver takes 2 from the supply (EG-109)."""
        self.act()
        paid = min(amount, self.player(payer).money)
        self.player(payer).money -= paid
        self.player(to).money += paid
        if paid:
            self.say("money", "{who:seat} pays {amount} Money to {to:seat}.", who=payer, to=to, amount=paid)
        if paid < amount:
            extra = UNPAID * (amount - paid)
            self.player(to).money += extra
            self.say("money", "{who:seat} cannot pay {lacking} Money: {to:seat} takes {extra} from the supply.",
                     who=payer, to=to, lacking=amount - paid, extra=extra)  # fmt: skip

    def movement(self, amount: int) -> None:
        """Gain Movement for this turn (EG-142)."""
        self.act()
        turn = self.state.turn
        if turn is not None and turn.seat == self.me:
            turn.movement += amount
            self.say("movement", "{who:seat} gains {amount} Movement.", who=self.me, amount=amount)

    # cards

    def draw_power(self, seat: int) -> bool:
        """The top card of the Power Deck into a hand; False if there is none (EG-086). Its owner alone sees it."""
        self.act()
        state, player = self.state, self.player(seat)
        if not state.power_deck:
            self.say("draw", "The Power Deck is empty.")
            return False
        card = state.power_deck.pop(0)
        player.hand.append(card)
        if state.power_known > len(state.power_deck):
            state.power_known = len(state.power_deck)
            player.known.append(card)
        self.say("draw", "{who:seat} draws a Power Card.", who=seat)
        self.say("drawn", "You draw {card:card}.", audience=(seat,), reveal=True, card=card)
        return True

    def take_from_hand(self, seat: int, card: str) -> None:
        """A Power Card leaves a hand before all eyes."""
        player = self.player(seat)
        player.hand.remove(card)
        if card in player.known:
            player.known.remove(card)

    def bury(self, seat: int, card: str) -> None:
        """Discard a Power Card face down (EG-083)."""
        self.act()
        player = self.player(seat)
        player.hand.remove(card)
        player.buried.append(card)
        self.say("discard", "{who:seat} discards a Power Card.", who=seat)

    def gain_weapon(self, slug: str, price: int) -> None:
        """Purchase a Weapon of the Black Market for this price (EG-092)."""
        self.act()
        player = self.player(self.me)
        player.money -= price
        self.state.market.remove(slug)
        player.weapons.append(Weapon(slug))
        self.say("buy", "{who:seat} purchases {card:card} for {price} Money.", who=self.me, card=slug, price=price)

    def discard_weapon(self, seat: int, slug: str, used: bool) -> None:
        """A Weapon Card to the bottom of the Weapon Deck (EG-094)."""
        self.act()
        weapons = self.player(seat).weapons
        place = next(number for number, each in enumerate(weapons) if (each.slug, each.used) == (slug, used))
        del weapons[place]
        self.state.weapon_deck.append(slug)
        self.state.weapon_known += 1
        self.say("discard", "{who:seat} discards {card:card}.", who=seat, card=slug)

    def draw_district(self) -> str:
        """The top District Card, laid on no pile yet; an empty deck is made anew of the discard (EG-128)."""
        self.act()
        state = self.state
        if not state.district_deck:
            state.district_deck, state.district_discard = state.district_discard, []
            self.shuffle("districts", state.district_deck)
        return state.district_deck.pop(0)
