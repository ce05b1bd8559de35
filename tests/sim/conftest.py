"""A world per test: `w` runs the bot that the fixture `make_bot` builds."""

from collections.abc import AsyncIterator, Generator

import pytest

from tests.sim.harness import MakeBot, World, world


@pytest.fixture
async def w(make_bot: MakeBot) -> AsyncIterator[World]:
    """A world in which the bot of the fixture `make_bot` runs."""
    async with world(make_bot) as built:
        yield built


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show what everybody saw beside a failed test."""
    report = yield
    if report.when == "call" and report.failed:
        for value in getattr(item, "funcargs", {}).values():
            if isinstance(value, World):
                report.sections.append(("what people did and saw", value.story()))
    return report
