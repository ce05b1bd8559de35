"""Cards that only tests play: the X, Y, D of the worked examples, with the texts stated there."""

from engine.arkham.design import EQUIPMENT, VILLAIN, card
from engine.arkham.turn import Turn
from engine.core.task import Effect


@card("Raid", VILLAIN, cost=4, box="test")
def x_raid(t: Turn) -> None:
    """+2 Power. Attack: Each foe discards a card."""
    t.power(2)
    t.attack()


@x_raid.hit
def _x_raid(t: Turn) -> Effect[None]:
    _ = yield from t.must_discard()


@card("Shield", EQUIPMENT, cost=2, box="test", defends="discard")
def x_shield(t: Turn) -> None:
    """+1 Power. Defense: You may discard this card to avoid an Attack. If you do, draw a card."""
    t.power(1)


@x_shield.defended
def _x_shield(t: Turn) -> None:
    _ = t.draw()
