"""The podium after a game, with its banner: everybody's worm, name and distance on the wood."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from gui.parts.art import paint_icon, paint_picture
from gui.parts.hats import worm_name
from gui.parts.medal import paint_medal
from gui.parts.painted_card import PaintedCard, lettered, write
from gui.parts.theme import Type, look
from gui.parts.tokens import BOARD, DAY
from gui.parts.worms import FACE, paint_face
from gui.words.award import Podium, PodiumPlace
from gui.words.seats import worms_of
from gui.words.wearing import person_words

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
_THUMB = 17


class PodiumPicture(PaintedCard):
    """Shows who stands where, and who wants one more."""

    UNITS = WIDE
    has_paper = False

    def __init__(self) -> None:
        super().__init__()
        self._podium: Podium | None = None
        self._names: tuple[str, ...] = ()
        self._again: frozenset[int] = frozenset()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_podium(self, podium: Podium, names: tuple[str, ...]) -> None:
        """Show *podium* of the players with *names*."""
        self._podium, self._names = podium, names
        people = [*map(person_words, names, worms_of(names))]
        said = "; ".join(f"{people[one.seat]}: {one.said}" for one in podium.places)
        self.setAccessibleName(podium.title)
        self.setAccessibleDescription(said)
        self.update()

    def show_again(self, seats: frozenset[int]) -> None:
        """Show that the players of *seats* want one more."""
        if seats != self._again:
            self._again = seats
            self.update()

    def draw(self, painter: QPainter, high: float) -> None:
        """Paint the banner at the top and the blocks at the foot."""
        if self._podium is not None:
            self._paint_banner(painter, self._podium)
            self._paint_blocks(painter, self._podium, high)

    def _paint_banner(self, painter: QPainter, podium: Podium) -> None:
        ink = look().theme.ink
        if podium.winner is not None:
            paint_picture(
                painter, f"banner-{worm_name(worms_of(self._names)[podium.winner])}", _BANNER
            )
            ink = DAY.ink
        room = _BANNER.adjusted(84, 8, -84, -22)
        painter.save()
        painter.scale(_SHARE, _SHARE)
        room = QRectF(room.topLeft() / _SHARE, room.size() / _SHARE)
        write(painter, Type.WINNER, ink, podium.title, room)
        painter.restore()

    def _paint_blocks(self, painter: QPainter, podium: Podium, floor: float) -> None:
        order = [at for at in _ORDER if at < len(podium.places)]
        whole = sum(_SIZES[at][0] for at in order)
        shrink = min(1.0, (_RIGHT - _LEFT) / whole)
        tall = min(1.0, (floor - _BANNER.height() - 150) / _SIZES[0][1])
        left, thumbs = float(_LEFT), list[QPointF]()
        for at in order:
            wide, high, face = _SIZES[at]
            block = QRectF(left, floor - high * tall, wide * shrink, high * tall + 30)
            _paint_block(painter, block)
            spot = self._paint_player(painter, podium.places[at], block, face * min(shrink, tall))
            if podium.places[at].seat in self._again:
                thumbs.append(spot)
            left += wide * shrink
        for spot in thumbs:  # the next block would cover one
            _paint_thumb(painter, spot)

    def _paint_player(
        self, painter: QPainter, one: PodiumPlace, block: QRectF, side: float
    ) -> QPointF:
        """Paint who stands on *block*; return where a thumb has its place."""
        face = QRectF(block.center().x() - side / 2, 0, side, side * FACE)
        face.moveBottom(block.top() + 8)
        paint_face(painter, face, worms_of(self._names)[one.seat], one.mood)
        assert self._podium is not None
        if one.seat == self._podium.winner:
            wide = side * 0.82
            crown = QRectF(0, 0, wide, wide * 90 / 136)
            crown.moveCenter(QPointF(face.center().x() - 2, face.top() + 4))
            paint_picture(painter, "crown", crown)
        ink, step = look().theme.ink, lettered(22)
        line = QRectF(block.left() + 4, block.top() + _PLANK + 6, block.width() - 8, step)
        write(painter, Type.NAME, ink, self._names[one.seat], line)
        write(painter, Type.BODY, ink, one.said, line.translated(0, step))
        middle = QPointF(block.center().x(), line.bottom() + step + 24)
        if middle.y() + 18 < block.bottom() - 30:
            paint_medal(painter, middle, 19, one.place)
        return QPointF(min(face.right() + 4, _RIGHT + 8), face.bottom() - 26)


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


def _paint_thumb(painter: QPainter, middle: QPointF) -> None:
    """Paint the disc of who wants one more."""
    theme = look().theme
    painter.setBrush(QColor(DAY.good))
    painter.setPen(QPen(QColor(theme.paper), 2))
    painter.drawEllipse(middle, _THUMB, _THUMB)
    box = QRectF(middle.x() - 11, middle.y() - 11, 22, 22)
    paint_icon(painter, "good", box, DAY.paper)
