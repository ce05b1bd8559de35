"""Discord users who hold, held or may hold a seat."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict, Unpack

from storage.columns import JsonObject, Shape
from storage.connection import Read, Tx

DmState: TypeAlias = Literal["untested", "open", "closed"]


@dataclass(frozen=True, slots=True)
class Person:
    """One Discord user; ``id`` is the user's id there, ``name`` the name last seen.

    ``reminded_at``: when the person was last reminded of a table, unix seconds.
    """

    id: int
    name: str
    dm_channel_id: int | None
    dm_state: DmState
    locale: str | None
    settings: JsonObject
    reminded_at: float | None = None


class PersonChange(TypedDict, total=False):
    """The columns that ``change`` may set."""

    name: str
    dm_channel_id: int | None
    dm_state: DmState
    locale: str | None
    settings: JsonObject
    reminded_at: float | None


SHAPE = Shape(Person, "people", ("id",), json=("settings",), owner=None)


async def get(db: Read, person_id: int) -> Person | None:
    """The person, or None if never seen or forgotten. Raises DamagedRow."""
    return await SHAPE.get(db, person_id)


async def of_table(db: Read, table_id: int) -> list[Person]:
    """Those who hold seats at a table, or held one. Raises DamagedRow."""
    sql = f"{SHAPE.select} WHERE id IN (SELECT person_id FROM seats WHERE table_id = ?)"  # noqa: S608
    return [SHAPE.read(row) for row in await db.all(sql, table_id)]


async def some(db: Read, person_ids: Iterable[int]) -> list[Person]:
    """Those of these persons that are known. Raises DamagedRow."""
    wanted = sorted(set(person_ids))
    marks = ", ".join("?" * len(wanted))
    return [SHAPE.read(row) for row in await db.all(f"{SHAPE.select} WHERE id IN ({marks})", *wanted)]


async def languages(db: Read) -> dict[int, str]:
    """The language in the settings of those who have set one, by person."""
    known = "CASE WHEN json_valid(settings) THEN json_extract(settings, '$.language') END"
    rows = await db.all(f"SELECT id, {known} FROM people WHERE {known} IS NOT NULL")  # noqa: S608
    return {row[0]: str(row[1]) for row in rows}


async def remember(tx: Tx, person_id: int, name: str, locale: str | None) -> None:
    """Note a person's present name and language; the rest of an old row stays as it is."""
    await tx.run(
        "INSERT INTO people (id, name, dm_state, locale, settings) VALUES (?, ?, 'untested', ?, '{}') "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = coalesce(excluded.locale, locale)",
        person_id,
        name,
        locale,
    )


async def change(tx: Tx, person_id: int, **columns: Unpack[PersonChange]) -> None:
    """Set columns of a person. Raises StorageError if the person is unknown."""
    await SHAPE.change(tx, (person_id,), columns)
