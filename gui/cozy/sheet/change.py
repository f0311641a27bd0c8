"""What one decision changed on a sheet, in motion: a worm is drawn, an organ leaps, an arc runs.

Law: it only draws between two states that the rules core made.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QRectF
from PySide6.QtGui import QPainter

from core.cozy.decisions import ActOrgan
from core.cozy.grid import Cell
from core.cozy.hour import legal
from core.cozy.turn import EyeFrame, TailFrame, Turn
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.mark_paint import paint_arc
from gui.cozy.sheet.organ import paint_organ
from gui.cozy.sheet.paper import paint_food
from gui.cozy.sheet.worm_paint import Coat, paint_body, part_of, spine

_DRAW_MS, _FILL_MS, _GROW_MS, _LEAP_MS, _ARC_MS = 320, 120, 180, 200, 260
_LEAP = 1.25
_BACK = QEasingCurve(QEasingCurve.Type.OutBack)


@dataclass(frozen=True, slots=True)
class SheetChange:
    """The step from *before* to *after*."""

    before: Turn
    after: Turn
    worms: tuple[int, ...] = ()
    """New ones."""
    grown: tuple[int, ...] = ()
    organs: tuple[Cell, ...] = ()
    foods: tuple[Cell, ...] = ()
    acted: tuple[Cell, ...] = ()
    arcs: tuple[tuple[Cell, Cell], ...] = ()
    """From what acted to what it woke."""

    @property
    def ms(self) -> int:
        """How long it is shown; 0 if nothing is to be seen."""
        first = max(
            (_DRAW_MS + _FILL_MS) * bool(self.worms),
            _GROW_MS * bool(self.grown),
            _LEAP_MS * bool(self.organs or self.foods or self.acted),
        )
        return first + _ARC_MS * bool(self.arcs)


def change_of(before: Turn, after: Turn) -> SheetChange:
    """Return what is different in *after*."""
    one, two = before.colony, after.colony
    known, pairs = len(one.worms), zip(one.worms, two.worms, strict=False)
    foods = tuple(food for food in two.foods if food not in one.foods)
    acted = tuple(sorted(after.acted - before.acted))
    woken = _ready(after) - _ready(before) if after.hour == before.hour else set()
    sources = foods or acted or _source(before)
    arcs = [(start, end) for start in sources[:1] for end in sorted(woken) if start != end]
    if foods and (eye := _source(before)):
        arcs.insert(0, (eye[0], foods[0]))
    return SheetChange(
        before,
        after,
        tuple(range(known, len(two.worms))),
        tuple(at for at, (old, new) in enumerate(pairs) if len(new.cells) > len(old.cells)),
        tuple(organ.cell for organ in two.organs if organ.cell not in one.organ_at),
        foods,
        acted,
        tuple(arcs),
    )


def _ready(turn: Turn) -> set[Cell]:
    """Return the organs that may be chosen to act."""
    return {one.cell for one in legal(turn) if isinstance(one, ActOrgan)} if turn.stack else set()


def _source(turn: Turn) -> tuple[Cell, ...]:
    """Return the organ that acts."""
    frame = turn.stack[-1] if turn.stack else None
    return (frame.cell,) if isinstance(frame, EyeFrame | TailFrame) else ()


def paint_change(
    painter: QPainter, geometry: SheetGeometry, change: SheetChange, share: float, *, is_calm: bool
) -> None:
    """Draw *change* at *share* of its time over the sheet before it; calmly, it fades in."""
    painter.save()
    if is_calm:
        painter.setOpacity(share)
    at = change.ms if is_calm else share * change.ms
    colony = change.after.colony
    for number in change.worms:
        worm, line = colony.worms[number], min(1.0, at / _DRAW_MS)
        fill = min(1.0, max(0.0, (at - _DRAW_MS) / _FILL_MS))
        spots = part_of(spine(geometry, worm), max(0.02, line))
        paint_body(painter, geometry, worm, spots, Coat(number, fill))
    for number in change.grown:
        _paint_growth(painter, geometry, change, number, min(1.0, at / _GROW_MS))
    _paint_leaps(painter, geometry, change, min(1.0, at / _LEAP_MS))
    first = change.ms - _ARC_MS
    for start, end in change.arcs if at > first else ():
        paint_arc(painter, geometry, start, end, min(1.0, (at - first) / _ARC_MS))
    painter.restore()


def _paint_leaps(
    painter: QPainter, geometry: SheetGeometry, change: SheetChange, share: float
) -> None:
    """Draw what comes up on its space, and what leaps because it acts."""
    organ_at, grown = change.after.colony.organ_at, _BACK.valueForProgress(share)
    for cell in change.organs:
        paint_organ(painter, _scaled(geometry, cell, grown), organ_at[cell])
    for cell in change.foods:
        paint_food(painter, _scaled(geometry, cell, grown))
    for cell in change.acted:
        size = 1 + (_LEAP - 1) * (1 - share)
        paint_organ(painter, _scaled(geometry, cell, size), organ_at[cell])


def _paint_growth(
    painter: QPainter, geometry: SheetGeometry, change: SheetChange, number: int, share: float
) -> None:
    """Draw a worm whose new spaces have come to *share*; its organs lie on top again."""
    old, new = change.before.colony.worms[number], change.after.colony.worms[number]
    spots = spine(geometry, new)
    if new.cells[0] != old.cells[0]:
        spots.reverse()
    kept = (len(old.cells) - 1) / max(1, len(new.cells) - 1)
    spots = part_of(spots, kept + (1 - kept) * share)
    if new.cells[0] != old.cells[0]:
        spots.reverse()
    paint_body(painter, geometry, new, spots, Coat(number))
    for organ in change.before.colony.organs_of(number):
        paint_organ(painter, geometry.frame(organ.cell), organ)


def _scaled(geometry: SheetGeometry, cell: Cell, size: float) -> QRectF:
    side = geometry.side * max(0.05, size)
    frame = QRectF(0, 0, side, side)
    frame.moveCenter(geometry.centre(cell))
    return frame
