"""The heading of an Arkham picture: whose turn it is, how much Power is left, what has been played; or who won."""

from collections.abc import Sequence

from art.arkham_layout import HEAD, MARGIN, WIDTH
from art.arkham_signs import bolt
from art.arkham_words import causes, listed, played, team_of
from art.breakout_signs import banner, crown
from art.lettering import shortened
from art.palette import DARK, HALO, PANEL, QUIET
from art.svg import Mark, join, rect, text
from art.typeface import width
from engine.arkham.view import ArkhamView

_LEFT = MARGIN + 18
_UPPER = MARGIN + 46
_LOWER = MARGIN + 80


def heading(view: ArkhamView, shown: Sequence[str]) -> Mark:
    """The strip above the Line-Up."""
    ground = rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD, PANEL, radius=10)
    return join((ground, _now(view, shown)))


def _now(view: ArkhamView, shown: Sequence[str]) -> Mark:
    edge = WIDTH - MARGIN - 18.0
    if view.phase == "over":
        return _winner(view, shown, edge)
    if view.phase == "setup":
        left = [each.name for each in view.draft]
        lower = f"Left to draft: {listed(left, 1000, 25)}" if left else "Each chooses in secret, all at once"
        if view.teams:
            lower = "Each team shares out two of its three"
        return _two_lines(_LEFT, "Everybody gets a Character", lower, edge)
    if view.active is None:
        return _two_lines(_LEFT, f"Round {view.round}", "", edge)
    plate, edge = _power(view.power, edge) if view.phase == "turn" else (Mark(""), edge)
    x = _LEFT + 92.0
    flag = banner(_LEFT, MARGIN + 12, view.active, 74, HEAD - 24)
    return join((flag, _two_lines(x, shown[view.active], _course(view, edge - x - 12), edge), plate))


def _course(view: ArkhamView, room: float) -> str:
    """Round and what has been played this turn, or that the turn is over."""
    team = team_of(view, view.active) if view.active is not None else ""
    start = f"Round {view.round} · {team}" if team else f"Round {view.round}"
    if view.phase != "turn":
        return f"{start} · the turn ends"
    cards = played(view)
    start += " · played " if cards else " · has the turn"
    return start + listed(cards, room - width(start, 25), 25)


def _power(power: int, edge: float) -> tuple[Mark, float]:
    """Power left as a plate of light at the right end, and the x where it begins."""
    words = str(power)
    wide = 56 + width(words, 74, bold=True) + 14 + width("Power left", 27, bold=True) + 18
    x = edge + 8 - wide
    y = MARGIN + 10
    number_end = x + 56 + width(words, 74, bold=True)
    return join(
        (
            rect(x, y, wide, HEAD - 20, HALO, radius=10),
            bolt(x + 18, y + 11, 54, DARK),
            text(x + 56, y + 64, words, 74, DARK, weight=700),
            text(number_end + 14, y + 62, "Power left", 27, DARK, weight=700),
        )
    ), x


def _two_lines(x: float, upper: str, lower: str, edge: float) -> Mark:
    room = edge - x - 12
    first = text(x, _UPPER, shortened(upper, room, 44, bold=True), 44, HALO, weight=700)
    return join((first, text(x, _LOWER, shortened(lower, room, 25), 25, QUIET)))


def _winner(view: ArkhamView, shown: Sequence[str], edge: float) -> Mark:
    best = view.standings[0] if view.standings else ()
    why = causes(view)
    lower = f"Round {view.round} · {why}" if why else f"Round {view.round}"
    if not best:
        return _two_lines(_LEFT, "The game is over", lower, edge)
    x = _LEFT + 68.0
    flags: list[Mark] = []
    for seat in best:
        flags.append(banner(x, MARGIN + 12, seat, 74, HEAD - 24))
        x += 84
    verb = "wins" if len(best) == 1 else "win"
    words = f" {verb} the game"
    winners = _joined([shown[seat] for seat in best], edge - x - 24 - width(words, 44, bold=True))
    return join((crown(_LEFT, MARGIN + 27), *flags, _two_lines(x + 10, winners + words, lower, edge)))


def _joined(names: Sequence[str], room: float) -> str:
    """Names with "and" between them, the longest ones shortened to fit ``room``."""
    room -= (len(names) - 1) * width(" and ", 44, bold=True)
    cut = dict.fromkeys(names, "")
    for place, name in enumerate(sorted(names, key=lambda name: width(name, 44, bold=True))):
        cut[name] = shortened(name, room / (len(names) - place), 44, bold=True)
        room -= width(cut[name], 44, bold=True)
    return " and ".join(cut[name] for name in names)
