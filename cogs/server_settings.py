"""What ``/mod setup`` shows: who moderates, who may open tables where, how many at once, who is blocked."""

import discord

from cogs.languages import say
from cogs.languages.readers import LANGUAGE, name_of
from cogs.limits import FIELD_VALUE, newest
from cogs.words import escaped
from host import GuildInfo, Host


async def settings_embed(host: Host, guild_id: int) -> discord.Embed:
    """All that is set for a server."""
    guild = await host.guild(guild_id) or GuildInfo(guild_id, None, {})
    rules, names = await host.server_rules(guild_id)
    moderators = say("whoever may Manage Server") + (
        say(", and <@&{mod_role_id}>", mod_role_id=guild.mod_role_id) if guild.mod_role_id else ""
    )
    lines = [
        say("**Moderators**: {moderators}", moderators=moderators),
        say("**May open tables**: ") + (_joined([f"<@&{role}>" for role in rules.openers]) or say("everybody")),
        say("**Channels**: ") + (_joined([f"<#{channel}>" for channel in rules.channels]) or say("all")),
        say("**Tables at once**: {most_tables}", most_tables=rules.most_tables or say("no limit")),
        say("**Tables at once for one person**: {most_each}", most_each=rules.most_each or say("no limit")),
    ]
    if (language := name_of(guild.settings.get(LANGUAGE))) is not None:
        lines.append(say("**Language of new tables**: {language}", language=language))
    embed = discord.Embed(title=say("Settings of this server"), description="\n".join(lines))
    blocked = [
        f"<t:{int(block.at)}:d> **{escaped(names.get(person, str(person)))}**: {escaped(block.reason)}"
        for person, block in rules.blocked.items()
    ]
    if blocked:
        embed.add_field(
            name=say("Blocked ({count})", count=len(blocked)), value=newest(blocked, FIELD_VALUE), inline=False
        )
    return embed


def _joined(parts: list[str]) -> str:
    return ", ".join(parts)
