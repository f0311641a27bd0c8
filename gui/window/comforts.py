"""What every page can change: text size, sound, light, motion and language, with their keys."""

from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from gui.kit.button import IconButton
from gui.kit.focus import RING, forget_keys
from gui.kit.theme import Look, art_of, look, px, size_of, wear
from gui.kit.tokens import DAY, EVENING, MARGIN, SMALL
from gui.window.pages import IconPlace
from gui.window.settings import TEXT_SIZES, Setting, Settings
from gui.words.languages import LANGUAGES, language_words
from gui.words.words import words

_TOP = 22
T = TypeVar("T")
Corner = Callable[[], IconPlace | None]
"""Gives the right end and the top, in px, of icons that a page wants elsewhere, and how many."""


class Comforts(QObject):
    """Changes how all of *window* looks and sounds and keeps it in *settings*; has the buttons."""

    chosen = Signal(str)
    """The code of a language."""
    changed = Signal()

    def __init__(self, window: QWidget, settings: Settings, language: str) -> None:
        super().__init__(window)
        self._window, self.settings = window, settings
        self.language = language
        self._system_is_calm = False
        forget_keys()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.dress)
        self.dress()

    @property
    def is_calm(self) -> bool:
        """Whether nothing may travel or tremble."""
        calm = self.settings.calm
        return self._system_is_calm if calm is None else calm

    def ask_system(self) -> None:
        """Follow what the system asks for, as far as nothing else is set."""
        self._system_is_calm = import_module("gui.window.system_wishes").wants_calm()
        self.dress()

    def dress(self) -> None:
        """Draw everything as it is set, at the size that the window has."""
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        light = self.settings.light
        is_evening = light == EVENING.name or (not light and dark)
        wide, high = self._window.width(), self._window.height()
        wished = Look(
            EVENING if is_evening else DAY,
            art_of(wide, high),
            size_of(wide, high, self.settings.text_size / 100),
            self.is_calm,
            self.settings.shows_keys,
        )
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if wished != look() or not app.styleSheet():
            wear(app, wished)
            self.changed.emit()

    def change(self, setting: Setting[T], value: T) -> None:
        """Keep *value* as *setting*, and show it everywhere at once."""
        setting.__set__(self.settings, value)
        self.dress()
        self.changed.emit()

    def step(self, way: int) -> None:
        """Make the text one size larger or smaller."""
        at = TEXT_SIZES.index(self.settings.text_size) + way
        self.change(Settings.text_size, TEXT_SIZES[max(0, min(at, len(TEXT_SIZES) - 1))])

    def speak(self, code: str) -> None:
        """Ask for the language *code*."""
        if code != self.language:
            self.language = code
            self.chosen.emit(code)

    def add_keys(self) -> None:
        """Add the keys to the window; that takes longer than its first picture."""
        for keys, slot in (
            ("Ctrl++", lambda: self.step(1)),
            ("Ctrl+=", lambda: self.step(1)),
            ("Ctrl+-", lambda: self.step(-1)),
            ("Ctrl+0", lambda: self.change(Settings.text_size, 100)),
            ("F11", self._fill_screen),
        ):
            action = self._window.addAction("")
            action.setShortcut(keys)
            action.triggered.connect(slot)

    def _fill_screen(self) -> None:
        is_full = self._window.isFullScreen()
        (self._window.showNormal if is_full else self._window.showFullScreen)()


class LobbyIcons(QWidget):
    """The four icons of every page out of a game: text size, sound, light, language."""

    def __init__(
        self, comforts: Comforts, parent: QWidget, where: Corner, ask: Callable[[], None]
    ) -> None:
        """Lie *where* the page of *parent* wants them; *ask* for all comforts on their card."""
        super().__init__(parent)
        self._where = where
        self._window = parent
        self._comforts = comforts
        self._aa, self._sound = IconButton("aa", ""), IconButton("sound", "")
        self._light, self._globe = IconButton("moon", ""), IconButton("globe", "")
        self._buttons = (self._aa, self._sound, self._light, self._globe)
        for button in self._buttons:
            button.setParent(self)
        self._aa.chosen.connect(ask)
        self._sound.chosen.connect(
            lambda: comforts.change(Settings.mute, not comforts.settings.mute)
        )
        self._light.chosen.connect(self._turn_light)
        self._globe.chosen.connect(self._ask_language)
        comforts.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what is set now, in the language spoken now."""
        is_mute = self._comforts.settings.mute
        self._sound.set_icon("mute" if is_mute else "sound")
        self._light.set_icon("sun" if look().theme.is_dark else "moon")
        for key, said in (
            (self._aa, words("Text size and comforts")),
            (self._sound, words("Sounds are off") if is_mute else words("Sounds are on")),
            (self._light, words("Day or evening")),
            (self._globe, language_words()),
        ):
            key.setAccessibleName(said)
            key.setToolTip(said)
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Lie in the upper right corner of the window, or where its page wants it, if it does."""
        ring, left, high = px(RING), 0, 0
        corner = self._window.width() - px(MARGIN), px(_TOP), len(self._buttons)
        right, top, count = self._where() or corner
        self.setVisible(count > 0)
        for at, button in enumerate(self._buttons):  # the room for one ring reaches into the next
            button.setVisible(at < count)
            if at >= count:
                continue
            button.resize(button.sizeHint())
            button.move(left, 0)
            left += button.width() - 2 * ring + px(2 * SMALL)
            high = button.height()
        self.resize(left + 2 * ring - px(2 * SMALL), high)
        self.move(right + ring - self.width(), top - ring)

    def _turn_light(self) -> None:
        light = DAY if look().theme.is_dark else EVENING
        self._comforts.change(Settings.light, light.name)

    def _ask_language(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for code, name in LANGUAGES.items():
            entry = menu.addAction(name)
            entry.setCheckable(True)
            entry.setChecked(code == self._comforts.language)
            entry.triggered.connect(lambda _on, code=code: self._comforts.speak(code))
        menu.popup(self._globe.mapToGlobal(self._globe.rect().bottomLeft()))
