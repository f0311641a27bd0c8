"""The end: every row of every player, totals, grades and the winner (C8.3, C8.4)."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from core.cozy.game import GameState
from core.cozy.scoring import GRADES, Score
from gui.cozy.refusals import GRADES as GRADE_NAMES
from gui.cozy.words import row_words
from gui.parts.label import Label
from gui.words.words import words

_RIGHT = Qt.AlignmentFlag.AlignRight


class EndPanel(QWidget):
    """A table with a line for each row of the sheet and a column for each player."""

    def __init__(self) -> None:
        super().__init__()
        self._result, self._grid = Label(), QGridLayout()
        self._result.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 4, 4)
        column.addWidget(self._result)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._state: GameState | None = None

    def show_end(self, names: Sequence[str], state: GameState) -> None:
        """Show the final scores."""
        if state is self._state:
            return
        self._state = state
        scores = state.scores()
        self._result.setText(result_words(names, state))
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._fill(names, state, scores)

    def _fill(self, names: Sequence[str], state: GameState, scores: Sequence[Score]) -> None:
        for seat, name in enumerate(names):
            self._put(0, seat + 1, f"<b>{escape(name)}</b>", right=True, is_rich=True)
        for place, row in enumerate(state.sheet.score_rows):
            self._put(place + 1, 0, row_words(row))
            for seat, score in enumerate(scores):
                named = {"count": score.counts[place], "points": f"{score.points[place]:+d}"}
                self._put(place + 1, seat + 1, words("{count}: {points}", **named), right=True)
        last = len(state.sheet.score_rows) + 1
        self._put(last, 0, words("<b>Total</b>"), is_rich=True)
        self._put(last + 1, 0, words("Grade, 0 to {best}", best=GRADES))
        for seat, score in enumerate(scores):
            self._put(last, seat + 1, f"<b>{score.total}</b>", right=True, is_rich=True)
            self._put(last + 1, seat + 1, str(score.grade), right=True)

    def _put(
        self, row: int, column: int, text: str, *, right: bool = False, is_rich: bool = False
    ) -> None:
        label = Label(text, is_rich=is_rich)
        label.setWordWrap(not right)
        if right:
            label.setAlignment(_RIGHT)
        self._grid.addWidget(label, row, column)


def result_words(names: Sequence[str], state: GameState) -> str:
    """Return the winner or winners, and how good the result is."""
    scores, best = state.scores(), state.winners()
    total, grade = scores[best[0]].total, words(GRADE_NAMES[scores[best[0]].grade])
    if len(names) == 1:
        return words("The game is over: {total} points, {grade}.", total=total, grade=grade)
    who = ", ".join(names[seat] for seat in best)
    named = {"who": who, "total": total, "grade": grade}
    if len(best) > 1:
        return words("{who} share the win with {total} points, {grade}.", **named)
    return words("{who} wins with {total} points, {grade}.", **named)
