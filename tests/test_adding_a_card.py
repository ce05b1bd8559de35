"""The walk-through of docs/adding-a-card.md is true: its cards work, its tests pass, and what it names exists."""

import re
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from art.villain_badges import BADGES
from engine.breakout import gadgets, worth
from engine.breakout.powers import REGISTER
from engine.breakout.race import Race
from tests.component_tables import ROOT, breakout

PAGE = ROOT / "docs/adding-a-card.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture
def written() -> Iterator[dict[str, Any]]:
    """All that the code of the page defines, run block after block; afterwards the game knows nothing of it."""
    names: dict[str, Any] = {"__name__": "walk_through"}
    known = len(gadgets._CARDS)
    with patch.dict(REGISTER), patch.dict(gadgets.KINDS):
        for block in re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
            exec(compile(block, PAGE.name, "exec"), names)
        yield names
    del gadgets._CARDS[known:]


def cases(test: Any) -> list[tuple[Any, ...]]:
    """The argument lists with which pytest would call a test."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    return list(marks[0].args[1]) if marks else [()]


def test_the_cards_of_the_page_do_what_its_tests_say(written: dict[str, Any]) -> None:
    tests = {name: each for name, each in written.items() if name.startswith("test_")}
    assert 6 == len(tests)
    for each in tests.values():
        for arguments in cases(each):
            each(*arguments)


def test_the_cards_of_the_page_are_registered_with_their_texts(written: dict[str, Any]) -> None:
    assert ("Orca", "If you are on a Square, add 2 to your roll.") == (REGISTER["orca"].name, REGISTER["orca"].text)
    assert written["SmokePellet"] is gadgets.KINDS["smoke-pellet"]
    assert [32, 33] == gadgets.cards_of("smoke-pellet")


def test_what_the_page_says_of_the_code_is_so() -> None:
    modules = {path.stem for path in (ROOT / "engine/breakout/powers").glob("*.py")} - {"__init__", "power"}
    part = TEXT.partition("## A Gadget")[0]
    assert modules <= set(re.findall(r"`(\w+)`", part))
    assert all(hasattr(Race, verb) for verb in ("advance", "move_back", "swap", "extra_turn"))
    files = set(re.findall(r"`((?:engine|tests|art|docs)/[\w/-]+\.\w+)`", TEXT))
    assert ["tests/engine/breakout/villains/test_orca.py"] == [name for name in files if not (ROOT / name).exists()]


def test_every_card_is_in_the_places_that_the_page_names() -> None:
    data = breakout()
    villains, kinds = sorted(REGISTER), sorted(gadgets.KINDS)
    assert villains == sorted(worth.VILLAINS) == sorted(BADGES) == sorted(row["slug"] for row in data["villain"])
    assert kinds == sorted(worth.GADGETS) == sorted(row["slug"] for row in data["gadget"])


def test_every_card_has_a_test_file_of_its_own() -> None:
    files = {path.stem for path in (ROOT / "tests/engine/breakout").glob("*/test_*.py")}
    assert [] == [slug for slug in (*REGISTER, *gadgets.KINDS) if f"test_{slug.replace('-', '_')}" not in files]


def test_the_rules_page_shows_every_card_with_the_text_that_players_see() -> None:
    """`/card` and the page cannot say two things: one comes from the code, the other from the tables."""
    page = (ROOT / "docs/rules/breakout.md").read_text(encoding="utf-8")
    cards = {**REGISTER, **gadgets.KINDS}
    assert [] == [slug for slug, card in cards.items() if not _shown(page, slug, card.name, card.text)]


def _shown(page: str, slug: str, name: str, text: str) -> bool:
    """Whether a table of the page has a row with this name that holds this text as a cell."""
    rows = [line for line in page.splitlines() if f"| **{name}** `{slug}` |" in line]
    return len(rows) == 1 and f"| {text} |" in rows[0]
