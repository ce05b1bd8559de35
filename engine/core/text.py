"""Words as data: an English sentence with named gaps, and the values that go into them.

The sentence itself is the message id, so it can be looked up in a catalogue of another language. Gaps are written

* ``{die}``               the value as it is,
* ``{who:seat}``          a value that a reader knows by name; the kind (``seat``, ``card``) tells which names to ask,
* ``{speed:word}``        a value that is itself an English word or sentence,
* ``{steps|space|spaces}`` a number with the noun that agrees with it: ``1 space``, ``3 spaces``,
* ``{prompt:text}``       another Text, as ``{"id": ..., "values": ...}``.

A list is joined by commas, each of its members named by the same rule.
"""

import re
from collections.abc import Callable
from dataclasses import field
from typing import TypeAlias

from pydantic import JsonValue

from engine.core.record import record

Json: TypeAlias = JsonValue
"""Plain data: what a Text, a Task or a journal entry may hold."""

_GAP = re.compile(r"\{(\w+)(?::(\w+)|\|([^|{}]*)\|([^|{}]*))?\}")

Names: TypeAlias = "Callable[[str, Json], str | Text]"
"""Names a value of a kind: ``names("seat", 1) -> "Ana"``; a Text where the name is made of words (``space 7``)."""


@record
class Text:
    """A message id (an English sentence with gaps) and its values."""

    id: str
    values: dict[str, Json] = field(default_factory=dict[str, Json])


def text(id: str, /, **values: Json) -> Text:
    """Make a Text; every gap of the sentence must have its value (checked by ``gaps`` in tests, not here)."""
    return Text(id, values)


def gaps(id: str) -> list[str]:
    """Names of the gaps in a sentence, in order."""
    return [match[1] for match in _GAP.finditer(id)]


def render(words: Text, names: Names, translate: Callable[[str], str] = str) -> str:
    """Fill the gaps. Raises KeyError when a value is missing, in any language."""

    def one(kind: str | None, value: Json) -> str:
        if kind == "text" and isinstance(value, dict):
            values = value["values"]
            return render(Text(str(value["id"]), values if isinstance(values, dict) else {}), names, translate)
        known = names(kind, value) if kind else str(value)
        return known if isinstance(known, str) else render(known, names, translate)

    def fill(match: re.Match[str]) -> str:
        name, kind, singular, plural = match.groups()
        value = words.values[name]
        if singular is not None:
            return f"{value} {singular if value == 1 else plural}"
        if isinstance(value, list):
            return ", ".join(one(kind, each) for each in value)
        return one(kind, value)

    return _GAP.sub(fill, translate(words.id))
