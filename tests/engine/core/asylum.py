"""A corner of Arkham Asylum, small enough to read: hands, decks, Attacks, First Appearances, triggers.

It shows how the core carries that game. Cards are named ``slug#number``; a test brings their texts, by slug, and the
Tasks to begin with.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from engine.core.ask import Option, SeatAsk
from engine.core.dice import Dice
from engine.core.play import plain
from engine.core.task import Effect, Tasks
from engine.core.text import Json, Text, text
from tests.engine.core.mini import Clerk, Desk, Mini, finish

CardText = Callable[..., Effect[None] | None]
PASS = ("pass",)

tasks = Tasks()


class Inmate(Clerk):
    """The verbs. ``me`` and ``this`` are the seat and the card whose text runs."""

    texts: Mapping[str, CardText]
    triggers: dict[str, dict[str, str]]
    me: int
    this: str

    def clockwise(self, after: int) -> list[int]:
        """All seats in turn order, from the one on the left of ``after`` to itself."""
        return [(after + step) % self.seats for step in range(1, self.seats + 1)]

    def hand(self, seat: int) -> list[str]:
        return self.pile(f"hand {seat}")

    def power(self, amount: int) -> None:
        self.add(f"power {self.me}", amount)

    def draw(self, seat: int) -> None:
        self.act()
        deck = self.pile(f"deck {seat}")
        if deck:
            self.hand(seat).append(deck.pop(0))
            self.note("{seat} draws", seat=seat)

    def discard(self, seat: int, card: str) -> None:
        self.act()
        self.hand(seat).remove(card)
        self.pile(f"discard {seat}").append(card)
        self.note("{seat} discards {card}", seat=seat, card=card)

    def happened(self, what: str) -> None:
        """Queue whatever cards in play answer to this: it is settled when the running action is complete (AA-105)."""
        self.act()
        for seat in range(self.seats):
            for card in self.pile(f"play {seat}"):
                reaction = self.triggers.get(slug(card), {}).get(what)
                if reaction is not None:
                    self.pile("due").append(f"{seat} {reaction} {card}")

    def cards(self, seat: int, verb: str) -> tuple[Option, ...]:
        return tuple(plain(card, verb, card, same=slug(card)) for card in self.hand(seat))

    def defences(self, seat: int) -> SeatAsk:
        """Pass, or discard one Defense card (AA-126)."""
        options = [plain("pass", "pass", "Take it"), *self.cards(seat, "defend")]
        usable = tuple(option for option in options if option.id == "pass" or slug(option.id).startswith("shield"))
        return SeatAsk(text("Avoid the Attack?"), usable, PASS)

    def avoided(self, seats: Sequence[int], answers: dict[int, tuple[str, ...]]) -> list[int]:
        return [seat for seat in seats if answers.get(seat, PASS) != PASS]

    def waiting_for(self, what: str) -> Text:
        return text("Waiting for a reaction to {what}.", what=what)


class Asylum(Mini):
    """Begins with the Tasks in ``script``; ``texts`` and ``triggers`` are what is printed on the cards."""

    tasks = tasks
    script: ClassVar[Sequence[tuple[str, dict[str, Json]]]] = ()
    texts: ClassVar[Mapping[str, CardText]] = {}
    triggers: ClassVar[dict[str, dict[str, str]]] = {}

    def play(self, state: Desk, seats: int, dice: Dice, quick: bool) -> Inmate:
        play = Inmate(state, seats, dice, self.tasks, quick)
        play.texts, play.triggers = self.texts, self.triggers
        return play

    def resume(self, play: Clerk) -> None:
        if play.state.begun:
            play.push("finish")
        play.state.begun = True
        for kind, args in self.script:
            play.push(kind, **args)


def asylum(
    *script: tuple[str, dict[str, Json]],
    texts: Mapping[str, CardText] | None = None,
    triggers: dict[str, dict[str, str]] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
) -> Asylum:
    """A game that runs this script over these piles."""
    cards = {name: list(pile) for name, pile in (piles or {}).items()}
    printed: dict[str, Any] = {"script": script, "texts": texts or {}, "triggers": triggers or {}, "piles": cards}
    return type("Printed", (Asylum,), printed)()


def slug(card: str) -> str:
    """What is printed on a card."""
    return card.partition("#")[0]


_ = tasks.task("finish")(finish)


@tasks.task("play")
def play(t: Inmate, seat: int, card: str, frm: str) -> None:
    """An action: the card, then what it triggered (AA-105)."""
    t.pile(frm).remove(card)
    t.pile(f"play {seat}").append(card)
    t.note("{seat} plays {card}", seat=seat, card=card)
    t.push("text", slug=slug(card), this=card, seat=seat)
    t.push("settle", active=seat)


@tasks.task("text", label="a card")
def card_text(t: Inmate, slug: str, this: str, seat: int) -> Effect[None]:
    """Run a printed text for a seat; ``this`` is the card it runs on."""
    t.me, t.this = seat, this
    run = t.texts[slug]
    effect = run(t)
    if effect is not None:
        yield from effect


@tasks.task("attack")
def attack(t: Inmate, by: int, hit: str, this: str) -> Effect[None]:
    """AA-118, AA-120, AA-128: one window; then every reward and every hit in turn order from the attacker's left."""
    foes = [seat for seat in t.clockwise(by) if seat != by]
    answers = yield from t.window("defend", t.waiting_for(this), {foe: t.defences(foe) for foe in foes})
    safe = t.avoided(foes, answers)
    for foe in safe:
        t.push("defend", seat=foe, card=answers[foe][0])
    for foe in foes:
        if foe not in safe:
            t.push("text", slug=hit, this=this, seat=foe)


@tasks.task("defend")
def defend(t: Inmate, seat: int, card: str) -> None:
    """AA-127: discard the Defense, then what comes with it."""
    t.discard(seat, card)
    t.push("text", slug=f"{slug(card)} reward", this=card, seat=seat)


@tasks.task("first-appearance")
def first_appearance(t: Inmate, after: int, nemesis: str) -> Effect[None]:
    """AA-138: all Defenses first, from the player whose turn comes next; then those who did not avoid it pass cards."""
    players = t.clockwise(after)
    asks = {seat: t.defences(seat) for seat in players}
    answers = yield from t.window("defend", t.waiting_for(nemesis), asks)
    safe = t.avoided(players, answers)
    for seat in safe:
        t.push("defend", seat=seat, card=answers[seat][0])
    t.push("pass-cards", seats=[seat for seat in players if seat not in safe])


@tasks.task("pass-cards")
def pass_cards(t: Inmate, seats: list[int]) -> Effect[None]:
    """AA-142 to AA-144: all choose in secret, then all cards move at once to the next one who did not avoid it."""
    asks: dict[int, SeatAsk] = {}
    for seat in seats:
        if t.hand(seat):
            options = t.cards(seat, "pass-on")
            asks[seat] = SeatAsk(text("Which card will you pass?"), options, t.whim(f"{seat}", t.hand(seat), 1))
    chosen = yield from t.secretly("pass", text("Everybody chooses a card to pass."), asks)
    for seat in chosen:
        t.hand(seat).remove(chosen[seat][0])
    for place, seat in enumerate(seats):
        if seat in chosen:
            to = seats[(place + 1) % len(seats)]
            t.hand(to).append(chosen[seat][0])
            t.note("{seat} passes a card to {to}", seat=seat, to=to)


@tasks.task("settle")
def settle(t: Inmate, active: int) -> Effect[None]:
    """AA-106, AA-107: Riddles, then the active player's, then the others' in turn order; the owner picks which."""
    due = t.pile("due")
    if not due:
        return
    riddles = [each for each in due if each.split()[1] == "riddle"]
    owners = [active, *t.clockwise(active)]
    owner = (
        int(riddles[0].split()[0]) if riddles else next(s for s in owners if any(d.startswith(f"{s} ") for d in due))
    )
    own = [each for each in riddles or due if each.startswith(f"{owner} ")]
    options = [plain(each, "resolve", each, same=" ".join(each.split()[:2])) for each in dict.fromkeys(own)]
    public = text("{who:seat} puts what was triggered into an order.", who=owner)
    pick = yield from t.choose(owner, "trigger", public, text("What comes first?"), options)
    due.remove(pick)
    seat, reaction, card = pick.split()
    t.push("text", slug=reaction, this=card, seat=int(seat))
    t.push("settle", active=active)


@tasks.task("play-top")
def play_top(t: Inmate, seat: int) -> None:
    """AA-342: a card played by the text of another is resolved completely at that line, its Attack included."""
    deck = t.pile(f"deck {seat}")
    if deck:
        card = deck.pop(0)
        t.pile(f"play {seat}").append(card)
        t.note("{seat} plays {card}", seat=seat, card=card)
        t.push("text", slug=slug(card), this=card, seat=seat)
