"""Without a browser its tests are left out and the output says so; where CI is set that is an error."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import chromium
from tests.test_house import ROOT

TWO_TESTS = "import pytest\n\n\n@pytest.mark.browser\ndef test_page():\n    pass\n\n\ndef test_plain():\n    pass\n"


def run_without_browser(folder: Path, **environment: str) -> tuple[int, str]:
    """Exit code and output of pytest over a browser test and a plain one, where no program is to be found."""
    (folder / "test_two.py").write_text(TWO_TESTS)
    inherited = {name: value for name, value in os.environ.items() if name != "CI" and not name.startswith("PYTEST")}
    options = ["-c", ROOT / "pyproject.toml", "--rootdir", folder, "-p", "tests.conftest", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, folder],
        cwd=ROOT,
        env=inherited | {"PATH": str(folder)} | environment,
        check=False,
        capture_output=True,
        text=True,
    )
    return run.returncode, run.stdout + run.stderr


def test_without_a_browser_its_tests_are_left_out_and_the_output_says_so(tmp_path: Path) -> None:
    code, output = run_without_browser(tmp_path)
    assert code == 0
    assert "1 passed, 1 deselected" in output
    assert chromium.MISSING in output


def test_in_ci_a_missing_browser_is_an_error(tmp_path: Path) -> None:
    code, output = run_without_browser(tmp_path, CI="true")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert chromium.MISSING in output
