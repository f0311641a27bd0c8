"""What a table of Worm & Cozy chooses: a chapter, or a sheet of one's own, each in words."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.bots.levels import SHEET_LEVELS
from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, SEATS_MAX, GameState, counts_leaving, options_for
from core.cozy.scoring import Score
from core.cozy.sheet import Sheet
from core.review.side_by_side import are_of_one_week, best_of_each, side_by_side
from core.table.encoding import Value
from gui.cozy.arguments import NAME
from gui.cozy.chapter_card import ChapterCard, columns
from gui.cozy.chapters import SheetError, chapters, own_sheet
from gui.cozy.cover import paint_cover
from gui.cozy.rewards import RewardsDrawer
from gui.cozy.sheet_words import hours_words, minutes, sheet_name, sheet_title
from gui.cozy.the_week import this_week
from gui.cozy.way import WayCard
from gui.cozy.week_line import WeekCard
from gui.kit.button import Button, ButtonKind
from gui.kit.controls import Switch
from gui.kit.dialog import tell
from gui.kit.label import Label
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.pick import Ground, Pick
from gui.kit.printed import printed
from gui.kit.role_label import role_label
from gui.kit.scroll import bring_into_sight
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.table_form import Alike, Cover, PastGame, TableForm
from gui.words.words import counted, marked, words
from net.protocol.terms import Terms

_COUNTS = marked("No number, no seat")
"""The house rule that a table may choose (C6.8)."""
_BESIDE = 4
"""The most cards side by side."""


class _Cards(Ground):
    """The cards in rows; one's own begin the second one, in sight."""

    def __init__(self, cards: list[ChapterCard]) -> None:
        super().__init__()
        self._cards = cards
        self._grid = QGridLayout(self)
        self._columns = 0

    def paint(self, painter: QPainter) -> None:
        """Paint shadows and rings, and what of each number lies over the corner of its card."""
        super().paint(painter)
        for card in self._cards:
            painter.translate(card.pos())
            card.paint_number(painter)
            painter.translate(-card.pos())

    def forget(self) -> None:
        """Lay all cards anew the next time."""
        self._columns = 0

    def least(self) -> int:
        """Return the room that the widest card needs."""
        return max(card.minimumWidth() for card in self._cards)

    def lay_out_in(self, wide: int) -> None:
        """Take the spaces of the look, and lie side by side as far as *wide* px have room."""
        spaced(self._grid, (MARGIN, TIGHT, MARGIN, 0), GAP)
        for one in self._cards:
            one.scale()
        beside = columns(wide, self.least(), _BESIDE)
        if beside != self._columns:
            self._columns = beside
            self._order(beside)
        self.setMaximumHeight(self._grid.maximumSize().height())

    def _order(self, beside: int) -> None:
        ours = len(chapters())
        order = [*self._cards[:beside], *self._cards[ours:], *self._cards[beside:ours]]
        for at, (before, card) in enumerate(pairwise((None, *order))):
            assert card is not None
            self._grid.addWidget(card, at // beside, at % beside)
            if before is not None:
                QWidget.setTabOrder(before, card)


class CozyForm(LaidOut, TableForm):
    """The sheets to choose from, in rows; one's own joins them if it has no mistakes."""

    levels = tuple(level.value for level in SHEET_LEVELS)
    rules_id = RULES_ID
    seats = (1, SEATS_MAX)
    is_high = True
    are_alike = staticmethod(are_of_one_week)
    side_by_side = staticmethod(side_by_side)
    best_of_each = staticmethod(best_of_each)

    def __init__(self) -> None:
        super().__init__()
        self.heading = self.hint = ""
        self._texts = list(chapters().values())
        self._counts = False
        """Whether who leaves at a roll is counted."""
        self._cards = [_card(text) for text in self._texts]
        self._row = _Cards(self._cards)
        self._pick = Pick(self._cards, self._row)
        self._pick.chosen.connect(self._take_sheet)
        self.way, self.week = WayCard(len(self._texts)), WeekCard(this_week())
        self._own = Button(words("Own sheet…"), ButtonKind.QUIET, "folder")
        self._own.chosen.connect(self._choose_file)
        self.measure = beside = QWidget()
        self._rewards = RewardsDrawer(self)
        self._top, self._above = Ground(), QHBoxLayout()
        self._top.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._build(beside)
        self._best: dict[int, Score] = {}
        self._lay_out()

    def _build(self, beside: QWidget) -> None:
        """Put way and week above the sheets, and two keys *beside* the players."""
        self._counts_key = counts = Button(words("What counts"), ButtonKind.QUIET, "star")
        counts.bar("", words("The rewards of the chosen sheet with all numbers (I)"))
        counts.chosen.connect(lambda: self._rewards.turn(_sheet(self._texts[self._pick.current])))
        row = spaced(QHBoxLayout(beside), (0, 0, 0, 0), 0)
        row.addWidget(counts)
        row.addWidget(self._own)
        self._top.setLayout(self._above)
        self._above.addWidget(self.way, 1)
        self._above.addWidget(self.week, 1)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SMALL)
        column.setSpacing(0)
        column.addWidget(self._top)
        column.addWidget(self._row, 1)

    @staticmethod
    def cover() -> Cover:
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
        nest(column, lines, 1)
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

    def lead(self, begin: Callable[[Terms], object], compare: Callable[[Alike], object]) -> None:
        """Let the keys of the week call *begin* and *compare*."""
        self.week.lead(begin, compare)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the rewards with I, play the chapter of the week with W."""
        key = printed(event)
        if key == Qt.Key.Key_I:
            self._counts_key.click()
        elif key == Qt.Key.Key_W:
            self.week.play.click()
        else:
            super().keyPressEvent(event)

    def _add(self, text: str, file: str = "") -> None:
        card = _card(text, file)
        self._texts.append(text)
        self._cards.append(card)
        self._pick.add(card)
        self._row.forget()
        self._lay_out()

    def tell_past(self, past: PastGame | None) -> None:
        """Show our best sheet of each chapter, and everybody's points in the one of the week."""
        if past is None:
            self._best.clear()
            self.week.forget()
            for card in self._cards:
                card.show_best(None)
            self.way.show_best(self._best)
            return
        state, seat = past.state, past.seat
        if not isinstance(state, GameState) or not state.is_over:
            return
        if state.week:
            self.week.take(past)
        elif seat is not None:
            alike = [card for card in self._cards if card.sheet.digest == state.sheet.digest]
            for card in alike:
                card.show_best(state.turns[seat])
            self._best |= {
                card.sheet.chapter: card.best_score for card in alike if card.sheet.chapter
            }
            self.way.show_best(self._best)

    def _take_sheet(self, at: int) -> None:
        if self._rewards.is_open:
            self._rewards.show_sheet(_sheet(self._texts[at]))
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

    def _lay_out(self) -> None:
        """Lay as many cards side by side as have room."""
        spaced(self._above, (MARGIN, 0, MARGIN, 0), MARGIN)
        self.week.scale()
        self.way.updateGeometry()
        self._row.lay_out_in(self.width() - 2 * px(MARGIN))
        self.setMaximumHeight(self._column.maximumSize().height())

    def minimumSizeHint(self) -> QSize:
        """Return the room for one card: more lie below each other."""
        return QSize(self._row.least() + 2 * px(MARGIN), super().minimumSizeHint().height())


def _sheet(text: str) -> Sheet:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), "it was read before"
    return sheet


def _card(text: str, file: str = "") -> ChapterCard:
    sheet = _sheet(text)
    title = f"{sheet_name(sheet)} ({file})" if file else sheet_title(sheet) or sheet_name(sheet)
    return ChapterCard(sheet, title)
