"""Questions that texts put to the acting player: Goons, districts, Buildings, rivals, numbers (EG-201 to EG-204).

Whatever could leave a Villain without a way out of its starting district is not offered (EG-155).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.core.ask import Option
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import Json, Text, text
from engine.enemies.design import POWERS, WEAPONS
from engine.enemies.map import BUILDINGS
from engine.enemies.safety import After, Safety
from engine.enemies.state import HAND_LIMIT, NOBODY, Topped

Whose: TypeAlias = Literal["mine", "rival", "any"]
NONE = "none"
YOUR_VILLAIN = "{card:card}: where does your Villain go?"
"""The question of a card that moves the Villain of whoever acts."""
TOO_MANY = "You hold more than 10 Power Cards: discard {count|Power Card|Power Cards}."
IDLE = "It would do nothing now. {words}"
"""Before the text of a card or room that may be chosen though nothing of it can be done (EG-085, EG-138)."""
NOTHING_THERE = "There is none"
"""What is asked with a poker face where there is nothing to choose."""
LONG = 25
"""Above this many options, the one of declining with them, it is asked first for a district or "Bridges" (EG-203)."""
BRIDGES = "bridges"


_HOW_MANY = {
    "pay": "{card:card}: pay how much Money?",
    "remove": "{card:card}: Remove how many Goons?",
    "replace": "{card:card}: Replace how many Goons with yours?",
    "send": "{card:card}: send how many Goons to Arkham Asylum?",
    "move": "{card:card}: move how many Goons?",
}
"""The question for a number, by what is done with it."""

_WHICH = {
    "remove": "{card:card}: Remove which {most|Goon|Goons}?",
    "replace": "{card:card}: Replace which {most|Goon|Goons} with yours?",
    "send": "{card:card}: send which {most|Goon|Goons} to Arkham Asylum?",
    "move": "{card:card}: move which {most|Goon|Goons}?",
}
_WHICH_UP_TO = {
    "remove": "{card:card}: Remove which Goons? Up to {most}.",
    "replace": "{card:card}: Replace which Goons with yours? Up to {most}.",
    "send": "{card:card}: send which Goons to Arkham Asylum? Up to {most}.",
    "move": "{card:card}: move which Goons? Up to {most}.",
}
"""The question for Goons of several players or districts: exactly so many, or up to so many."""

_SPOTS = {
    (True, "bare"): "{place:place} in {district:district}",
    (True, "left"): "{place:place} in {district:district} ({topper:topper})",
    (True, "owned"): "{place:place} in {district:district} ({topper:topper} of {who:seat})",
    (False, "bare"): "{place:place}",
    (False, "left"): "{place:place} ({topper:topper})",
    (False, "owned"): "{place:place} ({topper:topper} of {who:seat})",
}
"""Labels of Buildings and Bridges: whether in a district, and whose topper lies there."""


class Band(NamedTuple):
    """Goons of one player in one district."""

    seat: int
    district: str
    number: int


class Spot(NamedTuple):
    """A Building in a district, or a Bridge (no district)."""

    place: Topped
    district: str = ""

    @property
    def id(self) -> str:
        """Names it and all that are like it (EG-202)."""
        topper = f":{self.place.topper}:{self.place.owner}" if self.place.topper else ""
        return f"{self.place.type}@{self.district}{topper}" if self.district else self.place.type


class Asking(Safety):
    """Typed questions to ``me``. An absent player declines, or takes the first legal option (EG-213)."""

    def about(self) -> Text:
        """What everybody reads while I decide."""
        return text("{who:seat} decides about {card:card}.", who=self.me, card=self.source)

    def prompt(self, sentence: str, **values: Json) -> Text:
        """A question in the name of what is being carried out: a whole sentence with ``{card:card}`` in it."""
        return Text(sentence, {"card": self.source, **values})

    # simple questions

    def pick(
        self, key: str, sentence: str, options: Sequence[Option], *, no: str = "", default: str = "",
        hides: bool = False,
    ) -> Effect[str]:  # fmt: skip
        """The id of one option, empty if there is none; ``no`` is the label of declining, which gives empty too.

        ``hides``: what is offered depends on the way out, and so on the own hand: with a poker face it is always asked.
        """
        always = hides and not self.quick and self.my_turn is not None
        no = no or (NOTHING_THERE if always and not options else "")
        offered = [*options, *([plain(NONE, "pass", no)] if no else [])]
        if not offered or (not options and not always):
            return ""
        given = default or (NONE if no else offered[0].id)
        taken = yield from self.choose(
            self.me, key, self.about(), self.prompt(sentence), offered, default=given, always=always
        )
        return "" if taken == NONE else taken

    def wants(self, verb: str, sentence: str, *, default: bool = False) -> Effect[bool]:
        """A yes or a no; an absent player says no, or yes with ``default``."""
        options = [plain("yes", verb, "Yes"), plain("no", "pass", "No")]
        return (yield from self.pick(verb, sentence, options, default="yes" if default else "no")) == "yes"

    def choose_one(self, *choices: tuple[str, str, bool]) -> Effect[str]:
        """One of several sides: id, label, whether it can do anything; if none can, all are offered (EG-071)."""
        possible = [choice for choice in choices if choice[2]] or list(choices)
        options = [plain(id, "choose", label) for id, label, _ in possible]
        return (yield from self.pick("choose", "{card:card}: choose one.", options))

    def pick_number(
        self, key: str, verb: str, least: int, most: int, label: str, *, default: int | None = None, **values: Json
    ) -> Effect[int]:
        """A number in this range; ``label`` shows it as ``{n}``. Absent: the least."""
        options = [Option(f"{verb}:{n}", verb, Text(label, {"n": n, **values})) for n in range(least, most + 1)]
        given = f"{verb}:{least if default is None else default}"
        taken = yield from self.pick(key, _HOW_MANY[verb], options, default=given)
        return int(taken.rpartition(":")[2])

    def pay_up_to(self, most: int, label: str) -> Effect[int]:
        """Choose how much Money to pay, at most so much, and pay it to the supply (EG-072). Absent: 0."""
        amount = yield from self.pick_number("pay", "pay", 0, max(0, min(most, self.player(self.me).money)), label)
        return self.spend(amount)

    # districts and figures

    def district_options(
        self, verb: str, places: Iterable[str], note: Callable[[str], Text | None] = lambda _: None
    ) -> list[Option]:
        """An option for each of these districts, north to south (EG-203)."""
        known = list(places)
        return [
            plain(f"{verb}:{slug}", verb, "{district:district}", district=slug, note=note(slug))
            for slug in self.districts
            if slug in known
        ]

    def pick_district(
        self, places: Iterable[str], sentence: str, *, verb: str = "choose", no: str = "", hides: bool = False
    ) -> Effect[str]:
        """One of these districts; empty if there is none or it was declined. ``hides`` as in ``pick``."""
        options = self.district_options(verb, places)
        return (yield from self.pick("district", sentence, options, no=no, hides=hides)).partition(":")[2]

    def tell_choice(self, slug: str) -> None:
        """Tell which district I have chosen, where nothing that follows shows it (EG-217)."""
        self.act()
        self.say("choice", "{who:seat} chooses {district:district}.", who=self.me, district=slug)

    def pick_districts(
        self, most: int, places: Iterable[str], sentence: str, *, verb: str = "choose"
    ) -> Effect[list[str]]:  # fmt: skip
        """Up to so many of these districts; ``{most}`` in the sentence is how many. Absent: none."""
        options = self.district_options(verb, places)
        most = min(most, len(options))
        if most <= 0:
            return []
        picks = yield from self.choose_many(
            self.me, "districts", self.about(), self.prompt(sentence, most=most), options, at_least=0, at_most=most
        )
        return [pick.partition(":")[2] for pick in picks]

    def move_rival_villain(self, places: Iterable[str], to: Sequence[str]) -> Effect[int]:
        """Move one rival Villain out of these districts to one of ``to``; returns its seat, NOBODY if none moved."""
        known = list(places)
        options = [
            plain(f"move:{seat}", "move", "{who:seat} in {district:district}", who=seat,
                  district=self.player(seat).where)
            for seat in self.rivals(self.me) if self.player(seat).where in known
        ]  # fmt: skip
        taken = yield from self.pick("rival", "{card:card}: move which Villain?", options)
        if not taken:
            return NOBODY
        seat = int(taken.partition(":")[2])
        slug = yield from self.pick_district(to, "{card:card}: move the Villain where?", verb="move")
        self.move_villain(seat, slug)
        return seat

    def travel(self, places: Iterable[str]) -> Effect[None]:
        """Move my Villain to one of these districts, not by Movement (EG-110); never where it would be stuck."""
        known = list(places)
        safe = [slug for slug in known if self.allowed(After(at=slug))] or known
        slug = yield from self.pick_district(safe, YOUR_VILLAIN, verb="move", hides=True)
        if slug:
            self.move_villain(self.me, slug)

    def pick_hero(self, places: Iterable[str]) -> Effect[str]:
        """A Hero in one of these districts; empty if there is none."""
        known = list(places)
        options = [plain(f"choose:{hero}", "choose", "{hero:hero} in {district:district}", hero=hero, district=slug)
                   for hero, slug in self.state.heroes.items() if slug in known]  # fmt: skip
        return (yield from self.pick("hero", "{card:card}: which Hero?", options)).partition(":")[2]

    def lead_hero(self, places_of: Callable[[str], Iterable[str]]) -> Effect[bool]:
        """Move a Hero on the board to a district out of those that ``places_of`` its own gives. False without one."""
        hero = yield from self.pick_hero(self.districts)
        if not hero:
            return False
        there = [slug for slug in self.districts if slug in places_of(self.state.heroes[hero])]
        safe = [slug for slug in there if self.allowed(After(heroes={hero: slug}))] or there
        slug = yield from self.pick_district(safe, "{card:card}: where does the Hero go?", verb="move", hides=True)
        self.move_hero(hero, slug)
        return True

    # Goons

    def bands(self, places: Iterable[str], whose: Whose = "any", of: int | None = None) -> list[Band]:
        """Goons in these districts, north to south, players in Infamy Order (EG-203); ``of``: one player's only."""
        known = list(places)
        seats = [self.me] if whose == "mine" else self.rivals(self.me) if whose == "rival" else self.infamy_order
        seats = seats if of is None else [of]
        all_bands = [Band(seat, slug, self.goons_of(seat, slug))
                     for slug in self.districts if slug in known for seat in seats]  # fmt: skip
        return [band for band in all_bands if band.number]

    def pick_goons(
        self, most: int, places: Iterable[str], whose: Whose = "any", *, verb: str, least: int = 0,
        of: int | None = None,
    ) -> Effect[list[Band]]:  # fmt: skip
        """Up to ``most`` Goons, at least ``least`` of them or all there are: a number for each owner (EG-204)."""
        found = self.bands(places, whose, of)
        total = min(most, sum(band.number for band in found))
        least = min(least, total)
        if not total:
            return []
        if len(found) == 1:
            seat, slug, _ = found[0]
            label = "{n|Goon|Goons} of {who:seat} in {district:district}"
            count = yield from self.pick_number("goons", verb, least, total, label, who=seat, district=slug)
            return [Band(seat, slug, count)] if count else []
        options = [
            Option(f"{verb}:{seat}@{slug}:{number}", verb,
                   text("a Goon of {who:seat} in {district:district}", who=seat, district=slug), f"{seat}@{slug}")
            for seat, slug, count in found for number in range(min(count, most))
        ]  # fmt: skip
        prompt = self.prompt((_WHICH if least == total else _WHICH_UP_TO)[verb], most=total)
        picks = yield from self.choose_many(
            self.me, "goons", self.about(), prompt, options, at_least=least, at_most=total
        )
        taken = [pick.partition(":")[2].rpartition(":")[0] for pick in picks]
        bands = [Band(seat, slug, taken.count(f"{seat}@{slug}")) for seat, slug, _ in found]
        return [band for band in bands if band.number]

    def remove_up_to(self, most: int, places: Iterable[str], whose: Whose = "rival", *, least: int = 0) -> Effect[int]:
        """Remove up to so many Goons from these districts; returns how many."""
        bands = yield from self.pick_goons(most, places, whose, least=least, verb="remove")
        return sum([self.remove_goons(*band) for band in bands])

    def replace_up_to(
        self, most: int, places: Iterable[str], *, least: int = 0, of: int | None = None
    ) -> Effect[int]:  # fmt: skip
        """Replace up to so many rival Goons by mine, as far as my supply goes (EG-069); returns how many."""
        known = [slug for slug in places if not self.no_adding(slug)]
        most = min(most, self.player(self.me).goons)
        bands = yield from self.pick_goons(most, known, "rival", least=least, verb="replace", of=of)
        return sum([self.replace_goons(*band) for band in bands])

    def send_up_to(self, most: int, places: Iterable[str], whose: Whose = "rival", *, least: int = 0) -> Effect[int]:
        """Send up to so many Goons from these districts to Arkham Asylum; returns how many."""
        bands = yield from self.pick_goons(most, places, whose, least=least, verb="send")
        return sum([self.send_goons(band.number, band.district, band.seat) for band in bands])

    def move_up_to(
        self, most: int, places: Iterable[str], to: Sequence[str], whose: Whose = "any", *, least: int = 0
    ) -> Effect[int]:
        """Move up to so many Goons from these districts to ONE of ``to`` (EG-067); returns how many."""
        bands = yield from self.pick_goons(most, places, whose, least=least, verb="move")
        if not bands:
            return 0
        slug = yield from self.pick_district(to, "{card:card}: move the Goons where?", verb="move")
        return sum([self.move_goons(band.seat, band.district, slug, band.number) for band in bands])

    # Buildings and Bridges

    def buildings(self, *places: str, fits: Callable[[Topped], bool] | None = None) -> list[Spot]:
        """Buildings in these districts, one of each kind and topper, in the order of EG-203."""
        order = list(BUILDINGS)
        found: dict[str, Spot] = {}
        for slug in self.districts:
            if slug in places:
                for building in sorted(self.district(slug).buildings, key=lambda each: order.index(each.type)):
                    spot = Spot(building, slug)
                    if fits is None or fits(building):
                        _ = found.setdefault(spot.id, spot)
        return list(found.values())

    def bridges(self, *places: str, fits: Callable[[Topped], bool] | None = None) -> list[Spot]:
        """Bridges adjacent to these districts; all Bridges if none is named."""
        near = [bridge for bridge in self.state.bridges if not places or any(
            bridge.type in self.map.at[slug] for slug in places)]  # fmt: skip
        return [Spot(bridge) for bridge in near if fits is None or fits(bridge)]

    def pick_spot(self, verb: str, sentence: str, spots: Sequence[Spot], *, no: str = "") -> Effect[Spot | None]:
        """One of these Buildings and Bridges; a long list begins with the district (EG-203)."""
        offered = list(spots)
        if len(offered) + bool(no) > LONG:
            slugs = [slug for slug in self.districts if any(spot.district == slug for spot in offered)]
            options = [plain(f"{verb}:{slug}", verb, "in {district:district}", district=slug) for slug in slugs]
            options.append(plain(f"{verb}:{BRIDGES}", verb, "a Bridge"))
            where = (yield from self.pick(f"{verb}-where", sentence, options, no=no, hides=True)).partition(":")[2]
            if not where:
                return None
            offered = [spot for spot in offered if spot.district == ("" if where == BRIDGES else where)]
        options = [Option(f"{verb}:{spot.id}", verb, self._spot_label(spot)) for spot in offered]
        taken = (yield from self.pick(verb, sentence, options, no=no, hides=verb == "burn")).partition(":")[2]
        return next((spot for spot in offered if spot.id == taken), None)

    def _spot_label(self, spot: Spot) -> Text:
        place, topper, owner = spot.place.type, spot.place.topper, spot.place.owner
        owned = "owned" if topper and owner != NOBODY else "left" if topper else "bare"
        words = _SPOTS[bool(spot.district), owned]
        return text(words, place=place, district=spot.district, topper=topper, who=owner)

    # cards

    def price(self, slug: str, less: int) -> int:
        """What a Weapon of the Black Market costs, never below 0 (EG-345)."""
        return max(0, WEAPONS[slug].cost - less)

    def affordable(self, less: int = 0) -> list[str]:
        """Weapons of the Black Market that I can pay, copies once."""
        money = self.player(self.me).money
        return [slug for slug in dict.fromkeys(self.state.market) if self.price(slug, less) <= money]

    def purchase_weapon(self, less: int = 0) -> Effect[bool]:
        """I may purchase one Weapon of the Black Market that I can pay, for less Money (EG-092, EG-344)."""
        options = [plain(f"buy:{slug}", "buy", "{card:card} for {price} Money", card=slug, price=self.price(slug, less),
                         note=text(WEAPONS[slug].text))
                   for slug in self.affordable(less)]  # fmt: skip
        slug = (yield from self.pick("weapon", "{card:card}: purchase a Weapon?", options, no="No Weapon")).partition(
            ":"
        )[2]
        if slug:
            self.gain_weapon(slug, self.price(slug, less))
        return bool(slug)

    def discard_cards(
        self, count: int, sentence: str = "{card:card}: discard {count|Power Card|Power Cards}."
    ) -> Effect[None]:
        """Discard so many Power Cards of my choice, face down (EG-083); absent: those gained last."""
        hand = self.player(self.me).hand
        count = min(count, len(hand))
        if count <= 0:
            return
        options = [plain(f"discard:{number}:{card}", "discard", "{card:card}", same=card, card=card,
                         note=text(POWERS[card].text))
                   for number, card in enumerate(hand)]  # fmt: skip
        prompt = self.prompt(sentence, count=count)
        last = [each.id for each in options[-count:]]
        picks = yield from self.choose_many(
            self.me, "discard", self.about(), prompt, options,
            at_least=count, at_most=count, default=last, always=not self.quick,
        )  # fmt: skip
        for pick in picks:
            self.bury(self.me, pick.rpartition(":")[2])

    def keep_to_limit(self) -> Effect[None]:
        """Discard down to 10 Power Cards at once (EG-082, EG-347)."""
        yield from self.discard_cards(len(self.player(self.me).hand) - HAND_LIMIT, TOO_MANY)

    def draw_cards(self, count: int) -> Effect[None]:
        """Draw Power Cards, then keep to the hand limit."""
        for _ in range(count):
            _ = self.draw_power(self.me)
        yield from self.keep_to_limit()
