"""The four rows, filled as if the game ended now, and as they would be after what is pointed at.

Pointing at a row opens it: it says where you are, and lights up what it counts.
"""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.cozy.colony import Colony
from core.cozy.scoring import Score, score_of
from core.cozy.sheet import SheetRow
from gui.cozy.around.row_room import LARGE, row_high
from gui.cozy.around.row_strip import RowStrip
from gui.cozy.around.scale import CountStep, ShownRow
from gui.cozy.around.scale_words import change_words
from gui.cozy.sheet_words import points_words
from gui.kit.card import scrolled
from gui.kit.clock import Glide
from gui.kit.focus import has_ring, use_keys
from gui.kit.layout import Scaled, nest, spaced
from gui.kit.role_label import role_label
from gui.kit.scroll import bring_into_sight
from gui.kit.theme import Type, font, look
from gui.words.words import words

_COUNT_MS = 240
_HUGE = 2.0
"""From this size of text on no row has room below the question, so that the hand scrolls."""


class ScorePanel(Scaled, QWidget):
    """Three rewards, the penalty and the total, which stays in sight where the rows scroll."""

    pointed = Signal()
    """`lit` is another one."""
    lit: SheetRow | None = None
    """The row whose count should be lit up."""
    wants_more = False
    """Whether what would count further should be lit up in its place."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.title, self.hour = role_label("name"), role_label("quiet")
        self.was, self.total = role_label("quiet"), role_label("total")
        self.was.setWordWrap(False)
        self.total.setWordWrap(False)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.hour)
        self._head.addWidget(self.was)
        self._head.addWidget(self.total)
        nest(self._column, self._head)
        self.rows = tuple(RowStrip() for _ in range(4))
        listed = QWidget()
        below = QVBoxLayout(listed)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        for strip in self.rows:
            strip.pointed.connect(self._point)
            below.addWidget(strip)
        below.addStretch(1)
        self._column.addWidget(scrolled(listed, self), 1)
        self._colony: Colony | None = None
        self._shown_total = 0
        self._was_preview = False
        self._count = Glide(self, _COUNT_MS, 0, 0)
        self._count.valueChanged.connect(self._show_count)
        self._scale()

    def _scale(self) -> None:
        spaced(self._head, (8, 0, 8, 0), 12)
        self.hour.setVisible(look().size < LARGE)  # the title has its room
        self.total.setFixedHeight(QFontMetrics(font(Type.NUMBER)).ascent())

    def _high(self) -> int:
        """Return the height with one row open: nothing else moves when one opens."""
        closed, opened = (row_high(is_open=is_open) for is_open in (False, True))
        return self._head.sizeHint().height() + 3 * closed + opened

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._high())

    def hasHeightForWidth(self) -> bool:
        """Return that it has not: what it lies in would never let the rows scroll."""
        return False

    def minimumSizeHint(self) -> QSize:
        """Return the room for the total with one row: the rows scroll, or else all of the hand."""
        is_whole = look().size >= _HUGE
        high = (
            self._high() if is_whole else self._head.sizeHint().height() + row_high(is_open=False)
        )
        return QSize(super().minimumSizeHint().width(), high)

    def show_colony(
        self, colony: Colony, title: str, hour: str = "", *, at_once: bool = False
    ) -> Score:
        """Show the score of *colony* as if the game ended now, and return it.

        The total counts to its new value, but for another sheet it is there *at_once*.
        """
        if at_once:
            self.total.setText("")
        self._colony, score = colony, score_of(colony)
        self.title.setText(title)
        self.hour.setText(hour)
        self._show(score, score)
        return score

    def preview(self, colony: Colony | None, shape: str = "") -> None:
        """Show the score that *colony* would have after a *shape* is laid; None: as it is."""
        if self._colony is not None:
            now = score_of(self._colony)
            self._show(now if colony is None else score_of(colony), now, shape)

    def _show(self, score: Score, now: Score, shape: str = "") -> None:
        assert self._colony is not None
        rows = self._colony.sheet.score_rows
        counts = zip(now.counts, score.counts, strict=True)
        for strip, row, count, points, would in zip(
            self.rows, rows, counts, now.points, score.points, strict=True
        ):
            strip.show_row(ShownRow(row, CountStep(*count), points, would, shape))
        change = score.total - now.total
        colour = look().theme.ink
        if change:
            colour = look().theme.good if change > 0 else look().theme.bad
        palette = self.total.palette()
        palette.setColor(self.total.foregroundRole(), QColor(colour))
        self.total.setPalette(palette)
        struck = self.was.font()
        struck.setStrikeOut(True)
        self.was.setFont(struck)
        self.was.setText(points_words(now.total))
        self.was.setVisible(bool(change) and look().art >= 1)
        was_preview, self._was_preview = self._was_preview, score is not now
        at_once = was_preview or self._was_preview or look().is_calm
        self._count_to(score.total, at_once=at_once)

    def _count_to(self, total: int, *, at_once: bool) -> None:
        """Let the total count up or down to *total*."""
        self._count.stop()
        if at_once or not self.isVisible() or not self.total.text():
            self._show_count(total)
        elif total != self._shown_total:
            self._count.setStartValue(self._shown_total)
            self._count.setEndValue(total)
            self._count.start()

    def _show_count(self, total: int) -> None:
        self._shown_total = int(total)
        said = points_words(self._shown_total)
        self.total.setText(said)
        self.total.setAccessibleName(words("Total {total}", total=said))

    def _point(self, is_on: bool) -> None:  # noqa: FBT001, ARG002  # a signal's argument
        """Open the row under the pointer, or else the one with the keys."""
        opened = next((one for one in self.rows if one.is_over), None)
        opened = opened or next((one for one in self.rows if has_ring(one)), None)
        for strip in self.rows:
            strip.open(is_open=strip is opened)
        shown = opened.shown if opened else None
        self.lit = shown.row if shown else None
        self.wants_more = opened is not None and opened.group is not None
        self.pointed.emit()

    def read(self) -> str:
        """Go to the next row by the keys, and return all of them to be heard."""
        use_keys()
        at = next((at for at, one in enumerate(self.rows) if one.hasFocus()), -1)
        following = self.rows[(at + 1) % len(self.rows)]
        following.setFocus(Qt.FocusReason.TabFocusReason)
        bring_into_sight(following)
        said = [one.accessibleName() for one in self.rows]
        return " ".join([*said, self.total.accessibleName()])

    def changes(self) -> str:
        """Return in a sentence what the decision that is pointed at changes."""
        shown = [one.shown for one in self.rows if one.shown is not None]
        return " ".join(filter(None, (change_words(one.row, one.step) for one in shown)))
