"""A sheet as an hour has left it, or as a bot's would have: what that adds is a ghost.

Law: the rules play the hour; nothing here is a position that they have not made.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from core.cozy.game import GameState
from core.cozy.turn import Turn
from core.table.encoding import Value
from core.table.step import Completed
from gui.cozy.around.film import frames
from gui.cozy.around.past_hours import hour_of
from gui.cozy.around.result_paint import chapter_words
from gui.cozy.hour.die_face import TILT, paint_die
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet.worm_paint import outline, paint_shiver
from gui.cozy.sheet_words import hour_name, region_words
from gui.kit.art import paint_foot_shadow
from gui.kit.theme import look
from gui.parts.game_view import HourLook
from gui.words.words import words

_PALE = 110
"""How much of the paper shines through a ghost, of 255."""
_INSET, _RING, _EDGE = 0.035, 0.11, 0.006


def hour_look(done: Completed[Any], seat: int, action: tuple[Value, ...]) -> HourLook:
    """Return what a page shows of the hour of *done*, or of *action* in its place."""
    state = done.step.state
    assert isinstance(state, GameState)
    before = state.turns[seat]
    own = {slot.seat: slot.action for slot in done.outcome.slots}.get(seat, ())
    hour = hour_of(before, action or own)
    turns = frames(before, hour.decisions) if hour else (before,)
    is_ghost = bool(action) and action != own
    named = {"hour": hour_name(before.region), "region": region_words(before.region)}
    return HourLook(
        chapter_words(state),
        words("{hour}, {region}", **named),
        len(turns) - 1,
        partial(paint_dice, turn=before),
        partial(_paint_hour, turns=turns, is_ghost=is_ghost),
    )


def _paint_hour(
    painter: QPainter,
    frame: QRectF,
    decisions: int | None = None,
    *,
    turns: Sequence[Turn],
    is_ghost: bool,
) -> None:
    """Paint the sheet after so many *decisions*, after all of them with None."""
    before = turns[0]
    after = turns[-1 if decisions is None else min(decisions, len(turns) - 1)]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    now, inset = look().theme, frame.width() * _INSET
    picture = SheetPicture(after._replace(dice=None), before.hour, is_on=True, is_small=True)
    geometry = geometry_of(picture, frame.adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(QColor(now.line), frame.width() * _EDGE))
    painter.setBrush(QColor(now.paper))
    painter.drawRoundedRect(
        geometry.grid.adjusted(-inset, -inset, inset, inset), 3 * inset, 3 * inset
    )
    paint_sheet(painter, geometry, picture)
    paint_shiver(painter, geometry, after.colony)
    if is_ghost:
        _paint_ghost(painter, geometry, before, after)


def paint_dice(painter: QPainter, frame: QRectF, turn: Turn) -> None:
    """Paint the dice of *turn* beside each other, as they were rolled for everybody."""
    side = min(frame.height() * 0.9, frame.width() / 3.7)
    pitch = (frame.width() - side) / 2
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for die, tilt in enumerate(TILT):
        painter.save()
        painter.translate(frame.left() + side / 2 + die * pitch, frame.center().y())
        painter.rotate(tilt)
        box = QRectF(-side / 2, -side / 2, side, side)
        paint_foot_shadow(painter, box.adjusted(0, 0, 0, side * 0.06))
        paint_die(painter, box, turn._replace(changed=(False, False, False)), die)
        painter.restore()


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
