"""Which hour it is, and the three dice of it: the roll of the table, as brains have turned it.

Law: what a die may become comes from the list of legal decisions and nowhere else (C4.2).
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QEvent, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, Turn
from gui.cozy.hour.decision_menu import DecisionMenu
from gui.cozy.hour.die_face import DieFace
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.words import hour_name, region_words
from gui.parts.role_label import role_label
from gui.parts.theme import look, px
from gui.words.words import words

_TUMBLE_MS, _TURNS = 600, 9
_DICE = (*ORGAN_DICE, SHAPE_DIE)


class DicePanel(QWidget):
    """Shows the hour and its dice, and offers what may be done with them."""

    decided = Signal(object)
    """A `ChangeDie` or `FillBrain`."""
    previewed = Signal(object)
    """What the menu points at, or None."""
    asked = Signal()
    """A die was clicked that cannot be turned: where did its number come from?"""

    def __init__(self) -> None:
        super().__init__()
        self._turn: Turn | None = None
        self._changes: tuple[ChangeDie | FillBrain, ...] = ()
        self.title, self.said = role_label("heading"), role_label("quiet")
        self.mine = tuple(DieFace(die) for die in _DICE)
        self._roll: tuple[int, object] | None = None
        self._spin = QVariantAnimation(self)
        self._spin.setDuration(_TUMBLE_MS)
        self._spin.setStartValue(_TURNS)
        self._spin.setEndValue(0)
        self._spin.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._spin.valueChanged.connect(self._show_spin)
        self.menu: DecisionMenu | None = None
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.title)
        column.addWidget(self.said)
        column.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(column, 1)
        for die, face in enumerate(self.mine):
            self._row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
            face.clicked.connect(partial(self.ask, die))
        self._space()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._space()

    def _space(self) -> None:
        self._row.setSpacing(px(8))

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
            self.said.setText("")
            return
        hour, region = hour_name(turn.region), region_words(turn.region)
        self.title.setText(words("{hour}, {region}", hour=hour, region=region))
        self.said.setText("\n".join(filter(None, (_origin(turn, owner), self._brains_words()))))

    def _brains_words(self) -> str:
        """Return how many brains could turn a die."""
        brains = {one.cell for one in self._changes if isinstance(one, FillBrain)}
        spare = self._turn.credits if self._turn and self._changes else 0
        count = len(brains) + spare
        if count == 1:
            return words("One brain could turn a die.")
        return words("{count} brains could turn a die.", count=count) if count else ""

    def _tumble(self, rolled: Turn | None) -> None:
        """Let the dice tumble once for a new roll."""
        roll = (rolled.hour, rolled.dice) if rolled is not None and rolled.dice else None
        is_new, self._roll = roll is not None and roll != self._roll, roll
        if is_new and self.isVisible() and not look().is_calm:
            self._spin.start()

    @property
    def is_tumbling(self) -> bool:
        """Whether a roll is still in motion."""
        return self._spin.state() is QVariantAnimation.State.Running

    def _show_spin(self, step: object) -> None:
        for place, die in enumerate(self.mine):
            die.spin(max(0, int(str(step)) - (2 - place)) if int(str(step)) else 0)

    def ask(self, die: int) -> None:
        """Offer the faces that *die* can be turned to, or tell where its number came from."""
        choices = [one for one in self._changes if one.die == die]
        if self._turn is None or not choices:
            self.asked.emit()
            return
        menu = DecisionMenu(self, self._turn, choices)
        menu.pointed.connect(self.previewed)
        menu.decided.connect(self.decided)
        self.menu = menu
        face = self.mine[die]
        menu.popup(face.mapToGlobal(face.rect().bottomLeft()))


def _origin(turn: Turn, owner: str) -> str:
    if owner:
        return words("This is {name}'s sheet.", name=owner)
    if turn.dice is None:
        return words("The dice are still in the cup.")
    return words("The table rolled for everybody.")


def _about(turn: Turn, die: int) -> str:
    """Return what the face of *die* is good for."""
    if die == SHAPE_DIE:
        return words("The shape of a new worm; Give and Wake also fit worms laid in it.")
    return organ_help(turn.kind_of(die))
