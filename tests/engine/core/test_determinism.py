"""Two runs of a game are equal, whatever the interpreter's hash seed is."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from tests.engine.lab import Lab
from tests.engine.oracles import play_random

ROOT = Path(__file__).parents[3]


def journals() -> str:
    """A digest of everything that two games tell, ask, draw and store."""
    digest = hashlib.sha256()
    for windows in ("quick", "poker"):
        played = play_random(Lab(), 4, windows=windows, seed=7, thorough=True)
        for part in (played.answers, played.events, played.standings, played.snapshots):
            digest.update(repr(part).encode())
    return digest.hexdigest()


def test_journals_are_equal_under_any_hash_seed() -> None:
    code = "from tests.engine.core.test_determinism import journals; print(journals())"
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1", "4711")
    }
    assert {journals()} == found
