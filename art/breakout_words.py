"""The words of a Breakout picture: names as they are drawn, and the description for those who cannot see it."""

from collections.abc import Callable, Sequence

from art import seats
from art.seats import described, ordinal
from art.villain_badges import BADGES
from engine.breakout.view import BreakoutView, RollView, Shape, TeamView, VillainView

SHAPES: dict[Shape, str] = {"S": "Square", "C": "Circle", "T": "Triangle"}
_SPACES = {"S": "a Square", "G": "a Gadget space", "C": "a Circle", "T": "a Triangle"}
_SMALL_WORDS = {"of", "the"}
_ESCAPES = {1: "First Escape", 2: "Second Escape"}


def shown_names(view: BreakoutView, names: Sequence[str]) -> list[str]:
    """By seat, the names as the fonts can draw them."""
    return seats.shown_names(max((team.seat + 1 for team in view.teams), default=0), names)


def escape_name(view: BreakoutView) -> str:
    """First Escape or Second Escape."""
    return _ESCAPES.get(view.escape, f"Escape {view.escape}")


def component_name(slug: str) -> str:
    """The name of a Villain or Gadget from its slug."""
    if slug in BADGES:
        return BADGES[slug].name
    words = slug.split("-")
    return " ".join(word if word in _SMALL_WORDS and n else word.capitalize() for n, word in enumerate(words))


def roll_source(roll: RollView) -> str:
    """How the number was made, empty for a plain die."""
    plainly = {"die": "", "riddle": "Riddle", "flight": "Direct move"}
    return plainly.get(roll.source, f"Autoroll: {component_name(roll.source)}")


def team_of(view: BreakoutView, seat: int | None) -> TeamView | None:
    """The team of a seat, if it has one."""
    return next((team for team in view.teams if team.seat == seat), None)


def turn_words(view: BreakoutView) -> list[str]:
    """What has been made public of the running turn, apart from dice and roll: source, claim, minus, Gadgets."""
    words: list[str] = []
    if view.roll is not None:
        words += [roll_source(view.roll)] if roll_source(view.roll) else []
        words += [f"claims {view.roll.claim}"] if view.roll.claim is not None else []
    words += [f"{view.chill} less by rivals"] if view.chill else []
    words += [f"played {', '.join(card.name for card in view.played)}"] if view.played else []
    return words


def description(view: BreakoutView, names: Sequence[str]) -> str:
    """What the picture says in full sentences, as detailed as Discord's limit for descriptions allows."""
    steps = ((40, 3), (32, 2), (20, 2), (16, 1), (10, 0))
    return described(names, steps, lambda name, details: _sentences(view, name, details))


def _sentences(view: BreakoutView, name: Callable[[int], str], details: int) -> str:
    tiles = ", ".join(tile.name for tile in view.tiles)
    sentences = [f"DC Breakout, {escape_name(view)}, round {view.round}."]
    if details >= 2 and tiles:
        sentences.append(f"The track: {tiles}.")
    sentences.append(_situation(view, name))
    sentences += [_team(view, team, name, details) for team in view.teams]
    if details >= 3 and view.exchange is not None:
        sentences.append(f"{view.exchange.name} waits in the Armory.")
    return " ".join(sentence for sentence in sentences if sentence)


def _situation(view: BreakoutView, name: Callable[[int], str]) -> str:
    """What is going on, in one sentence."""
    if view.phase == "over":
        ranks = [" and ".join(name(seat) for seat in seats) for seats in view.standings]
        listed = "; ".join(f"{ordinal(1 + sum(map(len, view.standings[:n])))} {who}" for n, who in enumerate(ranks))
        return f"The game is over: {listed}." if listed else "The game is over."
    if view.phase == "team choice":
        ready = [name(team.seat) for team in view.teams if team.status == "choosing" and team.chosen]
        chosen = f" {', '.join(ready)} {'have' if len(ready) > 1 else 'has'} chosen." if ready else ""
        return f"Everybody picks two Villains in secret.{chosen}"
    if view.phase == "armory":
        inside = f"{name(view.visitor)} is in the Armory; t" if view.visitor is not None else "T"
        return f"{inside}he race waits."
    if view.active is None:
        return "Nobody's turn is on."
    facts = _dice(view.roll) + turn_words(view)
    known = f" ({'; '.join(facts)})" if facts else ""
    return f"It is {name(view.active)}'s turn{known}."


def _dice(roll: RollView | None) -> list[str]:
    if roll is None:
        return []
    shown = [f"dice {' and '.join(map(str, roll.dice))}"] if roll.dice else []
    return shown + ([f"a roll of {roll.total}"] if roll.total is not None else [])


def _team(view: BreakoutView, team: TeamView, name: Callable[[int], str], details: int) -> str:
    who = f"{team.seat + 1} {name(team.seat)}"
    villains = " and ".join(_villain(villain, details) for villain in team.villains)
    if details >= 1 and villains:
        who += f" ({villains})"
    marks = _marks(team) if details >= 3 and team.status != "left" else ""
    return f"{who}: {_place(view, team, details)}{marks}."


def _villain(villain: VillainView, details: int) -> str:
    words = component_name(villain.power) if villain.morph else villain.name
    if details < 2:
        return words
    if villain.power != villain.slug and not villain.morph:
        words += f" as {component_name(villain.power)}"
    if villain.tokens:
        words += f", {villain.tokens} token{'s' if villain.tokens != 1 else ''}"
    words += ", blank" if villain.blank else ""
    return f"{words}, for this turn" if villain.morph else words


def _place(view: BreakoutView, team: TeamView, details: int) -> str:
    if team.status == "left":
        return "left the game"
    if team.status == "choosing":
        return "has chosen" if team.chosen else "choosing"
    if team.status == "escaped":
        return "Escaped" if team.place is None else f"Escaped, {ordinal(team.place)}"
    if team.space == 0:
        return "in Start"
    tile, index = divmod(team.space - 1, 12)
    if details == 0 or tile >= len(view.tiles):
        return f"space {team.space}"
    return f"space {team.space}, {_SPACES[view.tiles[tile].spaces[index]]} in {view.tiles[tile].name}"


def _marks(team: TeamView) -> str:
    marks = [f"{team.gadgets} Gadget{'s' if team.gadgets != 1 else ''}"]
    marks += ["loses the next turn"] if team.loses_turn else []
    marks += [f"{team.extra_turns} extra turn{'s' if team.extra_turns != 1 else ''}"] if team.extra_turns else []
    marks += ["Fog"] if team.fog else []
    marks += [f"predicts {SHAPES[team.prediction]}"] if team.prediction else []
    marks += [f"named {SHAPES[team.named]}"] if team.named else []
    marks += [f"watches seat {team.contract + 1}"] if team.contract is not None else []
    return "".join(f", {mark}" for mark in marks)
