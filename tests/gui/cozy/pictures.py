"""What a painter leaves on a small white canvas, as values that can be compared."""

from collections.abc import Callable
from hashlib import sha256

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from core.cozy.sheet import Sheet
from gui.cozy.sheet.geometry import BARE, Edge, SheetGeometry, fitted

SIDE = 320


def painted(paint: Callable[[QPainter], None], width: int = SIDE, height: int = SIDE) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def grey(image: QImage) -> str:
    """Name what is left of a picture without its colours."""
    return _named(image.convertToFormat(QImage.Format.Format_Grayscale8))


def coloured(image: QImage) -> str:
    """Name a picture."""
    return _named(image)


def blacks(image: QImage) -> int:
    """Count the black pixels."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(plain.constBits()).count(0)


def darks(image: QImage) -> int:
    """Count the pixels that are darker than a middle grey."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return sum(one < 100 for one in bytes(plain.constBits()))


def _named(image: QImage) -> str:
    return sha256(bytes(image.constBits())).hexdigest()


def laid(sheet: Sheet, edge: Edge = BARE) -> SheetGeometry:
    return fitted(sheet, QRectF(0, 0, SIDE, SIDE), edge)
