"""core/ is a function of its arguments: what it may import and call, and where a float may be."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, parse, plant, python_files

_ANYWHERE = {
    "abc", "bisect", "collections", "core", "dataclasses", "enum", "functools", "hashlib", "hmac",
    "itertools", "operator", "struct", "types", "typing", "zlib",
}  # fmt: skip
_SOMEWHERE = {
    "cryptography": ("core/table/signing.py",),
    "math": ("core/bots/", "core/wormup/arcs.py"),
    "json": ("core/cozy/canonical.py",),  # the digests of a sheet and a turn are of JSON (C1.5)
    "tomllib": ("core/cozy/chapter.py",),  # a sheet's file is TOML (C1.3); text in, values out
    "heapq": ("core/bots/",),  # the shortest way first
    "re": (
        "core/table/log.py",  # finds where whole records begin again behind a torn one
        "core/cozy/chapter.py",  # finds keys that would keep tomllib busy
    ),
    "msgpack": ("core/table/encoding.py",),
    "unicodedata": ("core/table/naming.py",),  # two names must differ after NFKC
}
_FLOATS = ("core/bots/", "core/review/", "core/wormup/arcs.py")
_FLOATING = {"complex", "float", "truediv"}
_WORLDLY = {"__import__", "eval", "exec", "hash", "id", "input", "open", "print"}


def impurities(root: Path) -> list[str]:
    """Find what makes core/ depend on more than its arguments, or decide by floats."""
    return [
        f"{name_of(file, root)}:{line}: {what}"
        for file in python_files(root, "core")
        for line, what in sorted(_of(parse(file), name_of(file, root)))
    ]


def _of(module: ast.Module, name: str) -> Iterator[tuple[int, str]]:
    floats_allowed = name.startswith(_FLOATS)
    for node in ast.walk(module):
        if not isinstance(node, ast.stmt | ast.expr):
            continue
        for full in _imported(node):
            top = full.partition(".")[0]
            if top not in _ANYWHERE and not name.startswith(_SOMEWHERE.get(top, ("nowhere",))):
                yield node.lineno, f"imports {full}"
        used = _name_used(node)
        if used in _WORLDLY:
            yield node.lineno, f"uses {used}"
        if not floats_allowed and (used in _FLOATING or _is_floating(node)):
            yield node.lineno, f"is floating point: {ast.unparse(node)}"


def _imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=aliases):
            return [alias.name for alias in aliases]
        case ast.ImportFrom(module=source):
            return [source or "a relative module"]
        case _:
            return []


def _name_used(node: ast.AST) -> str:
    match node:
        case ast.Name(id=used, ctx=ast.Load()):
            return used
        case ast.Attribute(value=ast.Name(id="operator"), attr=used):
            return used
        case _:
            return ""


def _is_floating(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=float() | complex()):
            return True
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            return True
        case _:
            return False


def test_core_is_pure():
    assert impurities(ROOT) == []


@pytest.mark.parametrize(
    "bug",
    [
        "import os",
        "import time as t",
        "from random import choice",
        "from pathlib import Path",
        "import collections.abc, socket",
        "from importlib import resources",
        "import math",
        "import msgpack",
        "import unicodedata",
        "import json",
        "import tomllib",
        "from cryptography.hazmat.primitives import hashes",
        "from . import step",
        "def late():\n    import net.protocol",
        "HALF = 0.5",
        "MOST = 1e3",
        "TURN = 1j",
        "def half(n): return n / 2",
        "def halve(n):\n    n /= 2\n    return n",
        "def near(n): return float(n)",
        "import operator\nhalf = operator.truediv(1, 2)",
        "from operator import truediv as over\nbad = truediv",
        "def order(v): return sorted(v, key=hash)",
        "def key(v): return id(v)",
        "def read(p): return open(p).read()",
    ],
)
def test_each_impurity_is_found_where_it_was_planted(tmp_path, bug):
    assert impurities(plant(tmp_path, "core/table/step.py", bug)) != []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("core/wormup/arcs.py", "import math\nTABLE = [math.acos(n / 7.0) for n in range(7)]"),
        ("core/bots/racer.py", "import math\nWISH = math.sqrt(2) / 0.5"),
        ("core/table/encoding.py", "import msgpack"),
        ("core/cozy/canonical.py", "import json"),
        ("core/cozy/chapter.py", "import tomllib"),
        ("core/table/signing.py", "from cryptography.exceptions import InvalidSignature"),
        ("core/table/step.py", "from collections.abc import Iterable\nimport core.table.calls"),
        ("core/table/pool.py", "def ids(held): return [m.id for m in held], 7 // 2, hash_of(held)"),
        ("core/table/calls.py", '"""A quarter is 0.25, and open(id) is words."""'),
    ],
)
def test_what_is_allowed_is_not_found(tmp_path, name, text):
    assert impurities(plant(tmp_path, name, text)) == []
