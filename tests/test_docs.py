"""The documents point at what exists."""

import configparser
import re
import struct
from pathlib import Path, PurePosixPath

import pytest

from console.door import CommandLine
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


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_command_line_of_the_bot_that_a_document_shows_can_be_typed(page: Path) -> None:
    shown = re.findall(r"python bot\.py ([a-z]+[^`\n|]*)", page.read_text(encoding="utf-8"))
    for words in shown:
        CommandLine().parser.parse_args(words.replace("GAME", "breakout").split())


def test_every_picture_says_what_it_shows_and_is_quick_to_load() -> None:
    found: list[str] = []
    for page in PAGES:
        for words, target in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            picture = (page.parent / target).resolve()
            found.append(picture.relative_to(ROOT).as_posix())
            assert len(words) > 40
            header = picture.read_bytes()[:24]
            assert b"\x89PNG" == header[:4]
            assert 600 <= struct.unpack(">I", header[16:20])[0] <= 1280
            assert picture.stat().st_size < (150_000 if picture.stem == "breakout" else 250_000)
    assert {"docs/images/breakout.png", "docs/images/enemies.png", "docs/images/sandbox.png"} == set(found)


def test_the_service_of_the_hosting_page_starts_the_bot_where_it_may_write() -> None:
    page = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    [text] = re.findall(r"^```ini\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    unit = configparser.ConfigParser(interpolation=None)
    unit.read_string(text)
    service = unit["Service"]
    python, script, *words = service["execstart"].split()
    folder = PurePosixPath(service["workingdirectory"])
    assert folder / ".venv/bin/python" == PurePosixPath(python)
    assert (ROOT / script).exists()
    assert "run" == CommandLine().parser.parse_args(words).module
    assert folder == PurePosixPath(service["readwritepaths"])
