"""What has a name of its own says what it does; what Qt or a base names, only where they do not."""

import ast

import pytest

from house import nodes_of
from tests.architecture.tree import ROOT, python_files

_OURS = {"paint"}
"""The name that the painter of `gui.kit` calls, as Qt calls `paintEvent`."""


def _lacking(*texts: str) -> list[str]:
    """Return the methods in *texts* that should have a docstring."""
    found = [node for text in texts for node in nodes_of(text)]
    kinds = [node for node in found if isinstance(node, ast.ClassDef)]
    by_name = {kind.name: kind for kind in kinds}

    def is_said(kind: ast.ClassDef, name: str) -> bool:
        """Return whether *kind* or a base of it says what *name* does."""
        above = [by_name.get(ast.unparse(base).partition("[")[0]) for base in kind.bases]
        return any(one.name == name and ast.get_docstring(one) for one in _methods(kind)) or any(
            is_said(one, name) for one in above if one and one != kind
        )

    return [
        f"{kind.name}.{one.name}"
        for kind in kinds
        if not kind.name.startswith("_")
        for one in _methods(kind)
        if not one.name.startswith("_")
        and one.name not in _OURS
        and one.name == one.name.lower()
        and not any(isinstance(mark, ast.Attribute) for mark in one.decorator_list)
        and not is_said(kind, one.name)
    ]


def _methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    return [one for one in kind.body if isinstance(one, ast.FunctionDef)]


def test_each_public_method_of_gui_that_is_not_named_above_says_what_it_does():
    files = python_files(ROOT, "gui")
    assert not _lacking(*(file.read_text(encoding="utf-8") for file in files))


@pytest.mark.parametrize(
    ("method", "lacks"),
    [
        ("def lay(self): pass", True),
        ("def _lay(self): pass", False),
        ("def sizeHint(self): pass", False),
        ("def lay(self): 'Lay it.'", False),
        ("def turn(self): pass", False),
    ],
)
def test_a_method_without_docstring_is_found(method, lacks):
    base = "class Paper:\n    def turn(self): 'Turn it.'"
    assert bool(_lacking(base, f"class Card(Paper):\n    {method}")) is lacks
