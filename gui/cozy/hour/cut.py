"""Words in a room of a fixed size: as many as fit, the rest behind an ellipsis."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics

WRAPPED = int(Qt.TextFlag.TextWordWrap)


def cut(letters: QFontMetrics, said: str, room: QRectF) -> str:
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
