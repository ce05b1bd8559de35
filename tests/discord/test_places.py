"""Threads that sleep, are locked or deleted, permissions that are taken away: the game goes on, and can be repaired."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.client import RoguesTable
from tests.discord.bots import inside
from tests.discord.stored import moves, redrawn
from tests.discord.table import Table, arranged, deciding, hand_by_dm, opened, started, told
from tests.engine.breakout.track import RaceTable, race, team
from tests.fake.records import Channel, User
from tests.fake.server import FakeDiscord

OUT_OF_REACH = "I cannot write where table 1 is played. Go on from here; /mod repair brings it back."


def plain() -> RaceTable:
    """A on 3 and B on 8, nothing but rolls to do."""
    return race(A=team(on=3), B=team(on=8), dice=[2, 5, 1, 4])


async def rolls_in_dms(bot: RoguesTable, table: Table, person: User) -> None:
    """Roll in the hand that came by direct message, which works wherever the table is."""
    hand = await hand_by_dm(table.fake, person, "Roll")
    assert ["✔ **Roll**"] == await told(table.fake.click(person, hand, deciding(hand, "roll")))
    await bot.host.settled()


def warnings(fake: FakeDiscord, person: User) -> list[str]:
    """What a person was told about a place that is out of reach."""
    return [message.content for message in fake.dm(person).shown if "cannot write" in message.content]


async def test_a_sleeping_thread_wakes_for_a_panel_that_is_edited(fake: FakeDiscord, tmp_path: Path) -> None:
    """Nothing can be edited in an archived thread (50083)."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        await bot.host.settled()
        fake.world.set_archived(table.place, True)
        await fake.slash(bert, fake.channel, "table join", table="1").shown()
        await bot.host.settled()
        statuses = [request.status for request in fake.sent("PATCH", f"/channels/{table.place.id}*")]
        assert [400, 200, 200] == statuses
        await redrawn(table, tmp_path)


async def test_a_sleeping_thread_wakes_for_the_lines_of_a_turn(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        fake.world.set_archived(table.place, True)
        await rolls_in_dms(bot, table, anna)
        await redrawn(table, tmp_path)
        assert [] == warnings(fake, anna)


Spoil = Callable[[FakeDiscord, Channel], None]
SPOILT: dict[str, tuple[Spoil, Spoil]] = {
    "locked": (
        lambda fake, place: fake.world.set_archived(place, False, locked=True),
        lambda fake, place: fake.world.set_archived(place, False, locked=False),
    ),
    "locked and asleep": (
        lambda fake, place: fake.world.set_archived(place, True, locked=True),
        lambda fake, place: fake.world.set_archived(place, False, locked=False),
    ),
    "not to be seen": (
        lambda fake, place: fake.world.deny(fake.channel, "view_channel"),
        lambda fake, place: fake.world.allow(fake.channel, "view_channel"),
    ),
    "not to be written in": (
        lambda fake, place: fake.world.deny(fake.channel, "send_messages_in_threads"),
        lambda fake, place: fake.world.allow(fake.channel, "send_messages_in_threads"),
    ),
    "without embeds": (
        lambda fake, place: fake.world.deny(fake.channel, "embed_links"),
        lambda fake, place: fake.world.allow(fake.channel, "embed_links"),
    ),
    "without pictures": (
        lambda fake, place: fake.world.deny(fake.channel, "attach_files"),
        lambda fake, place: fake.world.allow(fake.channel, "attach_files"),
    ),
}
"""How a place gets out of reach, and back."""


@pytest.mark.parametrize("how", SPOILT)
async def test_a_table_whose_place_is_out_of_reach_goes_on_in_direct_messages_and_is_repaired(
    fake: FakeDiscord, tmp_path: Path, how: str
) -> None:
    """Everybody is told once; the bot does not knock again and again."""
    anna, bert, mo = fake.person("Anna"), fake.person("Bert"), fake.person("Mo", moderator=True)
    spoil, mend = SPOILT[how]
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        await bot.host.settled()
        spoil(fake, table.place)
        requests = len(fake.requests)
        for person in (anna, bert, anna):
            await rolls_in_dms(bot, table, person)
        refused = [request for request in fake.requests[requests:] if request.status not in (200, 204)]
        assert 1 <= len(refused) <= 2 * 3, list(map(str, refused))
        assert 3 == len(moves(tmp_path))
        assert [[OUT_OF_REACH]] * 2 == [warnings(fake, person) for person in (anna, bert)]
        mend(fake, table.place)
        repaired = await fake.slash(mo, table.place, "mod repair", reason="in order again").shown()
        assert "The table is set up again." == repaired.text
        await bot.host.settled()
        shown, panels = table.panel.text, len(table.panels)
        assert (1, True) == (panels, "Waiting for **Bert**" in shown)
        # The lines that could not be posted are in the log.
        log = await fake.slash(bert, table.place, "table log").shown()
        assert 3 == sum("rolls a" in line for line in log.text.splitlines())


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_table_whose_place_is_deleted_moves_to_where_it_is_repaired(
    fake: FakeDiscord, tmp_path: Path, what: str
) -> None:
    anna, bert, mo = fake.person("Anna"), fake.person("Bert"), fake.person("Mo", moderator=True)
    other = fake.world.add_channel(fake.guild, "other")
    async with inside(fake, tmp_path, games=arranged(plain())) as bot:
        table = await started(fake, anna, bert)
        await bot.host.settled()
        fake.world.delete_channel(table.place if what == "thread" else fake.channel)
        await rolls_in_dms(bot, table, anna)
        assert [[OUT_OF_REACH]] * 2 == [warnings(fake, person) for person in (anna, bert)]
        known = set(fake.world.channels)
        said = await fake.slash(mo, other, "mod repair", reason="a new place", table="1").shown()
        assert "The table is set up again." == said.text
        await bot.host.settled()
        [place] = [channel for id, channel in fake.world.channels.items() if id not in known and channel.thread]
        assert place.parent is other
        table.place = place
        await rolls_in_dms(bot, table, bert)
        assert "Waiting for **Anna**" in table.panel.text
        assert [("roll",)] * 2 == [move.picks for move in moves(tmp_path)]


async def test_a_panel_that_somebody_deleted_is_posted_anew_once(fake: FakeDiscord, tmp_path: Path) -> None:
    """Unknown message (10008)."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path) as bot:
        table = await opened(fake, anna)
        await bot.host.settled()
        fake.world.delete_message(table.panel)
        await fake.slash(bert, table.place, "table join").shown()
        await bot.host.settled()
        await redrawn(table, tmp_path)
        await table.press(anna, "Add a computer")
        await bot.host.settled()
        await redrawn(table, tmp_path)
        assert 1 == len(table.place.shown)


async def test_a_hand_that_its_owner_dismissed_costs_the_answer_not_the_move(fake: FakeDiscord, tmp_path: Path) -> None:
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path, games=arranged(plain())):
        table = await started(fake, anna, bert)
        hand = await table.act(anna)
        hold = fake.hold("POST", "/interactions/*", when="after")
        pressed = fake.click(anna, hand, deciding(hand, "roll"))
        await hold.reached()
        fake.world.delete_message(hand)
        hold.release()
        assert ["Discord did not take my answer: look at the table, what you did may be done."] == await told(pressed)
        assert [("roll",)] == [move.picks for move in moves(tmp_path)]


async def test_without_leave_to_open_threads_the_table_is_played_where_it_was_opened(
    fake: FakeDiscord, tmp_path: Path
) -> None:
    """Also when the permission is taken away between the command and the thread."""
    anna, bert = fake.person("Anna"), fake.person("Bert")
    async with inside(fake, tmp_path) as bot:
        fake.before("POST", "/channels/*/threads", lambda _: fake.world.deny(fake.channel, "create_public_threads"))
        said = await fake.slash(anna, fake.channel, "table open", game="breakout").shown()
        assert "Table 1 is open" in said.text
        await bot.host.settled()
        table = Table(fake, 1, fake.channel)
        await table.press(bert, "Sit down")
        await bot.host.settled()
        await redrawn(table, tmp_path)
        told_so = "I may not open threads here, so the table is played in this channel."
        assert 1 == sum(told_so in message.content for message in fake.channel.shown)
        second = await fake.slash(bert, fake.channel, "table open", game="breakout").shown()
        assert f"Table 2 is open: when everybody is seated, press Start. {told_so}" == second.text
