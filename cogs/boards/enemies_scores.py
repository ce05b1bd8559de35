"""How a game of Enemies of Gotham City has ended, in lines (EG-187)."""

from collections.abc import Sequence

from cogs.boards.board import Part, parts
from cogs.languages import say
from cogs.words import escaped
from engine.enemies.view import EnemiesView, FinalView

MEDALS = ("🥇", "🥈", "🥉")
MONEY_PER_INFAMY = 3
"""So much Money is 1 Infamy in the final count (EG-187)."""


def scores(view: EnemiesView, seats: Sequence[str]) -> list[Part]:
    """The final scores, best first; nothing before the end."""
    return parts(say("Final scores"), _ranks(view, seats))


def _ranks(view: EnemiesView, seats: Sequence[str]) -> list[str]:
    """A line for each rank, with the Infamy of each seat; duos with their sum."""
    totals = {score.seat: score for score in view.scores}
    lines: list[str] = []
    place = 1
    for rank in view.standings:
        medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
        total = (
            say(" · together **{sum}**", sum=sum(totals[seat].infamy for seat in rank if seat in totals))
            if view.duos
            else ""
        )
        lines.append(f"{medal} {', '.join(_final(seat, totals.get(seat), seats) for seat in rank)}{total}")
        place += 1 if view.duos else len(rank)
    return lines


def _final(seat: int, score: FinalView | None, seats: Sequence[str]) -> str:
    name = escaped(seats[seat])
    if score is None:
        return name
    if score.money >= MONEY_PER_INFAMY and not score.from_money:
        # All the others had left: nothing was counted any more (EG-216).
        return say("{name}: **{infamy}** Infamy", name=name, infamy=score.infamy)
    return say(
        "{name}: **{infamy}** Infamy ({from_money} from {money} Money)",
        name=name,
        infamy=score.infamy,
        from_money=score.from_money,
        money=score.money,
    )
