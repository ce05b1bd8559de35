"""``bot.py export`` and ``import``: a running table moves to another bot's database, by those who run the bots."""

import asyncio
import json
import sqlite3
from argparse import Namespace
from pathlib import Path

from pydantic import JsonValue

import settings
from console.database import existing
from console.failure import Failure
from console.records import read_json, secret_file
from storage import JsonObject, Store, Tx, tables, transfer
from storage.alone import upgrade_alone


def export_table(arguments: Namespace) -> int:
    """Write a table, or the record of a finished game, to a file that nobody else may read.

    Raises Failure or StorageError; then there is no file.
    """
    database, file = existing(settings.load()), Path(arguments.file)
    with secret_file(file) as handle:
        document = asyncio.run(_read(database, arguments.table, record=arguments.record))
        json.dump(document, handle, ensure_ascii=False)
    print(f"Table {arguments.table} is in {file}.")
    if arguments.record:
        print(f"Anybody may have it: python bot.py verify {file} proves its dice.")
        return 0
    print("The file holds every secret of the game, hands, decks and dice: show it to nobody who plays.")
    print("The table is still here too: when it goes on elsewhere, a moderator ends it here with /mod end.")
    return 0


async def _read(database: Path, table: int, *, record: bool) -> JsonObject:
    upgrade_alone(database)
    store = await Store.open(database)
    try:
        async with store.reading() as db:
            return await (transfer.finished_export(db, table) if record else transfer.export_table(db, table))
    finally:
        await store.close()


def import_table(arguments: Namespace) -> int:
    """Store an exported table and print its number. Raises Failure or StorageError; then nothing was stored."""
    database, document = settings.load().database, read_json(Path(arguments.file))
    try:
        table, twins = asyncio.run(_write(database, document))
    except sqlite3.IntegrityError:
        raise Failure("The exported table is not complete.") from None
    print(f"Stored as table {table}.")
    if twins:
        others = ", ".join(f"table {twin}" for twin in twins)
        once = "statistics and ratings count it once, at the table where it ends first."
        print(f"The same game is here already ({others}): {once}")
    print(f"Once the bot runs, a moderator brings it back with /mod repair table:{table} where it was played.")
    print("The file holds every secret of the game: delete it.")
    return 0


async def _write(database: Path, document: JsonValue) -> tuple[int, list[int]]:
    """The number of the new table, and of those that hold the same game."""

    async def work(tx: Tx) -> tuple[int, list[int]]:
        table = await transfer.import_table(tx, document)
        return table, await tables.twins(tx, table)

    upgrade_alone(database)
    store = await Store.open(database)
    try:
        return await store.transaction(work)
    finally:
        await store.close()
