"""A tab with the sandbox page, and what a person does in it."""

from pathlib import Path

from playwright.async_api import ConsoleMessage, Error, Locator, expect
from playwright.async_api import Page as BrowserPage

from sandbox.page import Page

_CURRENT = """revision => {
    const page = window.simcordPreview;
    return page.ready && !page.pendingAction && !page.pendingQuery && page.publishedRevision >= revision;
}"""

_BELOW = """() => {
    const {scrollHeight, scrollTop, clientHeight} = document.querySelector("#channel-timeline");
    return Math.round(scrollHeight - scrollTop - clientHeight);
}"""


class Tab:
    """One browser tab. Each deed waits until the tab shows all that the bot has done, before and after."""

    def __init__(self, browser_page: BrowserPage, served: Page) -> None:
        self.page = browser_page
        self.served = served
        self.complaints: list[str] = []
        """Errors on the browser's console, and exceptions that no script of the page caught."""
        browser_page.on("console", self._heard)
        browser_page.on("pageerror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        # The browser asks for an icon by itself, and SimCord has none.
        if message.type == "error" and not message.location["url"].endswith("/favicon.ico"):
            self.complaints.append(message.text)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    async def open(self) -> None:
        """Load the page."""
        await self.page.goto(self.served.url)
        await self.page.wait_for_function("() => window.simcordPreview?.contextId && window.simcordPreview.ready")
        await self.current()

    async def current(self) -> None:
        """Wait until the tab shows what was published to it last."""
        context = await self.page.evaluate("() => window.simcordPreview.contextId")
        revision = self.served.preview._pages[context].revision
        await self.page.wait_for_function(_CURRENT, arg=revision)

    async def view_as(self, name: str) -> None:
        """Be somebody else."""
        await self.current()
        [chosen] = await self.page.get_by_label("Viewing as", exact=True).select_option(label=name)
        await self.page.wait_for_function("id => window.simcordPreview.viewerId === id", arg=chosen)
        await self.current()

    async def command(self, command: str, **options: str) -> None:
        """Type a command, such as "table open"; an option that offers choices gets the one that shows this text."""
        await self.current()
        box = self.page.locator("#channel-composer-input")
        await box.fill(f"/{command}")
        await self.page.locator(".command-entry").filter(has_text=f"/{command}").first.click()
        for name, value in options.items():
            await self._option(name, value)
        await self.page.get_by_role("button", name="Send", exact=True).click()
        await expect(box).to_be_visible()
        await self.current()

    async def _option(self, name: str, value: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{name}"]')
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await self.suggestions.filter(has_text=name).first.click()
        await field.fill(value)
        if await field.get_attribute("role") == "combobox":
            await self.suggestions.filter(has_text=value).first.click()

    @property
    def suggestions(self) -> Locator:
        """What is offered for the option being typed."""
        return self.page.locator(".command-popup [role=option]")

    @property
    def messages(self) -> Locator:
        """The messages of the channel, oldest first."""
        return self.page.locator("#channel-message-list article.channel-message")

    async def click(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.current()
        await self.messages.get_by_role("button", name=label, exact=True).last.click()
        await self.current()

    def menu(self, placeholder: str) -> Locator:
        """The newest menu with this placeholder."""
        return self.messages.locator(".preview-select").filter(has=self.page.get_by_label(placeholder, exact=True)).last

    async def choose(self, placeholder: str, *labels: str) -> None:
        """Choose in the newest menu with this placeholder."""
        await self.current()
        menu = self.menu(placeholder)
        await menu.locator(".select-trigger").click()
        for label in labels:
            option = menu.locator(".select-option").filter(has=self.page.get_by_text(label, exact=True))
            await option.click()
        apply = menu.get_by_role("button", name="Apply", exact=True)
        if await apply.count():
            await apply.click()
        await self.current()

    async def says(self, text: str) -> None:
        """Wait until the newest message holds this text."""
        await expect(self.messages.last).to_contain_text(text)

    @property
    def picture(self) -> Locator:
        """The newest picture in an embed."""
        return self.messages.locator("img.embed-image").last

    async def picture_width(self) -> int:
        """The width in pixels of the newest picture in an embed, once it is loaded."""
        await expect(self.picture).to_be_visible()
        return await self.picture.evaluate("image => image.naturalWidth")

    async def below(self) -> int:
        """How many pixels of the channel lie below what the tab shows of it."""
        await self.current()
        return await self.page.evaluate(_BELOW)

    async def photograph(self, path: Path) -> None:
        """Save what the tab shows as PNG."""
        await self.page.screenshot(path=path)
