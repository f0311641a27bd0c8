"""What lies on a board as pixmaps: segments, heads that look somewhere, posts, glows.

Law: the same arguments give the same pixmap, which is kept; there are few of each. Into SVG the
same things are painted as paths.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from gui.kit.art import blank, drawing, picture
from gui.kit.fills import draw_with, fill_with
from gui.kit.painted import placed
from gui.kit.theme import Type, font
from gui.kit.tokens import DAY, WHITE, Theme
from gui.parts.hats import GLASSES, Who, hat_of, head_name, worm_name
from gui.parts.paints import SEATS

TURNS, WAYS = 64, 16
"""In how many directions a head is drawn, and its eyes look."""
AHEAD = -1
"""The eyes look where the head does."""
_BOX = 160
"""The side of the drawing of a head in which a segment is 100 wide."""
_REACH = 1.76
"""How wide a head is with all that it wears, however it is turned, where a segment is 1."""
_EYE, _PUPIL, _GLINT = 17.0, 9.5, 3.0
_EYES = (QPointF(19, -20), QPointF(19, 20))
_LOOK = 6.3
"""How far a pupil is from the middle of its eye."""


class Mood(Enum):
    """What the face of a head shows; the value names its drawing."""

    LOOKS = "bare"
    SLEEPS = "sleeps"
    DIZZY = "dizzy"


Pose = tuple[int, int, Mood]
"""How a head lies: turned to one of `TURNS`, its eyes to one of `WAYS` or `AHEAD`, its mood."""


def is_drawing(painter: QPainter) -> bool:
    """Return whether *painter* writes SVG, which wants paths and no pixmaps."""
    return painter.paintEngine().type() is QPaintEngine.Type.SVG


@contextmanager
def brush(pixmap: QPixmap) -> Iterator[QPainter]:
    """Yield a painter on *pixmap*, without an outline."""
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        yield painter


# each thing as paths, round the origin, where a segment is 100 wide


def paint_segment(painter: QPainter, worm: Who, letter: str, rim: str) -> None:
    """Paint a segment, and on it a race number with *letter* if there is one."""
    drawing(f"segment-{worm_name(worm)}", "", rim).render(painter, QRectF(-50, -50, 100, 100))
    if not letter:
        return
    painter.setPen(QPen(QColor(DAY.ink), 3.5))
    painter.setBrush(QColor(DAY.paper))
    painter.drawEllipse(QPointF(0, 0), 29, 29)
    letters = font(Type.NAME)
    letters.setPixelSize(42)
    path = QPainterPath()
    path.addText(QPointF(0, 0), letters, letter)
    path.translate(-path.boundingRect().center())
    painter.fillPath(path, QColor(DAY.ink))


def paint_head(painter: QPainter, worm: Who, pose: Pose, rim: str) -> None:
    """Paint a head in its *pose*."""
    turn, way, mood = pose
    angle = 360 * turn / TURNS
    with placed(painter, turn=angle):
        has_glasses = hat_of(worm) == GLASSES
        bare = f"head-{worm_name(worm)}-{mood.value}"
        name = bare if has_glasses and mood is Mood.LOOKS else head_name(worm, mood.value)
        half = _BOX / 2
        drawing(name, "", rim).render(painter, QRectF(-half, -half, _BOX, _BOX))
        if mood is Mood.LOOKS:
            _paint_eyes(painter, 0.0 if way == AHEAD else 360 * way / WAYS - angle)
            if has_glasses:
                _paint_glasses(painter)


def _paint_eyes(painter: QPainter, angle: float) -> None:
    """Paint two eyes that look *angle* degrees aside."""
    with placed(painter):
        turned = painter.transform()
        for eye in _EYES:
            painter.setTransform(turned)
            painter.translate(eye)
            painter.setPen(QPen(QColor(DAY.ink), 4))
            painter.setBrush(QColor(DAY.paper))
            painter.drawEllipse(QPointF(0, 0), _EYE, _EYE)
            painter.rotate(angle)
            fill_with(painter, DAY.ink)
            painter.drawEllipse(QPointF(_LOOK, 0), _PUPIL, _PUPIL)
            painter.translate(_LOOK, 0)
            painter.rotate(-angle)
            painter.setBrush(QColor(WHITE))
            painter.drawEllipse(QPointF(3, -3), _GLINT, _GLINT)


def _paint_glasses(painter: QPainter) -> None:
    draw_with(painter, QPen(QColor(SEATS[2].body), 5.5))
    for eye in _EYES:
        painter.drawEllipse(eye, _EYE + 3, _EYE + 3)
    painter.drawLine(QPointF(26, -2), QPointF(26, 2))


# each thing as a pixmap


@lru_cache(maxsize=256)
def segment(worm: Who, wide: int, letter: str, ratio: float, theme: Theme) -> QPixmap:
    """Return a segment *wide* px wide."""
    pixmap = blank(wide, wide, ratio)
    with brush(pixmap) as painter:
        painter.translate(wide / 2, wide / 2)
        painter.scale(wide / 100, wide / 100)
        paint_segment(painter, worm, letter, theme.rim)
    return pixmap


@lru_cache(maxsize=1024)
def head(worm: Who, wide: int, pose: Pose, ratio: float, theme: Theme) -> QPixmap:
    """Return a head on a segment *wide* px wide, in its *pose*."""
    side = round(wide * _REACH)
    pixmap = blank(side, side, ratio)
    with brush(pixmap) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(wide / 100, wide / 100)
        paint_head(painter, worm, pose, theme.rim)
    return pixmap


def post(wide: int, ratio: float) -> QPixmap:
    """Return a post *wide* px wide, seen from above."""
    side = round(wide * 84 / 75)
    return picture("post", (side, side), ratio)


def shade(wide: int, ratio: float) -> QPixmap:
    """Return the soft shadow under a wooden thing *wide* px wide."""
    side = round(wide * 1.2)
    return picture("shadow", (side, side), ratio)


@lru_cache(maxsize=64)
def halo(wide: int, rgb: int, ratio: float) -> QPixmap:
    """Return a glow round a body *wide* px wide."""
    colour = QColor(rgb)
    size = wide * 1.7
    pixmap = blank(size, size, ratio)
    with brush(pixmap) as painter:
        middle, outer = QPointF(size / 2, size / 2), size / 2
        light = QRadialGradient(middle, outer)
        inner = wide / size
        for at, alpha in ((0.0, 150), (inner, 150), (inner + (1 - inner) * 0.4, 60), (1.0, 0)):
            colour.setAlpha(alpha)
            light.setColorAt(at, colour)
        painter.setBrush(light)
        painter.drawEllipse(middle, outer, outer)
    return pixmap
