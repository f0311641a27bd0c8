"""Is your copy the same as the others'? The key that asks them, then what each of them has."""

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from gui.parts.button import Button, Kind
from gui.parts.card import Card
from gui.parts.layout import spaced
from gui.parts.role_label import role_label
from gui.parts.tokens import GAP, MARGIN, TIGHT, WIDE
from gui.words.words import words


class CompareCard(Card):
    """Asks whether all copies are the same."""

    def __init__(
        self, save_page: Callable[[], object], compare_files: Callable[[], object]
    ) -> None:
        super().__init__()
        self._column = spaced(QVBoxLayout(self), (WIDE, MARGIN, MARGIN, MARGIN), TIGHT)
        row, told = spaced(QHBoxLayout(), gap=GAP), spaced(QVBoxLayout(), gap=0)
        told.addWidget(role_label("heading", words("Is your copy the same as the others'?")))
        save = Button(words("Save a page"), Kind.QUIET, "save")
        save.clicked.connect(save_page)
        files = Button(words("Compare with another copy"), Kind.SECOND, "compare")
        files.clicked.connect(compare_files)
        row.addLayout(told, 1)
        row.addWidget(save)
        row.addWidget(files)
        self._column.addLayout(row)
