"""Puzzles as cards on the boards of a shelf: the position, what is asked, knots, and the seal."""

from datetime import date
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPixmap

from gui.game_ui import GAMES
from gui.kit.art import paint_icon
from gui.kit.chip import Tone, paint_chip
from gui.kit.theme import Type, beside, font, look, px
from gui.kit.tokens import DAY, SMALL
from gui.parts.knots import paint_knots, paint_solved
from gui.report.puzzles import Shelved, today_of
from gui.report.solved import How, Solved
from gui.window.past.game_thumbnail import kept_thumbnail
from gui.window.past.shelf import CardPainter, Shelf, ShelfLabel, picture_size
from gui.words.words import words

_KNOTS, _SEAL, _TAG, _OUT, _ICON = 26, 48, 32, 18, 18


class _Painter(CardPainter):
    """Paints the card of a puzzle."""

    def paint_foot(self, painter: QPainter, foot: QRectF, game: Shelved, shown: ShelfLabel) -> None:
        """Paint what is to be done at the left, and the knots at the right."""
        now, side = look().theme, px(_KNOTS)
        painter.setFont(font(Type.SMALL))
        painter.setPen(QColor(now.ink2))
        room = foot.adjusted(0, 0, -3 * side - SMALL, 0)
        letters = painter.fontMetrics()
        said = letters.elidedText(shown.chip, Qt.TextElideMode.ElideRight, round(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, said)
        knots = QRectF(foot.right() - 3 * side, foot.center().y() - side / 2, 3 * side, side)
        paint_knots(painter, knots, game.asked.puzzle.knots)

    def paint_over(self, painter: QPainter, card: QRectF, thing: Shelved) -> None:
        """Paint the seal of what was solved, and the tag of today's."""
        shelf = self.parent()
        assert isinstance(shelf, PuzzleShelf)
        how = shelf.solved.how(thing.asked.digest)
        seal, low, out, tag, step = map(px, (_SEAL, _SEAL + 90, _OUT, _TAG, SMALL))
        if how is How.SOLVED:
            place = QRectF(card.right() - step - seal, card.top() + low - seal, seal, seal)
            paint_solved(painter, place)
        elif how is How.SEEN:
            wide = QFontMetrics(font(Type.CHIP)).horizontalAdvance(words("seen")) + tag
            chip = QRectF(card.right() - out - wide, card.top() + low - tag, wide, tag)
            paint_chip(painter, chip, words("seen"), Tone.PLAIN)
        if thing.asked.digest == shelf.today:
            self._paint_today(painter, card.topLeft() + QPointF(-step, out), tag)

    def _paint_today(self, painter: QPainter, at: QPointF, high: int) -> None:
        now, said, icon = look().theme, words("Today"), beside(_ICON)
        painter.setFont(font(Type.CHIP))
        pad = high // 3
        wide = painter.fontMetrics().horizontalAdvance(said) + icon + 3 * pad
        tag = QRectF(at.x(), at.y(), wide, high)
        painter.setPen(QPen(QColor(now.amberink), 2))
        painter.setBrush(QColor(now.amber))
        painter.drawRoundedRect(tag, high / 2, high / 2)
        place = QRectF(at.x() + pad, tag.center().y() - icon / 2, icon, icon)
        paint_icon(painter, "calendar", place, DAY.ink)
        painter.setPen(QColor(DAY.ink))
        words_at = tag.adjusted(icon + 1.7 * pad, 0, 0, 0)
        painter.drawText(words_at, Qt.AlignmentFlag.AlignVCenter, said)


class PuzzleShelf(Shelf):
    """Holds the puzzles, today's in front."""

    PAINTER = _Painter
    key = staticmethod(attrgetter("path"))

    def __init__(self, solved: Solved) -> None:
        self.solved, self.today = solved, b""
        super().__init__()

    def fill(self, found: list[Shelved], day: date) -> None:
        """Put all that was *found* on the shelf; that of the *day* is the first."""
        ours = [one.asked.digest for one in found if one.kind]
        self.today = today_of(day, ours) if ours else b""
        self.wanted = self.bookmark.mark()
        self.clear()
        kinds = [*GAMES, ""]
        for one in sorted(
            found, key=lambda one: (one.asked.digest != self.today, kinds.index(one.kind))
        ):
            self.put(one, ShelfLabel(one.line, Tone.PLAIN), self._spoken(one))

    def tell_anew(self) -> None:
        """Show what has been solved meanwhile."""
        for row in range(self.count()):
            item = self.item(row)
            item.setText(self._spoken(self.games()[row]))
        self.viewport().update()

    def picture(self, game: Any) -> QPixmap | bool:  # noqa: ANN401  # a puzzle
        """Return the position from which it begins."""
        asked, ratio = game.asked, self.devicePixelRatioF()
        return kept_thumbnail(asked.genesis, asked.state, picture_size(self), ratio) or False

    def _spoken(self, one: Shelved) -> str:
        how = self.solved.how(one.asked.digest)
        known = {How.SOLVED: words("solved"), How.SEEN: words("seen")}
        parts = [
            words("Today") if one.asked.digest == self.today else "",
            one.title,
            one.said,
            known[how] if how else "",
        ]
        return ", ".join(part for part in parts if part)
