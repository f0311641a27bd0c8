"""The marks over a sheet: what can be picked, what would result, what is wrong."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from core.cozy.grid import Cell, Face, Path
from core.cozy.turn import Turn
from core.cozy.worm import Worm
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.marks import Marks
from gui.cozy.sheet.organ import READY, paint_organ
from gui.cozy.sheet.sheet_paint import paint_arrow
from gui.cozy.sheet.worm import outline
from gui.parts.discs import worm_colour
from gui.parts.theme import BAD, GOOD, HINT, INK

_SEEN, _LIT = QColor(255, 196, 0, 70), QColor("#e07b00")


def paint_marks(
    painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks, pulse: float = 0.0
) -> None:
    """Draw *marks*; *pulse* from 0 to 1 widens the rings for a moment."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for cell in marks.seen:
        _paint_sight(painter, geometry.frame(cell))
    for cell in marks.lit:
        painter.setPen(QPen(_LIT, 3))
        painter.setBrush(QColor(255, 152, 0, 60))
        painter.drawRoundedRect(geometry.frame(cell).adjusted(3, 3, -3, -3), 5, 5)
    for cell in marks.glowing:
        _paint_glow(painter, geometry.frame(cell))
    _paint_worms(painter, geometry, turn, marks)
    _paint_dots(painter, geometry, marks, pulse)
    if marks.ghost:
        _paint_ghost(painter, geometry, turn, marks)
    for cell in marks.bad:
        _paint_bad(painter, geometry.frame(cell))
    _paint_adding(painter, geometry, marks)
    for cell, note in marks.notes:
        _paint_note(painter, geometry.frame(cell), note)


def _paint_sight(painter: QPainter, frame: QRectF) -> None:
    painter.fillRect(frame, _SEEN)
    painter.setPen(QPen(QColor(190, 130, 0, 120), 1))
    for at in (0.25, 0.5, 0.75):
        start = frame.bottomLeft() + QPointF(frame.width() * at, 0)
        painter.drawLine(start, frame.bottomLeft() + QPointF(0, -frame.height() * at))


def _paint_glow(painter: QPainter, frame: QRectF) -> None:
    """Draw rays around a space."""
    painter.save()
    pen = QPen(READY, max(1.5, frame.width() * 0.06))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.translate(frame.center())
    for _ in range(12):
        painter.drawLine(QPointF(0, -0.46 * frame.width()), QPointF(0, -0.56 * frame.width()))
        painter.rotate(30)
    painter.restore()


def _paint_worms(painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks) -> None:
    colony = turn.colony
    painter.save()
    for number in marks.dimmed:
        painter.fillPath(outline(geometry, colony.worms[number]), QColor(251, 247, 238, 165))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in marks.worms:
        _paint_rim(painter, geometry, outline(geometry, colony.worms[number]))
    painter.restore()


def _paint_rim(painter: QPainter, geometry: SheetGeometry, path: QPainterPath) -> None:
    """Draw a rim outside *path*, so that no organ is hidden."""
    around = QPainterPath()
    around.addRect(geometry.paper)
    painter.save()
    painter.setClipPath(around.subtracted(path))
    for colour, width in ((QColor("white"), 0.26), (HINT, 0.17)):
        painter.setPen(QPen(colour, geometry.side * width))
        painter.drawPath(path)
    painter.restore()


def _paint_dots(painter: QPainter, geometry: SheetGeometry, marks: Marks, pulse: float) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GOOD)
    for cell in marks.dotted:
        painter.drawEllipse(geometry.centre(cell), geometry.side * 0.07, geometry.side * 0.07)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    grow = geometry.side * 0.12 * pulse
    for cell in marks.offered:
        frame = geometry.frame(cell).adjusted(3, 3, -3, -3).adjusted(-grow, -grow, grow, grow)
        painter.setPen(QPen(QColor("white"), 5))
        painter.drawRoundedRect(frame, 7, 7)
        painter.setPen(QPen(HINT, 2.6 + 2 * pulse))
        painter.drawRoundedRect(frame, 7, 7)
    painter.restore()


def _paint_ghost(painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks) -> None:
    path: Path = marks.ghost
    body = outline(geometry, Worm("", path))
    colour = QColor(BAD) if marks.bad else worm_colour(len(turn.colony.worms))
    ink = colour if marks.bad else colour.darker(190)
    colour.setAlpha(90 if marks.bad else 190)
    painter.save()
    painter.fillPath(body, colour)
    painter.setPen(QPen(ink, 2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)
    painter.restore()


def _paint_bad(painter: QPainter, frame: QRectF) -> None:
    painter.save()
    painter.setPen(QPen(BAD, 2.5))
    painter.setBrush(QColor(179, 38, 30, 60))
    inner = frame.adjusted(2, 2, -2, -2)
    painter.drawRect(inner)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())
    painter.restore()


def _paint_adding(painter: QPainter, geometry: SheetGeometry, marks: Marks) -> None:
    if marks.head is not None:
        _paint_head(painter, geometry.frame(marks.head))
    if marks.organ is not None:
        painter.save()
        painter.setOpacity(0.85)
        paint_organ(painter, geometry.frame(marks.organ.cell), marks.organ)
        painter.restore()
    _paint_joints(painter, geometry, marks)
    for cell, face in marks.rose:
        _paint_rose(painter, geometry.frame(cell), face)
    for start, end in marks.arrows:
        paint_arrow(painter, geometry, start, end, HINT)


def _paint_joints(painter: QPainter, geometry: SheetGeometry, marks: Marks) -> None:
    """Join touching collars with a bar."""
    painter.save()
    for one, two in marks.joined:
        for colour, width in ((QColor("white"), 0.2), (QColor("#f2c230"), 0.12)):
            pen = QPen(colour, geometry.side * width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(geometry.centre(one), geometry.centre(two))
    painter.restore()


def _paint_head(painter: QPainter, frame: QRectF) -> None:
    """Draw a crown on the end that would become the head."""
    painter.save()
    painter.setPen(QPen(GOOD, 2, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(30, 107, 58, 45))
    painter.drawEllipse(frame.adjusted(1, 1, -1, -1))
    painter.restore()


def _paint_rose(painter: QPainter, frame: QRectF, face: Face) -> None:
    painter.save()
    unit = frame.width()
    painter.translate(frame.center())
    painter.rotate({Face.N: 0, Face.E: 90, Face.S: 180, Face.W: 270}[face])
    painter.setPen(QPen(QColor("white"), 2))
    painter.setBrush(HINT)
    tip = [(0, -0.26), (0.24, 0.02), (0.1, 0.02), (0.1, 0.26), (-0.1, 0.26), (-0.1, 0.02)]
    arrow = [QPointF(x, y) * unit for x, y in [*tip, (-0.24, 0.02)]]
    painter.drawPolygon(QPolygonF(arrow))
    painter.restore()


def _paint_note(painter: QPainter, frame: QRectF, note: str) -> None:
    painter.save()
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(8, round(frame.width() * 0.3)))
    painter.setFont(font)
    radius = frame.width() * 0.2
    spot = frame.topRight() + QPointF(-radius, radius)
    painter.setPen(QPen(QColor("white"), 1.5))
    painter.setBrush(INK)
    painter.drawEllipse(spot, radius, radius)
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, note)
    painter.restore()


def paint_cursor(painter: QPainter, geometry: SheetGeometry, cell: Cell) -> None:
    """Draw a frame around the space that the keys point at."""
    painter.setPen(QPen(INK, 2, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(geometry.frame(cell).adjusted(1, 1, -1, -1))


def paint_banner(painter: QPainter, geometry: SheetGeometry, said: str, opacity: float) -> None:
    """Write *said* across the foot of the sheet."""
    grid, line = geometry.grid, painter.fontMetrics().height()
    frame = QRectF(grid.left() + 6, grid.bottom() - 2 * line - 6, grid.width() - 12, 1.8 * line)
    painter.save()
    painter.setOpacity(opacity)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(QColor(255, 250, 225, 235))
    painter.drawRoundedRect(frame, 8, 8)
    text = painter.fontMetrics().elidedText(
        said, Qt.TextElideMode.ElideRight, int(frame.width()) - 10
    )
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
