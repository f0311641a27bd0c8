"""A game looked back at: the chances over its steps, what turned it, bids, moves and hours."""

import hashlib
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QProgressBar, QVBoxLayout, QWidget

from gui.parts.card import Bare, Card, Page, scroll_by_keys, scrolled
from gui.parts.chances import Chance, Chances
from gui.parts.keys import Key, Kind, back_key
from gui.parts.role_label import role_label
from gui.parts.sentence import Sentence
from gui.parts.theme import px
from gui.parts.tokens import MARGIN, SMALL, TIGHT, WIDE
from gui.report.review import Line, Review, found_again, sections, turnings
from gui.window.past.head import lie_head
from gui.window.past.opened_log import Opened
from gui.window.past.reviewer import Reviewer
from gui.words.words import words

_TOP = 84


class ReviewPage(Page):
    """Shows the review of a log while it is made, coarsely at first."""

    shown = Signal(int)
    """The step that is wanted on the board."""
    better_asked = Signal(object)
    """A `Placed` or an `Hour` that would have been better, which is wanted on the board."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._opened: Opened | None = None
        self._digest = b""
        self._reviewer = Reviewer(self)
        self._reviewer.found.connect(self._take)
        self._reviewer.got_on.connect(self._get_on)
        self._reviewer.ended.connect(self._end)
        self._back = back_key(self.left)
        self._back.setParent(self)
        self._title = role_label("title", words("Review"))
        self._title.setWordWrap(False)
        self._title.setParent(self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(words("How far the review is"))
        self._halt = Key(words("Stop"), Kind.SECOND, "x")
        self._halt.setParent(self)
        self._halt.clicked.connect(self.stop)
        self._scroll = scrolled(None, self)
        self._stops: list[QWidget] = []
        """The chart and the sentences that can be pressed."""
        scroll_by_keys(self, self._scroll)
        self.said = ""
        self.setFocusProxy(self._back)

    def show_review(self, opened: Opened) -> None:
        """Show the review of the log that is *opened*; one that is made already goes on."""
        if self._opened is opened and self.said:
            return
        self._opened = opened
        self._digest = hashlib.sha256(opened.path.read_bytes()).digest()
        self._show_lines(Review())
        self._bar.setRange(0, 0)
        self._wait(is_waiting=True)
        self._reviewer.start(opened.path)

    def clear(self) -> None:
        """Forget the log."""
        self.stop()
        self._opened, self.said = None, ""

    def stop(self) -> None:
        """Stop reviewing; what was found stays."""
        self._reviewer.stop()
        self._wait(is_waiting=False)

    def _wait(self, *, is_waiting: bool) -> None:
        self._bar.setVisible(is_waiting)
        self._halt.setVisible(is_waiting)
        self._lie()

    def _get_on(self, done: int, of: int) -> None:
        self._bar.setRange(0, of)
        self._bar.setValue(done)

    def _end(self) -> None:
        self._wait(is_waiting=False)
        if not self.said:
            why = self._reviewer.why
            said = words("This game could not be looked back at: {why}.", why=why)
            self._show_said([said, words("To try it once more, go back and press Review.")])
            self._opened = None  # the next wish for a review begins anew

    def _take(self, data: bytes) -> None:
        found = found_again(data, self._digest)
        if found is not None:
            self._show_lines(found)

    def _show_lines(self, found: Review) -> None:
        table = self._opened.replay.table if self._opened else None
        if table is None or found == Review():
            self._show_said([words("Bots play on from every step of this game.")], is_news=False)
            return
        ground = Bare()
        column = QVBoxLayout(ground)
        column.setContentsMargins(px(MARGIN), px(SMALL), px(MARGIN), px(WIDE))
        column.setSpacing(px(MARGIN))
        parts = sections(found, table)
        for at, part in enumerate(parts):
            card, inside = _card()
            inside.addWidget(role_label("heading", part.heading))
            if at == 0 and found.points:
                inside.addWidget(self._chart(found, part.lines))
            for line in part.lines:
                inside.addWidget(self._sentence(line) if line.step else role_label("", line.said))
            if part.rows:
                inside.addLayout(_grid(part.rows))
            column.addWidget(card)
        column.addStretch(1)
        lines = [(part.heading, *(line.said for line in part.lines)) for part in parts]
        self.said = "\n".join(said for part in lines for said in part)
        self._lay(ground)

    def _sentence(self, line: Line) -> Sentence:
        """Return *line* as a key to the step that it is about."""
        sentence = Sentence(line.said, "past")
        if line.better is not None:
            sentence.clicked.connect(lambda: self.better_asked.emit(line.better))
        else:
            sentence.clicked.connect(lambda: self.shown.emit(line.step))
        return sentence

    def _chart(self, found: Review, lines: Sequence[Line]) -> Chances:
        chart = Chances()
        rows = [
            Chance(p.step, tuple(p.counts.share(seat) for seat in range(len(p.counts.wins))))
            for p in found.points
        ]
        changed = [after.step for _, after, _ in turnings(found.points)]
        chart.show_rows(rows, changed, " ".join(line.said for line in lines))
        chart.chosen.connect(self.shown)
        return chart

    def _show_said(self, lines: Sequence[str], *, is_news: bool = True) -> None:
        ground = Bare()
        column = QVBoxLayout(ground)
        column.setContentsMargins(px(MARGIN), px(SMALL), px(MARGIN), px(WIDE))
        for line in lines:
            card, inside = _card()
            inside.addWidget(role_label("name", line))
            column.addWidget(card)
        column.addStretch(1)
        self.said = "\n".join(lines) if is_news else ""
        self._lay(ground)

    def _lay(self, ground: Bare) -> None:
        """Show *ground* where the old one was scrolled to, and let the same stop have the keys."""
        bar = self._scroll.verticalScrollBar()
        at, held = bar.value(), [stop.hasFocus() for stop in self._stops]
        self._stops = [part for part in ground.findChildren(QWidget) if part.focusPolicy()]
        self._scroll.setWidget(ground)
        ground.setAutoFillBackground(False)
        bar.setValue(at)
        self._lie()
        for stop, had_keys in zip(self._stops, held, strict=False):
            if had_keys:
                stop.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Lay the title, the bar and what is below them."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        left = lie_head(self._back, self._title)
        hint = self._halt.sizeHint()
        right = self.width() - margin - hint.width()
        self._halt.setGeometry(right, px(22) + (px(44) - hint.height()) // 2, *hint.toTuple())
        high = px(TIGHT)
        self._bar.setGeometry(left, px(44) - high // 2, max(0, right - left - margin), high)
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)


def _grid(rows: Sequence[Sequence[str]]) -> QGridLayout:
    """Return *rows* as a table, the first of them its head."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(WIDE))
    grid.setVerticalSpacing(px(SMALL))
    for at, row in enumerate(rows):
        for column, said in enumerate(row):
            cell = role_label("" if at else "strong", said)
            cell.setWordWrap(False)
            grid.addWidget(cell, at, column)
    grid.setColumnStretch(len(rows[0]), 1)
    return grid


def _card() -> tuple[Card, QVBoxLayout]:
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(px(WIDE), px(MARGIN), px(WIDE), px(MARGIN))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    return card, column
