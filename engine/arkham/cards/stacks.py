"""The cards of the open stacks: Henchmen and Weaknesses (AA-040, AA-041, AA-229 to AA-235)."""

from engine.arkham.design import VILLAIN, card
from engine.arkham.turn import Turn
from engine.core.task import Effect


@card("Henchman", VILLAIN, cost=3, vp=1, copies=13, pile="henchmen", provenance="named")
def henchman(t: Turn) -> Effect[None]:
    """+2 Power. You may Surge."""
    t.power(2)
    _ = yield from t.may_surge()


@card("Weakness", vp=-1, copies=16, pile="weakness", provenance="named")
def weakness(t: Turn) -> Effect[None]:
    """You may pay 1 VP to Release this card."""
    if t.returns_weakness():
        if (yield from t.wants("release", "{card:card}: return it to its stack without paying?")):
            t.return_weakness()
        return
    if t.vp and (yield from t.wants("pay", "{card:card}: pay 1 VP to Release it?")) and t.pay_vp(1):
        t.release(t.this)
