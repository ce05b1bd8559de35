"""The files of messages: ``<code>.toml`` beside this module, ``code`` as Discord names the language."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One language. ``code`` is Discord's name of it, ``name`` what it calls itself."""

    code: str
    name: str
    decimal: str
    """What stands between ones and tenths."""
    commands: Mapping[str, str]
    """Names of commands and their groups by the English ones, which are the verbs of the games too."""
    options: Mapping[str, str]
    """Names of the options of commands by the English ones."""
    messages: Mapping[str, str]
    """Everything else by its English sentence."""


def read(path: Path) -> Catalogue:
    """A catalogue from its file. Raises ValueError (also as TOMLDecodeError) if it is none."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    messages: dict[str, str] = {}
    for title, section in content["messages"].items():
        for id, words in section.items():
            if id in messages:
                raise ValueError(f"{path.name}: in [messages.{title}] there is a message for the second time: {id}")
            messages[id] = words
    names = content["commands"], content["options"]
    return Catalogue(path.stem, content["language"], content.get("decimal", "."), *names, messages)


CATALOGUES: Mapping[str, Catalogue] = {path.stem: read(path) for path in sorted(FOLDER.glob("*.toml"))}
"""All languages but English, by code."""


def language_of(locale: str | None) -> str:
    """The language for a locale of Discord: its own (``pt-BR``), that of its first part (``pt``), or English."""
    if locale is None:
        return ENGLISH
    return next((code for code in (locale, locale.partition("-")[0]) if code in CATALOGUES), ENGLISH)
