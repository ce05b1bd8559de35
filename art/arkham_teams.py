"""What an Arkham picture says about teams: a strip above each team's two panels, with its Coffer or its final count."""

from collections.abc import Sequence

from art.arkham_layout import GAP, MARGIN, WIDTH
from art.arkham_signs import coin, coin_width, medal
from art.arkham_words import ranks
from art.lettering import shortened
from art.palette import COIN, HALO, PANEL, QUIET, WORDS
from art.svg import NOTHING, Mark, frame, join, moved, rect, text
from art.typeface import width
from engine.arkham.view import ArkhamView, TeamView

HIGH = 50
"""Height of a strip."""
HALF = (WIDTH - 2 * MARGIN - GAP) / 2


def strips_height(view: ArkhamView) -> float:
    """How much room the strips need above the players' panels; none without teams."""
    return HIGH + GAP if view.teams else 0


def strips(view: ArkhamView, top: float) -> Mark:
    """A strip for each team, above the column of its players."""
    places = ((MARGIN + n * (HALF + GAP), team) for n, team in enumerate(view.teams))
    return join(moved(x, top, _strip(view, team)) for x, team in places)


def _strip(view: ArkhamView, team: TeamView) -> Mark:
    rank = ranks(view).get(team.seats[0])
    marked = rank == 1 if view.phase == "over" else view.active in team.seats
    x = HALF - 14
    right, x = _count(view, team, x) if view.phase == "over" else _coffer(team, x)
    ground = rect(0, 0, HALF, HIGH, PANEL, radius=10)
    edge = frame(1.5, 1.5, HALF - 3, HIGH - 3, HALO, radius=9, thick=3) if marked else NOTHING
    name = f"TEAM {team.number}"
    words = text(18, 36, name, 32, HALO if marked else WORDS, weight=700)
    start = 18 + width(name, 32, bold=True) + 18
    note = shortened(_note(view, team), x - start - 12, 23)
    return join((ground, edge, words, text(start, 34, note, 23, QUIET), right))


def _note(view: ArkhamView, team: TeamView) -> str:
    """What else is to be said about a team."""
    if view.phase == "over":
        return next((f"{each.nemeses} Nemesis cards" for each in view.team_scores if each.team == team.number), "")
    if team.dealt:
        return ", ".join(each.name for each in team.dealt)
    return "next card ≤ 7 is passed on" if team.passing else ""


def _coffer(team: TeamView, x: float) -> tuple[Mark, float]:
    """The tokens on the Team Coffer at the right end, and where they begin."""
    words = str(team.coffer)
    x -= coin_width(36, words)
    tokens = coin(x, 7, 36, words)
    x -= 10 + width("Coffer", 24, bold=True)
    return join((text(x, 35, "Coffer", 24, COIN, weight=700), tokens)), x


def _count(view: ArkhamView, team: TeamView, x: float) -> tuple[Mark, float]:
    """The team's final count with its medal, and where it begins."""
    score = next((each for each in view.team_scores if each.team == team.number), None)
    rank = ranks(view).get(team.seats[0])
    marks: Sequence[Mark] = ()
    if score is not None:
        words = f"{score.total} VP"
        x -= width(words, 36, bold=True)
        marks = (text(x, 38, words, 36, COIN if rank == 1 else WORDS, weight=700),)
    if rank is not None:
        x -= 50
        marks = (*marks, medal(x, 3, rank if rank == 1 else 2))
    return join(marks), x
