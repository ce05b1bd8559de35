"""Powers of the end of the turn (BR-113 to BR-117)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.breakout.powers.power import Power, Use, label, villain
from engine.breakout.track import CIRCLE, TRIANGLE, shape_at

if TYPE_CHECKING:
    from engine.breakout.race import Race


@villain("Catwoman", tokens=0, provenance="rulebook")
class Catwoman(Power):
    """End of turn: if you are on a Triangle, take another turn."""

    looks_at_places = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Mandatory on a Triangle."""
        if t.shape(self.seat) == TRIANGLE:
            yield Use("", label("Catwoman: another turn after this"), must=True)

    def end(self, t: "Race", target: str) -> None:
        """One more turn is due (BR-119)."""
        self.say(t, "{who:seat}'s {villain:villain} is on a Triangle.")
        t.extra_turn(self.seat)


@villain("Egghead", tokens=0, provenance="named")
class Egghead(Power):
    """Before you roll, predict a shape. If your move ends on that shape, Advance 2 at the end of your turn."""

    foretells = True
    moves_someone = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """After a Gadget draw that is due where the move ended (BR-114); judged on that space (BR-236)."""
        landed = t.turn.landed
        if landed is None or not t.turn.prediction or shape_at(t.track, landed) != t.turn.prediction:
            return
        if not (t.draw_due(self.seat) and t.space(self.seat) == landed):
            yield Use("", label("Egghead: Advance 2"), t.place_note(t.space(self.seat) + 2), must=True)

    def end(self, t: "Race", target: str) -> None:
        """He was right."""
        self.say(t, "{who:seat}'s {villain:villain} predicted it.")
        t.advance(self.seat, 2)


@villain("Scarecrow", tokens=0, provenance="house")
class Scarecrow(Power):
    """End of turn: each other team within 2 spaces of you moves back 2. If there was any, Advance 1."""

    moves_someone = looks_at_places = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Mandatory when somebody is near; not from Start (BR-270)."""
        near = self._near(t)
        if near:
            note = label("Within 2 spaces of you: {who:seat}.", who=[*near])
            yield Use("", label("Scarecrow: teams nearby back 2, you on 1"), note, must=True)

    def end(self, t: "Race", target: str) -> None:
        """All distances are read before anybody moves."""
        near = self._near(t)
        self.say(t, "{who:seat}'s {villain:villain} frightens {rivals:seat}.", rivals=[*near])
        for rival in near:
            t.move_back(rival, 2, by=self.seat)
        t.advance(self.seat, 1)

    def _near(self, t: "Race") -> list[int]:
        return [rival for rival in t.rivals(self.seat) if t.within(self.seat, rival, 2)]


@villain("Mr. Freeze", tokens=2, provenance="house")
class MrFreeze(Power):
    """End of turn: you may spend 1 token. Each team 1 to 4 spaces ahead of you loses its next turn. Then Advance 3."""

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Also for the Advance alone."""
        if not self.tokens:
            return
        cold = [rival for rival in self._cold(t) if t.can_lose_turn(rival, by=self.seat)]
        note = label("Nobody would lose a turn, so you only Advance.")
        if cold:
            note = label("{who:seat} would lose the next turn.", who=[*cold])
        yield Use("", label("Mr. Freeze: freeze and Advance 3"), note)

    def end(self, t: "Race", target: str) -> None:
        """From Start he freezes nobody (BR-270)."""
        self.spend(t)
        self.say(t, "{who:seat} uses {villain:villain}.")
        for rival in self._cold(t):
            t.take_turn_from(rival, by=self.seat)
        t.advance(self.seat, 3)

    def _cold(self, t: "Race") -> list[int]:
        gaps = {rival: t.gap(self.seat, rival) or 0 for rival in t.rivals(self.seat)}
        return [rival for rival, gap in gaps.items() if 1 <= gap <= 4]


@villain("Ratcatcher", tokens=0, provenance="house")
class Ratcatcher(Power):
    """End of turn: if you are on a Circle, Advance to the next Circle. If there is none ahead, you Escape."""

    moves_someone = looks_at_places = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Mandatory on a Circle."""
        if t.shape(self.seat) == CIRCLE:
            yield Use("", label("Ratcatcher: to the next Circle"), t.place_note(self._next(t)), must=True)

    def end(self, t: "Race", target: str) -> None:
        """To the next Circle or out."""
        self.say(t, "{who:seat}'s {villain:villain} is on a Circle.")
        t.advance_to(self.seat, self._next(t))

    def _next(self, t: "Race") -> int:
        circles = [space for space in range(t.space(self.seat) + 1, t.last + 1) if shape_at(t.track, space) == CIRCLE]
        return circles[0] if circles else t.last + 1


@villain("Anarky", tokens=0, provenance="house")
class Anarky(Power):
    """End of turn: if you are not in the lead, each team in the lead moves back 2 and you Advance 1."""

    moves_someone = looks_at_places = True

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Mandatory when somebody else leads; works from Start (BR-271)."""
        leaders = t.leaders()
        if self.seat not in leaders:
            note = label("In the lead: {who:seat}.", who=[*leaders])
            yield Use("", label("Anarky: the lead back 2, you on 1"), note, must=True)

    def end(self, t: "Race", target: str) -> None:
        """He Advances even if a leader stays (BR-261)."""
        leaders = t.leaders()
        self.say(t, "{who:seat}'s {villain:villain} strikes at the lead.")
        for rival in t.rivals(self.seat):
            if rival in leaders:
                t.move_back(rival, 2, by=self.seat)
        t.advance(self.seat, 1)


@villain("Cluemaster", tokens=0, provenance="house")
class Cluemaster(Power):
    """End of turn: name a shape. If the next other team to take a turn ends it on that shape, Advance 2."""

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Naming is mandatory."""
        yield Use("", label("Cluemaster: name a shape"), must=True)

    def end(self, t: "Race", target: str) -> None:
        """D20 asks for the shape."""
        t.push("name-shape", key=self.key)


@villain("Clock King", tokens=1, provenance="house")
class ClockKing(Power):
    """End of turn: he gains 1 token. If he then has 4, remove them all and take another turn."""

    def at_end(self, t: "Race") -> Iterable[Use]:
        """Always (BR-264)."""
        yield Use("", label("Clock King: gain a token"), must=True)

    def end(self, t: "Race", target: str) -> None:
        """With the fourth token it is time."""
        self.gain(t)
        self.say(t, "{villain:villain} gains a token and has {tokens} now.", tokens=self.tokens)
        if self.tokens == 4:
            self.spend(t, 4)
            t.extra_turn(self.seat)
