"""A line of honour that grows with the text as far as there is room, and never loses a letter."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy

from gui.kit.label import Label
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look

_TRIES = 4
"""Small letters are not quite as narrow as their size says."""


def fitting(use: Type, text: str, width: float, height: float) -> QFont:
    """Return the letters for *use*, smaller where *text* would not fit *width* by *height* px."""
    return shrunk(font(use), text, width, height)


def shrunk(letters: QFont, text: str, width: float, height: float) -> QFont:
    """Return *letters*, smaller where *text* would not fit *width* by *height* px."""
    made = QFont(letters)
    for _ in range(_TRIES):
        sizes = QFontMetrics(made)
        share = min(width / (sizes.horizontalAdvance(text) or 1), height / sizes.height())
        if share >= 1:
            break
        made.setPointSizeF(max(1.0, made.pointSizeF() * share * 0.99))
    return made


class Headline(Painted, Label):
    """One line in the letters of a title; on wood it is ink, as on paper."""

    def __init__(self, text: str = "", use: Type = Type.TITLE) -> None:
        super().__init__(text)
        self._use = use
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters = QFontMetrics(font(self._use))
        return QSize(letters.horizontalAdvance(self.text()) + 4, letters.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        room = self.contentsRect()
        painter.setFont(fitting(self._use, self.text(), room.width() - 2, room.height()))
        painter.setPen(QColor(look().theme.ink))
        across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        painter.drawText(room, across | Qt.AlignmentFlag.AlignVCenter, self.text())
