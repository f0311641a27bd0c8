"""What has a name of its own says what it does; what Qt names, only where Qt does not say it."""

import ast

import pytest

from tests.architecture.tree import ROOT, name_of, python_files

_OURS = {"paint"}
"""The name that the painter of `gui.kit` calls, as Qt calls `paintEvent`."""


def _without_docstring(text: str) -> list[str]:
    return [
        f"{node.name}.{one.name}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
        for one in node.body
        if isinstance(one, ast.FunctionDef)
        and not one.name.startswith("_")
        and one.name not in _OURS
        and one.name == one.name.lower()
        and not any(isinstance(mark, ast.Attribute) for mark in one.decorator_list)
        and ast.get_docstring(one) is None
    ]


def test_each_public_method_of_gui_that_is_not_named_by_qt_says_what_it_does():
    assert not {
        name_of(file, ROOT): lacking
        for file in python_files(ROOT, "gui")
        if (lacking := _without_docstring(file.read_text(encoding="utf-8")))
    }


@pytest.mark.parametrize(
    ("method", "lacks"),
    [
        ("def lay(self): pass", True),
        ("def _lay(self): pass", False),
        ("def sizeHint(self): pass", False),
        ("def lay(self): 'Lay it.'", False),
    ],
)
def test_a_method_without_docstring_is_found(method, lacks):
    assert bool(_without_docstring(f"class Card:\n    {method}")) is lacks
