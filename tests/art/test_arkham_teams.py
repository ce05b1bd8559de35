"""Pictures of team games: whole, readable, and with all that a team has together; the hands of both teammates."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from art.arkham_hand import picture as hand_picture
from art.arkham_table import picture
from engine import Dice, Live
from engine.arkham.computer import normal
from engine.arkham.game import Arkham
from engine.arkham.options import ArkhamOptions
from engine.arkham.view import ArkhamView
from tests.art.arkham_tables import HOSTILE, NAMES, stack
from tests.art.ink import texts
from tests.art.test_arkham_table import faults

MODES = pytest.mark.parametrize("mode", ["2v2", "weakest-link"])


@cache
def met(mode: str, seat: int | None = None) -> Sequence[ArkhamView]:
    """What a seat (None: an onlooker) saw of a team game between computers: first, last, and some between."""
    options = ArkhamOptions.model_validate({"mode": mode, "shadows": True})
    live = Live.start(Arkham(), 4, options, "5a" * 16)
    chance = Dice("c4" * 16)
    seen = [live.position.view(seat)]
    answers = 0
    while live.ask is not None:
        asked = live.ask.awaited[0]
        _ = live.answer(asked, normal(live.position.view(asked), live.ask.face(asked), chance))
        answers += 1
        if answers < 12 or answers % 25 == 0 or live.ask is None:
            seen.append(live.position.view(seat))
    return seen


def words_of(view: ArkhamView, names: Sequence[str] = NAMES) -> list[str]:
    return [found.words for found in texts(picture(view, names).svg)]


@MODES
@pytest.mark.parametrize("names", [NAMES, HOSTILE], ids=["people", "hostile"])
def test_the_tables_of_team_games_are_whole_and_readable(mode: str, names: tuple[str, ...]) -> None:
    views = met(mode)
    assert {"setup", "turn", "over"} <= {view.phase for view in views}
    for view in views:
        found = picture(view, names)
        assert [] == faults(found.svg)
        assert 20 <= min(text.size for text in texts(found.svg))
        assert len(found.alt) <= 1024


@MODES
def test_each_team_has_its_strip_its_stack_and_its_coffer(mode: str) -> None:
    for view in met(mode):
        words = words_of(view)
        # Once above the stack and once above the players.
        assert [2, 2] == [words.count("TEAM 1"), words.count("TEAM 2")]
        assert "WEAKNESSES" not in words
        if view.phase != "over":
            assert 2 == words.count("Coffer")
            assert [] == [team for team in view.teams if str(team.coffer) not in words]
        else:
            assert [] == [each for each in view.team_scores if f"{each.total} VP" not in words]


def test_the_panels_of_a_team_stand_below_each_other_also_when_the_game_is_over() -> None:
    for view in met("2v2"):
        found = {text.words: text for text in texts(picture(view, ("Ana", "Ben", "Cy", "Dee")).svg)}
        by_seat = [found[name] for name in ("Ana", "Ben", "Cy", "Dee")]
        for team in view.teams:
            assert 1 == len({round(by_seat[seat].left) for seat in team.seats})
        assert 2 == len({round(text.left) for text in by_seat})


def test_what_waits_on_a_coffer_and_who_is_played_by_a_teammate_is_told() -> None:
    view = next(view for view in met("2v2") if view.phase == "turn")
    waits = replace(view, teams=(replace(view.teams[0], passing=True), view.teams[1]))
    assert "next card ≤ 7 is passed on" in words_of(waits)
    assert picture(view, NAMES).digest != picture(waits, NAMES).digest
    left = replace(view, players=tuple(replace(each, played_by_mate=each.seat == 1) for each in view.players))
    assert 1 == words_of(left).count("left: the teammate plays")


def test_a_coffer_changes_the_picture_and_so_does_the_other_teams_stack() -> None:
    view = next(view for view in met("2v2") if view.phase == "turn")
    richer = replace(view, teams=(view.teams[0], replace(view.teams[1], coffer=9)))
    fewer = replace(view, nemeses=(view.nemeses[0], stack(1, "nm_superman", None, (4,))))
    assert 3 == len({picture(each, NAMES).digest for each in (view, richer, fewer)})
    assert "14" in words_of(fewer)


def test_the_description_names_teams_and_coffers() -> None:
    views = met("2v2")
    turn = next(view for view in views if view.phase == "turn")
    found = picture(turn, ("Ana", "Ben", "Cy", "Dee")).alt
    first, second = (" and ".join(("Ana", "Ben", "Cy", "Dee")[seat] for seat in team.seats) for team in turn.teams)
    assert f"Team 1, {first}: {turn.teams[0].coffer} VP on the Team Coffer." in found
    assert f"Team 2, {second}: {turn.teams[1].coffer} VP on the Team Coffer." in found
    last = views[-1]
    found = picture(last, ("Ana", "Ben", "Cy", "Dee")).alt
    for place, score in zip(("1st", "2nd"), last.team_scores, strict=True):
        who = " and ".join(("Ana", "Ben", "Cy", "Dee")[seat] for seat in score.seats)
        assert f"Team {score.team}, {who}: {place}, {score.total} VP." in found
    assert "3rd" not in found


def test_the_picture_of_a_hand_has_the_teammates_cards_too() -> None:
    for view in met("2v2", 2):
        assert view.hand is not None
        assert view.hand.mate is not None
        if not view.hand.cards and not view.hand.mate.cards:
            assert hand_picture(view, "Ana") is None
            continue
        found = hand_picture(view, "Ana")
        assert found is not None
        words = [text.words for text in texts(found.svg)]
        count = len(view.hand.mate.cards)
        heading = f"Your teammate Ana: {count} {'card' if count == 1 else 'cards'}"
        assert bool(count) == (heading in words)
        assert [] == faults(found.svg)
        assert [] == [card.name for card in view.hand.mate.cards if card.name not in found.alt]
