"""What every page has: buttons and keys for text size, sound and language; a line for sentences."""

from __future__ import annotations  # the types of what is imported late, for a quick start

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QStatusBar,
    QWidget,
)

from gui.parts.theme import size_text
from gui.window.language import LANGUAGES
from gui.window.settings import TEXT_SIZES, Settings
from gui.words.words import words

if TYPE_CHECKING:
    from gui.window.table.table_page import TablePage

SAID_MS = 15_000


class Comforts(QWidget):
    """The buttons for text size, sound and language; *window* gets their keys with `add_keys`."""

    chosen = Signal(str)
    """The code of a language."""

    def __init__(self, window: QWidget, settings: Settings, language: str) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._points = QApplication.font().pointSizeF()
        self.language = QComboBox()
        for code, name in LANGUAGES.items():
            self.language.addItem(name, code)
        self.language.setCurrentIndex(list(LANGUAGES).index(language))
        self.language.setAccessibleName("Language / Sprache")
        self.language.setToolTip("Language / Sprache")
        self.language.activated.connect(lambda: self.chosen.emit(self.language.currentData()))
        self._smaller, self._bigger, self._sound = (QPushButton(text) for text in ("A-", "A+", "♪"))
        self._smaller.clicked.connect(lambda: self._step(-1))
        self._bigger.clicked.connect(lambda: self._step(1))
        self._sound.setCheckable(True)
        self._sound.setChecked(not settings.mute)
        self._sound.toggled.connect(self._mute)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget in (self._smaller, self._bigger, self._sound, self.language):
            row.addWidget(widget)
        self.name()
        self._resize(settings.text_size)

    def name(self) -> None:
        """Label the buttons in the language spoken now."""
        for button, said, keys in (
            (self._smaller, words("Smaller text"), "Ctrl -"),
            (self._bigger, words("Larger text"), "Ctrl +"),
            (self._sound, words("Sounds on or off"), ""),
        ):
            button.setAccessibleName(said)
            button.setToolTip(f"{said} ({keys})" if keys else said)

    def add_keys(self) -> None:
        """Add the keys to the window; that takes longer than its first picture."""
        for keys, slot in (
            ("Ctrl++", lambda: self._step(1)),
            ("Ctrl+=", lambda: self._step(1)),
            ("Ctrl+-", lambda: self._step(-1)),
            ("Ctrl+0", lambda: self._resize(100)),
        ):
            action = self._window.addAction("")
            action.setShortcut(keys)
            action.triggered.connect(slot)

    def _step(self, way: int) -> None:
        at = TEXT_SIZES.index(self._settings.text_size) + way
        self._resize(TEXT_SIZES[max(0, min(at, len(TEXT_SIZES) - 1))])

    def _resize(self, per_cent: int) -> None:
        self._settings.text_size = per_cent
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        size_text(app, self._points * per_cent / 100)

    def _mute(self, is_loud: bool) -> None:  # noqa: FBT001  # as Qt calls it
        self._settings.mute = not is_loud


class BottomBar(QStatusBar):
    """Shows sentences below a page, and *comforts*; a table has both at its own foot."""

    def __init__(self, comforts: Comforts) -> None:
        super().__init__()
        self._comforts = comforts
        self.addPermanentWidget(comforts)

    def lend(self, page: TablePage) -> None:
        """Lend the comforts to *page*, so that its board gets one row more."""
        page.take_corner(self._comforts)
        self.hide()

    def take_back(self) -> None:
        """Take the comforts back, before the page that has them goes."""
        self.addPermanentWidget(self._comforts)
        self._comforts.show()
        self.show()

    def say(self, said: str) -> None:
        """Show a sentence for a while, and pass it to a screen reader."""
        self.showMessage(said, SAID_MS)
        self.announce(said)

    def announce(self, said: str) -> None:
        """Pass a sentence to a screen reader, if there is one."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.window(), said))
