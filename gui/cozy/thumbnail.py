"""The sheets of a game as a small picture, for the card of a saved game and for two copies."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from core.cozy.game import GameState
from core.cozy.turn import Turn
from gui.cozy.hour.die_face import paint_die
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.kit.art import LOW, ground, paint_shadow
from gui.kit.fills import fill_box
from gui.kit.theme import look

_TILTS = (-3.0, 4.0, -2.0)
"""The degrees by which sheets lie askew."""
_BESIDE_DICE = 0.36
"""Where the middle of a single sheet is that lies beside dice, as a share of the width."""
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
    rolled = state.turns[0] if count == 1 and state.is_rolled and not state.is_over else None
    if rolled is not None:
        _paint_dice(painter, frame, rolled)
    for at, turn in enumerate(state.turns[:count]):
        painter.save()
        share = _BESIDE_DICE if rolled else (at + 0.5) / count
        middle = QPointF(frame.left() + frame.width() * share, frame.top() + side * 0.56)
        painter.translate(middle)
        painter.rotate(_TILTS[at])
        paper = QRectF(-side / 2, -side / 2, side, side)
        paint_shadow(painter, paper, side * 0.04, LOW)
        fill_box(painter, paper, side * 0.04, now.paper)
        inside = side * 0.04
        picture = SheetPicture(turn, turn.hour, is_small=True, has_links=False)
        room = paper.adjusted(inside, inside, -inside, -inside)
        paint_sheet(painter, geometry_of(picture, room), picture)
        painter.restore()
    painter.restore()


def _paint_dice(painter: QPainter, frame: QRectF, turn: Turn) -> None:
    """Paint what fell at the right of a single sheet, one die below the other."""
    side = frame.height() / 3.6
    for die, tilt in enumerate(_TILTS):
        painter.save()
        painter.translate(frame.right() - 1.6 * side, frame.top() + (0.66 + die * 1.16) * side)
        painter.rotate(tilt)
        paint_die(painter, QRectF(-side / 2, -side / 2, side, side), turn, die)
        painter.restore()
