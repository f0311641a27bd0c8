"""A small picture of a game's board, by the painter that draws it at the table."""

from __future__ import annotations  # the types of what a game brings

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.parts.art import blank

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap



_LARGER = 4
"""How much larger the board is meant to be seen than it is shown here."""


def thumbnail(step: Step[Any], width: float, height: float, ratio: float) -> QPixmap:
    """Return the board before *step*, *width* by *height* px."""
    pixmap = blank(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(1 / _LARGER, 1 / _LARGER)
    view.paint_moment(painter, QRectF(0, 0, width * _LARGER, height * _LARGER))
    painter.end()
    return pixmap
