"""Finds English in what is told in German: sentences of the catalogue that were not put into words, and plain English.

What is printed on cards, tiles and boards stays English by decision and is taken out before anything is judged.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

from cogs.languages import CATALOGUES
from cogs.tables import variants
from engine import GAMES
from engine.enemies.design import VILLAINS

JSON: TypeAlias = dict[str, Any]

ENGLISH_WORDS = re.compile(
    r"\b(the|your|you|of|is|are|and|or|with|from|into|turn|draws|gains|plays|moves|waits|left)\b", re.IGNORECASE
)
TERMS = re.compile("Infamy Order|Score Tokens?|Batman Rule Card|Team Coffer|Gotham City")
GAP = re.compile(r"\{[^}]*\}")
HOLE = "◆"
"""Stands where something printed was."""
SEAMS = re.compile(r"\n| · |: |; |, | – |\*\*|~~|`|[()“”„]|^[•✔⚠️⏳🔔🔒🏁▶→> ]+|[.:?!✔ ]+$")
"""Where a line is taken apart to look for sentences of one or two words, which may be a part of many others."""
FEW = r"\S{1,30}(?: \S{1,30}){0,3}"
"""What may fill a gap of a short sentence."""
LONG = 3
"""Words from which on a sentence is told by them wherever they stand."""


def _printed() -> list[str]:
    """Names and texts of cards, places and games: they stay English."""
    known: set[str] = {game.name for game in GAMES.values()}
    for game in GAMES.values():
        for each in game.components:
            known |= {each.name, each.text, *each.text.split("\n")}
    known |= {words for each in VILLAINS.values() for words in (each.text, each.main_weapon.text)}
    return sorted(filter(None, known))


PRINTED = _printed()


def _pattern(known: Iterable[str]) -> re.Pattern[str]:
    """Finds any of these, the longest there is; grouped by what they begin with, which takes a tenth of the time."""
    begins: dict[str, list[str]] = {}
    for each in sorted(known, key=len, reverse=True):
        begins.setdefault(each[0], []).append(re.escape(each[1:]))
    groups = (f"{re.escape(first)}(?:{'|'.join(rest)})" for first, rest in begins.items())
    return re.compile(rf"(?<!\w)(?:{'|'.join(groups)})(?!\w)")


WHOLE = _pattern(PRINTED)


def _begun(words: str) -> str:
    """The words without a printed text at their end that was cut for want of room."""
    if not words.endswith("…"):
        return words
    for at in (found.end() for found in re.finditer(r"^| · |: |\. ", words)):
        tail = words[at:-1].rstrip()
        place = bisect_left(PRINTED, tail)
        if tail and place < len(PRINTED) and PRINTED[place].startswith(tail):
            return words[:at] + HOLE
    return words


@lru_cache(maxsize=4096)
def bare(words: str) -> str:
    """A message or a sentence without what is printed on cards and the like."""
    return TERMS.sub(HOLE, WHOLE.sub(HOLE, _begun(words)))


def english(words: str) -> bool:
    """Whether words that only English has are left when the names and texts of cards are taken away."""
    return ENGLISH_WORDS.search(bare(words)) is not None


TYPED = {
    value for game in GAMES.values() for field in game.options_type.model_fields.values() for value in variants(field)
}
"""Values of variants: they are typed as they are, in every language."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message that reads otherwise in German, as it would be found in English."""

    id: str
    probe: str
    """Its longest part without a gap: where that is not, the sentence is not."""
    pattern: re.Pattern[str]
    long: bool


@cache
def sentences() -> tuple[Sentence, ...]:
    """All messages of the catalogue whose German words are others."""
    return tuple(_sentence(id) for id, words in CATALOGUES["de"].messages.items() if _telling(id) and id != words)


def _telling(id: str) -> bool:
    """Whether a message has words of its own that nothing printed has, and that nobody types."""
    return id not in TYPED and re.search(r"[A-Za-z]{2}", bare(GAP.sub(HOLE, id)).replace(HOLE, "")) is not None


def _sentence(id: str) -> Sentence:
    words = id.strip()
    parts = GAP.split(words)
    long = len(re.findall(r"[A-Za-z']{2,}", " ".join(parts))) >= LONG
    any_words = ".{1,200}?" if long else FEW

    def gap(found: re.Match[str]) -> str:
        nouns = found[0][1:-1].split("|")[1:]
        return rf"\d+ (?:{'|'.join(map(re.escape, nouns))})" if nouns else any_words

    gaps = [gap(found) for found in GAP.finditer(words)]
    pattern = "".join(re.escape(part) + hole for part, hole in zip(parts, [*gaps, ""], strict=True))
    edge = rf"(?<!\w){pattern}(?!\w)" if long else pattern.removesuffix(r"\.")
    return Sentence(id, max(parts, key=len).strip(" .:"), re.compile(edge), long)


def left_over(words: str) -> list[str]:
    """The messages that stand in these words in English although there is German for them."""
    clean = bare(words)
    plain = clean.replace("**", "").lstrip("> •").rstrip(".")
    pieces = [plain, *(piece.strip() for piece in SEAMS.split(clean) if piece and piece.strip())]
    return [
        each.id
        for each in sentences()
        if each.probe in clean
        and (each.pattern.search(clean) if each.long else any(map(each.pattern.fullmatch, pieces)))
    ]


def shown(body: Any) -> Iterator[str]:
    """All that people read of the body of a request: messages, embeds, components, forms, choices, names of threads."""
    if not isinstance(body, dict):
        return
    data: JSON = body.get("data") or body
    yield from _texts(data, "content", "name", "title")
    for embed in data.get("embeds") or ():
        yield from _texts(embed, "title", "description")
        yield from _texts(embed.get("footer") or {}, "text")
        for field in embed.get("fields") or ():
            yield from _texts(field, "name", "value")
    yield from _components(data.get("components") or ())
    for choice in data.get("choices") or ():
        yield from _texts(choice, "name")


def _components(components: Iterable[JSON]) -> Iterator[str]:
    for each in components:
        yield from _texts(each, "label", "placeholder")
        for option in each.get("options") or ():
            yield from _texts(option, "label", "description")
        yield from _components(each.get("components") or ())


def _texts(part: JSON, *fields: str) -> Iterator[str]:
    yield from (part[field] for field in fields if isinstance(part.get(field), str) and part[field])
