"""A colour is written in the tokens of the look, and nowhere else."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, name_of, nodes, plant, python_files

OWNERS = ("gui/kit/tokens.py", "gui/parts/paints.py")
_HEX = re.compile(r"#(?:[0-9A-Fa-f]{3}){1,2}\b|#[0-9A-Fa-f]{8}\b")
_MAKERS = {"QColor", "QPen", "QBrush"}
_CLEAR = "transparent"


def colours(root: Path) -> dict[str, list[str]]:
    """Return the colours that each file of the window writes, but for the owner's."""
    found = {
        name_of(file, root): [colour for node in nodes(file) for colour in _in(node)]
        for file in python_files(root, "gui")
    }
    return {name: said for name, said in found.items() if said and name not in OWNERS}


def _in(node: ast.AST) -> Iterator[str]:
    """Yield the colours written in *node*: as hex, by name, as numbers, by Qt's own names."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from _HEX.findall(node.value)
    if isinstance(node, ast.Attribute) and _name(node.value).endswith("GlobalColor"):
        yield from () if node.attr == _CLEAR else (node.attr,)
    if isinstance(node, ast.Call) and _name(node.func) in _MAKERS and node.args:
        first = node.args[0]
        if isinstance(first, ast.Constant) and not str(first.value).startswith("#"):
            yield ast.unparse(node)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def test_only_the_tokens_write_colours():
    assert colours(ROOT) == {}


@pytest.mark.parametrize(
    "line",
    [
        'INK = "#2E2621"',
        'VEIL = "#D12B1C11"',
        'STYLE = f"color: #abc; width: {wide}px"',
        'QColor("white")',
        "QColor(0, 0, 0, 50)",
        "image.fill(Qt.GlobalColor.white)",
    ],
)
def test_each_way_to_write_a_colour_is_found(tmp_path, line):
    assert len(colours(plant(tmp_path, "gui/wormup/board/table.py", line))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "QColor(look().theme.ink)",
        "pixmap.fill(Qt.GlobalColor.transparent)",
        'words("Game #{number}", number=3)',
        "# a comment about #fff",
    ],
)
def test_what_is_no_colour_is_fine(tmp_path, line):
    assert colours(plant(tmp_path, "gui/wormup/board/table.py", line)) == {}


def test_the_owner_may_write_them(tmp_path):
    assert colours(plant(tmp_path, OWNERS[0], 'INK = "#2E2621"')) == {}
