"""The main phase: which actions are on offer, and each of them carried out (AA-064 to AA-084, AA-187)."""

from collections.abc import Sequence
from functools import cache

from engine.arkham.asking import HAND, Found, card_of, card_option, for_mate
from engine.arkham.coffers import COFFER, can_use_coffer, coffer_share, use_coffer
from engine.arkham.design import REGISTER, Design, Price
from engine.arkham.state import NONE
from engine.arkham.tasks import tasks
from engine.arkham.turn import Turn
from engine.core.ask import Ask, Option, SeatAsk
from engine.core.task import Effect
from engine.core.text import Json, Text, text

MOST_DECISIONS = 300
"""Decisions of one turn (AA-326)."""

RIDDLE = "?"
"""Ends a place whose slot has a Riddle token."""

END = Option("end", "end", text("End the turn"))
ALL = Option("all", "play", text("Play all cards"), note=text("One after the other, Weaknesses left out."))


PROMPT = text("Your turn: play, buy, Bribe, use an ability, or end.")
BRIBING = "{prompt:text} What you Bribe works at once, and for this turn only."
"""While a Bribe is on offer: its card does not become the player's, unlike one that is bought (AA-088, AA-188)."""
PASSING = "Your turn: play, buy, Bribe, use an ability, or end. Your next card of cost 7 or less goes to {mate:seat}."


@tasks.task("main", "a turn")
def main(t: Turn) -> Effect[None]:
    """Between two actions: the active player does one more thing or ends the turn (AA-064, AA-084, AA-312)."""
    state = t.state
    now = state.now
    seat = t.me = state.active
    sources = t.sources(seat)
    if comes_by_itself(t, sources):
        return
    if now.decisions >= MOST_DECISIONS:
        t.say("nothing", "This turn has had so many decisions that it ends.")
        state.phase = "put-away"
        return
    # Asked without the general helpers: this is by far the most frequent question of all.
    now.decisions += 1
    public = Text("{who:seat}'s turn.", {"who": seat})
    prompt = text(PASSING, mate=t.teammate(seat)) if now.passing else PROMPT
    options = actions(t, sources)
    if any(option.verb == "bribe" for option in options):
        prompt = text(BRIBING, prompt={"id": prompt.id, "values": prompt.values})
    mine = SeatAsk(prompt, options, ("end",))
    who = seat
    if state.players[seat].played_by_mate:
        who, mine = t.teammate(seat), for_mate(mine, seat)
    answers = yield Ask("main", public, {who: mine}, always=True)
    pick = answers[who][0]
    if pick == "end":
        t.say("end", "{who:seat} ends the turn.", who=seat)
        state.phase = "put-away"
        return
    state.phase = "action"
    now.chain = 0
    if pick.startswith("bribe:"):
        yield from bribe(t, card_of(pick))
    else:
        carry_out(t, pick)


def comes_by_itself(t: Turn, sources: list[tuple[Design, int]]) -> bool:
    """Push an ability once a turn without "you may", before the next action; False if none is due (AA-341)."""
    used = t.state.now.used
    for design, this in sources:
        if design.by_itself_too and source_key(design, this) not in used:
            used.append(source_key(design, this))
            t.push(design.task("by-itself"), seat=t.me, this=this)
            return True
    return False


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
        case "coffer":
            use_coffer(t)
        case _:
            use(t, what)


def actions(t: Turn, sources: list[tuple[Design, int]]) -> tuple[Option, ...]:
    """All that the active player can do now. ``sources``: the designs whose texts work for them."""
    state = t.state
    hand = state.players[t.me].hand
    designs = t.designs
    options = [play_option(card, designs[card].slug) for card in hand]
    if len(hand) > 1 and len(to_play_all(t)) > 1:
        options.insert(0, ALL)
    cheaper, bribes_cheaper = t.buy_changers(sources), t.bribe_changers(sources)
    places = with_riddles(t)
    if state.now.power or cheaper:
        buys(t, places, cheaper, options)
    if state.players[t.me].vp or bribes_cheaper or (state.teams and t.coffer(t.me)):
        bribes(t, places, bribes_cheaper, options)
    for design, this in sources:
        if design.can_use is not None:
            uses(t, design, this, options)
    if state.teams and can_use_coffer(t):
        options.append(COFFER)
    options.append(END)
    return tuple(options)


def with_riddles(t: Turn) -> list[tuple[int, str]]:
    """The places of the Line-Up; those with a Riddle token are marked, for whoever takes a card there (AA-244)."""
    marked = {str(number) for number, slot in enumerate(t.state.lineup, 1) if slot.token != NONE}
    if not marked:
        return t.places()
    return [(card, place + RIDDLE * (place.partition(".")[0] in marked)) for card, place in t.places()]


@cache
def play_option(card: int, slug: str) -> Option:
    """The option to play a card of the hand."""
    return card_option("play", Found(card, HAND), slug)


def to_play_all(t: Turn) -> list[int]:
    """Cards of the hand that "play all" plays (AA-066)."""
    designs = t.designs
    return [card for card in t.state.players[t.me].hand if designs[card].pile != "weakness"]


# buying


def buys(t: Turn, places: list[tuple[int, str]], changers: list[Price], options: list[Option]) -> None:
    """Offer the available cards that the Power of this turn pays for (AA-070, AA-071)."""
    state = t.state
    power = state.now.power
    designs = t.designs
    for_sale = places
    if state.henchmen:
        for_sale = [*for_sale, (state.henchmen[0], "henchmen")]
    if state.hostage_up:
        for_sale = [*for_sale, (state.hostages[0], "hostage")]
    stack = t.nemesis_stack(t.me)
    if stack.up:
        for_sale = [*for_sale, (stack.cards[0], "nemesis")]
    for card, place in for_sale:
        design = designs[card]
        price = t.buy_price(card, changers) if changers else design.cost
        if price <= power:
            options.append(buy_option(card, design.slug, price, place))


BUYS = (
    "{card:card} for {price} Power (slot {slot})",
    "{card:card} for {price} Power (slot {slot}, row {row})",
    "{card:card} for {price} Power (slot {slot} ❓)",
    "{card:card} for {price} Power (slot {slot} ❓, row {row})",
)
"""In the top row and below it; the same where a Riddle token lies on the slot, marked as on the panel."""
BRIBES = (
    "{card:card} for {price} VP (slot {slot})",
    "{card:card} for {price} VP (slot {slot}, row {row})",
    "{card:card} for {price} VP (slot {slot} ❓)",
    "{card:card} for {price} VP (slot {slot} ❓, row {row})",
)
"""As ``BUYS``."""
_BUY = {
    "henchmen": "{card:card} for {price} Power",
    "hostage": "{card:card} for {price} Power (Hostage)",
    "nemesis": "{card:card} for {price} Power (Nemesis)",
}


@cache
def buy_option(card: int, slug: str, price: int, place: str) -> Option:
    """The option to buy a card."""
    words = _priced([_BUY[place]] if place in _BUY else BUYS, place, card=slug, price=price)
    return Option(f"buy:{card}", "buy", words, note=text(REGISTER[slug].text))


def _priced(labels: Sequence[str], place: str, *, card: str, price: int) -> Text:
    """The label of a card that lies there, as 1.2 in slot 1, row 2; of ``labels`` as of ``BUYS``."""
    slot, _, row = place.removesuffix(RIDDLE).partition(".")
    rows: dict[str, Json] = {"row": row} if row else {}
    return text(labels[2 * place.endswith(RIDDLE) + bool(row)], card=card, price=price, slot=slot, **rows)


def buy(t: Turn, card: int) -> None:
    """Spend Power and gain the card (AA-070, AA-079)."""
    now = t.state.now
    price = t.buy_price(card, t.buy_changers())
    now.power -= price
    now.lasting = [slug for slug in now.lasting if not t.used_up_by_buying(slug, card)]
    t.say("buy", "{who:seat} buys {card:card} for {price} Power.", who=t.me, card=t.slug(card), price=price)
    t.did("buy", t.me, card)
    t.gain(card)


# Bribing


def bribes(t: Turn, places: list[tuple[int, str]], changers: list[Price], options: list[Option]) -> None:
    """Offer the cards of the Line-Up that the tokens at hand pay a Bribe for (AA-187)."""
    tokens = t.vp + t.coffer(t.me)
    designs = t.designs
    for card, place in places:
        design = designs[card]
        if design.bribe:
            price = t.bribe_price(card, changers) if changers else design.bribe
            if price <= tokens:
                options.append(bribe_option(card, design.slug, price, place))


@cache
def bribe_option(card: int, slug: str, price: int, place: str) -> Option:
    """The option to Bribe a card."""
    words = _priced(BRIBES, place, card=slug, price=price)
    return Option(f"bribe:{card}", "bribe", words, note=text(REGISTER[slug].text))


def bribe(t: Turn, card: int) -> Effect[None]:
    """Pay the price, in a team game with own tokens, those of the Coffer or both, and Bribe (AA-187, SH-042)."""
    price = t.bribe_price(card, t.bribe_changers())
    t.pay_bribe(price, (yield from coffer_share(t, card, price)))
    t.bribe(card)


# abilities by choice


def uses(t: Turn, design: Design, this: int, options: list[Option]) -> None:
    """Offer an ability of a Character or Ongoing card if it can be used now (AA-080, AA-081)."""
    key = source_key(design, this)
    if design.can_use is None or key in t.state.now.used:
        return
    t.reads(design, t.me, this)
    if design.can_use(t):
        options.append(use_option(key, design.slug, releases=design.releases))


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
