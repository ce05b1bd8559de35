"""Verbs without questions about what stands on the board: Goons, toppers, Buildings, Score Tokens, figures.

Each does as much as can be done (EG-073), tells what happened, and returns how much it was.
"""

from dataclasses import dataclass
from typing import Literal

from engine.core.dice import Dice
from engine.core.task import Tasks
from engine.enemies.holdings import Holdings
from engine.enemies.map import BATMAN, FIRE, GREENHOUSE, ICE
from engine.enemies.state import NOBODY, EnemiesState, Topped

REMOVALS = {"the-bat": (1, 0), "the-dark-knight": (2, 1)}
"""Goons Removed by players with the most Control and by the others when an Event places Batman (EG-118, EG-119)."""


@dataclass(slots=True)
class Hurt:
    """Goons of ``victim`` Removed or Replaced by ``by`` in a district: what a Sword answers (EG-208)."""

    victim: int
    by: int
    district: str


class City(Holdings):
    """The board in action."""

    def __init__(self, state: EnemiesState, seats: int, dice: Dice, tasks: Tasks, quick: bool) -> None:
        super().__init__(state, seats, dice, tasks, quick)
        self.armed = False
        """Whether what is Removed now may be answered by a Sword (EG-304)."""
        self.hurt: list[Hurt] = []

    # Goons

    def can_add(self, slug: str) -> bool:
        """Whether I could add a Goon in a district."""
        return bool(self.player(self.me).goons) and not self.no_adding(slug)

    def add_goons(self, count: int, slug: str, seat: int | None = None) -> int:
        """Goons from the supply to a district, as many as there are (EG-055, EG-065)."""
        self.act()
        who = self.seat_of(seat)
        player = self.player(who)
        if self.no_adding(slug):
            self.say("goons", "Goons cannot be added to {district:district} now.", district=slug)
            return 0
        added = min(count, player.goons)
        player.goons -= added
        self.district(slug).goons[who] += added
        self._tell_goons("{who:seat} adds {count|Goon|Goons} to {district:district}.", who, added, slug)
        return added

    def remove_goons(self, seat: int, slug: str, count: int = 1) -> int:
        """Goons off the board, to their owner's supply (EG-054, EG-066)."""
        self.act()
        removed = self._take(seat, slug, count)
        self.player(seat).goons += removed
        self._tell_goons("{who:seat} loses {count|Goon|Goons} in {district:district}.", seat, removed, slug)
        if removed and self.armed and seat != self.me:
            self.hurt.append(Hurt(seat, self.me, slug))
        return removed

    def replace_goons(self, seat: int, slug: str, count: int = 1) -> int:
        """Rival Goons off and mine in their place: no more than I have in supply (EG-069, EG-319)."""
        self.act()
        possible = 0 if self.no_adding(slug) else min(count, self.player(self.me).goons)
        replaced = self.remove_goons(seat, slug, possible)
        self.player(self.me).goons -= replaced
        self.district(slug).goons[self.me] += replaced
        self._tell_goons("{who:seat} Replaces {count|Goon|Goons} in {district:district}.", self.me, replaced, slug)
        return replaced

    def move_goons(self, seat: int, one: str, other: str, count: int = 1) -> int:
        """Goons from one district to another; that is no Removing (EG-067)."""
        self.act()
        moved = self._take(seat, one, count)
        self.district(other).goons[seat] += moved
        if moved:
            self.say("goons", "{who:seat}: {count|Goon|Goons} from {one:district} to {other:district}.",
                     who=seat, count=moved, one=one, other=other)  # fmt: skip
        return moved

    def send_goons(self, count: int, slug: str | None = None, seat: int | None = None) -> int:
        """Goons to the base of Arkham Asylum, from the supply or from a district (EG-068)."""
        self.act()
        who = self.seat_of(seat)
        player = self.player(who)
        if slug is None:
            sent = min(count, player.goons)
            player.goons -= sent
        else:
            sent = self._take(who, slug, count)
        player.base += sent
        if sent:
            out = "{who:seat}: {count|Goon|Goons} from {district:district} to Arkham Asylum."
            new = "{who:seat}: {count|Goon|Goons} from the supply to Arkham Asylum."
            self.say("arkham", out if slug else new, who=who, count=sent, district=slug or "")
        return sent

    def free_goons(self, place: Literal["base", "inside"], slug: str) -> int:
        """All my Goons at the base of Arkham Asylum, or inside its tower, to a district without a Trial.

        That is moving: a Hero there does not keep them out (EG-359, EG-360).
        """
        self.act()
        player = self.player(self.me)
        if place == "base":
            freed, player.base = player.base, 0
        else:
            freed, player.inside = player.inside, 0
        self.district(slug).goons[self.me] += freed
        if freed:
            self.say("goons", "{count|Goon|Goons} of {who:seat}: out of Arkham Asylum to {district:district}.",
                     who=self.me, count=freed, district=slug)  # fmt: skip
        return freed

    def _take(self, seat: int, slug: str, count: int) -> int:
        goons = self.district(slug).goons
        taken = min(count, goons[seat])
        goons[seat] -= taken
        return taken

    def _tell_goons(self, sentence: str, seat: int, count: int, slug: str) -> None:
        if count:
            self.say("goons", sentence, who=seat, count=count, district=slug)

    # toppers

    def take_topper(self, place: Topped) -> None:
        """A topper goes back to the supply it came from (EG-043, EG-104 to EG-106)."""
        self.act()
        if place.topper and place.owner != NOBODY:
            self.say("topper", "{topper:topper} of {who:seat} comes off {place:place}.",
                     topper=place.topper, who=place.owner, place=place.type)  # fmt: skip
        if place.topper == ICE:
            self.state.ice += 1
        elif place.topper == GREENHOUSE:
            self.state.greenhouses += 1
        elif place.owner != NOBODY:
            self.player(place.owner).fires += 1
        place.topper, place.owner = "", NOBODY

    def put_fire(self, place: Topped) -> None:
        """My Fire on a Building or Bridge, without its Ability: see ``burn``."""
        self.act()
        self.take_topper(place)
        self.player(self.me).fires -= 1
        place.topper, place.owner = FIRE, self.me

    def topper_supply(self, kind: str) -> int:
        """Ice or Greenhouses left."""
        return self.state.ice if kind == ICE else self.state.greenhouses

    def put_topper(self, kind: str, place: Topped) -> bool:
        """My Ice or Greenhouse, in place of what lies there; False if none is left (EG-211)."""
        self.act()
        if not self.topper_supply(kind):
            return False
        self.take_topper(place)
        if kind == ICE:
            self.state.ice -= 1
        else:
            self.state.greenhouses -= 1
        place.topper, place.owner = kind, self.me
        where = next((each.slug for each in self.state.districts if any(one is place for one in each.buildings)), "")
        there = "{who:seat} places {topper:topper} on {place:place} in {district:district}."
        bridge = "{who:seat} places {topper:topper} on {place:place}."
        self.say("topper", there if where else bridge, who=self.me, topper=kind, place=place.type, district=where)
        return True

    # Buildings and Score Tokens

    def add_building(self, kind: str, slug: str) -> bool:
        """A Building from the supply into a free slot (EG-041, EG-065)."""
        self.act()
        if not self.state.buildings[kind] or not self.free_slots(slug):
            return False
        self.state.buildings[kind] -= 1
        self.district(slug).buildings.append(Topped(kind))
        self.say("building", "{place:place} is added to {district:district}.", place=kind, district=slug)
        return True

    def remove_building(self, building: Topped, slug: str) -> None:
        """A Building back to the supply, its topper too (EG-043, EG-044)."""
        self.act()
        self.take_topper(building)
        self._drop_building(building, slug)
        self.state.buildings[building.type] += 1
        self.say("building", "{place:place} is Removed from {district:district}.", place=building.type, district=slug)

    def move_building(self, building: Topped, one: str, other: str) -> None:
        """A Building to a free slot elsewhere; its topper goes back (EG-043)."""
        self.act()
        self.take_topper(building)
        self._drop_building(building, one)
        self.district(other).buildings.append(Topped(building.type))
        self.say("building", "{place:place} moves from {one:district} to {other:district}.",
                 place=building.type, one=one, other=other)  # fmt: skip

    def _drop_building(self, building: Topped, slug: str) -> None:
        buildings = self.district(slug).buildings
        place = next(number for number, each in enumerate(buildings) if each is building)
        del buildings[place]

    def swap_tokens(self, one: str, other: str) -> None:
        """Swap the Score Tokens of two districts; Buildings stay."""
        self.act()
        a, b = self.district(one), self.district(other)
        a.token, b.token = b.token, a.token
        self.say("token", "{one:district} and {other:district} swap their Score Tokens.", one=one, other=other)

    def swap_with_supply(self, slug: str, token: str) -> None:
        """Swap the Score Token of a district with one of the supply."""
        self.act()
        district, supply = self.district(slug), self.state.tokens
        supply[supply.index(token)], district.token = district.token, token
        self.say("token", "{district:district} gets the Score Token {token:token}.", district=slug, token=token)

    # figures

    def move_villain(self, seat: int, slug: str) -> None:
        """A Villain to a district without Movement: nobody Steals (EG-110)."""
        self.act()
        if self.player(seat).where != slug:
            self.player(seat).where = slug
            self.say("move", "{who:seat}'s Villain is moved to {district:district}.", who=seat, district=slug)

    def strengthen(self, amount: int) -> None:
        """My Villain counts as so much more Control until the end of the round, wherever it goes."""
        self.act()
        self.player(self.me).bonus += amount
        self.say("control", "{who:seat}'s Villain counts as {amount} more Control.", who=self.me, amount=amount)

    def move_hero(self, hero: str, slug: str) -> None:
        """A Hero on the board to another district; the Batman rule does not happen again (EG-121)."""
        self.act()
        self.state.heroes[hero] = slug
        self.say("hero", "{hero:hero} moves to {district:district}.", hero=hero, district=slug)

    def remove_hero(self, hero: str) -> None:
        """A Hero off the board (EG-066)."""
        self.act()
        del self.state.heroes[hero]
        self.say("hero", "{hero:hero} leaves the board.", hero=hero)

    def place_hero(self, hero: str, slug: str) -> None:
        """An Event puts a Hero into a district; for Batman the Batman Rule Card is carried out (EG-115, EG-117)."""
        self.act()
        self.state.heroes[hero] = slug
        self.say("hero", "{hero:hero} appears in {district:district}.", hero=hero, district=slug)
        if hero == BATMAN:
            most, others = REMOVALS[self.state.rule]
            top = self.most_control(slug)
            for seat in self.infamy_order:
                _ = self.remove_goons(seat, slug, most if seat in top else others)
