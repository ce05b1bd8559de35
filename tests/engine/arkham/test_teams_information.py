"""What teammates and opponents may know (section 25): hands, Coffers, views. P1 and P3 against P2 and P4."""

import pytest

from engine import Dice, Windows
from engine.arkham.design import designs
from engine.arkham.game import Arkham
from engine.arkham.options import ArkhamOptions
from engine.arkham.unseen import deal_anew
from engine.core.snapshot import copy_state
from tests.engine.arkham.table import GAME, P, table
from tests.engine.arkham.test_teams_setup import started
from tests.engine.oracles import play_random
from tests.engine.secrecy import leak


@pytest.mark.rule("SH-012", "AA-304")
def test_teammates_see_each_others_hands_and_nobody_else_does() -> None:
    t = table(P("Ragman"), P("Clayface"), P("Crowbar", deck="Kite Man*3"), P("Batwing"), teams=True)
    view = t.position.view(0)
    assert (2, ["Crowbar"]) == (view.hand.mate.seat, [card.name for card in view.hand.mate.cards])
    assert ("'clayface'" in repr(view), "'batwing'" in repr(view), "'kite_man'" in repr(view)) == (False, False, False)
    assert ["Batwing"] == [card.name for card in t.position.view(1).hand.mate.cards]
    assert not any(f"'{slug}'" in repr(t.position.view(None)) for slug in ("ragman", "clayface", "crowbar", "batwing"))
    assert None is table(P("Ragman"), P("Punch"), P(), P()).position.view(0).hand.mate
    t.idle()


@pytest.mark.rule("SH-012", "AA-337")
def test_what_a_player_draws_is_told_to_the_teammate_and_what_a_player_looks_at_is_not() -> None:
    t = table(P("Batwing, Giant Mallet", deck="Kite Man*4"), P(), P(), P(), teams=True)
    t.play("Batwing")
    told = {event.audience: t.words(event.text) for event in t.events if event.audience}
    assert {(0,): "You draw Kite Man.", (2,): "P1 draws Kite Man."} == told
    t.play("Giant Mallet")
    assert {(0,)} == {event.audience for event in t.events if event.audience}
    assert () == t.position.view(2).hand.knows
    t.no()
    t.idle()


@pytest.mark.rule("SH-045", "SH-031")
def test_coffers_and_what_waits_on_them_are_public() -> None:
    t = table(P(vp=1), P(), P(), P(), teams=True, coffers=(2, 4))
    t.pick("coffer")
    for seat in (None, 0, 1, 2, 3):
        view = t.position.view(seat)
        assert [(1, (0, 2), 3, True), (2, (1, 3), 4, False)] == [
            (team.number, team.seats, team.coffer, team.passing) for team in view.teams
        ]
    assert [(1, 2), (2, 3), (1, 0), (2, 1)] == [(each.team, each.mate) for each in t.position.view(None).players]
    t.idle()


@pytest.mark.rule("SH-012")
def test_dealing_anew_leaves_the_hands_of_both_teammates_alone_and_mixes_those_of_the_opponents() -> None:
    state = started(4, mode="2v2").position.state
    seat = state.teams[0].seats[0]
    hands: dict[int, set[tuple[int, ...]]] = {}
    for number in range(6):
        again = copy_state(GAME, state)
        deal_anew(again, seat, Dice(f"{number:032x}"))
        for player in again.players:
            hands.setdefault(player.seat, set()).add(tuple(player.hand))
    changed = {each for each, found in hands.items() if len(found) > 1}
    assert set(state.teams[1].seats) == changed


@pytest.mark.rule("SH-013", "AA-304")
def test_dealing_anew_keeps_each_stack_of_its_kind() -> None:
    state = started(4, mode="2v2", shadows=True, nemesis="villains", rivals="mixed").position.state
    stacks: set[tuple[str, ...]] = set()
    for number in range(8):
        again = copy_state(GAME, state)
        deal_anew(again, None, Dice(f"{number:032x}"))
        mine = [designs(again.printed)[card] for card in again.nemeses[0].cards]
        assert {"Super-Villain"} == {each.subtype for each in mine}
        assert [1, 2, 3, 4] == [each.level for each in mine]
        assert [] == GAME.problems(again)
        stacks.add(tuple(each.slug for each in mine))
    assert len(stacks) > 1


@pytest.mark.parametrize("watcher", [0, 1, 2, 3, None])
def test_the_secrecy_oracle_knows_teams(watcher: int | None) -> None:
    table_ = started(4, mode="2v2")
    assert leak(GAME, table_.snapshot, table_.tail, watcher, Dice("7e" * 16)) is None


@pytest.mark.rule("AA-292", "AA-311")
@pytest.mark.parametrize("windows", ["quick", "poker"])
def test_a_standing_order_answers_a_teammate(windows: Windows) -> None:
    t = table(P("Raid"), P("Punch*2", vp=1), P(), P("Shield"), teams=True, windows=windows)
    t.play("Raid")
    t.take_it(3)
    t.pick("help", seat=1)
    face, view = t.ask.face(3), t.position.view(3)
    kind = next(kind for kind in GAME.orders if kind.window == "lend")
    given = {choice.id: GAME.order(view, face, choice.id) for choice in kind.choices}
    assert {"ask": None, "never": ("pass",), "any": (face.mine.options[1].id,)} == given
    t.pick("pass", seat=3)


@pytest.mark.parametrize(("mode", "windows", "seed"), [("2v2", "poker", 2), ("weakest-link", "quick", 5)])
def test_a_random_team_game_through_step_holds_all_oracles(mode: str, windows: Windows, seed: int) -> None:
    options = ArkhamOptions.model_validate({"mode": mode, "shadows": True})
    played = play_random(Arkham(), 4, options, windows, seed, leaves=8)
    assert played.standings is not None
    assert {"reload", "default", "secrecy", "live"} <= set(played.checks)


@pytest.mark.parametrize("seed", range(6))
def test_a_random_team_game_by_live_holds_the_cheap_oracles(seed: int) -> None:
    mode = ("2v2", "weakest-link")[seed % 2]
    options = ArkhamOptions.model_validate({"mode": mode, "shadows": seed > 2, "teams": ("drawn", "chosen")[seed % 2]})
    played = play_random(Arkham(), 4, options, "quick", seed, thorough=False)
    assert sorted(map(len, played.standings or [])) in ([2, 2], [4])
