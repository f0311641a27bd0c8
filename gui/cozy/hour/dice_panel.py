"""The table's roll, below it ours, and the brains that can turn a die.

Law: what a die may become comes from the list of legal decisions and nowhere else (C4.2).
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, Turn
from gui.cozy.hour.brain_token import CREDIT, BrainToken
from gui.cozy.hour.decision_menu import DecisionMenu
from gui.cozy.hour.die_face import DieFace, paint_die
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.words import dice_words, space_words
from gui.parts.discs import paint_focus
from gui.parts.why_button import allow
from gui.words.words import words

_TUMBLE_MS, _TURNS = 600, 9
_DICE = (*ORGAN_DICE, SHAPE_DIE)


class TableRoll(QAbstractButton):
    """The roll that all share, small; a click asks where it came from."""

    def __init__(self) -> None:
        super().__init__()
        self._turn: Turn | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the sheet

    def show_turn(self, turn: Turn | None) -> None:
        """Show the roll as it fell."""
        self._turn = turn if turn is not None and turn.dice is not None else None
        said = words("rolled: {dice}", dice=dice_words(self._turn)) if self._turn else ""
        self.setAccessibleName(said)
        allow(self, "" if said else words("The dice have not been rolled yet."), said)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        """Return room for one line."""
        return QSize(150, 22)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, ARG002
        """Draw three small dice."""
        painter = QPainter(self)
        metrics = QFontMetrics(self.font())
        said = words("Table:")
        left = metrics.horizontalAdvance(said) + 8.0
        painter.drawText(QRectF(0, 0, left, self.height()), Qt.AlignmentFlag.AlignVCenter, said)
        if self._turn is None:
            return
        side = float(self.height())
        for die in _DICE:
            frame = QRectF(left, 0, side, side)
            paint_die(painter, frame, self._turn, die)
            left += side + 4
        if self.hasFocus():
            paint_focus(painter, self.rect())


class DicePanel(QWidget):
    """Shows dice, and offers what may be done with them."""

    decided = Signal(object)
    """A `ChangeDie` or `FillBrain`."""
    previewed = Signal(object)
    """What the menu points at, or None."""

    def __init__(self) -> None:
        super().__init__()
        self._turn: Turn | None = None
        self._changes: tuple[ChangeDie | FillBrain, ...] = ()
        self._table, self.mine = TableRoll(), tuple(DieFace(die) for die in _DICE)
        self._brains = QHBoxLayout()
        self.tokens: list[BrainToken] = []
        self._roll: tuple[int, object] | None = None
        self._spin = QVariantAnimation(self)
        self._spin.setDuration(_TUMBLE_MS)
        self._spin.setStartValue(_TURNS)
        self._spin.setEndValue(0)
        self._spin.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._spin.valueChanged.connect(self._show_spin)
        self.menu: DecisionMenu | None = None
        dice = QGridLayout()
        dice.setContentsMargins(0, 0, 0, 0)
        dice.setHorizontalSpacing(4)
        for die, face in enumerate(self.mine):
            dice.addWidget(face, 0, die)
            face.clicked.connect(partial(self.ask, die, ""))
            face.dropped.connect(partial(self.ask, die))
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self._table)
        column.addLayout(dice)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(column)
        row.addStretch()
        row.addLayout(self._brains)

    def show_dice(self, rolled: Turn | None, mine: Turn | None, legal: Sequence[Decision]) -> None:
        """Show the table's roll, ours, and the changes among the *legal* decisions."""
        self._turn = mine
        self._tumble(rolled)
        self._changes = tuple(one for one in legal if isinstance(one, ChangeDie | FillBrain))
        self._table.show_turn(rolled)
        for die, face in enumerate(self.mine):
            can_change = any(one.die == die for one in self._changes)
            face.show_turn(mine)
            about = _about(mine, die)
            why = "" if can_change else f"{about} {words('No brain can turn this die now.')}"
            hint = words("Click to turn this die by a brain, or drop a brain on it.")
            allow(face, tip(why.strip()), tip(f"{about} {hint}"))
        self._show_brains()

    def _tumble(self, rolled: Turn | None) -> None:
        """Let the dice tumble once for a new roll."""
        roll = (rolled.hour, rolled.dice) if rolled is not None and rolled.dice else None
        is_new, self._roll = roll is not None and roll != self._roll, roll
        if is_new and self.isVisible():
            self._spin.start()

    def _show_spin(self, step: object) -> None:
        for die in self.mine:
            die.spin(int(str(step)))

    def _show_brains(self) -> None:
        while item := self._brains.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        credit = self._turn.credits if self._turn and self._turn.dice else 0
        tokens = [CREDIT] * credit if self._changes else []
        self.tokens = []
        fills = dict.fromkeys(one.cell for one in self._changes if isinstance(one, FillBrain))
        for token in tokens:
            self.tokens.append(BrainToken(token, words("a credit: drop it on a die")))
        for cell in fills:
            name = space_words(cell)
            tip = words("the brain on {space}: drop it on a die to fill it in", space=name)
            self.tokens.append(BrainToken(name, tip))
        for brain in self.tokens:
            self._brains.addWidget(brain)

    def ask(self, die: int, token: object = "") -> None:
        """Offer the faces that *die* can be turned to, by any brain or by the dropped one."""
        assert self._turn is not None
        paid = [one for one in self._changes if _is_paid_by(one, str(token or ""))]
        menu = DecisionMenu(self, self._turn, [one for one in paid if one.die == die])
        menu.pointed.connect(self.previewed)
        menu.decided.connect(self.decided)
        self.menu = menu
        face = self.mine[die]
        menu.popup(face.mapToGlobal(face.rect().bottomLeft()))


def _about(turn: Turn | None, die: int) -> str:
    """Return what the face of *die* is good for, or "" before the roll."""
    if turn is None or turn.dice is None:
        return ""
    if die == SHAPE_DIE:
        return words("The shape of a new worm; for B and C the shape that a worm was laid with.")
    return organ_help(turn.kind_of(die))


def _is_paid_by(change: ChangeDie | FillBrain, token: str) -> bool:
    match change:
        case ChangeDie():
            return token in {"", CREDIT}
        case FillBrain(cell):
            return token in {"", space_words(cell)}
