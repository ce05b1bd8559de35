"""The components of the game are those of the tables under tests/data."""

from typing import Any

import pytest

from engine.breakout import Breakout
from engine.breakout.gadgets import KINDS, all_cards, cards_of
from engine.breakout.powers import REGISTER
from engine.breakout.track import ARMORY, TILES, armory_side, spaces_of
from tests.component_tables import breakout

DATA = breakout()


@pytest.mark.rule("BR-015")
@pytest.mark.parametrize("row", DATA["villain"], ids=lambda row: row["slug"])
def test_a_villain_has_the_name_text_tokens_and_provenance_of_the_table(row: dict[str, Any]) -> None:
    power = REGISTER[row["slug"]]
    printed = (row["name"], row["text"], row["tokens"], row["provenance"])
    assert printed == (power.name, power.text, power.starting_tokens, power.provenance)


@pytest.mark.rule("BR-016", "BR-166")
@pytest.mark.parametrize("row", DATA["gadget"], ids=lambda row: row["slug"])
def test_a_gadget_has_the_name_text_copies_and_target_of_the_table(row: dict[str, Any]) -> None:
    kind = KINDS[row["slug"]]
    assert (row["name"], row["text"], row["copies"], row["targets"]) == (
        kind.name,
        kind.text,
        kind.copies,
        kind.targets,
    )
    assert row["copies"] == len(cards_of(row["slug"]))


@pytest.mark.rule("BR-014", "BR-029", "BR-030")
@pytest.mark.parametrize("row", DATA["tile"], ids=lambda row: row["slug"])
def test_a_tile_has_the_spaces_of_the_table_and_reads_backward_when_turned(row: dict[str, Any]) -> None:
    slug = row["slug"]
    printed = (row["name"], row["spaces"], row["rotated"])
    assert printed == (TILES[slug][0], spaces_of(slug, turned=False), spaces_of(slug, turned=True))


@pytest.mark.rule("BR-014", "BR-031", "BR-132")
@pytest.mark.parametrize("row", DATA["armory"], ids=lambda row: row["side"])
def test_a_side_of_the_armory_has_the_places_of_the_table(row: dict[str, Any]) -> None:
    assert [(place["draw"], place["keep"]) for place in row["places"]] == list(ARMORY[row["side"]])
    players = range(row["min_players"], row["max_players"] + 1)
    assert {row["side"]} == {armory_side(seats) for seats in players}


@pytest.mark.rule("BR-013", "BR-015", "BR-016")
def test_the_box_holds_forty_villains_and_32_gadgets_for_two_to_six() -> None:
    game = Breakout()
    assert (40, 32, 10) == (len(REGISTER), len(all_cards()), len(TILES))
    assert [2, 3, 4, 5, 6] == list(game.seat_range())


def test_every_component_can_be_looked_up() -> None:
    game = Breakout()
    slugs = [row["slug"] for sort in ("villain", "gadget", "tile") for row in DATA[sort]]
    assert [] == [slug for slug in [*slugs, "armory-a", "armory-b"] if game.component(slug) is None]
    catwoman = game.component("catwoman")
    assert catwoman is not None
    assert ("Villain", "rulebook", (("Tokens at the start", "0"),)) == (
        catwoman.sort, catwoman.provenance, catwoman.facts
    )  # fmt: skip
