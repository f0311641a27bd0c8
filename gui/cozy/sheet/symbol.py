"""Stars, circles and crosses of a row, filled as far as they count (C8.2)."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.kit.theme import look

_STEP = {"*": 16.0, "o": 16.0, "X": 11.0}
"""px from one symbol to the next within its group, at the size of the art direction."""
_MORE = {"*": 24.0, "o": 24.0, "X": 16.0}
"""The room of a group besides."""
_ALONE = 26.0
SIZE = 19.0
"""The width of a star there."""


def group_width(symbols: str) -> float:
    """Return the room of a group of *symbols*.

    >>> group_width("*"), group_width("**"), group_width("XX")
    (26.0, 40.0, 27.0)
    """
    if len(symbols) < 2:
        return _ALONE
    return sum(_STEP[one] for one in symbols[1:]) + max(_MORE[one] for one in symbols)


class SymbolState(Enum):
    """How a group of symbols stands: open, earned, or what a decision would bring or take."""

    OPEN = "open"
    EARNED = "earned"
    COMING = "coming"
    GOING = "going"


def paint_group(
    painter: QPainter, middle: QPointF, symbols: str, how: SymbolState, share: float = 1.0
) -> None:
    """Draw *symbols* round *middle*; *share*, from 0 to 1, is how far one that is earned has come.

    They are as large as in the art direction: the painter scales.
    """
    steps = [_STEP[one] for one in symbols[1:]]
    at = middle - QPointF(sum(steps) / 2, 0)
    for symbol, step in zip(symbols, (*steps, 0.0), strict=True):
        _paint_symbol(painter, at, symbol, how, share)
        at += QPointF(step, 0)


def _paint_symbol(
    painter: QPainter, middle: QPointF, symbol: str, how: SymbolState, share: float
) -> None:
    now = look().theme
    is_on, is_ghost = (
        how is SymbolState.EARNED and share > 0,
        how in {SymbolState.COMING, SymbolState.GOING},
    )
    rim, wide = (now.ring, 2.2) if is_ghost else (now.edge, 1.6)
    painter.setPen(QPen(QColor(rim), wide))
    painter.setBrush(QColor(now.amberpale) if how is SymbolState.COMING else Qt.BrushStyle.NoBrush)
    if symbol == "X":
        if is_on:
            painter.setPen(QPen(QColor(now.bad), 2.6 * max(share, 0.5)))
        reach = 3.8 if is_on or is_ghost else 3.2
        for slope in (-1, 1):
            arm = QPointF(reach, slope * reach)
            painter.drawLine(middle - arm, middle + arm)
    elif symbol == "o":
        painter.drawEllipse(middle, 5.6, 5.6)
        if is_on:
            painter.setPen(QPen(QColor(now.ink), 1.6))
            painter.setBrush(QColor(now.edge))
            painter.drawEllipse(middle, 5.6 * share, 5.6 * share)
    elif is_ghost:
        painter.drawPolygon(_star(middle, SIZE / 2))
    else:
        paint_star(painter, middle, SIZE / 2, is_earned=False)
        if is_on:
            paint_star(painter, middle, SIZE / 2 * share, is_earned=True)


def paint_star(painter: QPainter, middle: QPointF, radius: float, *, is_earned: bool) -> None:
    """Draw a star, filled if it *is_earned*."""
    now = look().theme
    rim = now.edge if not is_earned else now.table if now.is_dark else now.amberink
    painter.setPen(QPen(QColor(rim), 1.6))
    painter.setBrush(QColor(now.amber) if is_earned else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_star(middle, radius))


def _star(middle: QPointF, radius: float) -> QPolygonF:
    corners = (radius if at % 2 == 0 else radius * 0.46 for at in range(10))
    return QPolygonF(
        [
            middle + QPointF(sin(at * pi / 5), -cos(at * pi / 5)) * reach
            for at, reach in enumerate(corners)
        ]
    )
