"""What a painter leaves on a small white canvas, as values that can be compared."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from core.cozy.sheet import Sheet
from gui.cozy.geometry import SheetGeometry, fitted

SIDE = 320


def painted(paint: Callable[[QPainter], None], width: int = SIDE, height: int = SIDE) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def laid(sheet: Sheet, edge: float = 20) -> SheetGeometry:
    return fitted(sheet, QRectF(0, 0, SIDE, SIDE), edge)
