"""How far each head is from the thread, before a swing and after it."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from core.wormup.worm import TABLE_W, UNITS_PER_MM
from gui.kit.art import paint_icon
from gui.kit.label import tip
from gui.kit.layout import NeverSmaller
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, look, px
from gui.parts.hats import Who
from gui.parts.worms import paint_face
from gui.words.words import words
from gui.wormup.race_facts import worm_lengths

_FARTHEST_MM = TABLE_W / UNITS_PER_MM


@dataclass(frozen=True, slots=True)
class HeadDistance:
    """How far a head is from the thread before a swing and after it, in mm."""

    worm: Who
    name: str
    before: float
    after: float | None = None
    """None while no post has been turned."""
    is_gain: bool = False
    """Whether it is our own head, and comes nearer."""


class Distances(NeverSmaller, Painted, QWidget):
    """Shows how many worms fit between each head and the thread, before a swing and after it.

    The tool tip says it in mm.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[HeadDistance, ...] = ()

    def show_rows(self, rows: tuple[HeadDistance, ...]) -> None:
        """Show *rows*."""
        if rows == self._rows:
            return
        is_other = len(rows) != len(self._rows)
        self._rows = rows
        self.setAccessibleName(" ".join(map(_lengths_words, rows)))
        self.setToolTip(tip("\n".join(map(_mm_words, rows))))
        if is_other:
            self.updateGeometry()
        self.update()

    def _columns(self) -> int:
        return max(2, (len(self._rows) + 1) // 2)

    def _wide(self) -> int:
        """Return the width of a column."""
        small, strong = (QFontMetrics(font(use)) for use in (Type.BODY, Type.BUTTON))
        return (
            px(52)
            + small.horizontalAdvance(worm_lengths(_FARTHEST_MM))
            + px(36)
            + strong.horizontalAdvance(worm_lengths(_FARTHEST_MM))
            + px(10)
            + small.horizontalAdvance(words("worms"))
        )

    def sizeHint(self) -> QSize:
        gap = px(24)
        high = max(px(42), QFontMetrics(font(Type.BUTTON)).height() + 4)
        return QSize(self._columns() * (self._wide() + gap) - gap, 2 * high)

    def paint(self, painter: QPainter) -> None:
        columns, high = self._columns(), self.height() / 2
        for place, row in enumerate(self._rows):
            left = (place % columns) * (self._wide() + px(24))
            self._paint_row(painter, row, QRectF(left, (place // columns) * high, 0, high))

    def _paint_row(self, painter: QPainter, row: HeadDistance, frame: QRectF) -> None:
        now, size = look().theme, px(35)
        face = QRectF(frame.left(), frame.center().y() - size / 2, size, size * 1.03)
        paint_face(painter, face, row.worm)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(font(Type.BODY))
        painter.setPen(QColor(now.ink2))
        small = painter.fontMetrics()
        x, wide = frame.left() + px(44), small.horizontalAdvance(worm_lengths(_FARTHEST_MM))
        before = worm_lengths(row.before)
        painter.drawText(QRectF(x, frame.top(), wide, frame.height()), right, before)
        x += wide
        if row.after is not None:
            after = worm_lengths(row.after)
            icon = QRectF(x + px(10), frame.center().y() - px(7), px(14), px(14))
            paint_icon(painter, "next", icon, now.ink2)
            x += px(34)
            painter.setFont(font(Type.BUTTON))
            painter.setPen(QColor(now.good if row.is_gain else now.ink2))
            wide = painter.fontMetrics().horizontalAdvance(after)
            painter.drawText(QRectF(x, frame.top(), wide + 2, frame.height()), left, after)
            x += wide
        painter.setFont(font(Type.BODY))
        painter.setPen(QColor(now.ink2))
        box = QRectF(x + px(8), frame.top(), self._wide(), frame.height())
        painter.drawText(box, left, words("worms"))


def _lengths_words(row: HeadDistance) -> str:
    before = worm_lengths(row.before)
    if row.after is None:
        return words("{name}: {before} worms away.", name=row.name, before=before)
    return words(
        "{name}: {before} worms away, then {after}.",
        name=row.name,
        before=before,
        after=worm_lengths(row.after),
    )


def _mm_words(row: HeadDistance) -> str:
    before = f"{row.before:.0f}"
    if row.after is None:
        return words("{name}: {before} mm.", name=row.name, before=before)
    return words(
        "{name}: {before} mm, then {after} mm.",
        name=row.name,
        before=before,
        after=f"{row.after:.0f}",
    )
