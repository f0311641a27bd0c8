"""A clip in the making: how far it is, and a button that stops it.

Law: a program beside this one makes it, so no game waits; what is stopped leaves nothing behind.
"""

import json
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, Shadow
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import MARGIN, SMALL, TIGHT
from gui.parts.pictures import part_of
from gui.window.own_program import OwnProgram
from gui.words.words import words

_WIDE, _ABOVE = 460, 166


class Filming(Card):
    """Lies above the foot of its page while a clip is made."""

    saved = Signal(Path)
    failed = Signal(str)
    """Why there is no clip: a sentence."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setParent(page)
        self._page = page
        self._path, self._why = Path(), ""
        self._is_saved = False
        self._film = OwnProgram(self)
        self._film.line.connect(self._take)
        self._film.ended.connect(self._end)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(words("How far the clip is"))
        self._bar.setFixedHeight(px(TIGHT))
        halt = Button(words("Stop"), ButtonKind.SECOND, "x")
        halt.clicked.connect(self.stop)
        told = spaced(QVBoxLayout(), gap=SMALL)
        told.addStretch(1)
        told.addWidget(role_label("strong", words("The clip is being drawn.")))
        told.addWidget(self._bar)
        told.addStretch(1)
        row = spaced(QHBoxLayout(self), (MARGIN, SMALL, SMALL, SMALL), SMALL)
        nest(row, told, 1)
        row.addWidget(halt)
        self.hide()
        Shadow(self)

    @property
    def is_running(self) -> bool:
        """Whether a clip is being made."""
        return self._film.is_running

    def start(self, log: Path, first: int, last: int, path: Path) -> None:
        """Save the steps *first* to *last* of *log* as a clip at *path*."""
        self.stop()
        self._path, self._is_saved = path, False
        self._why = words("{path}: the clip could not be written.", path=path)
        self._bar.setRange(0, 0)
        span = ("--step", str(first), "--to", str(last))
        self._film.run(["moment", "--stream", *span, "--output", str(path), "--", str(log)])
        self.show()
        self.raise_()
        self.lay_out()

    def stop(self) -> None:
        """Make the clip no further; nothing of it is left."""
        if self.is_running:
            self._film.stop()
            part_of(self._path).unlink(missing_ok=True)
            self.hide()
            self.failed.emit(words("The clip was stopped; nothing of it is saved."))

    def lay_out(self) -> None:
        """Take the place on the page: at the left, for the log lies at the right."""
        page, margin = self._page, px(MARGIN)
        wide = min(px(_WIDE), page.width() - 2 * margin)
        high = self.heightForWidth(wide)
        self.setGeometry(margin, page.height() - px(_ABOVE) - high, wide, high)

    def _take(self, line: str) -> None:
        told = json.loads(line)
        self._is_saved = "saved" in told
        self._why = told.get("failed", self._why)
        if "done" in told:  # all is drawn: how long it takes to write it nobody knows
            self._bar.setRange(0, told["of"] if told["done"] < told["of"] else 0)
            self._bar.setValue(told["done"])

    def _end(self) -> None:
        self.hide()
        if self._is_saved:
            self.saved.emit(self._path)
        else:
            part_of(self._path).unlink(missing_ok=True)
            self.failed.emit(self._why)
