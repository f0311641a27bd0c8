"""A chapter as a card: its sheet, what it asks for, how hard it is, and the best of our own."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from core.cozy.scoring import GRADES, Score, score_of
from core.cozy.sheet import Sheet
from core.cozy.turn import Turn, start_turn
from gui.cozy.hour.elide import WRAPPED, fitted
from gui.cozy.refusals import GRADES as GRADE_NAMES
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet.symbol import paint_star
from gui.cozy.sheet_words import hours_words, points_words, row_words, sheet_name
from gui.kit.label import tip
from gui.kit.miniature import Miniature
from gui.kit.pick import PickCard
from gui.kit.theme import Type, font, look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.paints import UNPAINTED
from gui.words.words import marked, words

_SHEET, _KNOT, _STAR = 118, 26, 19
_HIGH = 176
"""The height of a card where there is room."""
_NUMBER = (10, -8, 34)
"""Where the disc of the number lies over the corner, and how large it is."""
_HEAD = 52
"""Where the title begins beside it."""
_USUAL = 16
"""How many hours a sheet has if nothing is said."""
_KNOTS = (
    marked("1 knot: easy"),
    marked("2 knots: think ahead"),
    marked("3 knots: plan from the first hour"),
)


class _Asks(NamedTuple):
    """What one of our chapters asks for, and how hard that is, from 1 to 3."""

    goal: str
    knots: int


_CHAPTERS = {
    1: _Asks(marked("Pack them tight"), 1),
    2: _Asks(marked("One rich worm or many fed"), 1),
    3: _Asks(marked("One giant or several able"), 2),
    4: _Asks(marked("Aim every tail early"), 2),
    5: _Asks(marked("Collar beside collar"), 2),
    6: _Asks(marked("A brain used is a point less"), 3),
    7: _Asks(marked("Leave air, not draught"), 3),
    8: _Asks(marked("Build a shore round a lake"), 3),
}


class ChapterCard(PickCard):
    """One sheet to choose; without a best of our own its stars are empty."""

    def __init__(self, sheet: Sheet, title: str) -> None:
        number = f"{sheet.chapter}. " if sheet.chapter else ""
        super().__init__(number + title)
        self._title = title
        self.sheet, self._best = sheet, None
        self._asks = _CHAPTERS.get(sheet.chapter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._picture = Miniature(self._paint_sheet, _SHEET, _SHEET)
        column = QVBoxLayout(self)
        column.addWidget(self._picture)
        column.addStretch(1)
        self.scale()
        self._tell()

    _best: Turn | None
    """Our best sheet of this chapter."""

    def show_best(self, turn: Turn | None) -> None:
        """Show *turn*, a sheet of ours that was finished, if none before was better; or none."""
        old = score_of(self._best.colony).total if self._best else None
        if turn is None or old is None or score_of(turn.colony).total > old:
            self._best = turn
            self._picture.forget()
            self._tell()
            self.update()

    @property
    def best_score(self) -> Score:
        """What our best sheet is worth; there is one."""
        assert self._best is not None
        return score_of(self._best.colony)

    @property
    def lines(self) -> list[str]:
        """What stands on it beside the sheet: the goal, and the best of our own."""
        return [words(self._asks.goal) if self._asks else "", self._best_words()]

    def _best_words(self) -> str:
        if self._best is None:
            return words("not played yet")
        score = score_of(self._best.colony)
        grade = words(GRADE_NAMES[score.grade])
        return words("{total} {grade}", total=points_words(score.total), grade=grade)

    def _tell(self) -> None:
        sheet, knots = self.sheet, words(_KNOTS[self._asks.knots - 1]) if self._asks else ""
        size = words(
            "{name}: {rows} by {cols}, {hours}",
            name=sheet_name(sheet), rows=sheet.rows, cols=sheet.cols, hours=hours_words(sheet),
        )  # fmt: skip
        whole = [
            size, *filter(None, (*self.lines, knots)),
            words("What counts:"), *map(row_words, sheet.rewards),
            words("What costs:"), row_words(sheet.penalty),
        ]  # fmt: skip
        self.setToolTip(tip("\n".join(whole)))
        self.setAccessibleDescription("\n".join(whole))

    def scale(self) -> None:
        """Take the spaces of the look now."""
        layout = self.layout()
        assert layout is not None
        small, card = QFontMetrics(font(Type.SMALL)), QFontMetrics(font(Type.CARD))
        layout.setContentsMargins(px(14), card.lineSpacing() + SMALL, 0, 0)
        beside = 3 * small.lineSpacing() + px(_KNOT + _STAR + SMALL)
        high = max(px(_SHEET), beside)
        self.setMinimumHeight(card.lineSpacing() + high + px(SMALL + TIGHT))
        self.setMaximumHeight(max(self.minimumHeight(), px(_HIGH)))
        self.setMinimumWidth(px(_SHEET + MARGIN * 2 + GAP) + round(138 * look().text))

    def disc(self) -> QRectF:
        """Return the place of the tick, over the corner."""
        side, out = px(32), px(6)
        return QRectF(self.width() + out - side, -out, side, side)

    def paint_inside(self, painter: QPainter) -> None:
        """Paint number and title, and beside the sheet goal, knots, stars and the best."""
        now, edge, knot, star = look().theme, px(TIGHT), px(_KNOT), px(_STAR)
        begin = _HEAD * look().art if self.sheet.chapter else self._picture.x()
        head = QRectF(begin, SMALL, 0, QFontMetrics(font(Type.CARD)).lineSpacing())
        head.setRight(self.disc().left() - edge)
        self.paint_number(painter)
        painter.setPen(QColor(now.ink))
        self._write(painter, head, self._title, Type.CARD, Type.NAME)
        small = QFontMetrics(font(Type.SMALL)).lineSpacing()
        left = self._picture.geometry().right() + 1.5 * edge
        beside = QRectF(left, head.bottom() + edge / 2, self.width() - edge - left, 2 * small + 3)
        goal, best = self.lines
        self._write(painter, beside, goal, Type.SMALL)
        if self._asks:
            self._paint_knots(painter, QPointF(left, beside.bottom()), self._asks.knots, knot)
        if len(self.sheet.hours) != _USUAL:
            hours = QRectF(left + 3.2 * knot, beside.bottom(), 0, knot)
            hours.setRight(beside.right())
            self._write(painter, hours, hours_words(self.sheet), Type.SMALL)
        self._paint_stars(painter, QPointF(left, beside.bottom() + knot), star)
        foot = QRectF(left, beside.bottom() + knot + star, beside.width(), small + edge / 2)
        painter.setPen(QColor(now.ink if self._best else now.ink2))
        self._write(painter, foot, best, Type.SMALL)

    def paint_number(self, painter: QPainter) -> None:
        """Paint the number over the corner: amber where the chapter is done, at one point."""
        if not self.sheet.chapter:
            return
        left, top, side = _NUMBER
        art = look().art
        disc = QRectF(left * art, top * art, side * art, side * art)
        now, is_done = look().theme, self._best is not None and self.best_score.grade > 0
        face, ink = (now.amber, now.onamber) if is_done else (now.paper, now.ink)
        if self.isChecked():
            face, ink = now.act, now.onact
        painter.setPen(QPen(QColor(now.amberink if is_done else now.edge), 2))
        painter.setBrush(QColor(face))
        painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
        letters = font(Type.HEADING)
        letters.setPixelSize(max(8, round(disc.height() * 0.6)))
        painter.setFont(letters)
        painter.setPen(QColor(ink))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.sheet.chapter))

    @staticmethod
    def _write(painter: QPainter, room: QRectF, said: str, *uses: Type) -> None:
        letters, shown = fitted(uses, said, room)
        painter.setFont(letters)
        painter.drawText(room, WRAPPED, shown)

    @staticmethod
    def _paint_knots(painter: QPainter, at: QPointF, knots: int, side: float) -> None:
        """Paint three knots in a rope, *knots* of them tied, each *side* px wide."""
        now = look().theme
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for place in range(3):
            is_tied = place < knots
            box = QRectF(at.x() + place * side, at.y(), side * 0.85, side)
            foot, ring = box.bottom() - side * 0.26, side / 4
            pens = ((5, UNPAINTED.rim), (3, UNPAINTED.body)) if is_tied else ((4, now.line),)
            for wide, colour in pens:
                painter.setPen(QPen(QColor(colour), wide * side / _KNOT))
                painter.drawLine(QPointF(box.left(), foot), QPointF(box.right(), foot))
                painter.drawEllipse(QPointF(box.center().x(), foot - ring), ring, ring)
        painter.restore()

    def _paint_stars(self, painter: QPainter, at: QPointF, side: float) -> None:
        grade = score_of(self._best.colony).grade if self._best else 0
        for place in range(GRADES):
            middle = QPointF(at.x() + (place + 0.5) * side, at.y() + side / 2)
            paint_star(painter, middle, side * 0.46, is_earned=place < grade)

    def _paint_sheet(self, painter: QPainter, frame: QRectF) -> None:
        turn = self._best or start_turn(self.sheet)
        picture = SheetPicture(turn, turn.hour, is_small=True)
        paint_sheet(painter, geometry_of(picture, frame), picture)


def columns(wide: int, least: int, most: int) -> int:
    """Return how many cards of *least* px fit beside each other in *wide* px, at most *most*.

    >>> columns(1248, 300, 4), columns(992, 300, 4), columns(200, 300, 4)
    (4, 3, 1)
    """
    gap = px(GAP)
    return max(1, min(most, (wide + gap) // (least + gap)))
