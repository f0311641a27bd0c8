"""What the badge of each seat says of its sheet: its total, and whether the hour is signed."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from core.cozy.game import GameState
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet_words import points_words
from gui.kit.theme import look
from gui.parts.badge import BadgeState
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot


def badges(
    snapshot: TableSnapshot | None, state: GameState, turns: Sequence[Turn]
) -> tuple[BadgeState, ...]:
    """Return each seat's total and small sheet, of the *turns* that are shown."""
    best = state.winners() if state.is_over else ()
    return tuple(
        _badge(snapshot, state, seat, turn, is_best=seat in best) for seat, turn in enumerate(turns)
    )


def _badge(
    snapshot: TableSnapshot | None, state: GameState, seat: int, turn: Turn, *, is_best: bool
) -> BadgeState:
    total = points_words(score_of(turn.colony).total)
    is_asked = snapshot is not None and state.is_rolled and not state.is_over
    has_signed = bool(snapshot is not None and snapshot.acted >> seat & 1)
    is_ours = snapshot is not None and seat == snapshot.seat
    said = words("total {total}", total=total)
    if is_asked and is_ours:
        said = words("signed") if has_signed else words("drawing")
    elif is_asked:
        said = words("signed, {total}", total=total)
        if not has_signed:
            said = words("drawing, {total}", total=total)
    mood = "happy" if is_best else "content" if has_signed else "thinks" if is_ours else "looks"
    return BadgeState(
        said=said,
        mood=mood,
        is_turn=is_asked and is_ours and not has_signed,
        number=total if is_ours or snapshot is None else "",
        thing=None if is_ours else partial(_paint_small, turn=turn),
        key=(turn.colony.worms, look().theme.name, is_ours),
    )


def _paint_small(painter: QPainter, frame: QRectF, *, turn: Turn) -> None:
    """Paint the sheet of *turn* small, with a thin border."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture = SheetPicture(turn, turn.hour, is_small=True)
    inset = frame.width() * 0.05
    geometry = geometry_of(picture, frame.adjusted(inset, inset, -inset, -inset))
    now = look().theme
    painter.setPen(QPen(QColor(now.line), 1))
    painter.setBrush(QColor(now.space))
    painter.drawRect(geometry.grid.adjusted(-inset, -inset, inset, inset))
    paint_sheet(painter, geometry, picture)
