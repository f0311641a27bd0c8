"""The printed sheet: spaces, rocks, foods, and the hours around the edge, as on paper.

Past hours are crossed off, and this hour's lines are tinted. The two rounds of the clock differ
by their boxes, light and dark, and by their names.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from core.cozy.grid import Cell
from core.cozy.sheet import Axis, Region, Sheet
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.words import hour_name
from gui.parts.theme import BAD, INK, LINE, PAPER

NOW = QColor("#f7dc8f")
_ROUND = 8
"""Hours of one round of the clock; half of them are on the top and the right side."""


class Side(Enum):
    """Where the label of an hour stands."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


def side_of(index: int, region: Region) -> Side:
    """Return the side on which hour number *index* is written: clockwise, as the regions go."""
    is_early = index % _ROUND < _ROUND // 2
    if region.axis is Axis.COLUMNS:
        return Side.TOP if is_early else Side.BOTTOM
    return Side.RIGHT if is_early else Side.LEFT


def paint_paper(
    painter: QPainter, geometry: SheetGeometry, sheet: Sheet, hour: int, tinted: int | None
) -> None:
    """Draw the sheet at *hour*, with the lines of hour *tinted* in colour, if any."""
    painter.fillRect(geometry.grid, PAPER)
    if tinted is not None and tinted < len(sheet.hours):
        painter.fillRect(lines_frame(geometry, sheet.hours[tinted]), QColor(247, 220, 143, 110))
    painter.setPen(QPen(QColor("#d6cbb0"), 1))
    grid = geometry.grid
    for row in range(1, sheet.rows):
        y = grid.top() + row * geometry.side
        painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y))
    for col in range(1, sheet.cols):
        x = grid.left() + col * geometry.side
        painter.drawLine(QPointF(x, grid.top()), QPointF(x, grid.bottom()))
    painter.setPen(QPen(LINE, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(grid)
    for rock in sheet.rocks:
        _paint_rock(painter, geometry.frame(rock))
    if geometry.edge:
        _paint_names(painter, geometry)
        _paint_hours(painter, geometry, sheet, hour)


def lines_frame(geometry: SheetGeometry, region: Region) -> QRectF:
    """Return the frame of the rows or columns of *region*."""
    grid, side = geometry.grid, geometry.side
    length = (region.last - region.first + 1) * side
    if region.axis is Axis.ROWS:
        return QRectF(grid.left(), grid.top() + region.first * side, grid.width(), length)
    return QRectF(grid.left() + region.first * side, grid.top(), length, grid.height())


def _paint_rock(painter: QPainter, frame: QRectF) -> None:
    painter.save()
    painter.fillRect(frame.adjusted(1, 1, -1, -1), QColor("#d3cec4"))
    unit = frame.width()
    corners = (
        (0.14, 0.78), (0.1, 0.5), (0.28, 0.22), (0.55, 0.14),
        (0.82, 0.3), (0.92, 0.6), (0.84, 0.82),
    )  # fmt: skip
    stone = QPolygonF([frame.topLeft() + QPointF(x, y) * unit for x, y in corners])
    painter.setPen(QPen(QColor("#3d3a36"), max(1.0, unit * 0.04)))
    painter.setBrush(QColor("#7d7972"))
    painter.drawPolygon(stone)
    painter.setPen(QPen(QColor("#b9b4aa"), max(1.0, unit * 0.04)))
    at = frame.topLeft()
    painter.drawLine(at + QPointF(0.32, 0.32) * unit, at + QPointF(0.54, 0.26) * unit)
    painter.drawLine(at + QPointF(0.24, 0.52) * unit, at + QPointF(0.28, 0.42) * unit)
    painter.restore()


def paint_food(painter: QPainter, frame: QRectF) -> None:
    """Draw a food: an apple, round, with stalk and leaf."""
    painter.save()
    unit, centre = frame.width(), frame.center()
    painter.setPen(QPen(QColor("#7d2b1a"), max(1.0, unit * 0.035)))
    painter.setBrush(QColor("#d9483b"))
    painter.drawEllipse(centre + QPointF(-0.09, 0.06) * unit, 0.19 * unit, 0.22 * unit)
    painter.drawEllipse(centre + QPointF(0.09, 0.06) * unit, 0.19 * unit, 0.22 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(centre + QPointF(0, 0.06) * unit, 0.15 * unit, 0.18 * unit)
    painter.setPen(QPen(QColor("#5a3d1e"), max(1.0, unit * 0.05)))
    painter.drawLine(centre + QPointF(0, -0.1) * unit, centre + QPointF(0.04, -0.27) * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#4f8f3a"))
    painter.drawEllipse(centre + QPointF(0.14, -0.22) * unit, 0.11 * unit, 0.05 * unit)
    painter.restore()


def _paint_names(painter: QPainter, geometry: SheetGeometry) -> None:
    """Write the letters of the columns and the numbers of the rows beside the spaces."""
    painter.save()
    font = QFont(painter.font())
    font.setPixelSize(max(7, round(geometry.edge * 0.3)))
    painter.setFont(font)
    painter.setPen(LINE.darker(130))
    gap, side = geometry.edge * 0.36, geometry.side
    for col in range(geometry.cols):
        frame = geometry.frame(Cell(-1, col))
        spot = QRectF(frame.left(), geometry.top - gap, side, gap)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, chr(ord("a") + col))
    for row in range(geometry.rows):
        frame = geometry.frame(Cell(row, -1))
        spot = QRectF(geometry.left - gap - 1, frame.top(), gap, side)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(row + 1))
    painter.restore()


def _paint_hours(painter: QPainter, geometry: SheetGeometry, sheet: Sheet, hour: int) -> None:
    places: dict[tuple[Side, int, int], list[int]] = {}
    for index, region in enumerate(sheet.hours):
        key = (side_of(index, region), region.first, region.last)
        places.setdefault(key, []).append(index)
    for (side, first, last), hours in places.items():
        painter.save()
        _turn(painter, geometry, side, (first + last + 1) / 2 * geometry.side)
        out = -1 if side is not Side.BOTTOM else 1
        _paint_bracket(painter, (last - first + 1) * geometry.side, geometry.edge * out)
        frame = QRectF(0, -geometry.edge * 0.99, 0, geometry.edge * 0.54)
        if side is Side.BOTTOM:
            frame.moveTop(geometry.edge * 0.45)
        named = [(index, hour_name(sheet.hours[index])) for index in hours]
        _paint_labels(painter, frame, named, hour)
        painter.restore()


def _turn(painter: QPainter, geometry: SheetGeometry, side: Side, middle: float) -> None:
    """Move the painter to the *middle* of the lines at the edge, turned to lie across them."""
    grid = geometry.grid
    match side:
        case Side.TOP:
            painter.translate(grid.left() + middle, grid.top())
        case Side.BOTTOM:
            painter.translate(grid.left() + middle, grid.bottom())
        case Side.LEFT:
            painter.translate(grid.left(), grid.top() + middle)
            painter.rotate(-90)
        case Side.RIGHT:
            painter.translate(grid.right(), grid.top() + middle)
            painter.rotate(90)


def _paint_bracket(painter: QPainter, along: float, edge: float) -> None:
    painter.setPen(QPen(LINE, 1))
    y, half = edge * 0.39, along / 2 - 3
    painter.drawLine(QPointF(-half, y), QPointF(half, y))
    for x in (-half, half):
        painter.drawLine(QPointF(x, y), QPointF(x, y - edge * 0.1))


def _paint_labels(
    painter: QPainter, place: QRectF, labels: list[tuple[int, str]], hour: int
) -> None:
    """Write the hours of one region side by side, centred on *place*."""
    font = QFont(painter.font())
    font.setPixelSize(max(7, round(place.height() * 0.74)))
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    widths = [metrics.horizontalAdvance(name) + 10 for _, name in labels]
    left = -(sum(widths) + 4 * (len(widths) - 1)) / 2
    for (index, name), width in zip(labels, widths, strict=True):
        frame = QRectF(left, place.top(), width, place.height())
        _paint_box(painter, frame, index, hour)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, name)
        if index < hour:
            _cross_off(painter, frame)
        left += width + 4


def _paint_box(painter: QPainter, frame: QRectF, index: int, hour: int) -> None:
    """Draw the box of hour *index*: light before noon, dark after it, framed when it is now."""
    is_dark = index >= _ROUND and index != hour
    paper = NOW if index == hour else QColor("#4a4e69" if is_dark else "#fff6d6")
    if index < hour:
        paper.setAlpha(130)
    painter.setPen(QPen(INK if index == hour else LINE, 2 if index == hour else 1))
    painter.setBrush(paper)
    painter.drawRoundedRect(frame, 4, 4)
    painter.setPen(QColor("white") if is_dark and index >= hour else INK)


def _cross_off(painter: QPainter, frame: QRectF) -> None:
    painter.setPen(QPen(BAD, 1.6))
    painter.drawLine(frame.bottomLeft() + QPointF(3, -2), frame.topRight() + QPointF(-3, 2))
    painter.drawLine(frame.topLeft() + QPointF(3, 2), frame.bottomRight() + QPointF(-3, -2))
