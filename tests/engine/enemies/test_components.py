"""The components of the game are those of the table under tests/data."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.enemies import Enemies
from engine.enemies.design import EVENTS, INCOMES, POWERS, VILLAINS, WEAPONS
from engine.enemies.map import BRIDGE_NAMES, BUILDINGS, DISTRICTS, PIECES, TOKENS, map_for
from engine.enemies.prep import ROOM_NAMES, room_text
from engine.enemies.state import FIRES, GOONS, ROOMS
from engine.enemies.words import RULE_NAMES, RULE_TEXTS

DATA: dict[str, Any] = tomllib.loads((Path(__file__).parents[2] / "data/enemies.toml").read_text(encoding="utf-8"))
SORTS = ("villain", "starting_power", "power", "weapon", "event", "income", "score_token", "room", "batman_rule",
         "district_card")  # fmt: skip


def rows(sort: str) -> Any:
    """One test for each row of a sort."""
    return pytest.mark.parametrize("row", DATA[sort], ids=lambda row: row.get("slug", ""))


@rows("villain")
def test_a_villain_board_is_as_in_the_table(row: dict[str, Any]) -> None:
    board = VILLAINS[row["slug"]]
    printed = (row["name"], row["ability"], row["weapon_name"], row["weapon"], row["triggers"], row["provenance"])
    main = board.main_weapon
    assert printed == (board.name, board.text, main.name, main.text, list(board.burns), board.provenance)


@pytest.mark.rule("EG-032")
@rows("starting_power")
def test_a_starting_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    card = POWERS[row["slug"]]
    printed = (row["name"], row["text"], row.get("way_out", False), row["provenance"], True)
    assert printed == (card.name, card.text, card.way_out, card.provenance, card.starting)


@pytest.mark.rule("EG-154")
@rows("power")
def test_a_power_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    card = POWERS[row["slug"]]
    printed = (row["name"], row["text"], row["copies"], row.get("way_out", False), row["provenance"])
    assert printed == (card.name, card.text, card.copies, card.way_out, card.provenance)


@pytest.mark.rule("EG-154")
@rows("weapon")
def test_a_weapon_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    card = WEAPONS[row["slug"]]
    printed = (row["name"], row["text"], row["copies"], row["cost"], row["when"], row.get("way_out", False),
               row.get("discard", False), row["provenance"])  # fmt: skip
    assert printed == (
        card.name, card.text, card.copies, card.cost, card.when, card.way_out, card.discards, card.provenance
    )  # fmt: skip


@rows("event")
def test_an_event_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    card = EVENTS[row["slug"]]
    drawn = [figure["hero"] for figure in row["figures"] if figure["where"] == "draw"]
    printed = (row["name"], row["text"], row["tier"], row["family"], drawn, row["provenance"])
    assert printed == (card.name, card.text, card.tier, card.family, list(card.heroes), card.provenance)
    score = row["score"]
    assert (score.get("draw", 0), score.get("fixed", [])) == (card.score, list(card.fixed))


@rows("income")
def test_an_income_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    card = INCOMES[row["slug"]]
    assert (row["name"], row["text"], row["provenance"]) == (card.name, card.text, card.provenance)


@rows("score_token")
def test_a_score_token_is_as_in_the_table(row: dict[str, Any]) -> None:
    assert (tuple(row["buildings"]), tuple(row["values"])) == TOKENS[row["slug"]]


@rows("district")
def test_a_district_is_as_in_the_table(row: dict[str, Any]) -> None:
    assert (row["name"], row["slots"]) == DISTRICTS[row["slug"]]
    assert row["players"] == [seats for seats in (2, 3, 4, 5) if row["slug"] in map_for(seats).districts]


@rows("bridge")
def test_a_bridge_is_as_in_the_table(row: dict[str, Any]) -> None:
    assert row["name"] == BRIDGE_NAMES[row["slug"]]
    assert (tuple(row["ends_2_4"]), tuple(row["ends_5"])) == (
        map_for(4).bridges[row["slug"]], map_for(5).bridges[row["slug"]]
    )  # fmt: skip


@rows("border")
def test_a_border_is_as_in_the_table(row: dict[str, Any]) -> None:
    for seats, key in ((4, "ends_2_4"), (5, "ends_5")):
        if key in row:
            assert tuple(row[key]) in map_for(seats).borders


@pytest.mark.rule("EG-134", "EG-135", "EG-136", "EG-137")
@rows("room")
def test_a_room_is_as_in_the_table(row: dict[str, Any]) -> None:
    assert (row["slug"], row["name"], row["text"]) == (
        ROOMS[row["position"] - 1], ROOM_NAMES[row["slug"]], room_text(row["slug"])
    )  # fmt: skip


@rows("batman_rule")
def test_a_side_of_the_batman_rule_card_is_as_in_the_table(row: dict[str, Any]) -> None:
    assert (row["name"], row["text"]) == (RULE_NAMES[row["slug"]], RULE_TEXTS[row["slug"]])


@pytest.mark.rule("EG-005", "EG-017", "EG-018", "EG-024")
def test_the_box_holds_what_it_says() -> None:
    assert (12, 26, 10, 10) == (len(VILLAINS), len(EVENTS), len(INCOMES), len(TOKENS))
    assert (50, 25, 6) == (sum(card.copies for card in POWERS.values()), sum(card.copies for card in WEAPONS.values()),
                           sum(card.starting for card in POWERS.values()))  # fmt: skip
    pieces = DATA["pieces_per_player"]
    assert (pieces["goons"], pieces["fire"], DATA["pieces_shared"]["buildings_per_type"]) == (GOONS, FIRES, PIECES)
    assert {row["slug"]: row["count"] for row in DATA["building_type"]} == dict.fromkeys(BUILDINGS, PIECES)


def test_every_component_can_be_looked_up() -> None:
    game = Enemies()
    slugs = [row["slug"] for sort in SORTS for row in DATA[sort]]
    assert [] == [slug for slug in slugs if game.component(slug) is None]
    assert len(game.components) == len({component.slug for component in game.components})


def test_texts_fit_their_cards() -> None:
    long = [each.slug for each in (*POWERS.values(), *WEAPONS.values(), *EVENTS.values()) if len(each.text) > 240]
    assert [] == long
