"""A moment as a picture file: every player's sheet with the four rows, as on paper."""

from collections.abc import Sequence
from math import ceil, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from core.cozy.game import GameState
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.cozy.sheet.symbol import paint_symbols, symbols_width
from gui.cozy.words import row_words
from gui.parts.theme import INK
from gui.words.words import words


def paint_moment(painter: QPainter, frame: QRectF, names: Sequence[str], state: GameState) -> None:
    """Paint all sheets of *state* side by side into *frame*."""
    count = len(state.turns)
    columns = ceil(sqrt(count * max(0.2, frame.width() / max(1.0, frame.height()))))
    columns = max(1, min(count, columns))
    lines = ceil(count / columns)
    wide, high = frame.width() / columns, frame.height() / lines
    for seat, turn in enumerate(state.turns):
        line, column = divmod(seat, columns)
        place = QRectF(frame.left() + column * wide, frame.top() + line * high, wide, high)
        _paint_player(painter, place.adjusted(6, 6, -6, -6), names[seat], turn)


def _paint_player(painter: QPainter, frame: QRectF, name: str, turn: Turn) -> None:
    painter.save()
    font = QFont(painter.font())
    font.setPixelSize(max(8, round(min(frame.width(), frame.height()) / 34)))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    line, rows = metrics.height(), turn.sheet.score_rows
    foot = len(rows) * line * 2.4
    score = score_of(turn.colony)
    painter.setPen(INK)
    named = {"name": name, "sheet": turn.sheet.title, "total": score.total}
    title = words("{name}, {sheet}: total {total}", **named)
    painter.drawText(frame, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, title)
    place = frame.adjusted(0, line * 1.3, 0, -foot)
    place.setHeight(min(place.height(), place.width()))
    picture = Picture(turn, turn.hour, is_on=turn.dice is not None)
    geometry = geometry_of(picture, place, metrics)
    paint_sheet(painter, geometry, picture)
    top = geometry.paper.bottom() + line * 0.2
    for row, count, points in zip(rows, score.counts, score.points, strict=True):
        text = QRectF(frame.left(), top, frame.width(), line)
        painter.setPen(INK)
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft, row_words(row))
        said = words("{count}: {points}", count=count, points=f"{points:+d}")
        painter.drawText(text, Qt.AlignmentFlag.AlignRight, said)
        side = min(line, frame.width() / max(1.0, symbols_width(row)))
        paint_symbols(painter, QPointF(frame.left() + 4, top + line * 1.1), side, row, count)
        top += line * 2.4
    painter.restore()
