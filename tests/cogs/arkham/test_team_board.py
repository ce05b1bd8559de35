"""The words of a team game: teams and their Coffers on the panel, the teammate's hand, the count of teams."""

from dataclasses import replace

import pytest

from cogs.boards import arkham as board
from cogs.boards.board import Part
from cogs.limits import FIELD_NAME, FIELD_VALUE
from engine.arkham.view import ArkhamView, TeamScoreView
from tests.art.test_arkham_teams import met

NAMES = ("Ana", "Ben", "Cy", "Dee")


def said(parts: list[Part]) -> str:
    return "\n".join(f"{part.name}\n{part.value}" for part in parts)


def turn(seat: int | None = None) -> ArkhamView:
    return next(view for view in met("2v2", seat) if view.phase == "turn" and view.round > 1)


@pytest.mark.parametrize("seat", [None, 2])
def test_all_parts_fit_into_discords_fields(seat: int | None) -> None:
    for view in met("weakest-link", seat):
        parts = [*board.panel(view, NAMES, ()).parts, *board.in_play(view, NAMES), *board.hand(view, NAMES).parts]
        assert [] == [part for part in parts if not 0 < len(part.name) <= FIELD_NAME]
        assert [] == [part for part in parts if not 0 < len(part.value) <= FIELD_VALUE]


def test_the_panel_has_a_field_for_each_team_with_coffer_and_players() -> None:
    view = turn()
    fields = {part.name: part.value for part in board.panel(view, NAMES, ()).parts}
    for team in view.teams:
        words = fields[f"Team {team.number}"]
        assert words.startswith(f"**{team.coffer}** VP on the Team Coffer")
        assert [True, True] == [NAMES[seat] in words for seat in team.seats]
        assert 2 == sum(name in words for name in NAMES)
    waits = replace(view, teams=(replace(view.teams[0], passing=True), view.teams[1]))
    assert "the next card of cost 7 or less goes to the teammate" in said(board.panel(waits, NAMES, ()).parts)


def test_both_nemesis_stacks_are_told_with_their_cost() -> None:
    for view in met("2v2"):
        if view.phase != "turn":
            continue
        words = said(board.panel(view, NAMES, ()).parts)
        for number, stack in enumerate(view.nemeses, 1):
            shown = f"**{stack.top.name}** ({stack.top.cost} Power)" if stack.top else "face down"
            assert f"Nemesis stack of team {number}: {shown}, {stack.count} left" in words


def test_a_hand_shows_the_teammates_cards_with_their_texts_and_the_coffer() -> None:
    for view in met("2v2", 2):
        assert view.hand is not None
        assert view.hand.mate is not None
        words = said(board.hand(view, NAMES).parts)
        assert f"Your teammate {NAMES[view.hand.mate.seat]}'s hand" in words
        assert [] == [card.name for card in view.hand.mate.cards if card.text not in words]
        assert "Your team" in words
    assert "teammate" not in said(board.hand(turn(None), NAMES).parts)


def test_with_the_weakest_link_a_hand_says_which_score_counts() -> None:
    counts = "only the lower of your two scores counts"
    assert [True, False] == [
        counts in said(board.hand(met(mode, 2)[-2], NAMES).parts) for mode in ("weakest-link", "2v2")
    ]


def test_in_setup_the_three_characters_of_the_team_are_shown_with_their_texts() -> None:
    view = met("2v2", 1)[0]
    mine = next(team for team in view.teams if 1 in team.seats)
    words = said(board.hand(view, NAMES).parts)
    assert 3 == len(mine.dealt)
    assert [] == [each.name for each in mine.dealt if f"**{each.name}**: {each.text}" not in words]
    assert "Characters you were dealt" in words


def test_who_left_is_played_by_the_teammate() -> None:
    view = turn()
    left = replace(view, players=tuple(replace(each, played_by_mate=each.seat == 1) for each in view.players))
    assert "Ben** (left: the teammate plays)" in said(board.panel(left, NAMES, ()).parts)


def test_who_plays_for_a_teammate_reads_what_that_character_can_do() -> None:
    view = turn(2)
    assert view.hand is not None
    assert view.hand.mate is not None
    mate = view.players[view.hand.mate.seat]
    words = f"**{mate.characters[0].name}**: {mate.characters[0].text}"
    assert words not in said(board.hand(view, NAMES).parts)
    left = replace(view, players=tuple(replace(each, played_by_mate=each == mate) for each in view.players))
    assert f"{NAMES[mate.seat]}'s Character, played by you\n{words}" in said(board.hand(left, NAMES).parts)


def test_the_final_count_of_teams() -> None:
    last = met("2v2")[-1]
    words = said(board.panel(last, NAMES, ()).parts)
    best = last.team_scores[0]
    coffer = f", Coffer {best.coffer}" if best.coffer else ""
    totals = {each.seat: each.total for each in last.scores}
    players = ", ".join(f"{NAMES[seat]} {totals[seat]}" for seat in best.seats)
    assert f"🥇 Team {best.team}: **{best.total}** VP, of {players}{coffer}" in words
    assert " won: the last Nemesis was defeated." in board.panel(last, NAMES, ()).headline
    weakest = met("weakest-link")[-1]
    best = weakest.team_scores[0]
    assert f"🥇 Team {best.team}: **{best.total}** VP, the lower of " in said(board.panel(weakest, NAMES, ()).parts)


def test_a_shared_win_gives_both_teams_gold() -> None:
    last = met("2v2")[-1]
    scores = tuple(
        TeamScoreView(team, seats, 40, 0, 0, 1, 30)
        for team, seats in ((1, last.teams[0].seats), (2, last.teams[1].seats))
    )
    tied = replace(last, standings=((0, 1, 2, 3),), team_scores=scores)
    assert 2 == said(board.panel(tied, NAMES, ()).parts).count("🥇")
