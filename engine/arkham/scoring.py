"""The end of the game and the final count (AA-253 to AA-264, SH-046 to SH-052)."""

from itertools import groupby

from engine.arkham.design import Design
from engine.arkham.state import Player, Score, TeamScore
from engine.arkham.turn import Turn


def finish(t: Turn) -> None:
    """End the game here: collect all cards, count, rank (AA-256 to AA-264, SH-046 to SH-052)."""
    state = t.state
    gather(t)
    if state.teams:
        rank_teams(t)
    else:
        rank_players(t)
    for group in state.ranks:
        group.sort()
    state.phase = "over"
    if state.ranks:
        words = "The game is over: {winners:seat} share the win."
        if len(state.ranks[0]) == 1:
            words = "The game is over: {winners:seat} wins."
        elif state.teams and len(state.ranks) > 1:
            words = "The game is over: {winners:seat} win as a team."
        t.say("over", words, winners=[*state.ranks[0]])


def rank_players(t: Turn) -> None:
    """Everybody for themselves: scores, then leavers, the later one above the earlier (AA-260 to AA-264, AA-322)."""
    state = t.state
    staying = t.staying()
    state.scores = sorted((score(t, t.player(seat)) for seat in staying), key=rank, reverse=True)
    if "alone" in state.causes or not state.scores:
        state.scores = []
        state.ranks = [staying] if staying else []
    tell(t)
    state.ranks += [[each.seat for each in equal] for _, equal in groupby(state.scores, key=rank)]
    state.ranks += [[seat] for seat in reversed(state.leavers)]


def rank_teams(t: Turn) -> None:
    """The higher team wins; with a team that has left the other one (SH-047 to SH-052, SH-058)."""
    state = t.state
    left = [all(state.players[seat].left for seat in team.seats) for team in state.teams]
    if any(left):
        state.ranks = [[*team.seats] for team, gone in zip(state.teams, left, strict=True) if not gone]
        state.ranks += [[*team.seats] for team, gone in zip(state.teams, left, strict=True) if gone]
        return
    state.scores = [score(t, t.player(seat)) for seat in state.order]
    if state.mode == "weakest-link":
        split_coffers(t)
    state.team_scores = sorted((team_score(t, number) for number in range(2)), key=rank_of_team, reverse=True)
    tell(t)
    for each in state.team_scores:
        words = "Team {team}: {total} VP."
        if each.coffer and state.mode == "2v2":
            words = "Team {team}: {total} VP, of these {coffer} on the Team Coffer."
        t.say("score", words, team=each.team + 1, total=each.total, coffer=each.coffer)
    for _, equal in groupby(state.team_scores, key=rank_of_team):
        state.ranks.append([seat for each in equal for seat in state.teams[each.team].seats])


def split_coffers(t: Turn) -> None:
    """Weakest Link: the tokens of a Coffer evenly to both, an odd one to the one with fewer VP (SH-050, SH-062)."""
    for team in t.state.teams:
        own = sorted((each for each in t.state.scores if each.seat in team.seats), key=lambda each: each.total)
        for each, share in zip(own, (team.coffer - team.coffer // 2, team.coffer // 2), strict=True):
            each.coffer = share
            each.total += share


def team_score(t: Turn, number: int) -> TeamScore:
    """The count of one team (SH-047, SH-051)."""
    team = t.state.teams[number]
    own = [each for each in t.state.scores if each.seat in team.seats]
    totals = sorted(each.total for each in own)
    nemeses, cards = sum(each.nemeses for each in own), sum(each.cards for each in own)
    if t.state.mode == "weakest-link":
        return TeamScore(number, totals[0], team.coffer, totals[1], nemeses, cards)
    return TeamScore(number, sum(totals) + team.coffer, team.coffer, 0, nemeses, cards)


def rank_of_team(score: TeamScore) -> tuple[int, int, int, int]:
    """Sorts counts of teams: total, the other player of a Weakest Link, Nemesis cards, cards (SH-048, SH-052)."""
    return score.total, score.other, score.nemeses, score.cards


def tell(t: Turn) -> None:
    """Say what everybody has (AA-336)."""
    for each in t.state.scores:
        words = "{who:seat}: {total} VP, of these {tokens} in tokens."
        if each.coffer:
            words = "{who:seat}: {total} VP, of these {tokens} in tokens and {coffer} from the Team Coffer."
        t.say("score", words, who=each.seat, total=each.total, tokens=each.tokens, coffer=each.coffer)


def gather(t: Turn) -> None:
    """All cards go back to their owners' decks, Bribed ones under the main deck (AA-256, AA-257)."""
    state = t.state
    state.triggers.clear()
    state.now.passing = False
    for card in list(state.bribed):
        _ = t.take(card)
        t.under_main(card)
    for card in list(state.borrowed):
        t.lay_off(card, t.take(card))
    for player in state.players:
        for zone in (player.hand, player.pile, player.play, player.frozen):
            player.deck += zone
            zone.clear()
        for card in player.deck:
            t.forget_place(card)


def score(t: Turn, player: Player) -> Score:
    """The count of one player: VP values of all cards, variable ones worked out on them, and tokens (AA-258)."""
    deck = [t.design(card) for card in player.deck]
    cards_vp = sum(final_vp(each, deck, player.vp) for each in deck)
    nemeses = sum(each.level > 0 for each in deck)
    return Score(player.seat, cards_vp + player.vp, player.vp, cards_vp, nemeses, len(deck))


def final_vp(design: Design, deck: list[Design], tokens: int) -> int:
    """What a card is worth in the final count."""
    return design.vp if design.final_vp is None else design.final_vp(deck, tokens)


def rank(score: Score) -> tuple[int, int, int]:
    """Sorts counts: total, then Nemesis cards, then cards (AA-260 to AA-262)."""
    return score.total, score.nemeses, score.cards


def end_now(t: Turn, cause: str) -> None:
    """End the game in the middle of everything: by decision, or because one player is left (AA-257, AA-323)."""
    t.state.causes.append(cause)
    finish(t)
