"""What lies in the middle of the tray: the envelope of a bid, the beads of a move."""

from dataclasses import dataclass, replace
from math import pi, sin

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.wormup.profiles import Face
from gui.kit.animation import Beat, Motion, landing
from gui.kit.art import paint_foot_shadow, paint_ground_shadow, paint_picture
from gui.kit.fills import box_round, print_in, round_pen
from gui.kit.focus import paint_focus, use_keys, use_mouse
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted, placed
from gui.kit.theme import Px, Type, font, look, px
from gui.kit.tokens import SMALL, WHITE
from gui.parts.dice import Envelope, paint_die, paint_envelope
from gui.parts.hats import Who, paint_of, worm_name
from gui.words.words import counted, words
from gui.wormup.board.sprites import dots

_ENVELOPE, _BEFORE, _FLAP, _LOWER = 116, 26, 46, 13
"""An envelope, the space before it, its flap, and how far an open one lies below the middle."""
_DIE, _INTO = 58, 22
"""A die in the envelope, and how far it stands above the front."""
_NAMING, _LEANING = 78, 62
HOP_MS = 220
_ARC = 46
"""How long a die is on its way to the envelope, and how high it flies."""


@dataclass(frozen=True, slots=True)
class Inside:
    """What an envelope holds, or an X with the number that leans on it."""

    worm: Who
    letter: str = ""
    face: Face | None = None
    """The die in the open envelope; sealed, what is seen on looking closely."""
    is_sealed: bool = False
    number: int | None = None
    is_naming: bool = False
    """Whether it is an X on the table, not an envelope."""


class EnvelopeThing(NeverSmaller, Painted, QWidget):
    """Keeps the place of an envelope in a tray; its flap reaches over the edge, painted by `Flap`.

    Pressed and held, or with Space, a sealed one shows what is in it, to whom has sealed it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.inside = Inside(None)
        self.is_peeking = False
        self.is_awaiting = False
        """Whether the die that it holds is still on its way."""
        self.flap: QWidget | None = None
        self._scale = 1.0
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def hold(self, inside: Inside) -> None:
        """Show *inside* from now on."""
        if inside == self.inside:
            return
        self.inside, self.is_peeking = inside, False
        can_peek = inside.is_sealed and inside.face is not None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if can_peek else Qt.FocusPolicy.NoFocus)
        self.setToolTip(words("Press and hold to look at your own number") if can_peek else "")
        self.setAccessibleName(self._said())
        self._repaint()

    def grow(self, scale: float) -> None:
        """Be *scale* times as large as beside text of the usual size."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self._repaint()

    def px(self, size: float) -> int:
        """Return *size* px at the size of this envelope."""
        return px(size * self._scale)

    def _said(self) -> str:
        inside = self.inside
        if inside.is_naming:
            return words("Your X")
        if inside.is_sealed:
            return words("Your sealed envelope")
        if inside.face is None:
            return words("Your open envelope: nothing is in it yet")
        return words("Your open envelope: {face} is in it", face=inside.face.value)

    def _repaint(self) -> None:
        self.update()
        if self.flap is not None:
            self.flap.update()

    def sizeHint(self) -> QSize:
        """Return the room for the envelope without its flap."""
        return QSize(px(_BEFORE) + self.px(_ENVELOPE) + px(SMALL), self.px(96))

    def frame(self) -> QRectF:
        """Return where the front of the envelope lies, in px of this place."""
        wide = self.px(_ENVELOPE)
        body = QRectF(0, 0, wide, wide * 0.7)
        lower = 0 if self.inside.is_sealed else self.px(_LOWER)
        middle = self.width() - px(SMALL) - wide / 2
        body.moveCenter(QPointF(middle, self.height() / 2 + lower))
        return body

    def die_frame(self) -> QRectF:
        """Return where the die stands in the open envelope, in px of this place."""
        return _die_frame(self.frame())

    def await_die(self, *, is_on: bool) -> None:
        """Show the envelope without its die while that is on its way."""
        self.is_awaiting = is_on
        self._repaint()

    def _peek(self, *, is_on: bool) -> None:
        self.is_peeking = is_on and self.inside.is_sealed and self.inside.face is not None
        self.setAccessibleDescription(
            words("You bid {face}", face=self.inside.face.value)
            if self.is_peeking and self.inside.face
            else ""
        )
        self._repaint()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        use_mouse()
        self._peek(is_on=True)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._peek(is_on=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        use_keys()
        if event.key() == Qt.Key.Key_Space:
            self._peek(is_on=True)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._peek(is_on=False)
        else:
            super().keyReleaseEvent(event)

    def paint(self, painter: QPainter) -> None:
        paint_focus(painter, self, self.frame(), px(4))


class Flap(Painted, QWidget):
    """Paints the envelope of *thing* over the edge of its tray; deaf to the mouse."""

    def __init__(self, thing: EnvelopeThing, parent: QWidget) -> None:
        super().__init__(parent)
        self._thing, self._page = thing, parent
        thing.flap = self
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for watched in (thing, thing.parentWidget()):
            if watched is not None:
                watched.installEventFilter(self)
        self.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the place that the tray keeps."""
        if event.type() in {
            QEvent.Type.Move,
            QEvent.Type.Resize,
            QEvent.Type.Show,
            QEvent.Type.Hide,
        }:
            self.follow()
        return super().eventFilter(watched, event)

    def follow(self) -> None:
        """Lie over the place."""
        corner = self._thing.mapTo(self._page, self._thing.rect().topLeft())
        up = self._thing.px(_FLAP)
        self.setGeometry(
            corner.x(), corner.y() - up, self._thing.width(), self._thing.height() + up + px(10)
        )
        self.setVisible(self._thing.isVisibleTo(self._page))
        self.raise_()

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        inside = self._thing.inside
        offset = self._thing.mapTo(self._page, self._thing.rect().topLeft()) - self.pos()
        frame = self._thing.frame().translated(offset)
        if inside.is_naming:
            _paint_naming(painter, frame, inside)
        else:
            shown = replace(inside, face=None) if self._thing.is_awaiting else inside
            _paint_inside(painter, frame, shown, is_peeking=self._thing.is_peeking)


def _paint_inside(painter: QPainter, frame: QRectF, inside: Inside, *, is_peeking: bool) -> None:
    if inside.worm is None:
        return  # nobody holds it yet
    with placed(painter, QPointF(frame.center().x(), frame.bottom())):
        painter.scale(1.0, 0.12)
        wide = frame.width() * 1.06
        paint_picture(painter, "shadow", QRectF(-wide / 2, -wide / 2, wide, wide))
    if inside.is_sealed and not is_peeking:
        paint_envelope(painter, frame, inside.worm, Envelope.SEALED, inside.letter)
        return
    paint_envelope(painter, frame, inside.worm, Envelope.OPEN)
    if inside.face is not None:
        paint_die(painter, _die_frame(frame), str(inside.face.value), inside.worm)
    paint_envelope(painter, frame, inside.worm, Envelope.FRONT)


def _die_frame(frame: QRectF) -> QRectF:
    """Return where a die stands in the envelope whose front fills *frame*."""
    unit = frame.width() / _ENVELOPE
    body = box_round(frame.center(), _DIE * unit, _DIE * unit * 1.08)
    body.moveTop(frame.top() - _INTO * unit)
    return body


class DieHop(Painted, QWidget):
    """A die on its way from its place to the envelope, in an arc over the *page*."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._worm: Who = None
        self._face = Face.X
        self._thing: EnvelopeThing | None = None
        self._motion = Motion(self)
        self._motion.ended.connect(self._land)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly(self, worm: Who, face: Face, start: QRectF, thing: EnvelopeThing) -> None:
        """Let the die of *worm* fly from *start* on the page into *thing*, but in calm motion."""
        self._motion.skip()
        if look().is_calm or not thing.isVisible():
            return
        self._worm, self._face, self._thing = worm, face, thing
        corner = thing.mapTo(self._page, QPoint(0, 0))
        end = thing.die_frame().translated(corner.x(), corner.y())
        thing.await_die(is_on=True)
        self.raise_()
        self.show()

        def show(share: float) -> None:
            gone = landing(share)
            side = start.width() + (end.width() - start.width()) * gone
            middle = start.center() + (end.center() - start.center()) * gone
            up = px(_ARC) * sin(pi * min(gone, 1.0))
            frame = box_round(QPointF(middle.x(), middle.y() - up), side, side * 1.08)
            self.setGeometry(frame.toAlignedRect())

        self._motion.play([Beat(HOP_MS, show)])

    def stop(self) -> None:
        """Be there at once."""
        self._motion.skip()

    def _land(self) -> None:
        self.hide()
        if self._thing is not None:
            self._thing.await_die(is_on=False)

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_die(painter, QRectF(self.rect()), str(self._face.value), self._worm)


def _paint_naming(painter: QPainter, frame: QRectF, inside: Inside) -> None:
    """Paint the X, and the number that leans on it."""
    unit, corner = frame.width() / _ENVELOPE, QPointF(frame.center().x(), frame.top())
    dice = [("X", _NAMING, -7.0, -30, 34)]
    if inside.number is not None:
        dice.append((str(inside.number), _LEANING, 8.0, 27, 52))
    for face, wide, tilt, right, down in dice:
        side = wide * unit
        x, y = corner.x() + right * unit, corner.y() + down * unit
        body = QRectF(-side / 2, -side * 0.54, side, side * 1.08)
        paint_foot_shadow(painter, body.translated(x, y))
        with placed(painter, QPointF(x, y), tilt):
            paint_die(painter, body, face, inside.worm)


_ROOMY = 6
"""The beads that lie at their own distance."""


class Beads(Painted, QWidget):
    """Counts the segments of a move: laid ones have a tick, the others a number in dots."""

    _BEAD, _STEP = Px(56), Px(63)

    def __init__(self) -> None:
        super().__init__()
        self._worm: Who = None
        self._laid = self._number = 0

    def count(self, worm: Who, laid: int, number: int) -> None:
        """Show that *worm* has *laid* so many of *number* segments."""
        if (worm, laid, number) == (self._worm, self._laid, self._number):
            return
        is_wider = number != self._number
        self._worm, self._laid, self._number = worm, laid, number
        self.setAccessibleName(
            counted(
                number,
                "{laid} of {count} segment is laid",
                "{laid} of {count} segments are laid",
                laid=laid,
            )
        )
        if is_wider:
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the beads in a row; many lie closer together."""
        return QSize(self._STEP * min(self._number, _ROOMY) + px(8), self._BEAD + px(12))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(40) * self._number, self._BEAD)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        step = min(self._STEP, (self.width() - px(8)) / max(self._number, 1))
        size = min(self._BEAD, step - px(4))
        top = (self.height() - size) / 2
        for place in range(self._number):
            frame = QRectF(px(4) + place * step, top, size, size)
            if place < self._laid:
                paint_ground_shadow(painter, frame)
                paint_picture(painter, f"segment-{worm_name(self._worm)}", frame)
                _paint_tick(painter, frame)
                continue
            painter.setBrush(QColor(now.paper2))
            painter.setPen(dots(now.rim or paint_of(self._worm).rim))
            painter.drawEllipse(frame.adjusted(2, 2, -2, -2))
            print_in(painter, frame, str(place + 1), font(Type.BIG_BUTTON), now.ink2)


def _paint_tick(painter: QPainter, frame: QRectF) -> None:
    unit, middle = frame.width() / 100, frame.center()
    painter.setPen(round_pen(WHITE, 8.5 * unit, has_round_joins=True))
    ends = ((-20, 2), (-6, 16), (21, -13))
    painter.drawPolyline([middle + QPointF(x, y) * unit for x, y in ends])
