"""Cards of Shadows as people have them before them: what is asked, what others see of it, and typed names."""

from typing import Any

from engine import Game
from tests.cogs.arkham.arranged import Arranged
from tests.cogs.table import started
from tests.engine.arkham.table import P, Seated, table
from tests.sim.harness import Person, World

Games = dict[str, Game[Any, Any]]


async def at(w: World, games: Games, position: Seated, *people: Person) -> Any:
    """A table that begins with this position."""
    games["arkham"] = Arranged(position)
    return await started(w, *(people or (w.alice, w.bob)), game="arkham")


async def test_a_card_is_put_on_the_deck_by_a_command_that_finds_it_without_its_hyphen(w: World, games: Games) -> None:
    place = await at(w, games, table(P("Ace the Bat-Hound", deck="Punch*2", pile="Ninja Man-Bats, Punchline"), P()))
    reply = await w.alice.slash("arkham play", where=place, card="ace the bat hound")
    assert "you may put one of these on top of your deck" in reply.text
    offered = await w.alice.autocomplete("arkham put", "card", "man bats", where=place)
    [pick] = offered.values()
    reply = await w.alice.slash("arkham put", where=place, card=pick)
    assert reply.text.startswith("✔ **Ninja Man-Bats")
    assert "puts Ninja Man-Bats on top of the deck" in w.bob.screen(place)


async def test_what_oracle_looks_at_is_in_her_hand_alone(w: World, games: Games) -> None:
    position = table(P("Punch", character="Oracle"), P(), lineup="Kite Man*5", main="Wildcat, Punchline*9")
    place = await at(w, games, position)
    reply = await w.alice.slash("arkham use", where=place, card="Use Oracle")
    assert "you look at Wildcat" in reply.text
    reply = await w.alice.slash("arkham choose", where=place, choice="Put it on the bottom: +1 Power")
    screen = w.bob.screen(place)
    assert "puts the top card of the main deck on its bottom" in screen
    assert "Wildcat" not in screen


async def test_the_panel_names_characters_that_bane_has_turned_face_down(w: World, games: Games) -> None:
    position = table(
        P("Weakness", character="The Joker", face_down=True), P(character="Bane"), nemeses="Bane, Batman", power=11
    )
    place = await at(w, games, position)
    assert "The Joker (face down)" in w.bob.screen(place)
    await w.alice.slash("arkham buy", where=place, card="Bane for 11 Power (Nemesis)")
    assert "'s Character is face up again" in w.bob.screen(place)
    assert "(face down)" not in w.bob.screen(place)
