"""Several copies of one game: how each stands to each other, and both boards where two part."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Card, Page
from gui.kit.chip import Chip, Tone
from gui.kit.label import tip
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.page_head import lay_head, page_head
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.report.compare import Comparison, CopiesState, Copy, compare, copy_of
from gui.report.judged import Verdict
from gui.window.past.game_thumbnail import thumbnail
from gui.window.past.opened_log import LogLoader, OpenedLog, UnreadLog
from gui.words.isolation import called
from gui.words.words import words

_TOP, _BOARD = 84, 230
_TONES = {
    CopiesState.OTHER_GAME: Tone.OPEN,
    CopiesState.EQUAL: Tone.GOOD,
    CopiesState.SHORTER: Tone.AMBER,
    CopiesState.BROKEN: Tone.BAD,
    CopiesState.FORKED: Tone.BAD,
}
_VERDICTS = {
    Verdict.CHECKS: Tone.GOOD,
    Verdict.CALLED: Tone.GOOD,
    Verdict.UNFINISHED: Tone.AMBER,
    Verdict.PROVEN: Tone.AMBER,
    Verdict.FAILS: Tone.BAD,
    Verdict.NEWER: Tone.AMBER,
}


class _Pair(NamedTuple):
    first: OpenedLog
    second: OpenedLog
    found: Comparison


class CopiesPage(LaidOut, Page):
    """Compares copies each to all; what can be read is named, and so is what cannot."""

    left = Signal()

    def __init__(self, data: Path | None, show_step: Callable[[int], object]) -> None:
        """Compare with the games in *data*; *show_step* shows a step of the first copy."""
        super().__init__()
        self._show_step = show_step
        self._data = data
        self._copies: list[OpenedLog] = []
        self._unread: list[UnreadLog] = []
        self.paths: list[Path] = []
        """What the first copy is compared with."""
        self._opening: LogLoader | None = None
        self._back, self._title = page_head(self, self.left, words("Copies compared"))
        self._scroll = Scroll(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(self._back)

    def clear(self) -> None:
        """Forget all copies."""
        self.stop()
        self._copies, self._unread, self.paths = [], [], []

    def stop(self) -> None:
        """Stop judging."""
        if self._opening is not None:
            self._opening.let_go()
            self._opening = None

    def compare(self, first: OpenedLog, paths: list[Path]) -> None:
        """Judge the logs at *paths*, and compare them with *first*, with each other and before."""
        self.stop()
        if not self._copies or self._copies[0] is not first:
            self._copies, self._unread, self.paths = [first], [], []
        self.paths += paths
        self._opening = opening = LogLoader(paths, self._data, self, self._take)
        opening.start()
        self._show()

    def lines(self) -> list[str]:
        """Return how every other copy stands to the first, a sentence each."""
        return [
            words("{file}: {what}", file=Path(pair.second.path.name), what=pair.found.said)
            for pair in self._pairs()
            if pair.first is self._copies[0]
        ]

    def _take(self, found: OpenedLog | UnreadLog) -> None:
        if isinstance(found, UnreadLog):
            self._unread.append(found)
        else:
            self._copies.append(found)
        self._show()

    def _pairs(self) -> list[_Pair]:
        return [
            _Pair(one, other, compare(_copy(one), _copy(other)))
            for one, other in combinations(self._copies, 2)
        ]

    # -- what is shown ----------------------------------------------------------------------------

    def _show(self) -> None:
        ground = Bare()
        column = spaced(QVBoxLayout(ground), (MARGIN, SMALL, MARGIN, WIDE), MARGIN)
        column.addWidget(self._table())
        pairs = self._pairs()
        for pair in pairs:
            column.addWidget(self._card(pair))
        for unread in self._unread:
            column.addWidget(_unread_card(unread))
        if not pairs and not self._unread:
            column.addWidget(role_label("name", words("The other file is being checked.")))
        column.addStretch(1)
        self._scroll.setWidget(ground)
        self._lay_out()

    def _table(self) -> QWidget:
        """Return each copy with its verdict."""
        card = Card()
        grid = spaced(QGridLayout(card), (WIDE, MARGIN, WIDE, MARGIN), (MARGIN, TIGHT))
        for column, said in enumerate((words("Copy"), words("By itself"))):
            grid.addWidget(role_label("strong", said), 0, column)
        for at, copy in enumerate(self._copies):
            name = role_label("name", f"{at + 1}  {_name(copy.path)}", wraps=False)
            name.setToolTip(tip(str(copy.path)))
            grid.addWidget(name, at + 1, 0)
            chip = Chip(copy.found.judged.heading, _VERDICTS[copy.found.verdict])
            grid.addWidget(chip, at + 1, 1, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(2, 1)
        return card

    def _card(self, pair: _Pair) -> QWidget:
        """Return how two copies stand to each other, with their boards where they part."""
        card = Card()
        column = spaced(QVBoxLayout(card), (WIDE, MARGIN, WIDE, MARGIN))
        head = QHBoxLayout()
        numbers = [self._copies.index(one) + 1 for one in (pair.first, pair.second)]
        head.addWidget(
            role_label("heading", words("{one} and {other}", one=numbers[0], other=numbers[1]))
        )
        head.addStretch(1)
        if pair.first is self._copies[0] and pair.found.step > 0:
            go = Button(words("Go to step {step}", step=pair.found.step), ButtonKind.SECOND, "past")
            go.clicked.connect(lambda _=False, step=pair.found.step: self._show_step(step))
            head.addWidget(go)
        nest(column, head)
        brief = Chip(pair.found.brief, _TONES[pair.found.copies])
        column.addWidget(brief, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(role_label("", pair.found.said))
        if pair.found.copies not in {CopiesState.OTHER_GAME, CopiesState.EQUAL}:
            boards = spaced(QHBoxLayout(), gap=GAP)
            for copy in (pair.first, pair.second):
                place = QVBoxLayout()
                board = _Board(copy, pair.found.step + 1)
                place.addWidget(board)
                place.addWidget(role_label("small", board.accessibleName()))
                nest(boards, place, 1)
            nest(column, boards)
        return card

    def _lay_out(self) -> None:
        top = px(_TOP)
        lay_head(self._back, self._title)
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)


class _Board(Painted, QLabel):
    """The board of a copy after a step, or where it ends."""

    def __init__(self, copy: OpenedLog, step: int) -> None:
        super().__init__()
        steps = copy.replay.table.completed if copy.replay.table else []
        self._done = steps[min(step, len(steps)) - 1] if steps else None
        self._pixmap = QPixmap()
        said = words("No step of this game was completed.")
        if self._done is not None:
            said = words("{file}, step {step}", file=_name(copy.path), step=self._done.step.number)
        self.setAccessibleName(said)
        self.setToolTip(tip(said))
        self.setFixedHeight(px(_BOARD))

    def paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        done = self._done
        if done is not None and self._pixmap.size() != self.size() * ratio:
            size = self.size().toTuple()
            self._pixmap = thumbnail(done.step.genesis, done.outcome.state, size, ratio)
        painter.drawPixmap(0, 0, self._pixmap)


def _unread_card(unread: UnreadLog) -> QWidget:
    card = Card()
    column = spaced(QVBoxLayout(card), (WIDE, MARGIN, WIDE, MARGIN))
    column.addWidget(role_label("name", _name(unread.path)))
    column.addWidget(role_label("", unread.said))
    return card


def _copy(one: OpenedLog) -> Copy:
    return copy_of(one.replay, is_broken=one.found.verdict is Verdict.FAILS)


def _name(path: Path) -> str:
    """Return *path* as one tells copies apart: all of them are called "log"."""
    return called(f"{path.parent.name}/{path.name}" if path.name == "log" else path.name)
