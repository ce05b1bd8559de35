"""What a host can set: environment variables that begin with ``ROGUES_``, or lines of a file ``.env``."""

import difflib
import os
import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

PREFIX = "ROGUES_"
FILE = Path(".env")
LONGEST_NAME = 200
"""Of a database, in bytes: SQLite and copies add to it, and no file's name may be longer than 255."""

# A comment, nothing, or NAME=value with the value bare or in quotes.
_LINE = re.compile(
    r"""\s*(?:(?:export\s+)?[^\s=#'"]+\s*=\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[^\s'"].*)?\s*)?(?:\#.*)?"""
)
# What may be the name of a setting. Anything else in its place may be a secret, and is not repeated.
_NAME = re.compile(r"\w{1,40}", re.ASCII)


def _capitals(value: object) -> object:
    return value.strip().upper() if isinstance(value, str) else value


def _trimmed(value: object) -> object:
    return value.strip() if isinstance(value, str) else value


def _no_folder(value: object) -> object:
    if isinstance(value, str) and value.strip().endswith(("/", os.sep)):
        raise ValueError("a folder")
    return value


def _at_home(path: Path) -> Path:
    """The path with ``~`` filled in. Raises ValueError for what no path can hold, and a home that nobody knows."""
    if "\0" in str(path):
        raise ValueError("no path")
    try:
        return path.expanduser()
    except RuntimeError as unknown:
        raise ValueError("nobody's home") from unknown


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False  # In a folder where this user may not look: whoever opens it says so.


def _file(path: Path) -> Path:
    """A path that a file may have. Raises ValueError for a folder's, and for what SQLite takes for no file at all."""
    if not path.name or path.name == ":memory:" or len(os.fsencode(path.name)) > LONGEST_NAME or _is_folder(path):
        raise ValueError("no file")
    return path


Snowflake = Annotated[int, Field(ge=1, lt=2**64)]
LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_capitals)]
Folder = Annotated[Path, BeforeValidator(_trimmed), AfterValidator(_at_home)]
File = Annotated[Folder, BeforeValidator(_no_folder), AfterValidator(_file)]


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
    database: File = Field(
        default=Path("data/rogues-table.db"),
        title="a file name",
        description="The SQLite file with all tables. It is made if it is missing.",
    )
    backups: Folder = Field(
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
        env_prefix=PREFIX, env_file=FILE, env_file_encoding="utf-8", env_ignore_empty=True, extra="forbid"
    )


def variable(field: str) -> str:
    """The environment variable of a field of Settings."""
    return PREFIX + field.upper()


def load() -> Settings:
    """Read the environment, then the file ``.env`` for what the environment leaves out; an empty value is not set.

    Raises SettingsError for the first variable that is unknown or cannot be used, and for a line that is neither a
    setting nor a comment.
    """
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in map(variable, Settings.model_fields):
            raise SettingsError(_unknown(name))
    try:
        _refuse_lines()
        _refuse_names_without_prefix()
        return _Environment()
    except ValidationError as problem:
        field = str(problem.errors(include_url=False, include_context=False, include_input=False)[0]["loc"][0])
    except (OSError, UnicodeDecodeError):
        raise SettingsError(
            f"The file {FILE} cannot be read: it must be a text file that this user may read."
        ) from None
    if field in Settings.model_fields:
        raise SettingsError(f"{variable(field)} must be {Settings.model_fields[field].title}.")
    raise SettingsError(_unknown(field.upper()))


def _refuse_lines() -> None:
    """Raises SettingsError for a line of ``.env`` that Pydantic would pass over, OSError if it is a folder."""
    # A pipe, which some password managers lay there, can be read only once.
    if not FILE.exists() or FILE.is_fifo():
        return
    for number, line in enumerate(FILE.read_text(encoding="utf-8-sig").split("\n"), start=1):
        if not _LINE.fullmatch(line):
            raise SettingsError(
                f"Line {number} of the file {FILE} cannot be understood: it must be NAME=value, or begin with #."
            )


def _refuse_names_without_prefix() -> None:
    """Raises SettingsError for a line of ``.env`` that has a field's name alone, which Pydantic passes over."""
    for name, value in DotEnvSettingsSource(_Environment).env_vars.items():
        if value and name in Settings.model_fields:
            raise SettingsError(f"{name.upper()} is not a setting: did you mean {variable(name)}?")


def _unknown(name: str) -> str:
    if not _NAME.fullmatch(name):
        return f"A line of the file {FILE} begins with no setting's name; .env.example lists them all."
    near = difflib.get_close_matches(name, list(map(variable, Settings.model_fields)), n=1, cutoff=0.8)
    return f"{name} is not a setting" + (f": did you mean {near[0]}?" if near else "; .env.example lists them all.")
