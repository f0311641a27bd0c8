"""What a card of the replay says of a player: the head with the points, and what the hour brought.

Law: it paints what a `SeatHour` holds; nothing is reckoned here.
"""

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.sheet_paint import SheetPicture, geometry_of, paint_sheet
from gui.cozy.sheet.worm_paint import paint_shiver
from gui.cozy.sheet_words import points_words
from gui.kit.chip import Tone, paint_chip
from gui.kit.theme import Type, font, look
from gui.kit.tokens import CARD
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.words.words import counted, labelled, sentence, words

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
_INSET = 6
"""How far its border lies from a sheet, in px at art 1."""
_LINES = 2
"""What was done takes so many lines at most."""


class SeatHour(NamedTuple):
    """A player in an hour, as far as it is shown."""

    name: str
    worm: Who
    turn: Turn
    hour: int
    """Which hour it is."""
    is_on: bool = False
    """Whether its lines are tinted."""
    deed: str = ""
    """What was done in the hour, in a few words; "" if nothing was yet."""
    gain: int | None = None
    is_own: bool = False
    is_most: bool = False
    """Whether nobody gained more in this hour, and something was gained."""

    @property
    def picture(self) -> SheetPicture:
        """The sheet as it stands."""
        return SheetPicture(self.turn, self.hour, is_on=self.is_on)

    @property
    def points(self) -> str:
        """The points of the sheet as it stands."""
        return points_words(score_of(self.turn.colony).total)

    def said(self) -> str:
        """Return all of it as one sentence."""
        who = words("{name} (you)", name=self.name) if self.is_own else self.name
        if self.gain is None:
            return sentence(labelled(who, self.points))
        what = f"{self.deed}, {self.brought()}"
        return sentence(labelled(who, what))

    def brought(self) -> str:
        """Return what the hour brought, for who does not see it."""
        gain = self.gain or 0
        said = counted(
            gain, "{points} point", "{points} points", points=points_words(gain, signed=True)
        )
        return words("{points}, most of all", points=said) if self.is_most else said


def head_high() -> float:
    """Return how high the head of a card is."""
    return max(58 * look().art, QFontMetricsF(font(Type.NAME)).height() * 1.3)


def foot_high() -> float:
    """Return how high two lines of what was done are, with what is below them."""
    return QFontMetricsF(font(Type.SMALL)).lineSpacing() * _LINES + 14 * look().art


def paint_heading(painter: QPainter, frame: QRectF, shown: SeatHour, *, is_large: bool) -> None:
    """Paint face, name and points along the top of *frame*."""
    now, art = look().theme, look().art
    high, edge = head_high(), (16 if is_large else 14) * art
    face = min((40 if is_large else 36) * art, frame.width() * 0.24)
    box = QRectF(frame.left() + edge, frame.top() + (high - face * FACE) / 2 + 2 * art, face, 0)
    box.setHeight(face * FACE)
    paint_face(painter, box, shown.worm, "happy" if shown.is_most else "looks")
    use = Type.NUMBER if is_large else Type.HEADING
    numbers = QFont(font(Type.NUMBER))
    if use is Type.HEADING:
        numbers.setPointSizeF(font(Type.HEADING).pointSizeF())
    painter.setFont(numbers)
    painter.setPen(QColor(now.ink))
    wide = painter.fontMetrics().horizontalAdvance(shown.points)
    row = QRectF(box.right() + 10 * art, frame.top(), 0, high)
    row.setRight(frame.right() - edge)
    painter.drawText(row, _RIGHT, shown.points)
    row.setRight(row.right() - wide - 8 * art)
    you = words("you") if shown.is_own else ""
    chip = QFontMetricsF(font(Type.CHIP)).horizontalAdvance(you) + 16 * art if you else 0.0
    room = max(20.0, row.width() - (chip + 8 * art if you else 0))
    letters = font(Type.CARD if is_large else Type.NAME)
    painter.setFont(letters)
    name = painter.fontMetrics().elidedText(shown.name, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(row, _MIDDLE, name)
    if you:
        tall = QFontMetricsF(font(Type.CHIP)).height() + 2
        left = row.left() + painter.fontMetrics().horizontalAdvance(name) + 8 * art
        paint_chip(painter, QRectF(left, row.center().y() - tall / 2, chip, tall), you, Tone.ON)


def paint_foot(painter: QPainter, frame: QRectF, shown: SeatHour) -> None:
    """Paint what was done, in two lines at most, and what it brought."""
    if shown.gain is None:
        return
    now, art = look().theme, look().art
    row = frame.adjusted(14 * art, 4 * art, -14 * art, -4 * art)
    colour = now.good if shown.gain > 0 else now.bad if shown.gain < 0 else now.ink2
    painter.setFont(font(Type.SECOND_BUTTON))
    painter.setPen(QColor(colour))
    gain = points_words(shown.gain, signed=True)
    wide = painter.fontMetrics().horizontalAdvance(gain)
    painter.drawText(row, Qt.AlignmentFlag.AlignRight, gain)
    row.setRight(row.right() - wide - 8 * art)
    painter.setFont(_letters_for(shown.deed, row))
    painter.setPen(QColor(now.ink))
    painter.drawText(row, Qt.TextFlag.TextWordWrap, shown.deed)


def _letters_for(said: str, row: QRectF) -> QFont:
    """Return letters in which *said* takes two lines: smaller ones in a long language."""
    letters = font(Type.SMALL)
    while letters.pointSizeF() > 6:
        sizes = QFontMetricsF(letters)
        wrapped = sizes.boundingRect(row, Qt.TextFlag.TextWordWrap, said)
        if (
            wrapped.height() <= sizes.lineSpacing() * (_LINES + 0.5)
            and wrapped.width() <= row.width()
        ):
            break
        letters.setPointSizeF(letters.pointSizeF() - 0.5)
    return letters


def paint_small_sheet(painter: QPainter, frame: QRectF, shown: SeatHour) -> None:
    """Paint the sheet with a thin border, in the middle of *frame*."""
    inset = _INSET * look().art
    small = replace(shown.picture, is_small=True)
    geometry = geometry_of(small, frame.adjusted(inset, inset, -inset, -inset))
    paint_sheet(painter, geometry, small)
    paint_border(painter, geometry, shown)


def paint_border(painter: QPainter, geometry: SheetGeometry, shown: SeatHour) -> None:
    """Paint the thin border round a sheet without hours, and the draught on it."""
    art, inset = look().art, _INSET * look().art
    border = geometry.grid.adjusted(-inset, -inset, inset, inset)
    painter.setPen(QPen(QColor(look().theme.line), 1.5 * art))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(border, 16 * art, 16 * art)
    paint_shiver(painter, geometry, shown.turn.colony)


def paint_most(painter: QPainter, frame: QRectF) -> None:
    """Paint the ring of whoever gained most: amber never stands alone."""
    now, art = look().theme, look().art
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide, out in ((now.amberink, 1.5, 2.2), (now.amber, 3, 0.0)):
        painter.setPen(QPen(QColor(colour), wide * art))
        rim = frame.adjusted(-out * art, -out * art, out * art, out * art)
        corner = (CARD + out) * art
        painter.drawRoundedRect(rim, corner, corner)
