"""The printed sheet: spaces, rocks, foods, and the hours around the edge, as on paper.

Past hours are struck, this hour is a sun and tints its lines. The two rounds of the clock differ
by their labels, light and night-blue, and by their names.
"""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from core.cozy.grid import Cell
from core.cozy.sheet import Axis, Region, Sheet
from gui.cozy.sheet.geometry import Edge, SheetGeometry
from gui.cozy.sheet_words import hour_name
from gui.kit.art import paint_picture
from gui.kit.theme import Type, font, look, px

_ROUND = 8
"""Hours of one round of the clock; half of them are on the top and the right side."""
_TEXT_MAX = 1.15
"""The most that the text size grows the labels: the sheet has to keep its room."""


class LabelSide(Enum):
    """Where the label of an hour stands."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


_TO_LETTERS = {LabelSide.TOP: 3, LabelSide.LEFT: 0}
"""Which ray of the sun would strike through the letter of a column or the number of a row."""


def side_of(index: int, region: Region) -> LabelSide:
    """Return the side on which hour number *index* is written: clockwise, as the regions go."""
    is_early = index % _ROUND < _ROUND // 2
    if region.axis is Axis.COLUMNS:
        return LabelSide.TOP if is_early else LabelSide.BOTTOM
    return LabelSide.RIGHT if is_early else LabelSide.LEFT


def edge_of(sheet: Sheet) -> Edge:
    """Return the room that the hours of *sheet* take around it."""
    metrics = QFontMetricsF(_letters(Type.CHIP))
    names = [hour_name(hour) for hour in sheet.hours]
    wide = max(map(metrics.horizontalAdvance, names), default=0.0) + metrics.height() * 0.95
    return Edge(max(wide, 2 * metrics.height()), metrics.height() * 1.43, px(30))


def named() -> Edge:
    """Return the room that the names of rows and columns take where there is none for hours."""
    return Edge(gap=QFontMetricsF(_letters(Type.SMALL)).height())


def _letters(use: Type) -> QFont:
    return font(use, scale=min(look().text, _TEXT_MAX))


def paint_paper(
    painter: QPainter, geometry: SheetGeometry, sheet: Sheet, hour: int, tinted: int | None
) -> None:
    """Draw the sheet at *hour*, with the lines of hour *tinted* in colour, if any."""
    now = look().theme
    region = None
    if tinted is not None and tinted < len(sheet.hours):
        region = sheet.hours[tinted]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    gap, corner = geometry.side * 0.024, geometry.side * 0.11
    for cell in sheet.spaces():
        is_now = region is not None and region.holds(cell)
        painter.setBrush(QColor(now.region if is_now else now.space))
        tile = geometry.frame(cell).adjusted(gap, gap, -gap, -gap)
        painter.drawRoundedRect(tile, corner, corner)
    for rock in sheet.rocks:
        paint_picture(painter, "rock", _within(geometry.frame(rock), 0.86))
    painter.restore()
    if geometry.edge.gap:
        _paint_names(painter, geometry)
    if geometry.edge.high:
        _paint_hours(painter, geometry, sheet, hour)


def paint_food(painter: QPainter, frame: QRectF) -> None:
    """Draw a food: an apple."""
    paint_picture(painter, "apple", _within(frame, 0.82))


def _within(frame: QRectF, part: float) -> QRectF:
    box = QRectF(0, 0, frame.width() * part, frame.height() * part)
    box.moveCenter(frame.center())
    return box


def _paint_names(painter: QPainter, geometry: SheetGeometry) -> None:
    """Write the letters of the columns and the numbers of the rows beside the spaces."""
    painter.save()
    painter.setFont(_letters(Type.SMALL))
    painter.setPen(QColor(look().theme.ink2))
    room, side = geometry.edge.gap, geometry.side
    for col in range(geometry.cols):
        frame = geometry.frame(Cell(-1, col))
        spot = QRectF(frame.left(), geometry.top - room * 0.9, side, room * 0.9)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, chr(ord("a") + col))
    for row in range(geometry.rows):
        frame = geometry.frame(Cell(row, -1))
        spot = QRectF(geometry.left - room, frame.top(), room, side)
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(row + 1))
    painter.restore()


def _paint_hours(painter: QPainter, geometry: SheetGeometry, sheet: Sheet, hour: int) -> None:
    places: dict[tuple[LabelSide, int, int], list[int]] = {}
    for index, region in enumerate(sheet.hours):
        key = (side_of(index, region), region.first, region.last)
        places.setdefault(key, []).append(index)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for (side, first, last), hours in places.items():
        middle = _middle(geometry, side, (first + last + 1) / 2 * geometry.side)
        wide, high, gap = geometry.edge
        along = side in {LabelSide.TOP, LabelSide.BOTTOM}
        room = (last - first + 1) * geometry.side
        pitch = (wide + gap * 0.27) if along else (high + gap * 0.3)
        shrink = min(1.0, room / (pitch * len(hours)))
        for place, index in enumerate(hours):
            offset = (place - (len(hours) - 1) / 2) * pitch * shrink
            spot = middle + (QPointF(offset, 0) if along else QPointF(0, offset))
            size = shrink if along else 1.0
            frame = QRectF(0, 0, wide * size, high)
            frame.moveCenter(spot)
            _paint_label(painter, frame, side, hour_name(sheet.hours[index]), index, hour)
    painter.restore()


def _middle(geometry: SheetGeometry, side: LabelSide, along: float) -> QPointF:
    """Return the middle of the labels on *side*, *along* px from its start."""
    grid, (wide, high, gap) = geometry.grid, geometry.edge
    match side:
        case LabelSide.TOP:
            return QPointF(grid.left() + along, grid.top() - 0.8 * gap - high / 2)
        case LabelSide.BOTTOM:
            return QPointF(grid.left() + along, grid.bottom() + gap * 0.5 + high / 2)
        case LabelSide.LEFT:
            return QPointF(grid.left() - gap * 0.9 - wide / 2, grid.top() + along)
        case LabelSide.RIGHT:
            return QPointF(grid.right() + gap * 0.38 + wide / 2, grid.top() + along)


def _paint_label(  # noqa: PLR0913, PLR0917  # what is written where
    painter: QPainter, frame: QRectF, side: LabelSide, name: str, index: int, hour: int
) -> None:
    """Write the hour number *index*: struck when it is over, a sun when it is now."""
    now, corner = look().theme, frame.height() / 2
    is_night = index >= _ROUND
    letters = _letters(Type.SMALL if index < hour else Type.CHIP)
    need = QFontMetricsF(letters).horizontalAdvance(name) + corner
    if need > frame.width():
        letters.setPointSizeF(letters.pointSizeF() * frame.width() / need)
    painter.setFont(letters)
    painter.setPen(Qt.PenStyle.NoPen)
    ink = now.ink
    if index == hour:
        _paint_rays(painter, frame, side)
        painter.setPen(QPen(QColor(now.onamber if now.is_dark else now.amberink), 2))
        painter.setBrush(QColor(now.amber))
        ink = now.onamber
    elif index < hour:
        painter.setPen(QPen(QColor(now.line), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = now.ink2
    elif is_night:
        painter.setBrush(QColor(now.night))
        ink = now.onnight
    else:
        painter.setBrush(QColor(now.paper3))
    painter.drawRoundedRect(frame, corner, corner)
    painter.setPen(QColor(ink))
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, name)
    if index < hour:
        _strike(painter, frame, min(need - corner, frame.width()))


def _paint_rays(painter: QPainter, frame: QRectF, side: LabelSide) -> None:
    """Draw short rays round a label, but not into the letter or number beside it."""
    now = look().theme
    pen = QPen(QColor(now.amber if now.is_dark else now.amberink), max(2.0, frame.height() / 13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    wide, high = frame.width() / 2, frame.height() / 2
    for ray in {*range(12)} - {_TO_LETTERS.get(side)}:
        at = ray * pi / 6
        start = QPointF(cos(at) * (wide + high * 0.24), sin(at) * high * 1.28)
        end = QPointF(cos(at) * (wide + high * 0.66), sin(at) * high * 1.62)
        painter.drawLine(frame.center() + start, frame.center() + end)


def _strike(painter: QPainter, frame: QRectF, wide: float) -> None:
    """Strike a label through with a pen stroke."""
    painter.setPen(QPen(QColor(look().theme.ink2), max(1.6, frame.height() / 16)))
    middle, reach, rise = frame.center(), wide / 2 + 3, frame.height() * 0.09
    line = QPainterPath(middle + QPointF(-reach, rise))
    line.cubicTo(
        middle + QPointF(-reach * 0.3, -rise),
        middle + QPointF(reach * 0.2, rise),
        middle + QPointF(reach, -rise),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(line)
