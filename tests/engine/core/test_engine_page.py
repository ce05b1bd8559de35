"""The examples of docs/engine.md are run, or are found word for word in the file that they name."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from engine.core.play import Play

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
QUOTED = [block for block in BLOCKS if block.startswith("# ")]
WRITTEN = [block for block in BLOCKS if not block.startswith("# ")]


def test_the_examples_of_the_page_run_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    page = ModuleType("engine_page")
    monkeypatch.setitem(sys.modules, "engine_page", page)
    for block in WRITTEN:
        above = PAGE[: PAGE.index(block)].count("\n")
        exec(compile("\n" * above + block, str(ROOT / "docs" / "engine.md"), "exec"), page.__dict__)
    assert 8 == len(WRITTEN)
    assert {"HeistGame", "played", "forged"} <= set(vars(page))


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.splitlines()[1].strip()[:40])
def test_what_the_page_quotes_stands_in_the_file_it_names(block: str) -> None:
    first, _, code = block.partition("\n")
    assert code in (ROOT / first.removeprefix("# ")).read_text(encoding="utf-8")


def test_every_call_that_the_page_lists_exists() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert ["choose", "choose_many", "order", "may", "window", "secretly", "ask"] == listed
    assert all(callable(getattr(Play, name)) for name in listed)
