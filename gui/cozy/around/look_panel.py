"""The hand beside a sheet that is only looked at: the hour, what was done in it, and the rows.

Law: while an hour is shown again, all of it says what is shown, and nothing of what comes.
"""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from core.cozy.decisions import Decision
from core.cozy.turn import Turn
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.hour.dice_panel import DicePanel
from gui.cozy.hour.frame_tree import STEP, tree_lines
from gui.cozy.sheet_words import hour_name, sheet_title
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Card, scrolled
from gui.kit.keyed_window import BACK
from gui.kit.layout import Scaled, nest, spaced
from gui.kit.plain_text import PlainText
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.words.words import words

_LOG = 90
"""The least height of what was done."""


class LookPanel(Scaled, Card):
    """Names the sheet, and offers its film and the way back."""

    def __init__(self) -> None:
        super().__init__()
        self.dice, self.scores = DicePanel(), ScorePanel()
        self.log = PlainText(words("What was done in this hour"))
        self.log.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.watch = Button("", ButtonKind.TRAY, "play")
        self.back = Button(words("My sheet"), ButtonKind.BIG, "back")
        self.back.setProperty("role", BACK)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.watch)
        self._buttons.addStretch(1)
        self.looks_on = role_label("heading", words("You look on"))
        """Tells who has no seat so, for as long as that lasts."""
        self.looks_on.setWordWrap(False)
        self.looks_on.hide()
        self._buttons.addWidget(self.looks_on)
        self._buttons.addWidget(self.back)
        told, self._column = Bare(), QVBoxLayout(self)
        self._told = QVBoxLayout(told)
        self._told.setContentsMargins(0, 0, 0, 0)
        self._told.addWidget(self.dice)
        self._told.addWidget(self.log, 1)
        self._told.addWidget(self.scores)
        self._column.addWidget(scrolled(told, self), 1)
        nest(self._column, self._buttons)
        self._scale()

    def _scale(self) -> None:
        spaced(self._column, (16, 14, 16, 10), 9)
        spaced(self._told, gap=9)
        self.log.setMinimumHeight(px(_LOG))

    def show_sheet(self, owner: str, hour: Turn, now: Turn, *, can_return: bool) -> None:
        """Show *owner*'s *hour*, as it was rolled, and the sheet as it is *now*."""
        self.dice.show_dice(hour, hour, (), owner)
        count = len(now.sheet.hours)
        said = words("hour {hour} of {count}", hour=min(hour.hour + 1, count), count=count)
        self.scores.show_colony(now.colony, sheet_title(now.sheet), said, at_once=True)
        self.back.setVisible(can_return)

    def show_hour(self, turns: Sequence[Turn], decisions: Sequence[Decision]) -> None:
        """Tell the *decisions* that led through *turns*."""
        lines = [f"{STEP * depth}{said}" for depth, said in tree_lines(turns, decisions)]
        self.log.setPlainText("\n".join(lines))
        bar = self.log.verticalScrollBar()
        bar.setValue(bar.maximum())

    def offer_film(self, hour: Turn | None) -> None:
        """Offer to watch *hour*, if there is one."""
        self.watch.setVisible(hour is not None)
        if hour is not None:
            self.watch.setText(words("Watch {hour}", hour=hour_name(hour.region)))
