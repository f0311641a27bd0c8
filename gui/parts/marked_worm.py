"""The unpainted worm with what happened: marks above it, chances and rounds below it."""

from collections.abc import Iterator, Sequence
from math import cos, inf, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip

from gui.parts.art import paint_icon
from gui.parts.chances import Curve, Turning, paint_curve
from gui.parts.focus import use_mouse
from gui.parts.label import tip
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import DAY, GAP, SMALL, STAR
from gui.parts.wormline import WormSlider
from gui.words.signs import Sign
from gui.words.words import words

CURVE = 52
"""The height of the chances, in px at art 1."""
_TEAR = 5
"""How far a tear goes to either side, and how wide it is drawn."""
_FAINT = 0.6
"""How much is left of what no longer checks."""


class Mark(NamedTuple):
    """Something worth finding again: its step, what happened, and how it is drawn."""

    step: int
    said: str
    sign: Sign = Sign.OTHER


class MarkedWorm(WormSlider):
    """The worm with marks above it, and below it the chances and the rounds.

    A click on a mark or on a turning point goes there.
    """

    bead, head = 30, 36
    _MARKS, _WORM, _ROUNDS, _HIGH = 25, 58, 98, 118
    """How far below the upper edge the middles of marks, worm and rounds lie."""
    _MARK, _FLAG = 24, 32
    _CURVE_TOP = 80
    """Where the chances begin; what is below them makes room."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self._marks: Sequence[Mark] = ()
        self._rounds: Sequence[tuple[int, str]] = ()
        self._torn = 0
        self.curve = Curve()
        """Everybody's chances, if they are known."""
        self._still = QPixmap()
        self._still_of: tuple[object, ...] = ()
        """What does not move with the worm, painted once, and for what size and look."""
        self.setAccessibleName(words("Step"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def marked(self) -> list[Mark | Turning]:
        """List what is worth finding again."""
        return [*self._marks, *self.curve.turnings]

    def show_marks(
        self, marks: Sequence[Mark], rounds: Sequence[tuple[int, str]], torn: int
    ) -> None:
        """Show *marks* and *rounds*; from the step *torn* on the log does not check."""
        self._marks, self._rounds, self._torn = marks, rounds, torn
        self._still_of = ()
        self.update()

    def show_curve(self, curve: Curve) -> None:
        """Show everybody's chances, if *curve* has any."""
        self.curve = curve
        self._still_of = ()
        self.updateGeometry()
        self.update()

    def curve_high(self) -> int:
        """Return how much higher the chances make it."""
        return px(CURVE) if self.curve.rows else 0

    def _curve_frame(self) -> QRectF:
        """Return where the chances lie: nowhere if there are none."""
        if not self.curve.rows:
            return QRectF()
        left, right = self.place(self.minimum()), self.place(self.maximum())
        return QRectF(left, px(self._CURVE_TOP), right - left, self.curve_high() - px(SMALL))

    def sizeHint(self) -> QSize:
        """Return the room for everything above and below the worm."""
        return QSize(px(320), px(self._HIGH) + self.curve_high())

    def line(self) -> float:
        """Return the height of the worm's middle."""
        return px(self._WORM)

    def paint(self, painter: QPainter) -> None:
        """Copy what does not move, and paint the worm."""
        painter.drawPixmap(0, 0, self._unmoved())
        if self.curve.rows:
            self._paint_now(painter)
        self._paint_dots(painter)
        if self._torn:
            self._paint_rest(painter)
        is_at_tear = 0 < self._torn <= self.value()
        before = self.place(self._torn) - px(self.head) / 2 - px(_TEAR)
        self.paint_worm(painter, before if is_at_tear else self.place(self.value()), "looks")
        if self._torn:
            self._paint_tear(painter)

    def _unmoved(self) -> QPixmap:
        """Return the chances, the track, the marks and the rounds: a long game has hundreds."""
        ratio = self.devicePixelRatioF()
        of = (self.size().toTuple(), ratio, self.maximum(), look())
        if self._still_of != of:
            self._still_of = of
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(Qt.GlobalColor.transparent)
            with QPainter(self._still) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                if self.curve.rows:
                    paint_curve(painter, self._curve_frame(), self.curve, self.place)
                self.paint_track(painter)
                for mark in self._seen():
                    self._paint_mark(painter, mark)
                painter.setOpacity(1.0)
                self._paint_rounds(painter)
        return self._still

    def _seen(self) -> Iterator[Mark]:
        """Yield the marks that can be told apart; the others are found by stepping."""
        free = -inf
        for mark in self._marks:
            if self.place(mark.step) >= free or mark.sign is Sign.FINISH:
                free = self.place(mark.step) + px(self._MARK) / 2
                yield mark

    def _paint_now(self, painter: QPainter) -> None:
        """Paint a line in the chances where the game stands."""
        frame = self._curve_frame()
        x, now = self.place(self.value()), look().theme
        for colour, wide in ((now.paper, px(5)), (now.ring, px(3))):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))

    def _paint_dots(self, painter: QPainter) -> None:
        """Paint a dot where each round still to come begins, and at the end."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.edge))
        radius = px(5)
        for step in (*(step for step, _ in self._rounds), self.maximum()):
            if step > self.value():
                painter.drawEllipse(QPointF(self.place(step), self.line()), radius, radius)

    def _paint_rest(self, painter: QPainter) -> None:
        """Paint what does not check as places that nobody has taken."""
        bead, high = px(self.bead), px(self.head)
        left, right = self.place(self._torn), self.place(self.maximum()) + high / 2
        now, top = look().theme, self.line() - high / 2
        painter.fillRect(QRectF(left, top, right - left, high), QColor(now.paper))
        pen = QPen(QColor(now.edge), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.1 / 2.4, 6.4 / 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        spot = left + bead
        while spot <= right - bead / 2:
            painter.drawEllipse(QPointF(spot, self.line()), bead / 2 - 2, bead / 2 - 2)
            spot += bead

    def _paint_tear(self, painter: QPainter) -> None:
        """Paint where the log is torn."""
        x, wide, reach = self.place(self._torn), px(_TEAR), px(30)
        pen = QPen(QColor(look().theme.bad), px(_TEAR))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            [
                QPointF(x + (wide if at % 2 == 0 else -wide), self.line() - reach + at * reach / 3)
                for at in range(7)
            ]
        )

    def _paint_mark(self, painter: QPainter, mark: Mark) -> None:
        x, y, now = self.place(mark.step), px(self._MARKS), look().theme
        painter.setOpacity(_FAINT if 0 < self._torn < mark.step else 1.0)
        size = px(self._FLAG if mark.sign is Sign.FINISH else self._MARK)
        place = QRectF(x - size / 2, y - size / 2, size, size)
        if mark.sign is Sign.BUMP:
            _paint_star(painter, place)
        elif mark.sign is Sign.FINISH:
            paint_icon(painter, "flag", place.translated(size / 8, 0))
        elif mark.sign is Sign.OTHER:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.edge))
            painter.drawEllipse(place.center(), size / 6, size / 6)
        else:
            _paint_letter(painter, place, now.ink, is_x=mark.sign is Sign.SWING)

    def _paint_rounds(self, painter: QPainter) -> None:
        now = look().theme
        painter.setFont(font(Type.CHIP))
        letters = painter.fontMetrics()
        names = [(1, words("start")), *self._rounds, (self.maximum(), words("end"))]
        first = next((step for step, _ in self._rounds if step >= self._torn), 0)  # at the tear
        free = 0.0
        last = self.place(self.maximum()) - letters.horizontalAdvance(names[-1][1]) / 2
        for at, (step, said) in enumerate(names):
            wide = letters.horizontalAdvance(said)
            left = self.place(step) - wide / 2
            left = min(max(left, 0.0), self.width() - wide)
            is_end = at in {0, len(names) - 1}
            if not is_end and (left < free or left + wide + px(GAP) > last):
                continue
            free = left + wide + px(GAP)
            is_torn = self._torn > 0 and step >= self._torn
            is_first = is_torn and step == first
            colour = QColor(now.bad if is_first else now.ink2)
            colour.setAlphaF(_FAINT if is_torn and not is_first else 1.0)
            painter.setPen(colour)
            top = px(self._ROUNDS) + self.curve_high() - letters.height() / 2
            painter.drawText(QRectF(left, top, wide + 2, letters.height()), 0, said)

    def _mark_at(self, at: QPointF) -> Mark | None:
        """Return the mark nearest to *at* if this is beside the marks."""
        if not self._marks or at.y() > self.line() - px(self.head) / 2:
            return None
        return min(self._marks, key=lambda mark: abs(self.place(mark.step) - at.x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark or the place in the chances that is pressed, or along the worm."""
        mark = self._mark_at(event.position())
        if self._curve_frame().contains(event.position()):
            use_mouse()
            self.setValue(self.curve.step_at(event.position().x(), self.place))
        elif mark is None:
            super().mousePressEvent(event)
        else:
            self.setValue(mark.step)

    def event(self, event: QEvent) -> bool:
        """Tell what is below the mouse."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            mark = self._mark_at(at)
            said = mark.said if mark else ""
            if self._curve_frame().contains(at):
                said = self.curve.told_at(at.x(), self.place)
            QToolTip.showText(event.globalPos(), tip(said), self)
            return True
        return super().event(event)


def _paint_star(painter: QPainter, place: QRectF) -> None:
    """Paint the star of a bump."""
    middle, reach = place.center(), place.width() * 0.4
    points = [
        middle
        + QPointF(sin(at * pi / 5), -cos(at * pi / 5)) * (reach if at % 2 == 0 else reach / 2)
        for at in range(10)
    ]
    pen = QPen(QColor(DAY.amberink), place.width() / 12)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(STAR))
    painter.drawPolygon(points)


def _paint_letter(painter: QPainter, place: QRectF, ink: str, *, is_x: bool) -> None:
    """Paint the X of a swing, or the Z of a silence, large enough to be seen from far."""
    reach = place.width() * (0.29 if is_x else 0.25)
    middle = place.center()
    pen = QPen(QColor(ink), place.width() * (0.2 if is_x else 0.16))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    lefttop, righttop = middle + QPointF(-reach, -reach), middle + QPointF(reach, -reach)
    leftlow, rightlow = middle + QPointF(-reach, reach), middle + QPointF(reach, reach)
    if is_x:
        painter.drawLine(lefttop, rightlow)
        painter.drawLine(righttop, leftlow)
    else:
        painter.drawPolyline([lefttop, righttop, leftlow, rightlow])
