"""Questions that texts put: which card, yes or no, one of two, which foe (AA-099 to AA-104), with defaults (AA-306)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from engine.arkham.design import REGISTER, Design, Fits
from engine.arkham.moves import Moves
from engine.arkham.state import NONE
from engine.core.ask import Answers, Ask, Option, SeatAsk
from engine.core.play import plain
from engine.core.task import Effect
from engine.core.text import Json, Text, text

Zone: TypeAlias = Literal["hand", "pile", "play", "lineup", "deck"]
HAND, PILE, PLAY, LINEUP, DECK = "hand", "pile", "play", "lineup", "deck"
"""Where a text looks for cards: hand, discard pile, cards controlled, Line-Up, looked-at cards of the deck."""

Verb: TypeAlias = Literal[
    "destroy", "discard", "freeze", "release", "gain", "take", "give", "reveal", "bribe", "copy", "play", "put"
]
NO = "no"

_ONE: dict[Verb, tuple[str, str]] = {
    "destroy": ("{card:card}: you may destroy one of these.", "{card:card}: destroy one of these."),
    "discard": ("{card:card}: you may discard one of these.", "{card:card}: discard one of these."),
    "freeze": ("{card:card}: you may Freeze one of these.", "{card:card}: Freeze one of these."),
    "release": ("{card:card}: you may Release one of these.", "{card:card}: Release one of these."),
    "gain": ("{card:card}: you may gain one of these.", "{card:card}: gain one of these."),
    "take": ("{card:card}: you may take one of these.", "{card:card}: take one of these."),
    "give": ("{card:card}: you may pass one of these.", "{card:card}: pass one of these."),
    "put": ("{card:card}: you may put one of these on top of your deck.", "{card:card}: put one on top of your deck."),
    "reveal": ("{card:card}: you may reveal one of these.", "{card:card}: reveal one of these."),
    "bribe": ("{card:card}: you may Bribe one of these for 0 VP.", "{card:card}: Bribe one of these for 0 VP."),
    "copy": ("{card:card}: you may copy one of these.", "{card:card}: copy one of these."),
    "play": ("{card:card}: you may play one of these.", "{card:card}: play one of these."),
}
_MANY: dict[Verb, str] = {
    "destroy": "{card:card}: destroy {least} to {most} of these.",
    "discard": "{card:card}: discard {least} to {most} of these.",
    "freeze": "{card:card}: Freeze {least} to {most} of these.",
    "release": "{card:card}: Release {least} to {most} of these.",
    "give": "{card:card}: pass {least} to {most} of these.",
}

_EXACTLY: dict[Verb, str] = {
    "destroy": "{card:card}: destroy {most} of these.",
    "discard": "{card:card}: discard {most} of these.",
    "freeze": "{card:card}: Freeze {most} of these.",
    "release": "{card:card}: Release {most} of these.",
    "give": "{card:card}: pass {most} of these.",
}


class Found(NamedTuple):
    """A card that may be picked, and where it lies: ``slot`` and ``row`` from 1 in the Line-Up."""

    card: int
    zone: str
    slot: int = 0
    row: int = 0


_LABELS = {
    "hand": "{card:card}",
    "deck": "{card:card} (top of the deck)",
    "pile": "{card:card} (discard pile)",
    "play": "{card:card} (in play)",
    "bribed": "{card:card} (Bribed)",
}


@cache
def card_option(verb: str, found: Found, slug: str) -> Option:
    """The option to do something with a card: copies in the same zone are interchangeable, slots are not (AA-310)."""
    note = text(REGISTER[slug].text)
    id = f"{verb}:{found.card}"
    if found.zone != "lineup":
        return Option(id, verb, text(_LABELS[found.zone], card=slug), f"{verb} {slug}@{found.zone}", note)
    label = "{card:card} (slot {slot})" if found.row == 1 else "{card:card} (slot {slot}, row {row})"
    return Option(id, verb, text(label, card=slug, slot=found.slot, row=found.row), "", note)


class Asking(Moves):
    """Typed questions. ``source`` is the design whose text runs, also where another card bears it (Clayface)."""

    source: Design

    def ask(self, ask: Ask) -> Effect[Answers]:
        """Open an ask; a seat that is about to leave is given the default (AA-315). Counts decisions (AA-326)."""
        if self.state.teams and any(self.state.players[seat].played_by_mate for seat in ask.seats):
            return (yield from self._ask_mates(ask))
        leaving = [seat for seat in ask.seats if seat in self.state.leaving]
        if ask.always or any(mine.forced is None for mine in ask.seats.values()):
            self.state.now.decisions += 1
        if not leaving:
            return (yield from super().ask(ask))
        given: Answers = {seat: ask.seats[seat].default for seat in leaving}
        staying = {seat: mine for seat, mine in ask.seats.items() if seat not in leaving}
        if staying:
            left = Ask(ask.key, ask.public, staying, ask.closes_on, ask.revisable, ask.window, ask.always)
            given |= yield from super().ask(left)
        return {seat: given[seat] for seat in ask.seats if seat in given}

    def _ask_mates(self, ask: Ask) -> Effect[Answers]:
        """Teammates of those who have left decide for them, after their own decision (SH-058)."""
        players = self.state.players
        own = {seat: mine for seat, mine in ask.seats.items() if not players[seat].played_by_mate}
        given: Answers = {}
        if own:
            given |= yield from self.ask(replace(ask, seats=own))
        for seat in ask.seats:
            if seat in own:
                continue
            mate = self.teammate(seat)
            answers = yield from self.ask(replace(ask, seats={mate: for_mate(ask.seats[seat], seat)}))
            if mate in answers:
                given[seat] = answers[mate]
        return {seat: given[seat] for seat in ask.seats if seat in given}

    def about(self, seat: int) -> Text:
        """What everybody reads while a seat decides."""
        return text("{who:seat} decides about {card:card}.", who=seat, card=self.source.slug)

    # finding cards

    def cards(self, *zones: Zone, fits: Fits | None = None, seat: int = NONE) -> list[Found]:
        """The cards in these zones of a player (me, if none is named) that fit."""
        player = self.state.players[self.me if seat == NONE else seat]
        found: list[Found] = []
        for zone in zones:
            match zone:
                case "hand":
                    found += [Found(card, HAND) for card in player.hand]
                case "pile":
                    found += [Found(card, PILE) for card in player.pile]
                case "play":
                    bribed = self.state.bribed
                    found += [
                        Found(card, "bribed" if card in bribed else PLAY) for card in self.controlled(player.seat)
                    ]
                case "lineup":
                    found += self._in_lineup()
                case _:
                    raise ValueError(f"looked-at cards are named one by one, not as {zone}")
        return [each for each in found if fits(self.design(each.card))] if fits else found

    def _in_lineup(self) -> list[Found]:
        return [
            Found(card, LINEUP, number + 1, 1 if card == slot.top else slot.lower.index(card) + 2)
            for number, slot, card in self.slots()
        ]

    def controls(self, *types: str, fits: Fits | None = None, seat: int = NONE) -> bool:
        """Whether a player (me, if none is named) controls a card of one of these types (AA-112, AA-150)."""
        designs = [self.designs[card] for card in self.controlled(self.me if seat == NONE else seat)]
        typed = [each for each in designs if not types or any(one in each.types for one in types)]
        return any(fits is None or fits(each) for each in typed)

    # picking cards

    def may_pick(self, verb: Verb, *zones: Zone, fits: Fits | None = None, seat: int = NONE) -> Effect[int | None]:
        """One card or none: not asked where no card fits (AA-100, AA-103). ``seat`` decides, over own zones."""
        found = self.cards(*zones, fits=fits, seat=seat)
        return (yield from self.may_pick_of(verb, found, hidden=self._hides(zones, seat), seat=seat))

    def may_pick_of(self, verb: Verb, found: Sequence[Found], *, hidden: bool, seat: int = NONE) -> Effect[int | None]:
        """One of these cards or none."""
        always = hidden and not self.quick
        if not found and not always:
            return None
        who = self.me if seat == NONE else seat
        options = (*self.card_options(verb, found), Option(NO, "pass", text("No")))
        prompt = text(_ONE[verb][0], card=self.source.slug)
        pick = yield from self.choose(who, verb, self.about(who), prompt, options, default=NO, always=always)
        return None if pick == NO else card_of(pick)

    def pick(
        self, verb: Verb, *zones: Zone, fits: Fits | None = None, best: bool = False, of: int = NONE, seat: int = NONE
    ) -> Effect[int | None]:
        """A forced choice of one card; None if none fits (AA-309, AA-313).

        ``best``: an absent player takes the most valuable card, else the least valuable (AA-306). ``of``: whose zones.
        """
        owner = seat if of == NONE else of
        found = self.cards(*zones, fits=fits, seat=owner)
        hidden = self._hides(zones, owner)
        if not found:
            who = self.me if seat == NONE else seat
            yield from self.nothing_fits(verb, who, hidden=hidden, forced=True, of=owner)
            return None
        return (yield from self.pick_of(verb, found, hidden=hidden, best=best, seat=seat))

    def pick_of(
        self, verb: Verb, found: Sequence[Found], *, hidden: bool, best: bool = False, seat: int = NONE
    ) -> Effect[int | None]:
        """A forced choice of one of these cards."""
        picks = yield from self.pick_many_of(verb, found, 1, 1, hidden=hidden, best=best, seat=seat)
        return picks[0] if picks else None

    def pick_many(
        self, verb: Verb, least: int, most: int, *zones: Zone, fits: Fits | None = None, seat: int = NONE
    ) -> Effect[list[int]]:
        """Between ``least`` and ``most`` cards, as far as there are so many (AA-101, AA-102)."""
        found = self.cards(*zones, fits=fits, seat=seat)
        return (yield from self.pick_many_of(verb, found, least, most, hidden=self._hides(zones, seat), seat=seat))

    def pick_many_of(
        self,
        verb: Verb,
        found: Sequence[Found],
        least: int,
        most: int,
        *,
        hidden: bool,
        best: bool = False,
        seat: int = NONE,
    ) -> Effect[list[int]]:
        """Between ``least`` and ``most`` of these cards."""
        who = self.me if seat == NONE else seat
        always = hidden and not self.quick
        if not found:
            yield from self.nothing_fits(verb, who, hidden=hidden, forced=least > 0)
            return []
        least, most = min(least, len(found)), min(most, len(found))
        prompt = self._how_many(verb, least, most)
        given = [f"{verb}:{card}" for card in self.given_up(found, best=best)[:least]]
        options = self.card_options(verb, found)
        picks = yield from self.choose_many(
            who, verb, self.about(who), prompt, options, at_least=least, at_most=most, default=given, always=always
        )
        return [card_of(pick) for pick in picks]

    def _how_many(self, verb: Verb, least: int, most: int) -> Text:
        """The question for a choice of so many cards."""
        card = self.source.slug
        if least == most:
            return text(_ONE[verb][1], card=card) if most == 1 else text(_EXACTLY[verb], card=card, most=most)
        return text(_MANY[verb], card=card, least=least, most=most)

    def nothing_fits(self, verb: Verb, who: int, *, hidden: bool, forced: bool, of: int = NONE) -> Effect[None]:
        """No card fits: with a poker face that is asked too, and a forced choice is announced (AA-313).

        ``who`` decides; ``of``: whose zones hold no such card, if not those of ``who``.
        """
        if hidden and not self.quick:
            none = (Option(NO, "pass", text("There is none")),)
            prompt = text(_ONE[verb][1], card=self.source.slug)
            _ = yield from self.choose(who, verb, self.about(who), prompt, none, always=True)
        if forced:
            self.say(
                "nothing",
                "{card:card}: {who:seat} has no card that fits.",
                reveal=hidden,
                card=self.source.slug,
                who=who if of == NONE else of,
            )

    def _hides(self, zones: Iterable[Zone], seat: int) -> bool:
        """Whether what can be picked shows what only this player knows."""
        return HAND in zones and bool(self.state.players[self.me if seat == NONE else seat].hand)

    def card_options(self, verb: Verb, found: Sequence[Found]) -> tuple[Option, ...]:
        """An option for each of these cards."""
        return tuple(card_option(verb, each, self.slug(each.card)) for each in found)

    def given_up(self, found: Sequence[Found], *, best: bool) -> list[int]:
        """Cards as an absent player takes them, the first one first (AA-306)."""
        if found[0].zone == LINEUP:
            sign = -1 if best else 1
            by_cost = sorted(found, key=lambda each: self._price_of(each, sign))
            return [each.card for each in by_cost]
        by_worth = sorted(found, key=self._worth_of, reverse=best)
        return [each.card for each in by_worth]

    def _price_of(self, found: Found, sign: int) -> tuple[int, int, int, int]:
        design = self.design(found.card)
        return sign * design.cost, sign * design.vp, found.slot, found.row

    def _worth_of(self, found: Found) -> tuple[bool, tuple[int, int, int, str], int]:
        design = self.design(found.card)
        return found.zone == PLAY and design.ongoing, design.worth, found.card

    # other questions

    def wants(self, verb: str, question: str, **values: Json) -> Effect[bool]:
        """A yes or a no of mine; absent: no."""
        prompt = Text(question, {"card": self.source.slug, **values})
        return (
            yield from self.may(self.me, verb, self.about(self.me), prompt, yes=text("Yes"), no=text("No"), verb=verb)
        )

    def choose_one(self, *choices: tuple[str, str, bool], default: str | None = None, seen: int = NONE) -> Effect[str]:
        """One of several: id, label and whether it can be done. Returns its id, empty if none can be done (AA-104).

        ``default``: what an absent player gets if it can be done: the first that costs nothing (AA-306). ``seen`` is a
        card that I alone look at.
        """
        options = [plain(id, "choose", label) for id, label, possible in choices if possible]
        if not options:
            return ""
        ids = [option.id for option in options]
        given = default if default in ids else ids[0]
        prompt = text("{card:card}: choose one.", card=self.source.slug)
        if seen != NONE:
            prompt = text("{card:card}: you look at {seen:card}.", card=self.source.slug, seen=self.slug(seen))
        return (yield from self.choose(self.me, "choose", self.about(self.me), prompt, options, default=given))

    def choose_at_once(self, seats: Sequence[int], *choices: tuple[str, str]) -> Effect[dict[int, str]]:
        """The same choice (id and label) of several players, who make it at the same time; absent: the first one."""
        if not seats:
            return {}
        options = tuple(plain(id, "choose", label) for id, label in choices)
        mine = SeatAsk(text("{card:card}: choose one.", card=self.source.slug), options, (options[0].id,))
        public = text("{who:seat} decides about {card:card}.", who=[*seats], card=self.source.slug)
        answers = yield from self.ask(Ask("choose", public, dict.fromkeys(seats, mine)))
        return {seat: answers[seat][0] for seat in seats}

    def choose_number(self, label: str, least: int, most: int) -> Effect[int]:
        """A number in this range; absent: the least. ``label`` shows it as ``{number}`` (AA-101)."""
        options = [plain(str(number), "choose", label, number=number) for number in range(least, most + 1)]
        prompt = text("{card:card}: how many?", card=self.source.slug)
        return int((yield from self.choose(self.me, "choose", self.about(self.me), prompt, options)))

    def choose_foe(self, fits: Callable[[int], bool] | None = None) -> Effect[int]:
        """A foe of mine; absent: the next in turn order. NONE if there is none (AA-117, AA-306)."""
        foes = [foe for foe in self.foes(self.me) if fits is None or fits(foe)]
        if not foes:
            return NONE
        options = [plain(f"foe:{foe}", "target", "{who:seat}", who=foe) for foe in foes]
        prompt = text("{card:card}: choose a foe.", card=self.source.slug)
        pick = yield from self.choose(self.me, "target", self.about(self.me), prompt, options)
        return card_of(pick)


def for_mate(mine: SeatAsk, seat: int) -> SeatAsk:
    """A question to a seat that its teammate answers (SH-058)."""
    prompt: Json = {"id": mine.prompt.id, "values": mine.prompt.values}
    return replace(mine, prompt=text("You play for {stand:seat}. {prompt:text}", stand=seat, prompt=prompt))


def for_another(mine: SeatAsk) -> bool:
    """Whether somebody is asked in the place of a teammate who has left."""
    return "stand" in mine.prompt.values


def card_of(pick: str) -> int:
    """The number in an option id such as ``destroy:12``."""
    return int(pick[pick.index(":") + 1 :])
