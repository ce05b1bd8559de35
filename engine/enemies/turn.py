"""``Turn``: the whole vocabulary of the texts, with Burning, Abilities, Weapons and Swords (EG-087 on, EG-208)."""

from collections.abc import Callable, Sequence

from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import text
from engine.enemies.asking import Asking, Spot
from engine.enemies.city import Hurt
from engine.enemies.design import VILLAINS, WEAPONS, Part, VillainDesign, WeaponDesign
from engine.enemies.map import BRIDGE, BUILDINGS, FIRE, GREENHOUSE, ICE
from engine.enemies.safety import After
from engine.enemies.state import NOBODY, Topped

SWORD = "sword"
_PLACING = {
    ICE: "{card:card}: where does your Ice go?",
    GREENHOUSE: "{card:card}: where does your Greenhouse go?",
}


class Turn(Asking):
    """What a text can do. ``t.me`` acts, ``t.here`` is your district."""

    # running texts

    def resolve(self, seat: int, source: str, part: Part) -> Effect[None]:
        """Carry out a text for a seat; then the Swords of those whose Goons it Removed (EG-208)."""
        self.me, self.source, self.armed, self.hurt = seat, source, True, []
        yield from self._run(part)
        self.settle_swords()
        self.armed = False

    def inside(self, source: str, part: Part) -> Effect[None]:
        """Carry out a text inside the running one, to its end (EG-209): an Ability, a Weapon used again or copied."""
        outer, self.source = self.source, source
        yield from self._run(part)
        self.source = outer

    def told_by(self, source: str) -> None:
        """An Event speaks: nobody acts, no Sword answers (EG-304)."""
        self.me, self.source, self.armed, self.hurt = NOBODY, source, False, []

    def _run(self, part: Part) -> Effect[None]:
        effect = part(self)
        if effect is not None:
            yield from effect

    def settle_swords(self) -> None:
        """Swords work by themselves, in Infamy Order; a Sword's Removing can set off another (EG-208)."""
        me = self.me
        while self.hurt:
            hurt, self.hurt = self.hurt, []
            for victim in self.infamy_order:
                mine = [each for each in hurt if each.victim == victim]
                for sword in [each for each in self.player(victim).weapons if each.slug == SWORD and not each.used]:
                    due = next((each for each in mine if self.goons_of(each.by, each.district)), None)
                    if due is not None:
                        sword.used = True
                        self.answer(victim, due)
        self.me = me

    def answer(self, victim: int, due: Hurt) -> None:
        """A Sword Removes 1 Goon of the rival who Removed or Replaced."""
        self.me = victim
        self.say("weapon", "{who:seat}'s {card:card} strikes back.", who=victim, card=SWORD)
        _ = self.remove_goons(due.by, due.district)

    # Burning

    def can_burn(self, place: Topped) -> bool:
        """Whether I may Burn it: no Fire on it, no Ice of others, and it leaves me a way out (EG-098, EG-104)."""
        if place.topper == FIRE or (place.topper == ICE and place.owner != self.me):
            return False
        return place.type in BUILDINGS or self.allowed(After(burning=(place.type,)))

    def burnable(self, *places: str) -> list[Spot]:
        """Buildings in these districts that I may Burn; none without a Fire in supply (EG-100)."""
        return self.buildings(*places, fits=self.can_burn) if self.player(self.me).fires else []

    def burnable_bridges(self, *places: str) -> list[Spot]:
        """Bridges adjacent to these districts (all, if none is named) that I may Burn."""
        return self.bridges(*places, fits=self.can_burn) if self.player(self.me).fires else []

    def burnable_around(self) -> list[Spot]:
        """Buildings in my district and adjacent Bridges that I may Burn."""
        return [*self.burnable(self.here), *self.burnable_bridges(self.here)]

    def burn(self, spots: Sequence[Spot], *, no: str = "") -> Effect[Spot | None]:
        """Burn one of these, and carry out my Ability (EG-097 to EG-102); ``no``: label of declining.

        Returns what was Burned, None if nothing was.
        """
        spot = yield from self.pick_spot("burn", "{card:card}: Burn what?", spots, no=no)
        if spot is not None:
            self.put_fire(spot.place)
            building = "{who:seat} Burns {place:place} in {district:district}: {left|Fire|Fires} left."
            words = building if spot.district else "{who:seat} Burns {place:place}: {left|Fire|Fires} left."
            self.say("burn", words, who=self.me, place=spot.place.type, district=spot.district,
                     left=self.player(self.me).fires)  # fmt: skip
            yield from self.ability(spot.place)
        return spot

    def burn_up_to(self, most: int, spots: Callable[[], Sequence[Spot]]) -> Effect[int]:
        """Burn one after the other, the Ability of each in full before the next is chosen (EG-334); how many it was."""
        for burned in range(most):
            if (yield from self.burn(spots(), no="Burn nothing more" if burned else "Burn nothing")) is None:
                return burned
        return most

    def raze(self, slug: str) -> Effect[bool]:
        """Remove one Building of my choice from a district; False if there is none."""
        spot = yield from self.pick_spot("remove", "{card:card}: Remove which Building?", self.buildings(slug))
        if spot is not None:
            self.remove_building(spot.place, spot.district)
        return spot is not None

    def ability(self, place: Topped) -> Effect[None]:
        """My Ability, if what I Burned sets it off (EG-101)."""
        board = self.board(self.me)
        kind = place.type if place.type in BUILDINGS else BRIDGE
        if board is not None and kind in board.burns:
            self.say("ability", "{who:seat} uses the Ability of {card:card}.", who=self.me, card=board.slug)
            yield from self.inside(board.slug, board.ability)

    def rival_fires(self, *places: str) -> list[Spot]:
        """Rival Fires on Buildings in these districts and on their adjacent Bridges; everywhere if none is named."""
        return [*self.buildings(*(places or self.districts), fits=self._rival_fire),
                *self.bridges(*places, fits=self._rival_fire)]  # fmt: skip

    def _rival_fire(self, place: Topped) -> bool:
        """A Fire of a player who has left belongs to nobody (EG-220)."""
        return place.topper == FIRE and place.owner not in (self.me, NOBODY)

    def bare(self, *places: str) -> list[Spot]:
        """Buildings in these districts without a topper (EG-333)."""
        return self.buildings(*places, fits=_is_bare)

    def top_one(self, kind: str, spots: Sequence[Spot], *, no: str = "") -> Effect[bool]:
        """Place my Ice or Greenhouse on one of these, for whatever lies there; False if none was placed."""
        if not self.topper_supply(kind):
            return False
        spot = yield from self.pick_spot("choose", _PLACING[kind], spots, no=no)
        return spot is not None and self.put_topper(kind, spot.place)

    # chance

    def clean_side(self) -> bool:
        """Flip the coin: True for the clean side."""
        clean = self.draw_below("coin", 2) == 0
        side = "{who:seat}'s coin shows the clean side." if clean else "{who:seat}'s coin shows the scarred side."
        self.say("coin", side, who=self.me)
        return clean

    # Stealing

    def stop_thieves(self) -> None:
        """For the rest of my turn nobody Steals from me."""
        self.act()
        turn = self.my_turn
        if turn is not None:
            turn.no_steal = True
            self.say("steal", "Nobody Steals from {who:seat} for the rest of this turn.", who=self.me)

    # Weapons

    def usable_again(self) -> list[WeaponDesign]:
        """Weapons I have used this turn, still have, and could use again here and now; copies once (EG-324)."""
        player, board = self.player(self.me), self.board(self.me)
        found = [WEAPONS[slug] for slug in dict.fromkeys(each.slug for each in player.weapons if each.used)]
        used = [each for each in found if each.when == "turn"]
        if board is not None and player.main_used and not self.forbidden("main-weapons", self.here):
            used.insert(0, board.main_weapon)
        return [] if self.forbidden("weapons", self.here) else [each for each in used if each.can(self)]

    def use_again(self) -> Effect[None]:
        """I may use one of my Weapons a second time, at once."""
        again = self.usable_again()
        options = [plain(f"weapon:{each.slug}", "weapon", "{card:card}", card=each.slug, note=text(each.text))
                   for each in again]  # fmt: skip
        taken = (yield from self.pick("again", "{card:card}: use a Weapon again?", options, no="No Weapon")).partition(
            ":"
        )[2]
        for design in [each for each in again if each.slug == taken]:
            self.say("weapon", "{who:seat} uses {card:card}.", who=self.me, card=design.slug)
            yield from self.inside(design.slug, design.use)

    # Main Weapons

    def copied(self) -> list[VillainDesign]:
        """Boards of rivals whose Main Weapon could do something for me (EG-325, EG-328)."""
        boards = [self.board(seat) for seat in self.rivals(self.me)]
        return [each for each in boards if each is not None and not each.copies and each.main_weapon.can(self)]

    def use_copy(self, villain: str) -> Effect[None]:
        """Use the Main Weapon of another board as if it were mine."""
        main = VILLAINS[villain].main_weapon
        self.say("weapon", "{who:seat} copies {weapon:card} of {card:card}.",
                 who=self.me, weapon=main.slug, card=villain)  # fmt: skip
        yield from self.inside(main.slug, main.use)


def _is_bare(place: Topped) -> bool:
    return not place.topper
