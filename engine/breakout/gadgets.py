"""The twelve kinds of Gadget and the 32 cards (BR-148 to BR-169). The docstring of a kind is what players see."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from engine.breakout.powers.power import Use, label, slug_of

if TYPE_CHECKING:
    from engine.breakout.race import Race


class Gadget:
    """A kind of Gadget: in which windows it can be played and what it does. The race removes and buries the card."""

    slug: ClassVar[str]
    name: ClassVar[str]
    text: ClassVar[str]
    copies: ClassVar[int]
    targets: ClassVar[bool] = False
    """It does something to a rival's team, which may answer with Phase Shift (BR-166)."""
    autoroll: ClassVar[int] = 0
    """The number it Autorolls while its owner stands on a Circle (BR-156)."""

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """What it can do at the start of the own turn; nothing is offered that would do nothing (BR-153)."""
        return ()

    @staticmethod
    def at_end(t: "Race", seat: int) -> Iterable[Use]:
        """What it can do at the end of the own turn."""
        return ()

    @staticmethod
    def targeted(t: "Race", seat: int, target: str) -> list[int]:
        """Seats of the rivals that it targets when it is played so."""
        return []

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """Its effect."""


KINDS: dict[str, type[Gadget]] = {}
"""All kinds by slug."""

_CARDS: list[str] = []


def gadget(name: str, *, copies: int) -> Callable[[type[Gadget]], type[Gadget]]:
    """Register a kind; its cards get the next free numbers. The docstring of the class is its text, word for word."""

    def register(kind: type[Gadget]) -> type[Gadget]:
        kind.slug = slug_of(name)
        kind.name = name
        kind.text = " ".join((kind.__doc__ or "").split())
        kind.copies = copies
        KINDS[kind.slug] = kind
        _CARDS.extend([kind.slug] * copies)
        return kind

    return register


def kind_of(card: int) -> type[Gadget]:
    """The kind of a Gadget card."""
    return KINDS[_CARDS[card]]


def all_cards() -> list[int]:
    """Numbers of all Gadget cards."""
    return list(range(len(_CARDS)))


def cards_of(slug: str) -> list[int]:
    """Numbers of the cards of a kind."""
    return [card for card, kind in enumerate(_CARDS) if kind == slug]


@gadget("Adrenaline", copies=3)
class Adrenaline(Gadget):
    """Start of your turn: you take another turn after this one."""

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Always (BR-155)."""
        yield Use("", label("Adrenaline: another turn after this"), label("You play again right after this turn."))

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """One more turn is due."""
        t.extra_turn(seat)


@gadget("Fickle Fingers of Fate", copies=3)
class FickleFingersOfFate(Gadget):
    """Before you roll, while you are on a Circle: Autoroll 5."""

    autoroll = 5


@gadget("Fog Generator", copies=3)
class FogGenerator(Gadget):
    """End of your turn: until your next turn starts, every 6 that is rolled becomes a 1."""

    @staticmethod
    def at_end(t: "Race", seat: int) -> Iterable[Use]:
        """Unless the own Fog is in force (BR-157); warns if an extra turn would end it at once (BR-223)."""
        if t.team(seat).fog:
            return
        note = label("Every 6 that anybody rolls is a 1 until your next turn starts.")
        if t.team(seat).extra_turns:
            note = label("Careful: you take another turn now, and the Fog ends when it starts.")
        yield Use("", label("Fog Generator: every 6 becomes a 1"), note)

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """Fog for all teams."""
        t.raise_fog(seat)


@gadget("Four Leaf Clover", copies=3)
class FourLeafClover(Gadget):
    """Before you roll, while you are on a Circle: Autoroll 4."""

    autoroll = 4


@gadget("Grappling Hook", copies=3)
class GrapplingHook(Gadget):
    """Start of your turn: Advance to the space of the team immediately ahead of you."""

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Needs a team ahead; works from Start (BR-158)."""
        space = t.next_ahead(seat)
        if space is not None:
            yield Use("", label("Grappling Hook: go to {to:space}", to=space), t.place_note(space))

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """Advance there."""
        space = t.next_ahead(seat)
        if space is not None:
            t.advance_to(seat, space)


@gadget("Jet Pack", copies=3)
class JetPack(Gadget):
    """Start of your turn: skip Squares for the whole of this turn."""

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Once a turn (BR-159)."""
        if not t.turn.jet:
            note = label("Squares, Gadget spaces too, are not counted in your move.")
            yield Use("", label("Jet Pack: skip Squares"), note)

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """Squares are skipped in this turn."""
        t.turn.jet = True


@gadget("Lucky Coin", copies=3)
class LuckyCoin(Gadget):
    """After you roll: reroll one of your dice."""


@gadget("Morph Powder", copies=2)
class MorphPowder(Gadget):
    """Start of your turn: choose an opposing Villain. Until the end of this turn you also have its power, with as many
    tokens as it has.
    """

    targets = True

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Not a blank Villain, not a power that the team has, though it be blank now (BR-046, BR-251, BR-291)."""
        team = t.team(seat)
        own = [card.power for card in (*team.villains, *team.morphs)]
        for other, card in t.opposing(seat):
            if not t.is_blank(card) and card.power not in own:
                note = label(
                    "Its power is yours too until this turn ends. {who:seat} may cancel it with Phase Shift.", who=other
                )
                name = label("Morph Powder: {villain:villain} of {who:seat}", villain=card.power, who=other)
                yield Use(card.slug, name, note)

    @staticmethod
    def targeted(t: "Race", seat: int, target: str) -> list[int]:
        """The team of the Villain."""
        return [other for other, card in t.opposing(seat) if card.slug == target]

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """A copy with as many tokens, until the end of this turn (BR-161)."""
        t.morph(seat, target)


@gadget("Nanobots", copies=2)
class Nanobots(Gadget):
    """Start or end of your turn: draw two Gadgets."""

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Always (BR-154)."""
        yield Use("", label("Nanobots: draw two Gadgets"), label("No limit: you may hold more than three."))

    at_end = at_start

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """The card is under the deck already; no hand limit applies (BR-152, BR-162)."""
        t.draw(seat, 2)


@gadget("Null Cloud", copies=3)
class NullCloud(Gadget):
    """Start of your turn: choose an opposing Villain. It is blank until the end of this turn."""

    targets = True

    @staticmethod
    def at_start(t: "Race", seat: int) -> Iterable[Use]:
        """Not a Villain that is blank or cannot be blanked (BR-251, BR-260)."""
        for other, card in t.opposing(seat):
            if t.can_be_blanked(card):
                note = label("{who:seat} may cancel it with Phase Shift.", who=other)
                yield Use(card.slug, label("Null Cloud: blank {villain:villain}", villain=card.slug), note)

    targeted = MorphPowder.targeted

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """Blank until this turn ends (BR-163)."""
        t.blank(target, by=seat, lasting=False)


@gadget("Phantom Zone", copies=2)
class PhantomZone(Gadget):
    """End of your turn: each team in the lead loses its next turn."""

    targets = True

    @staticmethod
    def at_end(t: "Race", seat: int) -> Iterable[Use]:
        """If a leading team would lose a turn by it (BR-153, BR-164)."""
        leaders = [leader for leader in t.leaders() if t.can_lose_turn(leader, by=seat)]
        if leaders:
            note = label("In the lead: {who:seat}. A team in the lead may cancel it with Phase Shift.", who=[*leaders])
            if seat in leaders:
                note = label("Careful: you are in the lead, so you lose your own next turn.")
            yield Use("", label("Phantom Zone: the lead loses a turn"), note)

    @staticmethod
    def targeted(t: "Race", seat: int, target: str) -> list[int]:
        """Every leading rival, clockwise."""
        leaders = t.leaders()
        return [rival for rival in t.rivals(seat) if rival in leaders]

    @staticmethod
    def work(t: "Race", seat: int, target: str) -> None:
        """The next turn of each of them is gone."""
        for leader in [seat for seat in t.clockwise(seat) if seat in t.leaders()]:
            t.take_turn_from(leader, by=seat)


@gadget("Phase Shift", copies=2)
class PhaseShift(Gadget):
    """When an opponent's Gadget targets your team: cancel that Gadget."""
