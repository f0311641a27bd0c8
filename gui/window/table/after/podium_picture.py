"""The podium after a game, with its banner: everybody's worm, name and distance on the wood."""

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRegion

from gui.kit.animation import landing
from gui.kit.art import paint_icon, paint_picture
from gui.kit.fills import box_round
from gui.kit.painted import placed
from gui.kit.painted_card import PaintedCard, lettered, write
from gui.kit.sway import Sway
from gui.kit.theme import Type, look
from gui.kit.tokens import BOARD, DAY
from gui.parts.hats import worm_name
from gui.parts.medal import paint_medal
from gui.parts.worms import FACE, paint_face
from gui.words.award import Podium, PodiumPlace
from gui.words.seats import worms_of
from gui.words.wearing import person_words
from gui.words.words import labelled

WIDE, HIGH = 540, 564
"""The room that it is drawn for, in px of the art direction; its foot is that of the page."""
_BANNER = QRectF(0, 0, 529, 111)
_SHARE = 0.645
"""How large it is beside the one over the finish."""
_ORDER = (1, 0, 2, 3, 4)
"""From the left: the second, the first, and the rest."""
_SIZES = ((140, 204, 107), (122, 142, 92), (122, 116, 80), (112, 92, 76), (84, 74, 64))
"""By place: how wide and how high a block is, and how wide the face on it."""
_LEFT, _RIGHT = 10, 524
_PLANK = 20
_THUMB, _POP_MS = 17, 180


class PodiumPicture(PaintedCard):
    """Shows who stands where, and who wants one more."""

    UNITS = WIDE
    has_paper = False
    hidden = 0
    """How much of its foot lies under something else."""

    def __init__(self) -> None:
        super().__init__()
        self._new: frozenset[int] = frozenset()
        """Whose thumbs pop."""
        self._pops = Sway(self, _POP_MS, 0)
        self._pops.setEasingCurve(QEasingCurve.Type.Linear)
        self._podium: Podium | None = None
        self._names: tuple[str, ...] = ()
        self._again: frozenset[int] = frozenset()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_podium(self, podium: Podium, names: tuple[str, ...]) -> None:
        """Show *podium* of the players with *names*."""
        self._podium, self._names = podium, names
        people = [*map(person_words, names, worms_of(names))]
        said = "; ".join(labelled(people[one.seat], one.said) for one in podium.places)
        self.setAccessibleName(podium.title)
        self.setAccessibleDescription(said)
        self.update()

    def show_again(self, seats: frozenset[int]) -> frozenset[int]:
        """Show that the players of *seats* want one more; return those who did not before."""
        new = seats - self._again
        if seats != self._again:
            self._again = seats
            self.update()
        if new:
            self._new = new
            self._pops.turn_on()
        return new

    def face_of(self, seat: int) -> QRect | None:
        """Return where the face of *seat* is; None if it stands nowhere."""
        unit = self.width() / self.UNITS
        return next(
            (
                QRectF(face.topLeft() * unit, face.size() * unit).toRect()
                for one, _, face in self._stands(self.height() / unit - self.hidden)
                if one.seat == seat
            ),
            None,
        )

    def faces(self) -> QRegion:
        """Return where all faces are."""
        seats = [one.seat for one in self._podium.places] if self._podium is not None else []
        found = QRegion()
        for face in filter(None, map(self.face_of, seats)):
            found += face
        return found

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the banner at the top and the blocks at the foot."""
        if self._podium is not None:
            self._paint_banner(painter, self._podium)
            self._paint_blocks(painter, high - self.hidden)

    def _paint_banner(self, painter: QPainter, podium: Podium) -> None:
        ink = look().theme.ink
        if podium.winner is not None:
            paint_picture(
                painter, f"banner-{worm_name(worms_of(self._names)[podium.winner])}", _BANNER
            )
            ink = DAY.ink
        room = _BANNER.adjusted(84, 8, -84, -22)
        with placed(painter, size=_SHARE):
            room = QRectF(room.topLeft() / _SHARE, room.size() / _SHARE)
            write(painter, Type.WINNER, ink, podium.title, room)

    def _stands(self, floor: float) -> list[tuple[PodiumPlace, QRectF, QRectF]]:
        """Return who stands on which block from the left, down to *floor*, and the face there."""
        places = self._podium.places if self._podium is not None else ()
        order = [at for at in _ORDER if at < len(places)]
        whole = sum(_SIZES[at][0] for at in order)
        shrink = min(1.0, (_RIGHT - _LEFT) / max(whole, 1))
        tall = min(1.0, (floor - _BANNER.height() - 150) / _SIZES[0][1])
        left, found = float(_LEFT), []
        for at in order:
            wide, high, full = _SIZES[at]
            block = QRectF(left, floor - high * tall, wide * shrink, high * tall + 30)
            side = full * min(shrink, tall)
            face = QRectF(block.center().x() - side / 2, 0, side, side * FACE)
            face.moveBottom(block.top() + 8)
            found.append((places[at], block, face))
            left += wide * shrink
        return found

    def _paint_blocks(self, painter: QPainter, floor: float) -> None:
        stands = self._stands(floor)
        for one, block, face in stands:
            _paint_block(painter, block)
            self._paint_player(painter, one, block, face)
        for one, _, face in stands:  # the next block would cover a thumb
            if one.seat in self._again:
                is_new = one.seat in self._new
                size = landing(self._pops.share(is_on=True)) if is_new else 1.0
                spot = QPointF(min(face.right() + 4, _RIGHT + 8), face.bottom() - 26)
                _paint_thumb(painter, spot, size)

    def _paint_player(
        self, painter: QPainter, one: PodiumPlace, block: QRectF, face: QRectF
    ) -> None:
        """Paint who stands on *block*."""
        paint_face(painter, face, worms_of(self._names)[one.seat], one.mood)
        assert self._podium is not None
        if one.seat == self._podium.winner:
            wide = face.width() * 0.82
            crown = box_round(QPointF(face.center().x() - 2, face.top() + 4), wide, wide * 90 / 136)
            paint_picture(painter, "crown", crown)
        ink, step = look().theme.ink, lettered(22)
        line = QRectF(block.left() + 4, block.top() + _PLANK + 6, block.width() - 8, step)
        write(painter, Type.NAME, ink, self._names[one.seat], line)
        if line.bottom() + step < block.bottom() - 30:
            write(painter, Type.BODY, ink, one.said, line.translated(0, step))
        middle = QPointF(block.center().x(), line.bottom() + step + 24)
        if middle.y() + 18 < block.bottom() - 30 + self.hidden / 2:
            paint_medal(painter, middle, 19, one.place)


def _paint_block(painter: QPainter, block: QRectF) -> None:
    """Paint a block of wood with a light plank on it."""
    theme = look().theme
    grain = QLinearGradient(block.topLeft(), block.bottomLeft())
    grain.setColorAt(0, QColor(theme.table).lighter(104))
    grain.setColorAt(1, QColor(theme.plank))
    painter.setBrush(grain)
    painter.setPen(QPen(QColor(BOARD[2]) if not theme.is_dark else QColor(theme.dark), 2.5))
    body = QPainterPath()
    body.addRoundedRect(block.adjusted(1, 4, -1, 0), 8, 8)
    painter.drawPath(body)
    plank = QRectF(block.left() + 1, block.top(), block.width() - 2, _PLANK)
    painter.setBrush(QColor(theme.light))
    painter.drawRoundedRect(plank, 8, 8)


def _paint_thumb(painter: QPainter, middle: QPointF, size: float) -> None:
    """Paint the disc of who wants one more, *size* times its usual size."""
    theme = look().theme
    with placed(painter, middle, size=size):
        painter.setBrush(QColor(DAY.good))
        painter.setPen(QPen(QColor(theme.paper), 2))
        painter.drawEllipse(QPointF(), _THUMB, _THUMB)
        paint_icon(painter, "good", QRectF(-11, -11, 22, 22), DAY.paper)
