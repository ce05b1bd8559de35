"""Powers of the start of the turn (BR-070, BR-071)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.breakout.powers.power import Power, Use, label, villain

if TYPE_CHECKING:
    from engine.breakout.race import Race

ONE_TOKEN = "It costs 1 of {tokens|token|tokens}."  # noqa: S105  (a price, no secret)


@villain("Deadshot", tokens=3, provenance="named")
class Deadshot(Power):
    """Start of turn: you may spend 1 token and choose an opposing Villain. It is blank until your next turn starts.
    Then Advance 3.
    """

    def at_start(self, t: "Race") -> Iterable[Use]:
        """Nobody who is blank already or protected (BR-251, BR-260)."""
        for _, card in t.opposing(self.seat) if self.tokens else ():
            if t.can_be_blanked(card):
                name = label("Deadshot: blank {villain:villain}, Advance 3", villain=card.slug)
                yield Use(card.slug, name, label(ONE_TOKEN, tokens=self.tokens))

    def start(self, t: "Race", target: str) -> None:
        """The blank lasts until the next turn of this team, however it comes up (BR-253)."""
        self.spend(t)
        t.blank(target, by=self.seat, lasting=True)
        t.advance(self.seat, 3)


@villain("Ra's al Ghul", tokens=0, provenance="house")
class RasAlGhul(Power):
    """Start of turn: if more teams are ahead of you than behind you, Advance 2."""

    def at_start(self, t: "Race") -> Iterable[Use]:
        """Works from Start (BR-271); teams on the own space are neither ahead nor behind."""
        if len(t.ahead(self.seat)) > len(t.behind(self.seat)):
            name = label("{villain:villain}: Advance 2", villain=self.slug)
            yield Use("", name, t.place_note(t.space(self.seat) + 2), must=True)

    def start(self, t: "Race", target: str) -> None:
        """Advance 2."""
        self.say(t, "{villain:villain}: more teams are ahead of {who:seat} than behind.")
        t.advance(self.seat, 2)


@villain("Hush", tokens=2, provenance="house")
class Hush(Power):
    """Start of turn: you may spend 1 token to swap places with a team 1 to 5 spaces ahead of you."""

    def at_start(self, t: "Race") -> Iterable[Use]:
        """Not from Start; a team that cannot be moved back cannot be chosen (BR-241, BR-270)."""
        for rival in t.rivals(self.seat) if self.tokens else ():
            gap = t.gap(self.seat, rival)
            if gap is not None and 1 <= gap <= 5 and not t.safe(rival, by=self.seat):
                yield Use(str(rival), label("Hush: swap with {who:seat}", who=rival), t.place_note(t.space(rival)))

    def start(self, t: "Race", target: str) -> None:
        """Change places."""
        self.spend(t)
        self.say(t, "{who:seat}'s {villain:villain} swaps places with {rival:seat}.", rival=int(target))
        t.swap(self.seat, int(target))


@villain("Killer Moth", tokens=0, provenance="house")
class KillerMoth(Power):
    """Start of turn: you may Advance to the space of the team immediately ahead of you if it is at most 4 spaces
    away.
    """

    def at_start(self, t: "Race") -> Iterable[Use]:
        """Not from Start (BR-270)."""
        mine, space = t.space(self.seat), t.next_ahead(self.seat)
        if mine and space is not None and space - mine <= 4:
            yield Use("", label("Killer Moth: Advance to {to:space}", to=space), t.place_note(space))

    def start(self, t: "Race", target: str) -> None:
        """Advance to that team."""
        space = t.next_ahead(self.seat)
        if space is not None:
            self.say(t, "{who:seat} uses {villain:villain}.")
            t.advance_to(self.seat, space)


@villain("King Tut", tokens=3, provenance="house")
class KingTut(Power):
    """Start of turn: you may spend 1 token. Each team ahead of you moves back 2 and you Advance 2."""

    def at_start(self, t: "Race") -> Iterable[Use]:
        """Needs a team ahead; works from Start (BR-271)."""
        ahead = t.ahead(self.seat)
        if self.tokens and ahead:
            name = label("King Tut: teams ahead back 2, you on 2")
            yield Use("", name, label("Ahead of you: {who:seat}. It costs 1 token.", who=[*ahead]))

    def start(self, t: "Race", target: str) -> None:
        """First they move, clockwise, then this team; it does so even if nobody could be moved (BR-261)."""
        self.spend(t)
        self.say(t, "{who:seat} uses {villain:villain}.")
        for rival in t.ahead(self.seat):
            t.move_back(rival, 2, by=self.seat)
        t.advance(self.seat, 2)
