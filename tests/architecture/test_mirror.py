"""Every folder of the program has its tests in the folder that mirrors it."""

import ast
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, name_of, nodes, plant, python_files


def untested(root: Path) -> list[str]:
    """Find folders with code and without a test, and folders of tests that mirror nothing."""
    code = {
        name_of(file.parent, root)
        for file in python_files(root, *PACKAGES, "scripts")
        if file.name != "__init__.py"
    }
    tested = {
        name_of(file.parent, root).removeprefix("tests/")
        for file in python_files(root, "tests")
        if file.name.startswith("test_") and _has_a_test(file)
    }
    gone = {one for one in tested if one.startswith((*PACKAGES, "scripts"))} - code
    gone = {one for one in gone if not any(each.startswith(f"{one}/") for each in code)}
    return [
        *(f"{name}: no test in tests/{name}" for name in sorted(code - tested)),
        *(f"tests/{name}: mirrors nothing" for name in sorted(gone)),
    ]


def _has_a_test(file: Path) -> bool:
    return any(
        isinstance(node, ast.FunctionDef) and node.name.startswith("test_") for node in nodes(file)
    )


def test_every_folder_has_its_tests():
    assert untested(ROOT) == []


def test_a_folder_without_a_test_is_found(tmp_path):
    plant(tmp_path, "core/table/step.py", "")
    plant(tmp_path, "core/table/__init__.py", "")
    plant(tmp_path, "tests/core/table/test_step.py", "def helper(): pass")
    assert untested(tmp_path) == ["core/table: no test in tests/core/table"]
    plant(tmp_path, "tests/core/table/test_any.py", "class TestAll:\n    def test_x(self): pass")
    assert untested(tmp_path) == []


def test_tests_of_a_folder_that_is_gone_are_found(tmp_path):
    plant(tmp_path, "gui/words/table_words.py", "")
    plant(tmp_path, "tests/gui/words/test_table_words.py", "def test_x(): pass")
    plant(tmp_path, "tests/gui/texts/test_old.py", "def test_x(): pass")
    assert untested(tmp_path) == ["tests/gui/texts: mirrors nothing"]
