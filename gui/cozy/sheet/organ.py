"""The six organs, turned the way they face, and whether they may act.

Law: each has its own outline, so that they differ in grey too.
"""

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from core.cozy.grid import Direction
from core.cozy.worm import Organ, OrganKind
from gui.kit.art import paint_picture, picture

_TURNS = {None: 0, Direction.N: 0, Direction.E: 90, Direction.S: 180, Direction.W: 270}
_BOX = 1.03
"""The box of a drawing, in spaces: its disc is two thirds of it."""


class OrganState(Enum):
    """Whether an organ may act now (C5.1, C6.2)."""

    PLAIN = "nothing is asked of it"
    READY = "it may be chosen to act now"
    DONE = "done this hour"


def paint_organ(
    painter: QPainter, frame: QRectF, organ: Organ | OrganKind, state: OrganState = OrganState.PLAIN
) -> None:
    """Draw an organ, or just one of its kind, on a space that fills *frame*."""
    kind = organ if isinstance(organ, OrganKind) else organ.kind
    face = None if isinstance(organ, OrganKind) else organ.face
    filled = isinstance(organ, Organ) and organ.filled
    side = 2 * round(frame.width() * _BOX / 2)  # even, so that the middle is on a pixel
    box = QRectF(-side / 2, -side / 2, side, side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(round(frame.center().x()), round(frame.center().y()))
    if state is OrganState.READY:
        paint_picture(painter, "organ-ready", box)
    if filled:
        paint_picture(painter, "organ-brain-filled", box)
    else:
        bare = "-bare" if state is OrganState.READY else ""
        _paint_turned(painter, f"organ-{kind.value}{bare}", box, _TURNS[face])
    if state is OrganState.DONE:
        paint_picture(painter, "organ-done", box)
    painter.restore()


def _paint_turned(painter: QPainter, name: str, box: QRectF, degrees: int) -> None:
    """Paint a drawing, turned; pixels are turned once and kept, so that they stay sharp."""
    device = painter.device()
    if degrees and isinstance(device, QPixmap | QWidget):
        size, ratio = round(box.width()), device.devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), _turned(name, size, ratio, degrees))
        return
    painter.rotate(degrees)
    paint_picture(painter, name, box)
    painter.rotate(-degrees)


@lru_cache(maxsize=256)
def _turned(name: str, size: int, ratio: float, degrees: int) -> QPixmap:
    turned = picture(name, (size, size), ratio).transformed(QTransform().rotate(degrees))
    turned.setDevicePixelRatio(ratio)
    return turned
