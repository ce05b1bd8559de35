"""A race as a seat can picture it: the rules' own questions, put to what its view shows alone (DESIGN 2.5)."""

from engine.breakout.race import Race
from engine.breakout.state import Blank, BreakoutState, Die, Named, Roll, Team, Turn, VillainCard
from engine.breakout.tasks import tasks
from engine.breakout.track import GADGET, is_gadget, shape_at
from engine.breakout.view import BreakoutView, TeamView, VillainView
from engine.core.dice import Dice

NO_DICE = "00" * 16
OUT_OF_IT = 100.0
"""What it is worth to be out, in spaces."""


def imagine(view: BreakoutView) -> Race:
    """The race of a view: places, powers, tokens, the turn. Hands and decks are left empty: nobody asks for them."""
    state = BreakoutState(len(view.teams), race_on=view.race_on, stage="race", escape=view.escape, first=view.first)
    state.track = "".join(tile.spaces for tile in view.tiles)
    state.teams = [_team(team) for team in view.teams]
    state.blanks = [
        Blank(villain.slug, team.seat, lasting=True)
        for team in view.teams
        for villain in team.villains
        if villain.blank
    ]
    seat = view.active if view.active is not None else view.hand.seat if view.hand is not None else 0
    start = view.start_space or 0
    jet = any(gadget.slug == "jet-pack" for gadget in view.played)
    chilled_by = [team.seat for team in view.teams if team.seat != seat][: view.chill]
    state.turn = Turn(seat, start, shape_at(state.track, start), chilled_by, jet=jet)
    state.turn.prediction = view.teams[seat].prediction or ""
    return Race(state, state.seats, Dice(NO_DICE), tasks, quick=True)


def _team(team: TeamView) -> Team:
    cards = [_card(villain, team.contract) for villain in team.villains]
    return Team(
        team.seat,
        status=team.status,
        space=team.space,
        villains=[card for card in cards if not card.morph],
        morphs=[card for card in cards if card.morph],
        loses_turn=team.loses_turn,
        extra_turns=team.extra_turns,
        fog=team.fog,
        named=Named(team.named, "") if team.named else None,
    )


def _card(villain: VillainView, contract: int | None) -> VillainCard:
    copied = villain.power if villain.power != villain.slug or villain.morph else ""
    watches = contract if villain.power == "deathstroke" else None
    return VillainCard(villain.slug, villain.tokens, copied, morph=villain.morph, contract=watches)


class Forecast:
    """What a number on the die would come to for a team, in spaces of advantage."""

    def __init__(self, race: Race, seat: int, gadgets: int) -> None:
        self.race = race
        self.seat = seat
        self.gadgets = gadgets
        self.powers = race.powers(seat)
        self.slugs = [power.slug for power in self.powers]

    def steps(self, die: int, source: str = "die", base: int | None = None) -> int:
        """Spaces of the roll, additions in; below 0 for a move backward. ``base`` replaces the die as number moved."""
        return self.race.spaces_for(self.seat, Roll([Die(die, source)], die=die, total=base))

    def outcome(self, die: int, source: str = "die", base: int | None = None) -> float:
        """How good the place is where that number leads, the best stop on the way included."""
        return self.after(self.steps(die, source, base))

    def after(self, steps: int) -> float:
        """How good the place is after so many steps."""
        here = self.race.space(self.seat)
        if steps <= 0:
            return self.place(max(0, here + steps))
        path = self.race.path(self.seat, steps)
        ends = [self.race.last + 1 if path.out else path.end, *path.stops(self.race.track)]
        return max(self.place(space) for space in ends)

    def place(self, space: int) -> float:
        """How good it is to end the turn there: progress, a Gadget, what the shape does for the own powers."""
        race = self.race
        if space > race.last:
            return OUT_OF_IT
        good = float(space)
        if is_gadget(race.track, space) and self.gadgets < 3:
            good += 2.0
        return good + self._shape_bonus(shape_at(race.track, space)) + self._neighbours(space)

    def _shape_bonus(self, shape: str) -> float:
        bonus = 2.0 if "egghead" in self.slugs and shape and shape == self.race.turn.prediction else 0.0
        if shape == "T":
            return bonus + 3.5 * ("catwoman" in self.slugs) + 6.0 * ("maxie-zeus" in self.slugs)
        if shape == "C":
            return bonus + 1.5 * ("black-mask" in self.slugs) + 2.5 * ("ratcatcher" in self.slugs)
        return bonus

    def _neighbours(self, space: int) -> float:
        """Rivals nearby: own Scarecrow likes them, theirs does not like us; Poison Ivy's air counts likewise."""
        race, good = self.race, 0.0
        for rival in race.rivals(self.seat):
            if not space or not race.space(rival) or abs(race.space(rival) - space) > 2:
                continue
            theirs = [power.slug for power in race.powers(rival)]
            good += 1.0 * ("scarecrow" in self.slugs) + 0.8 * ("poison-ivy" in self.slugs)
            good -= 1.5 * ("scarecrow" in theirs) + 1.0 * ("poison-ivy" in theirs)
        return good

    # how the die is made

    def kept(self, die: int) -> float:
        """The best that can be made of a rolled die by changes that cost nothing."""
        numbers = [die]
        if "penguin" in self.slugs:
            numbers += [number for number in (die - 1, die + 1) if 1 <= number <= 6]
        if "professor-pyg" in self.slugs and die <= 2:
            numbers.append(5)
        return max(self.outcome(number) for number in numbers)

    def rolled(self) -> float:
        """What a roll is worth on average."""
        each = [self.kept(1 if die == 6 and self.race.fog() else die) for die in range(1, 7)]
        if "bane" in self.slugs:
            return sum(max(one, other) for one in each for other in each) / 36
        return sum(each) / 6

    def gambled(self, first: int) -> float:
        """What Falcone's second die is worth on average against a first one."""
        stay = self.place(self.race.space(self.seat))
        return sum(self.outcome(first, base=first + die) if die > first else stay for die in range(1, 7)) / 6

    def shapes(self, space: int) -> dict[str, float]:
        """How likely the own move ends on each shape, a chosen stop on a Gadget space included."""
        chances = {"S": 0.0, "C": 0.0, "T": 0.0}
        for die in range(1, 7):
            steps = self.steps(die)
            path = self.race.path(self.seat, max(0, steps))
            end = space + steps if steps < 0 else path.end
            shape = shape_at(self.race.track, max(0, end))
            for one in (shape, *("S" for _ in path.stops(self.race.track)[:1] if shape != "S")):
                if one:
                    chances[one] += 1 / 6
        return chances


def letters_ahead(view: BreakoutView, space: int, count: int) -> str:
    """Shapes of the next spaces, Gadget spaces as squares."""
    track = "".join(tile.spaces for tile in view.tiles)
    return track[space : space + count].replace(GADGET, "S")
