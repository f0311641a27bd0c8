"""A sheet as an hour has left it, or as a bot's would have: what that adds is a ghost.

Law: the rules play the hour; nothing here is a position that they have not made.
"""

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.cozy.game import GameState
from core.cozy.hour import played, read_hour
from core.cozy.turn import Turn
from core.table.encoding import Value
from core.table.step import Completed
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.cozy.sheet.worm import outline, paint_shiver
from gui.parts.theme import look

_PALE = 110
"""How much of the paper shines through a ghost, of 255."""
_INSET, _RING, _EDGE = 0.035, 0.11, 0.006


def paint_hour(
    painter: QPainter, frame: QRectF, done: Completed[Any], seat: int, action: tuple[Value, ...]
) -> None:
    """Paint the sheet of *seat* after the hour of *done*, or after *action* in its place."""
    state = done.step.state
    assert isinstance(state, GameState)
    before = state.turns[seat]
    own = {slot.seat: slot.action for slot in done.outcome.slots}.get(seat, ())
    after = _after(before, action or own)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    now, inset = look().theme, frame.width() * _INSET
    picture = Picture(after._replace(dice=None), before.hour, is_on=True, is_small=True)
    geometry = geometry_of(picture, frame.adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(QColor(now.line), frame.width() * _EDGE))
    painter.setBrush(QColor(now.paper))
    painter.drawRoundedRect(
        geometry.grid.adjusted(-inset, -inset, inset, inset), 3 * inset, 3 * inset
    )
    paint_sheet(painter, geometry, picture)
    paint_shiver(painter, geometry, after.colony)
    if action and action != own:
        _paint_ghost(painter, geometry, before, after)


def _after(turn: Turn, action: tuple[Value, ...]) -> Turn:
    read = read_hour(action)
    after = played(turn, read[1]) if read else turn
    return after if isinstance(after, Turn) else turn


def _paint_ghost(painter: QPainter, geometry: SheetGeometry, before: Turn, after: Turn) -> None:
    """Make pale and ring what *after* has and *before* has not: worms, else organs and foods."""
    now = look().theme
    pale = QColor(now.paper)
    pale.setAlpha(_PALE)
    ring = QPen(QColor(now.ring), max(2.0, geometry.side * _RING))
    ring.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    old = before.colony
    for number, worm in enumerate(after.colony.worms):
        known = old.worms[number] if number < len(old.worms) else None
        if known is not None and known.cells == worm.cells:
            continue
        path = outline(geometry, worm)
        if known is None:
            painter.fillPath(path, pale)
        painter.strokePath(path, ring)
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    organs = {organ.cell for organ in after.colony.organs} - set(old.organ_at)
    for cell in sorted(organs | (set(after.colony.foods) - set(old.foods))):
        frame = geometry.frame(cell)
        painter.drawEllipse(frame.center(), frame.width() * 0.4, frame.height() * 0.4)
