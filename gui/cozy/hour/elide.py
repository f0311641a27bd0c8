"""Words in a room of a fixed size: smaller so that all fit, or the rest behind an ellipsis."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics

from gui.kit.theme import Type, font

_LEAST = 0.72
"""How much smaller letters may become before words are left out."""
WRAPPED = int(Qt.TextFlag.TextWordWrap)


def elide(letters: QFontMetrics, said: str, room: QRectF) -> str:
    """Return *said*, shortened by words until it fits into *room*."""
    shown = said
    while height(letters, shown, room.width()) > room.height():
        shorter = shown.rstrip("\u2026").rpartition(" ")[0]
        if not shorter:
            break
        shown = f"{shorter}\u2026"
    return shown


def height(letters: QFontMetrics, said: str, width: float) -> int:
    """Return how high *said* is in lines of *width* px."""
    wide = QRect(0, 0, max(1, round(width)), 10_000)
    return letters.boundingRect(wide, WRAPPED, said).height()


def fitted(uses: Sequence[Type], said: str, room: QRectF) -> tuple[QFont, str]:
    """Return the largest letters of *uses*, or smaller ones, in which *said* fits; and *said*.

    It is cut only where the smallest that people read are still too large.
    """
    letters = font(uses[0])
    for use in uses:
        letters = font(use)
        if height(QFontMetrics(letters), said, room.width()) <= room.height():
            return letters, said
    least = _LEAST * letters.pointSizeF()
    while height(QFontMetrics(letters), said, room.width()) > room.height():
        if letters.pointSizeF() - 0.5 < least:
            return letters, elide(QFontMetrics(letters), said, room)
        letters.setPointSizeF(letters.pointSizeF() - 0.5)
    return letters, said
