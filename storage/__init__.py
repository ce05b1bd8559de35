"""The SQLite database: schema, migrations and one module per kind of record."""
