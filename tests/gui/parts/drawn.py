"""A picture of what a painter paints, to be compared."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

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


def on_screen(widget: QWidget) -> QImage:
    """Return what the screen shows of *widget* in the end: only what asked for it is painted."""
    for _ in range(3):  # what is painted may ask for more
        QTest.qWait(1)
    window, corner = widget.window(), widget.mapTo(widget.window(), QPoint(0, 0))
    seen = widget.screen().grabWindow(
        window.winId(), corner.x(), corner.y(), widget.width(), widget.height()
    )
    return seen.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(widget: QWidget) -> QImage:
    """Return *widget* with all of it painted now."""
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
