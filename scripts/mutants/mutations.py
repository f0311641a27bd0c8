"""What can be changed in a source file, one condition, constant or comparison at a time.

Law: a mutation is named by its function and its text, never by its line, so that code may move.
Asserts, annotations, decorators, patterns, words, and code that is only for types are left alone.
"""

from __future__ import annotations  # see environment.py

import ast
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    _Node = ast.expr | ast.operator

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitOr,
}  # fmt: skip
_CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_FOR_TYPES = {"annotation", "returns", "decorator_list", "pattern", "bases", "type_params"}
_SEQUENCES = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
_ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


class Place(NamedTuple):
    """The place of an expression in its tree, or of the operator of an assignment like ``+=``."""

    parent: ast.AST
    field: str
    nth: int | None

    @property
    def node(self) -> _Node:
        """The node at this place."""
        held = getattr(self.parent, self.field)
        found: _Node = held if self.nth is None else held[self.nth]
        return found

    def put(self, new: _Node) -> None:
        """Put *new* at this place."""
        if self.nth is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.nth] = new


class Mutation(NamedTuple):
    """One change: *new* is put at *place*; *number* counts the places of the file."""

    function: str
    text: str
    line: int
    number: int
    place: Place
    new: _Node

    @property
    def name(self) -> str:
        """The name under which a survivor is noted, whatever its line."""
        return f"`{self.function}`: {self.text}"


def mutations(tree: ast.Module) -> list[Mutation]:
    """List every mutation of *tree* in the order of the source."""
    found: list[Mutation] = []
    seen: Counter[str] = Counter()
    for number, (place, function) in enumerate(_places(tree, "")):
        for new in _replacements(place):
            text = _text(place, new)
            seen[function + text] += 1
            again = seen[function + text]
            text += f" ({again})" if again > 1 else ""
            line = getattr(place.node, "lineno", 0) or getattr(place.parent, "lineno", 0)
            found.append(Mutation(function, text, line, number, place, new))
    return found


def watch(mutation: Mutation, number: int, name: str) -> None:
    """Make the place of *mutation* call the builtin *name* with *number* before its own value."""
    place = mutation.place
    if isinstance(place.node, ast.operator):
        place = Place(place.parent, "value", None)
    assert isinstance(place.node, ast.expr)
    call = ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number)], [])
    place.put(ast.BoolOp(ast.Or(), [call, place.node]))


def _places(node: ast.AST, function: str) -> Iterator[tuple[Place, str]]:
    """Yield every expression below *node*, with the name of the function or class it is in."""
    for field, held in ast.iter_fields(node):
        if field in _FOR_TYPES:
            continue
        for index, child in enumerate(held) if isinstance(held, list) else ((None, held),):
            if not isinstance(child, ast.AST) or _is_left_alone(child):
                continue
            if isinstance(child, ast.expr) or isinstance(node, ast.AugAssign):
                yield Place(node, field, index), function or "module"
            inner = child.name if isinstance(child, ast.FunctionDef | ast.ClassDef) else ""
            yield from _places(child, ".".join(filter(None, (function, inner))))


def _is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr():
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.BinOp(left, ast.BitOr(), right):  # int | None
            return _is_type(left) or _is_type(right)
        case _:
            return False


def _is_type(node: ast.expr) -> bool:
    return ast.unparse(node) == "None" or (
        isinstance(node, ast.Name) and node.id[:1].isupper() and not node.id.isupper()
    )


def _replacements(place: Place) -> Iterator[_Node]:
    """Yield what can be at *place* instead."""
    if isinstance(place.node, ast.operator):
        if _has_other(place.node, getattr(place.parent, "value", None)):
            yield _OPERATORS[type(place.node)]()
        return
    yield from _other_operators(place.node)
    yield from _other_constants(place.node)
    yield from _other_conditions(place, place.node)


def _other_operators(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                swapped = [*ops[:i], _COMPARISONS[type(op)](), *ops[i + 1 :]]
                yield ast.Compare(left, swapped, comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.BinOp(left, operator, right) if _has_other(operator, left, right):
            yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.Call(ast.Name(name), arguments, keywords) if name in _CALLS:
            yield ast.Call(ast.Name(_CALLS[name], ast.Load()), arguments, keywords)
        case _:
            pass


def _has_other(operator: ast.operator, *operands: object) -> bool:
    """Return whether there is another operator for them: words and lists have no minus."""
    is_sequence = any(isinstance(operand, _SEQUENCES) for operand in operands)
    return type(operator) in _OPERATORS and not (is_sequence and isinstance(operator, ast.Add))


def _other_constants(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Constant(bytes(value)):
            yield ast.Constant(value + b"x")
        case _:
            pass


def _other_conditions(place: Place, node: ast.expr) -> Iterator[ast.expr]:
    """Yield both answers to a condition, and the other answer of a function that returns one."""
    match place.parent, place.field:
        case (ast.If() | ast.IfExp(), "test") | (ast.comprehension(), "ifs") | (_, "guard"):
            yield ast.Constant(value=True)
            yield ast.Constant(value=False)
        case ast.While(), "test":
            yield ast.Constant(value=False)
        case ast.Return(), "value":
            ordered = isinstance(node, ast.Compare) and isinstance(node.ops[0], _ORDERED)
            if ordered or isinstance(node, ast.BoolOp):
                yield ast.UnaryOp(ast.Not(), node)
        case _:
            pass


def _text(place: Place, new: _Node) -> str:
    """Return what becomes what, as text; a constant is shown inside the expression it is in."""
    old = place.node
    if not isinstance(old, ast.Constant | ast.operator):
        return f"`{_line(old)}` -> `{_line(new)}`"
    before = _line(place.parent)
    place.put(new)
    after = _line(place.parent)
    place.put(old)
    return f"`{before}` -> `{after}`"


def _line(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).partition("\n")[0].split())
