"""A picture of what a painter paints, to be compared."""

from collections.abc import Callable, Iterable

from PySide6.QtGui import QImage, QPainter

from gui.parts.art import blank


def drawn(width: int, height: int, paint: Callable[..., None], *arguments: object) -> QImage:
    """Return what *paint* paints on *width* by *height* px, called with *arguments*."""
    pixmap = blank(width, height, 1.0)
    painter = QPainter(pixmap)
    paint(painter, *arguments)
    painter.end()
    return pixmap.toImage()


def all_differ(pictures: Iterable[QImage]) -> bool:
    """Return whether no two of *pictures* are alike."""
    seen = list(pictures)
    return all(one != other for at, one in enumerate(seen) for other in seen[:at])
