"""How many play at a table to open, bots among them, and how well these play."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from gui.kit.art import FLAT, HIGH, paint_icon
from gui.kit.card import Card
from gui.kit.controls import Stepper, Tabs
from gui.kit.focus import has_ring, paint_ring
from gui.kit.label import Label
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.theme import Type, font, inset, look, px
from gui.kit.tokens import CARD, SMALL, TIGHT, TILE
from gui.kit.why_button import WhyButton
from gui.parts.table_form import TableForm
from gui.words.words import marked, words

LEVELS = {
    "easy": marked("easy"),
    "normal": marked("normal"),
    "hard": marked("hard"),
    "sly": marked("sly"),
    "greedy": marked("easy"),
    "search": marked("hard"),
}
_APART = 36
"""Between players and bots."""


class SeatsRow(Card):
    """How many players and bots there are, how well these play, and what the game measures."""

    def __init__(self, forms: list[TableForm]) -> None:
        super().__init__()
        self.seats, self.bots, self.level = Stepper(1, 5), Stepper(0, 4), _LevelButton()
        self._edge, self.is_inside = 15, False
        self._groups: list[QWidget] = []
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        players, bots = words("Players"), words("Bots among them")
        self.seats.name_keys(words("Fewer players"), words("More players"))
        self.bots.name_keys(words("Fewer bots"), words("More bots"))
        for name, said, parts in (
            ("seats", players, (self.seats,)),
            ("bots", bots, (self.bots, self.level)),
        ):
            group, label = QWidget(), Label(said)
            label.setProperty("role", "strong")
            parts[0].setObjectName(name)
            parts[0].setAccessibleName(said)
            line = QHBoxLayout(group)
            line.setContentsMargins(0, 0, 0, 0)
            for one in (label, *parts):
                line.addWidget(one)
            line.addStretch(1)
            self._groups.append(group)
            self._row.addWidget(group)
        self._row.addStretch(1)
        self._measures = [form.measure for form in forms]
        for measure in filter(None, self._measures):
            self._row.addWidget(measure)

    def take(self, form: TableForm) -> None:
        """Show what *form* leaves open."""
        self.level.offer(form.levels)
        for measure in filter(None, self._measures):
            measure.setVisible(measure is form.measure)
        self._edge = 5 if form.is_high else 15

    @property
    def wide(self) -> int:
        """How wide players and bots are, side by side."""
        return sum(group.sizeHint().width() for group in self._groups) + px(_APART)

    def settle(self, line: QHBoxLayout, measure: QWidget, tabs: Tabs | None) -> None:
        """Lie in *line*: as a card with *measure*, or in a tray if that stands beside *tabs*."""
        self.casts = (CARD, FLAT if tabs else HIGH)
        if self.is_inside != bool(tabs) or (measure.parent() is self) is bool(tabs):
            self.is_inside = bool(tabs)
            line.addWidget(self)
            if tabs:
                measure.setParent(tabs.parentWidget())
            else:
                self._row.addWidget(measure)
            self.show()
            measure.show()
        if tabs:
            beside = tabs.geometry()
            beside.setLeft(beside.right())
            beside.setWidth(measure.sizeHint().width())
            measure.setGeometry(beside)

    def turn(self, width: int) -> None:
        """Lay everything side by side, or below each other if *width* is too little for that."""
        for group in self._groups:
            line = group.layout()
            assert line is not None
            spaced(line, gap=TILE)
        own = [one for one in self._measures if one is not None and one.parent() is self]
        shown = [one for one in own if not one.isHidden()]
        wide = self.wide + sum(one.sizeHint().width() for one in shown) + px(_APART + 2 * 20)
        is_beside = self.is_inside or wide < width
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._row.setDirection(beside if is_beside else below)
        edges = (0, 0, 0, 0) if self.is_inside else (20, self._edge, 20, self._edge)
        spaced(self._row, edges, gap=_APART if is_beside else TIGHT).activate()


class _LevelButton(Painted, WhyButton):
    """How well the bots play: each press is the next level, and the best one leads to the first."""

    _HIGH, _PAD, _ICON = 40, 15, 20

    def __init__(self) -> None:
        super().__init__()
        self._levels: tuple[str, ...] = ()
        self.level = ""
        self.setAccessibleName(words("How well the bots play"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.chosen.connect(self._step)

    def offer(self, levels: tuple[str, ...]) -> None:
        """Step through *levels*; stay at the one chosen if it is among them."""
        self._levels = levels
        self.choose(self.level if self.level in levels else levels[0])

    def choose(self, level: str) -> None:
        """Choose *level*, if it is offered."""
        if level in self._levels:
            self.level = level
            self.setText(words(LEVELS[level]))
            self.updateGeometry()

    def bar(self, why: str, hint: str = "") -> None:
        """Bar it because of *why*; its hint is always the same."""
        super().bar(why, hint or words("How well the bots play: press for the next"))

    def _step(self) -> None:
        at = self._levels.index(self.level)
        self.choose(self._levels[(at + 1) % len(self._levels)])

    def sizeHint(self) -> QSize:
        self.setFont(font(Type.STRONG))
        letters = self.fontMetrics()
        wide = letters.horizontalAdvance(self.text())
        high = max(px(self._HIGH), letters.height() + px(TIGHT))
        return QSize(wide + px(2 * self._PAD + self._ICON + TIGHT), high)

    def paint(self, painter: QPainter) -> None:
        now = look().theme
        if self.why:
            painter.setOpacity(0.45)
        frame, corner = QRectF(self.rect()).adjusted(1, 1, -1, -1), px(TILE)
        painter.setPen(QPen(QColor(now.edge), 1.5))
        painter.setBrush(QColor(now.paper2 if self.underMouse() and not self.why else now.paper))
        painter.drawRoundedRect(frame, corner, corner)
        side = px(self._ICON)
        icon = QRectF(px(self._PAD), (self.height() - side) / 2, side, side)
        paint_icon(painter, "bot", icon, now.ink)
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink))
        left = icon.right() + px(TIGHT)
        room = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())
        if has_ring(self):
            painter.setOpacity(1.0)
            paint_ring(painter, inset(frame, SMALL), corner - px(SMALL))
