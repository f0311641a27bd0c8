"""Which hour it is, and the three dice of it: the roll of the table, as brains have turned it.

Law: what a die may become comes from the list of legal decisions and nowhere else (C4.2).
"""

from collections.abc import Sequence
from functools import partial
from math import inf

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, Turn
from gui.cozy.hour.decider import Decider
from gui.cozy.hour.decision_menu import DecisionMenu
from gui.cozy.hour.die_face import DieFace
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.words import hour_name, region_words
from gui.parts.clock import Glide
from gui.parts.headline import fitting
from gui.parts.layout import Scaled, spaced
from gui.parts.role_label import role_label
from gui.parts.theme import Type, font, look
from gui.words.words import counted, words

_TUMBLE_MS, _TURNS = 600, 9
_STACKED = 1.4
"""From this size of text on, the dice lie below the heading."""
_LEAST_POINTS = 12.0
_DICE = (*ORGAN_DICE, SHAPE_DIE)


class DicePanel(Scaled, QWidget):
    """Shows the hour and its dice, and offers what may be done with them."""

    asked = Signal()
    """A die was clicked that cannot be turned: where did its number come from?"""

    def __init__(self, decider: Decider | None = None) -> None:
        """Show dice that *decider* may turn."""
        super().__init__()
        self.decider = decider
        self._turn: Turn | None = None
        self._changes: tuple[ChangeDie | FillBrain, ...] = ()
        self.title, self.said = role_label("heading"), role_label("quiet")
        self.mine = tuple(DieFace(die) for die in _DICE)
        self._origins: tuple[str, ...] = ("",)
        """What is said of the dice, in full and shortly."""
        self._roll: tuple[int, object] | None = None
        self._spin = Glide(self, _TUMBLE_MS, _TURNS, 0)
        self._spin.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._spin.valueChanged.connect(self._show_spin)
        self.menu: DecisionMenu | None = None
        self._column, self._row = QVBoxLayout(), QHBoxLayout()
        self._column.setSpacing(2)
        for label in (self.title, self.said):
            label.setWordWrap(False)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self._column.addWidget(label)
        self.title.installEventFilter(self)
        self._column.addStretch(1)
        for die, face in enumerate(self.mine):
            self._row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
            face.clicked.connect(partial(self.ask, die))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._scale()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say the hour in letters that fit, also where the dice take room from it."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Shrink the heading, or shorten the line below it, where there is little room.

        The height never depends on the width: in a scroll area the bar would come and go for ever.
        """
        room = max(1, self.title.width() - 2)
        letters = fitting(Type.HEADING, self.title.text(), room, inf)
        letters.setPointSizeF(max(letters.pointSizeF(), _LEAST_POINTS))
        self.title.setFont(letters)
        wide = QFontMetrics(font(Type.BODY)).horizontalAdvance
        lines = [
            next((one for one in said if wide(one) <= room), said[-1])
            for said in (self._origins, self._brains_words())
        ]
        self.said.setText("\n".join(filter(None, lines)))

    def _scale(self) -> None:
        is_stacked = look().text >= _STACKED
        self._grid.removeItem(self._column)
        self._grid.removeItem(self._row)
        self._grid.addLayout(self._column, 0, 0)
        self._grid.addLayout(self._row, 1 if is_stacked else 0, 0 if is_stacked else 1)
        spaced(self._row, gap=8)
        spaced(self._column, (8, 0, 0, 0))

    def show_dice(
        self, rolled: Turn | None, mine: Turn | None, legal: Sequence[Decision], owner: str = ""
    ) -> None:
        """Show the hour that was *rolled*, our dice, and the changes among the *legal* decisions.

        *owner* is whose sheet is looked at, if it is not ours.
        """
        self._turn = mine
        self._tumble(rolled)
        self._changes = tuple(one for one in legal if isinstance(one, ChangeDie | FillBrain))
        self._show_hour(rolled, mine, owner)
        for die, face in enumerate(self.mine):
            can_change = any(one.die == die for one in self._changes)
            face.show_turn(mine, rolled)
            hint = words("No brain can turn this die now. Click to see where its number came from.")
            if can_change:
                hint = words("Click to turn this die by a brain.")
            if mine is None or mine.dice is None:
                face.bar(words("The dice have not been rolled yet."))
            else:
                face.bar("", tip(f"{face.accessibleName()}. {_about(mine, die)} {hint}"))

    def _show_hour(self, rolled: Turn | None, mine: Turn | None, owner: str) -> None:
        turn = rolled or mine
        if turn is None or turn.is_over:
            self.title.setText(words("The end") if turn is not None else "")
            self._origins = ("",)
            self._fit()
            return
        hour, region = hour_name(turn.region), region_words(turn.region)
        self.title.setText(words("{hour}, {region}", hour=hour, region=region))
        self._origins = _origins(turn, owner)
        self._fit()

    def _brains_words(self) -> tuple[str, ...]:
        """Return how many brains could turn a die, in full and shortly."""
        brains = {one.cell for one in self._changes if isinstance(one, FillBrain)}
        spare = self._turn.credits if self._turn and self._changes else 0
        count = len(brains) + spare
        if not count:
            return ("",)
        said = counted(count, "One brain could turn a die.", "{count} brains could turn a die.")
        return said, words("Brains: {count}", count=count)

    def _tumble(self, rolled: Turn | None) -> None:
        """Let the dice tumble once for a new roll."""
        roll = (rolled.hour, rolled.dice) if rolled is not None and rolled.dice else None
        is_new, self._roll = roll is not None and roll != self._roll, roll
        if is_new and self.isVisible() and not look().is_calm:
            self._spin.start()

    def _show_spin(self, step: object) -> None:
        for place, die in enumerate(self.mine):
            die.spin(max(0, int(str(step)) - (2 - place)) if int(str(step)) else 0)

    def ask(self, die: int) -> None:
        """Offer the faces that *die* can be turned to, or tell where its number came from."""
        choices = [one for one in self._changes if one.die == die]
        if self._turn is None or not choices or self.decider is None:
            self.asked.emit()
            return
        self.menu = menu = DecisionMenu(self, self.decider, self._turn, choices)
        face = self.mine[die]
        menu.popup(face.mapToGlobal(face.rect().bottomLeft()))


def _origins(turn: Turn, owner: str) -> tuple[str, ...]:
    """Return whose dice these are, in full and shortly."""
    if owner:
        return (words("This is {name}'s sheet.", name=owner), owner)
    if turn.dice is None:
        return (words("The dice are still in the cup."), words("Not rolled yet."))
    return (words("The table rolled for everybody."), words("Rolled for everybody."))


def _about(turn: Turn, die: int) -> str:
    """Return what the face of *die* is good for."""
    if die == SHAPE_DIE:
        return words("The shape of a new worm; Give and Wake also fit worms laid in it.")
    return organ_help(turn.kind_of(die))
