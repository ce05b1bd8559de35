"""The end of the game and the final count (AA-253 to AA-264)."""

from itertools import groupby

from engine.arkham.design import Design
from engine.arkham.state import Player, Score
from engine.arkham.turn import Turn


def finish(t: Turn) -> None:
    """End the game here: collect all cards, count, rank (AA-256 to AA-264)."""
    state = t.state
    gather(t)
    staying = t.staying()
    state.scores = sorted((score(t, t.player(seat)) for seat in staying), key=rank, reverse=True)
    if "alone" in state.causes or not state.scores:
        state.scores = []
        state.ranks = [staying] if staying else []
    for each in state.scores:
        t.say(
            "score", "{who:seat}: {total} VP, of these {tokens} in tokens.",
            who=each.seat, total=each.total, tokens=each.tokens,
        )  # fmt: skip
    state.ranks += [[each.seat for each in equal] for _, equal in groupby(state.scores, key=rank)]
    for group in state.ranks:
        group.sort()
    state.ranks += [[seat] for seat in reversed(state.leavers)]
    state.phase = "over"
    if state.ranks:
        id = (
            "The game is over: {winners:seat} share the win."
            if len(state.ranks[0]) > 1
            else "The game is over: {winners:seat} wins."
        )
        t.say("over", id, winners=[*state.ranks[0]])


def gather(t: Turn) -> None:
    """All cards go back to their owners' decks, Bribed ones under the main deck (AA-256, AA-257)."""
    state = t.state
    state.triggers.clear()
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
