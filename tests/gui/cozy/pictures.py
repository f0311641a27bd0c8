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
    return sha256(_greys(image)).hexdigest()


def coloured(image: QImage) -> str:
    """Name a picture."""
    return sha256(bytes(image.constBits())).hexdigest()


def blacks(image: QImage) -> int:
    """Count the black pixels."""
    return _greys(image).count(0)


def darks(image: QImage) -> int:
    """Count the pixels that are darker than a middle grey."""
    return sum(one < 100 for one in _greys(image))


def _greys(image: QImage) -> bytes:
    """Return a byte a pixel: Qt fills each line up to four bytes, with whatever was there."""
    plain, wide = image.convertToFormat(QImage.Format.Format_Grayscale8), image.width()
    lines, step = bytes(plain.constBits()), plain.bytesPerLine()
    return b"".join(lines[at : at + wide] for at in range(0, len(lines), step))


def laid(sheet: Sheet, edge: Edge = BARE) -> SheetGeometry:
    return fitted(sheet, QRectF(0, 0, SIDE, SIDE), edge)
