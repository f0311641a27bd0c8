"""What can be changed in a source, and how a change is named."""

import ast

import pytest

from mutants.mutations import mutations, watch


def changes(source: str) -> list[str]:
    return [found.text for found in mutations(ast.parse(source))]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["`a < b` -> `a <= b`"]),
        ("x = a <= b", ["`a <= b` -> `a < b`"]),
        ("x = a > b", ["`a > b` -> `a >= b`"]),
        ("x = a >= b", ["`a >= b` -> `a > b`"]),
        ("x = a == b", ["`a == b` -> `a != b`"]),
        ("x = a in b", ["`a in b` -> `a not in b`"]),
        ("x = a is b", ["`a is b` -> `a is not b`"]),
        ("x = a < b < c", ["`a < b < c` -> `a <= b < c`", "`a < b < c` -> `a < b <= c`"]),
        ("x = a and b", ["`a and b` -> `a or b`", "`a and b` -> `b`", "`a and b` -> `a`"]),
        ("x = not a", ["`not a` -> `a`"]),
        ("x = ~a", ["`~a` -> `a`"]),
        ("x = a | b", ["`a | b` -> `a & b`"]),
        ("x = a & b", ["`a & b` -> `a | b`"]),
        ("x = a + b", ["`a + b` -> `a - b`"]),
        ("x = a << b", ["`a << b` -> `a >> b`"]),
        ("x |= a", ["`x |= a` -> `x &= a`"]),
        ("x = a[0]", ["`a[0]` -> `a[1]`"]),
        ("X = 7", ["`X = 7` -> `X = 8`"]),
        ("X = True", ["`X = True` -> `X = False`"]),
        ("X = b'seed'", ["`X = b'seed'` -> `X = b'seedx'`"]),
        ("x = all(a)", ["`all(a)` -> `any(a)`"]),
        ("x = max(a)", ["`max(a)` -> `min(a)`"]),
        ("if a: b", ["`a` -> `True`", "`a` -> `False`"]),
        ("x = [a for a in b if a]", ["`a` -> `True`", "`a` -> `False`"]),
        ("while a: b", ["`a` -> `False`"]),
    ],
)
def test_a_condition_a_comparison_and_a_constant_are_changed(source, expected):
    assert changes(source) == expected


def test_what_a_function_answers_is_turned_round():
    assert "`a < b` -> `not a < b`" in changes("def f(a, b): return a < b")


@pytest.mark.parametrize(
    "source",
    [
        "x += [a]",
        "assert a < b",
        "x: Literal[1] = a",
        "@cache(8)\ndef f(): pass",
        "if TYPE_CHECKING: x = 1",
        "match a:\n    case 1: pass",
        "Body = Act | Seal",
        "x = a + [b]",
        "x = 'a word'",
        "x = f'{a < b}'",
    ],
)
def test_what_no_test_could_judge_is_left_alone(source):
    assert changes(source) == []


def test_a_mutation_is_named_by_its_function_and_not_by_its_line():
    source = "class A:\n    def f(self): return self.x[0] + self.x[0]"
    names = [found.name for found in mutations(ast.parse(source))]
    assert names == [found.name for found in mutations(ast.parse("\n\n" + source))]
    assert names == [
        "`A.f`: `self.x[0] + self.x[0]` -> `self.x[0] - self.x[0]`",
        "`A.f`: `self.x[0]` -> `self.x[1]`",
        "`A.f`: `self.x[0]` -> `self.x[1]` (2)",
    ]


def test_each_mutation_can_be_put_into_its_place():
    source = "def f(a, b):\n    return a < b and a[0] == 1"
    for number in range(len(mutations(ast.parse(source)))):
        tree = ast.parse(source)
        found = mutations(tree)[number]
        found.place.put(found.new)
        assert ast.unparse(tree) != source
        compile(ast.fix_missing_locations(tree), "f.py", "exec")


def test_an_assignment_that_is_watched_tells_it_too():
    tree = ast.parse("x = 1\nx += a")
    watch(mutations(tree)[1], 5, "reached")
    seen: set[int] = set()
    names: dict[str, object] = {"a": 2, "reached": seen.add}
    exec(compile(ast.fix_missing_locations(tree), "f.py", "exec"), names)  # noqa: S102
    assert (names["x"], seen) == (3, {5})


def test_a_place_that_is_watched_tells_when_it_is_reached_and_keeps_its_value():
    tree = ast.parse("x = a and b == 2")
    for found in mutations(tree):
        if found.text == "`b == 2` -> `b != 2`":
            watch(found, 5, "reached")
    code = compile(ast.fix_missing_locations(tree), "f.py", "exec")
    for a, expected in ((True, {5}), (False, set())):
        seen: set[int] = set()
        names: dict[str, object] = {"a": a, "b": 2, "reached": seen.add}
        exec(code, names)  # noqa: S102 - the source stands above
        assert (names["x"], seen) == (a, expected)
