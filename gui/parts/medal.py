"""A place on a disc of gold, silver or bronze."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.kit.painted import placed
from gui.kit.theme import Type, font
from gui.kit.tokens import DAY, MEDALS

_LETTERS = 1.15
"""The size of the number by the radius."""


def paint_medal(painter: QPainter, middle: QPointF, radius: float, place: int) -> None:
    """Paint *place*, from 1 on; from the fourth on the disc is of paper."""
    with placed(painter):
        painter.setBrush(QColor(MEDALS[place - 1] if place <= len(MEDALS) else DAY.paper2))
        painter.setPen(QPen(QColor(DAY.amberink).darker(160), radius / 7))
        painter.drawEllipse(middle, radius, radius)
        painter.setFont(font(Type.CHIP, pixels=max(8, round(_LETTERS * radius))))
        painter.setPen(QColor(DAY.ink))
        box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(place))
