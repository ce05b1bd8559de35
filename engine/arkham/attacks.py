"""Attacks and First Appearances: one window for all who may defend, then those who did not are hit (AA-116 to AA-145).

The window is ONE ask to all affected players at once (DESIGN 2.4); what it decided is applied in the book's order.
"""

from engine.arkham.asking import PLAY, Found, card_option
from engine.arkham.design import REGISTER
from engine.arkham.state import NONE
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import Text, text

TAKE_IT = Option("pass", "pass", text("Use no Defense"))
FROM_HAND = ("discard", "reveal", "freeze")
FROM_PLAY = ("release", "pay")


@tasks.task("attack", "an Attack")
def attack(t: Turn, by: int, slug: str, this: int, foes: list[int]) -> Effect[None]:
    """An Attack on these foes, from the attacker's left (AA-118, AA-120)."""
    design = REGISTER[slug]
    t.reads(design, by, this)
    hit = yield from defenses(t, foes, by)
    for seat in hit:
        t.push(design.task("hit"), seat=seat, this=this, by=by)


@tasks.task("first-appearance", "a First Appearance")
def first_appearance(t: Turn, card: int) -> Effect[None]:
    """It hits every player, in turn order from the one whose turn comes next (AA-137, AA-138, AA-141)."""
    design = t.design(card)
    t.reads(design, NONE, card)
    seats = t.next_first()
    hit = seats if design.unavoidable else (yield from defenses(t, seats, NONE))
    if design.has("arrives-together"):
        t.push(design.task("arrives-together"), seat=t.state.active, this=card, hit=[*hit])
        return
    for seat in hit:
        t.push(design.task("arrives"), seat=seat, this=card, by=NONE)


def defenses(t: Turn, seats: list[int], by: int) -> Effect[list[int]]:
    """Ask all these players for a Defense, push what they use; returns those who avoid nothing (AA-124 to AA-131)."""
    slug = t.source.slug
    asks: dict[int, SeatAsk] = {}
    for seat in seats:
        asks[seat] = SeatAsk(prompt(by, slug), (TAKE_IT, *usable(t, seat)), ("pass",))
    public = text("Waiting for a reaction to {card:card}.", card=slug)
    answers = yield from t.window("defend", public, asks)
    used = {seat: picks[0] for seat, picks in answers.items() if picks != ("pass",)}
    for seat in seats:
        if seat not in used:
            t.say("hit", "{who:seat} does not avoid {card:card}.", who=seat, card=slug)
    for seat in seats:
        if seat in used:
            t.push("defend", seat=seat, card=int(used[seat].partition(":")[2]), against=slug)
    return [seat for seat in seats if seat not in used]


def prompt(by: int, slug: str) -> Text:
    """What a player reads who may defend."""
    if by == NONE:
        return text("{card:card} appears and attacks you. Use a Defense?", card=slug)
    return text("{who:seat} attacks you with {card:card}. Use a Defense?", who=by, card=slug)


def usable(t: Turn, seat: int) -> list[Option]:
    """The Defenses that a player can use now (AA-124): from hand, or from play if it is in an Ongoing text."""
    found = [Found(card, "hand") for card in t.player(seat).hand if t.design(card).defends in FROM_HAND]
    for card in t.controlled(seat):
        how = t.design(card).defends
        if how == "release" or (how == "pay" and t.player(seat).vp > 0):
            found.append(Found(card, PLAY))
    return [card_option("defend", each, t.slug(each.card)) for each in found]


@tasks.task("defend", "a Defense")
def defend(t: Turn, seat: int, card: int, against: str) -> None:
    """A Defense is used: its card is discarded, revealed, Frozen, Released or a price is paid (AA-127 to AA-129)."""
    design = t.design(card)
    t.reads(design, seat, card)
    t.say(
        "defend", "{who:seat} avoids {against:card} with {card:card}.",
        reveal=design.defends in FROM_HAND, who=seat, against=against, card=design.slug,
    )  # fmt: skip
    match design.defends:
        case "discard":
            t.discard(card)
        case "reveal":
            t.reveal(card)
        case "freeze":
            t.freeze(card)
        case "release":
            t.release(card)
        case _:
            _ = t.pay_vp(1)
    if design.has("defended"):
        t.push(design.task("defended"), seat=seat, this=card)
