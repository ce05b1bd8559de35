"""/arkham pay: who pays how much of a Bribe that two purses can pay is typed as well as pressed."""

from typing import Any

from engine import Game
from tests.cogs.arkham.arranged import Arranged
from tests.cogs.table import started
from tests.engine.arkham.table import P, table
from tests.sim.harness import World


async def test_the_split_of_a_bribe_is_picked_from_the_list(w: World, games: dict[str, Game[Any, Any]]) -> None:
    games["arkham"] = Arranged(table(P(vp=2), P(), P(), P(), teams=True, coffers=(2, 0), lineup="Wildcat, Ragman*4"))
    people = [w.alice, w.bob, w.carol, w.dave]
    place = await started(w, *people, game="arkham", options="mode=2v2")
    await w.alice.slash("arkham bribe", where=place, card="Wildcat for 3 VP (slot 1)")
    first, second = "2 VP from the Team Coffer, 1 VP of your own", "1 VP from the Team Coffer, 2 VP of your own"
    offered = await w.alice.autocomplete("arkham pay", "amount", where=place)
    assert [first, second] == list(offered)
    reply = await w.alice.slash("arkham pay", where=place, amount=offered[second])
    assert reply.ephemeral
    assert reply.text.startswith(f"✔ **{second}**\n")
    assert "> **Alice** pays 1 VP from the Team Coffer.\n  | > **Alice** pays 2 VP." in w.bob.screen(place)
