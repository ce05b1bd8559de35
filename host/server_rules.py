"""What a server's moderators have set: where and by whom tables may be opened, how many at once, who is blocked."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import Json
from host.refusal import HostRefusal, refuse
from storage import Read, guilds, tables


@dataclass(frozen=True, slots=True)
class Block:
    """Somebody may not sit down on a server any more: who said so (None: somebody forgotten), why, unix seconds."""

    by: int | None
    reason: str
    at: float


@dataclass(frozen=True, slots=True)
class ServerRules:
    """What is set for a server. Empty lists and None set no limit."""

    channels: tuple[int, ...] = ()
    """Channels where tables may be opened, threads in them included."""
    openers: tuple[int, ...] = ()
    """Roles that may open tables; moderators always may."""
    most_tables: int | None = None
    """Live tables on the server."""
    most_each: int | None = None
    """Live tables on the server where one person sits."""
    blocked: Mapping[int, Block] = field(default_factory=dict[int, Block])
    """By person."""


def rules_from(settings: Mapping[str, Json]) -> ServerRules:
    """The rules in a server's settings; what cannot be read is as if it were not set."""
    blocked = settings.get("blocked")
    blocks: dict[int, Block] = {}
    if isinstance(blocked, dict):
        for person, entry in blocked.items():
            if person.isdecimal() and isinstance(entry, dict):
                at, by = entry.get("at"), _count(entry.get("by"))
                blocks[int(person)] = Block(by, str(entry.get("reason", "")), _seconds(at))
    return ServerRules(
        _ids(settings.get("channels")),
        _ids(settings.get("openers")),
        _count(settings.get("most_tables")),
        _count(settings.get("most_each")),
        blocks,
    )


def _ids(value: Json) -> tuple[int, ...]:
    return tuple(each for each in value if isinstance(each, int)) if isinstance(value, list) else ()


def _count(value: Json) -> int | None:
    return value if isinstance(value, int) and value > 0 else None


def _seconds(value: Json) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


async def read_rules(db: Read, guild_id: int) -> ServerRules:
    """The rules of a server. Raises DamagedRow."""
    guild = await guilds.get(db, guild_id)
    return ServerRules() if guild is None else rules_from(guild.settings)


async def check_may_open(db: Read, guild_id: int, channel_id: int) -> None:
    """Raise HostRefusal if no table may be opened in this channel now."""
    rules = await read_rules(db, guild_id)
    if rules.channels and channel_id not in rules.channels:
        raise refuse("Tables are not opened in this channel: /table list tells where others are played.")
    if rules.most_tables is not None and await _live(db, guild_id) >= rules.most_tables:
        words = "This server has {most|table|tables} already, and no more are allowed at once: join one of them."
        raise refuse(words, most=rules.most_tables)


async def check_may_sit(db: Read, guild_id: int, person_id: int, *, whoever: bool = False) -> None:
    """Raise HostRefusal if this person may not take one more seat on the server; ``whoever``: told to somebody else."""
    rules = await read_rules(db, guild_id)
    if person_id in rules.blocked:
        raise refused_block(whoever=whoever)
    if rules.most_each is None:
        return
    found = await tables.of_person(db, person_id, limit=1000)
    if sum(table.guild_id == guild_id for table in found.rows) >= rules.most_each:
        words = "You sit at {most|table|tables} of this server already: finish or leave one first."
        if whoever:
            words = "That person sits at {most|table|tables} of this server already, and no more are allowed at once."
        raise refuse(words, most=rules.most_each)


async def check_not_blocked(db: Read, guild_id: int, person_id: int) -> None:
    """Raise HostRefusal, told to a moderator, if this person is blocked on the server."""
    if person_id in (await read_rules(db, guild_id)).blocked:
        raise refused_block(whoever=True)


def refused_block(*, whoever: bool) -> HostRefusal:
    """The sentence about somebody who is blocked, told to them or to ``whoever`` else."""
    if whoever:
        return refuse("That person may not sit down on this server: a moderator has blocked them.")
    return refuse("You may not sit down at tables of this server: a moderator has blocked you. Ask them why.")


async def _live(db: Read, guild_id: int) -> int:
    found = await tables.of_guild(db, guild_id, limit=10_000)
    return len(found.rows) + len(found.damaged)
