"""The house rules that no other tool checks: what the engine may do, how long things are, what files may say."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import determinism

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "storage", "host", "art", "cogs", "console", "sandbox")
MODULE_LINES = 420
FUNCTION_LINES = 45

# Written so that this file does not hold what it forbids.
UNWANTED = re.compile(r"/(?:work|root|farm|tmp)/\w|python[h]osted|registry\.npm[j]s|pypi[.]org|deb[.]debian")
VAGUE = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}


def product() -> list[Path]:
    """The modules of the product: the front door, the settings and all rooms."""
    doors = [path for path in (ROOT / "bot.py", ROOT / "settings.py") if path.exists()]
    return doors + [path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py"))]


def tracked() -> list[Path]:
    """The files that git tracks; in a copy without git all files but those a run writes."""
    if (ROOT / ".git").exists():
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    written = {".venv", "build", "data", "__pycache__"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not written & set(path.relative_to(ROOT).parts)]


def functions(source: str) -> Iterator[tuple[str, int]]:
    """Name and number of lines, docstring not counted, of each function in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0]
            documented = ast.get_docstring(node) is not None
            docstring = (first.end_lineno or first.lineno) - first.lineno + 1 if documented else 0
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1 - docstring


def test_the_engine_does_nothing_that_could_make_two_runs_differ() -> None:
    """No clock, no chance, no async, no outside world, no order of a set in any module of the engine (DESIGN 2.1)."""
    modules = sorted((ROOT / "engine").rglob("*.py"))
    found = [
        f"{path.relative_to(ROOT)}:{line} {complaint}"
        for path in modules
        for line, complaint in determinism.findings(path.read_text(encoding="utf-8"))
    ]
    assert modules
    assert [] == found


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("import random", "imports random"),
        ("import os.path", "imports os.path"),
        ("from time import monotonic", "imports time"),
        ("def card():\n    import uuid", "imports uuid"),
        ("import logging, enum", "imports logging"),
        ("import secrets", "imports secrets"),
        ("from copy import deepcopy", "imports copy"),
        ("import discord", "imports discord"),
        ("from host.table import Table", "imports host.table"),
        ("async def card(): pass", "is async"),
        ("x = hash(card)", "uses hash"),
        ("x = sorted(cards, key=id)", "uses id"),
        ("x = state.deepcopy()", "uses deepcopy"),
        ("for seat in {1, 2}: pass", "depends on the order of a set"),
        ("for seat in set(seats): pass", "depends on the order of a set"),
        ("order = list(frozenset(seats))", "depends on the order of a set"),
        ("order = [seat for seat in {s for s in seats}]", "depends on the order of a set"),
        ("order = {seat: 1 for seat in set(seats)}", "depends on the order of a set"),
        ("order = [*set(seats)]", "depends on the order of a set"),
        ("text = ', '.join(set(names))", "depends on the order of a set"),
        ("first = next(iter(set(seats)))", "depends on the order of a set"),
        ("first = set(seats).pop()", "depends on the order of a set"),
        ("a, b = {1, 2}", "depends on the order of a set"),
        ("def f(left: set[int]):\n    for seat in left: pass", "depends on the order of a set"),
        ("def f(left: frozenset[int] | None):\n    for seat in left or (): pass", "depends on the order of a set"),
        ("def f(left, right):\n    for seat in set(right) - left: pass", "depends on the order of a set"),
        ("def f():\n    seen = set()\n    return list(seen)", "depends on the order of a set"),
        ("ALL = frozenset({1})\ndef f():\n    return [s for s in ALL]", "depends on the order of a set"),
        (
            "class State:\n    seen: set[int]\ndef f(state):\n    return tuple(state.seen)",
            "depends on the order of a set",
        ),
        ("for seat in hands.keys() & boards.keys(): pass", "depends on the order of a set"),
        ("for seat in seats.union(others): pass", "depends on the order of a set"),
    ],
)
def test_a_source_of_difference_is_found(source: str, complaint: str) -> None:
    assert [complaint] == [text[: len(complaint)] for _, text in determinism.findings(source)]


@pytest.mark.parametrize(
    "source",
    [
        "import dataclasses, enum, hashlib, json\nfrom pydantic import TypeAdapter\nfrom engine.core import ask",
        "from . import dice",
        "for seat in sorted({1, 2}): pass",
        "yes = 3 in {1, 2}",
        "yes = any(seat > 1 for seat in {1, 2})",
        "many = len(set(seats))",
        "kinds = {kind for kind in set(seats)}",
        "class Card:\n    id: int\nx = card.id",
        "def option(id: str):\n    return [o for o in options if o.id == id]",
        "def f(ids):\n    return [id for id in ids]",
        "def f(seats: list[int]):\n    seats.pop()\n    return [s for s in seats]",
        "for seat in hands.keys(): pass",
    ],
)
def test_harmless_source_is_let_through(source: str) -> None:
    assert [] == determinism.findings(source)


def test_other_rooms_use_the_engines_public_names() -> None:
    """They take them from `engine` itself or from a game's view, `engine.<game>.view`, and take no private one."""
    found: list[str] = []
    for path in product():
        if path.is_relative_to(ROOT / "engine"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                modules, private = [node.module or ""], any(alias.name.startswith("_") for alias in node.names)
            elif isinstance(node, ast.Import):
                modules, private = [alias.name for alias in node.names], False
            else:
                continue
            inner = [module for module in modules if module.split(".")[0] == "engine"]
            if any(private or not re.fullmatch(r"engine(\.\w+\.view)?", module) for module in inner):
                found.append(f"{path.relative_to(ROOT)}: {ast.unparse(node)}")
    assert [] == found


def test_modules_stay_short() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in product()}
    assert {} == {name: length for name, length in lengths.items() if length > MODULE_LINES}


def test_functions_stay_short() -> None:
    found = [
        f"{path.relative_to(ROOT)} {name} has {length} lines"
        for path in product()
        for name, length in functions(path.read_text(encoding="utf-8"))
        if length > FUNCTION_LINES
    ]
    assert [] == found


def test_a_functions_length_leaves_out_its_docstring() -> None:
    source = 'def card():\n    """Text\n    over\n    lines."""\n    a = 1\n    return a\n'
    assert [("card", 3)] == list(functions(source))


def test_modules_are_named_for_what_they_do() -> None:
    assert [] == [str(path.relative_to(ROOT)) for path in product() if path.stem in VAGUE or path.parent.name in VAGUE]


def test_no_tracked_file_names_a_machines_folder_or_a_registry() -> None:
    found: list[str] = []
    for path in tracked():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{path.relative_to(ROOT)}:{n}" for n, line in enumerate(lines, 1) if UNWANTED.search(line)]
    assert [] == found


def test_no_test_is_left_out_expected_to_fail_or_sleeps() -> None:
    """A test either runs and can fail, or is deselected with the reason printed (see conftest.py)."""
    calls = {"pytest.skip", "pytest.xfail", "pytest.importorskip", "time.sleep", "asyncio.sleep"}
    marks = {"pytest.mark.skip", "pytest.mark.skipif", "pytest.mark.xfail"}
    found: list[str] = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            marked = ast.unparse(node) if isinstance(node, ast.Attribute) else ""
            if (called in calls and ast.unparse(node) != "asyncio.sleep(0)") or marked in marks:
                found.append(f"{path.relative_to(ROOT)}: {ast.unparse(node)}")
    assert [] == found


def test_pyright_catches_a_forgotten_yield_from_in_the_engine(tmp_path: Path) -> None:
    """With the project's own configuration, and in the engine only."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in ("engine", "host"):
        (tmp_path / room).mkdir()
        (tmp_path / room / "card.py").write_text(
            "from collections.abc import Generator\n\n\n"
            "def may(what: str) -> Generator[str, bool, bool]:\n    return (yield what)\n\n\n"
            'def card() -> Generator[str, bool, None]:\n    may("draw")\n    yield "end"\n'
        )
    run = subprocess.run(
        [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable, "-p", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    found = [
        (Path(one["file"]).relative_to(tmp_path.resolve()).as_posix(), one["range"]["start"]["line"], one["rule"])
        for one in json.loads(run.stdout)["generalDiagnostics"]
    ]
    assert [("engine/card.py", 8, "reportUnusedCallResult")] == found


def test_every_room_is_checked_strictly() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert {*ROOMS, "bot.py", "settings.py"} == set(config["pyright"]["strict"])
    assert set(ROOMS) == set(config["importlinter"]["root_packages"])
