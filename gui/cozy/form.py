"""What a table of Worm & Cozy chooses: a chapter, or a sheet of one's own, each in words."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QSize, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.bots.levels import SHEET_LEVELS
from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, SEATS_MAX, GameState, counts_leaving, options_for
from core.cozy.sheet import Sheet
from core.table.encoding import Value
from gui.cozy.arguments import NAME
from gui.cozy.chapter_card import ChapterCard, columns
from gui.cozy.chapters import SheetError, chapters, own_sheet
from gui.cozy.cover import paint_cover
from gui.cozy.the_week import this_week
from gui.cozy.week_line import WeekLine
from gui.cozy.words import hours_words, minutes, sheet_name, sheet_title
from gui.parts.button import Button, Kind
from gui.parts.controls import Switch
from gui.parts.dialog import tell
from gui.parts.game_view import Cover, TableForm
from gui.parts.label import Label
from gui.parts.layout import spaced
from gui.parts.pick import Ground, Pick
from gui.parts.role_label import role_label
from gui.parts.scroll import bring_into_sight
from gui.parts.theme import px
from gui.parts.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.words.words import counted, marked, words

_COUNTS = marked("No number, no seat")
"""The house rule that a table may choose (C6.8)."""
_BESIDE = 4
"""The most cards side by side."""


class CozyForm(TableForm):
    """The sheets to choose from, in rows; one's own joins them if it has no mistakes."""

    levels = tuple(level.value for level in SHEET_LEVELS)
    rules_id = RULES_ID
    seats = (1, SEATS_MAX)
    is_high = True
    beside: WeekLine

    def __init__(self) -> None:
        super().__init__()
        self.heading = words("Which sheet?")
        self.hint = words("Point at a sheet to read what counts on it.")
        self._texts = list(chapters().values())
        self._counts = False
        """Whether who leaves at a roll is counted."""
        self._row = Ground()
        self._cards = [self._card(text) for text in self._texts]
        self._pick = Pick(self._cards, self._row)
        self._pick.chosen.connect(self._take_sheet)
        self.beside = WeekLine(this_week())
        self._own = Button(words("A sheet of your own…"), Kind.QUIET, "folder")
        self._own.chosen.connect(self._choose_file)
        self.measure = self._own
        self._grid = QGridLayout(self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SMALL)
        column.addWidget(self._row)
        self._columns = 0
        self._scale()

    @staticmethod
    def cover() -> Cover:
        """Return what the card of the game says and shows."""
        low, high = minutes(_sheet(chapters()[1]))
        return Cover(
            words(NAME),
            words("Roll together, draw worms,\nwake their organs."),
            words("{least} to {most}", least=1, most=SEATS_MAX),
            words("{low} to {high} min", low=low, high=high),
            paint_cover,
        )

    @property
    def seats_words(self) -> str:
        """For how many players it is."""
        return words("Worm & Cozy is for 1 to {most} players.", most=SEATS_MAX)

    def options(self) -> Value:
        """Return sheet and house rule as they stand in a genesis."""
        return options_for(self._texts[self._pick.current], counts=self._counts)

    def take(self, rules_id: str, options: Value) -> None:
        """Choose the sheet of an earlier table, one's own too."""
        match options:
            case (bytes(file), bytes(), *_) if rules_id == RULES_ID:
                self._counts = counts_leaving(options)
                text = file.decode(errors="replace")
                if text not in self._texts and isinstance(read_sheet(text), Sheet):
                    self._add(text)
                if text in self._texts:
                    self._pick.choose(self._texts.index(text))

    def house_rules(self) -> str:
        """Return the house rule, if it is chosen."""
        if not self._counts:
            return words("House rules: none")
        return words("House rules: {rules}", rules=words(_COUNTS))

    def ask_house_rules(self, *rows: QWidget) -> bool:
        """Ask for the house rule on a card over the page; return whether it is taken."""
        row, switch = QWidget(), Switch()
        switch.setChecked(self._counts)
        switch.setAccessibleName(words(_COUNTS))
        said = words(
            "A player who does not open a number for a roll is out until all let them back;"
            " the second time, every further hour is passed."
        )
        switch.setAccessibleDescription(said)
        name, lines, column = Label(words(_COUNTS)), QVBoxLayout(), QHBoxLayout(row)
        name.setProperty("role", "name")
        lines.setSpacing(0)
        lines.addWidget(name)
        lines.addWidget(role_label("quiet", said))
        spaced(column, (0, SMALL, 0, SMALL), MARGIN)
        column.addLayout(lines, 1)
        column.addWidget(switch)
        is_taken = super().ask_house_rules(row, *rows)
        if is_taken:
            self._counts = switch.isChecked()
            self.changed.emit()
        return is_taken

    def said(self, seats: int) -> str:
        """Return how many play on the sheet, and how long."""
        hours = hours_words(_sheet(self._texts[self._pick.current]))
        if seats == 1:
            return words("Alone, for the best grade: {hours}", hours=hours)
        return counted(seats, "{count} player, {hours}", "{count} players, {hours}", hours=hours)

    def add_file(self, path: Path) -> None:
        """Offer the sheet in the file at *path*. Raises `SheetError` with all its mistakes."""
        self._add(own_sheet(path), path.name)
        self._pick.choose(len(self._texts) - 1)

    def _card(self, text: str, file: str = "") -> ChapterCard:
        sheet = _sheet(text)
        title = f"{sheet_name(sheet)} ({file})" if file else sheet_title(sheet) or sheet_name(sheet)
        return ChapterCard(sheet, title)

    def _add(self, text: str, file: str = "") -> None:
        card = self._card(text, file)
        self._texts.append(text)
        self._cards.append(card)
        self._pick.add(card)
        self._columns = 0
        self._scale()

    def tell_past(self, names: Sequence[str], seat: int | None, state: Any) -> None:  # noqa: ANN401  # any game's
        """Show our best sheet of each chapter, and everybody's points in the one of the week."""
        if not isinstance(state, GameState) or not state.is_over:
            return
        if state.week:
            self.beside.take(names[0], state)
        if state.week or seat is None:
            return
        for card in self._cards:
            if card.sheet.digest == state.sheet.digest:
                card.show_best(state.turns[seat])

    def _take_sheet(self, at: int) -> None:
        QTimer.singleShot(0, self, lambda: bring_into_sight(self._cards[at]))  # once it lies there
        self.changed.emit()

    def _choose_file(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(
            self, words("A sheet of your own"), "", "*.toml"
        )
        if chosen:
            try:
                self.add_file(Path(chosen))
            except SheetError as error:
                tell(self, words("A sheet of your own"), str(error), words("Close"))

    def _scale(self) -> None:
        spaced(self._grid, (MARGIN, TIGHT, MARGIN, TIGHT), GAP)
        for card in self._cards:
            card.scale()
        self._lay(columns(self.width() - 2 * px(MARGIN), self._least(), _BESIDE))

    def _least(self) -> int:
        return max(card.minimumWidth() for card in self._cards)

    def _lay(self, beside: int) -> None:
        """Put so many cards *beside* each other; one's own begin the second row, in sight."""
        if beside == self._columns:
            return
        self._columns = beside
        ours = len(chapters())
        order = [*self._cards[:beside], *self._cards[ours:], *self._cards[beside:ours]]
        for at, (before, card) in enumerate(pairwise((None, *order))):
            assert card is not None
            self._grid.addWidget(card, at // beside, at % beside)
            if before is not None:
                QWidget.setTabOrder(before, card)

    def minimumSizeHint(self) -> QSize:
        """Return the room for one card: more lie below each other."""
        return QSize(self._least() + 2 * px(MARGIN), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay as many cards side by side as have room."""
        super().resizeEvent(event)
        self._scale()

    def changeEvent(self, event: QEvent) -> None:
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._scale)  # once its words have taken it too


def _sheet(text: str) -> Sheet:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), "it was read before"
    return sheet
