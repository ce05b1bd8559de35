"""What holds for all tests: browser tests run where there is a browser; elsewhere the end of the output says so."""

import os

import pytest

from tests import chromium

pytest_plugins = ("pytester", "tests.fake.plugin")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    browser = [item for item in items if item.get_closest_marker("browser")]
    if not browser or chromium.executable():
        return
    if os.environ.get("CI"):
        raise pytest.UsageError(chromium.MISSING)
    items[:] = [item for item in items if item not in browser]
    config.hook.pytest_deselected(items=browser)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium.executable() is None:
        terminalreporter.section("browser", yellow=True)
        terminalreporter.line(chromium.MISSING)
