"""What a host can set: environment variables that begin with ``ROGUES_``, or lines of a file ``.env``."""

import difflib
import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

PREFIX = "ROGUES_"


def _capitals(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


Snowflake = Annotated[int, Field(ge=1, lt=2**64)]
LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_capitals)]


class SettingsError(Exception):
    """A setting that cannot be used. Its text is one sentence that names the setting, never its value."""


class Settings(BaseModel):
    """The host's choices. ``Settings(...)`` itself reads nothing from outside; ``load`` does.

    A field's title says what the environment variable must be, its description what it is for.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    token: SecretStr | None = Field(
        default=None, title="the bot's token", description="The bot's token. Only running on Discord needs it."
    )
    application_id: Snowflake | None = Field(
        default=None,
        title="the application's id, a whole number",
        description="The application's id, so that `bot.py check` can print the invite link.",
    )
    sync_guild_id: Snowflake | None = Field(
        default=None,
        title="a server's id, a whole number",
        description="For development: the one server that gets the slash commands, at once.",
    )
    database: Path = Field(
        default=Path("data/rogues-table.db"),
        title="a file name",
        description="The SQLite file with all tables. It is made if it is missing.",
    )
    backups: Path = Field(
        default=Path("data/backups"), title="a folder name", description="The folder for copies of the database."
    )
    daily_backups: int = Field(
        default=7,
        ge=0,
        le=366,
        title="a whole number from 0 to 366",
        description="How many daily copies are kept; 0 makes none.",
    )
    log_level: LogLevel = Field(
        default="INFO", title="DEBUG, INFO, WARNING or ERROR", description="From which level on messages are logged."
    )
    pacing: float = Field(
        default=0.25,
        ge=0,
        le=60,
        allow_inf_nan=False,
        title="a number of seconds from 0 to 60",
        description="Seconds between two messages that the bot sends of its own accord; 0 sends without a pause.",
    )


class _Environment(Settings, BaseSettings):
    """The same fields, filled from the environment and then from ``.env`` in the working directory."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="forbid"
    )


def variable(field: str) -> str:
    """The environment variable of a field of Settings."""
    return PREFIX + field.upper()


def load() -> Settings:
    """Read the environment, then the file ``.env`` for what the environment leaves out; an empty value is not set.

    Raises SettingsError for the first variable that is unknown or cannot be used.
    """
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in map(variable, Settings.model_fields):
            raise SettingsError(_unknown(name))
    try:
        _refuse_names_without_prefix()
        return _Environment()
    except ValidationError as problem:
        field = str(problem.errors(include_url=False, include_context=False, include_input=False)[0]["loc"][0])
    except (OSError, UnicodeDecodeError):
        raise SettingsError("The file .env cannot be read: it must be a text file that this user may read.") from None
    if field in Settings.model_fields:
        raise SettingsError(f"{variable(field)} must be {Settings.model_fields[field].title}.")
    raise SettingsError(_unknown(field.upper()))


def _refuse_names_without_prefix() -> None:
    """Raises SettingsError for a line of ``.env`` that has a field's name alone, which Pydantic passes over."""
    for name, value in DotEnvSettingsSource(_Environment).env_vars.items():
        if value and name in Settings.model_fields:
            raise SettingsError(f"{name.upper()} is not a setting: did you mean {variable(name)}?")


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, list(map(variable, Settings.model_fields)), n=1, cutoff=0.8)
    return f"{name} is not a setting" + (f": did you mean {near[0]}?" if near else "; .env.example lists them all.")
