"""What a widget that paints itself is: it says what, and gets a painter that is ready for it."""

from __future__ import annotations  # the types of what the first picture does not need

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.kit.theme import inset

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
"""How edges and scaled pictures are mixed, where both are painted."""


@contextmanager
def placed(
    painter: QPainter, at: QPointF | None = None, turn: float = 0.0, size: float = 1.0
) -> Iterator[None]:
    """Paint round *at*, *turn* degrees askew and *size* times as large.

    What is set meanwhile, pens and clips too, is forgotten after it.
    """
    painter.save()
    if at is not None:
        painter.translate(at)
    painter.rotate(turn)
    painter.scale(size, size)
    yield
    painter.restore()


class Painted(_Widget):
    """Stands before the class of Qt: paints by `paint` alone."""

    has_smooth_edges = True
    """Whether edges between two pixels are mixed: lines and bars of whole pixels stay crisp."""

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def within(self, across: float, down: float | None = None) -> QRectF:
        """Return what it fills, less an edge in px of the art direction: see `inset`."""
        return inset(QRectF(self.rect()), across, down)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.has_smooth_edges)
            self.paint(painter)
