"""One browser for all, and tabs of the sandbox page: `tab` shows the bot that the fixture `make_sandbox_bot` builds.

Where there is no Chromium these tests are left out, or in CI refused, by the conftest above.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeAlias

import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from sandbox import MakeBot
from sandbox.page import Page, opened
from tests import chromium
from tests.browser.tab import Tab

OpenTab: TypeAlias = Callable[[], Awaitable[Tab]]

PATIENCE = 20_000
"""Milliseconds that a browser on a busy machine may take for anything."""

expect.set_options(timeout=PATIENCE)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, without a window."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(
            executable_path=chromium.executable(), args=list(chromium.ARGUMENTS)
        )
        yield launched
        await launched.close()


@pytest_asyncio.fixture(loop_scope="session")
async def served(make_sandbox_bot: MakeBot) -> AsyncIterator[Page]:
    """The sandbox on a free port, and the world behind it."""
    async with opened(make_sandbox_bot) as page:
        yield page


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: Browser, served: Page) -> AsyncIterator[OpenTab]:
    """Opens one more tab of the page."""
    # The page forbids eval, which Playwright needs to wait for a state of it.
    context = await browser.new_context(bypass_csp=True, viewport={"width": 1280, "height": 1000})
    context.set_default_timeout(PATIENCE)

    async def open_one() -> Tab:
        tab = Tab(await context.new_page(), served)
        await tab.open()
        return tab

    yield open_one
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tab(open_tab: OpenTab) -> Tab:
    """A tab in which Ana looks at the channel."""
    return await open_tab()
