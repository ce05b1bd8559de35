"""Lab: a miniature rule set that has one of everything the core offers.

Two to four chemists play cards from one hidden deck. In a turn you draw a card and then play one, mix two (discard
them and score 2) or rest (draw another). Who has most points when somebody reaches the goal wins. Tests of the core,
the host and the Discord layer play it; what its rules are at the moment is given to ``Lab(Rules(...))``.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import BaseModel

from engine.core.ask import Face
from engine.core.computer import easy
from engine.core.dice import Dice
from engine.core.errors import Refused
from engine.core.game import ASK, Component, Computer, Game, OrderChoice, OrderKind, Verb
from engine.core.snapshot import Snapshot, copy_state, decode, encode
from engine.core.task import Tasks
from engine.core.text import Json, text
from tests.engine.lab_bench import Bench, Chemist, LabOptions, LabState, Rules, tasks
from tests.engine.lab_cards import CARDS, COPIES

__all__ = ["Lab", "LabOptions", "LabState", "LabView", "Rules", "deal"]

GIFT = "gift"


@dataclass(frozen=True, slots=True)
class LabView:
    """What one seat (or an onlooker: ``hand`` is None) sees. Cards are (id, slug); ``deck`` hides what is unknown."""

    points: tuple[int, ...]
    money: tuple[int, ...]
    hands: tuple[int, ...]
    left: tuple[bool, ...]
    active: int
    turn: int
    discard: tuple[tuple[int, str], ...]
    deck: tuple[tuple[int, str] | None, ...]
    hand: tuple[tuple[int, str], ...] | None


def steady(view: LabView, face: Face, dice: Dice) -> tuple[str, ...]:
    """A computer player that plays its first card, else takes what an absent player is given."""
    if face.mine is None:
        raise ValueError("this seat is not asked")
    for option in face.mine.options:
        if option.verb == "play":
            return (option.id,)
    return face.mine.default


class Lab(Game[LabState, LabView]):
    """The rule set. ``rules`` stands for the version of the program that runs it."""

    slug = "lab"
    name = "Lab"
    code = "LB"
    pitch = "Mix what should not be mixed, before the others do."
    least_seats = 2
    most_seats = 4
    schema = 1
    state_type = LabState
    options_type = LabOptions
    tasks: ClassVar[Tasks] = tasks
    verbs = (
        Verb("play", "Play a card from your hand", "card"),
        Verb("mix", "Mix two cards and score 2", "card", 2),
        Verb("rest", "Rest: draw a card"),
        Verb("discard", "Discard a card", "card"),
        Verb("defend", "Discard a Shield against an Attack", "card"),
        Verb("sort", "Put cards back on the deck in an order", "card", 3),
        Verb("copy", "Copy the text of a card", "card"),
        Verb("name", "Name a number in secret", "number"),
        Verb("cut", "Cut the fuse", "length"),
        Verb("take", "Take doses", "number"),
        Verb("give", "Say whom the doses are for", "who"),
        Verb("pass", "Do nothing"),
    )
    orders = (
        OrderKind(
            "defend",
            text("When somebody attacks you"),
            (
                ASK,
                OrderChoice("never", text("Always take it")),
                OrderChoice("shield", text("Use a Shield if I have one")),
            ),
        ),
    )
    computers: ClassVar[dict[str, Computer[Any]]] = {"easy": easy, "normal": steady}
    components = tuple(
        Component(card.slug, card.name, "Card", card.text, "house", (("Copies", str(COPIES)),))
        for card in CARDS.values()
    )

    def __init__(self, rules: Rules | None = None) -> None:
        self.rules = rules or Rules()

    def blank(self, seats: int, options: BaseModel) -> LabState:
        goal = options.goal if isinstance(options, LabOptions) else LabOptions().goal
        cards = [slug for slug in CARDS for _ in range(COPIES)]
        return LabState(goal, [Chemist() for _ in range(seats)], cards, list(range(len(cards))))

    def play(self, state: LabState, seats: int, dice: Dice, quick: bool) -> Bench:
        return Bench(state, seats, dice, self.tasks, quick, self.rules)

    def resume(self, play: Bench) -> None:
        if play.state.turn == 0:
            play.push("set-up")
        play.push("turn")

    def view(self, state: LabState, seat: int | None) -> LabView:
        def known(card: int) -> tuple[int, str] | None:
            return (card, state.cards[card]) if seat in state.known.get(card, []) else None

        chemists = state.chemists
        hand = None if seat is None else tuple((card, state.cards[card]) for card in chemists[seat].hand)
        return LabView(
            points=tuple(chemist.points for chemist in chemists),
            money=tuple(chemist.money for chemist in chemists),
            hands=tuple(len(chemist.hand) for chemist in chemists),
            left=tuple(chemist.left for chemist in chemists),
            active=state.active,
            turn=state.turn,
            discard=tuple((card, state.cards[card]) for card in state.discard),
            deck=tuple(known(card) for card in state.deck),
            hand=hand,
        )

    def identities(self, view: LabView) -> frozenset[str]:
        shown = [*view.discard, *(view.hand or ()), *(card for card in view.deck if card is not None)]
        return frozenset(f"card:{id}" for id, _ in shown)

    def resample(self, state: LabState, seat: int | None, dice: Dice) -> LabState:
        again = copy_state(self, state)

        def hidden(card: int) -> bool:
            return seat not in again.known.get(card, [])

        piles = [again.deck, *(chemist.hand for other, chemist in enumerate(again.chemists) if other != seat)]
        places = [(pile, at) for pile in piles for at, card in enumerate(pile) if hidden(card)]
        cards = [pile[at] for pile, at in places]
        left = list(cards)
        for (pile, at), old in zip(places, cards, strict=True):
            new = left.pop(dice.below("resample", len(left)))
            pile[at] = new
            # Who knows what lies in a place knows the card that lies there now.
            again.known[new] = list(state.known.get(old, []))
        return again

    def problems(self, state: LabState) -> list[str]:
        found: list[str] = []
        lying = [*state.deck, *state.discard, *(card for chemist in state.chemists for card in chemist.hand)]
        if sorted(lying) != list(range(len(state.cards))):
            found.append(f"cards are missing or doubled: {sorted(lying)}")
        if any(chemist.money < 0 for chemist in state.chemists):
            found.append("somebody owes money")
        if sum(chemist.money for chemist in state.chemists) != 3 * len(state.chemists):
            found.append("money was made or lost")
        if any(chemist.left and chemist.hand for chemist in state.chemists):
            found.append("somebody who left holds cards")
        if any(state.known.get(card) for card in state.discard):
            found.append("a card that lies open is kept as a secret")
        return found

    def standings(self, state: LabState) -> list[list[int]] | None:
        if not state.over:
            return None
        ranks: dict[tuple[bool, int], list[int]] = {}
        for seat, chemist in enumerate(state.chemists):
            ranks.setdefault((chemist.left, -chemist.points), []).append(seat)
        return [ranks[rank] for rank in sorted(ranks)]

    def points(self, state: LabState) -> dict[int, int]:
        return {seat: chemist.points for seat, chemist in enumerate(state.chemists) if not chemist.left}

    def seats(self, state: LabState) -> int:
        return len(state.chemists)

    def turn(self, state: LabState) -> int:
        return state.turn

    def leave(self, play: Bench, seat: int) -> None:
        chemist = play.state.chemists[seat]
        if chemist.left:
            raise Refused(text("You have left already."))
        for card in list(chemist.hand):
            play.discard(seat, card)
        chemist.left = True
        play.say("leave", "{who:seat} leaves.", who=seat)
        if len(play.playing()) < 2:
            play.push("finish")

    def due(self, state: LabState, kind: str, args: dict[str, Json]) -> bool:
        seat = args.get("seat", args.get("by"))
        return not (isinstance(seat, int) and state.chemists[seat].left)

    def end(self, play: Bench) -> None:
        play.state.over = True
        play.say("over", "The game was ended.")

    def command(self, play: Bench, kind: str, seat: int | None, args: dict[str, Json]) -> None:
        to, amount = args.get("to"), args.get("amount")
        chemists = play.state.chemists
        if kind != GIFT or seat is None or not isinstance(to, int) or not isinstance(amount, int):
            raise Refused(text("Lab has no such thing."))
        if to == seat or chemists[to].left or not 1 <= amount <= chemists[seat].money:
            raise Refused(text("Give somebody else between 1 and {money} of your money.", money=chemists[seat].money))
        chemists[seat].money -= amount
        chemists[to].money += amount
        play.say("gift", "{who:seat} gives {amount} to {to:seat}.", who=seat, amount=amount, to=to)

    def order(self, view: LabView, face: Face, choice: str) -> tuple[str, ...] | None:
        if face.key != "defend" or face.mine is None or choice == ASK.id:
            return None
        shields = [option.id for option in face.mine.options if option.verb == "defend"]
        if choice == "shield" and shields:
            return (shields[0],)
        return ("pass",)

    def named(self, kind: str, value: Json) -> str | None:
        return CARDS[str(value)].name if kind == "card" else None


def deal(snapshot: Snapshot, seat: int, slug: str) -> tuple[Snapshot, int]:
    """A stored game in which ``seat`` has such a card in hand (swapped in for its first one), and the card's id."""
    saved = decode(Lab(), snapshot)
    state = saved.state
    hand = state.chemists[seat].hand
    for pile in (hand, state.deck, state.discard, *(chemist.hand for chemist in state.chemists)):
        for at, card in enumerate(pile):
            if state.cards[card] == slug:
                if pile is not hand:
                    pile[at], hand[0] = hand[0], card
                return encode(Lab(), saved), card
    raise ValueError(f"there is no card {slug}")
