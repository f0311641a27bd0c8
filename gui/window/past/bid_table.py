"""The bids of a round: who bid which face, and what each face would have come to."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.table.looks import Worn
from gui.kit.card import paint_tick
from gui.kit.fills import box_round
from gui.kit.painted import Painted, placed
from gui.kit.theme import Px, Type, beside, font, look, px
from gui.kit.tokens import GAP, SMALL, TIGHT
from gui.parts.dice import paint_die
from gui.parts.hats import Who, paint_of
from gui.parts.worms import FACE, paint_face
from gui.report.review_text import BidRow, FaceOdds, Round
from gui.words.words import labelled, words

_FACE, _REST, _CELL, _TICK = 32, 24, 32, 18
_NAME, _NAME_LEAST = 110, 44
"""The greatest width of names, and the least at which they are still names."""
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_BEYOND = 0.55
"""The part of a tick that lies on its cell."""
_TILT = 9
"""How far equal dice lie askew, in degrees."""


class BidTable(Painted, QWidget):
    """Shows a row for each bid: the worm, its die, and the races that every face would win.

    The bid that was made has a ring in the paint of its worm, the best one a tick.
    """

    _DIE, _HEAD = Px(34), Px(26)

    def __init__(self, shown: Round, worms: Sequence[Worn]) -> None:
        """Show the bids of a round by people who wear *worms*, by seat."""
        super().__init__()
        self._round, self._worms = shown, worms
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = [_said(row, shown.faces) for row in shown.rows]
        if shown.ghost:
            said.append(labelled(words("the ghost"), shown.ghost))
        self.setAccessibleName("; ".join(said))

    def sizeHint(self) -> QSize:
        rows = len(self._round.rows) + bool(self._round.ghost)
        return QSize(self._least() + px(_NAME), self._head() + rows * self._row())

    def minimumSizeHint(self) -> QSize:
        """Return the same without names: the faces say who it is."""
        return QSize(self._least(), self.sizeHint().height())

    def _row(self) -> int:
        return max(px(_FACE * FACE), self._DIE, cell_high()) + px(TIGHT)

    def _head(self) -> int:
        return self._HEAD + px(TIGHT)

    def _least(self) -> int:
        cell = _wide(FaceOdds(100, 99, is_made=False, is_best=False)) + px(TIGHT) + px(SMALL)
        return self._left() + _beyond() + len(self._round.faces) * cell

    def _left(self) -> int:
        """Return how wide faces and dice are, with the spaces behind them."""
        return px(_FACE) + self._DIE + px(GAP) * 2

    def _names(self) -> int:
        """Return how wide names may be; 0 if they have no room."""
        room = min(self.width() - self._least(), px(_NAME))
        return room if room >= px(_NAME_LEAST) else 0

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHints(_SMOOTH)
        for at, face in enumerate(self._round.faces):
            cell = self._cell(at, 0)
            side = self._HEAD
            head = QRectF(cell.center().x() - side / 2, 0, side, side)
            paint_die(painter, head, face, None)
        for at, row in enumerate(self._round.rows):
            self._paint_row(painter, self._head() + at * self._row(), row)
        if self._round.ghost:
            self._paint_ghost(painter, self._head() + len(self._round.rows) * self._row())

    def _cell(self, at: int, top: float) -> QRectF:
        faces = len(self._round.faces)
        left = self._left() + self._names()
        step = (self.width() - left - _beyond()) / faces
        high = cell_high()
        return QRectF(left + at * step, top + (self._row() - high) / 2, step - px(SMALL) - 1, high)

    def _paint_row(self, painter: QPainter, top: float, row: BidRow) -> None:
        side, middle = px(_FACE), top + self._row() / 2
        frame = QRectF(0, middle - side * FACE / 2, side, side * FACE)
        paint_face(painter, frame, self._worms[row.seat], "dizzy" if row.has_bumped else "looks")
        if wide := self._names():
            self._paint_name(painter, QRectF(side + px(GAP), top, wide, self._row()), row.name)
        self._paint_die(painter, middle, (self._worms[row.seat], row.face), is_askew=row.has_bumped)
        for at, (face, cell) in enumerate(zip(self._round.faces, row.cells, strict=True)):
            frame = self._cell(at, top)
            if cell is None:
                rest = box_round(frame.center(), px(_REST))
                paint_die(painter, rest, face, None, is_asleep=True)
            else:
                paint_cell(painter, frame, cell, self._worms[row.seat])

    def _paint_ghost(self, painter: QPainter, top: float) -> None:
        """Paint the die of the ghost, and its name where others have their chances."""
        ghost = self._round.ghost
        has_bumped = any(row.has_bumped and row.face == ghost for row in self._round.rows)
        self._paint_die(painter, top + self._row() / 2, (None, ghost), is_askew=has_bumped)
        left = self._cell(0, top).left()
        place = QRectF(left, top, self.width() - left, self._row())
        self._paint_name(painter, place, words("the ghost"))

    def _paint_name(self, painter: QPainter, place: QRectF, name: str) -> None:
        painter.setFont(font(Type.CHIP))
        painter.setPen(QColor(look().theme.ink))
        room = round(place.width()) - px(SMALL)
        cut = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, cut)

    def _paint_die(
        self, painter: QPainter, middle: float, die: tuple[Who, str], *, is_askew: bool
    ) -> None:
        """Paint the *die* of a worm in its column; that of a bump lies askew."""
        worm, face = die
        left, side = px(_FACE) + px(GAP) + self._names(), self._DIE
        with placed(painter, QPointF(left + side / 2, middle), _TILT if is_askew else 0):
            paint_die(painter, QRectF(-side / 2, -side * 0.54, side, side * 1.08), face, worm)


class Sample(Painted, QWidget):
    """A *cell* that a legend explains."""

    def __init__(self, cell: FaceOdds) -> None:
        super().__init__()
        self._cell = cell
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_wide(self._cell) + px(GAP) + _beyond(), cell_high() + 2 * _beyond())

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHints(_SMOOTH)
        edge = _beyond()
        paint_cell(painter, QRectF(self.rect()).adjusted(1, edge, -edge, -edge), self._cell, None)


def _beyond() -> int:
    """Return how far a tick reaches beyond its cell."""
    return ceil(beside(_TICK) * (1 - _BEYOND))


def cell_high() -> int:
    """Return how high a cell is."""
    return max(px(_CELL), QFontMetrics(font(Type.CHIP)).height() + px(SMALL))


def paint_cell(painter: QPainter, frame: QRectF, cell: FaceOdds, worm: Who) -> None:
    """Paint how many % a face wins, as a bar and in numbers; ringed if *worm* bid it."""
    now, corner = look().theme, frame.height() * 0.32
    clip = QPainterPath()
    clip.addRoundedRect(frame, corner, corner)
    with placed(painter):
        painter.setClipPath(clip)
        painter.fillRect(frame, QColor(now.paper2))
        full = QRectF(frame.left(), frame.top(), frame.width() * cell.known / 100, frame.height())
        painter.fillRect(full, QColor(now.mint if cell.is_best else now.paper3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if cell.is_made:
        wide = px(3)
        inside = frame.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        paint = paint_of(worm)
        for colour, thick in ((now.rim or paint.rim, wide + 1.5), (paint.body, wide)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawRoundedRect(inside, corner, corner)
    _paint_numbers(painter, frame, cell)
    if cell.is_best:
        side = beside(_TICK)
        tick = QRectF(
            frame.right() - side * _BEYOND, frame.top() - side * _BEYOND * 0.7, side, side
        )
        paint_tick(painter, tick)


def _paint_numbers(painter: QPainter, frame: QRectF, cell: FaceOdds) -> None:
    now = look().theme
    known, habits = str(cell.known), f" ({cell.habits})"
    bold, plain = QFontMetrics(font(Type.CHIP)), QFontMetrics(font(Type.SMALL))
    left = frame.center().x() - _wide(cell) / 2
    for said, use, colour, letters in (
        (known, Type.CHIP, now.ink, bold),
        (habits, Type.SMALL, now.ink2, plain),
    ):
        painter.setFont(font(use))
        painter.setPen(QColor(colour))
        wide = letters.horizontalAdvance(said)
        box = QRectF(left, frame.top(), wide + 2, frame.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, said)
        left += wide


def _wide(cell: FaceOdds) -> int:
    known = QFontMetrics(font(Type.CHIP)).horizontalAdvance(str(cell.known))
    return known + QFontMetrics(font(Type.SMALL)).horizontalAdvance(f" ({cell.habits})")


def _said(row: BidRow, faces: tuple[str, ...]) -> str:
    cells = ", ".join(
        labelled(face, f"{cell.known} ({cell.habits})")
        for face, cell in zip(faces, row.cells, strict=True)
        if cell
    )
    return labelled(row.name, f"{row.face}; {cells}")
