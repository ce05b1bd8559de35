"""Forgetting a person: the games stay, whoever it was does not.

Names are kept in ``people`` and ``seats`` alone and ids of people never enter a snapshot, so neither is looked for
elsewhere; an id that stands in JSON or in a text is found and taken out. Copies made by ``backup`` are not touched:
they go when their time comes.
"""

import json
import re
from typing import Any

from pydantic import JsonValue

from storage import audit, guilds, interactions, journal, orders, outbox, people, plans, polls, tables, talks, told
from storage.columns import Shape, to_json
from storage.connection import Tx, Value
from storage.tables import LIVE

FORMER = "a former player"

# Every record with free text or JSON in it. Of the journal, what an undo or a check of the dice reads is fixed.
_SHAPES: tuple[tuple[Shape[Any], frozenset[str]], ...] = (
    (guilds.SHAPE, frozenset({"settings"})),
    (people.SHAPE, frozenset({"settings"})),
    (tables.SHAPE, frozenset({"fault", "options", "standings", "failed"})),
    (journal.SHAPE, frozenset({"payload", "events"})),
    (outbox.SHAPE, frozenset({"payload", "last_error"})),
    (orders.SHAPE, frozenset({"choice"})),
    (polls.SHAPE, frozenset({"detail"})),
    (talks.SHAPE, frozenset({"members"})),
    (audit.SHAPE, frozenset({"reason", "detail"})),
    (interactions.SHAPE, frozenset({"answer"})),
    (told.SHAPE, frozenset({"line"})),
)


async def forget(tx: Tx, person_id: int) -> list[tuple[int, int]]:
    """Take a person out of every row; return (table id, seat) of the seats just emptied at tables that are not over.

    Whoever calls it decides who plays those seats on, and reckons the ratings of the others anew. Seats keep their
    place with the name "a former player"; what waited for the person in the outbox is deleted, and so are the standing
    orders of the emptied seats.
    """
    person = await tx.one("SELECT dm_channel_id FROM people WHERE id = ?", person_id)
    held = await tx.all(
        "SELECT table_id, seat, status FROM seats JOIN tables ON tables.id = table_id WHERE person_id = ? "
        "ORDER BY table_id, seat",
        person_id,
    )
    for table_id, seat, _ in held:
        await orders.clear(tx, table_id, seat)
        await plans.clear(tx, table_id, seat)
        await tx.run("DELETE FROM outbox WHERE table_id = ? AND seat = ? AND kind = 'hand'", table_id, seat)
    for name in ("outbox", "looks", "departures", "results", "ratings"):
        await tx.run(f"DELETE FROM {name} WHERE person_id = ?", person_id)  # noqa: S608
    await tx.run(
        "UPDATE seats SET person_id = NULL, name = ?, hand_channel_id = NULL, hand_message_id = NULL, "
        "hand_digest = NULL, stand_in = NULL, stand_in_until = NULL WHERE person_id = ?",
        FORMER,
        person_id,
    )
    await tx.run("UPDATE tables SET host_person_id = NULL WHERE host_person_id = ?", person_id)
    await tx.run("UPDATE journal SET person_id = NULL WHERE person_id = ?", person_id)
    await tx.run("UPDATE audit SET person_id = NULL WHERE person_id = ?", person_id)
    await tx.run("DELETE FROM people WHERE id = ?", person_id)
    for number in (person_id, None if person is None else person["dm_channel_id"]):
        if number is not None:
            await _scrub(tx, number)
    return [(table_id, seat) for table_id, seat, status in held if status in LIVE]


async def _scrub(tx: Tx, number: int) -> None:
    """Take one id out of every text and every JSON value."""
    for shape, columns in _SHAPES:
        for column in sorted(columns):
            names = ", ".join(f'"{name}"' for name in (column, *shape.key))
            where = " AND ".join(f'"{name}" = ?' for name in shape.key)
            rows = await tx.all(f'SELECT {names} FROM {shape.name} WHERE instr("{column}", ?)', str(number))  # noqa: S608
            for text, *key in rows:
                cleaned = _cleaned(text, number, is_json=column in shape.json)
                values: list[Value] = [cleaned, *key]
                await tx.run(f'UPDATE {shape.name} SET "{column}" = ? WHERE {where}', *values)  # noqa: S608


def _cleaned(text: str, number: int, *, is_json: bool) -> str:
    if is_json:
        try:
            return to_json(_without(json.loads(text), number))
        except (ValueError, RecursionError):
            pass  # A damaged value is cleaned as the text that it is.
    return _blanked(text, number)


def _without(value: JsonValue, number: int) -> JsonValue:
    """JSON without an id: a value becomes null, an item of a list and a key go, a text names a former player."""
    if isinstance(value, dict):
        return {key: _without(item, number) for key, item in value.items() if key != str(number)}
    if isinstance(value, list):
        return [_without(item, number) for item in value if not _is(item, number)]
    if _is(value, number):
        return None
    return _blanked(value, number) if isinstance(value, str) else value


def _is(value: JsonValue, number: int) -> bool:
    return value == str(number) or (value == number and not isinstance(value, bool))


def _blanked(text: str, number: int) -> str:
    """A text with each mention of the id, ``<@id>`` or bare, replaced; a longer number that holds it is another."""
    return re.sub(rf"<@!?{number}>|(?<!\d){number}(?!\d)", FORMER, text)
