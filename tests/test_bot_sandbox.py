"""`bot.py sandbox`: a page in the browser that is gone, with all that was in it, when the program ends."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.front_door import PATIENCE, ROOT, bot, environment


@pytest.fixture
def served(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A sandbox on a free port, whose temporary files lie in tmp_path."""
    run = subprocess.Popen(
        [sys.executable, ROOT / "bot.py", "sandbox", "--port", "0"],
        cwd=tmp_path, env=environment() | {"TMPDIR": str(tmp_path)}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield run
    finally:
        run.kill()
        run.communicate()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_page_is_served_until_the_program_is_told_to_stop(
    tmp_path: Path, served: subprocess.Popen[str], how: signal.Signals
) -> None:
    assert served.stdout is not None
    opened = re.fullmatch(r"Open (http://127\.0\.0\.1:\d+/)\S*\n", served.stdout.readline())
    assert opened is not None
    with urllib.request.urlopen(opened[1]) as page:
        assert (200, "text/html") == (page.status, page.headers.get_content_type())
    assert ["sandbox.db"] == [path.name for path in tmp_path.rglob("*.db")]
    served.send_signal(how)
    _, err = served.communicate(timeout=PATIENCE)
    assert (0, "") == (served.returncode, err)
    assert [] == list(tmp_path.iterdir())


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = bot(tmp_path, "sandbox", "--port", port)
    assert (1, "", f"Port {port} is taken. Choose another one: make sandbox PORT={port + 1}\n") == (
        ran.code,
        ran.out,
        ran.err,
    )
