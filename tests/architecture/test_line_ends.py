"""A clone holds the same bytes on every system: git changes no log and no line end."""

from fnmatch import fnmatch
from pathlib import Path

from tests.architecture.tree import ROOT, files_of, plant, text_files


def changeable(root: Path) -> list[str]:
    """Find what git might take for text and change: no text, and not declared binary."""
    lines = (root / ".gitattributes").read_text(encoding="utf-8").splitlines()
    binary = [line.split()[0] for line in lines if line.endswith(" binary")]
    others = set(files_of(root)) - text_files(root).keys()
    return sorted(name for name in others if not any(fnmatch(name, one) for one in binary))


def foreign_ends(root: Path) -> list[str]:
    """Find texts with line ends of Windows."""
    return [name for name in text_files(root) if b"\r\n" in (root / name).read_bytes()]


def test_everything_that_is_no_text_is_declared_binary():
    assert changeable(ROOT) == []


def test_no_text_has_line_ends_of_windows():
    assert foreign_ends(ROOT) == []


def test_a_new_kind_of_file_and_a_foreign_line_end_are_found(tmp_path):
    plant(tmp_path, ".gitattributes", "* text=auto eol=lf\n*.log binary\n")
    plant(tmp_path, "docs/a.md", "")
    for name in ("a.log", "docs/a.ogg", "docs/a.md"):
        (tmp_path / name).write_bytes(b"a\r\n" if name.endswith(".md") else b"\xff\r\n")
    assert changeable(tmp_path) == ["docs/a.ogg"]
    assert foreign_ends(tmp_path) == ["docs/a.md"]
