"""The simulated Discord shows what a person would see, lets people do only what they could, and notices bad manners."""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.sim.harness import MakeBot, NotPossible, World, world
from tests.sim.small_bot import CARDS, SmallBot, picture

OPENED = """\
Rogues
  @Alice opened a table of breakout.

Rogues
  | Table 1
  | Turn 0
  | [picture: The track in turn 0]
  [My hand] [Act] (Undo)"""


@pytest.fixture
def make_bot(tmp_path: Path) -> MakeBot:
    return lambda: SmallBot(tmp_path / "bot.db")


async def opened(w: World, **options: Any) -> None:
    await w.bot.user.edit(username="Rogues")  # type: ignore[union-attr]
    await w.alice.slash("table open", game="breakout", **options)


async def test_a_command_is_answered_to_its_author_alone_and_its_work_is_done_when_the_verb_returns(w: World) -> None:
    await w.bot.user.edit(username="Rogues")  # type: ignore[union-attr]
    reply = await w.alice.slash("table open", game="breakout")
    assert "Your table is open in #arkham." == reply.text
    assert reply.ephemeral
    assert OPENED == w.bob.screen()
    assert [reply.message] == w.alice.whispers
    assert [] == w.bob.whispers


async def test_a_hand_comes_by_dm_and_its_menu_works_there(w: World) -> None:
    await opened(w)
    [hand] = w.alice.dms
    reply = await w.alice.select(hand, "Choose cards", ["Red Bat", "Green Ace"])
    assert reply.pressed == hand
    assert [] == reply.messages
    assert "| You chose Red Bat, Green Ace." in hand.text


async def test_a_press_brings_an_ephemeral_hand_and_a_choice_edits_it(w: World) -> None:
    await opened(w)
    reply = await w.bob.press("My hand")
    assert reply.ephemeral
    await w.bob.select(reply.message, "Choose cards", ["Red Bat"])
    assert "| You chose Red Bat." in reply.text
    with pytest.raises(NotPossible, match="not visible"):
        await w.carol.select(reply.message, "Choose cards", ["Red Bat"])


async def test_the_picture_of_an_edited_panel_is_the_new_one(w: World) -> None:
    await opened(w)
    panel = w.alice.find("Act")
    await w.alice.click(panel, "Act")
    await w.bob.click(panel, "Act")
    assert ["track-2.png"] == panel.files
    assert picture(2) == panel.file("track-2.png")
    assert "@Bob acted in turn 2." == w.alice.sees()[-1].text


async def test_autocomplete_offers_what_the_bot_says(w: World) -> None:
    await opened(w)
    offered = await w.alice.autocomplete("breakout play", "card", "green a")
    assert {"Green Ace (turn 0)": "Green Ace"} == offered
    assert len(CARDS) == len(await w.alice.autocomplete("breakout play", "card", where=w.alice.dm))


async def test_a_modal_is_filled_in(w: World) -> None:
    form = await w.alice.slash("table name")
    assert form.modal is not None
    reply = await w.alice.submit(form, name="Blackgate")
    assert "The table is called Blackgate." == reply.text


async def test_commands_work_in_dms(w: World) -> None:
    await opened(w)
    reply = await w.bob.slash("breakout play", card="Red Bat", where=w.bob.dm)
    assert [reply.message] == w.bob.dms
    assert "@Bob played Red Bat." == w.alice.sees()[-1].text


async def test_time_passes_for_the_bot_without_passing_for_the_test(w: World) -> None:
    await opened(w)
    await w.alice.slash("table ring", seconds=3 * 3600)
    await w.travel(3 * 3600 - 1)
    assert "It is" not in w.alice.screen()
    await w.travel(1)
    assert "It is 03:00." == w.alice.sees()[-1].text


async def test_old_buttons_work_after_a_restart_and_what_was_kept_is_there(w: World) -> None:
    await opened(w)
    before = w.bot
    await w.bob.press("Act")
    await w.restart()
    assert w.bot is not before
    await w.bob.press("Act")
    assert "@Bob acted in turn 2." == w.alice.sees()[-1].text


async def test_what_the_client_does_not_offer_is_not_possible(w: World) -> None:
    await opened(w)
    panel = w.alice.find("Act")
    with pytest.raises(NotPossible, match=r"cannot press 'Undo'"):
        await w.alice.click(panel, "Undo")
    with pytest.raises(NotPossible, match=r"Bob sees no 'Choose cards'"):
        await w.bob.press("Choose cards")
    with pytest.raises(NotPossible, match="3 cannot be chosen"):
        await w.alice.select(w.alice.dms[0], "Choose cards", CARDS[:3])
    with pytest.raises(NotPossible, match="No application command"):
        await w.alice.slash("nonsense")
    with pytest.raises(NotPossible, match="only allows"):
        await w.alice.slash("table open", game="chess")


async def test_closed_dms_refuse_the_bot_until_they_are_opened(w: World) -> None:
    w.close_dms(w.alice)
    await opened(w)
    assert [] == w.alice.dms
    w.open_dms(w.alice)
    await w.alice.slash("table open", game="breakout")
    assert 1 == len(w.alice.dms)


async def test_a_denied_permission_is_seen_by_the_bot_until_it_is_given_back(w: World) -> None:
    await w.deny("create_public_threads")
    await opened(w, thread=True)
    assert [] == w.threads
    await w.allow()
    await w.alice.slash("table open", game="breakout", thread=True)
    [thread] = w.threads
    assert "opened a table" in w.bob.screen(thread)


async def test_a_deleted_thread_is_gone_for_the_bot(w: World) -> None:
    await opened(w, thread=True)
    await w.delete_place(w.threads[0])
    await w.alice.slash("breakout play", card="Red Bat")
    [error] = w.errors
    assert isinstance(error, discord.NotFound)
    assert 10003 == error.code


async def test_a_sleeping_thread_refuses_edits_until_somebody_writes_in_it(w: World) -> None:
    await opened(w, thread=True)
    [thread] = w.threads
    panel = w.bob.find("Act", thread)
    await w.archive(thread)
    with pytest.raises(discord.HTTPException, match="archived"):
        await w.bot.get_partial_messageable(thread.id).get_partial_message(panel.id).edit(content="x")
    await w.bob.say("Wake up", where=thread)
    await w.bob.click(panel, "Act")
    assert "Turn 1" in panel.text


async def test_a_locked_thread_refuses_everything_until_it_is_opened(w: World) -> None:
    await opened(w, thread=True)
    [thread] = w.threads
    await w.archive(thread, locked=True)
    found = await w.bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    with pytest.raises(discord.HTTPException, match="archived"):
        await found.send("x")
    await found.edit(archived=False)
    await found.send("I am back.")
    assert "I am back." == w.bob.sees(thread)[-1].text


async def test_a_kicked_bot_is_out_and_comes_back_when_invited(w: World) -> None:
    await opened(w)
    await w.kick_bot()
    assert [] == list(w.bot.guilds)
    with pytest.raises(discord.Forbidden):
        await w.bot.get_partial_messageable(w.channel.id).send("x")
    await w.invite_bot()
    assert ["Gotham"] == [guild.name for guild in w.bot.guilds]
    await w.bob.press("Act")
    assert "@Bob acted in turn 1." == w.alice.sees()[-1].text


async def test_the_story_tells_who_did_what_and_who_saw_it(w: World) -> None:
    await opened(w)
    await w.bob.press("My hand")
    await w.bob.press("Act")
    deeds = [line for line in w.story().splitlines() if not line.startswith("    ")]
    assert [
        "> Alice: /table open game:breakout",
        "+ #arkham, only Alice",
        "+ #arkham",
        "+ #arkham",
        "+ DM with Alice",
        "> Bob: [My hand]",
        "+ #arkham, only Bob",
        "> Bob: [Act]",
        "~ #arkham",
        "+ #arkham",
    ] == deeds


Answer = Callable[[discord.Interaction], Any]


async def bad_manners(make_bot: MakeBot, answer: Answer, patience: float = 5.0) -> None:
    """Run a bot whose router is `answer`, press one of its buttons, and wait `patience` seconds for it to be done."""
    async with world(make_bot) as w:
        await opened(w)
        w.bot.remove_listener(w.bot.route, "on_interaction")  # type: ignore[attr-defined]
        w.bot.add_listener(answer, "on_interaction")
        w.env.settle_timeout = patience
        await w.bob.press("Act")


async def test_a_press_that_is_not_answered_fails_the_test(make_bot: MakeBot) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        pass

    with pytest.raises(AssertionError, match=r"the bot did not answer: Bob: \[Act\]"):
        await bad_manners(make_bot, answer)


async def test_work_before_the_acknowledgement_fails_the_test(make_bot: MakeBot) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send("Wait.")
        await interaction.response.defer()

    with pytest.raises(AssertionError, match="requested before the acknowledgement"):
        await bad_manners(make_bot, answer)


async def test_a_bot_that_thinks_for_ever_fails_the_test(make_bot: MakeBot) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)

    with pytest.raises(AssertionError, match="still thinking"):
        await bad_manners(make_bot, answer)


async def test_an_exception_that_nobody_catches_fails_the_test(
    make_bot: MakeBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        raise LookupError("no such card")

    with pytest.raises(BaseExceptionGroup, match="nobody caught") as raised:
        await bad_manners(make_bot, answer)
    assert ["no such card"] == [str(each) for each in raised.value.exceptions]


async def test_a_logged_error_fails_the_test(make_bot: MakeBot) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        logging.getLogger("bot").error("incident 1")

    with pytest.raises(AssertionError, match="incident 1"):
        await bad_manners(make_bot, answer)


async def test_a_request_that_discord_would_refuse_fails_the_test(make_bot: MakeBot) -> None:
    async def answer(interaction: discord.Interaction) -> None:
        lost = discord.Embed().set_image(url="attachment://lost.png")
        await interaction.response.send_message(embed=lost, ephemeral=True)

    with pytest.raises(AssertionError, match=r"lost\.png is shown in an embed but not attached"):
        await bad_manners(make_bot, answer)


async def test_a_bot_that_waits_for_ever_is_named(make_bot: MakeBot) -> None:
    async def answer_that_hangs(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError, match="answer_that_hangs"):
        await bad_manners(make_bot, answer_that_hangs, patience=0.2)
