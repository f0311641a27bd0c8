"""What a table of Worm & Cozy chooses: a chapter, or a sheet of one's own, each in words."""

from pathlib import Path

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QPainter, QWheelEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from core.bots.levels import SHEET_LEVELS
from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, SEATS_MAX, counts_leaving, options_for
from core.cozy.sheet import Sheet
from core.cozy.turn import start_turn
from core.table.encoding import Value
from gui.cozy.arguments import NAME
from gui.cozy.chapters import SheetError, chapters, own_sheet
from gui.cozy.cover import paint_cover
from gui.cozy.sheet.sheet_paint import Picture, geometry_of, paint_sheet
from gui.cozy.words import hours_words, minutes, row_words, sheet_name, sheet_title
from gui.parts.button import Button, Kind
from gui.parts.controls import Switch
from gui.parts.dialog import tell
from gui.parts.game_view import Cover, TableForm
from gui.parts.label import Label, tip
from gui.parts.miniature import Miniature, Paint
from gui.parts.pick import Ground, Pick, PickCard
from gui.parts.role_label import role_label
from gui.parts.scroll import Scroll
from gui.parts.theme import Type, font, look, px
from gui.parts.tokens import GAP, MARGIN, SMALL, TIGHT, WIDE
from gui.words.words import counted, marked, words

_COUNTS = marked("No number, no seat")
"""The house rule that a table may choose (C6.8)."""
_HIGH, _SHEET, _WORDS = 172, 140, 119
"""The height of a card, the side of a sheet, and the width of the words beside it."""


class CozyForm(TableForm):
    """The sheets to choose from, side by side; one's own joins them if it has no mistakes."""

    levels = tuple(level.value for level in SHEET_LEVELS)
    rules_id = RULES_ID
    seats = (1, SEATS_MAX)

    def __init__(self) -> None:
        super().__init__()
        self.heading = words("Which sheet?")
        self.hint = words("Point at a sheet to read what counts on it.")
        self._texts = list(chapters().values())
        self._counts = False
        """Whether who leaves at a roll is counted."""
        self._row = Ground()
        cards = [_SheetCard(text, sheet_title(_sheet(text))) for text in self._texts]
        self._pick = Pick(cards, self._row)
        self._pick.chosen.connect(self._take_sheet)
        self._own = Button(words("A sheet of your own…"), Kind.SECOND, "folder")
        self._own.chosen.connect(self._choose_file)
        self._cards = QHBoxLayout(self._row)
        for card in (*cards, self._own):
            self._cards.addWidget(card)
        self._scroll = _Sideways()
        self._scroll.setWidget(self._row)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, SMALL)
        column.addWidget(self._scroll)
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
        column.setContentsMargins(0, px(SMALL), 0, px(SMALL))
        column.setSpacing(px(MARGIN))
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

    def _add(self, text: str, file: str = "") -> None:
        name = sheet_name(_sheet(text))
        card = _SheetCard(text, f"{name} ({file})" if file else name)
        self._texts.append(text)
        self._cards.insertWidget(len(self._texts) - 1, card)
        self._pick.add(card)
        self._scale()

    def _take_sheet(self, at: int) -> None:
        self._scroll.ensureWidgetVisible(self._pick.cards[at], px(MARGIN), 0)
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
        self._cards.setContentsMargins(px(MARGIN), px(TIGHT), px(MARGIN), px(TIGHT))
        self._cards.setSpacing(px(GAP))
        for card in self._pick.cards:
            if isinstance(card, _SheetCard):
                card.scale()
        bar = self._scroll.horizontalScrollBar().sizeHint().height()
        high = max(card.height() for card in self._pick.cards)
        for card in self._pick.cards:
            card.setFixedHeight(high)
        self._scroll.setFixedHeight(self._row.sizeHint().height() + bar)

    def changeEvent(self, event: QEvent) -> None:
        """Take the spaces of a new look."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._scale)  # once its words have taken it too


class _Sideways(Scroll):
    """A row that the wheel moves sideways, as far as it goes."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the row; at its end the page moves."""
        bar, way = self.horizontalScrollBar(), event.angleDelta()
        old = bar.value()
        bar.setValue(old - (way.x() or way.y()))
        event.setAccepted(bar.value() != old)


class _SheetCard(PickCard):
    """A sheet in small, its title, and a line; what counts on it stands in the tooltip."""

    def __init__(self, text: str, title: str) -> None:
        sheet = _sheet(text)
        number = f"{sheet.chapter}. " if sheet.chapter else ""
        super().__init__(number + title)
        whole = "\n".join(_described(sheet))
        self.setToolTip(tip(whole))
        self.setAccessibleDescription(whole)
        self._lines = QVBoxLayout()
        self._lines.addStretch(1)
        for role, said in (("card", number + title), ("small", hours_words(sheet))):
            self._lines.addWidget(role_label(role, said))
        self._lines.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(Miniature(_painted(sheet), _SHEET, _SHEET))
        self._row.addLayout(self._lines, 1)

    def scale(self) -> None:
        """Take the spaces of the look now."""
        edge = px(MARGIN)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(px(GAP))
        self._lines.setSpacing(px(SMALL))
        self._lines.setContentsMargins(0, px(WIDE), 0, 0)  # below the disc
        letters = QFontMetrics(font(Type.CARD))
        longest = max(map(letters.horizontalAdvance, self.accessibleName().split()))
        room = max(round(_WORDS * look().text), longest + SMALL)
        wide = px(_SHEET) + 2 * edge + px(GAP) + room
        self.setFixedSize(wide, max(px(_HIGH), self.heightForWidth(wide)))


def _painted(sheet: Sheet) -> Paint:
    def paint(painter: QPainter, frame: QRectF) -> None:
        picture = Picture(start_turn(sheet), 0, is_small=True)
        paint_sheet(painter, geometry_of(picture, frame), picture)

    return paint


def _described(sheet: Sheet) -> list[str]:
    """Return what a sheet is like, and what it rewards."""
    size = words(
        "{name}: {rows} by {cols}, {hours}",
        name=sheet_name(sheet),
        rows=sheet.rows,
        cols=sheet.cols,
        hours=hours_words(sheet),
    )
    return [
        size,
        words("What counts:"),
        *map(row_words, sheet.rewards),
        words("What costs:"),
        row_words(sheet.penalty),
    ]


def _sheet(text: str) -> Sheet:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), "it was read before"
    return sheet
