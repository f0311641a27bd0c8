"""The legal decisions as a plain numbered list, for a player who cannot use the drawing.

Law: it holds exactly the legal decisions; a number and Enter decide.
"""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from core.cozy.decisions import Decision
from core.cozy.turn import Turn
from gui.cozy.decision_words import offer_words, opening, said
from gui.cozy.hour.decider import Decider
from gui.words.words import counted, words

_DATA = Qt.ItemDataRole.UserRole


class ChoiceList(QListWidget):
    """The numbered list, and the number that is being typed."""

    opened = Signal(type)
    """A type of decision; its single decisions should be listed."""

    def __init__(self) -> None:
        super().__init__()
        self.decider: Decider | None = None
        """What takes the decisions."""
        self._typed = ""
        self.setMinimumHeight(50)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(words("What can be decided now"))
        self.itemActivated.connect(self._activate)
        self.currentItemChanged.connect(self._point)

    def show_choices(
        self, turn: Turn | None, legal: Sequence[Decision], wanted: type[Decision] | None
    ) -> None:
        """List *legal*; at the start of an hour by option, or the decisions of the *wanted* one."""
        self.blockSignals(True)  # noqa: FBT003  # Qt's own
        self.clear()
        self._typed = ""
        if turn is not None:
            for data, text in _lines(turn, legal, wanted):
                item = QListWidgetItem(f"{self.count() + 1}. {text[:1].upper()}{text[1:]}")
                item.setData(_DATA, data)
                self.addItem(item)
        self.setCurrentRow(0)
        self.blockSignals(False)  # noqa: FBT003

    def _activate(self, item: QListWidgetItem) -> None:
        data = item.data(_DATA)
        if isinstance(data, type):
            self.opened.emit(data)
        elif self.decider is not None:
            self.decider.decide(data)

    def _point(self, item: QListWidgetItem | None, _: object = None) -> None:
        data = item.data(_DATA) if item else None
        if self.decider is not None:
            self.decider.preview(None if isinstance(data, type) else data)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the number that is typed; pass letters on to the view."""
        if event.text().isdigit():
            if not self._go(self._typed + event.text()):
                self._go(event.text())
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentRow() >= 0:
            self._typed = ""
            self._activate(self.currentItem())
        elif event.text() and event.text().isprintable():
            event.ignore()
        else:
            self._typed = ""
            super().keyPressEvent(event)

    def _go(self, typed: str) -> bool:
        row = int(typed) - 1
        if not 0 <= row < self.count():
            return False
        self._typed = typed
        self.setCurrentRow(row)
        return True


def _lines(
    turn: Turn, legal: Sequence[Decision], wanted: type[Decision] | None
) -> list[tuple[Decision | type[Decision], str]]:
    if turn.stack:
        return [(one, offer_words(turn, one)) for one in legal]
    if wanted is not None:
        mine = [one for one in legal if isinstance(one, wanted)]
        return [(one, " ".join(said(turn, one).offered[1:])) for one in mine]
    lines: list[tuple[Decision | type[Decision], str]] = []
    for kind, group in groupby(legal, type):
        first, *others = group
        if others:
            start, ways = opening(turn, first), 1 + len(others)
            said_of = counted(ways, "{start} ({count} way)", "{start} ({count} ways)", start=start)
            lines.append((kind, said_of))
        else:
            lines.append((first, offer_words(turn, first)))
    return lines
