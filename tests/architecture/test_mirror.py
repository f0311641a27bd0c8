"""Every source file has a test file at the mirrored place, with a test in it."""

import ast
from collections.abc import Mapping
from pathlib import Path

from tests.architecture.tree import PACKAGES, ROOT, name_of, parse, plant, python_files

EXEMPT: Mapping[str, str] = {
    "core/table/rules.py": "types only; every game is held to them by mypy and by its own tests",
    "net/protocol/commands.py": "plain dataclasses; whoever obeys them is tested",
    "net/protocol/effects.py": "plain dataclasses; whoever asks for them is tested",
    "net/protocol/snapshot.py": "plain dataclasses; the session and the lobby are tested",
    "net/protocol/troubles.py": "names only; each has words, and somebody reports it",
}
"""A source file that needs no test file of its own, and the reason."""


def untested(root: Path, exempt: Mapping[str, str]) -> list[str]:
    """Find source files without a test, and exemptions that have lost their ground."""
    sources = {
        name_of(file, root): file
        for file in python_files(root, *PACKAGES, "scripts")
        if file.name != "__init__.py"
    }
    tests = {name: _test_of(root / name, root) for name in sources}
    return [
        *(
            f"{name}: no test in {name_of(test, root)}"
            for name, test in tests.items()
            if name not in exempt and not _has_a_test(test)
        ),
        *(
            f"{name}: exempt, but it is gone or has a test"
            for name in exempt
            if name not in tests or _has_a_test(tests[name])
        ),
    ]


def _test_of(file: Path, root: Path) -> Path:
    return root / "tests" / file.relative_to(root).with_name(f"test_{file.name}")


def _has_a_test(file: Path) -> bool:
    return file.is_file() and any(
        isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for node in ast.walk(parse(file))
    )


def test_every_source_file_has_its_test_file():
    assert untested(ROOT, EXEMPT) == []


def test_a_source_file_without_a_test_file_is_found(tmp_path):
    plant(tmp_path, "core/table/step.py", "")
    plant(tmp_path, "tests/core/wormup/test_step.py", "def test_x(): pass")
    found = untested(tmp_path, {})
    assert found == ["core/table/step.py: no test in tests/core/table/test_step.py"]


def test_a_test_file_without_a_test_does_not_count(tmp_path):
    plant(tmp_path, "scripts/run.py", "")
    plant(tmp_path, "tests/scripts/test_run.py", "def helper(): pass")
    assert untested(tmp_path, {}) == ["scripts/run.py: no test in tests/scripts/test_run.py"]


def test_a_mirrored_test_satisfies_and_a_package_needs_none(tmp_path):
    plant(tmp_path, "gui/__init__.py", "")
    plant(tmp_path, "gui/window/app.py", "")
    plant(tmp_path, "tests/gui/window/test_app.py", "class TestApp:\n    def test_x(self): pass")
    assert untested(tmp_path, {}) == []


def test_an_exemption_holds_until_the_file_goes_or_gets_a_test(tmp_path):
    exempt = {"net/a.py": "types only"}
    assert untested(tmp_path, exempt) == ["net/a.py: exempt, but it is gone or has a test"]
    assert untested(plant(tmp_path, "net/a.py", ""), exempt) == []
    plant(tmp_path, "tests/net/test_a.py", "def test_x(): pass")
    assert untested(tmp_path, exempt) == ["net/a.py: exempt, but it is gone or has a test"]
