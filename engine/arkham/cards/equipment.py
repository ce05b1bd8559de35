"""The Equipment of the main deck."""

from collections.abc import Sequence

from engine.arkham.design import EQUIPMENT, HOSTAGE, Design, card, kind
from engine.arkham.turn import HAND, PILE, PLAY, Turn
from engine.core.task import Effect


@card("Chattering Teeth", EQUIPMENT, cost=1, vp=0, bribe=1, copies=3)
def chattering_teeth(t: Turn) -> None:
    """+1 Power. When you destroy this card, draw 2 cards."""
    t.power(1)


@chattering_teeth.when_you_destroy_it
def _chattering_teeth(t: Turn) -> None:
    _ = t.draw(2)


@card("Bladed Umbrella", EQUIPMENT, cost=2, vp=1, copies=3, defends="discard")
def bladed_umbrella(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, choose one: Draw a card; or gain
    1 VP.
    """
    t.power(1)


@bladed_umbrella.defended
def _bladed_umbrella(t: Turn) -> Effect[None]:
    player = t.player(t.me)
    choice = yield from t.choose_one(
        ("draw", "Draw a card", bool(player.deck or player.pile)), ("vp", "Gain 1 VP", True)
    )
    if choice == "draw":
        _ = t.draw()
    else:
        t.gain_vp(1)


@card("Crowbar", EQUIPMENT, cost=3, vp=1, copies=2, provenance="named")
def crowbar(t: Turn) -> Effect[None]:
    """+2 Power. You may discard a Hostage you control. If you do, you may destroy a card in your hand or discard
    pile.
    """
    t.power(2)
    if (yield from t.may_discard(PLAY, fits=kind(HOSTAGE))):
        _ = yield from t.may_destroy(HAND, PILE)


@card("Giant Mallet", EQUIPMENT, cost=3, vp=1, bribe=2, copies=3, provenance="named")
def giant_mallet(t: Turn) -> Effect[None]:
    """+2 Power. Look at the top card of your deck. You may discard it."""
    t.power(2)
    for top in t.look():
        if (yield from t.wants("discard", "{card:card}: discard {top:card}?", top=t.slug(top))):
            t.discard(top)


@card("Laughing Gas", EQUIPMENT, cost=4, vp=1, copies=2, provenance="named")
def laughing_gas(t: Turn) -> Effect[None]:
    """+1 Power. You may destroy a card in your hand or discard pile. If a card with cost 1 or more was destroyed
    this turn, Attack: Each foe gains a Weakness.
    """
    t.power(1)
    _ = yield from t.may_destroy(HAND, PILE)
    if any(t.design(card).cost >= 1 for card in t.deeds_of_all("destroy")):
        t.attack()


@laughing_gas.hit
def _laughing_gas(t: Turn) -> None:
    _ = t.gain_weakness()


@card("Time Bomb", EQUIPMENT, cost=4, vp=1, copies=2, defends="reveal", provenance="named")
def time_bomb(t: Turn) -> None:
    """+2 Power. Defense: You may reveal this card from your hand to avoid an Attack. If you do, discard it unless
    you control a Hostage, then draw a card.
    """
    t.power(2)


@time_bomb.defended
def _time_bomb(t: Turn) -> None:
    if not t.controls(HOSTAGE):
        t.discard(t.this)
    _ = t.draw()


@card("Death Trap", EQUIPMENT, cost=5, vp=1, copies=2, provenance="named")
def death_trap(t: Turn) -> None:
    """+2 Power. Attack: Each foe guesses if their deck's top card costs more than 2, then reveals it. A foe who is
    wrong discards it and gains a Weakness.
    """
    t.power(2)
    t.attack()


@death_trap.hit_together
def _death_trap(t: Turn) -> Effect[None]:
    foes, t.by = [foe for foe in t.hit if t.has_top(foe)], t.me
    guesses = yield from t.choose_at_once(foes, ("low", "Not more than 2"), ("high", "More than 2"))
    for t.me in foes:
        (top,) = t.reveal_top()
        if (guesses[t.me] == "high") != (t.design(top).cost > 2):
            t.discard(top)
            _ = t.gain_weakness()


@card("Giant Penny", EQUIPMENT, cost=5, vp=None, copies=3)
def giant_penny(t: Turn) -> None:
    """+2 Power. End of game: This card is worth 1 VP for every two Equipment in your deck."""
    t.power(2)


@giant_penny.ends
def _giant_penny(deck: Sequence[Design], tokens: int) -> int:
    return sum(EQUIPMENT in each.types for each in deck) // 2


@card("Freeze Ray", EQUIPMENT, cost=6, vp=2)
def freeze_ray(t: Turn) -> None:
    """+3 Power. Attack: Each foe Freezes a random card from their hand."""
    t.power(3)
    t.attack()


@freeze_ray.hit
def _freeze_ray(t: Turn) -> None:
    card = t.random_from_hand()
    if card is not None:
        t.freeze(card)


@card("Jokermobile", EQUIPMENT, cost=6, vp=2, bribe=3)
def jokermobile(t: Turn) -> Effect[None]:
    """+2 Power. You may discard any number of cards, then draw that many."""
    t.power(2)
    discarded = yield from t.pick_many("discard", 0, len(t.player(t.me).hand), HAND)
    for each in discarded:
        t.discard(each)
    _ = t.draw(len(discarded))


@card("Cryo-Suit", EQUIPMENT, cost=7, vp=2)
def cryo_suit(t: Turn) -> Effect[None]:
    """+4 Power. You may Freeze up to two cards from your hand or discard pile."""
    t.power(4)
    for each in (yield from t.pick_many("freeze", 0, 2, HAND, PILE)):
        t.freeze(each)
