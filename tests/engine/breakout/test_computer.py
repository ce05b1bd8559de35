"""The computer player is sensible, quick, and knows no more than a person in its seat."""

from engine import Dice, Live, easy
from engine.breakout import Breakout, BreakoutOptions
from engine.breakout.computer import OPINIONS, normal
from tests.engine.breakout.track import SEATS, RaceTable, race, team
from tests.engine.ignorance import same_answers


def decision(table: RaceTable, name: str) -> tuple[str, ...]:
    """What the computer takes in this seat."""
    seat = SEATS.index(name)
    face = table.position.face(seat)
    assert face is not None
    return normal(table.view(name), face, Dice("77" * 16))


def wins(seats: int, games: int) -> int:
    """How many games one normal player wins against easy ones, in changing seats."""
    game, won = Breakout(), 0
    for number in range(games):
        mine = number % seats
        live = Live.start(game, seats, BreakoutOptions(), f"{number:032x}")
        dice = Dice(f"{number + 999:032x}")
        while live.ask is not None:
            seat = live.ask.awaited[0]
            decider = normal if seat == mine else easy
            _ = live.answer(seat, decider(live.position.view(seat), live.ask.face(seat), dice))
        won += (live.position.standings or [])[0] == [mine]
    return won


def test_normal_clearly_beats_easy() -> None:
    """One of four would win 10 of 40 games by chance."""
    assert wins(seats=4, games=40) >= 18


def test_it_takes_the_same_answer_when_what_it_cannot_know_is_swapped() -> None:
    assert 50 < same_answers(Breakout(), 4, BreakoutOptions(), normal, 1_000)


def test_it_has_an_opinion_on_every_question_of_the_game() -> None:
    """Found by playing: an ask without an opinion would get the default of an absent player."""
    game, keys = Breakout(), set[str]()
    for number in range(25):
        live = Live.start(game, 5, BreakoutOptions(), f"{number:032x}", "poker")
        dice = Dice(f"{number:032x}")
        while live.ask is not None:
            keys.add(live.ask.ask.key)
            seat = live.ask.awaited[0]
            _ = live.answer(seat, easy(None, live.ask.face(seat), dice))
    assert keys == set(OPINIONS)


def test_it_stops_for_a_gadget_when_little_is_lost() -> None:
    table = race(A=team(on=5), B=team(), dice=[3]).takes("A", "roll")
    assert ["move", "stop:7"] == table.offers("A")
    assert ("stop:7",) == decision(table, "A")


def test_it_does_not_stop_when_much_is_lost() -> None:
    table = race(A=team(on=5), B=team(), dice=[6]).takes("A", "roll")
    assert ("move",) == decision(table, "A")


def test_it_uses_an_autoroll_that_lands_well() -> None:
    table = race(A=team("catwoman", on=6, holds=("four-leaf-clover",)), B=team())
    assert ("autoroll:four-leaf-clover",) == decision(table, "A")


def test_it_cancels_a_lost_turn() -> None:
    table = race(A=team(on=12, holds=("phantom-zone",)), B=team(on=20, holds=("phase-shift",)), dice=[1])
    table.takes("A", "roll").takes("A", "keep").takes("A", "play:phantom-zone")
    assert ("cancel",) == decision(table, "B")


def test_it_rerolls_the_die_of_a_team_that_runs_away() -> None:
    table = race(A=team(on=12), B=team("joker", on=5), dice=[6]).takes("A", "roll")
    assert ("reroll",) == decision(table, "B")
