"""The marks over a sheet: what can be picked, what would result, what is wrong."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from core.cozy.grid import Cell, Direction
from core.cozy.turn import Turn
from core.cozy.worm import Worm
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.marks import Marks
from gui.cozy.sheet.organ import OrganState, paint_organ
from gui.cozy.sheet.sheet_paint import paint_arrow
from gui.cozy.sheet.worm_paint import outline, worm_colour
from gui.kit.theme import Type, font, look
from gui.kit.tokens import THREAD, WHITE


def paint_marks(
    painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks, pulse: float = 0.0
) -> None:
    """Draw *marks*; *pulse* from 0 to 1 widens the rings for a moment."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_grounds(painter, geometry, marks)
    for cell in (*marks.glowing, *marks.woken):
        _paint_waking(painter, geometry, turn, cell, pulse)
    _paint_worms(painter, geometry, turn, marks)
    _paint_offers(painter, geometry, turn, marks, pulse)
    if marks.ghost:
        _paint_ghost(painter, geometry, turn, marks)
    for cell in marks.bad:
        _paint_bad(painter, geometry.frame(cell))
    _paint_adding(painter, geometry, marks)
    for start, end in marks.arcs:
        paint_arc(painter, geometry, start, end)
    for cell, note in marks.notes:
        _paint_note(painter, geometry.frame(cell), note)
    painter.restore()


def _paint_grounds(painter: QPainter, geometry: SheetGeometry, marks: Marks) -> None:
    """Draw what lies under organs: sight, what is lit, and where worms could lie."""
    now = look().theme
    for cell in marks.seen:
        _paint_sight(painter, geometry.frame(cell))
    for cell in marks.lit:
        _paint_square(painter, geometry.frame(cell), now.amber, 0.28, now.amberink)
    for place in marks.places:
        painter.fillPath(outline(geometry, Worm("", place)), QColor(now.mint))


def _clear(colour: str, share: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(share)
    return made


def _paint_square(painter: QPainter, frame: QRectF, fill: str, share: float, rim: str) -> None:
    """Draw a rounded square on a space."""
    inset, corner = frame.width() * 0.05, frame.width() * 0.14
    painter.setPen(QPen(QColor(rim), max(1.5, frame.width() * 0.05)))
    painter.setBrush(_clear(fill, share))
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), corner, corner)


def _paint_sight(painter: QPainter, frame: QRectF) -> None:
    now = look().theme
    painter.fillRect(frame, _clear(now.ice, 0.16))
    painter.setPen(QPen(_clear(now.ice, 0.5), 1))
    for at in (0.25, 0.5, 0.75):
        start = frame.bottomLeft() + QPointF(frame.width() * at, 0)
        painter.drawLine(start, frame.bottomLeft() + QPointF(0, -frame.height() * at))


def _paint_waking(
    painter: QPainter, geometry: SheetGeometry, turn: Turn, cell: Cell, pulse: float
) -> None:
    """Draw an organ that would wake, or a brain that can be filled in."""
    frame = geometry.frame(cell)
    grow = frame.width() * 0.06 * (1 + pulse)
    organ = turn.colony.organ_at.get(cell)
    if organ is not None:
        wider = frame.adjusted(-grow, -grow, grow, grow)
        paint_organ(painter, wider, organ, OrganState.READY)


def _paint_worms(painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks) -> None:
    colony = turn.colony
    for number in marks.dimmed:
        veil = _clear(look().theme.paper, 0.6)
        painter.fillPath(outline(geometry, colony.worms[number]), veil)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    now = look().theme
    for numbers, inner, outer in (
        (marks.worms, now.ring, now.paper),
        (marks.readied, now.amber, now.amberink),
    ):
        for number in numbers:
            path = outline(geometry, colony.worms[number])
            _paint_rim(painter, geometry, path, inner, outer)


def _paint_rim(
    painter: QPainter, geometry: SheetGeometry, path: QPainterPath, inner: str, outer: str
) -> None:
    """Draw a rim outside *path*, so that no organ is hidden: *inner* with a line of *outer*."""
    around = QPainterPath()
    around.addRect(geometry.paper)
    painter.save()
    painter.setClipPath(around.subtracted(path))
    for colour, width in ((outer, 0.24), (inner, 0.16)):
        pen = QPen(QColor(colour), geometry.side * width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def _paint_offers(
    painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks, pulse: float
) -> None:
    """Draw dots where something may go, and rings round what may be picked."""
    now, side = look().theme, geometry.side
    painter.save()
    dot = THREAD if marks.places and now.is_dark else now.act
    for cell in marks.dotted:
        painter.setPen(QPen(QColor(now.paper), side * 0.03))
        painter.setBrush(QColor(dot))
        painter.drawEllipse(geometry.centre(cell), side * 0.08, side * 0.08)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for cell in marks.offered:
        if cell in turn.colony.organ_at:  # a ready organ has its glow
            _paint_waking(painter, geometry, turn, cell, pulse)
            continue
        inset = side * (0.05 - 0.05 * pulse)
        frame = geometry.frame(cell).adjusted(inset, inset, -inset, -inset)
        for colour, wide in ((now.paper, 0.11), (now.ring, 0.055)):
            painter.setPen(QPen(QColor(colour), side * wide))
            painter.drawRoundedRect(frame, side * 0.14, side * 0.14)
    painter.restore()


def _paint_ghost(painter: QPainter, geometry: SheetGeometry, turn: Turn, marks: Marks) -> None:
    """Draw the worm that is about to be laid, in its colour, with the ring of what is chosen."""
    path = outline(geometry, Worm("", marks.ghost))
    now, side = look().theme, geometry.side
    painter.save()
    body = QColor(now.bad) if marks.bad else worm_colour(len(turn.colony.worms))
    rims = ((now.bad if marks.bad else now.ring, 0.16), (WHITE, 0.06))
    for colour, wide in rims:
        pen = QPen(QColor(colour), side * wide)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(path, pen)
    if marks.bad:
        painter.fillPath(path, QColor(now.badpale))
        body.setAlphaF(0.35)
    painter.fillPath(path, body)
    painter.restore()


def _paint_bad(painter: QPainter, frame: QRectF) -> None:
    now = look().theme
    _paint_square(painter, frame, now.bad, 0.2, now.bad)
    arm = QPointF(frame.width(), frame.width()) * 0.16
    side = QPointF(arm.x(), -arm.y())
    painter.setPen(QPen(QColor(now.bad), frame.width() * 0.06))
    painter.drawLine(frame.center() - arm, frame.center() + arm)
    painter.drawLine(frame.center() - side, frame.center() + side)


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
        paint_arrow(painter, geometry, start, end, QColor(look().theme.ring))


def _paint_joints(painter: QPainter, geometry: SheetGeometry, marks: Marks) -> None:
    """Join touching collars with a bar."""
    now = look().theme
    for one, two in marks.joined:
        for colour, width in ((now.amberink, 0.2), (now.amber, 0.12)):
            pen = QPen(QColor(colour), geometry.side * width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(geometry.centre(one), geometry.centre(two))


def _paint_head(painter: QPainter, frame: QRectF) -> None:
    """Mark the end that would become the head."""
    now, inset = look().theme, frame.width() * 0.02
    pen = QPen(QColor(now.good), frame.width() * 0.06)
    pen.setDashPattern([0.1, 2.2])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(_clear(now.good, 0.14))
    painter.drawEllipse(frame.adjusted(inset, inset, -inset, -inset))


def _paint_rose(painter: QPainter, frame: QRectF, face: Direction) -> None:
    painter.save()
    unit = frame.width()
    painter.translate(frame.center())
    painter.rotate({Direction.N: 0, Direction.E: 90, Direction.S: 180, Direction.W: 270}[face])
    painter.setPen(QPen(QColor(look().theme.paper), unit * 0.05))
    painter.setBrush(QColor(look().theme.ring))
    painter.drawEllipse(QPointF(), unit * 0.34, unit * 0.34)
    painter.setBrush(QColor(look().theme.paper))
    tip = [(0, -0.2), (0.18, 0.02), (0.07, 0.02), (0.07, 0.19), (-0.07, 0.19), (-0.07, 0.02)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([QPointF(x, y) * unit for x, y in [*tip, (-0.18, 0.02)]]))
    painter.restore()


def paint_arc(
    painter: QPainter, geometry: SheetGeometry, start: Cell, end: Cell, share: float = 1.0
) -> None:
    """Draw *share* of a dashed arc from what acts to what it wakes."""
    one, two = geometry.centre(start), geometry.centre(end)
    step = two - one
    bow = QPointF(step.y(), -step.x()) * 0.28
    path = QPainterPath(one)
    path.quadTo((one + two) / 2 + bow, two)
    part = QPainterPath(one)
    for at in range(1, 25):
        part.lineTo(path.pointAtPercent(min(share, at / 24)))
    now, side = look().theme, geometry.side
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((now.paper, 0.13), (now.amberink, 0.06)):
        pen = QPen(QColor(colour), side * wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.16 / wide, 0.16 / wide])
        painter.setPen(pen)
        painter.drawPath(part)
    painter.restore()


def _paint_note(painter: QPainter, frame: QRectF, note: str) -> None:
    now = look().theme
    painter.save()
    letters = font(Type.STRONG)
    letters.setPixelSize(max(8, round(frame.width() * 0.26)))
    painter.setFont(letters)
    radius = frame.width() * 0.19
    spot = frame.topRight() + QPointF(-radius, radius)
    painter.setPen(QPen(QColor(now.paper), 1.5))
    painter.setBrush(QColor(now.ink))
    painter.drawEllipse(spot, radius, radius)
    painter.setPen(QColor(now.paper))
    box = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, note)
    painter.restore()


def paint_cursor(painter: QPainter, geometry: SheetGeometry, cell: Cell) -> None:
    """Draw a frame around the space that the keys point at."""
    now, side = look().theme, geometry.side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((now.paper, 5), (now.ring, 3)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawRoundedRect(geometry.frame(cell), side * 0.14, side * 0.14)
