"""Putting a sentence into the language that is spoken here and now."""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar

from cogs.languages.catalogue import CATALOGUES, ENGLISH
from engine import Json, Text, render

_LANGUAGE: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The code of the language that is spoken now."""
    return _LANGUAGE.get()


def speak(code: str) -> None:
    """Speak this language from now on, in this task and in those that it starts."""
    _ = _LANGUAGE.set(code)


@contextmanager
def speaking(code: str) -> Generator[None]:
    """Speak this language for a while."""
    before = _LANGUAGE.set(code)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def translated(id: str) -> str:
    """An English sentence, gaps and all, in the language that is spoken now; as it is where there is none."""
    catalogue = CATALOGUES.get(_LANGUAGE.get())
    return id if catalogue is None else catalogue.messages.get(id, id)


def command(name: str) -> str:
    """What a command or a verb of a game is called in the language that is spoken now."""
    catalogue = CATALOGUES.get(_LANGUAGE.get())
    return name if catalogue is None else catalogue.commands.get(name, name)


def agrees(typed: str) -> bool:
    """Whether somebody has typed yes, in English or in the language that is spoken now."""
    return typed.strip().casefold() in ("yes", translated("yes"))


def tenths(amount: float) -> str:
    """A number to one place, as it is written in the language that is spoken now."""
    catalogue = CATALOGUES.get(_LANGUAGE.get())
    return f"{amount:.1f}".replace(".", "." if catalogue is None else catalogue.decimal)


def say(id: str, /, **values: Json) -> str:
    """A sentence of the cogs' own: the English one is the message id, its gaps are as in ``engine.core.text``."""
    return render(Text(id, values), lambda _, value: str(value), translated)
