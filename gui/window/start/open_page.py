"""Opening a table: the game and its options, the seats, and bots among them."""

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from core.games import rules_for
from core.table.rules import Refusal
from gui.faces import GAMES, known_face, part
from gui.parts.game_view import TableForm
from gui.parts.keyed_window import back_button
from gui.parts.label import Label
from gui.parts.why_button import allow
from gui.words.words import marked, sentence, words
from net.protocol.packets import Terms

LEVELS = {
    "easy": marked("easy"),
    "normal": marked("normal"),
    "hard": marked("hard"),
    "greedy": marked("greedy"),
    "search": marked("thoughtful"),
}

_MARGIN, _GAP = 24, 24


class OpenPage(QWidget):
    """Opens only a table that the rules allow, and says why another cannot be opened."""

    opened = Signal(Terms, int, str)
    """The `Terms`, how many bots to add, and their level."""
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._game = QComboBox()
        self._game.setObjectName("game")
        self._forms = QStackedWidget()
        self._seats, self._bots = _number("seats"), _number("bots")
        self._level = QComboBox()
        self._details = Label()
        self._details.setTextFormat(Qt.TextFormat.RichText)
        self._details.setWordWrap(True)
        self._details.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._open = QPushButton(words("Open this table"))
        self._open.setDefault(True)
        self._open.clicked.connect(self._emit)
        for game, one in GAMES.items():
            self._add(words(one.NAME), part(known_face(game).FORM)())
        self._lay_out()
        self.setFocusProxy(self._game)
        self._seats.setRange(*self._form.seats)
        self._seats.setValue(3)
        self._game.currentIndexChanged.connect(self._take_game)
        self._seats.valueChanged.connect(self._refresh)
        self._bots.valueChanged.connect(self._refresh)
        self._take_game()

    def terms(self) -> Terms:
        """Return what has been chosen."""
        form = self._form
        rules = rules_for(form.rules_id)
        assert rules is not None, "only our own games are offered"
        return Terms(form.rules_id, rules.rules_hash, form.options(), self._seats.value())

    @property
    def _form(self) -> TableForm:
        form = self._forms.currentWidget()
        assert isinstance(form, TableForm)
        return form

    def _add(self, name: str, form: TableForm) -> None:
        self._game.addItem(name)
        self._forms.addWidget(form)
        form.changed.connect(self._refresh)

    def _take_game(self) -> None:
        self._forms.setCurrentIndex(self._game.currentIndex())
        self._level.clear()
        for level in self._form.levels:
            self._level.addItem(words(LEVELS[level]), level)
        self._refresh()

    def _refresh(self) -> None:
        """Show what the table will be, or why there can be no such table."""
        self._seats.setRange(*self._form.seats)
        seats, terms = self._seats.value(), self.terms()
        self._bots.setRange(0, seats - 1)
        no_bot = "" if self._bots.value() else words("There is no bot at this table.")
        allow(self._level, no_bot, words("How well the bots play"))
        rules = rules_for(terms.rules_id)
        refusal: Refusal | None = rules.options_refusal(terms.options, seats) if rules else None
        why = sentence(known_face(terms.rules_id).refusal_words(refusal)) if refusal else ""
        allow(self._open, why, words("You sit down first; others join"))
        details = [(why, [])] if why else self._form.details(seats)
        self._details.setText("".join(_described(*part) for part in details))

    def event(self, event: QEvent) -> bool:
        """Align the fields of all forms, at every text size."""
        if event.type() in {QEvent.Type.Show, QEvent.Type.LayoutRequest}:
            labels = [label for form in self.findChildren(QFormLayout) for label in _labels(form)]
            width = max(label.sizeHint().width() for label in labels)
            for label in labels:
                label.setMinimumWidth(width)
        if event.type() in {QEvent.Type.Show, QEvent.Type.LayoutRequest, QEvent.Type.Resize}:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Put the description of the table beside the choices, or below if they need the room."""
        bar = self._choices.verticalScrollBar().sizeHint().width()
        wanted = self._fields.minimumSizeHint().width() + bar
        room = (self.width() - 2 * _MARGIN - _GAP) * 3 // 5
        way = QBoxLayout.Direction.TopToBottom if wanted > room else self._beside
        self._sides.setDirection(way)

    def _emit(self) -> None:
        level = str(self._level.currentData())
        self.opened.emit(self.terms(), self._bots.value(), level)

    def _scrolled_choices(self) -> QScrollArea:
        bots = QHBoxLayout()
        bots.addWidget(self._bots)
        bots.addWidget(self._level)
        bots.addStretch(1)
        form = QFormLayout()
        form.addRow(words("Game"), self._game)
        form.addRow(words("Players"), self._seats)
        form.addRow(words("Bots among them"), bots)
        self._fields = QWidget()
        column = QVBoxLayout(self._fields)
        column.setContentsMargins(0, 0, 12, 0)
        column.addLayout(form)
        column.addWidget(self._forms)
        column.addStretch(1)
        return _scrolled(self._fields)

    def _lay_out(self) -> None:
        self._choices, self._sides = self._scrolled_choices(), QHBoxLayout()
        self._beside = self._sides.direction()
        self._sides.setSpacing(_GAP)
        self._sides.addWidget(self._choices, 3)
        self._sides.addWidget(_scrolled(self._details), 2)
        foot = QHBoxLayout()
        foot.addWidget(back_button(self.left))
        foot.addStretch(1)
        foot.addWidget(self._open)
        title = Label(words("Open a table"))
        title.setProperty("role", "title")
        page = QVBoxLayout(self)
        page.setContentsMargins(_MARGIN, 16, _MARGIN, 16)
        page.addWidget(title)
        page.addLayout(self._sides, 1)
        page.addLayout(foot)


def _labels(form: QFormLayout) -> Iterator[QWidget]:
    for row in range(form.rowCount()):
        item = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        if item and (label := item.widget()):
            yield label


def _described(head: str, items: list[str]) -> str:
    """Return a heading and the list below it as HTML."""
    if not items:
        return f"<p>{escape(head)}</p>"
    listed = "".join(f"<li>{escape(item)}</li>" for item in items)
    style = "margin-left: 12px; -qt-list-indent: 0"
    return f'<p><b>{escape(head)}</b></p><ul style="{style}">{listed}</ul>'


def _number(name: str) -> QSpinBox:
    box = QSpinBox()
    box.setObjectName(name)
    return box


def _scrolled(widget: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidget(widget)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    return scroll
