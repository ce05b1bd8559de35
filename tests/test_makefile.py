"""What make does with the `.venv` that it finds."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.front_door import ROOT

MAKING = " -m venv .venv"


def checkout(folder: Path, python: str | None) -> Path:
    """A folder in which everything was set up, with this script as Python, or one that is gone; returns its `.venv`."""
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "requirements.txt").touch()
    venv = folder / ".venv"
    (venv / "bin").mkdir(parents=True)
    if python is not None:
        (folder / "python").write_text(f"#!/bin/sh\n{python}\n")
        (folder / "python").chmod(0o755)
    (venv / "bin/python").symlink_to(folder / "python")
    for made in (venv / "bin/pip", venv / "bot"):
        made.touch()
    return venv


def planned(folder: Path, goal: str) -> str:
    """What make would do for a goal; another make that runs this test has no say in it."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--dry-run", goal]
    return subprocess.run(
        command, cwd=folder, env=alone, capture_output=True, text=True, timeout=60, check=True
    ).stdout  # fmt: skip


def test_what_was_set_up_is_used(tmp_path: Path) -> None:
    venv = checkout(tmp_path, "exit 0")
    assert [".venv/bin/python bot.py check"] == planned(tmp_path, "check").splitlines()
    assert (venv / "bot").exists()


def test_where_python_was_taken_away_everything_is_set_up_anew(tmp_path: Path) -> None:
    venv = checkout(tmp_path, None)
    assert MAKING in planned(tmp_path, "check")
    assert not venv.exists()


def test_where_python_was_updated_past_its_packages_everything_is_set_up_anew(tmp_path: Path) -> None:
    venv = checkout(tmp_path, "echo \"No module named 'pip'\" >&2\nexit 1")
    assert MAKING in planned(tmp_path, "check")
    assert not venv.exists()
