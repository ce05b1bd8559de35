"""Bane: +5 Power. FA: Characters turn face down until he is gone. Stack Ongoing: a Weakness turns yours up again."""

import pytest

from tests.engine.arkham.table import P, Seated, table

FA = {"nemeses": "Bane, Batman", "nemesis_up": False, "phase": "flip-nemesis"}


def down(t: Seated) -> list[bool]:
    return [player.face_down for player in t.state.players]


@pytest.mark.rule("AA-145", "AA-004")
def test_played_he_gives_5_power_only() -> None:
    t = table(P("Bane", character="The Joker"), P(character="Bane"))
    t.play("Bane")
    assert (5, [False, False]) == (t.power, down(t))
    t.idle()


@pytest.mark.rule("SH-054", "SH-055", "AA-137", "AA-345")
def test_appearing_he_turns_each_character_face_down_and_its_abilities_off() -> None:
    t = table(P(character="The Joker"), P("Punch", vp=1, character="The Joker"), P(character="Bane"), **FA)
    assert [True] * 3 == down(t)
    assert ("Bane: gain a Weakness to turn your Character face up?", ["No"]) == (t.prompt(), t.default())
    t.no()
    assert ([], ["The Joker"]) == (t.offers("use"), [each.name for each in t.position.view(1).players[1].characters])
    assert not t.position.view(0).players[1].characters[0].face_up
    t.idle(1)


@pytest.mark.rule("SH-064", "AA-146")
def test_at_the_start_of_a_turn_a_weakness_turns_it_up() -> None:
    t = table(P(character="The Joker"), P("Punch", vp=1, character="The Joker"), **FA)
    t.yes()
    assert ([True, False], ["Weakness"], ["The Joker"]) == (down(t), t.pile(1), t.offers("use"))
    t.idle(1)
    t.end()
    assert [0] == t.awaited
    t.no()
    t.end()
    assert ([1], [True, False]) == (t.awaited, down(t))
    t.idle(1)


@pytest.mark.rule("SH-064", "AA-231")
def test_without_a_weakness_left_there_is_no_offer() -> None:
    t = table(P(character="The Joker"), P(character="The Joker"), weaknesses=0, **FA)
    assert [True, True] == down(t)
    t.idle(1)


@pytest.mark.rule("AA-131", "AA-345")
def test_who_avoids_it_stays_face_up_and_gets_no_offer() -> None:
    t = table(P(character="The Joker"), P("Shield", character="The Joker"), **FA)
    t.defend(1, "Shield")
    assert [True, False] == down(t)
    t.idle(1)


@pytest.mark.rule("SH-064")
def test_when_he_is_defeated_all_characters_turn_up_at_once_and_work_in_the_same_turn() -> None:
    t = table(
        P("Contract Killing*2, Punch*2", deck="Kite Man*2", character="Harley Quinn", face_down=True),
        P(character="The Joker", face_down=True), nemeses="Bane, Batman", power=11,
    )  # fmt: skip
    t.play("Contract Killing")
    t.pick("Punch")
    assert 2 == len(t.deck())
    t.buy("Bane")
    assert ([False, False], ["Bane"]) == (down(t), t.pile())
    t.play("Contract Killing")
    t.pick("Punch")
    assert 2 == len(t.deck())
    t.idle()


@pytest.mark.rule("SH-054", "AA-349")
def test_a_face_down_two_face_cannot_flip_again() -> None:
    t = table(P("Scarred Coin", vp=1, character="Two-Face", face_down=True), P(), coin="T")
    t.play("Scarred Coin")
    assert "Scarred Coin: Surge? Then the top card of the main deck joins the Line-Up." == t.prompt()
    t.no()
    t.idle()


@pytest.mark.rule("SH-055", "AA-243")
def test_riddle_tokens_go_on_working() -> None:
    riddler = P(character="The Riddler", face_down=True)
    t = table(P(vp=3), riddler, lineup="Kite Man", tokens={1: 2}, power=2, nemeses="Bane, Batman")
    t.buy("Kite Man")
    assert (1, 2) == (t.vp(), t.vp(1))
    t.idle()


@pytest.mark.rule("SH-024", "SH-027", "SH-064")
def test_in_a_team_game_only_his_team_is_turned() -> None:
    joker = "The Joker"
    t = table(P(character=joker), P(character=joker), P(character=joker), P(character=joker), teams=True, **FA)
    assert [True, False, True, False] == down(t)
    t.idle(1)
    t.end()
    assert [2] == t.awaited
    t.yes()
    assert [True, False, False, False] == down(t)
    t.idle(2)
