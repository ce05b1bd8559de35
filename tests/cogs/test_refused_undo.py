"""Why one's own last step cannot be taken back alone: each reason in its whole sentence; then nothing has changed."""

import zlib
from typing import Any

from engine import Game
from tests.cogs.arkham.arranged import Arranged as Asylum
from tests.cogs.arranged import Arranged
from tests.cogs.enemies.arranged import Arranged as Gotham
from tests.cogs.refusals import refused
from tests.cogs.table import act, host, started
from tests.engine.arkham.table import P, table
from tests.engine.breakout.track import race, team
from tests.engine.enemies.city import P as Rogue
from tests.engine.enemies.city import city
from tests.sim.harness import World

Games = dict[str, Game[Any, Any]]


async def test_after_somebody_else_has_moved(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team(on=3), B=team(on=8), dice=[1]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    words = "Somebody else has moved since, so only a moderator or everybody together can take this back."
    assert words == await refused(w, w.bob.slash("table undo", where=place))


async def test_after_dice_have_been_rolled(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("professor-pyg", on=3), B=team(on=8), dice=[1]))
    place = await started(w, w.alice, w.bob)
    await act(w.alice, place, "Roll")
    words = "Dice have been rolled or cards drawn since, so only a moderator or everybody can take this back."
    assert words == await refused(w, w.alice.slash("table undo", where=place))


async def test_after_a_hidden_card_has_been_seen(w: World, games: Games) -> None:
    games["arkham"] = Asylum(table(P("Giant Mallet", deck="Punch*5"), P()))
    place = await started(w, w.alice, w.bob, game="arkham")
    await w.alice.slash("arkham play", where=place, card="Giant Mallet")
    words = "A hidden card has been seen since, so only a moderator or everybody can take this back."
    assert words == await refused(w, w.alice.slash("table undo", where=place))


async def test_after_a_reaction_for_it_may_have_shown_a_secret_and_tells_who_was_asked(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("riddler", on=3), B=team(on=8), C=team(on=9), dice=[4]))
    place = await started(w, w.alice, w.bob, w.carol)
    await act(w.alice, place, "Riddle: roll in secret", "Claim 4")
    hand = await act(w.bob, place, "Challenge")
    assert "> **Bob** challenges. The die shows 4." in hand.text
    assert "Take back" not in [each.label for each in hand.buttons]
    words = "An answer to a reaction stands: only a moderator or everybody together can take it back."
    assert words == await refused(w, w.bob.slash("table undo", where=place))


async def test_after_something_was_given_away(w: World, games: Games) -> None:
    games["enemies"] = Gotham(city(A=Rogue("joker", at="uptown", money=4), B=Rogue("bane", at="tricorner")))
    place = await started(w, w.alice, w.bob, game="enemies")
    given = await w.alice.slash("enemies give", where=place, to="Bob", amount=1)
    assert "**Bob** has 1 Money from you now. What was promised for it binds nobody." == given.text
    words = "What you gave away is given: only a moderator or everybody together can take it back."
    assert words == await refused(w, w.alice.slash("table undo", where=place))


async def test_when_what_was_before_cannot_be_read_any_more(w: World, games: Games) -> None:
    games["breakout"] = Arranged(race(A=team("king-tut", on=3), B=team(on=8), C=team(on=5)))
    place = await started(w, w.alice, w.bob, w.carol)
    [label] = [each.label for each in (await act(w.alice, place)).buttons if each.label.startswith("King Tut")]
    await act(w.alice, place, label)
    earlier = "UPDATE snapshots SET data = ? WHERE seq < (SELECT max(seq) FROM snapshots)"
    await host(w).store.transaction(lambda tx: tx.run(earlier, zlib.compress(b"{}")))
    words = "That is too far back: a moderator can take it back."
    assert words == await refused(w, w.alice.slash("table undo", where=place))
