"""The program as whoever runs it meets it: a command line, what is printed, an exit code."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from art import Picture

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 300.0
"""Seconds after which a run that does not end fails its test."""


PNG = b"\x89PNG\r\n\x1a\n"


async def blank(picture: Picture) -> bytes:
    """A painter whose pictures take no time: no two are alike that show different things."""
    return PNG + picture.digest.encode()


@dataclass(frozen=True)
class Ran:
    """How a run of `bot.py` ended, and what it printed."""

    code: int
    out: str
    err: str


def environment(**settings: object) -> dict[str, str]:
    """This process's environment with these settings of the bot (`token="..."` is ROGUES_TOKEN) and no others."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("ROGUES_")}
    return plain | {f"ROGUES_{name.upper()}": str(value) for name, value in settings.items()}


def bot(folder: Path, *words: object, path: Path | None = None, **settings: object) -> Ran:
    """Run `bot.py WORDS` in a folder until it ends. Modules in `path` go before installed ones."""
    ran = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), *map(str, words)],
        cwd=folder,
        env=environment(**settings) | ({} if path is None else {"PYTHONPATH": str(path)}),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)
