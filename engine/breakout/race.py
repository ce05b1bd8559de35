"""Moving pawns: by steps, by Advance, directly, backward, by swap; and who is passed (BR-099 to BR-112)."""

from engine.breakout.hands import Hands
from engine.breakout.powers import Power, label
from engine.breakout.state import Die, Roll
from engine.breakout.track import Path, is_gadget
from engine.core.text import Text

OUT = -1
"""What a sentence says for the exit: a space that has no number."""


class Race(Hands):
    """A Breakout table with all its verbs. Those that move pawns ask nobody: answers to a move run alone (BR-179)."""

    # the ways to move

    def advance(self, seat: int, spaces: int) -> None:
        """Teleport so many spaces on; past the last space it is an Escape (BR-103)."""
        self.advance_to(seat, self.space(seat) + spaces)

    def advance_to(self, seat: int, space: int) -> None:
        """Teleport to a space: what lies between is ignored, but teams there are passed (BR-103, BR-108)."""
        if not self.races(seat):
            return
        if space > self.last:
            self.say("move", "{who:seat} Advances past the last space.", who=seat)
        else:
            shape = self.track[space - 1]
            self.say("move", "{who:seat} Advances to {to:space} ({shape:shape}).", who=seat, to=space, shape=shape)
        passed = self._put(seat, space)
        self._arrive_on_gadget(seat)
        self.answer_passing(seat, passed, forward=True)

    def fly(self, seat: int, space: int) -> list[int]:
        """Move directly to a space instead of rolling (BR-083). Returns the teams passed, still to be answered."""
        if space > self.last:
            self.say("move", "{who:seat} flies past the last space.", who=seat)
        else:
            shape = self.track[space - 1]
            self.say("move", "{who:seat} flies to {to:space} ({shape:shape}).", who=seat, to=space, shape=shape)
        passed = self._put(seat, space)
        self._arrive_on_gadget(seat)
        return passed

    def follow(self, seat: int, path: Path, stop: int | None = None) -> list[int]:
        """Move by steps along a path, or only up to a stop on it. Returns the teams passed, still to be answered."""
        entered = [space for space in path.entered if stop is None or space <= stop]
        out = path.out and stop is None
        if out:
            self.say("move", "{who:seat} moves past the last space.", who=seat)
        elif entered:
            self._say_steps(seat, entered, stopped=stop is not None, blocked=path.blocked and stop is None)
            if path.blocked and stop is None:
                self._name_blocker(seat, entered[-1])
        # Spaces on the way out are entered too, and a team that is out has no powers any more.
        for space in entered:
            if is_gadget(self.track, space):
                self._enter_gadget(seat, space)
        return self._put(seat, self.last + 1 if out else entered[-1] if entered else path.start)

    def _say_steps(self, seat: int, entered: list[int], *, stopped: bool, blocked: bool) -> None:
        end = entered[-1]
        id = "{who:seat} moves {steps|space|spaces} to {to:space} ({shape:shape})."
        if stopped:
            id = "{who:seat} moves {steps|space|spaces} and stops on {to:space} ({shape:shape})."
        elif blocked:
            id = "{who:seat} moves {steps|space|spaces} and has to stop on {to:space} ({shape:shape})."
        shape = self.track[end - 1]
        self.say("move", id, who=seat, steps=len(entered), to=end, shape=shape)

    def _name_blocker(self, seat: int, space: int) -> None:
        for rival in self.rivals(seat):
            for power in self.powers(rival):
                if self.space(rival) == space and power.blocks(self, seat):
                    power.say(self, "{who:seat}'s {villain:villain} stops {rival:seat}.", rival=seat)
                    return

    def move_back(self, seat: int, spaces: int, by: int) -> None:
        """Move toward Start, at the latest into it (BR-105). Not done to a team that is safe from ``by`` (BR-260)."""
        if not self.races(seat):
            return
        if self.safe(seat, by):
            self.say("power", "{who:seat} cannot be moved back.", who=seat)
            return
        start, space = self.space(seat), max(0, self.space(seat) - spaces)
        if space == start:
            return
        steps = start - space
        self.say("move", "{who:seat} moves back {steps|space|spaces} to {to:space}.", who=seat, steps=steps, to=space)
        passed = self._put(seat, space)
        self.answer_passing(seat, passed, forward=False)

    def swap(self, seat: int, other: int) -> None:
        """Two teams change places: no move, so nobody is passed and nothing is entered (BR-108, BR-241)."""
        mine, theirs = self.team(seat), self.team(other)
        mine.space, theirs.space = theirs.space, mine.space
        self.say(
            "move", "{who:seat} is on {to:space} now, {other:seat} on {back:space}.",
            who=seat, other=other, to=mine.space, back=theirs.space,
        )  # fmt: skip

    # what a move brings with it

    def _put(self, seat: int, space: int) -> list[int]:
        """Set the pawn down, out of the track too. Returns the teams passed, clockwise from the active one (BR-107)."""
        self.act()
        start = self.space(seat)
        low, high = min(start, space), max(start, space)
        around = self.clockwise(self.turn.seat)
        passed = [other for other in around if other != seat and max(low, 0) < self.space(other) < high]
        if space > self.last:
            self.escape(seat)
        else:
            self.team(seat).space = space
        return passed

    def _arrive_on_gadget(self, seat: int) -> None:
        if self.races(seat) and self.on_gadget(seat):
            self._enter_gadget(seat, self.space(seat))

    def _enter_gadget(self, seat: int, space: int) -> None:
        if seat == self.turn.seat:
            for power in self.powers(seat):
                power.enters_gadget(self, space)

    def answer_passing(self, seat: int, passed: list[int], *, forward: bool) -> None:
        """First the passing team's own powers, then those of the passed, clockwise from the active one (BR-111)."""
        if not passed:
            return
        mine = [other for other in self.clockwise(seat) if other in passed]
        for power in self.powers(seat):
            if self.races(seat):
                power.passes(self, mine, forward)
        for other in passed:
            for power in self.powers(other):
                if self.races(other):
                    power.passed(self, by=seat)

    def answer_once(self, power: Power, seat: int) -> bool:
        """Note that a power answers another team's move; False if it has done so in this turn already (BR-112)."""
        self.act()
        mark = f"{power.key}>{seat}"
        if mark in self.turn.answered:
            return False
        self.turn.answered.append(mark)
        return True

    def mark_used(self, power: Power, window: str) -> None:
        """Note that a power has been used in a window of this turn (BR-044)."""
        self.act()
        self.turn.used.append(f"{window}:{power.key}")

    # words

    def sign(self, space: int) -> int:
        """A space as a sentence names it: past the last one it is the exit."""
        return OUT if space > self.last else space

    def spaces_for(self, seat: int, roll: Roll) -> int:
        """Spaces that a roll would come to as things stand, coin and tokens apart; below 0 for a move backward."""
        powers = self.powers(seat)
        back = max((power.backward(self, roll.die) for power in powers), default=0)
        if back:
            return -back
        total = roll.total if roll.total is not None else roll.die
        for power in powers:
            total *= power.multiplies(self)
        return max(0, total + sum(power.plus(self, roll) for power in powers) - self.turn.chill)

    def die_note(self, seat: int, die: int, source: str = "die") -> Text:
        """Where the die that is being made would lead if it showed this, as things stand."""
        now, made = self.turn.roll, Roll([Die(die, source)], die=die)
        if now is not None:
            made.match, made.claim, made.doubted = now.match, now.claim, now.doubted
        if now is not None and now.first is not None:
            made.first, made.die, made.total = now.first, now.first.shows, now.first.shows + die
            if die <= made.die:
                return label("You would not move: it is not higher than the {first}.", first=made.die)
        return self.landing_note(seat, self.spaces_for(seat, made))

    def landing_note(self, seat: int, steps: int) -> Text:
        """Where a move of so many steps would end; below 0: backward."""
        if steps < 0:
            return self.place_note(max(0, self.space(seat) + steps))
        path = self.path(seat, steps)
        return self.place_note(self.last + 1 if path.out else path.end)

    def shape_note(self, space: int) -> Text:
        """The same where the space is named beside it."""
        on_track = 0 < space <= self.last
        return label("{shape:shape}", shape=self.track[space - 1]) if on_track else self.place_note(space)

    def place_note(self, space: int) -> Text:
        """What somebody should know before going to a space."""
        if space > self.last:
            return label("You leave the last tile: you Escape.")
        shape = self.track[space - 1] if space else ""
        return label("You would stand on {to:space} ({shape:shape}).", to=space, shape=shape)
