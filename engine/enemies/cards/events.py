"""The Event Cards (EG-114 to EG-131)."""

from engine.core.task import Effect
from engine.enemies.design import event
from engine.enemies.map import BATMAN
from engine.enemies.turn import Turn


@event("I am the Night!", tier=1, family="batman", heroes=(BATMAN,), provenance="rulebook")
def i_am_the_night(t: Turn) -> None:
    """Batman: [District]. In Infamy Order, each player moves all of their Goons out of Batman's district to one
    adjacent district and/or Arkham Asylum. Score Phase: [District] scores.
    """


@i_am_the_night.each()
def _i_am_the_night(t: Turn) -> Effect[None]:
    slug = t.hero_at(BATMAN)
    goons = t.goons_of(t.me, slug)
    if goons:
        sent = yield from t.pick_number(
            "goons", "send", 0, goons, "{n|Goon|Goons} to Arkham Asylum, the others next door"
        )
        _ = t.send_goons(sent, slug)
        if sent < goons:
            to = yield from t.pick_district(t.neighbours(slug), "move your Goons where?", verb="move")
            _ = t.move_goons(t.me, slug, to, goons - sent)


@event("No Way Through", tier=2, family="batman", heroes=(BATMAN,))
def no_way_through(t: Turn) -> None:
    """Batman: [District]. Villains cannot use Movement to enter Batman's district this round. Score Phase: [District]
    scores.
    """


_ = no_way_through.forbids("entry")(lambda board, slug: board.hero_at(BATMAN) == slug)
