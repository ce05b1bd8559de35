"""The documents point at what exists."""

import re
from pathlib import Path

import pytest

from tests.test_house import ROOT, tracked

PAGES = [path for path in tracked() if path.suffix == ".md"]


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings get on a forge."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file_and_heading_of_the_project(page: Path) -> None:
    broken: list[str] = []
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if target.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        linked = page.parent / path if path else page
        if not linked.exists() or (anchor and anchor not in anchors(linked)):
            broken.append(target)
    assert [] == broken


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {
        name
        for page in PAGES
        for name in re.findall(r"(?:`|^)make ([a-z]+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert {"sandbox", "test"} <= named
    assert set() == named - targets


def test_the_index_names_every_document() -> None:
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in PAGES if path.is_relative_to(ROOT / "docs")}
    linked = set(re.findall(r"\]\(([^)\s#]+)", (ROOT / "docs/README.md").read_text(encoding="utf-8")))
    assert pages - {"README.md"} <= linked
