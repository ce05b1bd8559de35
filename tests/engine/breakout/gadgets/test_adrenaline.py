"""Adrenaline: start of your turn: another turn after this one."""

import pytest

from tests.engine.breakout.track import race, team

ADRENALINE = team(on=22, holds=("adrenaline",))


@pytest.mark.rule("BR-155", "BR-120", "BR-151")
def test_another_turn_follows_before_the_next_team_plays() -> None:
    table = race(A=ADRENALINE, B=team(), dice=[1, 2])
    assert ["roll", "play:adrenaline"] == table.offers("A")
    table.takes("A", "play:adrenaline")
    assert (["roll"], [], ["adrenaline"]) == (table.offers("A"), table.holds("A"), table.under())
    table.takes("A", "roll")
    assert ("A", 23) == (table.turn_of(), table.space("A"))
    table.takes("A", "roll")
    assert ("B", [25, 0]) == (table.turn_of(), table.spaces())
    table.idle()


@pytest.mark.rule("BR-011", "BR-148")
def test_it_may_be_kept() -> None:
    table = race(A=ADRENALINE, B=team(), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    assert ("B", ["adrenaline"]) == (table.turn_of(), table.holds("A"))
    table.idle()


@pytest.mark.rule("BR-154", "BR-183")
def test_it_fits_neither_after_the_roll_nor_at_the_end_of_the_turn() -> None:
    table = race(A=ADRENALINE, B=team(), dice=[1])
    table.takes("A", "roll")
    assert ("own-reroll", ["keep"]) == (table.key(), table.offers("A"))
    table.takes("A", "keep")
    assert ("end", ["end"]) == (table.key(), table.offers("A"))
    table.takes("A", "end").idle()


@pytest.mark.rule("BR-154")
def test_it_cannot_be_played_in_another_teams_turn() -> None:
    table = race(A=team(on=8), B=ADRENALINE, dice=[1])
    assert (["A"], ["roll"]) == (table.asked(), table.offers("A"))
    table.takes("A", "roll")
    assert ("B", ["roll", "play:adrenaline"]) == (table.turn_of(), table.offers("B"))
    table.idle()


@pytest.mark.rule("BR-070", "BR-121")
def test_two_in_one_turn_give_two_more() -> None:
    table = race(A=team(on=22, holds=("adrenaline", "adrenaline")), B=team(), dice=[1, 1, 1])
    table.takes("A", "play:adrenaline")
    assert ["roll", "play:adrenaline"] == table.offers("A")
    table.takes("A", "play:adrenaline").takes("A", "roll").takes("A", "roll")
    assert ("A", 24) == (table.turn_of(), table.space("A"))
    table.takes("A", "roll")
    assert ("B", 25) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-155")
def test_it_may_be_played_on_an_extra_turn_too() -> None:
    table = race(A=team(on=22, holds=("adrenaline",), extra_turns=1), B=team(), dice=[1, 1, 1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "end")
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ("A", 24) == (table.turn_of(), table.space("A"))
    table.takes("A", "roll")
    assert ("B", 25) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-263", "BR-121")
def test_it_adds_to_catwomans_turn() -> None:
    table = race(A=team("catwoman", on=22, holds=("adrenaline",)), B=team(), dice=[1, 1, 1])
    table.takes("A", "play:adrenaline").takes("A", "roll").takes("A", "roll")
    assert ("A", 24) == (table.turn_of(), table.space("A"))
    table.takes("A", "roll")
    assert ("B", 25) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-253", "BR-120")
def test_the_turn_that_it_gives_is_the_next_turn_of_deadshots_blank() -> None:
    a = team("deadshot", on=8, tokens=1, holds=("adrenaline",))
    table = race(A=a, B=team("bane"), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "use:deadshot:bane")
    assert ["bane"] == table.blank()
    table.takes("A", "roll")
    assert ("A", []) == (table.turn_of(), table.blank())
    table.idle()


@pytest.mark.rule("BR-166")
def test_it_targets_nobody() -> None:
    table = race(A=ADRENALINE, B=team(on=30, holds=("phase-shift",)))
    table.takes("A", "play:adrenaline")
    assert ("roll", ["A"]) == (table.key(), table.asked())
    table.idle()


def test_it_works_from_start() -> None:
    table = race(A=team(holds=("adrenaline",)), B=team(), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ("A", 1) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-125")
def test_an_escape_ends_the_turn_that_was_due() -> None:
    table = race(A=team(on=36, holds=("adrenaline",)), B=team(), C=team(), dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ["A"] == table.places()
    table.plays_on()
    assert "B" == table.turn_of()
    table.idle()


@pytest.mark.rule("BR-150")
def test_it_is_played_in_the_second_escape_too() -> None:
    table = race(A=ADRENALINE, B=team(), escape=2, dice=[1])
    table.takes("A", "play:adrenaline").takes("A", "roll")
    assert ("A", 23) == (table.turn_of(), table.space("A"))
    table.idle()


@pytest.mark.rule("BR-190")
def test_everybody_sees_the_card_and_the_turn_that_is_due() -> None:
    table = race(A=ADRENALINE, B=team())
    table.takes("A", "play:adrenaline")
    seen = table.view("B")
    assert (["adrenaline"], 1, 0) == (
        [card.slug for card in seen.played],
        seen.teams[0].extra_turns,
        seen.teams[0].gadgets,
    )
    table.idle()
