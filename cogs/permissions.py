"""The permissions the bot needs, and how it asks for them."""

import discord

from cogs.languages import say, translated

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)

NAMES = {
    "view_channel": "View Channel",
    "read_messages": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "create_private_threads": "Create Private Threads",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}

ALWAYS = ("read_messages", "embed_links", "attach_files", "read_message_history")


def lacking(permissions: discord.Permissions, *, in_thread: bool) -> str:
    """Names of the permissions that are missing to show a table in a channel, joined; empty if none is."""
    wanted = (*ALWAYS, "send_messages_in_threads" if in_thread else "send_messages")
    return ", ".join(translated(NAMES[name]) for name in wanted if not getattr(permissions, name))


def thread_trouble(permissions: discord.Permissions, channel: object) -> str:
    """Why no thread can be opened in a channel; empty if one can."""
    if not isinstance(channel, discord.TextChannel):
        return say("This channel can hold no threads, so the table is played here.")
    if not (permissions.create_public_threads and permissions.send_messages_in_threads):
        return say("I may not open threads here, so the table is played in this channel.")
    return ""
