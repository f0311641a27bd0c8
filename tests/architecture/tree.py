"""The files of a tree under judgement; each check takes its root, so that tests can plant bugs."""

import ast
from pathlib import Path

from house import nodes_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("core", "net", "gui")

_GENERATED = {"__pycache__", "build", "dist", "LC_MESSAGES"}


def python_files(root: Path, *folders: str) -> list[Path]:
    """List the Python files below *folders* of *root*."""
    return sorted(file for folder in folders for file in (root / folder).rglob("*.py"))


def files_of(root: Path) -> list[str]:
    """List every file that a clone of *root* holds, by its path from there."""
    return [name_of(file, root) for file in _walk(root)]


def text_files(root: Path) -> dict[str, str]:
    """Read every text that a clone of *root* holds, by its path from there."""
    texts = {}
    for name in files_of(root):
        try:
            texts[name] = (root / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return texts


def name_of(file: Path, root: Path) -> str:
    """Name *file* as a finding does: from *root*, with slashes."""
    return file.relative_to(root).as_posix()


def parse(file: Path) -> ast.Module:
    """Read *file* as Python."""
    module = nodes(file)[0]
    assert isinstance(module, ast.Module)
    return module


def nodes(file: Path) -> list[ast.AST]:
    """List all that *file* consists of, the module first; a file that many judge is read once."""
    return nodes_of(file.read_text(encoding="utf-8"))


def plant(root: Path, name: str, text: str) -> Path:
    """Write *text* into the file *name* below *root*, and return *root*."""
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return root


def _walk(folder: Path) -> list[Path]:
    files = []
    for entry in sorted(folder.iterdir()):
        if entry.is_file():
            files.append(entry)
        elif entry.name == ".ci" or not (entry.name in _GENERATED or entry.name.startswith(".")):
            files += _walk(entry)
    return files
