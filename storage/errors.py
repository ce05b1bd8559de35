"""What can go wrong in the database, each in one sentence for the person who runs the bot."""


class StorageError(Exception):
    """The database cannot do what was asked. Its text is one sentence that says why."""


class DamagedRow(StorageError):
    """A row that cannot be read back: broken JSON, a broken blob or a value outside its schema.

    ``table_id`` is the table that must stop, or None when the row belongs to no table (a guild's or a person's).
    ``what`` names the row and the column, never its contents.
    """

    def __init__(self, table_id: int | None, what: str) -> None:
        super().__init__(f"A damaged row was found in the database: {what}.")
        self.table_id = table_id
        self.what = what
