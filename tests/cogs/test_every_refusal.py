"""Each sentence with which something is refused stands whole in a test of what people do at the client.

Whoever adds a refusal adds such a test, or says in ``FENCES`` why Discord never comes to it; then the house's own tests
prove it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = [path for room in ("host", "cogs") for path in sorted((ROOT / room).rglob("*.py"))]
WRAPPERS = frozenset({"say", "translated", "clip"})
GIVEN = frozenset({"_checked", "parsed_options", "work"})
"""Functions that refuse with a sentence of a game, or with a reason that another function has found."""
FENCES = {
    "You cannot block yourself.": "whoever blocks moderates, and no moderator can be blocked",
    "{game} has no option {option}.": "the command has read the variants before",
    "The option {option} of {game} cannot have that value.": "the command has read the variants before",
    "That is somebody else's seat: use the buttons of your own hand.": "a hand answers for the seat that it shows",
    "Nothing can be given away in this game.": "only games with gifts have the command",
    "Choose how and how often from the lists.": "Discord takes nothing else than what is on the lists",
}
"""Refusals to which no button or command comes, and why."""
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
GAP = re.compile(r"\{[^{}]*\}")


def constants() -> dict[str, str]:
    """The sentences that modules name, by name."""
    return {
        target.id: node.value.value
        for path in MODULES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


NAMED = constants()


def refusals() -> Iterator[tuple[str, str | None]]:
    """Each place that refuses, as the function, with its sentence if it stands there; None: it comes from elsewhere.

    Whoever calls a function that refuses with a parameter of its own refuses too.
    """
    refusing = {"refuse": 0, "Sentence": 0}
    every = [
        (function, call)
        for path in MODULES
        for function, call in _calls(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call.func, ast.Name)
    ]
    for function, call in every:
        asked = [each.arg for each in function.args.args]
        if isinstance(call.func, ast.Name) and call.func.id in ("refuse", "Sentence"):
            words = _bare(call.args[0])
            if isinstance(words, ast.Name) and words.id in asked:
                refusing[function.name] = asked.index(words.id)
    for function, call in every:
        if isinstance(call.func, ast.Name) and call.func.id in refusing and function.name not in refusing:
            yield function.name, _sentence(call.args[refusing[call.func.id]], function, call.lineno)


def _calls(tree: ast.Module) -> Iterator[tuple[Function, ast.Call]]:
    """Each call with the innermost function in which it stands."""
    functions = [node for node in ast.walk(tree) if isinstance(node, Function)]
    for call in ast.walk(tree):
        around = [each for each in functions if each.lineno <= getattr(call, "lineno", 0) <= (each.end_lineno or 0)]
        if isinstance(call, ast.Call) and around:
            yield max(around, key=lambda each: each.lineno), call


def _bare(node: ast.expr) -> ast.expr:
    """What is said or translated, without that."""
    wrapped = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WRAPPERS
    return _bare(node.args[0]) if wrapped and isinstance(node, ast.Call) else node


def _sentence(node: ast.expr, function: ast.AST, line: int) -> str | None:
    """A sentence that stands in an expression, or in the variable that it names."""
    node = _bare(node)
    if isinstance(node, ast.Constant):
        return str(node.value)
    if not isinstance(node, ast.Name):
        return None
    before = [
        each
        for each in ast.walk(function)
        if isinstance(each, ast.Assign) and each.lineno <= line and ast.unparse(each.targets[0]) == node.id
    ]
    last = max(before, key=lambda each: each.lineno, default=None)
    return NAMED.get(node.id) if last is None else _sentence(last.value, function, line)


def strings(folder: str) -> list[str]:
    """The strings of the tests in a folder; a gap of an f-string is any word."""
    found: list[str] = []
    for path in sorted((ROOT / "tests" / folder).rglob("*.py")):
        if path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [str(each.value) if isinstance(each, ast.Constant) else "any" for each in node.values]
                found.append("".join(parts))
    return found


def reading(sentence: str) -> re.Pattern[str]:
    """How the sentence may be read, whatever fills its gaps."""
    return re.compile(".+?".join(re.escape(part) for part in GAP.split(sentence.strip())))


REFUSALS = list(refusals())
AT_THE_CLIENT, IN_THE_HOUSE = strings("cogs"), strings("host")


def test_each_place_that_refuses_says_its_sentence_or_is_given_it() -> None:
    assert GIVEN == {function for function, sentence in REFUSALS if sentence is None}
    assert set(FENCES) <= {sentence for _, sentence in REFUSALS}


@pytest.mark.parametrize("sentence", sorted({each for _, each in REFUSALS if each is not None and each not in FENCES}))
def test_a_refusal_is_read_whole_at_the_client(sentence: str) -> None:
    assert any(reading(sentence).search(each) for each in AT_THE_CLIENT)


@pytest.mark.parametrize("sentence", FENCES)
def test_a_second_fence_is_proven_in_the_house(sentence: str) -> None:
    assert any(reading(sentence).search(each) for each in IN_THE_HOUSE)
