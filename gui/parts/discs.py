"""Draws the marks of seats and worms: colour, pattern and letter; each disc is drawn once."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gui.parts.theme import HINT
from gui.parts.tokens import SEATS
from gui.words.seats import Pattern, seat_pattern


def seat_colour(seat: int) -> QColor:
    """Return the colour of *seat*, 0 to 4."""
    return QColor(SEATS[seat].body)


_WORMS = (
    "#e8a598", "#9cc3e0", "#f0d27a", "#c3a6d8", "#a3cf9d",
    "#f2b279", "#8fd0c8", "#d9a7bf", "#c9c08f", "#b3b3c4",
)  # fmt: skip
"""Soft colours of the worms on a sheet; drawings on them stay readable."""


def worm_colour(number: int) -> QColor:
    """Return the colour of worm *number* on a sheet of Worm & Cozy."""
    return QColor(_WORMS[number % len(_WORMS)])


def worm_pattern(number: int) -> Pattern:
    """Return the pattern of worm *number*: no two worms of one colour share it before the 50th."""
    return tuple(Pattern)[(number + number // len(_WORMS)) % len(Pattern)]


@lru_cache(maxsize=512)
def disc(seat: int, diameter: int, letter: str = "", ratio: float = 1.0) -> QPixmap:
    """Return a segment of *seat*'s worm, *diameter* px wide with its shadow; it is kept.

    The pixmap is a quarter wider than the disc, which is in its middle.
    """
    size = round(diameter * 1.25)
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, radius = QPointF(size / 2, size / 2), diameter / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawEllipse(middle + QPointF(diameter * 0.05, diameter * 0.08), radius, radius)
    _paint_disc(painter, seat, middle, radius)
    if letter:
        _paint_letter(painter, letter, middle, radius)
    painter.end()
    return pixmap


def worm(diameter: int, ratio: float = 1.0) -> QPixmap:
    """Return a worm with one segment of each seat, its head on the right: the program's sign."""
    pitch, size = round(diameter * 0.92), round(diameter * 1.25)
    pixmap = QPixmap(round((size + pitch * 4) * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place, seat in enumerate((4, 3, 2, 1, 0)):
        painter.drawPixmap(place * pitch, 0, disc(seat, diameter, ratio=ratio))
    painter.setPen(Qt.PenStyle.NoPen)
    for up in (-0.2, 0.2):
        eye = QPointF(4 * pitch + size / 2 + diameter * 0.22, size / 2 + up * diameter)
        for colour, radius, aside in (("white", 0.13, 0.0), ("black", 0.06, 0.04)):
            painter.setBrush(QColor(colour))
            painter.drawEllipse(
                eye + QPointF(aside * diameter, 0), radius * diameter, radius * diameter
            )
    painter.end()
    return pixmap


def _paint_letter(painter: QPainter, letter: str, middle: QPointF, radius: float) -> None:
    """Write *letter* in white with a dark rim, readable on every colour and pattern."""
    font = QFont()
    font.setBold(True)
    font.setPixelSize(max(6, round(radius * 1.1)))
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, letter)
    box = path.boundingRect()
    path.translate(middle - box.center())
    painter.strokePath(path, QPen(QColor(0, 0, 0, 150), radius * 0.16))
    painter.fillPath(path, QColor("white"))


def _paint_disc(painter: QPainter, seat: int, middle: QPointF, radius: float) -> None:
    colour = seat_colour(seat)
    light = QRadialGradient(middle - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    light.setColorAt(0, colour.lighter(135))
    light.setColorAt(1, colour.darker(115))
    painter.setBrush(QBrush(light))
    painter.setPen(QPen(colour.darker(170), max(1.0, radius * 0.06)))
    painter.drawEllipse(middle, radius, radius)
    clip = QPainterPath()
    clip.addEllipse(middle, radius * 0.94, radius * 0.94)
    frame = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    paint_pattern(painter, seat_pattern(seat), frame, clip)


def paint_pattern(painter: QPainter, pattern: Pattern, frame: QRectF, within: QPainterPath) -> None:
    """Paint *pattern* in half-clear black over the part of *frame* that lies *within*.

    No clip is set, for a painter that writes SVG knows none.
    """
    if pattern is not Pattern.PLAIN:
        painter.fillPath(_pattern_path(pattern, frame).intersected(within), QColor(0, 0, 0, 70))


def _pattern_path(pattern: Pattern, frame: QRectF) -> QPainterPath:
    """Return the outline of *pattern* over *frame*."""
    if pattern not in {Pattern.STRIPES, Pattern.RINGS}:
        return _grid_path(pattern, frame)
    lines, pitch = QPainterPath(), frame.width() / 4
    if pattern is Pattern.STRIPES:
        for at in range(-4, 5):
            start = frame.bottomLeft() + QPointF(at * pitch, 0)
            lines.moveTo(start)
            lines.lineTo(start + QPointF(frame.height(), -frame.height()))
    else:
        for ring in (0.18, 0.37):
            lines.addEllipse(frame.center(), ring * frame.width(), ring * frame.height())
    stroker = QPainterPathStroker()
    stroker.setWidth(pitch * 0.4)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    return stroker.createStroke(lines)


def _grid_path(pattern: Pattern, frame: QRectF) -> QPainterPath:
    """Return the outline of dots on a 5 by 5 grid, or of every other square of 4 by 4."""
    path, pitch = QPainterPath(), frame.width() / 4
    for row in range(5):
        for column in range(5):
            at = frame.topLeft() + QPointF(column * pitch, row * pitch)
            if pattern is Pattern.DOTS:
                path.addEllipse(at, pitch * 0.25, pitch * 0.25)
            elif (row + column) % 2 == 0:
                path.addRect(QRectF(at.x(), at.y(), pitch, pitch))
    return path


def paint_focus(painter: QPainter, frame: QRect) -> None:
    """Draw a frame round *frame*, which has the keys."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(HINT, 3))
    painter.drawRect(frame.adjusted(1, 1, -2, -2))
