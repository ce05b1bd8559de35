"""The main phase: which actions are on offer, and each of them carried out (AA-064 to AA-084, AA-187)."""

from collections.abc import Iterator
from functools import cache

from engine.arkham.asking import HAND, Found, card_of, card_option
from engine.arkham.design import REGISTER, Design
from engine.arkham.state import NONE
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Option
from engine.core.task import Effect
from engine.core.text import text

MOST_DECISIONS = 300
"""Decisions of one turn (AA-326)."""

END = Option("end", "end", text("End the turn"))
ALL = Option("all", "play", text("Play all cards"), note=text("One after the other, Weaknesses left out."))


@tasks.task("main", "a turn")
def main(t: Turn) -> Effect[None]:
    """Between two actions: the active player does one more thing or ends the turn (AA-064, AA-084, AA-312)."""
    state = t.state
    seat = t.me = state.active
    if state.now.decisions >= MOST_DECISIONS:
        t.say("nothing", "This turn has had so many decisions that it ends.")
        state.phase = "put-away"
        return
    public = text("{who:seat} has {power} Power.", who=seat, power=state.now.power)
    pick = yield from t.choose(seat, "main", public, PROMPT, actions(t), default="end", always=True)
    if pick == "end":
        t.say("end", "{who:seat} ends the turn.", who=seat)
        state.phase = "put-away"
        return
    state.phase = "action"
    state.now.chain = 0
    carry_out(t, pick)


PROMPT = text("Your turn: play, buy, Bribe, use an ability, or end.")


def carry_out(t: Turn, pick: str) -> None:
    """Do what was chosen. It may push Tasks as the last thing."""
    verb, _, what = pick.partition(":")
    match verb:
        case "all":
            t.push("play-all", cards=[*to_play_all(t)])
        case "play":
            t.play_card(int(what))
        case "buy":
            buy(t, card_of(pick))
        case "bribe":
            card = card_of(pick)
            _ = t.pay_vp(t.bribe_price(card, t.changers("bribe")))
            t.bribe(card)
        case _:
            use(t, what)


def actions(t: Turn) -> list[Option]:
    """All that the active player can do now."""
    state = t.state
    hand = state.players[t.me].hand
    designs = t.designs
    options = [play_option(card, designs[card].slug) for card in hand]
    if len(hand) > 1 and len(to_play_all(t)) > 1:
        options.insert(0, ALL)
    options += buys(t)
    options += bribes(t)
    options += uses(t)
    options.append(END)
    return options


@cache
def play_option(card: int, slug: str) -> Option:
    """The option to play a card of the hand."""
    return card_option("play", Found(card, HAND), slug)


def to_play_all(t: Turn) -> list[int]:
    """Cards of the hand that "play all" plays (AA-066)."""
    return [card for card in t.state.players[t.me].hand if t.designs[card].pile != "weakness"]


# buying


def for_sale(t: Turn) -> Iterator[tuple[int, str]]:
    """Cards that are available to the active player, with the place they lie in (AA-070)."""
    state = t.state
    for card in t.lineup_cards():
        yield card, "lineup"
    if state.henchmen:
        yield state.henchmen[0], "henchmen"
    if state.hostage_up:
        yield state.hostages[0], "hostage"
    stack = t.nemesis_stack(t.me)
    if stack.up:
        yield stack.cards[0], "nemesis"


def buys(t: Turn) -> list[Option]:
    """The cards that can be bought with the Power of this turn (AA-071)."""
    power = t.state.now.power
    changers = t.changers("buy")
    if not power and not changers:
        return []
    options: list[Option] = []
    for card, place in for_sale(t):
        price = t.buy_price(card, changers)
        if price <= power:
            options.append(
                buy_option(card, t.designs[card].slug, price, where(t, card) if place == "lineup" else place)
            )
    return options


def where(t: Turn, card: int) -> str:
    """Slot and row of a card of the Line-Up, as ``3`` or ``3.2``."""
    for number, slot in enumerate(t.state.lineup):
        if slot.top == card:
            return str(number + 1)
        if card in slot.lower:
            return f"{number + 1}.{slot.lower.index(card) + 2}"
    raise ValueError(f"card {card} is not in the Line-Up")


_BUY = {
    "henchmen": "{card:card} for {price} Power",
    "hostage": "{card:card} for {price} Power (Hostage)",
    "nemesis": "{card:card} for {price} Power (Nemesis)",
}


@cache
def buy_option(card: int, slug: str, price: int, place: str) -> Option:
    """The option to buy a card."""
    label = _BUY.get(place, "{card:card} for {price} Power (slot {slot})")
    words = text(label, card=slug, price=price, slot=place)
    return Option(f"buy:{card}", "buy", words, note=text(REGISTER[slug].text))


def buy(t: Turn, card: int) -> None:
    """Spend Power and gain the card (AA-070, AA-079)."""
    now = t.state.now
    price = t.buy_price(card, t.changers("buy"))
    now.power -= price
    t.say("buy", "{who:seat} buys {card:card} for {price} Power.", who=t.me, card=t.slug(card), price=price)
    t.did("buy", t.me, card)
    t.gain(card)


# Bribing


def bribes(t: Turn) -> list[Option]:
    """The cards of the Line-Up that can be Bribed with the tokens at hand (AA-187)."""
    tokens = t.vp
    changers = t.changers("bribe")
    if not tokens and not changers:
        return []
    options: list[Option] = []
    for card in t.lineup_cards():
        if t.designs[card].bribe:
            price = t.bribe_price(card, changers)
            if price <= tokens:
                options.append(bribe_option(card, t.designs[card].slug, price, where(t, card)))
    return options


@cache
def bribe_option(card: int, slug: str, price: int, place: str) -> Option:
    """The option to Bribe a card."""
    words = text("{card:card} for {price} VP (slot {slot})", card=slug, price=price, slot=place)
    return Option(f"bribe:{card}", "bribe", words, note=text(REGISTER[slug].text))


# abilities by choice


def uses(t: Turn) -> list[Option]:
    """Abilities of Characters and Ongoing cards that can be used now (AA-080, AA-081)."""
    options: list[Option] = []
    for design, this in t.sources(t.me):
        if design.can_use is None or source_key(design, this) in t.state.now.used:
            continue
        t.reads(design, t.me, this)
        if design.can_use(t):
            options.append(use_option(source_key(design, this), design.slug, releases=design.releases))
    return options


@cache
def use_option(key: str, slug: str, *, releases: bool) -> Option:
    """The option to use an ability."""
    words = text("Release {card:card}" if releases else "Use {card:card}", card=slug)
    return Option(f"use:{key}", "use", words, f"{slug}@use", text(REGISTER[slug].text))


def source_key(design: Design, this: int) -> str:
    """What tells an ability from all others of the turn: the number of its card, or its Character."""
    return design.slug if this == NONE else str(this)


def use(t: Turn, key: str) -> None:
    """Use an ability: once a turn, or at the price of the card (AA-081)."""
    design, this = (REGISTER[key], NONE) if key in REGISTER else (t.design(int(key)), int(key))
    t.reads(design, t.me, this)
    t.say("use", "{who:seat} uses {card:card}.", who=t.me, card=design.slug)
    if design.releases:
        t.release(this)
    else:
        t.state.now.used.append(key)
    t.push(design.task("use"), seat=t.me, this=this)


@tasks.task("play-all", "playing all cards")
def play_all(t: Turn, cards: list[int]) -> None:
    """Play these cards one after the other, each with all it triggers; one that left the hand is left out (AA-066)."""
    t.me = t.state.active
    if t.state.triggers:
        t.push("settle")
        t.push("play-all", cards=[*cards])
        return
    t.state.now.chain = 0
    hand = t.state.players[t.me].hand
    while cards and cards[0] not in hand:
        cards = cards[1:]
    if cards:
        t.play_card(cards[0])
        t.push("play-all", cards=[*cards[1:]])
