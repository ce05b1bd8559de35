"""Where cards lie and who knows of them: the ground that all verbs stand on (AA-021 to AA-027)."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.arkham.design import Design, designs
from engine.arkham.state import NONE, ArkhamState, Phase, Player, Slot, Stack, Team
from engine.core.dice import Dice
from engine.core.play import Play
from engine.core.task import Tasks

BETWEEN: tuple[Phase, ...] = ("flip-nemesis", "flip-hostage", "pass-on")
"""Steps 7 to 9: between turns (AA-098)."""
SETUP: tuple[Phase, ...] = ("new", "characters", "starters", "deal")
SLOT_NAMES = ("1", "2", "3", "4", "5")
NO_TURN = frozenset(BETWEEN + SETUP)


class Place(NamedTuple):
    """Where a card lies: ``seat`` for a player's zone, ``slot`` (0 to 4) for the Line-Up, else NONE."""

    zone: str
    """hand, deck, pile, play, frozen; bribed, lineup, main; a stack; destroyed, removed, box."""
    seat: int = NONE
    slot: int = NONE
    owner: int = NONE
    """Who owned it there; nobody in the Line-Up, next to the Bribe tile and in the stacks (AA-171, AA-172)."""

    @property
    def hidden(self) -> bool:
        """Whether the face of the card was hidden from somebody there."""
        return self.zone in {"hand", "deck", "main", "box"}


class Zones(Play[ArkhamState]):
    """An Arkham table as its zones lie."""

    def __init__(self, state: ArkhamState, seats: int, dice: Dice, tasks: Tasks, quick: bool) -> None:
        super().__init__(state, seats, dice, tasks, quick)
        self.designs = designs(state.printed)

    # who

    def player(self, seat: int) -> Player:
        """The player in a seat."""
        return self.state.players[seat]

    def staying(self) -> list[int]:
        """Seats that have not left, in turn order from P1."""
        return [seat for seat in self.state.order if not self.state.players[seat].left]

    def after(self, seat: int) -> list[int]:
        """The other seats that have not left, in turn order from this one's left (AA-001)."""
        order = self.state.order
        at = order.index(seat)
        players = self.state.players
        return [other for other in (*order[at + 1 :], *order[:at]) if not players[other].left]

    def around(self, seat: int) -> list[int]:
        """All seats that have not left, in turn order beginning with this one."""
        own = [] if self.state.players[seat].left else [seat]
        return own + self.after(seat)

    def next_first(self) -> list[int]:
        """All seats in turn order beginning with the one whose turn comes next (AA-138)."""
        active = self.state.active
        return self.after(active) + ([] if self.state.players[active].left else [active])

    def team(self, seat: int) -> Team | None:
        """The team of a player; None in a free-for-all (SH-011)."""
        for team in self.state.teams:
            if seat in team.seats:
                return team
        return None

    def teammate(self, seat: int) -> int:
        """The other player of the team; NONE in a free-for-all."""
        for team in self.state.teams:
            if seat in team.seats:
                return team.seats[1 - team.seats.index(seat)]
        return NONE

    def coffer(self, seat: int) -> int:
        """VP tokens on the Team Coffer of a player; 0 in a free-for-all (SH-028)."""
        team = self.team(seat)
        return 0 if team is None else team.coffer

    def speaker(self, seat: int) -> int:
        """Who makes the decisions of a seat: the teammate of one who has left (SH-058)."""
        return self.teammate(seat) if self.state.players[seat].played_by_mate else seat

    def eyes(self, seat: int) -> list[int]:
        """Who sees what a seat sees: the teammate too who plays it (SH-058)."""
        return [seat, self.teammate(seat)] if self.state.players[seat].played_by_mate else [seat]

    def foes(self, seat: int) -> list[int]:
        """The foes of a player, in turn order from the left (AA-002, SH-022)."""
        others = self.after(seat)
        if not self.state.teams:
            return others
        mate = self.teammate(seat)
        return [other for other in others if other != mate]

    def is_foe(self, seat: int, other: int) -> bool:
        """Whether two seats are foes: never the players of one team (SH-022, SH-040)."""
        return seat != other and (not self.state.teams or self.teammate(seat) != other)

    @property
    def in_turn(self) -> bool:
        """Whether a turn is on: from its start to step 6 (AA-098)."""
        return self.state.phase not in NO_TURN

    # what

    def design(self, card: int) -> Design:
        """What is printed on a card."""
        return self.designs[card]

    def slug(self, card: int) -> str:
        """The slug of a card's design."""
        return self.designs[card].slug

    def slugs(self, cards: list[int]) -> list[str]:
        """The slugs of several cards."""
        return [self.designs[card].slug for card in cards]

    def nemesis_stack(self, seat: int) -> Stack:
        """The Nemesis stack of a player: that of the team (SH-018, SH-023, SH-027)."""
        state = self.state
        if state.teams:
            for team, stack in zip(state.teams, state.nemeses, strict=False):
                if seat in team.seats:
                    return stack
        return state.nemeses[0]

    def share(self, stack: Stack) -> list[int]:
        """The seats that a Nemesis stack is for: everybody, or the team whose stack it is (SH-024, SH-027)."""
        for team, own in zip(self.state.teams, self.state.nemeses, strict=False):
            if own is stack:
                return [*team.seats]
        return [*self.state.order]

    def controlled(self, seat: int) -> list[int]:
        """Cards that a player controls, the Bribed ones last (AA-150)."""
        play = self.state.players[seat].play
        if self.state.bribed and seat == self.state.active:
            return play + self.state.bribed
        return play

    def is_weakness(self, card: int) -> bool:
        """Whether a card is a Weakness."""
        return self.designs[card].pile == "weakness"

    # the Line-Up

    def slots(self) -> Iterator[tuple[int, Slot, int]]:
        """All cards of the Line-Up, row by row from the left: slot number from 0, slot, card."""
        lineup = self.state.lineup
        for number, slot in enumerate(lineup):
            if slot.top != NONE:
                yield number, slot, slot.top
        for row in range(max([len(slot.lower) for slot in lineup])):
            for number, slot in enumerate(lineup):
                if row < len(slot.lower):
                    yield number, slot, slot.lower[row]

    def places(self) -> list[tuple[int, str]]:
        """All cards of the Line-Up, row by row, with slot and row from 1 as people read them: ``3``, ``3.2``."""
        lineup = self.state.lineup
        found = [(slot.top, name) for name, slot in zip(SLOT_NAMES, lineup, strict=True) if slot.top != NONE]
        if any(slot.lower for slot in lineup):
            for number, slot, card in self.slots():
                if card != slot.top:
                    found.append((card, f"{number + 1}.{slot.lower.index(card) + 2}"))
        return found

    def lineup_cards(self) -> list[int]:
        """All cards of the Line-Up, row by row."""
        return [card for card, _ in self.places()]

    # finding and taking

    def find(self, card: int) -> Place:
        """Where a card lies. Raises ValueError if it is nowhere."""
        state = self.state
        for number, slot in enumerate(state.lineup):
            if card == slot.top or card in slot.lower:
                return Place("lineup", NONE, number)
        for player in state.players:
            place = self._find_with(player, card)
            if place is not None:
                return place
        if card in state.bribed:
            return Place("bribed", state.active)
        for zone, cards in self._stacks():
            if card in cards:
                return Place(zone)
        raise ValueError(f"card {card} is nowhere")

    def _find_with(self, player: Player, card: int) -> Place | None:
        seat = player.seat
        if card in player.hand:
            return Place("hand", seat, NONE, seat)
        if card in player.pile:
            return Place("pile", seat, NONE, seat)
        if card in player.play:
            return Place("play", seat, NONE, self.state.borrowed.get(card, seat))
        if card in player.deck:
            return Place("deck", seat, NONE, seat)
        return Place("frozen", seat, NONE, seat) if card in player.frozen else None

    def _stacks(self) -> Iterator[tuple[str, list[int]]]:
        state = self.state
        yield "main", state.main
        yield "henchmen", state.henchmen
        yield "weakness", state.weaknesses
        yield "hostage", state.hostages
        for stack in state.nemeses:
            yield "nemesis", stack.cards
        yield "destroyed", state.destroyed
        yield "removed", state.removed
        yield "box", state.box

    def take(self, card: int) -> Place:
        """Take a card from where it lies, and tell where that was. What it did and used there is forgotten (AA-083)."""
        self.act()
        place = self.find(card)
        if place.slot != NONE:
            slot = self.state.lineup[place.slot]
            if slot.top == card:
                slot.top = NONE
            else:
                slot.lower.remove(card)
        elif place.zone == "bribed":
            self.state.bribed.remove(card)
        elif place.seat != NONE:
            getattr(self.state.players[place.seat], place.zone).remove(card)
        else:
            self._take_from_stack(card, place.zone)
        if place.zone in {"play", "bribed"}:
            _ = self.state.borrowed.pop(card, None)
            if str(card) in self.state.now.used:
                self.state.now.used.remove(str(card))
        return place

    def _take_from_stack(self, card: int, zone: str) -> None:
        if zone == "hostage" and self.state.hostages[0] == card:
            self.state.hostage_up = False
        for stack in self.state.nemeses:
            if stack.cards[:1] == [card]:
                stack.up = False
                self._faces_up(self.share(stack))
        for name, cards in self._stacks():
            if name == zone and card in cards:
                cards.remove(card)

    def _faces_up(self, seats: list[int]) -> None:
        """The Nemesis that turned these Characters face down is gone (SH-064)."""
        for seat in seats:
            player = self.state.players[seat]
            if player.face_down:
                player.face_down = False
                self.say("character", "{who:seat}'s Character is face up again.", who=seat)

    # knowledge

    @property
    def everybody(self) -> int:
        """The bits of all seats: what ``known`` holds for a card that all have seen."""
        return (1 << self.seats) - 1

    def eye_bits(self, seat: int) -> int:
        """The bits of those who see what a seat sees."""
        return sum(1 << each for each in self.eyes(seat))

    def learn(self, card: int, seats: int) -> None:
        """These seats (bits) know from now on where this hidden card lies."""
        known = self.state.known
        known[card] = known.get(card, 0) | seats

    def forget_place(self, card: int) -> None:
        """The card lies open now, or nobody can tell where it is."""
        _ = self.state.known.pop(card, None)

    # decks

    def shuffle_pile(self, seat: int) -> None:
        """The discard pile becomes the deck, or goes under the rest of it; frozen cards come back (AA-174, AA-213)."""
        player = self.state.players[seat]
        if not player.pile:
            return
        cards, player.pile = player.pile, player.frozen
        player.frozen = []
        self.shuffle(f"deck:{seat}", cards)
        player.deck += cards
        self.say("shuffle", "{who:seat} shuffles the discard pile into a deck.", who=seat)
        if player.pile:
            self.say("freeze", "{who:seat}'s frozen cards go to the discard pile.", who=seat)

    def has_top(self, seat: int, count: int = 1) -> list[int]:
        """The top cards of a deck, shuffled if need be, as many as there are (AA-115, AA-174 to AA-176)."""
        self.act()
        player = self.state.players[seat]
        while len(player.deck) < count and player.pile:
            self.shuffle_pile(seat)
        return player.deck[:count]

    def pull(self, seat: int, count: int) -> list[int]:
        """Take cards off the top of a deck, shuffling when it is empty (AA-174)."""
        self.act()
        player = self.state.players[seat]
        if len(player.deck) >= count:
            taken, player.deck = player.deck[:count], player.deck[count:]
            return taken
        # After a shuffle the frozen cards are the new discard pile, and may be needed at once (EX-042).
        _ = self.has_top(seat, count)
        taken, player.deck = player.deck[:count], player.deck[count:]
        return taken
