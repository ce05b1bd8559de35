"""2 v 2 at a table of Enemies: whoever knows a hand of one duo does not come to a seat of the other."""

from typing import Any

from simcord import ChannelHandle

from engine import Game
from tests.cogs.enemies.arranged import Arranged
from tests.cogs.table import started
from tests.engine.enemies.city import P, city
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]
OTHER_SIDE = "You have played for the other team, and know what they hold: that seat is not for you."


async def four(w: World, games: Games) -> ChannelHandle:
    """Alice and Carol against Bob and Dave; it is Alice's turn."""
    games["enemies"] = Arranged(
        city(A=P("joker", at="uptown", hand="muscle-in"), B=P("bane", at="midtown"), C=P("penguin", at="tricorner"),
             D=P("two-face", at="downtown", hand="torch-job"), duos=True)
    )  # fmt: skip
    return await started(w, w.alice, w.bob, w.carol, w.dave, game="enemies", options="duos=true")


async def test_nobody_changes_to_the_other_duo(w: World, games: Games) -> None:
    place = await four(w, games)
    assert OTHER_SIDE == (await w.alice.slash("table swap", where=place, seat=2)).text
    await w.carol.slash("table leave", where=place)
    await w.dave.slash("table leave", where=place)
    assert OTHER_SIDE == (await w.carol.slash("table join", where=place, seat=4)).text
    reply = await w.max.slash("mod replace", where=place, seat=3, person=w.dave, reason="he asked for it")
    assert "That person has played for the other team" in reply.text
    # Without a number each comes back to the own duo, and a stranger may sit anywhere.
    await w.dave.slash("table join", where=place)
    await w.erin.slash("table join", where=place, seat=3)
    assert "**3 Erin** The Penguin (duo A)" in w.frank.screen(place)
    assert "**4 Dave** Two-Face (duo B)" in w.frank.screen(place)


async def test_partners_may_swap(w: World, games: Games) -> None:
    place = await four(w, games)
    await w.alice.slash("table swap", where=place, seat=3)
    await w.carol.press("Swap seats", place)
    assert "**1 Carol** 🚩 The Joker (duo A)" in w.erin.screen(place)
    assert "Muscle In" in (await w.carol.press("My hand", place)).message.text
    assert "Muscle In" not in (await w.alice.press("My hand", place)).message.text
