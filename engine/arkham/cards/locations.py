"""The Locations of the main deck: all Ongoing."""

from engine.arkham.design import EQUIPMENT, HERO, LOCATION, SUPER_POWER, VILLAIN, Design, card, kind
from engine.arkham.prices import Prices
from engine.arkham.turn import HAND, Turn
from engine.core.task import Effect


@card("Abandoned Warehouse", LOCATION, cost=4, vp=1, provenance="named")
def abandoned_warehouse(t: Turn) -> None:
    """Gain 1 VP. Ongoing: Villains and Equipment cost you 1 VP less to Bribe."""
    t.gain_vp(1)


@abandoned_warehouse.cheaper_to_bribe
def _abandoned_warehouse(t: Prices, wanted: Design) -> int:
    return 1 if VILLAIN in wanted.types or EQUIPMENT in wanted.types else 0


@card("GCPD HQ", LOCATION, cost=4, vp=1, provenance="named")
def gcpd_hq(t: Turn) -> None:
    """Gain 1 VP. Ongoing: Heroes and Super Powers cost you 1 VP less to Bribe."""
    t.gain_vp(1)


@gcpd_hq.cheaper_to_bribe
def _gcpd_hq(t: Prices, wanted: Design) -> int:
    return 1 if HERO in wanted.types or SUPER_POWER in wanted.types else 0


@card("Ace Chemical Plant", LOCATION, cost=5, vp=1, provenance="named")
def ace_chemical_plant(t: Turn) -> None:
    """Ongoing: The first time you destroy a card during each turn, gain 1 VP."""


@ace_chemical_plant.when("destroy", first="each", calm=True)
def _ace_chemical_plant(t: Turn) -> None:
    t.gain_vp(1)


@card("Arkham Asylum", LOCATION, cost=5, vp=1)
def arkham_asylum(t: Turn) -> None:
    """Ongoing: The first time you play a Villain during each of your turns, you may draw a card. If you do, Freeze
    a card from your hand.
    """


@arkham_asylum.when("play", first="own", fits=kind(VILLAIN))
def _arkham_asylum(t: Turn) -> Effect[None]:
    player = t.player(t.me)
    question = "{card:card}: draw a card, then Freeze one from your hand?"
    if (player.deck or player.pile) and (yield from t.wants("draw", question)) and t.draw():
        yield from t.must_freeze(1, HAND)


@card("Iceberg Lounge", LOCATION, cost=5, vp=1, provenance="named")
def iceberg_lounge(t: Turn) -> None:
    """Ongoing: The first time you discard a card during each turn, gain 1 VP."""


@iceberg_lounge.when("discard", first="each", calm=True)
def _iceberg_lounge(t: Turn) -> None:
    t.gain_vp(1)
