"""The stage of My worm: our worm large, all of it below, and how friends meet it.

Law: it crawls a little after each touch, and then rests; calm motion shows only where it ends.
"""

from math import atan2, degrees, sin, tau

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPolygonF, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from core.table.looks import BY_SEAT, NONE, Worn
from gui.kit.art import LOW, paint_foot_shadow, paint_paper, paint_picture, paint_shadow, paint_wood
from gui.kit.card import Card
from gui.kit.clock import Glide, Timer
from gui.kit.fills import fill_box
from gui.kit.painted import placed
from gui.kit.painted_card import lettered, write
from gui.kit.theme import Type, font, look, px, sized
from gui.kit.tokens import GAP, SMALL, TILE
from gui.parts.dice import Envelope, paint_envelope
from gui.parts.worms import (
    FACE,
    paint_bib,
    paint_face,
    paint_free,
    paint_hat,
    paint_worm,
    paint_worm_row,
)
from gui.window.start.round_table import paint_top
from gui.words.wearing import person_words
from gui.words.words import words

_WIDE, _NARROW = 540, 400
_LONG = 7
_WOOD = 512
"""How wide the stage is in the picture."""
_TRY_MS, _OFF, _HOP = 400, 0.4, 24
"""How long something is tried on, in which share of it a hat hops off, and how high."""
_CRAWL_MS, _PAUSE_MS, _CRAWLS = 700, 6_000, 2
"""A crawl, the rest after it, and how many follow a touch."""
_WAVE, _BENDS = 11, 5.5
"""How far a worm bends, and over how many segments."""
_AROUND = ((28, -22), (-26, 22), (27, 22), (-24, -24))
"""Where three sit round a small table, and where a place is free."""
_EDGE, _BESIDE = 24, 0.06
"""How far a bubble is from the edge of the wood, and by which share it reaches over a face."""


class WormStage(Card):
    """Our worm: its face, all of it below, and how friends meet it."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._worm = "", Worn("tomato", "none")
        self._before, self._toward = self._worm, QPoint()
        self._trying, self._crawling = Glide(self, _TRY_MS), Glide(self, _CRAWL_MS)
        self._crawling.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._pause = Timer(self, singleShot=True, interval=_PAUSE_MS)
        self._crawls = self._bends = 0
        for glide in (self._trying, self._crawling):
            glide.valueChanged.connect(self.update)
        self._crawling.finished.connect(self._rest)
        self._pause.timeout.connect(self._crawl)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_worm(self, name: str, worm: Worn) -> None:
        """Show the *worm* of *name*; what is new on it rises from its foot."""
        is_new = worm != self._worm and name == self._name
        self._before = self._worm
        self._name, self._worm = name, worm
        self.setAccessibleName(person_words(name, worm))
        if is_new and self.isVisible() and not look().is_calm:
            self._trying.start()
            self._touch()
        self.update()

    def look_at(self, place: QPoint) -> None:
        """Let the worm look at *place*, in px of the window; at none it looks ahead."""
        self._toward = place
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._touch()

    def sizeHint(self) -> QSize:
        """Return the size of the picture; it grows down."""
        return sized(_WIDE if look().art >= 1 else _NARROW, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), px(330))

    # -- motion ------------------------------------------------------------------------------------

    def _touch(self) -> None:
        self._crawls = _CRAWLS
        if not self._crawling.is_running:
            self._pause.start()

    def _crawl(self) -> None:
        if self.isVisible() and not look().is_calm:
            self._crawling.start()

    def _rest(self) -> None:
        """Lie still for a while; after some crawls for good."""
        self._bends += 1
        self._crawls -= 1
        if self._crawls > 0:
            self._pause.start()

    # -- painting ----------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        art = look().art
        painter.scale(art, art)
        wood = QRectF(14, 14, self.width() / art - 28, self.height() / art - 162)
        _paint_board(painter, wood, TILE)
        side = min(196.0, wood.height() * 0.62)
        said = words("Hello, I am {name}", name=self._name or "…")
        letters = QFontMetricsF(font(Type.STRONG, scale=1.0))
        wide = lettered(letters.horizontalAdvance(said)) + 28
        lacks = wide + _EDGE - (wood.width() - side) / 2 - side * _BESIDE
        has_hello = lacks <= wood.width() * 0.5 - side * 0.62
        aside = max(0.0, lacks) if has_hello else 0.0
        face = QRectF(wood.center().x() - side / 2 - aside, 0, side, side * FACE)
        face.moveTop(wood.top() - side * 0.03)
        paint_foot_shadow(painter, face.adjusted(side * 0.08, 0, -side * 0.08, 0))
        self._paint_tried(painter, face)
        self._paint_long(painter, wood)
        if has_hello:
            _paint_hello(painter, wood, said, wide)
        self._paint_friends(painter, wood)

    def _paint_tried(self, painter: QPainter, face: QRectF) -> None:
        """Paint our face; what was tried on rises over what was worn before."""
        if not self._trying.is_running:
            paint_face(painter, face, self._worm, "happy")
        elif self._before.paint == self._worm.paint:
            self._paint_hop(painter, face)
        else:
            self._paint_rise(painter, face)

    def _paint_hop(self, painter: QPainter, face: QRectF) -> None:
        """Paint the hat of before as it hops off, then the new one as it drops."""
        share, unit = float(self._trying.currentValue()), face.width() / 120
        paint_face(painter, face, self._worm._replace(hat=NONE), "happy")
        if share < _OFF:
            hat, up = self._before.hat, share / _OFF
        else:
            landed = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(
                (share - _OFF) / (1 - _OFF)
            )
            hat, up = self._worm.hat, 1 - landed
        if hat != NONE:
            painter.setOpacity(min(1.0, 1.2 - up))
            paint_hat(painter, face.translated(0, -_HOP * up * unit), hat)
            painter.setOpacity(1.0)

    def _paint_rise(self, painter: QPainter, face: QRectF) -> None:
        """Paint our paint as it rises over the one of before."""
        room = face.adjusted(-face.width(), -face.height(), face.width(), face.height() * 0.3)
        at = room.bottom() - float(self._trying.currentValue()) * room.height()
        for worm, top, foot in ((self._before, room.top(), at), (self._worm, at, room.bottom())):
            with placed(painter):
                painter.setClipRect(QRectF(room.left(), top, room.width(), foot - top))
                paint_face(painter, face, worm, "happy")

    def _paint_long(self, painter: QPainter, wood: QRectF) -> None:
        """Paint all of the worm as it lies on a board."""
        radius = min(26.5, wood.width() / 20)
        y = wood.bottom() - 2.0 * radius
        left = wood.center().x() - 2.97 * 2 * radius
        moved = self._bends + (
            float(self._crawling.currentValue()) if self._crawling.is_running else 0
        )
        unit = radius / 26.5
        spots = [
            QPointF(
                left + 1.98 * radius * at, y - unit * _WAVE * sin(tau * (at + moved - 0.4) / _BENDS)
            )
            for at in range(_LONG)
        ]
        turn = 0.0
        if not self._toward.isNull():
            away = QPointF(self.mapFromGlobal(self._toward)) / look().art - spots[-1]
            turn = degrees(atan2(away.y(), away.x()))
        paint_worm(painter, self._worm, spots, radius, turn)
        paint_bib(painter, spots[_LONG // 2], 2 * radius, self._worm.letter)

    def _paint_friends(self, painter: QPainter, wood: QRectF) -> None:
        now = look().theme
        line = QRectF(wood.left() + 8, wood.bottom() + GAP, wood.width(), lettered(26))
        said, left = words("Friends see you like this"), Qt.AlignmentFlag.AlignLeft
        write(painter, Type.NAME, now.ink, said, line, left)
        unit = wood.width() / _WOOD
        with placed(painter, QPointF(line.left(), line.bottom() + SMALL), size=unit):
            self._paint_badge(painter, QRectF(0, 2, 204, 60))
            table = QPointF(258, 34)
            paint_top(painter, table, 21)
            faces = self._worm, *(one for one in BY_SEAT[2:] if one.paint != self._worm.paint)
            for place, worm in zip(_AROUND, faces, strict=False):
                middle = table + QPointF(*place)
                if worm is faces[-1] or place is _AROUND[-1]:
                    spot = QRectF(middle.x() - 8, middle.y() - 8, 16, 16)
                    paint_free(painter, spot, look().theme.edge, 1.8)
                else:
                    paint_face(painter, QRectF(middle.x() - 9, middle.y() - 9, 18, 18 * FACE), worm)
            self._paint_podium(painter, QRectF(308, 0, 196, 70))

    def _paint_badge(self, painter: QPainter, paper: QRectF) -> None:
        """Paint how we sit at a table: our face, name and envelope."""
        paint_shadow(painter, paper, SMALL * 4, LOW)
        paint_paper(painter, paper, SMALL * 4)
        paint_face(painter, QRectF(9, 11, 42, 42 * FACE), self._worm, "thinks")
        paint_envelope(
            painter, QRectF(146, 16, 50, 35), self._worm, Envelope.SEALED, self._worm.letter
        )
        left, now = Qt.AlignmentFlag.AlignLeft, look().theme
        write(painter, Type.SECOND_BUTTON, now.ink, self._name, QRectF(60, 8, 82, 24), left)
        write(painter, Type.SMALL, now.ink2, words("choosing"), QRectF(60, 31, 82, 22), left)

    def _paint_podium(self, painter: QPainter, wood: QRectF) -> None:
        """Paint our worm on a board, and as the winner."""
        _paint_board(painter, wood, TILE)
        row = QRectF(wood.left() + 14, wood.top() + 22, 124, 24)
        paint_worm_row(painter, row, self._worm, self._worm.letter)
        face = QRectF(wood.right() - 52, wood.bottom() - 50, 44, 44 * FACE)
        paint_face(painter, face, self._worm, "happy")
        paint_picture(painter, "crown", QRectF(face.left() + 2, face.top() - 22, 40, 26))


def _paint_hello(painter: QPainter, wood: QRectF, said: str, wide: float) -> None:
    """Paint what our worm says, at the right of its hat, *wide* px."""
    now, high = look().theme, max(32.0, lettered(24))
    box = QRectF(wood.right() - _EDGE - wide, wood.top() + 26, wide, high)
    paint_shadow(painter, box, 11, LOW)
    fill_box(painter, box, 11, now.paper)
    foot = box.bottomLeft() + QPointF(6, -14)
    painter.drawPolygon(QPolygonF((foot, foot + QPointF(-14, 16), foot + QPointF(14, 10))))
    write(painter, Type.STRONG, now.ink, said, box)


def _paint_board(painter: QPainter, wood: QRectF, corner: float) -> None:
    """Paint wood with round corners."""
    path = QPainterPath()
    path.addRoundedRect(wood, corner, corner)
    with placed(painter):
        painter.setClipPath(path)
        paint_wood(painter, wood)
