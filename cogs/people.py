"""Who is behind an interaction, and what they may do."""

import discord

from host import Host, Person


def person_of(interaction: discord.Interaction) -> Person:
    """The person, by the name shown where the interaction came from."""
    return Person(interaction.user.id, interaction.user.display_name, str(interaction.locale))


async def greeted(host: Host, table_id: int, person_id: int) -> str:
    """What somebody who has just sat down is told if the greeting by direct message was refused; empty if not."""
    await host.caught_up(table_id)
    known = await host.person(person_id)
    if known is None or known.dm_state != "closed":
        return ""
    return "I cannot send you direct messages: press **My hand** at the table, it shows and does everything."


async def is_moderator(host: Host, interaction: discord.Interaction) -> bool:
    """Whether the person manages this server or has the role set by ``/mod setup``."""
    member = interaction.user
    if interaction.guild_id is None or not isinstance(member, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    guild = await host.guild(interaction.guild_id)
    return guild is not None and guild.mod_role_id is not None and member.get_role(guild.mod_role_id) is not None
