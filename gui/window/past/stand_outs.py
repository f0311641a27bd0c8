"""The cards of what stands out in a game of hours: a face, what it was, its points."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPen

from core.table.looks import Worn
from gui.kit.art import HIGH, Casting, paint_paper
from gui.kit.fills import draw_with
from gui.kit.focus import paint_focus
from gui.kit.headline import shrunk
from gui.kit.label import tip
from gui.kit.theme import Type, font, look
from gui.kit.tokens import CARD
from gui.kit.touch import Touch
from gui.parts.worms import FACE, paint_face
from gui.report.review_text import ReviewHeadline
from gui.words.words import labelled, sentence

_LOW, _LOW_LEFT = 56, 72
_CHIP, _CHIP_LEFT, _CHIP_WIDE = 50, 64, 200
_HIGH, _FACE, _LEFT, _RIGHT = 79, 46, 90, 20
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_TRIES = 8
"""So often letters shrink at most, by some percent, for a long sentence."""

Paint = Callable[[QPainter, QRectF], None]


class StandOut(Casting, Touch):
    """What stands out, as a card that leads to its hour; *dice* are painted in place of a face."""

    casts = (CARD, HIGH)

    def __init__(
        self, shown: ReviewHeadline, worms: Sequence[Worn], dice: Paint | None = None
    ) -> None:
        super().__init__()
        self.shown, self._worms, self._dice = shown, worms, dice
        self._is_chosen = False
        self.is_low = False
        """Whether more cards than usual share the room."""
        self.is_chip = False
        """Whether there is room for one line: the other one is its tooltip."""
        self.setToolTip(tip(shown.line.said))
        self.setAccessibleName(sentence(labelled(f"{shown.what}, {shown.number}", shown.line.said)))
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Expanding)
        policy.setVerticalPolicy(policy.Policy.Expanding)
        self.setSizePolicy(policy)

    def choose(self, *, is_chosen: bool) -> None:
        """Show the card as the one of the hour that is looked at, or not."""
        self._is_chosen = is_chosen
        self.update()

    def sizeHint(self) -> QSize:
        art, lines = look().art, QFontMetrics(font(Type.NAME)).height()
        if self.is_chip:
            words = QFontMetrics(font(Type.CHIP)).horizontalAdvance(self.shown.what)
            wide = round((_CHIP_LEFT + _RIGHT + 8) * art) + words + self._number_wide()
            return QSize(wide, max(round(_CHIP * art), lines))
        lines += QFontMetrics(font(Type.SMALL)).height()
        high = _LOW if self.is_low else _HIGH
        return QSize(round(300 * art), max(round(high * art), lines + round(12 * art)))

    def minimumSizeHint(self) -> QSize:
        """Return the same; letters of a chip shrink where many share a row."""
        hint = self.sizeHint()
        return QSize(round(_CHIP_WIDE * look().art), hint.height()) if self.is_chip else hint

    def _number_wide(self) -> int:
        number = self.shown.number if self.is_chip else "+00.0"
        return QFontMetrics(font(Type.HEADING)).horizontalAdvance(number)

    def paint(self, painter: QPainter) -> None:
        now, art, frame = look().theme, look().art, QRectF(self.rect())
        line, is_good = self.shown.line, self.shown.line.is_good
        paint_paper(painter, frame, CARD * art)
        side = min(_FACE * art, frame.height() * 0.7)
        left = (_CHIP_LEFT if self.is_chip else _LOW_LEFT if self.is_low else _LEFT) * art
        middle = frame.left() + left / 2
        if self._dice is not None:
            wide = left * 0.82
            self._dice(painter, QRectF(middle - wide / 2, frame.top(), wide, frame.height()))
        else:
            box = QRectF(middle - side / 2, frame.center().y() - side * FACE / 2, side, side * FACE)
            worm = self._worms[line.seat] if line.seat is not None else None
            paint_face(painter, box, worm, "happy" if is_good else "dizzy")
        row = frame.adjusted(left, 5 * art, -_RIGHT * art, -5 * art)
        painter.setFont(font(Type.HEADING))
        colours = {True: now.good, False: now.bad, None: now.ink}
        painter.setPen(QColor(colours[is_good]))
        painter.drawText(row, _NUMBER, self.shown.number)
        row.setRight(row.right() - self._number_wide() - 8 * art)
        self._paint_words(painter, row)
        if self._is_chosen:
            draw_with(painter, QPen(QColor(now.act), 4 * art))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), CARD * art, CARD * art)
        paint_focus(painter, self, frame.adjusted(7, 7, -7, -7), (CARD - 5) * art)

    def _paint_words(self, painter: QPainter, row: QRectF) -> None:
        now, said = look().theme, self.shown.line.said
        if self.is_chip:
            painter.setFont(shrunk(font(Type.CHIP), self.shown.what, row.width(), row.height()))
            painter.setPen(QColor(now.ink))
            painter.drawText(row, _MIDDLE, self.shown.what)
            return
        title = shrunk(font(Type.NAME), self.shown.what, row.width(), row.height() / 2)
        high = QFontMetrics(title).height()
        letters = font(Type.SMALL)
        box = row
        for _ in range(_TRIES):
            box = QFontMetricsF(letters).boundingRect(row, Qt.TextFlag.TextWordWrap, said)
            if box.height() <= row.height() - high and box.width() <= row.width():
                break
            letters.setPointSizeF(letters.pointSizeF() * 0.94)
        top = row.center().y() - (high + box.height()) / 2
        painter.setFont(title)
        painter.setPen(QColor(now.ink))
        painter.drawText(QRectF(row.left(), top, row.width(), high), _MIDDLE, self.shown.what)
        painter.setFont(letters)
        painter.setPen(QColor(now.ink2))
        rest = QRectF(row.left(), top + high, row.width(), row.bottom() - top - high + 4)
        painter.drawText(rest, Qt.TextFlag.TextWordWrap, said)
