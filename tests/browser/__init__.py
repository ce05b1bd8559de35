"""The sandbox page in a real browser.

@pytest.fixture
def make_sandbox_bot(tmp_path): return lambda on_delivered: build_bot(tmp_path, on_delivered)

@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")           # that of the one browser
async def test_it(tab, open_tab):                    # tests.browser.tab.Tab
    await tab.command("table open", game="DC Breakout")       # the text that a choice or suggestion shows
    await tab.click("My hand"); await tab.choose("Play", "Giant Mallet")
    other = await open_tab(); await other.view_as("Ben")      # Ana, Ben, Cleo or Max
    await tab.says("Ben acted."); await tab.photograph(tmp_path / "page.png")
"""
