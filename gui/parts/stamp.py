"""Stamps, of a log that checks and of a puzzle: a tick in two rings, with words between them."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from gui.kit.art import paint_picture
from gui.kit.card import paint_check
from gui.kit.focus import paint_focus
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look
from gui.kit.tokens import DAY
from gui.kit.touch import Touch
from gui.words.words import words

_BOX, _RADIUS, _LETTER, _GAP = 160, 61, 17, 2.6
"""The side of the picture, how far from its middle letters stand, their height, and the gap."""


def paint_stamp(painter: QPainter, frame: QRectF) -> None:
    """Paint the stamp "Everything checks" into *frame*, in the language spoken now."""
    paint_picture(painter, "stamp-blank", frame)
    _paint_round(painter, frame, DAY.act, words("EVERYTHING"), words("CHECKS"))


def paint_solved(painter: QPainter, frame: QRectF, below: str) -> None:
    """Paint the stamp of a puzzle that was solved into *frame*; *below* says which."""
    good, wide = look().theme.good, frame.width()
    for share, pen in ((0.03, 0.03), (0.2, 0.018)):
        inset = wide * share
        painter.setPen(QPen(QColor(good), wide * pen))
        painter.setBrush(QColor(look().theme.paper))
        painter.drawEllipse(frame.adjusted(inset, inset, -inset, -inset))
    inset = wide * 0.16
    paint_check(painter, frame.adjusted(inset, inset, -inset, -inset), good)
    _paint_round(painter, frame, good, words("SOLVED"), below)


def _paint_round(painter: QPainter, frame: QRectF, colour: str, above: str, below: str) -> None:
    """Paint words round the upper and the lower half of a stamp in *frame*."""
    with placed(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(frame.center())
        side = min(frame.width(), frame.height()) / _BOX
        painter.scale(side, side)
        painter.setFont(font(Type.CHIP, pixels=_LETTER))
        painter.setPen(QColor(colour))
        _paint_arc(painter, above, is_above=True)
        _paint_arc(painter, below, is_above=False)


class StampKey(Touch):
    """The stamp as one presses it: it leads to what was checked."""

    def __init__(self) -> None:
        super().__init__(words("Everything checks"))
        self.setToolTip(words("What was checked, and how to see it yourself"))

    def paint(self, painter: QPainter) -> None:
        frame, room = QRectF(self.rect()), 0 if self.underMouse() else self.width() * 0.03
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_stamp(painter, frame.adjusted(room, room, -room, -room))
        paint_focus(painter, self, frame, frame.width() / 2)


def _paint_arc(painter: QPainter, said: str, *, is_above: bool) -> None:
    """Paint *said* round the upper half of the ring, or round the lower one."""
    metrics = QFontMetricsF(painter.font())
    wides = [metrics.horizontalAdvance(letter) + _GAP for letter in said]
    turn = 180 / (3.141592653589793 * _RADIUS)  # degrees a unit along the ring
    at = -sum(wides) / 2 * turn
    for letter, wide in zip(said, wides, strict=True):
        half = wide / 2 * turn
        at += half
        with placed(painter, turn=at if is_above else -at):
            middle = QPointF(0, -_RADIUS if is_above else _RADIUS)
            box = QRectF(middle.x() - 20, middle.y() - 20, 40, 40)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
        at += half
