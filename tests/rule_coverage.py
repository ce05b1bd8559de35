"""Which rule IDs of the rules pages are proven by a test, only stated, or superseded.

``python -m tests.rule_coverage [BR AA SH EG]`` prints the counts and what is wrong, and exits with 1 if anything is.
A test proves an ID by ``@pytest.mark.rule("BR-050")``, by such a mark on one of its parameters, or by a parameter's id.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
ID = re.compile(r"[A-Z]{2}-\d{2,3}")
BULLET = re.compile(r"^- \*\*([A-Z]{2}-\d{2,3})\*\* (.*(?:\n  .*)*)", re.MULTILINE)
KINDS = ("proven", "stated", "superseded", "missing")
SUPERSEDED = "\n  Superseded by: "


class Unreadable(Exception):
    """A test cites a rule in a way that cannot be read without running it."""


@dataclass(frozen=True)
class Coverage:
    """What the pages, the status file and the tests say; lists of tests and pages by rule ID."""

    pages: Mapping[str, list[str]]
    texts: Mapping[str, str]
    stated: Mapping[str, str]
    superseded: Mapping[str, str]
    proofs: Mapping[str, list[str]]

    def kind(self, rule: str) -> str:
        """`proven`, `stated`, `superseded` or `missing`."""
        for kind, rules in (("proven", self.proofs), ("stated", self.stated), ("superseded", self.superseded)):
            if rule in rules:
                return kind
        return "missing"

    def missing(self) -> list[str]:
        """IDs for which nothing is said."""
        return [rule for rule in self.pages if self.kind(rule) == "missing"]

    def contradictions(self) -> list[str]:
        """One sentence for each ID that is two things at once, unknown, written twice or marked in one place only."""
        found = [f"{rule} stands on {' and '.join(pages)}" for rule, pages in self.pages.items() if len(pages) > 1]
        named = {**dict.fromkeys(self.stated, "status.toml"), **dict.fromkeys(self.superseded, "status.toml")}
        named |= {rule: tests[0] for rule, tests in self.proofs.items()}
        found += [f"{rule}, named in {place}, is on no page" for rule, place in named.items() if rule not in self.pages]
        for rule, reason in {**self.stated, **self.superseded}.items():
            if rule in self.proofs:
                found.append(f"{rule} is said to need no proof ({reason}) but {self.proofs[rule][0]} proves it")
            if rule in self.stated and rule in self.superseded:
                found.append(f"{rule} is both stated and superseded")
        marked = {rule for rule, text in self.texts.items() if SUPERSEDED in text}
        found += [
            f"{rule} is superseded in one of its page and status.toml only" for rule in marked ^ {*self.superseded}
        ]
        return sorted(found)

    def counts(self) -> dict[str, dict[str, int]]:
        """For each page and prefix, such as `breakout.md BR`, how many IDs are of each kind."""
        table: dict[str, dict[str, int]] = {}
        for rule, pages in self.pages.items():
            row = table.setdefault(f"{pages[0]} {rule[:2]}", dict.fromkeys(KINDS, 0))
            row[self.kind(rule)] += 1
        return table


def read(root: Path = ROOT) -> Coverage:
    """Read the pages docs/rules/*.md, docs/rules/status.toml and the tests below a root."""
    pages: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for page in sorted((root / "docs/rules").glob("*.md")):
        for rule, text in BULLET.findall(page.read_text(encoding="utf-8")):
            pages.setdefault(rule, []).append(page.name)
            texts[rule] = text
    status = tomllib.loads((root / "docs/rules/status.toml").read_text(encoding="utf-8"))
    proofs: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        name = path.relative_to(root).as_posix()
        for rule in cited(path.read_text(encoding="utf-8"), name):
            proofs.setdefault(rule, []).append(name)
    return Coverage(pages, texts, status["stated"], status["superseded"], proofs)


def cited(source: str, name: str) -> Iterator[str]:
    """The rule IDs that a test module cites. Raises Unreadable if a mark names anything but literal IDs."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        if called.endswith("mark.rule"):
            rules = [part.value if isinstance(part, ast.Constant) else None for part in node.args]
            if not rules or node.keywords or not all(isinstance(rule, str) and ID.fullmatch(rule) for rule in rules):
                raise Unreadable(f"{name}:{node.lineno}: a rule mark takes literal IDs such as 'BR-050'.")
            yield from (str(rule) for rule in rules)
        elif called.endswith(("pytest.param", "mark.parametrize")):
            for part in (keyword.value for keyword in node.keywords if keyword.arg in {"id", "ids"}):
                constants = (one.value for one in ast.walk(part) if isinstance(one, ast.Constant))
                yield from (match[0] for text in constants if isinstance(text, str) and (match := ID.match(text)))


def selected(coverage: Coverage, prefixes: list[str]) -> Coverage:
    """The part that is about the pages on which IDs with these prefixes stand; everything if there are none."""
    if not prefixes:
        return coverage
    wanted = {page for rule, pages in coverage.pages.items() if rule[:2] in prefixes for page in pages}
    pages = {rule: found for rule, found in coverage.pages.items() if wanted & set(found)}
    others = coverage.pages.keys() - pages.keys()

    texts = {rule: coverage.texts[rule] for rule in pages}
    stated = {rule: reason for rule, reason in coverage.stated.items() if rule not in others}
    superseded = {rule: place for rule, place in coverage.superseded.items() if rule not in others}
    proofs = {rule: tests for rule, tests in coverage.proofs.items() if rule not in others}
    return Coverage(pages, texts, stated, superseded, proofs)


def main(prefixes: list[str], root: Path = ROOT) -> int:
    """Print the counts for each page and prefix, then what is missing and what contradicts; 1 if there is any."""
    try:
        coverage = selected(read(root), prefixes)
    except Unreadable as problem:
        print(problem)
        return 1
    if not coverage.pages:
        print(f"No page under docs/rules has an ID that begins with {' or '.join(prefixes)}.")
        return 1
    for name, row in coverage.counts().items():
        print(f"{name}: {', '.join(f'{number} {kind}' for kind, number in row.items())}, of {sum(row.values())}")
    missing, contradictions = coverage.missing(), coverage.contradictions()
    if missing:
        print("missing:", *missing)
    for sentence in contradictions:
        print(sentence)
    return 1 if missing or contradictions else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
