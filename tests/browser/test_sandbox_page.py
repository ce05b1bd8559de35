"""The sandbox page shows what the bot does to whoever looks, and takes commands, presses and choices."""

from pathlib import Path

import pytest
from playwright.async_api import expect

from sandbox import MakeBot
from sandbox.page import Page
from tests.browser.conftest import OpenTab
from tests.browser.tab import Tab
from tests.sim.small_bot import SmallBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


@pytest.fixture
def make_sandbox_bot(tmp_path: Path) -> MakeBot:
    return lambda on_delivered: SmallBot(tmp_path / "bot.db", on_delivered)


async def test_a_newcomer_is_told_what_to_type_and_gets_a_table_with_a_picture(tab: Tab) -> None:
    await tab.says("Type /table open into the box below")
    await tab.command("table open", game="DC Breakout")
    await expect(tab.messages.filter(has_text="Only you can see this")).to_contain_text("Your table is open")
    await tab.says("Turn 0")
    assert 60 == await tab.picture_width()


async def test_presses_follow_each_other_without_a_pause(tab: Tab) -> None:
    await tab.command("table open", game="DC Breakout")
    for turn in range(1, 6):
        await tab.click("Act")
        await tab.says(f"@Ana acted in turn {turn}.")


async def test_a_hand_is_seen_by_its_owner_alone_and_its_menu_works(tab: Tab) -> None:
    await tab.command("table open", game="DC Breakout")
    await tab.click("My hand")
    await tab.choose("Choose cards", "Red Bat", "Green Ace")
    await tab.says("You chose")
    await tab.view_as("Ben")
    await tab.says("Turn 0")
    await expect(tab.messages.filter(has_text="You chose")).to_have_count(0)


async def test_suggestions_come_from_the_bot(tab: Tab) -> None:
    await tab.command("table open", game="DC Breakout")
    await tab.command("breakout play", card="Purple Dice")
    await tab.says("@Ana played Purple Dice.")


async def test_a_second_tab_is_another_person_and_follows_by_itself(tab: Tab, open_tab: OpenTab) -> None:
    await tab.command("table open", game="DC Breakout")
    other = await open_tab()
    await other.view_as("Max")
    await other.click("Act")
    await tab.says("@Max acted in turn 1.")
    await tab.click("Act")
    await other.says("@Ana acted in turn 2.")


async def test_the_page_follows_a_timer_of_the_bot(tab: Tab, served: Page) -> None:
    await tab.command("table open", game="DC Breakout")
    await tab.command("table ring", seconds="60")
    await served.gotham.env.advance_time(60)
    await tab.says("It is 00:01.")
