"""Options A, B, C and the pass as buttons; a grey one says why it cannot be taken."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Decision, Pass, PlaceWorm
from core.cozy.turn import Turn
from gui.cozy.refusals import option_refusal_words
from gui.parts.why_button import allow
from gui.words.words import marked, words

OPTIONS: tuple[type[Decision], ...] = (PlaceWorm, ChooseToAdd, ChooseToAct, Pass)
_LABELS = {
    PlaceWorm: (marked("A  Place"), marked("A: place a worm of the rolled shape and an organ")),
    ChooseToAdd: (marked("B  Organ"), marked("B: add a rolled organ to a worm that fits")),
    ChooseToAct: (marked("C  Act"), marked("C: all organs of a worm that fits may act")),
    Pass: (marked("Pass"), marked("do nothing this hour")),
}
_GAP = 4


class OptionBar(QWidget):
    """One button for each option, in one row or two, so that none loses its words."""

    chosen = Signal(type)
    """The type of decision that is chosen."""
    hovered = Signal(object)
    """The option under the pointer, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self.buttons: dict[type[Decision], QPushButton] = {}
        self.why: dict[type[Decision], str] = {}
        for option in OPTIONS:
            button = QPushButton(words(_LABELS[option][0]))
            button.setProperty("role", "option")
            button.setCheckable(True)
            button.clicked.connect(partial(self._click, option))
            button.installEventFilter(self)
            self.buttons[option] = button
            button.setAccessibleName(words(_LABELS[option][1]))
        self._columns = 0
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Use a second row where there is little room."""
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Use a second row when the text has grown."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Lay the buttons in one row if their words fit, else in two."""
        columns = len(OPTIONS) if self._width(len(OPTIONS)) <= self.width() else 2
        if columns != self._columns:
            self._columns = columns
            for place, button in enumerate(self.buttons.values()):
                self._grid.addWidget(button, place // columns, place % columns)

    def _width(self, columns: int) -> int:
        """Return how wide the buttons are in *columns* columns."""
        wide = [button.sizeHint().width() for button in self.buttons.values()]
        return sum(max(wide[at::columns]) for at in range(columns)) + _GAP * (columns - 1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return the width of two rows, so that a row of four may break."""
        return QSize(self._width(2), self._grid.minimumSize().height())

    def show_options(
        self,
        turn: Turn | None,
        legal: Sequence[Decision],
        chosen: type[Decision] | None,
        closed: str,
    ) -> None:
        """Offer the options among *legal*; without a *turn* none, and *closed* says why."""
        for option, button in self.buttons.items():
            self.why[option] = why = self._reason(turn, legal, option)
            button.setChecked(option is chosen)
            said = words(_LABELS[option][1])
            if why:
                why = words("{option}. Not now: {reason}.", option=said, reason=why)
            allow(button, why if turn else closed, said)

    def _reason(self, turn: Turn | None, legal: Sequence[Decision], option: type[Decision]) -> str:
        if turn is None or any(isinstance(one, option) for one in legal):
            return ""
        return option_refusal_words(turn, option)

    def _click(self, option: type[Decision]) -> None:
        self.chosen.emit(option)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        """Emit which option the pointer is on, grey or not."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn}:
            self.hovered.emit(next(o for o, button in self.buttons.items() if button is watched))
        elif event.type() in {QEvent.Type.Leave, QEvent.Type.FocusOut}:
            self.hovered.emit(None)
        return super().eventFilter(watched, event)
