"""The house rules of Worm Up! on a card: what each changes, and a switch."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.wormup.profiles import Lanes, Options, Profile, SwingWhen, XTurn
from gui.kit.button import Button, ButtonKind
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Switch
from gui.kit.dialog import Dialog, add_answers
from gui.kit.focus import RING
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.miniature import Miniature, Paint
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.scroll import Scroll
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, SMALL, TIGHT, WIDE
from gui.kit.why_button import allow
from gui.words.words import counted, marked, words
from gui.wormup.covers import RULE, paint_last, paint_lot, paint_repose, paint_swing, paint_unopened

_WIDE = 720


class _Rule(NamedTuple):
    name: str
    said: str
    paint: Paint
    is_in: Callable[[Options], bool]


_RULES = (
    _Rule(
        marked("Lay your worm anew"),
        marked("Before you move, put its segments down in a new shape."),
        paint_repose,
        lambda options: options.repose,
    ),
    _Rule(
        marked("The X comes last"),
        marked("Whatever number it names, it moves after all the others."),
        paint_last,
        lambda options: options.x_turn is XTurn.LAST,
    ),
    _Rule(
        marked("Swing first"),
        marked("An X may swing a post before it crawls, not only after."),
        paint_swing,
        lambda options: options.swing_when is SwingWhen.EITHER,
    ),
    _Rule(
        marked("Lanes by lot"),
        marked("Who starts where is drawn, not taken in order."),
        paint_lot,
        lambda options: options.lanes is Lanes.LOT,
    ),
    _Rule(
        marked("No bid, no seat"),
        marked("A player who does not open a bid is out until all let them back."),
        paint_unopened,
        lambda options: options.unopened_out,
    ),
)


class HouseRules(Dialog):
    """Chooses the rules that *profile* leaves to the table, beginning with those of *options*.

    Below them lie *rows* of what any table may agree to.
    """

    def __init__(self, parent: QWidget, profile: Profile, options: Options, *rows: QWidget) -> None:
        super().__init__(
            parent, words("House rules"), words("Everybody reads them before sitting down."), _WIDE
        )
        self._options = options
        self._chip = Chip("", Tone.AMBER)
        self._head()
        self._switches: list[Switch] = []
        inside = QWidget()
        column = spaced(QVBoxLayout(inside), (0, SMALL, GAP, 0), 0)
        for place, rule in enumerate(_RULES):
            if place:
                column.addWidget(_Line())
            nest(column, self._row(rule, rule.is_in(options)))
        for row in rows:
            column.addWidget(_Line())
            column.addWidget(row)
        self.column.addWidget(_Rows(inside), 1)
        if not profile.may_repose:
            why = words("This edition has no such rule.")
            self._switches[0].setChecked(False)
            allow(self._switches[0], why)
        printed = Button(words("As printed"), ButtonKind.QUIET, "undo")
        printed.chosen.connect(self._print)
        self.buttons.addWidget(printed)
        self._count()
        add_answers(self)

    def options(self) -> Options:
        """Return what is chosen."""
        repose, last, first, lot, out = (switch.isChecked() for switch in self._switches)
        return self._options._replace(
            repose=repose,
            x_turn=XTurn.LAST if last else XTurn.NUMBER,
            swing_when=SwingWhen.EITHER if first else SwingWhen.AFTER,
            lanes=Lanes.LOT if lot else Lanes.SEAT,
            unopened_out=out,
        )

    def _head(self) -> None:
        """Put the chip that counts beside the heading."""
        row = QHBoxLayout()
        self.said.setProperty("role", "quiet")
        self.column.removeWidget(self.heading)
        self.column.insertLayout(0, row)
        row.addWidget(self.heading, 1)
        row.addWidget(self._chip)
        row.addSpacing(px(RING))  # above the buttons, which have room for one

    def _row(self, rule: _Rule, is_on: bool) -> QHBoxLayout:  # noqa: FBT001
        """Return the row of *rule* with its switch."""
        name, said = Label(words(rule.name)), role_label("quiet", words(rule.said))
        name.setProperty("role", "name")
        switch = Switch()
        switch.setAccessibleName(words(rule.name))
        switch.setAccessibleDescription(words(rule.said))
        switch.setChecked(is_on)
        switch.toggled.connect(self._count)
        self._switches.append(switch)
        lines, row = QVBoxLayout(), QHBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(name)
        lines.addWidget(said)
        lines.addStretch(1)
        row.setContentsMargins(0, px(TIGHT) + 2, 0, px(TIGHT) + 2)
        spaced(row, gap=18)
        row.addWidget(Miniature(rule.paint, *RULE))
        nest(row, lines, 1)
        row.addWidget(switch)
        return row

    def _count(self) -> None:
        """Say how many are chosen."""
        count = sum(switch.isChecked() for switch in self._switches)
        said = counted(count, "{count} chosen", "{count} chosen")
        self._chip.become(
            said if count else words("none chosen"), Tone.AMBER if count else Tone.PLAIN
        )

    def _print(self) -> None:
        """Take every rule back."""
        for switch in self._switches:
            switch.setChecked(False)


class _Rows(Scroll):
    """The rows: as high as they are, and scrolled where the window is not."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        inside.setAutoFillBackground(False)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        wide = px(_WIDE) - 2 * px(WIDE) - self.verticalScrollBar().sizeHint().width()
        return QSize(wide, self._inside.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._inside.minimumSizeHint().width(), px(RULE[1]))


class _Line(Painted, QWidget):
    """A hairline between two rules."""

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(QRectF(self.rect()), QColor(look().theme.line))
