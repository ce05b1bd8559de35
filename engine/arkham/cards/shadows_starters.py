"""The unique Starters of the Characters of Shadows (SH-004)."""

from engine.arkham.design import EQUIPMENT, HERO, STARTER, Design, card
from engine.arkham.turn import HAND, Turn
from engine.core.task import Effect

SHADOWS = "shadows"


@card("Venom Tubes", STARTER, pile="unique starter", owner="Bane", box=SHADOWS)
def venom_tubes(t: Turn) -> None:
    """+1 Power. +1 Power for each Weakness you played this turn."""
    t.power(1)
    t.power(sum(t.is_weakness(card) for card in t.deeds("play", t.me)))


@card("Lazarus Waters", STARTER, pile="unique starter", owner="Ra's al Ghul", box=SHADOWS)
def lazarus_waters(t: Turn) -> Effect[None]:
    """+1 Power. You may discard a card. If you do, draw a card."""
    t.power(1)
    if (yield from t.may_discard(HAND)):
        _ = t.draw()


@card("Twin Pistols", STARTER, pile="unique starter", owner="Red Hood", next_buy=True, box=SHADOWS)
def twin_pistols(t: Turn) -> None:
    """+1 Power. The next card with cost 5 or more you buy this turn costs 1 less."""
    t.power(1)
    t.for_this_turn()


@twin_pistols.cheaper_to_buy
def _twin_pistols(t: object, wanted: Design) -> int:
    return 1 if wanted.cost >= 5 else 0


@card("Bird Shuriken", STARTER, pile="unique starter", owner="Robin", box=SHADOWS)
def bird_shuriken(t: Turn) -> None:
    """+1 Power. If you control a Hero, +1 Power."""
    t.power(1)
    if t.controls(HERO):
        t.power(1)


@card("Grapnel Gun", STARTER, EQUIPMENT, pile="unique starter", owner="Batman", box=SHADOWS)
def grapnel_gun(t: Turn) -> None:
    """+1 Power. This card is also an Equipment."""
    t.power(1)


@card("Escrima Sticks", STARTER, pile="unique starter", owner="Nightwing", defends="discard", box=SHADOWS)
def escrima_sticks(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card."""
    t.power(1)


@escrima_sticks.defended
def _escrima_sticks(t: Turn) -> None:
    _ = t.draw()


@card("Clock Tower Feed", STARTER, pile="unique starter", owner="Oracle", box=SHADOWS)
def clock_tower_feed(t: Turn) -> None:
    """+1 Power. If the Line-Up has six or more cards, draw a card."""
    t.power(1)
    if len(t.lineup_cards()) >= 6:
        _ = t.draw()


@card("Quick Wits", STARTER, pile="unique starter", owner="Batgirl", box=SHADOWS)
def quick_wits(t: Turn) -> None:
    """+1 Power. If each foe has more VP than you, +1 Power."""
    t.power(1)
    if t.each_foe_has_more_vp():
        t.power(1)
