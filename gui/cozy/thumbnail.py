"""The sheets of a game as a small picture, for the card of a saved game and for two copies."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from core.cozy.game import GameState
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.parts.art import LOW, ground, paint_shadow
from gui.parts.fills import fill_box
from gui.parts.theme import look

_TILTS = (-3.0, 4.0, -2.0)
"""The degrees by which sheets lie askew."""
_HIGH = 1.15
"""The height of a sheet, as a share of the picture's: its foot is cut off."""


def paint_thumbnail(
    painter: QPainter, frame: QRectF, _names: Sequence[str], state: GameState
) -> None:
    """Paint the first sheets of *state* into *frame*, askew on the wood."""
    now, count = look().theme, min(len(state.turns), len(_TILTS))
    painter.save()
    painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    wood = ground(round(frame.width()), round(frame.height()), 1.0, now)
    painter.drawPixmap(frame, wood, QRectF(wood.rect()))
    side = min(frame.height() * _HIGH, frame.width() / count * 0.92)
    for at, turn in enumerate(state.turns[:count]):
        painter.save()
        share = (at + 0.5) / count
        middle = QPointF(frame.left() + frame.width() * share, frame.top() + side * 0.56)
        painter.translate(middle)
        painter.rotate(_TILTS[at])
        paper = QRectF(-side / 2, -side / 2, side, side)
        paint_shadow(painter, paper, side * 0.04, LOW)
        fill_box(painter, paper, side * 0.04, now.paper)
        inside = side * 0.04
        picture = Picture(turn, turn.hour, is_small=True, has_links=False)
        room = paper.adjusted(inside, inside, -inside, -inside)
        paint_sheet(painter, geometry_of(picture, room), picture)
        painter.restore()
    painter.restore()
