"""All that a game says of how it is played: for its guide, and to print."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Paint = Callable[[QPainter, QRectF], None]
"""Paints into a square."""
Show = Callable[[QPainter, QRectF, float], None]
"""Paints a picture into a frame at a share, 0 to 1, of its loop."""


class ContentsLine(NamedTuple):
    """One piece of text, with the drawing or the key beside it."""

    said: str
    paint: Paint | None = None
    key: str = ""


class ContentsPart(NamedTuple):
    """A heading and the lines below it."""

    heading: str
    lines: tuple[ContentsLine, ...]


def part(heading: str, *lines: ContentsLine | str) -> ContentsPart:
    """Return the *lines* below *heading*; one that is only read may be just its words."""
    return ContentsPart(
        heading, tuple(ContentsLine(one) if isinstance(one, str) else one for one in lines)
    )


class Panel(NamedTuple):
    """One of four pictures: its heading, about twelve words, and what it shows."""

    heading: str
    said: str
    show: Show


class Chapter(NamedTuple):
    """What stands behind one tab: four panels, or parts to read."""

    tab: str
    panels: tuple[Panel, ...] = ()
    parts: tuple[ContentsPart, ...] = ()


class Blank(NamedTuple):
    """An empty sheet to print: its title, its drawing, and what is rolled and counted on it."""

    title: str
    paint: Paint
    shapes: tuple[tuple[str, Paint], ...]
    """What a die may show: its name and its drawing."""
    rows: tuple[tuple[str, tuple[tuple[int, str], ...]], ...]
    """What counts, each with its groups: how many it takes, and what it brings."""


class Contents(NamedTuple):
    """All that a game says of how it is played."""

    game: str
    chapters: tuple[Chapter, ...]
    parts: tuple[ContentsPart, ...]
    """The whole of it, to read."""
    blanks: Callable[[], tuple[Blank, ...]] | None = None
    """Returns its empty sheets, where the game is played on some."""
