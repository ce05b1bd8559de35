"""What using a power or playing a Gadget is worth to a computer player, in spaces."""

from collections.abc import Callable

from engine.breakout.imagine import Forecast, imagine, letters_ahead
from engine.breakout.powers import REGISTER
from engine.breakout.state import COPY
from engine.breakout.view import BreakoutView
from engine.breakout.worth import LENT, worth
from engine.core.ask import Face, Option, SeatAsk
from engine.core.dice import Dice

TOKEN = 0.9
"""What a token is worth, in spaces."""


class Mind:
    """One question as its seat sees it, and the race that it imagines."""

    def __init__(self, view: BreakoutView, face: Face, mine: SeatAsk, seat: int, dice: Dice) -> None:
        self.view = view
        self.face = face
        self.mine = mine
        self.seat = seat
        self.dice = dice
        self.race = imagine(view)
        self.me = view.teams[seat]
        self.forecast = Forecast(self.race, seat, self.me.gadgets)

    @property
    def ids(self) -> list[str]:
        """Ids of the options."""
        return [option.id for option in self.mine.options]

    def chance(self, percent: int) -> bool:
        """Whether something happens that is so likely."""
        return self.dice.below("whim", 100) < percent

    def best(self, value: Callable[[Option], float]) -> tuple[str, ...]:
        """The option of the highest value; the first of equals."""
        return (max(self.mine.options, key=value).id,)

    def number(self, option: Option, name: str) -> int:
        """A number that the label of an option tells."""
        value = option.label.values[name]
        return value if isinstance(value, int) else 0


def use_value(mind: Mind, id: str) -> float:
    """What using a power or Gadget at the start of the turn is worth, in spaces; 0 or less: leave it."""
    what, _, rest = id.partition(":")
    name, _, target = rest.partition(":")
    if what == "play":
        return play_value(mind, name, target)
    slug = power_of(mind, name)
    gap = (mind.race.next_ahead(mind.seat) or mind.me.space) - mind.me.space
    late = mind.me.space * 2 > mind.race.last
    if slug == "hush":
        reach = mind.view.teams[int(target)].space - mind.me.space
        return reach if reach >= (2 if late else 4) else 0
    if slug == "killer-moth":
        return float(gap)
    if slug == "king-tut":
        ahead = len(mind.race.ahead(mind.seat))
        return 2.0 + ahead if late or 2 * ahead >= len(mind.race.rivals(mind.seat)) else 0.0
    if slug == "deadshot":
        return 3.0 + threat(mind, target)
    return 2.0


def play_value(mind: Mind, gadget: str, target: str) -> float:
    """What playing a Gadget now is worth."""
    race, here = mind.race, mind.me.space
    if gadget == "grappling-hook":
        gain = (race.next_ahead(mind.seat) or here) - here
        return gain if gain >= 4 or (gain >= 2 and here * 2 > race.last) else 0.0
    if gadget == "jet-pack":
        return 2.0 if letters_ahead(mind.view, here, 8).count("S") >= 3 else 0.0
    if gadget == "morph-powder":
        return borrowed_value(mind, target) - 1.0
    if gadget == "null-cloud":
        return hindrance(mind, target) - 1.0
    if gadget == "phantom-zone":
        leaders = race.leaders()
        return 2.5 * len(leaders) if mind.seat not in leaders else 0.0
    if gadget == "fog-generator":
        return 1.0 if not mind.me.extra_turns else 0.0
    return 6.0 if gadget == "nanobots" else 4.0


def borrowed_value(mind: Mind, target: str) -> float:
    """What a Villain's power is worth for this one turn."""
    for team in mind.view.teams:
        for villain in team.villains:
            if villain.slug == target and not villain.morph:
                on_triangle = mind.race.turn.shape == "T"
                fixed = {
                    "clock-king": 5.0 if villain.tokens == 3 else 0.0,
                    "maxie-zeus": 6.0 if on_triangle else 0.0,
                    "victor-zsasz": 1.0 * villain.tokens,
                    "black-mask": 1.0 * villain.tokens,
                }
                with_tokens = {"deadshot": 3.5, "mr-freeze": 3.5, "king-tut": 3.0, "hush": 2.0, "kiteman": 3.0}
                if villain.power in fixed:
                    return fixed[villain.power]
                if villain.power in with_tokens:
                    return with_tokens[villain.power] if villain.tokens else 0.0
                return LENT.get(villain.power, 0.0)
    return 0.0


def hindrance(mind: Mind, target: str) -> float:
    """How much a rival's Villain can hurt in this turn."""
    for team in mind.view.teams:
        gap = team.space - mind.me.space
        for villain in team.villains:
            if villain.slug == target and villain.power == "killer-croc" and 0 < gap <= 5:
                return 2.5
            if villain.slug == target and villain.power == "joker" and villain.tokens:
                return 1.5
            if villain.slug == target and villain.power == "copperhead" and 0 < gap <= 6:
                return 1.5
    return 0.0


def threat(mind: Mind, target: str) -> float:
    """How good it is to blank a rival's Villain for a round: good Villains of teams in front."""
    for team in mind.view.teams:
        for villain in team.villains:
            if villain.slug == target:
                return worth(villain.power, len(mind.race.rivals(mind.seat))) + 0.05 * team.space
    return 0.0


def power_of(mind: Mind, key: str) -> str:
    """Slug of the power on the own card with this key."""
    for villain in mind.me.villains:
        if (COPY + villain.slug if villain.morph else villain.slug) == key:
            return villain.power
    return key.removeprefix(COPY)


def end_value(mind: Mind, id: str) -> float:
    """What an effect at the end of the turn is worth."""
    what, _, rest = id.partition(":")
    name, _, target = rest.partition(":")
    if what == "play":
        return play_value(mind, name, target)
    slug = power_of(mind, name)
    if slug == "mr-freeze":
        here = mind.me.space
        cold = [team for team in mind.view.teams if 1 <= team.space - here <= 4 and team.status == "racing"]
        return 3.0 if cold or here * 2 > mind.race.last else 0.0
    return 1.0 if REGISTER[slug].moves_someone else 2.0
