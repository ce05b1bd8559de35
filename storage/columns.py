"""How a frozen dataclass becomes a row and comes back: JSON as text, blobs compressed, everything checked."""

import json
import sqlite3
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from pydantic import JsonValue, TypeAdapter, ValidationError

from storage.connection import Read, Tx, Value
from storage.errors import DamagedRow, StorageError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

JsonObject: TypeAlias = dict[str, JsonValue]

Record = TypeVar("Record", bound="DataclassInstance")
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Found(Generic[Item]):
    """What a search over several tables gives: the good rows, and the damaged ones that must not hide them."""

    rows: list[Item]
    damaged: list[DamagedRow]


def to_json(value: object) -> str:
    """One line of JSON. Raises TypeError or ValueError on what JSON cannot hold (NaN included)."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


class Shape(Generic[Record]):
    """The one way between a dataclass and its database table.

    ``key`` names the primary key, ``json`` the columns kept as JSON text, ``blobs`` those compressed with zlib,
    ``owner`` the column that says which table stops when the row is damaged.
    """

    def __init__(
        self,
        record: type[Record],
        name: str,
        key: tuple[str, ...],
        *,
        json: Iterable[str] = (),
        blobs: Iterable[str] = (),
        owner: str | None = "table_id",
    ) -> None:
        self.name = name
        self.key = key
        self.columns = tuple(field.name for field in fields(record))
        self.json = frozenset(json)
        self._blobs = frozenset(blobs)
        self._owner = owner
        self._adapter: TypeAdapter[Record] = TypeAdapter(record)
        names = ", ".join(f'"{column}"' for column in self.columns)
        marks = ", ".join("?" * len(self.columns))
        changes = ", ".join(f'"{column}" = excluded."{column}"' for column in self.columns if column not in key)
        self._where = " AND ".join(f'"{column}" = ?' for column in key)
        self.select = f"SELECT {names} FROM {name}"  # noqa: S608
        self.insert = f"INSERT INTO {name} ({names}) VALUES ({marks})"  # noqa: S608
        self.upsert = f"{self.insert} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"

    def values(self, record: Record) -> tuple[Value, ...]:
        """The row of a record, in the order of ``columns``."""
        return tuple(self.value(column, getattr(record, column)) for column in self.columns)

    def value(self, column: str, value: Any) -> Value:
        """What is stored for one value. None stays NULL in every column."""
        if value is None:
            return None
        if column in self.json:
            return to_json(value)
        if column in self._blobs:
            return zlib.compress(value)
        return cast(Value, value)

    def read(self, row: sqlite3.Row) -> Record:
        """The record of a row. Raises DamagedRow if any column does not hold what its type says."""
        values: dict[str, object] = {}
        column = self.columns[0]
        try:
            for column in self.columns:
                values[column] = self._restore(column, row[column])
        except (ValueError, TypeError, RecursionError, zlib.error):
            raise self._damaged(row, column) from None
        try:
            return self._adapter.validate_python(values)
        except ValidationError as problem:
            raise self._damaged(row, str(problem.errors()[0]["loc"][0])) from None

    def to_document(self, record: Record) -> JsonObject:
        """The record as plain JSON data; blobs are compressed and in base64."""
        document: JsonObject = {}
        for column in self.columns:
            value = getattr(record, column)
            document[column] = b64encode(zlib.compress(value)).decode() if column in self._blobs else value
        return document

    def from_document(self, document: JsonObject) -> Record:
        """The record that ``to_document`` wrote, perhaps before some columns were there. Raises StorageError."""
        try:
            values: dict[str, object] = dict(document)
            for column in self._blobs:
                values[column] = zlib.decompress(b64decode(str(values[column]), validate=True))
            record = self._adapter.validate_python(values)
        except (KeyError, ValueError, zlib.error):
            raise StorageError(f"A row of {self.name} in the file cannot be read.") from None
        if not values.keys() <= set(self.columns):
            raise StorageError(f"A row of {self.name} in the file has columns too many.")
        return record

    def found(self, rows: Iterable[sqlite3.Row]) -> Found[Record]:
        """The records of rows that may belong to several tables."""
        found: Found[Record] = Found([], [])
        for row in rows:
            try:
                found.rows.append(self.read(row))
            except DamagedRow as damaged:
                found.damaged.append(damaged)
        return found

    async def get(self, db: Read, *key: Value) -> Record | None:
        """The record with this key, or None."""
        row = await db.one(f"{self.select} WHERE {self._where}", *key)
        return None if row is None else self.read(row)

    async def change(self, tx: Tx, key: tuple[Value, ...], columns: Mapping[str, object]) -> None:
        """Set the named columns of one row. Raises StorageError if there is no such row."""
        unknown = columns.keys() - set(self.columns)
        if unknown:
            raise StorageError(f"The rows of {self.name} have no column {', '.join(sorted(unknown))}.")
        if not columns:
            return
        sets = ", ".join(f'"{column}" = ?' for column in columns)
        values = [self.value(column, value) for column, value in columns.items()]
        sql = f"UPDATE {self.name} SET {sets} WHERE {self._where}"  # noqa: S608
        if await tx.run(sql, *values, *key) == 0:
            raise StorageError(f"There is no row {'/'.join(map(str, key))} in {self.name}.")

    def _restore(self, column: str, value: Any) -> object:
        if value is None:
            return None
        if column in self.json:
            return json.loads(value)
        if column in self._blobs:
            return zlib.decompress(value)
        if isinstance(value, str) and not value.isascii():
            value.encode()  # Bytes that were no UTF-8 came in as lone surrogates: ValueError.
        return value

    def _damaged(self, row: sqlite3.Row, column: str) -> DamagedRow:
        owner = None if self._owner is None else row[self._owner]
        key = "/".join(str(row[name]) for name in self.key)
        return DamagedRow(owner if isinstance(owner, int) else None, f"{self.name} {key}, column {column}")
