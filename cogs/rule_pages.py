"""The rules pages of ``docs/rules`` as something that can be searched: every rule ID with its sentence.

So can what a table does its own way, which has titles instead of IDs.
"""

import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"

_RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+)$")
_OWN_WAY = re.compile(r"^(?:- )?\*\*([A-Z][^*]+)\.\*\* (.+)$")
_HEADING = re.compile(r"^#+ (.+)$")
OWN_WAY = "What this table does its own way"
"""How the section is called in which titles stand for IDs."""
_ID = re.compile(r"^\s*([A-Za-z]{2})[- ]?0*(\d{1,3})\s*$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its ID or title, its sentence (Markdown), the section it stands in, and the page (``breakout``)."""

    id: str
    sentence: str
    section: str
    page: str

    @property
    def numbered(self) -> bool:
        """Whether it has an ID."""
        return _ID.match(self.id) is not None


def read_page(path: Path) -> list[Rule]:
    """All rules of one page, in order. Lines below a rule that are indented belong to it."""
    rules: list[Rule] = []
    section, titled = "", False
    for line in path.read_text(encoding="utf-8").splitlines():
        own_way = section.endswith(OWN_WAY)
        titled = titled and bool(line.strip())
        if heading := _HEADING.match(line):
            section = heading[1]
        elif rule := _RULE.match(line) or (own_way and _OWN_WAY.match(line)):
            rules.append(Rule(rule[1], rule[2].strip(), section, path.stem))
            titled = not rules[-1].numbered
        elif line.strip() and rules and (line.startswith("  ") or titled):
            last = rules[-1]
            joint = " " if titled else "\n"
            rules[-1] = Rule(last.id, f"{last.sentence}{joint}{line.strip()}", last.section, last.page)
    return rules


class RulePages:
    """A full-text index over rules, in memory. ``search`` is safe for whatever people type."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        self._rules = list(rules)
        numbered = [rule for rule in self._rules if rule.numbered]
        self._by_id = {_short(rule.id): rule for rule in numbered}
        self._prefixes = {rule.id[:2] for rule in numbered}
        self._index = sqlite3.connect(":memory:", check_same_thread=False)
        self._index.execute("CREATE VIRTUAL TABLE rules USING fts5(sentence, section, tokenize='porter unicode61')")
        self._index.executemany(
            "INSERT INTO rules (rowid, sentence, section) VALUES (?, ?, ?)",
            [(number, rule.sentence, _heading(rule)) for number, rule in enumerate(self._rules)],
        )

    @classmethod
    @cache
    def load(cls, folder: Path = FOLDER) -> "RulePages":
        """The pages of a folder, which are read once."""
        return cls(rule for path in sorted(folder.glob("*.md")) for rule in read_page(path))

    def search(self, words: str, pages: frozenset[str] | None = None, limit: int = 5) -> list[Rule]:
        """The rules that fit best, best first: an ID gives that rule, words what mentions all, else any of them.

        The last word may be only begun.
        """
        if exact := _ID.match(words):
            rule = self._by_id.get(_short(f"{exact[1]}-{exact[2]}"))
            if rule is not None or exact[1].upper() in self._prefixes:
                return [rule] if rule is not None else []
        terms = [f'"{term}"' for term in re.findall(r"\w+", words)]
        begun = [*terms[:-1], *(f"{term}*" for term in terms[-1:])]
        for joined in (" ".join(terms), " ".join(begun), " OR ".join(terms)):
            found = self._match(joined, pages, limit) if joined else []
            if found:
                return found
        return []

    def _match(self, query: str, pages: frozenset[str] | None, limit: int) -> list[Rule]:
        rows = self._index.execute("SELECT rowid FROM rules WHERE rules MATCH ? ORDER BY bm25(rules)", (query,))
        fitting = [self._rules[int(row[0])] for row in rows.fetchall()]
        return [rule for rule in fitting if pages is None or rule.page in pages][:limit]


def _heading(rule: Rule) -> str:
    """What stands above a rule, its title too if it has one."""
    return rule.section if rule.numbered else f"{rule.id} {rule.section}"


def _short(id: str) -> str:
    """A rule ID as it is looked up, however it was typed: ``BR-054``, ``br 54`` and ``BR54`` are one."""
    letters, digits = id[:2].upper(), id[2:].lstrip("- ")
    return f"{letters}{int(digits)}"
