"""The way through the chapters: the unpainted worm has come as far as our best sheets."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHideEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from core.cozy.scoring import Score
from gui.cozy.sheet.symbol import paint_star
from gui.kit.art import paint_icon
from gui.kit.card import Card
from gui.kit.clock import Glide
from gui.kit.fills import fill_box
from gui.kit.theme import Type, font, look
from gui.kit.tokens import WHITE
from gui.parts.worms import paint_head, paint_segment
from gui.words.words import labelled, words

_HIGH, _LINE, _CRAWL_MS = 104, 64, 600
_FIRST, _APART, _DISC, _BEAD = 50.0, 72.0, 27.0, 25.0
"""Where the first chapter stands, how far the next, and how large discs and segments are."""
_LOW = 0.95
"""The size of pictures from which on there is more: a laptop of 768 px less its bars has it."""
_STAR_FROM = 3
"""The grade from which on a chapter has a star."""


def is_low() -> bool:
    """Return whether there is no room above the chapters for more than a line."""
    return look().art < _LOW or look().size > 1


class WayCard(Card):
    """Shows which of so many chapters are done, at one point, and which one is next."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self._count = count
        self._grades: dict[int, int] = {}
        self._seen = 0
        """The chapter at which the worm was seen last, by who has gone away since."""
        self._crawl = Glide(self, _CRAWL_MS)
        self._crawl.valueChanged.connect(lambda _: self.update())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._tell()

    def show_best(self, best: Mapping[int, Score]) -> None:
        """Show how far the *best* sheets of the chapters, by number, have come.

        The worm crawls on from where somebody has seen it who comes back from a game.
        """
        self._grades = {number: score.grade for number, score in best.items()}
        if 0 < self._seen < self.following and not look().is_calm and not self._crawl.is_running:
            self._crawl.setStartValue(float(self._seen))
            self._crawl.setEndValue(float(self.following))
            self._crawl.start()
            self._seen = 0
        self._tell()
        self.update()

    @property
    def following(self) -> int:
        """The next chapter on the way; one more than there are when all are done."""
        numbers = range(1, self._count + 1)
        return next((at for at in numbers if not self._grades.get(at)), self._count + 1)

    @property
    def said(self) -> str:
        """What is done and what is next."""
        if self.following > self._count:
            return words("all chapters are done")
        return words("a chapter is done at 1 point; next is {chapter}", chapter=self.following)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._crawl.stop()
        self._seen = self.following

    def _tell(self) -> None:
        self.setAccessibleName(labelled(words("The way through"), self.said))
        self.setToolTip(self.said)

    def sizeHint(self) -> QSize:
        """Return the room for a line of words with the way below; a low window has the line."""
        lines = QFontMetrics(font(Type.CARD)).lineSpacing() + 20 * look().art
        way = 0.0 if self.is_brief else (_HIGH - 44) * look().art
        return QSize(200, round(lines + way))

    @property
    def is_brief(self) -> bool:
        """Whether there is no room for the way itself."""
        return is_low()

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        now, art = look().theme, look().art
        title, said = words("The way through"), self.said
        high = QFontMetrics(font(Type.CARD)).lineSpacing()
        room = QRectF(24 * art, 10 * art, self.width() - 36 * art, high)
        wide = QFontMetrics(font(Type.CARD)).horizontalAdvance(title) + 10 * art
        rest = room.adjusted(wide, 0, 0, 0)
        places = [(rest, Type.BODY), (rest, Type.SMALL)]
        places += [(room, Type.SMALL)] * self.is_brief  # what is next says more than the name
        wides = [QFontMetrics(font(use)).horizontalAdvance(said) for _, use in places]
        fits = (at for at, wide in zip(places, wides, strict=True) if wide <= at[0].width())
        place, use = next(fits, (rest, None))
        if place is rest:
            painter.setFont(font(Type.CARD))
            painter.setPen(QColor(now.ink))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
        if use is not None:
            painter.setFont(font(use))
            painter.setPen(QColor(now.ink2))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, said)
        if not self.is_brief:
            self._paint_way(painter, art)

    def _paint_way(self, painter: QPainter, art: float) -> None:
        now = look().theme
        painter.save()
        painter.scale(art, art)
        spread = (self.width() / art - 2 * _FIRST - 12) / (self._count - 1)
        apart = min(_APART, spread)
        spots = [QPointF(_FIRST + apart * at, _LINE) for at in range(self._count)]
        end = spots[-1].x() + 24
        fill_box(painter, QRectF(_FIRST, _LINE - 4, end - _FIRST, 8), 4, now.paper3)
        stops = [*spots, QPointF(end, _LINE)]
        come = float(self._crawl.currentValue()) if self._crawl.is_running else self.following
        before, share = int(come) - 1, come - int(come)
        head = stops[before] + (stops[min(before + 1, self._count)] - stops[before]) * share
        at = _FIRST
        while at < min(head.x(), spots[-1].x()) - _BEAD / 2:
            paint_segment(painter, QPointF(at, _LINE), _BEAD, None)
            at += _BEAD * 0.9
        for number, spot in enumerate(spots, 1):
            self._paint_stop(painter, number, spot)
        paint_icon(painter, "flag", QRectF(end - 6, _LINE - 24, 40, 40), now.ink)
        paint_head(painter, head, 28, None)
        painter.restore()

    def _paint_stop(self, painter: QPainter, number: int, spot: QPointF) -> None:
        now, grade = look().theme, self._grades.get(number, 0)
        disc = QRectF(0, 0, _DISC, _DISC)
        disc.moveCenter(spot)
        pen = QPen(QColor(now.amberink if grade else now.edge), 2)
        painter.setBrush(QColor(WHITE if grade and not now.is_dark else now.paper))
        if not grade:
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.1, 2.4])
        painter.setPen(pen)
        painter.drawEllipse(disc)
        letters = font(Type.NAME, scale=1.0) if grade else font(Type.BODY, scale=1.0)
        painter.setFont(letters)
        painter.setPen(QColor(now.ink if grade else now.ink2))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(number))
        if grade >= _STAR_FROM:
            paint_star(painter, spot + QPointF(13, -13), 9, is_earned=True)
