"""Errors nobody expected: numbered for the person, traced for whoever runs the bot, silent about the cards."""

import logging
import secrets
import traceback

from storage.errors import cause

KEPT = 200
"""How many incidents that come back are remembered."""

_log = logging.getLogger(__name__)
_reported: dict[str, str] = {}


def report(what: str, error: BaseException, once: str = "") -> str:
    """Log an error with its traceback; return the incident's number, which may be shown to anybody.

    The messages of exceptions are left out: they may hold a hand, and the log is read by people who play.
    With ``once`` (a key) the same trouble, met at every look, is logged the first time only and keeps its number.
    """
    if once in _reported:
        return _reported[once]
    number = secrets.token_hex(3).upper()
    _log.error("Incident %s: %s\n%s", number, what, trace(error))
    if once:
        _reported[once] = number
        if len(_reported) > KEPT:
            del _reported[next(iter(_reported))]
    return number


def trace(error: BaseException) -> str:
    """Where an error came from and what caused it: types, lines of code and what failed below them, no values."""
    parts: list[str] = []
    seen: BaseException | None = error
    while seen is not None and len(parts) < 5:
        lines = "".join(traceback.format_tb(seen.__traceback__))
        kind = f"{type(seen).__module__}.{type(seen).__qualname__}"
        parts.append(f"{' '.join(filter(None, (kind, cause(seen))))}\n{lines}")
        seen = seen.__cause__ or seen.__context__
    return "caused by ".join(parts).rstrip()
