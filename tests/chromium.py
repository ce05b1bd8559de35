"""Where the browser for the tests is. It comes from the system: nothing is downloaded."""

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What keeps Chromium from calling home and lets it run as root in a container."""

MISSING = (
    "The browser tests were NOT run: there is no Chromium here. "
    "Install it (Debian: apt-get install chromium libatomic1) and run the tests again."
)


def executable() -> str | None:
    """Path of the first browser found, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)
