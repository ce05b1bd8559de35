"""What was agreed when a table was opened holds in the game."""

from typing import Any

from engine import Game
from tests.cogs.arranged import Arranged
from tests.cogs.table import act, started
from tests.engine.breakout.track import race, team
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]


async def test_by_default_the_race_is_over_when_the_first_team_is_out(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=48), B=team(on=8), C=team(on=5), escape=2, dice=[1]))
    place = await started(w, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Roll")
    panel = w.dave.sees(place)[-1].text
    assert "🏁 **Alice** won the race." in panel
    assert "| Final standings:\n| 🥇 Alice\n| 🥈 Bob\n| 🥉 Carol" in panel


async def test_with_race_on_the_others_race_for_their_places(w: World, games: Games) -> None:
    table = race(A=team(on=48), B=team(on=8), C=team(on=48), escape=2, race_on=True, dice=[1, 1, 1])
    games["breakout"] = Arranged(table)
    place = await started(w, w.alice, w.bob, w.carol, options="race_on=true")
    await act(w.alice, place, "Roll")
    assert "**1 Alice** escaped as number 1" in w.dave.find("Act", place).text
    await act(w.bob, place, "Roll")
    await act(w.carol, place, "Roll")
    panel = w.dave.sees(place)[-1].text
    assert "| Final standings:\n| 🥇 Alice\n| 🥈 Carol\n| 🥉 Bob" in panel


async def test_race_on_is_part_of_the_game_that_is_begun(w: World) -> None:
    place = await started(w, w.alice, computers=1, options="race_on=true")
    assert "| Race on: yes" in (await w.bob.slash("table show", where=place)).text
