"""The cards of the replay: one sheet is large and can be pointed at, the others are small."""

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from gui.cozy.replay.seat_paint import (
    SeatHour,
    foot_high,
    head_high,
    paint_border,
    paint_foot,
    paint_heading,
    paint_most,
    paint_small_sheet,
)
from gui.cozy.sheet.geometry import SheetGeometry
from gui.cozy.sheet.sheet_paint import geometry_of
from gui.cozy.sheet.sheet_view import SheetView
from gui.kit.art import HIGH, Casting, blank, paint_paper
from gui.kit.focus import paint_focus
from gui.kit.label import tip
from gui.kit.theme import look, px
from gui.kit.tokens import CARD
from gui.kit.touch import Touch
from gui.words.words import words

RIM = 5
"""The room round the paper of a small card for its ring, in px at art 1."""
_ABOVE, _UNDER, _BELOW = 30, 28, 10
"""How far the hours lie below the upper edge, and reach under the head and into the lower edge."""
_LEAST_SHEET = 100
"""A card with less room has no sheet, in px at art 1."""


class LargeSheet(SheetView):
    """The sheet that one looks at, with its player at the top."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: SeatHour | None = None
        self.is_equal = False
        """Whether it lies beside one of its size: it has no hours, and says what was done."""
        self.is_empty = False
        """Whether it is on its way elsewhere."""

    def show_seat(self, shown: SeatHour, *, in_motion: bool = False) -> None:
        """Show a player's hour; *in_motion* what it has changed since the last one."""
        self.shown = shown
        self.setAccessibleName(words("{name}'s sheet", name=shown.name))
        picture = replace(shown.picture, is_small=self.is_equal)
        self.show_picture(picture, in_motion=in_motion)
        self.update()

    def geometry_now(self) -> SheetGeometry | None:
        """Return where the spaces are: below the head, into which the hours may reach."""
        if self.picture is None:
            return None
        frame, art = QRectF(self.rect()), look().art
        if self.is_equal:
            inset = 15 * art
            frame.adjust(inset, head_high() + 6 * art, -inset, -foot_high() - 6 * art)
        else:
            frame.adjust(0, max(_ABOVE * art, head_high() - _UNDER * art), 0, _BELOW * art)
        return geometry_of(self.picture, frame)

    def paint(self, painter: QPainter) -> None:
        if self.shown is None or self.is_empty:
            self.paint_paper(painter)
            return
        super().paint(painter)
        frame = QRectF(self.rect())
        paint_heading(painter, frame, self.shown, is_large=True)
        if self.is_equal and (geometry := self.geometry_now()) is not None:
            paint_border(painter, geometry, self.shown)
            paint_foot(painter, frame.adjusted(0, frame.height() - foot_high(), 0, 0), self.shown)


class SmallSheet(Casting, Touch):
    """Another player's sheet, live; a click swaps it with the large one."""

    casts = (CARD, HIGH)

    def __init__(self) -> None:
        super().__init__()
        self.shown: SeatHour | None = None
        self.is_empty = False
        """Whether its sheet is on its way elsewhere."""
        self.is_badge = False
        """Whether there is no room to say what was done: the tooltip does."""
        self._drawn: tuple[object, QPixmap] = (None, QPixmap())

    @property
    def cast_frame(self) -> QRectF:
        """The paper, in px of what it lies on."""
        return self._paper().translated(self.x(), self.y())

    def _paper(self) -> QRectF:
        return self.within(RIM)

    def show_seat(self, shown: SeatHour) -> None:
        """Show a player's hour."""
        self.shown = shown
        self.setAccessibleName(shown.said())
        large = words("Press to see this sheet large.")
        self.setAccessibleDescription(large)
        self.setToolTip(tip(f"{shown.said()}\n{large}"))
        self.update()

    def paint(self, painter: QPainter) -> None:
        shown, paper = self.shown, self._paper()
        if shown is None:
            return
        of = shown, self.size().toTuple(), self.is_badge, self.is_empty, look()
        if self._drawn[0] != of:
            self._drawn = of, blank(self.width(), self.height(), self.devicePixelRatioF())
            with QPainter(self._drawn[1]) as drawing:
                drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._draw(drawing, paper, shown)
        painter.drawPixmap(0, 0, self._drawn[1])
        if shown.is_most:
            paint_most(painter, paper)
        paint_focus(painter, self, paper.adjusted(3, 3, -3, -3), px(CARD))

    def _draw(self, painter: QPainter, paper: QRectF, shown: SeatHour) -> None:
        paint_paper(painter, paper, px(CARD))
        if self.is_empty:
            return
        paint_heading(painter, paper, shown, is_large=False)
        foot = foot_high() if not self.is_badge else 8 * look().art
        room = paper.adjusted(0, head_high(), 0, -foot)
        if room.height() >= _LEAST_SHEET * look().art:
            inset = 9 * look().art
            paint_small_sheet(painter, room.adjusted(inset, 0, -inset, 0), shown)
        if not self.is_badge:
            paint_foot(painter, QRectF(paper.left(), room.bottom(), paper.width(), foot), shown)
