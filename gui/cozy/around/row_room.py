"""Where everything of a row of the score lies, in any look: words, scale, numbers, sentence.

Law: a row is as high whatever it says, so that nothing moves but by opening.
"""

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFontMetrics

from gui.cozy.around.scale import Scale, ShownRow
from gui.cozy.around.scale_words import row_title, short_words
from gui.cozy.sheet.symbol import SIZE
from gui.kit.theme import Type, font, look

_LOW = 33
"""How high a row is at least where it says the next mark in words."""
_INSET = 8.0
LARGE = 1.5
"""From this size of text on the words stand above the scale."""
_LEAST_WORDS = 104.0
"""Before words are narrower, the scale shrinks."""
_LEAST_UNIT = 0.5
"""How small symbols without marks become, so that the words keep their size."""


def row_high(*, is_open: bool) -> int:
    """Return how high a row is, open or closed."""
    return head_high(is_open=is_open) + is_open * _sentence_high()


def head_high(*, is_open: bool) -> int:
    """Return how high a row is above its sentence."""
    line = _line(Type.SMALL)
    if is_brief(is_open=is_open):
        return max(_LOW, line + 4)
    above = _line(Type.BODY) if _is_stacked() else 0
    return max(round(Scale.high(look().art)) + above, 2 * line)


def is_brief(*, is_open: bool) -> bool:
    """Return whether a row says in words what its marks would say."""
    return look().art < 1 and not is_open and not _is_stacked()


def _is_stacked() -> bool:
    """Return whether the words of a row stand above its scale."""
    return look().text >= LARGE


def _sentence_high() -> int:
    return (_line(Type.SMALL) + 4) * (2 if _is_stacked() else 1)


def _line(use: Type) -> int:
    return QFontMetrics(font(use)).lineSpacing()


class RowRoom:
    """The places of one row that is *width* px wide and shows *shown* on *scale*."""

    def __init__(self, shown: ShownRow, scale: Scale, width: int, *, is_open: bool) -> None:
        art, text = look().art, QFontMetrics(font(Type.STRONG))
        inset = _INSET * art
        self.is_brief = is_brief(is_open=is_open)
        self._scale = scale
        high = float(_line(Type.BODY) if _is_stacked() else head_high(is_open=is_open))
        points = QFontMetrics(font(Type.NAME)).horizontalAdvance("\u221200") + inset
        counts = text.horizontalAdvance("000") + inset
        if self.is_brief:
            counts = text.horizontalAdvance(short_words(shown.row, shown.step)) + inset
        left = width - points - counts - inset
        self.points = QRectF(width - inset - points, 0, points, high)
        self.counts = QRectF(left, 0, counts - 2 * art, high)
        self.unit = self._unit(shown, left - 2 * inset, width - 2 * inset)
        wide = scale.width * self.unit
        self.scale = QPointF(left - wide, 0.0)
        self.words = QRectF(inset, 0, max(left - wide - 2 * inset, 40.0), high)
        if _is_stacked():
            self.scale = QPointF(inset, high)
            self.words = QRectF(inset, 0, left - inset, high)
        elif self.is_brief:
            self.scale.setY((high - (SIZE + 2) * self.unit) / 2)
        top = float(head_high(is_open=is_open))
        self.sentence = QRectF(inset, top, width - 2 * inset, _sentence_high() - 2.0)

    def _unit(self, shown: ShownRow, room: float, whole: float) -> float:
        """Return how many px a px of the art direction is on the scale."""
        if _is_stacked():
            return min(look().art, whole / self._scale.width)
        need = _LEAST_WORDS * look().text
        if self.is_brief:
            said = QFontMetrics(font(Type.SMALL)).horizontalAdvance(row_title(shown.row))
            need = min(said + 2.0, room - self._scale.width * _LEAST_UNIT)
        return min(look().art, max(room - need, 1.0) / self._scale.width)

    def group_at(self, at: QPoint) -> int | None:
        """Return the number of the group of symbols *at* a place, if there is one."""
        if at.y() >= self.sentence.top():
            return None
        return self._scale.group_at((at.x() - self.scale.x()) / self.unit)
