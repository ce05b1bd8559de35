"""Playing in teams (section 25): foes, Nemesis stacks and First Appearances of each team. P1 and P3 against P2, P4."""

from typing import TypedDict

import pytest

from engine.arkham.state import Phase
from tests.engine.arkham.table import P, table


class Flip(TypedDict):
    """A team game in which P1's turn has ended and a Nemesis of the first team is due."""

    phase: Phase
    nemesis_up: bool
    teams: bool


FLIP: Flip = {"phase": "flip-nemesis", "nemesis_up": False, "teams": True}


@pytest.mark.rule("SH-022", "AA-002")
def test_an_attack_hits_the_two_players_of_the_other_team() -> None:
    t = table(P("Raid"), P("Punch*2"), P("Punch*2"), P("Punch*2"), teams=True)
    t.play("Raid")
    assert [0, 1, 2, 1] == [len(t.hand(seat)) for seat in range(4)]
    t.idle()


@pytest.mark.rule("SH-022", "AA-117")
def test_only_foes_can_be_chosen() -> None:
    t = table(P("Firefly"), P(play="Ace Chemical Plant"), P(play="Iceberg Lounge"), P(play="GCPD HQ"), teams=True)
    t.play("Firefly")
    assert ["P2", "P4"] == t.offers()
    t.pick("P4")
    assert ([], ["Iceberg Lounge"]) == (t.in_play(3), t.in_play(2))
    t.idle()


@pytest.mark.rule("SH-022")
def test_each_player_still_means_all_four() -> None:
    t = table(P("Curse"), P(), P(), P(), teams=True)
    t.play("Curse")
    assert [1, 1, 1, 1] == [t.pile(seat).count("Weakness") for seat in range(4)]
    t.idle()


@pytest.mark.rule("SH-022")
def test_a_teammate_who_gains_a_weakness_is_no_foe_who_does() -> None:
    t = table(P("Curse", character="Scarecrow"), P(), P(), P(), teams=True, weaknesses=1)
    t.play("Curse")
    assert 0 == t.vp()
    t = table(P("Nightmare Visions", character="Scarecrow"), P(), P(), P(), teams=True)
    t.play("Nightmare Visions")
    assert 1 == t.vp()
    t.idle()


@pytest.mark.rule("SH-023")
def test_only_the_own_teams_nemesis_can_be_bought() -> None:
    t = table(P(), P(), P(), P(), teams=True, power=20, nemeses="Spoiler, Batgirl", rivals="The Signal, Huntress")
    assert "Spoiler" in t.offers("buy")
    assert "The Signal" not in t.offers("buy")
    assert [8, None] == [stack.buy for stack in t.position.view(2).nemeses]
    t.buy("Spoiler")
    assert "Batgirl" not in t.offers("buy")
    t.end()
    assert [None, 8] == [stack.buy for stack in t.position.view(2).nemeses]
    t.idle(1)


@pytest.mark.rule("SH-024", "SH-025", "AA-137", "AA-138")
def test_a_first_appearance_hits_only_its_team_beginning_with_the_next_in_turn() -> None:
    hands = "Punch*2, Vulnerability*2"
    t = table(P(hands), P(hands), P(hands), P(hands), nemeses="Sentinel, Batman", **FLIP)
    assert ([2], "Sentinel: discard 2 of these.") == (t.awaited, t.prompt())
    t.pick("Punch", "Punch")
    assert [0] == t.awaited
    t.pick("Punch", "Vulnerability")
    assert [2, 4, 2, 4] == [len(t.hand(seat)) for seat in range(4)]
    t.idle(1)


@pytest.mark.rule("SH-024")
def test_the_other_team_is_hit_by_its_own_stack() -> None:
    t = table(P("Punch*2"), P("Punch*2"), P("Punch*2"), P("Punch*2"), teams=True, phase="flip-nemesis",
              rivals="Sentinel, Batman", rivals_up=False)  # fmt: skip
    assert [2, 0, 2, 0] == [len(t.hand(seat)) for seat in range(4)]
    t.idle(1)


@pytest.mark.rule("SH-026", "AA-142", "AA-143")
def test_cards_are_passed_to_the_teammate_or_back_to_oneself() -> None:
    hands = P("Punch, Kite Man"), P("Punch"), P("Punch, Ragman"), P("Punch")
    t = table(*hands, nemeses="Zatanna, Batman", **FLIP)
    assert ["Kite Man, Punch", "", "Punch, Ragman", ""] == [", ".join(sorted(t.pile(seat))) for seat in (2, 1, 0, 3)]
    t.idle(1)
    t = table(P("Punch, Kite Man"), P(), P("Shield, Ragman, Punch"), P(), nemeses="Zatanna, Batman", **FLIP)
    t.defend(2, "Shield")
    assert (["Punch", "Kite Man"], ["Shield"]) == (sorted(t.pile(), reverse=True), t.pile(2))
    t.idle(1)


@pytest.mark.rule("SH-027", "AA-146")
def test_a_stack_ongoing_reaches_only_its_team() -> None:
    t = table(
        P(vp=1),
        P(vp=1),
        P(vp=1),
        P(vp=1),
        teams=True,
        nemeses="Owl, Batman",
        lineup="GCPD Officer, Monstrous Strength*4",
    )
    assert [] == t.offers("bribe")
    t.end()
    assert (["GCPD Officer"], 1) == (t.offers("bribe"), t.pile().count("Weakness"))
    assert 1 == t.vp(1)
    t.end()
    assert (0, 2) == (t.pile(1).count("Weakness"), t.vp(2))
    t.idle(2)


@pytest.mark.rule("SH-064", "SH-054", "SH-024")
def test_bane_turns_the_characters_of_one_team_face_down_until_that_team_defeats_him() -> None:
    who = ("Mr. Freeze", "The Penguin", "Killer Croc", "Two-Face")
    players = [P("Punch", character=name) for name in who]
    t = table(*players, nemeses="nm_bane, Batman", **FLIP)
    assert [True, False, True, False] == [player.face_down for player in t.state.players]
    t = table(
        P("Punch", character="Mr. Freeze", face_down=True), P(),
        P("Punch", character="Killer Croc", face_down=True), P(),
        teams=True, nemeses="nm_bane, Batman", power=11,
    )  # fmt: skip
    assert [] == t.offers("use")
    told = t.pick("buy:" + str(t.state.nemeses[0].cards[0]))
    assert {"P1's Character is face up again.", "P3's Character is face up again."} <= set(told)
    assert ([False] * 4, ["Mr. Freeze"]) == ([player.face_down for player in t.state.players], t.offers("use"))
    t.idle()


@pytest.mark.rule("EX-034", "SH-054", "SH-055", "AA-243")
def test_a_face_down_riddler_uses_no_ability_and_the_token_is_still_resolved() -> None:
    t = table(
        P(character="The Riddler", face_down=True), P(), lineup="-, -, Kite Man, -, -", tokens={3: 8}, power=0,
        nemeses="nm_bane, Batman", weaknesses=0,
    )  # fmt: skip
    assert [] == t.offers("use")
    view = t.position.view(0)
    assert ("The Riddler", False, 8) == (
        view.players[0].characters[0].name, view.players[0].characters[0].face_up, view.slots[2].token.number,
    )  # fmt: skip
    t.end()
    t = table(
        P(), P(character="The Riddler", face_down=True), lineup="-, -, Kite Man, -, -", tokens={3: 8}, power=2,
        nemeses="nm_bane, Batman", weaknesses=0,
    )  # fmt: skip
    told = t.buy("Kite Man")
    assert "P1 turns up the Riddle token: Fool's Gold." in told
    assert (1, {}) == (t.vp(), t.tokens)
    t.idle()


@pytest.mark.rule("EX-035", "SH-056")
def test_what_a_first_appearance_destroyed_before_the_turn_does_not_trigger_flaming_blade() -> None:
    t = table(P(), P("Flaming Blade, Punch", deck="Ragman*5"), nemeses="Arsonist, Batman", phase="flip-nemesis",
              nemesis_up=False, random={1: [(2, 1)]})  # fmt: skip
    assert ["Punch"] == t.destroyed
    t.play("Flaming Blade")
    assert (2, []) == (t.power, t.hand(1))
    t.idle(1)


@pytest.mark.rule("SH-046", "AA-331")
@pytest.mark.parametrize(("nemeses", "rivals"), [("", "The Signal"), ("Spoiler", "")])
def test_the_game_ends_with_the_turn_in_which_either_stack_is_empty(nemeses: str, rivals: str) -> None:
    t = table(P(vp=2), P(), P(), P(), teams=True, nemeses=nemeses, rivals=rivals)
    t.end()
    assert (True, ("nemesis",), [[0, 2], [1, 3]]) == (
        t.over, t.position.view(None).causes, t.position.standings,
    )  # fmt: skip


@pytest.mark.rule("SH-046")
def test_a_refill_that_fails_ends_a_team_game_too() -> None:
    t = table(P(vp=2), P(), P(), P(), teams=True, lineup="Ragman*4", main="")
    t.end()
    assert (True, ("main deck",)) == (t.over, t.position.view(None).causes)
