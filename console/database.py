"""The bot's database, for errands that need one that is there."""

from pathlib import Path

from console.failure import Failure
from settings import Settings
from storage.files import exists


def existing(settings: Settings) -> Path:
    """The database of the settings. Raises Failure if there is none, for instance in another folder than the bot's."""
    if not exists(settings.database):
        raise Failure(
            f"There is no database {settings.database.absolute()}: do this in the folder where the bot is started, or "
            "let ROGUES_DATABASE name its database."
        )
    return settings.database
