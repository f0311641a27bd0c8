"""What the linter cannot say about a file: what it must not import."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGES, ROOT, name_of, nodes, plant, python_files

_EVERYWHERE = (*PACKAGES, "scripts", "tests")


def bad_imports(root: Path) -> list[str]:
    """Find star imports, relative imports and QtAsyncio."""
    return [
        f"{name_of(file, root)}: {what}"
        for file in python_files(root, *_EVERYWHERE)
        for node in nodes(file)
        for what in _bad(node)
    ]


def _bad(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Import | ast.ImportFrom):
        return
    names = [one.name for one in node.names]
    text = " ".join([*([node.module or ""] if isinstance(node, ast.ImportFrom) else []), *names])
    if isinstance(node, ast.ImportFrom) and (node.level or names[0] == "*"):
        yield text
    if "QtAsyncio" in text:
        yield f"{text}: the window has one event loop, and it is Qt's"


def too_new(root: Path) -> list[str]:
    """Find what Python 3.11.0 does not know, though 3.11.4 does: filters of archives."""
    return [
        f"{name_of(file, root)}:{node.lineno}: {ast.unparse(node.func)}"
        for file in python_files(root, *_EVERYWHERE)
        for node in nodes(file)
        if isinstance(node, ast.Call)
        and any(keyword.arg == "filter" for keyword in node.keywords)
        and ast.unparse(node.func).endswith((".extract", ".extractall", ".unpack_archive"))
    ]


def test_the_oldest_python_that_is_promised_knows_what_is_called(tmp_path):
    assert too_new(ROOT) == []
    plant(tmp_path, "core/bug.py", "tar.extractall(place, filter='data')")
    assert too_new(tmp_path) == ["core/bug.py:1: tar.extractall"]


def test_every_import_names_what_it_takes_and_from_where():
    assert bad_imports(ROOT) == []


@pytest.mark.parametrize(
    "bug",
    [
        "from core.table.step import *",
        "from . import step",
        "from ..table.step import Step",
        "import PySide6.QtAsyncio as loop",
        "from PySide6 import QtAsyncio",
        "def late():\n    from PySide6.QtAsyncio import run",
    ],
)
@pytest.mark.parametrize(
    "name", ["gui/window/app.py", "tests/gui/window/test_app.py", "scripts/bench/run.py"]
)
def test_each_bad_import_is_found(tmp_path, name, bug):
    assert len(bad_imports(plant(tmp_path, name, bug))) == 1


def test_an_absolute_import_is_fine(tmp_path):
    text = "from core.table import step\nimport PySide6.QtCore"
    assert bad_imports(plant(tmp_path, "gui/window/app.py", text)) == []
