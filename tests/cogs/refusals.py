"""What it is to be refused: one sentence, for one pair of eyes, and nothing has changed.

assert "You sit at several tables: pick one in the option `table`." == await refused(w, w.alice.slash("me hand"))
"""

from collections.abc import Awaitable
from typing import Any

from tests.cogs.table import host
from tests.sim.harness import Reply, World
from tests.storage.rows import everything

ASIDE = frozenset({"interactions", "sqlite_sequence"})
"""Tables in which a refusal may leave something: that it was given, so that the same press gets the same answer."""


async def refused(w: World, deed: Awaitable[Reply]) -> str:
    """The sentence with which a deed is refused.

    It stands alone and nobody else sees it; no row of the database has changed, and no message but the one pressed on.
    """
    rows, messages = kept(w), posted(w)
    reply = await deed
    await w.settle()
    assert reply.ephemeral
    pressed = reply.result._interaction.source_message_id
    assert {id: said for id, said in messages.items() if id != pressed} == {
        id: said for id, said in posted(w).items() if id != pressed
    }
    assert rows == kept(w)
    return reply.text


def kept(w: World) -> dict[str, list[tuple[object, ...]]]:
    """All that the database holds of tables, people and moderators' acts."""
    return {name: rows for name, rows in everything(host(w).store.path).items() if name not in ASIDE}


def posted(w: World) -> dict[int, tuple[Any, ...]]:
    """All messages that are not for one pair of eyes, by id."""
    return {
        each.id: (channel, each.content, repr(each.embeds), repr(each.components))
        for channel, every in w.env.backend.messages.items()
        for each in every.values()
        if not each.is_ephemeral
    }
