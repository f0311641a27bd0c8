"""The cap of a key beside what it does: in sight once a key was pressed, or always if one wishes.

Law: its room is kept while it is not in sight, so that nothing moves.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.kit.fills import print_in
from gui.kit.focus import follow_keys, has_keys
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px

_SIDE, _LIP, _CORNER, _PAD = 26, 3, 7, 8


def caps_are_shown() -> bool:
    """Return whether caps are in sight."""
    return look().shows_keys or has_keys()


def cap_width(said: str) -> int:
    """Return how wide the cap of *said* is."""
    return max(px(_SIDE), QFontMetrics(font(Type.CHIP)).horizontalAdvance(said) + px(2 * _PAD))


def paint_cap(painter: QPainter, frame: QRectF, said: str) -> None:
    """Draw the cap of *said* with its lip into *frame*."""
    now, corner, lip = look().theme, _CORNER * look().art, _LIP * look().art
    face = frame.adjusted(1, 1, -1, -lip - 1)
    painter.setPen(QPen(QColor(now.edge), 1.5))
    painter.setBrush(QColor(now.edge))
    painter.drawRoundedRect(face.translated(0, lip), corner, corner)
    painter.setBrush(QColor(now.paper))
    painter.drawRoundedRect(face, corner, corner)
    print_in(painter, face, said, font(Type.CHIP), now.ink2)


class KeyCap(Painted, QWidget):
    """The cap of the key *said*; what the key does has the name that is heard."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self.said = said
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow_keys(self)

    def sizeHint(self) -> QSize:
        line = QFontMetrics(font(Type.CHIP)).height()
        return QSize(cap_width(self.said), max(px(_SIDE), line) + px(_LIP) + 2)

    def paint(self, painter: QPainter) -> None:
        if caps_are_shown():
            paint_cap(painter, QRectF(self.rect()), self.said)
