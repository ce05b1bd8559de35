"""The state of Lab, its verbs and its Tasks."""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, Field

from engine.core.ask import Option, SeatAsk
from engine.core.dice import Dice
from engine.core.play import Play, plain
from engine.core.task import Effect, Tasks
from engine.core.text import Json, Text, text
from tests.engine.lab_cards import CARDS

ROUNDS = 12
HAND = 3


@dataclass(frozen=True, slots=True)
class Rules:
    """What a newer version of the program might have changed while games were running."""

    fuse: Literal["sound", "broken"] = "sound"
    shield: Literal["sound", "broken"] = "sound"
    tonic: Literal["first", "polite", "stronger"] = "first"


class LabOptions(BaseModel):
    """What can be agreed before a game of Lab."""

    goal: int = Field(default=8, ge=1, le=50, description="Points that end the game")


@dataclass(slots=True)
class Chemist:
    """A seat: the cards in hand by id, the points, the money."""

    hand: list[int] = field(default_factory=list[int])
    points: int = 0
    money: int = 3
    left: bool = False


@dataclass(slots=True)
class LabState:
    """``cards`` gives the slug of each card id; ``known`` which seats have seen where a hidden card lies."""

    goal: int
    chemists: list[Chemist]
    cards: list[str]
    deck: list[int]
    discard: list[int] = field(default_factory=list[int])
    known: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    turn: int = 0
    active: int = 0
    over: bool = False


class Bench(Play[LabState]):
    """The verbs of Lab. ``me`` and ``this`` are the seat and the card whose text is running."""

    def __init__(self, state: LabState, seats: int, dice: Dice, tasks: Tasks, quick: bool, rules: Rules) -> None:
        super().__init__(state, seats, dice, tasks, quick)
        self.rules = rules
        self.me = 0
        self.this = -1

    def playing(self) -> list[int]:
        return [seat for seat, chemist in enumerate(self.state.chemists) if not chemist.left]

    def rivals(self, seat: int) -> list[int]:
        """The others in turn order from the left of ``seat``; alone, oneself."""
        order = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in order if not self.state.chemists[other].left] or [seat]

    def slug(self, card: int) -> str:
        return self.state.cards[card]

    def number(self, pick: str) -> int:
        """The card id in an option id such as ``card:7``."""
        return int(pick.partition(":")[2])

    def asked(self) -> Text:
        return text("{who:seat} decides about {card:card}.", who=self.me, card=self.slug(self.this))

    def cards_of(self, seat: int, verb: str) -> list[Option]:
        hand = self.state.chemists[seat].hand
        return [
            plain(f"card:{id}", verb, "{card:card}", card=self.slug(id), same=self.slug(id),
                  note=text(CARDS[self.slug(id)].text))
            for id in hand
        ]  # fmt: skip

    def score(self, seat: int, points: int) -> None:
        self.act()
        self.state.chemists[seat].points += points
        self.say("score", "{who:seat} scores {points}.", who=seat, points=points)

    def top(self) -> int | None:
        """Take the top card off the deck, shuffling the discard pile when it is empty; None if there is no card."""
        self.act()
        state = self.state
        if not state.deck:
            state.deck, state.discard = state.discard, []
            self.shuffle("deck", state.deck)
        return state.deck.pop(0) if state.deck else None

    def draw(self, seat: int) -> None:
        card = self.top()
        if card is None:
            return
        self.state.chemists[seat].hand.append(card)
        self.say("draw", "{who:seat} draws a card.", who=seat)
        self.say("drawn", "You draw {card:card}.", audience=(seat,), reveal=True, card=self.slug(card), id=card)

    def look(self, seat: int, count: int) -> list[int]:
        self.act()
        seen = self.state.deck[:count]
        for card in seen:
            knowers = self.state.known.setdefault(card, [])
            if seat not in knowers:
                knowers.append(seat)
        cards: list[Json] = [self.slug(card) for card in seen]
        self.say("look", "{who:seat} looks at {count|card|cards}.", who=seat, count=len(seen))
        self.say("looked", "On top: {cards:card}.", audience=(seat,), reveal=True, cards=cards)
        return seen

    def put_back(self, order: list[int]) -> None:
        """The top of the deck in this order. Others who knew a card there know it no more."""
        self.act()
        self.state.deck[: len(order)] = order
        for card in order:
            self.state.known[card] = [seat for seat in self.state.known[card] if seat == self.me]

    def discard(self, seat: int, card: int) -> None:
        self.act()
        self.state.chemists[seat].hand.remove(card)
        self.lay_open(card)
        self.say("discard", "{who:seat} discards {card:card}.", reveal=True, who=seat, card=self.slug(card))

    def lay_open(self, card: int) -> None:
        self.act()
        self.state.discard.append(card)
        _ = self.state.known.pop(card, None)


tasks = Tasks()


@tasks.task("set-up")
def set_up(t: Bench) -> None:
    t.shuffle("deck", t.state.deck)
    for seat in t.playing():
        for _ in range(HAND):
            t.draw(seat)


@tasks.task("turn")
def turn(t: Bench) -> None:
    state = t.state
    while state.chemists[state.active].left:
        state.active = (state.active + 1) % t.seats
    state.turn += 1
    t.say("turn", "{who:seat} is at the bench.", who=state.active)
    t.draw(state.active)
    t.push("act", seat=state.active)
    t.push("end-turn")


@tasks.task("act", label="a turn")
def act(t: Bench, seat: int) -> Effect[None]:
    hand = t.cards_of(seat, "play")
    more = [plain("mix", "mix", "Mix two cards")] if len(hand) >= 2 else []
    options = [*more, plain("rest", "rest", "Rest"), *hand]
    public, prompt = text("{who:seat} chooses what to do.", who=seat), text("What will you do?")
    pick = yield from t.choose(seat, "main", public, prompt, options, default="rest", always=True)
    if pick == "rest":
        t.draw(seat)
    elif pick == "mix":
        t.push("mix", seat=seat)
    else:
        t.push("play", seat=seat, card=t.number(pick))


@tasks.task("mix")
def mix(t: Bench, seat: int) -> Effect[None]:
    public = text("{who:seat} mixes.", who=seat)
    cards = t.cards_of(seat, "mix")
    picks = yield from t.choose_many(
        seat, "mix", public, text("Which two?"), cards, at_least=2, at_most=2, always=not t.quick
    )
    for pick in picks:
        t.discard(seat, t.number(pick))
    t.score(seat, 2)


@tasks.task("play")
def play(t: Bench, seat: int, card: int) -> None:
    t.state.chemists[seat].hand.remove(card)
    t.lay_open(card)
    t.say("play", "{who:seat} plays {card:card}.", reveal=True, who=seat, card=t.slug(card))
    t.push("text", slug=t.slug(card), this=card, seat=seat)


@tasks.task("play-top")
def play_top(t: Bench, seat: int) -> None:
    if not t.state.deck:
        return
    card = t.state.deck.pop(0)
    t.lay_open(card)
    t.say("play", "{who:seat} plays {card:card} off the deck.", reveal=True, who=seat, card=t.slug(card))
    t.push("text", slug=t.slug(card), this=card, seat=seat)


@tasks.task("text", label="a card")
def run_text(t: Bench, slug: str, this: int, seat: int) -> Effect[None]:
    t.me, t.this = seat, this
    effect = CARDS[slug].run(t)
    if effect is not None:
        yield from effect


@tasks.task("attack")
def attack(t: Bench, by: int, this: int) -> Effect[None]:
    asks: dict[int, SeatAsk] = {}
    for seat in t.rivals(by):
        shields = [option for option in t.cards_of(seat, "defend") if option.same == "shield"]
        options = (plain("pass", "pass", "Take it"), *shields)
        prompt = text("{who:seat} attacks you with {card:card}.", who=by, card=t.slug(this))
        asks[seat] = SeatAsk(prompt, options, ("pass",))
    public = text("Waiting for a reaction to {card:card}.", card=t.slug(this))
    answers = yield from t.window("defend", public, asks)
    hit = [seat for seat, picks in answers.items() if picks == ("pass",)]
    for seat, (pick,) in answers.items():
        if pick != "pass":
            t.discard(seat, t.number(pick))
    for seat in answers:
        t.push("hit" if seat in hit else "reward", seat=seat)
    if hit:
        t.push("gain", seat=by, points=1)


@tasks.task("hit")
def be_hit(t: Bench, seat: int) -> None:
    t.score(seat, -1)


@tasks.task("reward")
def reward(t: Bench, seat: int) -> None:
    t.draw(seat)


@tasks.task("gain")
def gain(t: Bench, seat: int, points: int) -> None:
    t.score(seat, points)


@tasks.task("end-turn")
def end_turn(t: Bench) -> None:
    t.act()
    state = t.state
    best = max(chemist.points for chemist in state.chemists)
    if best >= state.goal or state.turn >= ROUNDS * t.seats or len(t.playing()) < 2:
        t.push("finish")
        return
    state.active = (state.active + 1) % t.seats
    t.push("turn")


@tasks.task("finish")
def finish(t: Bench) -> None:
    t.state.over = True
    t.say("over", "The game is over.")
