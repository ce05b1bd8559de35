"""Players who leave for good (section 23.5)."""

import pytest

from engine import Refused, Stale
from tests.engine.arkham.table import P, table


@pytest.mark.rule("AA-316", "AA-318")
def test_shared_cards_go_back_to_their_stacks_and_all_others_to_the_box() -> None:
    t = table(P(), P("Weakness, Henchman, Kite Man", pile="Aaron Cash", play="Julie Madison", frozen="Ragman", vp=5,
                     character="The Penguin"), P(), hostages="Vicki Vale")  # fmt: skip
    t.leave(1)
    assert (17, 14, "Vicki Vale", 3) == (t.weaknesses, t.henchmen, t.hostages[0], len(t.hostages))
    assert ([], [], [], [], [], 0) == (t.hand(1), t.deck(1), t.pile(1), t.in_play(1), t.frozen(1), t.vp(1))
    assert ((), True) == (t.position.view(0).players[1].characters, t.position.view(0).players[1].left)
    t.idle()


@pytest.mark.rule("AA-316")
def test_leaving_triggers_nothing() -> None:
    t = table(P(play="Ace Chemical Plant, Iceberg Lounge", character="Scarecrow"), P("Weakness, Kite Man"), P())
    t.leave(1)
    assert 0 == t.vp()
    t.idle()


@pytest.mark.rule("AA-319", "AA-321")
def test_the_leavers_own_turn_ends_with_steps_6_to_9() -> None:
    t = table(
        P("Punch"), P(), P(), lineup="Kite Man, -, Ragman*3", nemeses="Spoiler, Batgirl", power=8, main="Crowbar*9"
    )
    t.buy("Spoiler")
    t.leave(0)
    assert ("Batgirl", ["Kite Man", "Crowbar", "Ragman", "Ragman", "Ragman"]) == (
        t.position.view(None).nemeses[0].top.name, t.lineup,
    )  # fmt: skip
    assert [1] == t.awaited
    assert (1, 1, 0) == (t.pile(1).count("Weakness"), t.pile(2).count("Weakness"), t.pile(0).count("Weakness"))
    t.end()
    t.end()
    assert [1] == t.awaited
    t.idle(1)


@pytest.mark.rule("AA-317")
def test_bribed_cards_of_the_leaver_go_under_the_main_deck() -> None:
    t = table(P(vp=3), P(), P(), lineup="Kite Man, GCPD Officer, Ragman*3", main="Crowbar*9")
    t.bribe("GCPD Officer")
    t.bribe("Kite Man")
    t.leave(0)
    assert (["GCPD Officer", "Kite Man"], []) == ([name for name in t.main if name != "Crowbar"], t.bribed)
    t.idle(1)


@pytest.mark.rule("AA-317", "AA-173")
def test_borrowed_cards_go_to_their_owner_and_those_of_the_leaver_to_the_box() -> None:
    t = table(P(play="Kite Man"), P(), P(), borrowed={"Kite Man": 1})
    t.leave(0)
    assert ["Kite Man"] == t.pile(1)
    t = table(P(play="Kite Man"), P(), P(), borrowed={"Kite Man": 1})
    t.leave(1)
    t.end()
    assert ([], [], []) == (t.in_play(), t.pile(0), t.pile(1))
    t.idle(2)


@pytest.mark.rule("AA-318")
def test_with_the_riddler_all_tokens_go_out() -> None:
    t = table(P(), P(character="The Riddler"), P(), lineup="Kite Man", tokens={1: 1}, power=2)
    t.leave(1)
    assert ({}, [], -1) == (t.tokens, t.state.riddles, t.state.riddler)
    t.buy("Kite Man")
    assert ["Kite Man"] == t.pile()
    t.idle()


@pytest.mark.rule("AA-320")
def test_an_attack_no_longer_hits_the_leaver() -> None:
    t = table(P("Raid"), P("Punch"), P("Punch"))
    t.leave(1)
    t.play("Raid")
    assert (["Punch"], []) == (t.pile(2), t.pile(1))
    t.idle()


@pytest.mark.rule("AA-322", "AA-264")
def test_leavers_are_ranked_below_all_others_the_later_one_above() -> None:
    t = table(P(), P(), P(vp=9), P(vp=1), nemeses="Spoiler", power=8)
    t.leave(2)
    t.leave(1)
    t.buy("Spoiler")
    t.end()
    assert [[0], [3], [1], [2]] == t.position.standings
    assert [0, 3] == [each.seat for each in t.position.view(None).scores]


@pytest.mark.rule("AA-323")
def test_the_last_player_left_wins_at_once() -> None:
    t = table(P(), P(vp=9))
    t.leave(1)
    assert (True, [[0], [1]], ("alone",)) == (t.over, t.position.standings, t.position.view(None).causes)


@pytest.mark.rule("AA-315", "AA-305")
def test_in_the_middle_of_an_action_the_leaver_is_given_defaults_until_it_is_complete() -> None:
    t = table(P("Raid"), P("Shield, Punch, Kite Man"), P("Shield, Punch"))
    t.play("Raid")
    t.leave(1)
    assert ([2], False) == (t.awaited, t.state.players[1].left)
    t.take_it(2)
    assert ("P2 discards Punch." in t.told, False) == (True, t.state.players[1].left)
    t.pick("Punch")
    assert (True, []) == (t.state.players[1].left, t.hand(1))
    t.idle()


def test_nobody_leaves_twice() -> None:
    t = table(P("Raid"), P("Shield"), P("Shield"))
    t.play("Raid")
    t.leave(1)
    with pytest.raises((Refused, Stale)):
        t.leave(1)
    t.take_it(2)
    assert t.state.players[1].left
    t.idle()


@pytest.mark.rule("AA-314")
def test_a_seat_may_be_taken_over_at_any_time_for_the_state_knows_no_persons() -> None:
    t = table(P("Punch"), P())
    assert not any("person" in field or "user" in field for field in t.state.players[0].__slots__)
    t.idle()
