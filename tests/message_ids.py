"""Every sentence that people may read, found in the source: the ids that a catalogue of another language needs.

In ``cogs`` those are the sentences given to ``say`` and ``translated`` and the constants of modules. In ``engine`` and
``host`` an id may be made anywhere and travel far (a table of prompts, a default of a parameter), so there every string
that reads like words counts, but for what ``NOT_SAID`` and ``APART`` name: names of cards, errors, invariants.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent

SAID = frozenset({"Text", "text", "say", "refuse", "label", "tell", "plain", "translated", "notice", "tell_mate"})
"""Calls whose strings are ids, of one word too."""
NOT_SAID = frozenset(
    {
        "card", "power", "villain", "event", "weapon", "gadget", "income", "character", "riddle", "coffer", "starter",
        "Component", "compile", "split", "cast", "report", "unexpected", "warning", "error", "info", "exception",
        "TypeVar", "RuntimeError", "ValueError", "TypeError", "KeyError", "BudgetSpent", "TailOnly", "BadAsk",
        "DamagedSnapshot", "NewerSnapshot", "AssertionError", "EffectFailed", "_guarded", "_failed", "whim", "shuffle",
    }
)  # fmt: skip
"""Calls whose strings nobody reads in another language: names of cards, patterns, errors, lines of the bot's log."""
APART = frozenset(
    {
        "soundness.py", "problems.py", "proof.py", "incidents.py", "dice.py", "imagine.py", "design.py", "counting.py",
        "map.py", "components.py", "catalogue.py", "entry.py", "rule_pages.py", "custom_ids.py", "limits.py",
    }
)  # fmt: skip
"""Modules that speak to whoever runs the bot, or that hold names of places and cards, which stay English."""
NO_MESSAGES = frozenset(
    {
        "__all__", "FAMILIES", "RULE_TEXTS", "USED", "RULE_NAMES", "ROOM_NAMES", "TILES", "Names", "SUPER_HERO",
    }
)  # fmt: skip
"""Names of what is shown with cards, whose texts stay English."""

CARDS = frozenset({"components", "_villains", "_gadgets", "_tiles", "_armory", "_rest", "_district"})
"""Functions that put printed cards together, which stay English."""


@dataclass(frozen=True, slots=True)
class Found:
    """An id and where it stands."""

    id: str
    path: str
    line: int

    @property
    def room(self) -> str:
        """The room, in the engine the part of it."""
        parts = Path(self.path).parts
        return parts[1] if parts[0] == "engine" else parts[0]


def found(root: Path = ROOT) -> list[Found]:
    """All ids of the rooms that speak, in the order of the source."""
    paths = [path for room in ("engine", "host", "cogs") for path in sorted((root / room).rglob("*.py"))]
    return [each for path in paths if path.name not in APART for each in in_source(path, root)]


def in_source(path: Path, root: Path = ROOT) -> Iterator[Found]:
    """The ids of one module."""
    name = str(path.relative_to(root))
    finder = _Finder(strict=name.startswith("cogs"))
    finder.visit(ast.parse(path.read_text(encoding="utf-8")))
    yield from (Found(id, name, line) for id, line in finder.ids)


class _Finder(ast.NodeVisitor):
    """Walks a module; ``strict``: only what is given to a call of ``SAID``, and constants."""

    def __init__(self, *, strict: bool) -> None:
        self.strict = strict
        self.ids: list[tuple[str, int]] = []
        self._said = False
        self._inside = False

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, str) and ((self._said and _words(value)) or (not self.strict and _sentence(value))):
            self.ids.append((value, node.lineno))

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in NOT_SAID:
            for each in node.args:
                if isinstance(each, ast.Call) or (name == "ValueError" and _full(each)):
                    self.visit(each)
            return
        self.visit(node.func)
        before = self._said
        for at, argument in enumerate(node.args):
            # The first strings may be an id, a verb or the kind of an event: no words then.
            self._said = name in SAID and at < 3
            self.visit(argument)
        self._said = False
        for keyword in node.keywords:
            if keyword.arg not in ("pile", "owner", "subtype", "same", "stream"):
                self.visit(keyword.value)
        self._said = before

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._constant(node.targets[0], node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._constant(node.target, node.value)

    def _constant(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name) and target.id in NO_MESSAGES:
            return
        before = self._said, self.strict
        if not self._inside or (isinstance(target, ast.Name) and target.id == "words"):
            self.strict = False
        self.visit(value)
        self._said, self.strict = before

    def visit_Dict(self, node: ast.Dict) -> None:
        for value in node.values:
            self.visit(value)

    def visit_Compare(self, node: ast.Compare) -> None:
        for side in (node.left, *node.comparators):
            if not isinstance(side, ast.Constant | ast.Tuple | ast.Set | ast.List):
                self.visit(side)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in CARDS:
            return
        before, self._inside = self._inside, True
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for decorator in node.decorator_list:
            if not self.strict:
                self.visit(decorator)
        for each in node.body:
            self.visit(each)
        self._inside = before


def _full(node: ast.expr) -> bool:
    """Whether this is a whole sentence: of options that do not go together people are told why."""
    return isinstance(node, ast.Constant) and str(node.value).endswith(".")


def _words(value: str) -> bool:
    """Whether this is a word or more: kinds of events are small and have hyphens at most."""
    return bool(re.search(r"[A-Z{ ]", value)) or value in ONE_WORD


def _sentence(value: str) -> bool:
    """Whether this reads like words: a space between letters, or a gap."""
    bare = re.sub(r"\{[^}]*\}", "x", value)
    return bool(re.search(r"[A-Za-z]{2}", re.sub(r"\{[^}]*\}", "", value)) and re.search(r"\S \S", bare))


ONE_WORD = frozenset({"yes", "no", "none", "nobody", "nothing", "everybody", "all", "free", "blank"})
