"""The drawings as text: those in files, and those that somebody makes of them. No Qt."""

from collections.abc import Callable
from pathlib import Path

Writer = Callable[[str, str], str]
"""Writes a drawing, given its name and the rim that worms have in this light ("" by day)."""
_FOLDER = Path(__file__).parents[1] / "assets"
_writers: dict[str, Writer] = {}


def read_drawing(name: str) -> str:
    """Return the drawing *name* as it is in its file."""
    return (_FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def write_those_with(sign: str, writer: Writer) -> None:
    """Let *writer* write each drawing whose name has this *sign*: no file holds it."""
    _writers[sign] = writer


def written(name: str, rim: str = "") -> str:
    """Return the drawing *name* as text."""
    for sign, write in _writers.items():
        if sign in name:
            return write(name, rim)
    return read_drawing(name)
