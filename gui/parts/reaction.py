"""A reaction: small talk that leaves an open envelope, rises, sways, and goes by itself."""

from math import ceil, cos, hypot, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.animation import into
from gui.kit.art import LOW, paint_icon, paint_shadow
from gui.kit.clock import Glide, Timer
from gui.kit.fills import faint, fill_box
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look
from gui.kit.tokens import CALM_MS, DAY
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face

RISE_MS, STAYS_MS, CLEARS_MS = 900, 2_200, 300
_RISE, _SWAY, _LEAN = 147, 5.0, 4.0
"""How far it rises, in px of the art direction, and by how many degrees it sways and then leans."""
_HIGH, _FACE, _ICON, _PAD, _GAP, _SHADE = 60, 48, 25, 9, 6, 30
_IN_ROOM = 0.6
"""Its size where a whole room looks at it: there a px is larger."""
_LEFT = 42
"""How far left of its envelope it begins."""
_DOTS = ((30, 76, 6.5), (35, 92, 5.0), (41, 106, 3.5))
"""The dots that lead down to the envelope: how far right and down, and how large."""
_FOOT = 112


class Reaction(Painted, QWidget):
    """Shows over *page* what somebody says of what lies open, deaf to the mouse."""

    def __init__(self, page: QWidget, worm: Who, *, is_for_room: bool = False) -> None:
        super().__init__(page)
        self._page, self._worm = page, worm
        self._unit = _IN_ROOM if is_for_room else 1.0
        self._icon, self._said, self._lean = "", "", _LEAN
        self._from = QRectF()
        self.has_icon = self.has_words = True
        self._rise, self._clear = Glide(self), Glide(self)
        self._stays = Timer(self, singleShot=True, interval=STAYS_MS)
        for moves in (self._rise, self._clear):
            moves.valueChanged.connect(self._move)
        self._rise.finished.connect(self._stays.start)
        self._stays.timeout.connect(self._clear.start)
        self._clear.finished.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, icon: str, said: str, above: QRectF, *, leans_left: bool) -> None:
        """Show *icon* and *said*, no wider than *above*: it rises from the foot of that room."""
        self._icon, self._said, self._from = icon, said, above
        self._lean = -_LEAN if leans_left else _LEAN
        self.setAccessibleName(said)
        self._rise.setDuration(CALM_MS if look().is_calm else RISE_MS)
        self._clear.setDuration(CALM_MS if look().is_calm else CLEARS_MS)
        self._stays.stop()
        self._clear.stop()
        self._fit()
        self._rise.start()
        self._move()
        self.show()
        self.raise_()

    @property
    def paper(self) -> QRectF:
        """Where it lies on the page once it has risen, without its lean."""
        art = look().art * self._unit
        high = _HIGH * art
        top = max(self._from.top(), self._from.bottom() - _RISE * art - high / 2)
        wide = self._wide()
        left = min(self._from.center().x() - _LEFT * art, self._page.width() - wide - _PAD * art)
        return QRectF(max(_PAD * art, left), top, wide, high)

    def _fit(self) -> None:
        """Leave out the icon where there is no room for it, and then the words."""
        self.has_icon = self.has_words = True
        if self._wide() > self._from.width():
            self.has_icon = False
        if self._wide() > self._from.width():
            self.has_icon, self.has_words = True, False
        frame = self.paper
        reach = ceil(hypot(frame.width(), frame.height()) / 2 * sin(radians(_LEAN + _SWAY)))
        shade = reach + _SHADE * look().art
        self.resize(
            QSize(ceil(frame.width() + 2 * shade), ceil(frame.height() * _FOOT / _HIGH + 2 * shade))
        )

    def _letters(self) -> QFont:
        return font(Type.BIG_BUTTON, scale=self._unit * look().text)

    def _wide(self) -> float:
        """Return how wide the paper is."""
        art = look().art * self._unit
        wide = (2 * _PAD + _FACE) * art
        if self.has_icon:
            wide += (_ICON + _GAP) * art
        if self.has_words:
            wide += QFontMetricsF(self._letters()).horizontalAdvance(self._said) + _GAP * art
        return wide

    def _move(self) -> None:
        """Lie as far up as it has risen."""
        frame = self.paper
        inside = self._inside()
        down = self._from.bottom() - frame.center().y()
        share = 1.0 if look().is_calm or not self._rise.is_running else into(self._risen)
        spot = frame.topLeft() - inside.topLeft() + QPointF(0, down * (1 - share))
        self.move(round(spot.x()), round(spot.y()))
        self.update()

    @property
    def _risen(self) -> float:
        return float(self._rise.currentValue()) if self._rise.is_running else 1.0

    def _inside(self) -> QRectF:
        """Return where the paper lies in the widget."""
        frame = self.paper
        left = (self.width() - frame.width()) / 2
        high = frame.height() * _FOOT / _HIGH
        return QRectF(left, (self.height() - high) / 2, frame.width(), frame.height())

    def paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        gone = float(self._clear.currentValue()) if self._clear.is_running else 0.0
        come = self._risen if look().is_calm else min(1.0, 3 * self._risen)
        painter.setOpacity((1.0 - gone) * come)
        art, inside = look().art * self._unit, self._inside()
        swing = 0.0 if look().is_calm else _SWAY * cos(3 * pi * self._risen) * (1 - self._risen)
        for x, y, size in _DOTS:
            painter.setPen(Qt.PenStyle.NoPen)
            pale = faint(DAY.paper, 0.75)
            painter.setBrush(pale)
            painter.drawEllipse(inside.topLeft() + QPointF(x, y) * art, size * art, size * art)
        painter.translate(inside.center())
        painter.rotate(self._lean + swing)
        painter.translate(-inside.center())
        self._paint_paper(painter, inside, art)

    def _paint_paper(self, painter: QPainter, frame: QRectF, art: float) -> None:
        theme, corner = look().theme, frame.height() / 2
        paint_shadow(painter, frame, corner, LOW)
        fill_box(painter, frame, corner, theme.paper)
        middle, left = frame.center().y(), frame.left() + _PAD * art
        side = _FACE * art
        paint_face(painter, QRectF(left, middle - side * FACE / 2, side, side * FACE), self._worm)
        left += side + _GAP * art
        if self.has_icon:
            wide = _ICON * art
            paint_icon(painter, self._icon, QRectF(left, middle - wide / 2, wide, wide), theme.ink)
            left += wide + _GAP * art
        if self.has_words:
            painter.setPen(QColor(theme.ink))
            painter.setFont(self._letters())
            box = QRectF(left, frame.top(), frame.width(), frame.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._said)
