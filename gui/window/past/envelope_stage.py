"""The three steps of one envelope side by side, and what can be pressed on them."""

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from core.table.encoding import Value
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare
from gui.kit.fills import fill_box, fill_disc, print_in
from gui.kit.focus import paint_focus
from gui.kit.label import tip
from gui.kit.theme import Type, font, look
from gui.kit.touch import Touch
from gui.parts.dice import paint_die
from gui.parts.hats import Who
from gui.window.past.envelope_cards import (
    HIGH,
    SECRET,
    WIDE,
    NumberCard,
    SameCard,
    SealCard,
    ShownEnvelope,
)
from gui.window.past.fair_cards import FairPicture, Paint
from gui.window.past.mosaic import FEW
from gui.words.words import words

_APART, _EDGE, _ABOVE, _BELOW = 33, 22, 23, 16
"""Between two steps, at the sides, above and below, in units."""
_DISC, _ARROW, _ARROW_AT = 46, (40, 30), 222
_FACE, _COUNTS = 40, (QPointF(378, 146), QPointF(382, 92))
"""The side of a small die; the upper right corner of what says how many pictures are shown."""
_ALONE = QPointF(378, 18)
"""The same where no die lies above the pictures."""
_EXPERTS = 4
_RING, _ROUND = 0.14, 0.18
"""The shares of a small die that its ring takes at each side, and its corners."""


class EnvelopeStage(Bare):
    """Lays the steps beside each other where there is room for all, else below each other."""

    def __init__(
        self,
        put_in: Callable[[str, Value], object],
        turn_all: Callable[[], object],
        tell_experts: Callable[[], object],
    ) -> None:
        """Let a small die *put_in* another number, a count show all pictures or the first few."""
        super().__init__()
        self._put_in = put_in
        self.number, self.seal, self.same = NumberCard(), SealCard(), SameCard()
        self.steps = (self.number, self.seal, self.same)
        self.faces: list[SmallDie] = []
        self.counts = (Count(), Count())
        for count in self.counts:
            count.clicked.connect(turn_all)
        self.experts = Button(words("For experts"), ButtonKind.QUIET, "lens")
        self.experts.clicked.connect(tell_experts)
        self._discs = [
            FairPicture(_numbered(at + 1), _DISC, _DISC) for at in range(len(self.steps))
        ]
        self._arrows = [FairPicture(_paint_arrow, *_ARROW) for _ in self.steps[1:]]
        for part in (*self.steps, *self._arrows, *self._discs, *self.counts, self.experts):
            part.setParent(self)

    def offer(self, shown: ShownEnvelope) -> None:
        """Offer what can be put into the envelope of *shown*."""
        for face in self.faces:
            face.hide()
            face.deleteLater()
        envelope, worm = shown.envelope, shown.names.worms[shown.envelope.seat]
        self.faces = [
            SmallDie(face, worm, partial(self._put_in, face, value))
            for face, value in envelope.others
        ]
        for face in self.faces:
            face.setParent(self)
            face.show()
        for part in (*self.counts, self.experts):
            part.setVisible(envelope.is_open)

    def show_steps(self, shown: ShownEnvelope) -> None:
        """Show *shown*."""
        for step in self.steps:
            step.show_step(shown)
        pictures = (shown.secret, shown.signed)
        for count, those, few in zip(self.counts, pictures, (SECRET, FEW), strict=True):
            count.tell(len(shown.first(those, few)), len(those))

    def lay_out_in(self, width: int) -> None:
        """Lie in *width* px, as high as that takes."""
        unit = look().art * look().size
        is_across = width >= (3 * WIDE + 2 * _APART + _EDGE) * unit
        if not is_across:
            unit = min(unit, width / (WIDE + 2 * _EDGE))
        wide = 3 * WIDE + 2 * _APART if is_across else WIDE
        left = (width - wide * unit) / 2
        down = 0 if is_across else HIGH + _APART
        across = WIDE + _APART if is_across else 0
        for at, (step, disc) in enumerate(zip(self.steps, self._discs, strict=True)):
            corner = QPointF(left + at * across * unit, (_ABOVE + at * down) * unit)
            _lie(step, corner, WIDE * unit, HIGH * unit)
            _lie(disc, corner - QPointF(_DISC, _DISC) * (unit / 4), _DISC * unit, _DISC * unit)
        for arrow, after in zip(self._arrows, self.steps[1:], strict=True):
            arrow.setVisible(is_across)
            middle = QPointF(after.pos()) + QPointF(-_APART / 2, _ARROW_AT) * unit
            size = QSizeF(*_ARROW) * unit
            corner = middle - QPointF(size.width(), size.height()) / 2
            _lie(arrow, corner, size.width(), size.height())
        self.setMinimumHeight(round(self.same.geometry().bottom() + _BELOW * unit))
        self._lay_out_keys(unit)

    def _lay_out_keys(self, unit: float) -> None:
        at, side = QPointF(self.number.pos()) + NumberCard.FACES * unit, _FACE * unit
        for place, face in enumerate(self.faces):
            _lie(face, at + QPointF(place * side, 0), side, side)
        first = _COUNTS[0] if self.faces else _ALONE
        for count, step, corner in zip(
            self.counts, self.steps[:2], (first, _COUNTS[1]), strict=True
        ):
            count.lay_out(unit)
            end = QPointF(step.pos()) + corner * unit
            count.move(round(end.x()) - count.width(), round(end.y()))
            count.raise_()
        self.experts.resize(self.experts.sizeHint())
        low, edge = self.same.geometry().bottomLeft(), round(_EXPERTS * unit)
        self.experts.move(low.x() + edge, low.y() - edge - self.experts.height())
        self.experts.raise_()


def _lie(part: QWidget, corner: QPointF, wide: float, high: float) -> None:
    """Lie at *corner*, above what was laid before."""
    part.setGeometry(round(corner.x()), round(corner.y()), round(wide), round(high))
    part.raise_()


class Count(Touch):
    """Says how many of all pictures are shown; a press shows all, or fewer again."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0

    def tell(self, shown: int, count: int) -> None:
        """Say that so many of *count* are *shown*."""
        self.setText(words("{shown} of {count}", shown=shown, count=count))
        named = words("Show all 43 pictures")
        self.setAccessibleName(words("Show fewer pictures") if shown == count else named)
        self.setToolTip(tip(self.accessibleName()))
        self.update()

    def lay_out(self, unit: float) -> None:
        """Take the room for the words at *unit* px a unit."""
        self._unit = unit
        letters = QFontMetricsF(font(Type.CHIP, scale=unit))
        self.resize(ceil(letters.horizontalAdvance(self.text()) + 26 * unit), round(32 * unit))

    def paint(self, painter: QPainter) -> None:
        now, frame = look().theme, QRectF(self.rect())
        fill_box(
            painter, frame, frame.height() / 2, now.paper3 if self.underMouse() else now.paper2
        )
        print_in(painter, frame, self.text(), font(Type.CHIP, scale=self._unit), now.ink)
        paint_focus(painter, self, frame, frame.height() / 2)


class SmallDie(Touch):
    """A small die: what one could put into the envelope instead."""

    def __init__(self, face: str, worm: Who, put_in: Callable[[], object]) -> None:
        super().__init__(face)
        self.face, self._worm = face, worm
        self.setAccessibleName(words("Put in a {face}", face=face))
        self.setToolTip(tip(self.accessibleName()))
        self.clicked.connect(put_in)

    def paint(self, painter: QPainter) -> None:
        room = self.width() * _RING
        frame = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_die(painter, frame, self.face, self._worm)
        paint_focus(painter, self, frame, frame.width() * _ROUND)


def _numbered(number: int) -> Paint:
    """Return what paints the disc of a step."""

    def paint(painter: QPainter, frame: QRectF) -> None:
        now = look().theme
        fill_disc(painter, frame, now.amberink)
        inside = frame.width() * 0.07
        fill_disc(painter, frame.adjusted(inside, inside, -inside, -inside), now.amber)
        print_in(
            painter, frame, str(number), font(Type.HONOUR, scale=frame.width() / _DISC), now.onamber
        )

    return paint


def _paint_arrow(painter: QPainter, frame: QRectF) -> None:
    """Paint an arrow from one step to the next."""
    now, wide = look().theme, frame.height() * 0.2
    middle, tip = frame.center().y(), QPointF(frame.right() - 1, frame.center().y())
    round_cap = Qt.PenCapStyle.RoundCap
    for colour, thick in ((now.paper, wide * 1.9), (now.act, wide)):
        painter.setPen(
            QPen(QColor(colour), thick, Qt.PenStyle.SolidLine, round_cap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawLine(QPointF(frame.left() + wide, middle), tip - QPointF(wide, 0))
        bend = frame.height() * 0.34
        corners = [
            tip - QPointF(bend + wide, bend),
            tip - QPointF(wide, 0),
            tip - QPointF(bend + wide, -bend),
        ]
        painter.drawPolyline(QPolygonF(corners))
