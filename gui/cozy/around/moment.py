"""A moment as a picture file: every player's sheet with the table of the rows, on wood."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from core.cozy.game import GameState
from gui.cozy.around.result_paint import (
    ResultPainter,
    chapter_words,
    is_raster,
    result_of,
    title_words,
)
from gui.parts.art import ground
from gui.parts.theme import Type, font, look

_FULL = (1056, 590)
"""The size at which art is 1."""


def paint_moment(painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState) -> None:
    """Paint all sheets of *state* into *frame*."""
    art = min(frame.width() / _FULL[0], frame.height() / _FULL[1])
    now, result = look().theme, result_of(names, state)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_raster(painter):
        wood = ground(round(frame.width()), round(frame.height()), 1.0, now)
        painter.drawPixmap(frame, wood, QRectF(wood.rect()))
    else:
        painter.fillRect(frame, QColor(now.table))
    edge, head = 16 * art, 72 * art
    painter.setPen(QColor(now.ink))
    painter.setFont(font(Type.TITLE, scale=art))
    title = title_words(result)
    top = QRectF(frame.left() + edge * 1.5, frame.top() + edge * 0.6, frame.width(), head - edge)
    painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, title)
    wide = QFontMetricsF(painter.font()).horizontalAdvance(title)
    chip_letters = font(Type.STRONG, scale=art)
    said = chapter_words(state)
    metrics = QFontMetricsF(chip_letters)
    chip = QRectF(0, 0, metrics.horizontalAdvance(said) + 26 * art, metrics.height() * 1.5)
    chip.moveCenter(QPointF(top.left() + wide + edge + chip.width() / 2, top.center().y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(now.paper))
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    painter.setFont(chip_letters)
    painter.setPen(QColor(now.ink))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, said)
    rest = frame.adjusted(edge, head, -edge, -edge)
    ResultPainter(result, rest, art, art).paint(painter)
    painter.restore()
