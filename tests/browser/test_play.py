"""The whole bot in the sandbox page: what a newcomer does there who reads and presses what is named."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from cogs.client import RoguesTable
from console.assembly import make_bot
from sandbox import MakeBot
from sandbox.page import Page
from settings import Settings
from tests.browser.tab import Tab

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

KEY = f"{1:032x}"
PRIVATE = "Only you can see this"
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def make_sandbox_bot(tmp_path: Path) -> MakeBot:
    settings = Settings(database=tmp_path / "sandbox.db", pacing=0)

    def build(delivered: Callable[[], None]) -> RoguesTable:
        async def told(_table: int) -> None:
            delivered()

        return make_bot(settings, on_delivered=told, key_source=lambda _size: KEY)

    return build


async def begin(tab: Tab, computers: int) -> None:
    """What the first message says: open, seat computers, start."""
    await tab.command("table open", game="DC Breakout")
    for _ in range(computers):
        await tab.click("Add a computer")
    await tab.click("Start")


def hands(tab: Tab) -> Locator:
    """The messages that the person alone sees and can answer."""
    refresh = tab.page.get_by_role("button", name="Refresh", exact=True)
    return tab.messages.filter(has_text=PRIVATE).filter(has=refresh)


async def pick_a_team(tab: Tab) -> list[str]:
    """Pick the first two Villains in the menu, confirm, and return their names."""
    await tab.click("Act")
    names = [re.sub(r"^• |:.*", "", line) for line in (await hands(tab).last.inner_text()).splitlines() if "• " in line]
    await tab.choose("Pick 2", *names[:2])
    await tab.click("Confirm 2 picked")
    return names[:2]


async def answer(tab: Tab) -> str:
    """Press Act, then the first button of the answer; returns its label."""
    await tab.click("Act")
    first = hands(tab).last.locator("button.component-button:enabled").first
    label = await first.inner_text()
    await first.click()
    await tab.current()
    return label


async def play_until(tab: Tab, text: str) -> list[str]:
    """Answer until the panel says this; returns what was pressed."""
    panel = tab.messages.filter(has=tab.page.locator("img.embed-image")).last
    pressed: list[str] = []
    while text not in await panel.inner_text():
        pressed.append(await answer(tab))
        assert len(pressed) < 40
    return pressed


async def test_a_newcomer_plays_some_rounds_against_a_computer(tab: Tab, served: Page, tmp_path: Path) -> None:
    """Every press is a button that the page shows; the picture is there, and the browser has nothing to complain of."""
    await tab.says("Press Act below the picture")
    await begin(tab, computers=1)
    await tab.says("Waiting for Ana: press Act.")
    assert 600 <= await tab.picture_width()
    team = await pick_a_team(tab)
    told = tab.messages.filter(has_text=f"Ana runs with {', '.join(team)}.")
    await expect(told.filter(has_text=PRIVATE)).to_have_count(1)
    await expect(told.filter(has_not_text=PRIVATE)).to_have_count(1)
    pressed = await play_until(tab, "round 3")
    assert "Roll" in pressed
    await tab.click("My hand")
    await expect(hands(tab).last).to_contain_text(team[0])
    await tab.photograph(tmp_path / "page.png")
    await tab.page.set_viewport_size(PHONE)
    await tab.current()
    await tab.photograph(tmp_path / "phone.png")
    assert [] == tab.complaints
    served.gotham.env.raise_errors()


async def test_another_person_sees_the_table_and_nobodys_hand(tab: Tab) -> None:
    await begin(tab, computers=1)
    team = await pick_a_team(tab)
    await expect(hands(tab)).not_to_have_count(0)
    await tab.view_as("Ben")
    await tab.says("Waiting for Ana: press Act.")
    assert 600 <= await tab.picture_width()
    await expect(tab.messages.filter(has_text=PRIVATE)).to_have_count(0)
    await tab.click("My hand")
    await expect(tab.messages.filter(has_text=PRIVATE)).to_contain_text("You do not sit at this table")
    await expect(tab.messages.filter(has_text=PRIVATE).filter(has_text=team[0])).to_have_count(0)
    assert [] == tab.complaints


async def test_a_moderator_pauses_a_table_and_lets_it_go_on(tab: Tab) -> None:
    await begin(tab, computers=1)
    await tab.view_as("Max")
    await tab.command("mod pause", reason="Tea")
    await tab.view_as("Ana")
    await tab.says("The table is paused")
    await tab.click("Act")
    await expect(hands(tab).last).to_contain_text("wait until a moderator resumes it")
    await tab.view_as("Max")
    await tab.command("mod resume", reason="Enough tea")
    await tab.view_as("Ana")
    assert await pick_a_team(tab)
    assert [] == tab.complaints


async def test_a_menu_at_the_bottom_of_the_page_opens_where_it_is(tab: Tab) -> None:
    """The page draws itself anew for that, pictures included, and must neither jump nor close the menu."""
    await begin(tab, computers=2)
    await tab.click("Act")
    assert 0 == await tab.below()
    menu = tab.menu("Pick 2")
    await menu.locator(".select-trigger").click()
    await expect(menu.locator(".select-option").first).to_be_visible()
    assert 0 == await tab.below()


async def test_the_page_stays_at_the_newest_message_in_a_long_channel(tab: Tab, served: Page) -> None:
    """It shows the last fifty; the oldest of them go as new ones come."""
    channel = served.gotham.env.bot.get_partial_messageable(served.gotham.channel.id)
    for number in range(45):
        await channel.send(f"Line {number}")
    await begin(tab, computers=1)
    assert 0 == await tab.below()
    await tab.click("Act")
    assert 0 == await tab.below()
    await expect(tab.page.get_by_role("button", name="Load earlier messages")).to_be_visible()


async def test_on_a_phone_nothing_is_wider_than_the_screen(tab: Tab) -> None:
    await tab.page.set_viewport_size(PHONE)
    await begin(tab, computers=3)
    await pick_a_team(tab)
    widest = "() => Math.max(...Array.from(document.querySelectorAll('body *'), e => e.getBoundingClientRect().right))"
    assert PHONE["width"] >= await tab.page.evaluate(widest)
    assert 0 == await tab.page.locator("a.link-button[href*='discord.com/channels']:visible").count()


async def test_a_table_in_a_list_has_its_name_and_leads_nowhere_outside(tab: Tab) -> None:
    await begin(tab, computers=1)
    await tab.command("me tables")
    named = tab.messages.last.get_by_text("DC Breakout: Arkham Asylum, table 1", exact=True)
    await expect(named).to_be_visible()
    assert "none" == await named.evaluate("link => getComputedStyle(link).pointerEvents")


async def test_a_list_of_tables_names_the_channel_where_each_is_played(tab: Tab) -> None:
    await begin(tab, computers=1)
    await tab.command("table list")
    await expect(tab.messages.last).to_contain_text("1 DC Breakout: Arkham Asylum · running · #arkham · ")
    assert "<#" not in await tab.messages.last.inner_text()
