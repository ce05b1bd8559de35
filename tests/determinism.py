"""What could make two runs of the engine differ, found in its source without running it."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass

ROOM = "engine"
OUTSIDE = frozenset(
    {
        "asyncio", "concurrent", "contextvars", "copy", "datetime", "glob", "importlib", "io", "locale", "logging",
        "marshal", "multiprocessing", "os", "pathlib", "pickle", "platform", "random", "secrets", "select", "selectors",
        "shutil", "signal", "socket", "ssl", "subprocess", "sys", "tempfile", "threading", "time", "uuid", "weakref",
    }
)  # fmt: skip
INSIDE = (frozenset(sys.stdlib_module_names) - OUTSIDE) | {"pydantic", "pydantic_core", ROOM}

BARE_NAMES = frozenset({"hash", "id", "open", "input", "print", "eval", "exec", "compile", "globals", "__import__"})
SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
SET_TYPES = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet"})
# What these make of a set does not depend on its order.
ORDERLESS = frozenset({"sorted", "set", "frozenset", "len", "sum", "any", "all", "min", "max"})
ORDERED = frozenset({"list", "tuple", "iter", "enumerate", "zip", "map", "filter", "reversed", "deque", "dict"})
ORDERED_METHODS = frozenset({"join", "extend", "fromkeys", "from_iterable"})

Finding = tuple[int, str]
Scope = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def findings(source: str) -> list[Finding]:
    """Line and complaint, in the order of the lines, for each thing the engine may not do."""
    tree = ast.parse(source)
    return sorted({*_imports(tree), *_names(tree), *_async(tree), *_SetOrders.of(tree).inside(tree, frozenset())})


def _imports(tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            modules = [node.module or ""]
        else:
            continue
        for module in modules:
            if module.partition(".")[0] not in INSIDE:
                yield node.lineno, f"imports {module}"


def _names(scope: Scope, local: frozenset[str] = frozenset()) -> Iterator[Finding]:
    """Forbidden built-ins; a parameter or variable of a function that has the same name is none."""
    if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        bound = {node.arg for node in ast.walk(scope.args) if isinstance(node, ast.arg)}
        stored = (node for node in _own_nodes(scope) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
        local |= bound | {node.id for node in stored}
    for node in _own_nodes(scope):
        if isinstance(node, Scope):
            yield from _names(node, local)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in BARE_NAMES - local:
            yield node.lineno, f"uses {node.id}"
        elif isinstance(node, ast.Attribute) and node.attr in {"deepcopy", "__hash__"}:
            yield node.lineno, f"uses {node.attr}"


def _async(tree: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith | ast.Await):
            yield node.lineno, "is async"
        elif isinstance(node, ast.comprehension) and node.is_async:
            yield node.target.lineno, "is async"


@dataclass(frozen=True)
class _SetOrders:
    """Finds where the order of a set comes to light. A name counts as a set where it is bound or annotated as one."""

    fields: frozenset[str]
    """Names of attributes that the module annotates as sets."""
    orderless: frozenset[ast.expr]
    """Arguments of calls whose result does not depend on their order."""

    @classmethod
    def of(cls, tree: ast.Module) -> "_SetOrders":
        fields: set[str] = set()
        for cell in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            for node in ast.walk(cell):
                if isinstance(node, ast.AnnAssign) and _is_set_type(node.annotation):
                    target = node.target
                    fields.add(target.attr if isinstance(target, ast.Attribute) else ast.unparse(target))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        calm = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ORDERLESS]
        return cls(frozenset(fields), frozenset(argument for call in calm for argument in call.args))

    def inside(self, scope: Scope, outer: frozenset[str]) -> Iterator[Finding]:
        """The findings in this scope and those it encloses; ``outer`` are the names that hold sets around it."""
        names = self._bound(scope, outer)
        for node in _own_nodes(scope):
            if isinstance(node, Scope):
                yield from self.inside(node, names)
            for value in self._walked(node):
                if self._is_set(value, names):
                    yield value.lineno, "depends on the order of a set"

    def _bound(self, scope: Scope, outer: frozenset[str]) -> frozenset[str]:
        names = set(outer)
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs]
            names |= {one.arg for one in given if one.annotation is not None and _is_set_type(one.annotation)}
        for node in _own_nodes(scope):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _is_set_type(annotation):
                    names.add(name)
                case ast.Assign(targets=targets, value=value) if self._is_set(value, frozenset(names)):
                    names |= {target.id for target in targets if isinstance(target, ast.Name)}
                case ast.NamedExpr(target=target, value=value) if self._is_set(value, frozenset(names)):
                    names.add(target.id)
                case _:
                    pass
        return frozenset(names)

    def _is_set(self, value: ast.expr, names: frozenset[str]) -> bool:
        match value:
            case ast.Set() | ast.SetComp() | ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.Name(id=name):
                return name in names
            case ast.Attribute(attr=attribute):
                return attribute in self.fields
            case ast.Call(func=ast.Attribute(value=of, attr=method)):
                return method in SET_METHODS or (method == "copy" and self._is_set(of, names))
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.BitXor() | ast.Sub(), right=right):
                return any(self._is_set(side, names) or _is_keys(side) for side in (left, right))
            case ast.IfExp(body=left, orelse=right):
                return self._is_set(left, names) or self._is_set(right, names)
            case ast.BoolOp(values=sides):
                return any(self._is_set(side, names) for side in sides)
            case _:
                return False

    def _walked(self, node: ast.AST) -> list[ast.expr]:
        """The values that this node goes through one after another, in each value's own order."""
        match node:
            case ast.For(iter=value) | ast.Starred(value=value) | ast.YieldFrom(value=value):
                return [value]
            case ast.Assign(targets=[ast.Tuple() | ast.List()], value=value):
                return [value]
            case ast.ListComp(generators=parts) | ast.DictComp(generators=parts) | ast.GeneratorExp(generators=parts):
                return [] if node in self.orderless else [part.iter for part in parts]
            case ast.Call(func=ast.Name(id=called), args=arguments) if called in ORDERED:
                return arguments
            case ast.Call(func=ast.Attribute(value=of, attr="pop"), args=[]):
                return [of]
            case ast.Call(func=ast.Attribute(attr=method), args=arguments) if method in ORDERED_METHODS:
                return arguments
            case _:
                return []


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope; a nested scope is given itself, not its inside."""
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, Scope):
            yield from _own_nodes(child)


def _is_set_type(annotation: ast.expr) -> bool:
    match annotation:
        case ast.Subscript(value=ast.Name(id="Final" | "ClassVar"), slice=inner):
            return _is_set_type(inner)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _is_set_type(left) or _is_set_type(right)
        case ast.Subscript(value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in SET_TYPES
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in SET_TYPES
        case _:
            return False


def _is_keys(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute) and value.func.attr in {"keys", "items"}
    )
