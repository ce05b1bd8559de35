"""The Score Phase and the end of the game (EG-168 to EG-179, EG-187 to EG-193)."""

from engine.core.task import Effect
from engine.enemies.state import ROUNDS
from engine.enemies.tasks import tasks
from engine.enemies.turn import Turn

MONEY_PER_INFAMY = 3


@tasks.task("score-phase", label="the Score Phase")
def score_phase(t: Turn) -> None:
    """Fires begin to count in the final round; the Event's other effects; which districts; scoring (EG-168)."""
    t.act()
    state = t.state
    state.phase, state.doing, state.to_act = "score", state.event, []
    if state.round == ROUNDS[state.seats]:
        state.fires_count = True
        t.say("score", "Fires and Ice count as Control now.")
    for step in ("before-scoring", "fix-scoring"):
        t.push(step)


@tasks.task("before-scoring", label="the Event")
def before_scoring(t: Turn) -> None:
    """What the Event does before anything is scored."""
    event = t.event
    t.told_by(t.state.event)
    if event is not None and event.before_scoring is not None:
        event.before_scoring(t)


@tasks.task("fix-scoring", label="the Score Phase")
def fix_scoring(t: Turn) -> Effect[None]:
    """Which districts score: cards, the Event's own naming, a card drawn now if it names none (EG-169 to EG-172).

    Of several that tie the player last in Infamy Order chooses one (EG-172).
    """
    state, event = t.state, t.event
    if event is None:
        return
    t.told_by(event.slug)
    named = t.named_by_event()
    if event.names is not None and not named and not state.score_cards and not event.fixed:
        slug = t.draw_district()
        state.score_cards.append(slug)
        t.say("score", "The Event names no district: {district:district} is drawn.", reveal=True, district=slug)
    elif event.tie and named:
        t.me = t.infamy_order[-1]
        named = [(yield from t.pick_district(named, "{card:card}: these tie. Which of them scores?"))]
    t.push("score-all", named=list(named))


@tasks.task("score-all", label="the Score Phase")
def score_all(t: Turn, named: list[str]) -> None:
    """Those that nobody blocks, from north to south, each once (EG-168 to EG-170)."""
    t.act()
    state = t.state
    every = [*state.score_cards, *(t.event.fixed if t.event is not None else ()), *named]
    for slug in [slug for slug in t.districts if slug in every and t.blocked(slug)]:
        t.say("score", "Batman keeps {district:district} from scoring.", district=slug)
    state.scoring = [slug for slug in t.districts if slug in every and not t.blocked(slug)]
    for slug in state.scoring:
        t.push("score-district", slug=slug)


@tasks.task("score-district", label="scoring a district")
def score_district(t: Turn, slug: str) -> None:
    """Place by place, first place first (EG-173 to EG-177)."""
    event = t.event
    t.told_by(t.state.event)
    ranking, points = t.ranking(slug), t.points(slug)
    for seat in [seat for level in ranking for seat in level]:
        t.say("control", "{district:district}: {who:seat} has {control} Control.",
              district=slug, who=seat, control=t.control(seat, slug))  # fmt: skip
    if not ranking:
        t.say("score", "Nobody has Control in {district:district}.", district=slug)
        return
    t.say("score", "{district:district} scores.", district=slug)
    for seat, infamy in points:
        t.infamy(infamy, seat)
    if event is not None and event.after_district is not None:
        event.after_district(t, slug, ranking[0])
    t.say("order", "Infamy Order: {order:seat}.", order=list(t.infamy_order))


@tasks.task("the-end", label="the end of the game")
def the_end(t: Turn) -> None:
    """1 Infamy for every 3 Money, in Infamy Order; then the ranks (EG-187, EG-188)."""
    count_money(t)
    rank(t)


def count_money(t: Turn) -> None:
    """Money is not spent by this; it is the tie-breaker too (EG-187, EG-188)."""
    t.say("final", "Every 3 Money count as 1 Infamy now.")
    for seat in t.infamy_order:
        player = t.player(seat)
        player.from_money = player.money // MONEY_PER_INFAMY
        t.infamy(player.from_money, seat)


def rank(t: Turn) -> None:
    """Final ranks: Infamy, Money, tracker on top; duos by their sums; leavers last (EG-188 to EG-193, EG-216)."""
    state = t.state
    gone = [[seat] for seat in reversed(state.leavers)]
    state.phase, state.turn, state.doing = "over", None, ""
    if state.duos:
        state.ranks = duo_ranks(t)
    else:
        order = sorted(t.infamy_order, key=lambda seat: (-t.player(seat).infamy, -t.player(seat).money))
        state.ranks = [*([seat] for seat in order), *gone]
    together = len(state.ranks[0]) > 1
    words = "The game is over: {who:seat} win as a team." if together else "The game is over: {who:seat} wins."
    t.say("over", words, who=list(state.ranks[0]))


def duo_ranks(t: Turn) -> list[list[int]]:
    """The duo with more Infamy together, then Money together, then the player first in Infamy Order (EG-193)."""
    duos = [[seat for seat in range(t.state.seats) if seat % 2 == which] for which in range(2)]
    staying = [duo for duo in duos if any(not t.player(seat).left for seat in duo)]
    if len(staying) == 1:
        return sorted(duos, key=lambda duo: duo not in staying)
    leader = t.infamy_order[0]

    def worth(duo: list[int]) -> tuple[int, int, bool]:
        players = [t.player(seat) for seat in duo]
        return sum(each.infamy for each in players), sum(each.money for each in players), leader in duo

    return sorted(duos, key=worth, reverse=True)


def end_now(t: Turn) -> None:
    """The game ends here: by decision of people it is counted as it stands, alone nothing is (EG-216)."""
    if t.state.phase == "over":
        return
    if not t.state.alone:
        count_money(t)
    rank(t)
