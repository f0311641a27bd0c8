"""What a table of Worm & Cozy chooses: a chapter, or a sheet of one's own, each in words."""

from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QMessageBox,
    QPushButton,
)

from core.bots.levels import SHEET_LEVELS
from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, SEATS_MAX, options_for
from core.cozy.sheet import Sheet
from core.table.encoding import Value
from gui.cozy.chapters import SheetError, chapters, own_sheet
from gui.cozy.words import row_words, sheet_name, sheet_title
from gui.parts.game_view import TableForm
from gui.parts.label import tip
from gui.words.words import words


class CozyForm(TableForm):
    """The widgets to choose one of our chapters, or a sheet of one's own that has no mistakes."""

    levels = tuple(level.value for level in SHEET_LEVELS)
    rules_id = RULES_ID
    seats = (1, SEATS_MAX)

    def __init__(self) -> None:
        super().__init__()
        self._chapter = QComboBox()
        self._chapter.setObjectName("chapter")
        for number, text in chapters().items():
            sheet = _sheet(text)
            title = sheet_title(sheet)  # the chapter's number stands before it
            self._chapter.addItem(words("{number}. {name}", number=number, name=title), text)
        self._chapter.currentIndexChanged.connect(self.changed)
        own = QPushButton(words("A sheet of your own…"))
        own.clicked.connect(self._choose_file)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(words("Chapter"), self._chapter)
        form.addRow("", own)

    def options(self) -> Value:
        """Return the sheet as it stands in a genesis."""
        return options_for(str(self._chapter.currentData()))

    def details(self, seats: int) -> list[tuple[str, list[str]]]:
        """Return headings with what stands below: what the sheet is like and what it rewards."""
        sheet = _sheet(str(self._chapter.currentData()))
        alone = words("alone, for the best grade") if seats == 1 else ""
        size = words(
            "{name}: {rows} rows, {cols} columns, {hours} hours {alone}",
            name=sheet_name(sheet),
            rows=sheet.rows,
            cols=sheet.cols,
            hours=len(sheet.hours),
            alone=alone,
        ).strip()
        return [
            (size, []),
            (words("What counts:"), [row_words(row) for row in sheet.rewards]),
            (words("What costs:"), [row_words(sheet.penalty)]),
        ]

    def add_file(self, path: Path) -> None:
        """Offer the sheet in the file at *path*. Raises `SheetError` with all its mistakes."""
        text = own_sheet(path)
        self._chapter.addItem(f"{sheet_name(_sheet(text))} ({path.name})", text)
        self._chapter.setCurrentIndex(self._chapter.count() - 1)

    def _choose_file(self) -> None:
        chosen, _kind = QFileDialog.getOpenFileName(
            self, words("A sheet of your own"), "", "*.toml"
        )
        if chosen:
            try:
                self.add_file(Path(chosen))
            except SheetError as error:
                QMessageBox.warning(self, words("A sheet of your own"), tip(str(error)))


def _sheet(text: str) -> Sheet:
    sheet = read_sheet(text)
    assert isinstance(sheet, Sheet), "it was read before"
    return sheet
