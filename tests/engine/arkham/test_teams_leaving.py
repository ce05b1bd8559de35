"""Players who leave a team game (SH-058): the teammate plays their seat. P1 and P3 against P2 and P4."""

import pytest

from engine import Refused
from tests.engine.arkham.table import GAME, P, table


@pytest.mark.rule("SH-058")
def test_the_teammate_plays_the_turn_of_a_leaver_with_the_leavers_cards() -> None:
    t = table(P("Punch"), P("Punch*3", vp=2), P("Crowbar"), P("Kite Man"), teams=True)
    told = t.leave(1)
    assert ["P2 leaves the game.", "P4 plays for P2 from now on."] == told
    assert (["Punch"] * 3, 2, 4) == (t.hand(1), t.vp(1), len(t.position.view(None).order))
    t.end()
    assert ("main", [3], 1) == (t.ask.ask.key, t.awaited, t.state.active)
    assert "You play for P2. Your turn: play, buy, Bribe, use an ability, or end." == t.prompt(3)
    t.pick("Punch", seat=3, verb="play")
    assert (1, ["Punch"], ["Kite Man"]) == (t.power, t.in_play(1), t.hand(3))
    t.pick("end", seat=3)
    t.end()
    t.idle(3)


@pytest.mark.rule("SH-058", "AA-314")
def test_the_teammate_sees_and_knows_what_the_leaver_saw() -> None:
    t = table(P("Punch"), P("Jason Bard"), P(), P("Punch"), teams=True)
    t.leave(1)
    t.end()
    t.pick("Jason Bard", seat=3, verb="play")
    face = t.ask.face(3)
    assert face.mine is not None
    assert any((1, 3) == event.audience for event in t.events)
    assert t.position.view(3).hand.knows == t.position.view(1).hand.knows
    while t.ask.ask.key != "main":
        t.pick(t.ask.ask.seats[3].default[0], seat=3)
    t.pick("end", seat=3)
    t.idle(2)


@pytest.mark.rule("SH-058", "AA-241")
def test_the_teammate_of_a_riddler_who_left_sees_the_tokens() -> None:
    t = table(P(), P(character="The Riddler"), P(), P(), teams=True, tokens={1: 4})
    assert None is t.position.view(3).slots[0].token
    t.leave(1)
    assert 4 == t.position.view(3).slots[0].token.number
    assert {1: 4} == t.tokens
    t.idle()


@pytest.mark.rule("SH-058")
def test_both_seats_of_one_person_are_asked_one_after_the_other() -> None:
    t = table(P("Raid"), P("Shield, Punch"), P(), P("Shield, Kite Man"), teams=True)
    t.leave(3)
    t.play("Raid")
    assert ([1], ["Use no Defense", "Shield"]) == (t.awaited, t.labels(1))
    t.take_it(1)
    assert "You play for P4. P1 attacks you with Raid. Use a Defense?" == t.prompt(1)
    t.defend(1, "Shield")
    assert (["Shield"], ["Shield", "Punch"]) == (t.pile(3), t.hand(1))
    t.pick("Punch")
    assert (["Shield"], ["Kite Man", "Vulnerability"]) == (t.hand(1), t.hand(3))
    t.idle()


@pytest.mark.rule("SH-058", "AA-315")
def test_a_leaver_in_the_middle_of_an_action_is_given_defaults_until_it_is_complete() -> None:
    t = table(P("Raid"), P("Shield, Punch, Kite Man"), P(), P("Shield, Punch"), teams=True)
    t.play("Raid")
    t.leave(1)
    assert [3] == t.awaited
    t.take_it(3)
    assert (["Punch"], False) == (t.pile(1), t.state.players[1].played_by_mate)
    t.pick("Punch")
    assert t.state.players[1].played_by_mate
    t.idle()


@pytest.mark.rule("SH-058")
def test_the_own_turn_of_a_leaver_goes_on() -> None:
    t = table(P("Punch*2"), P(), P(), P(), teams=True, lineup="Kite Man, Monstrous Strength*4")
    t.pick("Punch", verb="play")
    t.leave(0)
    assert ("main", [2], 1) == (t.ask.ask.key, t.awaited, t.power)
    t.pick("Punch", seat=2, verb="play")
    t.pick("Kite Man", seat=2, verb="buy")
    assert ["Kite Man"] == t.pile()
    t.pick("end", seat=2)
    t.idle(1)


@pytest.mark.rule("SH-058")
def test_scores_stay_separate_and_the_team_is_ranked_as_a_whole() -> None:
    t = table(P(vp=1), P(vp=9), P(vp=2), P(vp=3), teams=True, nemeses="")
    t.leave(1)
    t.end()
    assert {0: 1, 1: 9, 2: 2, 3: 3} == {each.seat: each.total for each in t.position.view(None).scores}
    assert [[1, 3], [0, 2]] == t.position.standings


@pytest.mark.rule("SH-058", "AA-323")
def test_when_both_have_left_the_other_team_wins_at_once() -> None:
    t = table(P(), P(vp=30), P(), P(vp=30), teams=True)
    t.leave(3)
    t.leave(1)
    assert (True, [[0, 2], [1, 3]], ("alone",)) == (t.over, t.position.standings, t.position.view(None).causes)


@pytest.mark.rule("SH-058")
def test_what_a_player_has_planned_or_ordered_is_not_done_for_the_teammate_who_left() -> None:
    t = table(P("Raid"), P("Shield, Punch*2"), P(), P("Shield, Punch*2"), teams=True)
    t.leave(1)
    t.play("Raid")
    view = t.position.view(3)
    shield = t.mine(3).option(f"defend:{t.state.players[3].hand[0]}").id
    assert (shield,) == GAME.order(view, t.ask.face(3), "any")
    t.take_it(3)
    assert None is GAME.order(t.position.view(3), t.ask.face(3), "any")
    t.take_it(3)
    while t.ask.ask.key != "main":
        t.pick(t.ask.ask.seats[3].default[0], seat=3)
    t.end()
    assert None is GAME.planned(t.position.view(3), t.ask.face(3), "end")


def test_only_the_own_teams_nemesis_can_be_planned() -> None:
    t = table(P(), P(), P(), P(), teams=True, nemeses="Spoiler, Batgirl", rivals="The Signal, Huntress")
    mine = [each.id for each in GAME.plannable(t.position.view(0))]
    theirs = [each.id for each in GAME.plannable(t.position.view(1))]
    assert [True, False] == [f"buy:{slug}" in mine for slug in ("nm_spoiler", "nm_the_signal")]
    assert [False, True] == [f"buy:{slug}" in theirs for slug in ("nm_spoiler", "nm_the_signal")]


@pytest.mark.rule("SH-058")
def test_nobody_leaves_a_team_twice() -> None:
    t = table(P(), P(), P(), P(), teams=True)
    t.leave(1)
    with pytest.raises(Refused):
        t.leave(1)
    t.idle()
