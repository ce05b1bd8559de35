"""Who is behind an interaction, and what they may do."""

import discord

from cogs.languages import say, translated
from cogs.replies import Sentence
from host import Host, Person

NOT_HERE = "Name somebody who is on the table's server, and use this in one of its channels."
FOR_MODERATORS = "This is for moderators: whoever may Manage Server, or has the role chosen with /mod setup."


def person_of(interaction: discord.Interaction) -> Person:
    """The person, by the name shown where the interaction came from."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


def guest(somebody: discord.User | discord.Member, no_bots: str) -> Person:
    """Somebody named in an option as one who could sit down. Raises Sentence: of bots it is ``no_bots``."""
    if somebody.bot:
        raise Sentence(translated(no_bots))
    if not isinstance(somebody, discord.Member):
        raise Sentence(translated(NOT_HERE))
    return Person(somebody.id, somebody.display_name)


async def greeted(host: Host, table_id: int, person_id: int) -> str:
    """What somebody who has just sat down is told if the greeting by direct message was refused; empty if not."""
    await host.caught_up(table_id)
    known = await host.person(person_id)
    if known is None or known.dm_state != "closed":
        return ""
    return say("I cannot send you direct messages: press **My hand** at the table, it shows and does everything.")


async def is_moderator(host: Host, interaction: discord.Interaction) -> bool:
    """Whether the person manages this server or has the role set by ``/mod setup``."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    return await _has_role(host, member)


async def is_moderator_member(host: Host, member: discord.Member) -> bool:
    """Whether a member who has typed nothing is a moderator of their server."""
    return member.guild_permissions.manage_guild or await _has_role(host, member)


async def check_moderator(host: Host, interaction: discord.Interaction) -> None:
    """Raise Sentence unless the person is a moderator of this server."""
    if not await is_moderator(host, interaction):
        raise Sentence(translated(FOR_MODERATORS))


async def check_opener(host: Host, interaction: discord.Interaction) -> None:
    """Raise Sentence unless the person may open tables here: anybody, or the members of some roles and moderators."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return
    rules, _ = await host.server_rules(interaction.guild_id)
    # @everyone has the number of the server, and is not among the roles of a member.
    everybody = not rules.openers or interaction.guild_id in rules.openers
    allowed = everybody or any(member.get_role(role) is not None for role in rules.openers)
    if not allowed and not await is_moderator(host, interaction):
        raise Sentence(
            say("On this server only some roles open tables: ask a moderator, or join one of `/table list`.")
        )


async def _has_role(host: Host, member: discord.Member) -> bool:
    guild = await host.guild(member.guild.id)
    return guild is not None and guild.mod_role_id is not None and member.get_role(guild.mod_role_id) is not None
