"""The walk-through of docs/arkham-cards.md is true: its card is registered, and its tests pass."""

import re
from collections.abc import Callable
from typing import Any

from engine.arkham.design import REGISTER
from tests.component_tables import ROOT

PAGE = ROOT / "docs/arkham-cards.md"


def test_the_card_and_the_tests_of_the_walk_through_work() -> None:
    card, tests = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {"__name__": "walk_through"}
    exec(compile(card, PAGE.name, "exec"), names)
    REGISTER["night_watch"].box = "test"
    exec(compile(tests, PAGE.name, "exec"), names)
    steps: list[Callable[[], None]] = [each for name, each in names.items() if name.startswith("test_")]
    assert 3 == len(steps)
    for step in steps:
        step()
    assert ("Night Watch", 4, True) == (
        REGISTER["night_watch"].name, REGISTER["night_watch"].cost, REGISTER["night_watch"].defends == "discard",
    )  # fmt: skip


def test_the_parts_that_the_page_names_exist() -> None:
    words = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    design = REGISTER["punch"]
    assert {"use", "by_itself", "when", "defended", "arrives", "ends", "cheaper_to_buy", "cheaper_to_bribe"} <= words
    assert all(hasattr(design, word) for word in ("use", "by_itself", "when", "defended", "arrives", "ends"))
