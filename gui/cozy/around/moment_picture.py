"""A moment as a picture file: every player's sheet with the table of the rows, on wood."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from core.cozy.game import GameState
from gui.cozy.around.result_paint import (
    PaintedResult,
    ResultPainter,
    chapter_words,
    checked_words,
    is_raster,
    result_of,
    title_words,
)
from gui.kit.art import ground
from gui.kit.fills import fill_box
from gui.kit.theme import Type, font, look
from gui.kit.tokens import CARD
from gui.parts.stamp import paint_stamp

_FULL = (1056, 590)
"""The size at which art is 1."""


def paint_moment(
    painter: QPainter,
    frame: QRectF,
    names: Sequence[str],
    state: GameState,
    *,
    is_checked: bool = False,
) -> None:
    """Paint all sheets of *state* into *frame*, with the stamp only if the log *is_checked*."""
    _paint(painter, frame, result_of(names, state), is_checked=is_checked)


def paint_for_room(
    painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState
) -> None:
    """Paint the same with names and totals that are read from across a room."""
    _paint(painter, frame, result_of(names, state), is_for_room=True)


def _paint(
    painter: QPainter,
    frame: QRectF,
    result: PaintedResult,
    *,
    is_checked: bool = False,
    is_for_room: bool = False,
) -> None:
    state = result.state
    art = min(frame.width() / _FULL[0], frame.height() / _FULL[1])
    now = look().theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_raster(painter):
        wood = ground(round(frame.width()), round(frame.height()), 1.0, now)
        painter.drawPixmap(frame, wood, QRectF(wood.rect()))
    else:
        painter.fillRect(frame, QColor(now.table))
    edge, head = 16 * art, 72 * art
    rest = frame.adjusted(edge, head, -edge, -edge)
    text = look().text if is_for_room else art
    sheets = ResultPainter(result, rest, art, text, is_for_room=is_for_room)
    spare = rest.bottom() - sheets.table.bottom() - edge
    has_strip = is_checked and state.is_over and spare > 60 * art
    sunk = 0.0 if has_strip else spare / 2
    painter.translate(0, sunk)
    title = QRectF(rest.left() + edge / 2, frame.top() + edge * 0.6, rest.width(), head - edge)
    _paint_title(painter, title, art, result)
    sheets.paint(painter)
    if has_strip:
        _paint_strip(painter, rest.adjusted(0, rest.height() - spare, 0, 0), art, result)
    painter.restore()


def _paint_title(painter: QPainter, room: QRectF, art: float, result: PaintedResult) -> None:
    """Write who is the coziest, and on a chip what was played."""
    now = look().theme
    painter.setPen(QColor(now.ink))
    painter.setFont(font(Type.TITLE, scale=art))
    title, said = title_words(result), chapter_words(result.state)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
    wide = QFontMetricsF(painter.font()).horizontalAdvance(title)
    letters = font(Type.STRONG, scale=art)
    metrics = QFontMetricsF(letters)
    chip = QRectF(0, 0, metrics.horizontalAdvance(said) + 26 * art, metrics.height() * 1.5)
    chip.moveCenter(QPointF(room.left() + wide + 16 * art + chip.width() / 2, room.center().y()))
    fill_box(painter, chip, chip.height() / 2, now.paper)
    painter.setFont(letters)
    painter.setPen(QColor(now.ink))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, said)


def _paint_strip(painter: QPainter, frame: QRectF, art: float, result: PaintedResult) -> None:
    """Paint what everybody's program has checked, with the stamp."""
    now = look().theme
    fill_box(painter, frame, CARD * art, now.paper)
    side = frame.height() * 0.84
    stamp = QRectF(frame.left() + 20 * art, frame.center().y() - side / 2, side, side)
    paint_stamp(painter, stamp)
    heading, said = checked_words(result.names, result.state)
    text = frame.adjusted(side + 44 * art, 0, -20 * art, 0)
    upper, lower = (
        text.adjusted(0, 0, 0, -text.height() / 2),
        text.adjusted(0, text.height() / 2, 0, 0),
    )
    painter.setPen(QColor(now.ink))
    painter.setFont(font(Type.NAME, scale=art))
    painter.drawText(upper, Qt.AlignmentFlag.AlignBottom, heading)
    painter.setPen(QColor(now.ink2))
    painter.setFont(font(Type.BODY, scale=art))
    painter.drawText(lower, Qt.AlignmentFlag.AlignTop, said)
