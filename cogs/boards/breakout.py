"""DC Breakout: Arkham Asylum as embeds: the race in words, the hand, and the picture of the track."""

from collections.abc import Sequence
from dataclasses import replace

from art import Picture, breakout_track
from cogs.boards.board import Part, Shown, Waited
from cogs.languages import say, translated
from cogs.limits import FIELD_VALUE, clip
from cogs.words import escaped
from engine.breakout.view import BreakoutView, GadgetView, HandView, TeamView, VillainView

SHAPES = {"S": "Square", "G": "Gadget space", "C": "Circle", "T": "Triangle"}
MEDALS = ("🥇", "🥈", "🥉")


def panel(view: BreakoutView, seats: Sequence[str], waited: Waited) -> Shown:
    """Where everybody stands, and the final ranks once there are any."""
    known = _with_picks(view, waited)
    teams = [_team(known, team, seats) for team in _running_order(known)]
    return Shown(
        _headline(known, seats), [*scores(known, seats), Part(say("Teams"), clip("\n".join(teams), FIELD_VALUE))]
    )


def picture(view: BreakoutView, seats: Sequence[str], waited: Waited) -> Picture:
    """The track."""
    return breakout_track.picture(_with_picks(view, waited), seats)


def in_play(view: BreakoutView, seats: Sequence[str]) -> list[Part]:
    """The powers in the race, team by team, and the Villain that waits in the Armory."""
    parts = [
        Part(f"{team.seat + 1} {escaped(seats[team.seat])}", _texts(team.villains))
        for team in _running_order(view)
        if team.status == "racing" and team.villains
    ]
    if view.exchange is not None:
        parts.append(Part(say("Waits in the Armory"), _texts((view.exchange,))))
    return parts


def _with_picks(view: BreakoutView, waited: Waited) -> BreakoutView:
    """The view, with who has picked a team: the rules learn it only when all have, the open ask knows it before."""
    if view.phase != "team choice" or waited is None:
        return view
    teams = [
        replace(team, chosen=team.seat not in waited) if team.status == "choosing" else team for team in view.teams
    ]
    return replace(view, teams=tuple(teams))


def hand(view: BreakoutView, seats: Sequence[str]) -> Shown:
    """The cards that one seat holds, each with its text."""
    mine = view.hand
    if mine is None:
        return Shown(say("You have no seat at this table."))
    parts = [Part(say("Your team"), _texts(_own(view, mine).villains))] if _own(view, mine).villains else []
    # Whoever is left over in the second Escape will never run.
    if mine.villains and not (parts and view.escape == 2):
        label = say("Villains in your hand") if not parts else say("Villains for the second Escape")
        parts.append(Part(label, _texts(mine.villains)))
    if mine.picked:
        names = [villain.name for villain in mine.villains if villain.slug in mine.picked]
        parts.append(Part(say("Picked, still secret"), ", ".join(names)))
    if mine.drawn:
        parts.append(Part(say("Drawn in the Armory"), _gadgets(mine.drawn)))
    parts.append(Part(say("Your Gadgets"), _gadgets(mine.gadgets) if mine.gadgets else say("None yet.")))
    if mine.secret_die is not None:
        parts.append(
            Part(say("Your secret die"), say("**{secret_die}**: only you see this.", secret_die=mine.secret_die))
        )
    return Shown(_headline(view, seats) + _own_place(view, _own(view, mine)), parts)


def scores(view: BreakoutView, seats: Sequence[str]) -> list[Part]:
    """The final ranks."""
    return [Part(say("Final standings"), _standings(view, seats))] if view.standings else []


def hand_picture(view: BreakoutView, seats: Sequence[str]) -> None:
    """A hand of Breakout is few words: it has no picture."""


def _own(view: BreakoutView, mine: HandView) -> TeamView:
    return next(team for team in view.teams if team.seat == mine.seat)


def _headline(view: BreakoutView, seats: Sequence[str]) -> str:
    if view.phase == "over":
        winners = say(" and ").join(f"**{escaped(seats[seat])}**" for seat in view.standings[0])
        return say("🏁 {winners} won the race.", winners=winners)
    escape = say("First Escape") if view.escape == 1 else say("Second Escape")
    if view.phase == "team choice":
        return say("**{escape}** · the teams are picked", escape=escape)
    if view.active is None:
        return say("**{escape}** · round {round}", escape=escape, round=view.round)
    return say(
        "**{escape}** · round {round} · **{who}** is running",
        escape=escape,
        round=view.round,
        who=escaped(seats[view.active]),
    )


def _own_place(view: BreakoutView, team: TeamView) -> str:
    """Where the own team stands in a race."""
    if view.phase != "race" or team.status != "racing":
        return ""
    return say(" · you are {where}", where=_where(view, team))


def _running_order(view: BreakoutView) -> list[TeamView]:
    """Escaped teams by place, then by space, leavers last."""
    order = {"escaped": 0, "racing": 1, "choosing": 1, "left": 2}
    return sorted(view.teams, key=lambda team: (order[team.status], team.place or 0, -team.space, team.seat))


def _team(view: BreakoutView, team: TeamView, seats: Sequence[str]) -> str:
    arrow = "▶ " if team.seat == view.active and view.phase == "race" else ""
    name = f"{arrow}**{team.seat + 1} {escaped(seats[team.seat])}**"
    if team.status == "left":
        return say("{name} left the game", name=name)
    if team.status == "choosing":
        chosen = say("has picked") if team.chosen else say("is picking")
        return f"{name} {chosen} · {_counted(team.gadgets)}"
    where = _where(view, team)
    return " · ".join([f"{name} {where}", _counted(team.gadgets), *_marks(team, seats)])


def _where(view: BreakoutView, team: TeamView) -> str:
    if team.status == "escaped":
        return say("escaped as number {place}", place=team.place)
    if team.space == 0:
        return say("in Start")
    track = "".join(tile.spaces for tile in view.tiles)
    return say(
        "on {space} of {count} ({shape})",
        space=team.space,
        count=len(track),
        shape=translated(SHAPES[track[team.space - 1]]),
    )


def _counted(gadgets: int) -> str:
    return say("{gadgets|Gadget|Gadgets}", gadgets=gadgets)


def _marks(team: TeamView, seats: Sequence[str]) -> list[str]:
    """What is in force for or against a team, in few words."""
    marks = [
        (team.loses_turn, say("loses the next turn")),
        (team.extra_turns == 1, say("one extra turn due")),
        (team.extra_turns > 1, say("{extra_turns} extra turns due", extra_turns=team.extra_turns)),
        (team.fog, say("Fog: every 6 is a 1")),
        (team.prediction is not None, say("predicts {shape}", shape=translated(SHAPES.get(team.prediction or "", "")))),
        (team.named is not None, say("named {shape}", shape=translated(SHAPES.get(team.named or "", "")))),
    ]
    found = [words for holds, words in marks if holds]
    if team.contract is not None:
        found.append(say("contract on {who}", who=escaped(seats[team.contract])))
    return found


def _villain(villain: VillainView) -> str:
    marks: list[str] = []
    if villain.tokens:
        marks.append("● " * villain.tokens if villain.tokens <= 4 else say("{tokens} tokens", tokens=villain.tokens))
    if villain.morph:
        marks.append(say("until the turn ends"))
    if villain.blank:
        marks.append(say("blank"))
    extra = f" ({', '.join(mark.strip() for mark in marks)})" if marks else ""
    return f"**{villain.name}**{extra}"


def _texts(villains: Sequence[VillainView]) -> str:
    return clip("\n".join(f"{_villain(villain)}: {villain.text}" for villain in villains), FIELD_VALUE)


def _gadgets(gadgets: Sequence[GadgetView]) -> str:
    return clip("\n".join(f"**{gadget.name}**: {gadget.text}" for gadget in gadgets), FIELD_VALUE)


def _standings(view: BreakoutView, seats: Sequence[str]) -> str:
    lines: list[str] = []
    place = 1
    for rank in view.standings:
        medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
        lines.append(f"{medal} {', '.join(escaped(seats[seat]) for seat in rank)}")
        place += len(rank)
    return "\n".join(lines)
