"""What make does with the `.venv` that it finds."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.front_door import ROOT

MAKING = " -m venv .venv"


def checkout(folder: Path, python: Path) -> Path:
    """A folder in which everything was set up with this Python; returns its `.venv`."""
    shutil.copy(ROOT / "Makefile", folder)
    (folder / "requirements.txt").touch()
    venv = folder / ".venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin/python").symlink_to(python)
    for made in (venv / "bin/pip", venv / "bot"):
        made.touch()
    return venv


def planned(folder: Path, goal: str) -> str:
    """What make would do for a goal."""
    ran = subprocess.run(
        ["make", "--dry-run", goal], cwd=folder, capture_output=True, text=True, timeout=60, check=True
    )
    return ran.stdout


def test_what_was_set_up_is_used(tmp_path: Path) -> None:
    venv = checkout(tmp_path, Path(sys.executable))
    assert [".venv/bin/python bot.py check"] == planned(tmp_path, "check").splitlines()
    assert (venv / "bot").exists()


def test_where_python_was_taken_away_everything_is_set_up_anew(tmp_path: Path) -> None:
    venv = checkout(tmp_path, tmp_path / "python-of-last-year")
    assert MAKING in planned(tmp_path, "check")
    assert not venv.exists()


def test_where_python_was_updated_past_its_packages_everything_is_set_up_anew(tmp_path: Path) -> None:
    other = tmp_path / "python-of-next-year"
    other.write_text("#!/bin/sh\necho \"No module named 'pip'\" >&2\nexit 1\n")
    other.chmod(0o755)
    venv = checkout(tmp_path, other)
    assert MAKING in planned(tmp_path, "check")
    assert not venv.exists()
