"""What ``/mod setup`` shows: who moderates, who may open tables where, how many at once, who is blocked."""

import discord

from cogs.limits import FIELD_VALUE, newest
from cogs.words import escaped
from host import GuildInfo, Host

CLEAR = {
    "role": "the moderators' role",
    "openers": "the roles that may open tables",
    "channels": "the channels for tables",
    "limits": "the limits",
}
"""What can be taken away at once."""


async def settings_embed(host: Host, guild_id: int) -> discord.Embed:
    """All that is set for a server."""
    guild = await host.guild(guild_id) or GuildInfo(guild_id, None, {})
    rules, names = await host.server_rules(guild_id)
    moderators = "whoever may Manage Server" + (f", and <@&{guild.mod_role_id}>" if guild.mod_role_id else "")
    lines = [
        f"**Moderators**: {moderators}",
        "**May open tables**: " + (_joined([f"<@&{role}>" for role in rules.openers]) or "everybody"),
        "**Channels**: " + (_joined([f"<#{channel}>" for channel in rules.channels]) or "all"),
        f"**Tables at once**: {rules.most_tables or 'no limit'}",
        f"**Tables at once for one person**: {rules.most_each or 'no limit'}",
    ]
    embed = discord.Embed(title="Settings of this server", description="\n".join(lines))
    blocked = [
        f"<t:{int(block.at)}:d> **{escaped(names.get(person, str(person)))}**: {escaped(block.reason)}"
        for person, block in rules.blocked.items()
    ]
    if blocked:
        embed.add_field(name=f"Blocked ({len(blocked)})", value=newest(blocked, FIELD_VALUE), inline=False)
    return embed


def _joined(parts: list[str]) -> str:
    return ", ".join(parts)
