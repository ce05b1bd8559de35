"""What the project depends on is pinned, explained and comes from no named index."""

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.test_house import ROOT, tracked

STEMS = ("requirements", "requirements-sandbox", "requirements-dev")


def canonical(name: str) -> str:
    """A package's name as an index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def direct(stem: str) -> list[str]:
    """The packages that a .in file names itself."""
    lines = (ROOT / f"{stem}.in").read_text(encoding="utf-8").splitlines()
    return [re.split(r"[\[<>=~! ;]", line)[0] for line in lines if line and not line.startswith(("-", "#"))]


def pins(stem: str) -> dict[str, list[str]]:
    """The lines of each pinned package in a .txt file, by canonical name; the first is its version."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (ROOT / f"{stem}.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            name, _, version = line.partition("==")
            found[canonical(name)] = lines = [version]
        elif not line.lstrip().startswith("#"):
            lines.append(line.strip())
    return found


@pytest.mark.parametrize("stem", STEMS)
def test_every_package_is_pinned_with_hashes_and_nothing_else(stem: str) -> None:
    for name, (version, *hashes) in pins(stem).items():
        assert re.fullmatch(r"[\w.]+( ; .+)? \\", version), name
        assert hashes, name
        assert [] == [line for line in hashes if not re.fullmatch(r"--hash=sha256:[0-9a-f]{64}( \\)?", line)]


@pytest.mark.parametrize("stem", STEMS)
def test_every_direct_dependency_is_pinned(stem: str) -> None:
    assert {canonical(name) for name in direct(stem)} <= pins(stem).keys()


def test_the_three_files_agree_on_versions() -> None:
    runtime, sandbox, development = (pins(stem) for stem in STEMS)
    assert runtime == {name: sandbox[name] for name in runtime}
    assert sandbox == {name: development[name] for name in sandbox}


def test_every_direct_dependency_has_its_reason() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    sections = {
        stem: re.findall(r"^\| ([\w.-]+) \| (?:.{10,})\. \|$", part, re.MULTILINE)
        for stem, part in re.findall(r"^## .*?\(`([\w-]+)\.in`\)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    }
    assert {stem: sorted(direct(stem)) for stem in STEMS} == {stem: sorted(names) for stem, names in sections.items()}


@cache
def distributions() -> Mapping[str, list[str]]:
    """Who brings a module; to ask takes a moment."""
    return packages_distributions()


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports, by canonical name; neither Python's own nor ours."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [node.module]
        for top in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"_typeshed"}:
            if not (ROOT / top).is_dir() and not (ROOT / f"{top}.py").exists():
                yield from map(canonical, distributions().get(top, [top]))


def test_every_package_that_is_imported_is_named_or_said_to_come_with_one_that_is() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    _, _, rest = page.partition("\n## What comes with them\n")
    with_others = set(re.findall(r"^\| ([\w.-]+) \| With (?:.{10,})\. \|$", rest, re.MULTILINE))
    named = {canonical(name) for stem in STEMS for name in direct(stem)}
    found = {name for path in tracked() if path.suffix == ".py" for name in imported(path)}
    assert found - named == with_others


@pytest.mark.parametrize("stem", STEMS[:2])
def test_every_package_that_runs_with_the_bot_or_the_sandbox_is_imported_there(stem: str) -> None:
    ours = [path for path in tracked() if path.suffix == ".py" and "tests" not in path.parts]
    found = {name for path in ours for name in imported(path)}
    assert {canonical(name) for name in direct(stem)} <= found
