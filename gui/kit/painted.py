"""What a widget that paints itself is: it says what, and gets a painter that is ready for it."""

from __future__ import annotations  # the types of what the first picture does not need

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Painted(_Widget):
    """Stands before the class of Qt: paints by `paint` alone."""

    has_smooth_edges = True
    """Whether edges between two pixels are mixed: lines and bars of whole pixels stay crisp."""

    def paint(self, painter: QPainter) -> None:
        """Paint everything."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, self.has_smooth_edges)
            self.paint(painter)
