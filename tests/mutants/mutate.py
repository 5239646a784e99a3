"""What can be broken in a module: every small change of a condition, number, sum or step, one mutant each."""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

RULE = re.compile(r"\b(?:bm|citow|sl|lor)\.[a-z0-9_]+\.[a-z0-9_]+")

# A function with such a word in its name only speaks of the game, and breaks no rule: tests of the words hold it.
# Nor do `fits` of a frame and `sound`, which ask whether a frame of a position can be: the fuzz of positions holds it.
# Nor does `bind` of an operation, which reads it from a record of the content: tests of the content hold it.
SPOKEN = frozenset(
    ("say", "tell", "told", "label", "prompt", "hint", "hints", "note", "text", "texts")
    + ("marked", "forecast", "odds", "log", "subject", "likely", "sound")
)
BRIEF = 16  # lines of a function of which every line is about the rules its docstring names

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


class Mutant(NamedTuple):
    """One change: where, which, and the rules that the code names there."""

    path: str
    function: str
    line: int
    change: str
    rules: tuple[str, ...]
    number: int  # among the changes of its module, in order

    @property
    def name(self) -> str:
        return f"{self.path} {self.function}: {self.change}"


class Module:
    """A module's source and all mutants of its functions."""

    def __init__(self, root: Path, path: str) -> None:
        self.path = path
        self.text = (root / path).read_text(encoding="utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)
        self.mutants: list[Mutant] = []
        self.sites: list[Site] = []
        self.sources: dict[str, str] = {}  # of its functions
        for function, node in _functions(self.tree):
            self.sources[function.name] = ast.get_source_segment(self.text, node) or ""
        seen: Counter[str] = Counter()
        for number, (function, site, change) in enumerate(_changes(self.tree)):
            key = f"{function} {change}"
            seen[key] += 1
            if seen[key] > 1:
                change += f" (number {seen[key]})"
            named = self._rules(site)
            self.mutants.append(Mutant(path, function.name, site.line, change, named, number))
            self.sites.append(site)

    def code(self, mutant: Mutant) -> CodeType:
        """The code of the mutant's outermost function, changed."""
        site = self.sites[mutant.number]
        site.exchange()
        found = _code_of(compile(ast.fix_missing_locations(self.tree), self.path, "exec"), mutant.function)
        site.exchange()
        assert found is not None, f"{self.path} has no {mutant.function}"
        return found

    def _rules(self, site: Site) -> tuple[str, ...]:
        """The rules named nearest to the place: at the statement, or by its function if that is brief."""
        first = site.statement.lineno
        last = site.statement.end_lineno or first
        if isinstance(site.statement, ast.If | ast.While | ast.For) and len(site.statement.body) > 2:
            last = site.statement.body[0].lineno - 1
        while first > 1 and self.lines[first - 2].lstrip().startswith("#"):
            first -= 1
        for text in ("\n".join(self.lines[first - 1 : last]), site.about):
            found = RULE.findall(text)
            if found:
                return tuple(dict.fromkeys(found))
        return ()


class Function(NamedTuple):
    name: str
    about: str  # its docstring, if it is brief


class Site:
    """A place in a tree where one change can be made."""

    def __init__(self, owner: ast.AST, field: str, index: int | None, new: ast.AST, statement: ast.stmt) -> None:
        self.owner = owner
        self.field = field
        self.index = index
        self.new = new
        self.statement = statement
        self.about = ""

    @property
    def line(self) -> int:
        return self.statement.lineno

    def exchange(self) -> None:
        """Put the new there, or back what was there before."""
        if self.index is None:
            old = getattr(self.owner, self.field)
            setattr(self.owner, self.field, self.new)
        else:
            place = getattr(self.owner, self.field)
            old = place[self.index]
            place[self.index] = self.new
        self.new = old


def _changes(tree: ast.Module) -> Iterator[tuple[Function, Site, str]]:
    for function, node in _functions(tree):
        for site, change in _in_block(node, "body"):
            site.about = function.about
            yield function, site, change


def _functions(tree: ast.Module) -> Iterator[tuple[Function, ast.FunctionDef]]:
    for node in tree.body:
        owner = node.name + "." if isinstance(node, ast.ClassDef) else ""
        for function in node.body if isinstance(node, ast.ClassDef) else [node]:
            if not isinstance(function, ast.FunctionDef) or _only_keeps(function):
                continue
            if not SPOKEN.intersection(function.name.split("_")) and not _reads(function):
                brief = (function.end_lineno or 0) - function.lineno < BRIEF
                about = ast.get_docstring(function) or ""
                yield Function(owner + function.name, about if brief else ""), function


def _reads(function: ast.FunctionDef) -> bool:
    """Whether this is `fits` of a frame, or `bind` of an operation."""
    arguments = [argument.arg for argument in function.args.args]
    return (function.name, arguments) in (("fits", ["self", "state", "at"]), ("bind", ["cls", "args"]))


def _only_keeps(function: ast.FunctionDef) -> bool:
    """An `__init__` that keeps its arguments as they are: whatever uses them fails without."""
    kept = [ast.unparse(statement) for statement in function.body]
    names = [argument.arg for argument in function.args.args[1:]]
    return function.name == "__init__" and kept == [f"self.{name.rstrip('_')} = {name}" for name in names]


def _in_block(owner: ast.AST, field: str) -> Iterator[tuple[Site, str]]:
    block: list[ast.stmt] = getattr(owner, field)
    for index, statement in enumerate(block):
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        if isinstance(statement, ast.Assert | ast.Raise) or _speaks(statement):
            continue
        if isinstance(statement, ast.If) and "state.log is not None" in ast.unparse(statement.test):
            yield from _in_block(statement, "orelse")  # the rest is only told
            continue
        if _droppable(statement):
            yield Site(owner, field, index, ast.Pass(), statement), f"{_short(statement)} → nothing"
        yield from _in_expressions(statement, statement)
        for inner in ("body", "orelse", "finalbody"):
            if isinstance(getattr(statement, inner, None), list) and not isinstance(statement, ast.FunctionDef):
                yield from _in_block(statement, inner)
            elif isinstance(statement, ast.FunctionDef) and inner == "body":
                yield from _in_block(statement, "body")


def _speaks(statement: ast.stmt) -> bool:
    """A step that only tells: a call of `say`, or of the log."""
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    called = statement.value.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return bool(SPOKEN.intersection(name.split("_")))


def _droppable(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):  # without super() a function's code would not fit its closure
        return isinstance(statement.value, ast.Call) and not _short(statement).startswith("super()")
    if isinstance(statement, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break)


def _in_expressions(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[Site, str]]:
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.expr):
            yield from _of(node, field, None, value, statement)
        elif isinstance(value, list):
            for index, part in enumerate(value):
                if isinstance(part, ast.expr):
                    yield from _of(node, field, index, part, statement)
                elif isinstance(part, ast.comprehension | ast.keyword):
                    yield from _in_expressions(part, statement)
    if isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
        other = copy.deepcopy(node)
        other.op = SUMS[type(node.op)]()
        yield Site(node, "op", None, other.op, statement), f"{_short(node)} → {_short(other)}"


def _of(
    owner: ast.AST, field: str, index: int | None, node: ast.expr, statement: ast.stmt
) -> Iterator[tuple[Site, str]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Text", "Reason", "cast"):
        return  # words and types
    if field in ("annotation", "returns"):
        return
    if isinstance(owner, ast.Compare) and isinstance(owner.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
        if isinstance(node, ast.Constant):
            return  # the comparison itself is moved by one
    asked = field in ("test", "ifs") and isinstance(owner, ast.If | ast.While | ast.IfExp | ast.comprehension)
    for other in _others(node, asked):
        yield Site(owner, field, index, other, statement), f"{_short(node)} → {_short(other)}"
    yield from _in_expressions(node, statement)


def _others(node: ast.expr, asked: bool) -> Iterator[ast.expr]:
    """What an expression could wrongly be."""
    other = copy.deepcopy(node)
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        assert isinstance(other, ast.Compare)
        if not _asks_for_none(node):
            other.ops = [COMPARISONS[type(node.ops[0])]()]
            yield other
        if isinstance(node.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE):
            yield ast.UnaryOp(ast.Not(), copy.deepcopy(node))
    elif isinstance(node, ast.BoolOp):
        assert isinstance(other, ast.BoolOp)
        for index in range(len(node.values)):
            rest = [copy.deepcopy(value) for place, value in enumerate(node.values) if place != index]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(copy.deepcopy(node.op), rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        assert isinstance(other, ast.UnaryOp)
        yield other.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        assert isinstance(other, ast.BinOp)
        other.op = SUMS[type(node.op)]()
        yield other
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif asked and isinstance(node, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.NamedExpr):
        yield ast.UnaryOp(ast.Not(), other)


def _asks_for_none(node: ast.Compare) -> bool:
    """`x >= 0` and `x < 0` ask whether a number stands for a thing; nothing lies on that border."""
    right = node.comparators[0]
    return isinstance(node.ops[0], ast.GtE | ast.Lt) and isinstance(right, ast.Constant) and right.value == 0


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _code_of(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            found = _code_of(constant, name)
            if found is not None:
                return found
    return None
