"""Starters: Punch, Vulnerability, and the unique Starter of each Character (AA-017, AA-018, AA-284)."""

from engine.arkham.design import HERO, STARTER, VILLAIN, Design, card
from engine.arkham.turn import Turn
from engine.core.task import Effect


@card("Punch", STARTER, copies=24, pile="starter", provenance="rulebook")
def punch(t: Turn) -> None:
    """+1 Power."""
    t.power(1)


@card("Vulnerability", STARTER, copies=12, pile="starter", provenance="rulebook")
def vulnerability(t: Turn) -> None:
    """No effect."""


@card("Wild Card", STARTER, pile="unique starter", owner="The Joker")
def wild_card(t: Turn) -> Effect[None]:
    """Choose one: +1 Power; or gain 1 VP."""
    choice = yield from t.choose_one(("power", "+1 Power", True), ("vp", "Gain 1 VP", True))
    if choice == "power":
        t.power(1)
    else:
        t.gain_vp(1)


@card("Pop Gun", STARTER, pile="unique starter", owner="Harley Quinn")
def pop_gun(t: Turn) -> Effect[None]:
    """Choose one: +1 Power; or destroy a card in your hand."""
    hand = bool(t.player(t.me).hand)
    choice = yield from t.choose_one(("power", "+1 Power", True), ("destroy", "Destroy a card in your hand", hand))
    if choice == "power":
        t.power(1)
    else:
        _ = yield from t.must_destroy("hand")


@card("Riddle Me This", STARTER, pile="unique starter", owner="The Riddler", provenance="named")
def riddle_me_this(t: Turn) -> Effect[None]:
    """+1 Power. You may look at the next Riddle token, then attach it to a Line-Up slot that has none."""
    t.power(1)
    if t.can_attach() and (yield from t.wants("attach", "{card:card}: look at the next Riddle token and attach it?")):
        _ = yield from t.attach_riddle()


@card("Scarred Coin", STARTER, pile="unique starter", owner="Two-Face")
def scarred_coin(t: Turn) -> Effect[None]:
    """Flip the coin. Heads: +2 Power. Tails: You may Surge."""
    if (yield from t.heads()):
        t.power(2)
    else:
        _ = yield from t.may_surge()


@card("Freeze Gun", STARTER, pile="unique starter", owner="Mr. Freeze", defends="freeze")
def freeze_gun(t: Turn) -> None:
    """+1 Power. Defense: You may Freeze this card from your hand to avoid an Attack."""
    t.power(1)


@card("Umbrella Gun", STARTER, pile="unique starter", owner="The Penguin", next_bribe=True)
def umbrella_gun(t: Turn) -> None:
    """+1 Power. The next card you Bribe this turn costs 1 VP less."""
    t.power(1)
    t.for_this_turn()


@umbrella_gun.cheaper_to_bribe
def _umbrella_gun(t: object, wanted: Design) -> int:
    return 1


@card("Pheromones", STARTER, pile="unique starter", owner="Poison Ivy")
def pheromones(t: Turn) -> Effect[None]:
    """+1 Power. You may gain the face-up Hostage if its cost is 3 or less."""
    t.power(1)
    yield from t.may_gain_hostage(most=3)


@card("Fear Gas", STARTER, pile="unique starter", owner="Scarecrow")
def fear_gas(t: Turn) -> Effect[None]:
    """+1 Power. Attack: A foe of your choice puts a Weakness from their discard pile on top of their deck. If they
    have none there, they lose 1 VP.
    """
    t.power(1)
    yield from t.attack_one()


@fear_gas.hit
def _fear_gas(t: Turn) -> None:
    weaknesses = [card for card in t.player(t.me).pile if t.is_weakness(card)]
    if weaknesses:
        t.put_on_top(weaknesses[0])
    else:
        _ = t.lose_vp(1)


@card("Sewer Ambush", STARTER, pile="unique starter", owner="Killer Croc")
def sewer_ambush(t: Turn) -> Effect[None]:
    """+1 Power. You may Surge. If the added card is a Hero or Villain, +1 Power."""
    t.power(1)
    added = yield from t.may_surge()
    if any(kind in t.design(card).types for card in added for kind in (HERO, VILLAIN)):
        t.power(1)
