"""The cards of Lab: what is printed, how many there are, and what each does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.ask import Ask, SeatAsk
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text

if TYPE_CHECKING:
    from tests.engine.lab_bench import Bench

COPIES = 3


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card: its docstring is its printed text."""

    slug: str
    name: str
    text: str
    run: Callable[..., Effect[None] | None]


CARDS: dict[str, Card] = {}


def card(run: Callable[..., Effect[None] | None]) -> Callable[..., Effect[None] | None]:
    """Register a card: its slug is the function's name, its text the docstring."""
    slug = run.__name__
    CARDS[slug] = Card(slug, slug.capitalize(), run.__doc__ or "", run)
    return run


@card
def salt(t: "Bench") -> None:
    """Score 1."""
    t.score(t.me, 1)


@card
def spark(t: "Bench") -> None:
    """Roll the die. On 4 or more score 2."""
    die = t.roll()
    t.say("roll", "{who:seat} rolls {die}.", who=t.me, die=die)
    if die >= 4:
        t.score(t.me, 2)


@card
def flask(t: "Bench") -> Effect[None]:
    """Draw a card. You may discard a card; if you do, score 1."""
    t.draw(t.me)
    hand = t.cards_of(t.me, "discard")
    yes, no = text("Discard"), text("Keep all")
    if hand and (yield from t.may(t.me, "flask", t.asked(), text("Discard a card?"), yes=yes, no=no, verb="discard")):
        prompt = text("Which card?")
        pick = yield from t.choose(t.me, "flask-discard", t.asked(), prompt, hand, always=not t.quick)
        t.discard(t.me, t.number(pick))
        t.score(t.me, 1)


@card
def acid(t: "Bench") -> None:
    """Attack: each rival loses 1 point. Then score 1 if anybody was hit."""
    t.push("attack", by=t.me, this=t.this)


@card
def shield(t: "Bench") -> None:
    """Score 1. Defense: discard this card to avoid an Attack, then draw a card."""
    if t.rules.shield == "broken":
        raise ZeroDivisionError("the shield has a hole")
    t.score(t.me, 1)


@card
def lens(t: "Bench") -> Effect[None]:
    """Look at the top 3 cards of the deck and put them back in any order."""
    top = t.look(t.me, 3)
    options = [plain(f"card:{id}", "sort", "{card:card}", same=t.slug(id), card=t.slug(id)) for id in top]
    if options:
        prompt = text("Which card first? The first one will be on top.")
        order = yield from t.order(t.me, "lens", t.asked(), prompt, options, always=not t.quick)
        t.put_back([t.number(pick) for pick in order])


@card
def mirror(t: "Bench") -> Effect[None]:
    """Carry out the text of another card that was played before and lies in the discard pile."""
    others = [slug for slug in dict.fromkeys(t.slug(id) for id in t.state.discard) if slug != "mirror"]
    if others:
        options = [plain(slug, "copy", "{card:card}", card=slug) for slug in others]
        slug = yield from t.choose(t.me, "mirror", t.asked(), text("Which text?"), options)
        t.say("copy", "{this:card} copies {card:card}.", this=t.slug(t.this), card=slug)
        t.push("text", slug=slug, this=t.this, seat=t.me)


@card
def tube(t: "Bench") -> None:
    """Play the top card of the deck, if there is one."""
    t.push("play-top", seat=t.me)


@card
def pipette(t: "Bench") -> Effect[None]:
    """Every chemist secretly names a number from 1 to 3. Who named one that nobody else named scores it."""
    options = tuple(plain(str(n), "name", "{number}", number=n) for n in (1, 2, 3))
    asks = {seat: SeatAsk(text("Name a number."), options, t.whim(f"name:{seat}", "123", 1)) for seat in t.playing()}
    named = yield from t.secretly("pipette", text("Everybody names a number."), asks)
    numbers = [picks[0] for picks in named.values()]
    for seat, (number,) in named.items():
        t.say("named", "{who:seat} named {number}.", reveal=True, who=seat, number=number)
        if numbers.count(number) == 1:
            t.score(seat, int(number))


@card
def fuse(t: "Bench") -> Effect[None]:
    """Short: score 1. Long: the rival on your left loses 1 point."""
    options = [plain("short", "cut", "Short"), plain("long", "cut", "Long")]
    length = yield from t.choose(t.me, "fuse", t.asked(), text("How long?"), options)
    if t.rules.fuse == "broken":
        raise ZeroDivisionError("the fuse has no length")
    if length == "short":
        t.score(t.me, 1)
    else:
        t.score(t.rivals(t.me)[0], -1)


@card
def tonic(t: "Bench") -> Effect[None]:
    """Take 1 or 2 doses, then say whether they are for you (score that many) or for the one on your left."""
    most = 3 if t.rules.tonic == "stronger" else 2
    prompt = text("How many doses, please?" if t.rules.tonic == "polite" else "How many doses?")
    options = [plain(str(n), "take", "{n|dose|doses}", n=n) for n in range(1, most + 1)]
    doses = int((yield from t.choose(t.me, "doses", t.asked(), prompt, options)))
    t.say("doses", "{who:seat} takes {n|dose|doses}.", who=t.me, n=doses)
    who = [plain("me", "give", "Mine"), plain("left", "give", "For my rival")]
    ask = Ask("whose", t.asked(), {t.me: SeatAsk(text("For whom?"), tuple(who), ("me",))})
    whose = (yield from t.ask(ask))[t.me][0]
    t.score(t.me if whose == "me" else t.rivals(t.me)[0], doses)
