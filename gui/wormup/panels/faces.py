"""Faces as dice to press: those to bid with, and the numbers that an X may take."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPainterPath, QPen

from core.wormup.profiles import Face
from gui.kit.art import paint_foot_shadow
from gui.kit.fills import box_round, print_in, round_pen
from gui.kit.focus import RING, has_ring, paint_ring
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted, placed
from gui.kit.sway import HOVER_MS, RISE_MS, SINK_MS, Sway
from gui.kit.theme import Type, font, inset, look, px
from gui.kit.tokens import DAY
from gui.kit.why_button import WhyButton
from gui.parts.dice import paint_dent, paint_die
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.words.words import words

_SIDE, _LIP, _UP, _HELD = 70, 6, 6, 27
"""A die, its lip, how far it rises under the mouse, and the face of one who holds it."""
_DEEP = 3
_BAR = 20
"""The height of the bar of the coach."""


class FaceButton(NeverSmaller, Painted, WhyButton):
    """A die of *worm* that shows one face; chosen it leaves a dent, for it lies elsewhere then.

    A face that sleeps carries a z; one that others hold is struck through and shows who.
    """

    def __init__(self, face: Face, worm: Who) -> None:
        super().__init__()
        self.face = face
        self.held_by: tuple[Who, ...] = ()
        """The worms whose bid it was, so that an X cannot take it."""
        self._worm, self._scale = worm, 1.0
        self._is_over = False
        self.share: float | None = None
        self._is_best = False
        self._up, self._deep = Sway(self, HOVER_MS, HOVER_MS), Sway(self, SINK_MS, RISE_MS)
        self.pressed.connect(self._deep.turn_on)
        self.released.connect(self._deep.turn_off)
        self.setCheckable(True)
        self.setAccessibleName(words("Face {face}", face=face.value))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus to the board
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def grow(self, scale: float) -> None:
        """Be *scale* times as large as beside text of the usual size."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self.update()

    def _px(self, size: float) -> int:
        return px(size * self._scale)

    def show_share(self, share: float | None, *, is_best: bool = False) -> None:
        """Show the *share* of the races that the face wins, by the coach; None shows none."""
        if (share, is_best) != (self.share, self._is_best):
            self.share, self._is_best = share, is_best
            self.update()
        if share is not None:
            percent = round(100 * share)
            said = words("{face} wins {share} % of the races", face=self.face.value, share=percent)
            self.setAccessibleDescription(said)

    def sizeHint(self) -> QSize:
        side, ring = self._px(_SIDE), px(RING) + px(1)
        return QSize(side + 2 * ring, side + self._px(_LIP) + 2 * ring)

    def body(self) -> QRectF:
        """Return where the die lies."""
        side = self._px(_SIDE)
        return box_round(QRectF(self.rect()).center(), side, side + self._px(_LIP))

    def paint(self, painter: QPainter) -> None:
        frame = self.body()
        if self.isChecked():
            paint_dent(painter, frame, is_chosen=True)
        elif self.why:
            self._paint_barred(painter, frame)
        else:
            deep = self._deep.share(is_on=self.isDown())
            up = self._up.share(is_on=self._is_over) * (1 - deep)
            frame.translate(0, round(px(_DEEP) * deep - px(_UP) * up))
            paint_foot_shadow(painter, frame)
            paint_die(painter, frame, str(self.face.value), self._worm)
        if self.share is not None:
            self._paint_share(painter, self.share)
        if has_ring(self):
            # round the dent there is a ring already
            ringed = inset(frame, 10 if self.isChecked() else 0)
            paint_ring(painter, ringed, ringed.width() * 0.18)

    def _paint_barred(self, painter: QPainter, frame: QRectF) -> None:
        paint_foot_shadow(painter, frame)
        face = str(self.face.value)
        if not self.held_by:
            paint_die(painter, frame, face, None, is_asleep=True)
            return
        paint_die(painter, frame, face, None)
        for colour, wide in ((DAY.paper, px(7)), (look().theme.ink2, px(3))):
            painter.setPen(round_pen(colour, wide))
            painter.drawLine(
                frame.bottomLeft() + QPointF(-1, -px(10)), frame.topRight() + QPointF(1, px(4))
            )
        size = self._px(_HELD)
        for place, worm in enumerate(reversed(self.held_by)):
            right = frame.right() + px(8) - place * size * 0.9
            box = QRectF(right - size, frame.bottom() - size * 0.75, size, size * 1.03)
            paint_face(painter, box, worm)

    def _paint_share(self, painter: QPainter, share: float) -> None:
        """Paint a bar along the foot of the die, as full as *share*, with its number."""
        now, frame = look().theme, self.body()
        high = self._px(_BAR)
        bar = QRectF(frame.left(), frame.bottom() - high + px(3), frame.width(), high)
        clip = QPainterPath()
        clip.addRoundedRect(bar, high / 2, high / 2)
        painter.fillPath(clip, QColor(now.paper))
        full = QRectF(bar.left(), bar.top(), bar.width() * share, high)
        with placed(painter):
            painter.setClipPath(clip)
            painter.fillRect(full, QColor(now.mint if self._is_best else now.paper3))
        painter.setPen(QPen(QColor(now.act if self._is_best else now.edge), 2))
        painter.drawPath(clip)
        print_in(
            painter,
            bar,
            f"{round(100 * share)} %",
            font(Type.CHIP, pixels=round(high * 0.72)),
            now.ink,
        )

    def enterEvent(self, event: QEnterEvent) -> None:
        self._is_over = True
        self._up.turn_on()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._is_over = False
        self._up.turn_off()
        super().leaveEvent(event)
