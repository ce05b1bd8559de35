"""The world's permissions are Discord's: discord.py computes the same from what it is told."""

import random

import discord
import pytest

from tests.fake.client import Client, connected
from tests.fake.errors import DiscordError
from tests.fake.records import Overwrite
from tests.fake.server import FakeDiscord
from tests.fake.world import bits

NAMES = ["administrator", "view_channel", "send_messages", "embed_links", "manage_threads", "create_public_threads"]


def some(dice: random.Random) -> int:
    """A few permissions, administrator seldom."""
    return bits(*dice.sample(NAMES[1:], dice.randrange(4)), *(NAMES[:1] if dice.random() < 0.05 else []))


@pytest.mark.parametrize("seed", range(4))
async def test_discord_py_computes_the_same_permissions(fake: FakeDiscord, seed: int) -> None:
    dice = random.Random(seed)
    bot = fake.guild.members[fake.world.bot.id]
    fake.guild.roles[fake.guild.id].permissions = some(dice) | bits("view_channel")
    roles = [fake.world.add_role(fake.guild, f"Role {n}", some(dice)) for n in range(3)]
    bot.role_ids = [role.id for role in roles[:2]]
    for number in range(20):
        channel = fake.world.add_channel(fake.guild, f"channel-{number}")
        targets = [(fake.guild.id, 0), *[(role.id, 0) for role in roles], (bot.user.id, 1)]
        for target, kind in dice.sample(targets, dice.randrange(len(targets))):
            allowed = some(dice)
            channel.overwrites[target] = Overwrite(target, kind, allowed, some(dice) & ~allowed)
        fake.world.add_thread(channel, f"thread-{number}", fake.world.owner)
    async with connected(fake) as client:
        guild = client.guilds[0]
        for record in [channel for channel in fake.world.channels.values() if channel.guild is fake.guild]:
            seen = guild.get_channel_or_thread(record.id)
            assert isinstance(seen, discord.TextChannel | discord.Thread)
            told = seen.permissions_for(guild.me)
            held = discord.Permissions(fake.world.permissions(fake.world.bot, record))
            assert told.view_channel == held.view_channel
            compared = NAMES if told.view_channel else []
            assert {name: getattr(told, name) for name in compared} == {name: getattr(held, name) for name in compared}


async def test_the_owner_may_everything_and_a_stranger_nothing(fake: FakeDiscord) -> None:
    assert discord.Permissions(fake.world.permissions(fake.world.owner, fake.channel)).manage_guild
    assert 0 == fake.world.permissions(fake.world.add_user("Stranger"), fake.channel)


async def test_a_private_thread_is_listed_for_its_members_only(fake: FakeDiscord, client: Client) -> None:
    fake.world.add_thread(fake.channel, "Theirs", fake.person("Anna"), kind=12)
    ours = fake.world.add_thread(fake.channel, "Ours", fake.world.bot, kind=12)
    assert [ours.id] == [thread.id for thread in await client.guilds[0].active_threads()]


async def test_a_channel_that_is_no_thread_has_no_thread_state(fake: FakeDiscord) -> None:
    with pytest.raises(DiscordError) as refused:
        fake.world.set_archived(fake.channel, True)
    assert 50024 == refused.value.code


async def test_another_server_has_its_own_people_and_channels(fake: FakeDiscord, client: Client) -> None:
    other = fake.world.add_guild("Metropolis", "lounge", "games")
    clark = fake.person("Clark", guild=other)
    await fake.until(lambda: "guild_join" in client.heard, "GUILD_CREATE")
    assert {"Gotham", "Metropolis"} == {guild.name for guild in client.guilds}
    lounge = next(channel for channel in fake.world.channels.values() if channel.name == "lounge")
    client.deed = lambda i: i.response.send_message(str(i.guild))
    assert "Metropolis" == (await fake.slash(clark, lounge, "do")).text
