"""The Event Cards (EG-114 to EG-131)."""

from collections.abc import Sequence

from engine.core.task import Effect
from engine.enemies.board import Board
from engine.enemies.design import event
from engine.enemies.map import BANK, BATGIRL, BATMAN, GORDON, POLICE_STATION, ROBIN
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
            to = yield from t.pick_district(t.neighbours(slug), "{card:card}: move your Goons where?", verb="move")
            _ = t.move_goons(t.me, slug, to, goons - sent)


@event("Rooftop Vigil", tier=1, family="batman", heroes=(BATMAN,))
def rooftop_vigil(t: Turn) -> None:
    """Batman: [District]. Each player whose Villain is in Batman's district loses 2 Money. Score Phase: [District]
    scores.
    """
    for seat in t.villains_in(t.hero_at(BATMAN)):
        _ = t.spend(2, seat)


@event("Boy Wonder", tier=1, family="robin", heroes=(ROBIN,))
def boy_wonder(t: Turn) -> None:
    """Robin: [District]. A Villain that starts its turn in Robin's district has 1 less Movement that turn. Score Phase:
    [District] scores.
    """


_ = boy_wonder.slows(lambda board, slug: board.hero_at(ROBIN) == slug)


@event("Batgirl on Patrol", tier=1, family="batgirl", heroes=(BATGIRL,))
def batgirl_on_patrol(t: Turn) -> None:
    """Batgirl: [District]. Main Weapons cannot be used by Villains in Batgirl's district this round. Score Phase:
    [District] scores.
    """


_ = batgirl_on_patrol.forbids("main-weapons")(lambda board, slug: board.hero_at(BATGIRL) == slug)


@event("Crackdown", tier=1, family="gordon", heroes=(GORDON,), provenance="named")
def crackdown(t: Turn) -> None:
    """Commissioner Gordon: [District]. Each player sends 1 of their Goons in Gordon's district to Arkham Asylum. Score
    Phase: [District] scores.
    """
    for seat in t.infamy_order:
        _ = t.send_goons(1, t.hero_at(GORDON), seat)


def by_a_bank(t: Turn) -> list[int]:
    """Players whose Villain is in a district with a Bank, in Infamy Order."""
    return [seat for seat in t.infamy_order if t.count(t.player(seat).where, BANK)]


@event("Cat Burglary", tier=1, family="catwoman")
def cat_burglary(t: Turn) -> None:
    """Each player whose Villain is in a district with a Bank gains 2 Money. Each other player gains 1 Money. Score
    Phase: [District] scores.
    """
    rich = by_a_bank(t)
    for seat in t.infamy_order:
        t.gain_money(2 if seat in rich else 1, seat)


@event("Stolen Pearls", tier=1, family="catwoman")
def stolen_pearls(t: Turn) -> None:
    """Each player with the most Money loses 2 Money. Each player with the least Money gains 2 Money. Score Phase:
    [District] scores.
    """
    money = {seat: t.player(seat).money for seat in t.infamy_order}
    most, least = max(money.values()), min(money.values())
    if most > least:
        for seat in [seat for seat in money if money[seat] == most]:
            _ = t.spend(2, seat)
        for seat in [seat for seat in money if money[seat] == least]:
            t.gain_money(2, seat)


@event("Crates at the Pier", tier=1, family="thorne", provenance="named")
def crates_at_the_pier(t: Turn) -> None:
    """From last to first in Infamy Order, each player may purchase 1 Weapon from the Black Market for 1 less Money.
    Score Phase: [District] scores.
    """


@crates_at_the_pier.each(from_last=True)
def _crates_at_the_pier(t: Turn) -> Effect[None]:
    _ = yield from t.purchase_weapon(1)


@event("Thorne's Payroll", tier=1, family="thorne")
def thornes_payroll(t: Turn) -> None:
    """In Infamy Order, each player chooses: gain 2 Money, or add 2 Goons to their Villain's district. Score Phase:
    [District] scores.
    """


@thornes_payroll.each()
def _thornes_payroll(t: Turn) -> Effect[None]:
    side = yield from t.choose_one(("money", "Gain 2 Money", True), ("goons", "Add 2 Goons", t.can_add(t.here)))
    if side == "money":
        t.gain_money(2)
    else:
        _ = t.add_goons(2, t.here)


@event("No Way Through", tier=2, family="batman", heroes=(BATMAN,))
def no_way_through(t: Turn) -> None:
    """Batman: [District]. Villains cannot use Movement to enter Batman's district this round. Score Phase: [District]
    scores.
    """


_ = no_way_through.forbids("entry")(lambda board, slug: board.hero_at(BATMAN) == slug)


@event("Interrogation", tier=2, family="batman", heroes=(BATMAN,))
def interrogation(t: Turn) -> None:
    """Batman: [District]. Each player with the most Control in Batman's district discards 1 Power Card of their choice.
    Score Phase: [District] scores.
    """


@interrogation.each()
def _interrogation(t: Turn) -> Effect[None]:
    if t.me in t.most_control(t.hero_at(BATMAN)):
        yield from t.discard_cards(1)


@event("Dynamic Duo", tier=2, family="robin", heroes=(BATMAN, ROBIN))
def dynamic_duo(t: Turn) -> None:
    """Batman: [District]. Robin: [District]. Goons cannot be added to Robin's district this round. Score Phase:
    [District] scores.
    """


_ = dynamic_duo.forbids("adding")(lambda board, slug: board.hero_at(ROBIN) == slug)


@event("Street Sweep", tier=2, family="robin", heroes=(ROBIN,))
def street_sweep(t: Turn) -> None:
    """Robin: [District]. In Infamy Order, each player keeps 2 Goons in Robin's district and moves the rest to one
    adjacent district. Score Phase: [District] scores.
    """


@street_sweep.each()
def _street_sweep(t: Turn) -> Effect[None]:
    slug = t.hero_at(ROBIN)
    rest = t.goons_of(t.me, slug) - 2
    if rest > 0:
        to = yield from t.pick_district(t.neighbours(slug), "{card:card}: move your Goons where?", verb="move")
        _ = t.move_goons(t.me, slug, to, rest)


@event("Signal in the Sky", tier=2, family="gordon", heroes=(GORDON,))
def signal_in_the_sky(t: Turn) -> None:
    """Commissioner Gordon: [District]. Add 1 Police Station from the supply to Gordon's district. Batman: Gordon's
    district. Score Phase: [District] scores.
    """
    slug = t.hero_at(GORDON)
    _ = t.add_building(POLICE_STATION, slug)
    t.place_hero(BATMAN, slug)


@event("SWAT Raid", tier=2, family="gordon", heroes=(GORDON,))
def swat_raid(t: Turn) -> None:
    """Commissioner Gordon: [District]. Each player with the most Control in Gordon's district sends 3 of their Goons
    there to Arkham Asylum. Score Phase: [District] scores.
    """
    slug = t.hero_at(GORDON)
    for seat in t.most_control(slug):
        _ = t.send_goons(3, slug, seat)


@event("System Crash", tier=2, family="batgirl", heroes=(BATGIRL,), score=0)
def system_crash(t: Turn) -> None:
    """Batgirl: [District]. Villains in Batgirl's district cannot Gain Income this round. Score Phase: the district with
    the most Goons scores.
    """


_ = system_crash.forbids("income")(lambda board, slug: board.hero_at(BATGIRL) == slug)


def with_the_most(counts: dict[str, int]) -> list[str]:
    """Districts with the highest number; with 0 nobody has the most (EG-050, EG-172)."""
    most = max(counts.values())
    return [slug for slug, count in counts.items() if count == most > 0]


@system_crash.scores("the district with the most Goons", tie="one of the districts with the most Goons")
def _most_goons(board: Board) -> Sequence[str]:
    return with_the_most({slug: board.goons_in(slug) for slug in board.districts})


@event("Museum Heist", tier=2, family="catwoman", score=0)
def museum_heist(t: Turn) -> None:
    """Each player whose Villain is in a district with a Bank gains 2 Money. Score Phase: the district with the most
    Banks scores, and each player in 1st place there gains 3 Money.
    """
    for seat in by_a_bank(t):
        t.gain_money(2, seat)


@museum_heist.scores("the district with the most Banks", tie="one of the districts with the most Banks")
def _most_banks(board: Board) -> Sequence[str]:
    return with_the_most({slug: board.count(slug, BANK) for slug in board.districts})


@museum_heist.after
def _museum_heist(t: Turn, slug: str, first: Sequence[int]) -> None:
    for seat in first:
        t.gain_money(3, seat)


@event("Turf War", tier=2, family="thorne", score=2)
def turf_war(t: Turn) -> None:
    """In Infamy Order, each player may pay at most 3 Money and add that many Goons to their Villain's district. Score
    Phase: [District] and [District] score.
    """


@turf_war.each()
def _turf_war(t: Turn) -> Effect[None]:
    paid = yield from t.pay_up_to(min(3, t.player(t.me).goons), "Pay {n} Money for as many Goons")
    _ = t.add_goons(paid, t.here)


@event("Vengeance", tier=3, family="batman", score=2)
def vengeance(t: Turn) -> None:
    """Batman: the district of the Villain that is first in Infamy Order. Score Phase: [District] and [District]
    score.
    """
    t.place_hero(BATMAN, t.player(t.infamy_order[0]).where)


@event("Shadow of the Bat", tier=3, family="batman", heroes=(BATMAN,), score=2)
def shadow_of_the_bat(t: Turn) -> None:
    """Batman: [District]. Batman's district does not score this round. Score Phase: [District] and [District] score."""


_ = shadow_of_the_bat.blocks_scoring(lambda board, slug: board.hero_at(BATMAN) == slug)


@event("Young Partners", tier=3, family="robin", heroes=(ROBIN, BATGIRL), score=0)
def young_partners(t: Turn) -> None:
    """Robin: [District]. Batgirl: [District]. Score Phase: Robin's district and Batgirl's district score."""


@young_partners.scores("Robin's district and Batgirl's district")
def _young_partners(board: Board) -> Sequence[str]:
    places = [board.hero_at(ROBIN), board.hero_at(BATGIRL)]
    return [slug for slug in board.districts if slug in places]


@event("City on Alert", tier=3, family="batgirl", heroes=(BATGIRL, ROBIN, GORDON), score=2)
def city_on_alert(t: Turn) -> None:
    """Batgirl: [District]. Robin: [District]. Commissioner Gordon: [District]. No Weapons can be used by Villains in a
    Hero's district. Score Phase: [District] and [District] score.
    """


_ = city_on_alert.forbids("weapons")(lambda board, slug: bool(board.heroes_in(slug)))


@event("Unmasked", tier=3, family="batgirl", heroes=(BATGIRL,), fixed=("midtown",))
def unmasked(t: Turn) -> None:
    """Batgirl: [District]. Villains in Batgirl's district count as 2 Control instead of 5 this round. Score Phase:
    Midtown and [District] score.
    """


_ = unmasked.counts_villains(lambda board, slug: 2 if board.hero_at(BATGIRL) == slug else None)


@event("Martial Law", tier=3, family="gordon", heroes=(GORDON,), score=2)
def martial_law(t: Turn) -> None:
    """Commissioner Gordon: [District]. Each player sends 1 Goon from each district where they have 4 or more to Arkham
    Asylum. Score Phase: [District] and [District] score.
    """
    for seat in t.infamy_order:
        for slug in [slug for slug in t.districts if t.goons_of(seat, slug) >= 4]:
            _ = t.send_goons(1, slug, seat)


@event("Nine Lives", tier=3, family="catwoman", second_as_first=True)
def nine_lives(t: Turn) -> None:
    """Each player whose Villain is in a district with a Bank gains 3 Money. Score Phase: [District] scores, and 2nd
    place there scores the 1st place value.
    """
    for seat in by_a_bank(t):
        t.gain_money(3, seat)


@event("Boss of Bosses", tier=3, family="thorne")
def boss_of_bosses(t: Turn) -> None:
    """Score Phase: each player gains 3 Infamy for each district they Control. Then [District] scores."""


@boss_of_bosses.in_score_phase
def _boss_of_bosses(t: Turn) -> None:
    controllers = [t.controller(slug) for slug in t.districts]
    for seat in t.infamy_order:
        t.infamy(3 * controllers.count(seat), seat)
