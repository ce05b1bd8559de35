"""Servers that the bot is or was in."""

from dataclasses import dataclass
from typing import TypedDict, Unpack

from storage.columns import JsonObject, Shape
from storage.connection import Read, Tx
from storage.errors import StorageError


@dataclass(frozen=True, slots=True)
class Guild:
    """One Discord server. ``left_at`` is set while the bot is not in it. Times are unix seconds."""

    id: int
    mod_role_id: int | None
    settings: JsonObject
    joined_at: float
    left_at: float | None


class GuildChange(TypedDict, total=False):
    """The columns that ``change`` may set."""

    mod_role_id: int | None
    settings: JsonObject
    joined_at: float
    left_at: float | None


SHAPE = Shape(Guild, "guilds", ("id",), json=("settings",), owner=None)


async def get(db: Read, guild_id: int) -> Guild | None:
    """The guild, or None if the bot has never been in it. Raises DamagedRow."""
    return await SHAPE.get(db, guild_id)


async def must(db: Read, guild_id: int) -> Guild:
    """The guild. Raises StorageError if the bot has never been in it, DamagedRow if it cannot be read."""
    guild = await get(db, guild_id)
    if guild is None:
        raise StorageError(f"There is no server {guild_id}.")
    return guild


async def remember(tx: Tx, guild_id: int, at: float) -> None:
    """Note that the bot is in this guild: a new row, or an old one with its settings and ``left_at`` cleared."""
    await tx.run(
        "INSERT INTO guilds (id, settings, joined_at) VALUES (?, '{}', ?) "
        "ON CONFLICT (id) DO UPDATE SET left_at = NULL",
        guild_id,
        at,
    )


async def change(tx: Tx, guild_id: int, **columns: Unpack[GuildChange]) -> None:
    """Set columns of a guild. Raises StorageError if it is unknown."""
    await SHAPE.change(tx, (guild_id,), columns)
