"""What an opened log comes to, on a card: a picture, the verdict, and one line why."""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from gui.kit.art import HIGH, LOW, paint_icon, paint_picture, paint_shadow
from gui.kit.fills import box_round, fill_box, fill_disc
from gui.kit.focus import paint_focus
from gui.kit.theme import Px, Type, font, look, px
from gui.kit.tokens import CARD, GAP, SMALL, TIGHT
from gui.kit.touch import Touch
from gui.parts.stamp import paint_stamp
from gui.parts.worms import FACE, paint_face
from gui.report.judged import Verdict
from gui.words.words import sentence, words

SHADE = 24
"""Room round the card for its shadow, in px at art 1."""
_LEFT, _RIGHT, _HIGH, _MOST = 128, 26, 84, 720
"""Where the words begin, what is free behind them, the least height, the greatest width."""
_STAMP, _SLIP = 92, 106


class VerdictPicture(Enum):
    """What stands at the left of the card."""

    STAMP = "stamp"
    HOURGLASS = "wait"
    HAND = "hand"
    TORN = "torn-slip"
    WORM = "looks"
    NONE = ""


PICTURES = {
    Verdict.CHECKS: VerdictPicture.STAMP,
    Verdict.CALLED: VerdictPicture.HAND,
    Verdict.UNFINISHED: VerdictPicture.HOURGLASS,
    Verdict.PROVEN: VerdictPicture.HAND,
    Verdict.FAILS: VerdictPicture.TORN,
    Verdict.NEWER: VerdictPicture.WORM,
}


class LogVerdict(NamedTuple):
    """What a log comes to, as it stands on the card."""

    picture: VerdictPicture
    heading: str
    said: str = ""
    bold: str = ""
    """Where it is said of, before what is said."""
    small: str = ""
    """What the log is of."""
    proved: str = ""
    """What still checks, on a pill of its own."""


class _Texts(NamedTuple):
    """What stands on the card, in lines."""

    head: list[str]
    lines: list[str]
    tail: list[str]
    proved: list[str]


class VerdictCard(Touch):
    """Shows a verdict; a click asks what was checked."""

    _DISC, _PILL, _PILL_PAD = Px(64), Px(40), Px(62)

    def __init__(self) -> None:
        super().__init__()
        self._told = LogVerdict(VerdictPicture.NONE, "")
        self._within = 0
        self._is_brief = False

    @property
    def told(self) -> LogVerdict:
        """What is shown."""
        return self._told

    @property
    def said(self) -> str:
        """The line below the verdict."""
        return f"{self._told.bold} {self._told.said}".strip()

    def tell(self, told: LogVerdict) -> None:
        """Show what a log comes to."""
        self._told = told
        said = (told.heading, self.said, told.small, told.proved)
        self.setAccessibleName(" ".join(map(sentence, filter(None, said))))
        self.setToolTip(words("What was checked, and how to see it yourself"))
        self.lay_out()

    def lay_out(self) -> None:
        """Take the room that the words need."""
        self.resize(self.sizeHint())
        self.update()

    # -- room -------------------------------------------------------------------------------------

    def _left(self) -> int:
        return (
            px(_LEFT - (10 if self._is_brief else 0))
            if self._told.picture is not VerdictPicture.NONE
            else px(_RIGHT)
        )

    def _most(self) -> int:
        """Return the width that the card may have beside what is at the right."""
        most = round(px(_MOST) * max(look().text, 1))
        room = self._within - self.x() - px(SHADE) if self._within else most
        return max(px(_LEFT + _RIGHT) + 120, min(most, room))

    def _room(self) -> int:
        return self._most() - self._left() - px(_RIGHT)

    def _texts(self) -> _Texts:
        """Return what stands on the card, broken where it must be."""
        room, told = self._room(), self._told
        return _Texts(
            _broken(told.heading, _uses(self._is_brief)[0], room),
            _broken(self.said, _uses(self._is_brief)[1], room),
            [] if self._is_brief else _broken(told.small, Type.SMALL, room),
            _broken(told.proved, Type.STRONG, self._most() - self._PILL_PAD),
        )

    def _card(self) -> QSize:
        big, body, small = (QFontMetrics(font(use)) for use in _uses(self._is_brief))
        head, lines, tail, _ = self._texts()
        wides = [big.horizontalAdvance(line) for line in head]
        wides += [small.horizontalAdvance(line) for line in tail]
        wides += [body.horizontalAdvance(line) for line in lines[1:]]
        for line in lines[:1]:
            bold = QFontMetrics(font(Type.STRONG)).horizontalAdvance(self._told.bold) + px(SMALL)
            wides.append(body.horizontalAdvance(line.removeprefix(self._told.bold)) + bold)
        high = len(head) * big.height() + len(lines) * body.height() + len(tail) * small.height()
        high += px(GAP) + (px(SMALL) if tail else 0)
        wide = min(max([*wides, 0]) + self._left() + px(_RIGHT), self._most())
        return QSize(wide, max(px(_HIGH), high))

    def sizeHint(self) -> QSize:
        card, shade = self._card(), px(SHADE)
        wide, high = card.width(), card.height()
        if self._told.proved:
            pill = self._pill()
            wide = max(wide, pill.width())
            high += px(GAP) + pill.height()
        return QSize(wide + 2 * shade, high + 2 * shade)

    def _pill(self) -> QSize:
        letters, lines = QFontMetrics(font(Type.STRONG)), self._texts().proved
        wide = max((letters.horizontalAdvance(line) for line in lines), default=0)
        high = max(self._PILL, len(lines) * letters.lineSpacing() + px(TIGHT))
        return QSize(wide + self._PILL_PAD, high)

    def lay_out_at(self, left: int, top: int, parent: QWidget) -> None:
        """Lie with the card's own corner at *left*, *top* px of *parent*."""
        self.setParent(parent)
        self.move(left - px(SHADE), top - px(SHADE))
        self.lay_out()

    @property
    def low(self) -> int:
        """The lower edge of the card, or of the pill below it."""
        return self.y() + self.height() - px(SHADE)

    def keep_within(self, right: int, *, is_brief: bool = False) -> None:
        """Reach no further than *right* px of the page; a *brief* card says not of what it is."""
        self._within, self._is_brief = right, is_brief
        self.lay_out()

    # -- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        now, shade = look().theme, px(SHADE)
        size = self._card()
        frame = QRectF(shade, shade, size.width(), size.height())
        paint_shadow(painter, frame, px(CARD), HIGH)
        fill_box(painter, frame, px(CARD), now.paper2 if self.underMouse() else now.paper)
        self._paint_face(painter, frame)
        self._paint_words(painter, frame)
        paint_focus(painter, self, frame, px(CARD))
        if self._told.proved:
            self._paint_pill(painter, frame)

    def _paint_face(self, painter: QPainter, frame: QRectF) -> None:
        now, side = look().theme, self._DISC
        left = px(58 if self._told.picture is VerdictPicture.TORN else 64)
        middle = QPointF(frame.left() + left, frame.center().y())
        if self._told.picture is VerdictPicture.STAMP:
            paint_stamp(painter, box_round(middle, px(_STAMP) * 160 / 152))
        elif self._told.picture is VerdictPicture.TORN:
            place = box_round(middle, px(_SLIP), px(_SLIP) * 0.82)
            paint_picture(painter, "torn-slip", place)
        elif self._told.picture is VerdictPicture.WORM:
            place = box_round(middle, side, side * FACE)
            paint_face(painter, place, None, self._told.picture.value)
        elif self._told.picture is not VerdictPicture.NONE:
            fill_disc(painter, box_round(middle, side), now.amberpale)
            icon = box_round(middle, side * 0.6)
            paint_icon(painter, self._told.picture.value, icon, now.amberink)

    def _paint_words(self, painter: QPainter, frame: QRectF) -> None:
        now, left = look().theme, frame.left() + self._left()
        head, lines, tail, _ = self._texts()
        big, body, small = (QFontMetrics(font(use)) for use in _uses(self._is_brief))
        high = len(head) * big.height() + len(lines) * body.height() + len(tail) * small.height()
        y, room = frame.center().y() - high / 2, frame.right() - left
        painter.setFont(font(_uses(self._is_brief)[0]))
        painter.setPen(QColor(now.bad if self._told.picture is VerdictPicture.TORN else now.ink))
        for line in head:
            painter.drawText(QRectF(left, y, room, big.height()), _TEXT, line)
            y += big.height()
        for row, line in enumerate(lines):
            self._paint_line(painter, QPointF(left, y), line, is_first=row == 0)
            y += body.height()
        painter.setFont(font(Type.SMALL))
        painter.setPen(QColor(now.ink2))
        for line in tail:
            painter.drawText(QRectF(left, y, room, small.height()), _TEXT, line)
            y += small.height()

    def _paint_line(self, painter: QPainter, at: QPointF, line: str, *, is_first: bool) -> None:
        now, left = look().theme, at.x()
        if is_first and self._told.bold and line.startswith(self._told.bold):
            strong = QFont(font(Type.STRONG))
            painter.setFont(strong)
            painter.setPen(QColor(now.ink))
            letters = painter.fontMetrics()
            wide = letters.horizontalAdvance(f"{self._told.bold} ")
            painter.drawText(
                QRectF(left, at.y(), wide + 2, letters.height()), _TEXT, self._told.bold
            )
            left += wide
            line = line.removeprefix(self._told.bold).strip()
        painter.setFont(font(_uses(self._is_brief)[1]))
        painter.setPen(QColor(now.ink2))
        letters = painter.fontMetrics()
        wide = letters.horizontalAdvance(line) + 2
        painter.drawText(QRectF(left, at.y(), wide, letters.height()), _TEXT, line)

    def _paint_pill(self, painter: QPainter, frame: QRectF) -> None:
        """Paint what still checks."""
        now, size = look().theme, self._pill()
        corner = min(size.height() / 2, self._PILL / 2)
        pill = QRectF(frame.left(), frame.bottom() + px(GAP), size.width(), size.height())
        paint_shadow(painter, pill, corner, LOW)
        fill_box(painter, pill, corner, now.paper)
        side = px(20)
        icon = QRectF(pill.left() + px(16), pill.center().y() - side / 2, side, side)
        paint_icon(painter, "check", icon, now.act)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink))
        painter.drawText(pill.adjusted(px(45), 0, 0, 0), _MIDDLE, "\n".join(self._texts().proved))


def _uses(is_brief: bool) -> tuple[Type, Type, Type]:  # noqa: FBT001  # of a card
    """Return the letters of the verdict, of the line below it, and of the title."""
    if not is_brief:
        return Type.HONOUR, Type.BODY, Type.SMALL
    return Type.HONOUR if look().art >= 1 else Type.HEADING, Type.SMALL, Type.SMALL


def _broken(said: str, use: Type, room: int) -> list[str]:
    """Return *said* in lines of letters for *use*, at most *room* px wide."""
    letters = QFontMetrics(font(use))
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and letters.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


_TEXT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
