"""The two lines of the course as sprites: the start line, and the finish with its word.

Law: the finish is drawn once for each direction and size, then only copied.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import atan2, degrees, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from core.wormup.worm import D
from gui.parts.theme import INK, LINE
from gui.words.words import words
from gui.wormup.board.camera import Camera, Point
from gui.wormup.board.pixmaps import blank, brush
from gui.wormup.board.sprites import Look


@dataclass(frozen=True, slots=True)
class FinishLine:
    """The line between the finish posts, with the word on the side it is read from (W3.18)."""

    ends: tuple[Point, Point]
    is_one_sided: bool
    look: Look = Look.LYING

    def box(self, camera: Camera) -> QRectF:
        """Return a box that includes the word."""
        wide = _reach(camera.scale)
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-wide, -wide, wide, wide)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Copy the prepared pixmap."""
        first, second = (camera.on_screen(end) for end in self.ends)
        across = round(second.x() - first.x(), 1), round(second.y() - first.y(), 1)
        scale = round(camera.scale, 5)
        sides = (words("FINISH"),) * (1 if self.is_one_sided else 2)
        pixmap = _finish(across, scale, sides, camera.ratio)
        wide = _reach(camera.scale)
        left = min(first.x(), second.x()) - wide
        top = min(first.y(), second.y()) - wide
        painter.setOpacity(self.look.value)
        painter.drawPixmap(QPointF(round(left), round(top)), pixmap)
        painter.setOpacity(1.0)


def _reach(scale: float) -> float:
    """Return how many pixels the word reaches to the side of the line."""
    return D * scale * 1.6 + 4


@lru_cache(maxsize=8)
def _finish(
    across: tuple[float, float], scale: float, words_shown: tuple[str, ...], ratio: float
) -> QPixmap:
    """Return a chequered ribbon with *words_shown*: one on its front, a second one behind."""
    dx, dy = across
    wide = _reach(scale)
    pixmap = blank(abs(dx) + 2 * wide, abs(dy) + 2 * wide, ratio)
    painter = brush(pixmap)
    painter.translate(wide - min(dx, 0), wide - min(dy, 0))
    painter.rotate(degrees(atan2(dy, dx)))
    length = hypot(dx, dy)
    _ribbon(painter, length, max(3.0, 90 * scale))
    for word in words_shown:
        _write(painter, word, length, D * scale)
        painter.rotate(180)
        painter.translate(-length, 0)
    painter.end()
    return pixmap


def _ribbon(painter: QPainter, length: float, wide: float) -> None:
    painter.fillRect(QRectF(0, -wide / 2, length, wide), QColor("white"))
    count = max(8, round(length / wide))
    step = length / count
    for place in range(count):
        row = -wide / 2 if place % 2 else 0.0
        painter.fillRect(QRectF(place * step, row, step, wide / 2), INK)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0, -wide / 2, length, wide))


def _write(painter: QPainter, word: str, length: float, disc_width: float) -> None:
    font = painter.font()
    font.setPixelSize(max(8, round(disc_width * 0.75)))
    font.setBold(True)
    font.setLetterSpacing(font.SpacingType.PercentageSpacing, 160)
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(
        QRectF(0, disc_width * 0.15, length, disc_width * 1.3),
        Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
        word,
    )


@dataclass(frozen=True, slots=True)
class StartLine:
    """The line between the start posts; it means nothing after the start."""

    ends: tuple[Point, Point]

    def box(self, camera: Camera) -> QRectF:
        """Return a box from post to post."""
        line = QPolygonF([camera.on_screen(end) for end in self.ends])
        return line.boundingRect().adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """Draw a dashed line."""
        painter.setPen(QPen(LINE, max(1.5, 40 * camera.scale), Qt.PenStyle.DashLine))
        painter.drawLine(*(camera.on_screen(end) for end in self.ends))
