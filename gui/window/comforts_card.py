"""The card of the comforts: text size, sound, light, motion, keys, language; what a page adds."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.art import paint_icon
from gui.kit.button import Button, ButtonKind
from gui.kit.controls import Choice, Stepper, Switch, Tabs
from gui.kit.fills import rounded
from gui.kit.focus import RING
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.painted import Painted
from gui.kit.popover import Popover
from gui.kit.role_label import role_label
from gui.kit.theme import beside, look, margins, px
from gui.kit.tokens import CARD, GAP, SMALL, WIDE
from gui.window.comforts import Comforts
from gui.window.settings import TEXT_SIZES, Settings
from gui.words.languages import LANGUAGES, language_words
from gui.words.words import words

_WIDE, _ROW = 474, 60
_LARGE = 1.25
"""From this size of text on, buttons have no icons and rows one line: there is no more room."""
_LIGHTS = ("", "day", "evening")

Entry = tuple[str, str, Callable[[], None]]


class ComfortsCard(QWidget):
    """Changes the comforts at once; every change is seen behind it."""

    def __init__(self, comforts: Comforts, entries: Sequence[Entry]) -> None:
        super().__init__()
        self._comforts = comforts
        heading = Label(words("Comforts"))
        heading.setProperty("role", "heading")
        heading.setContentsMargins(margins(WIDE, 0, 0, SMALL))
        self._column = spaced(QVBoxLayout(self), (0, WIDE - SMALL, 0, 0), 0)
        self._column.addWidget(heading)
        self._add_text_size()
        self._add_switches()
        self.language = self._add_language()
        self._column.addWidget(_Foot(entries, self._leave))
        comforts.changed.connect(self._follow)
        self._follow()

    def _add_text_size(self) -> None:
        self._size = Stepper(
            0, len(TEXT_SIZES) - 1, lambda at: words("{size} %", size=TEXT_SIZES[at]), "A"
        )
        self._size.name_keys(words("Smaller text"), words("Larger text"))
        self._size.set_value(TEXT_SIZES.index(self._comforts.settings.text_size))
        self._size.changed.connect(
            lambda at: self._comforts.change(Settings.text_size, TEXT_SIZES[at])
        )
        self._add("aa", words("Text size"), words("Ctrl with + and -"), self._size)

    def _add_switches(self) -> None:
        """Add sound, light, motion and keys."""
        comforts, change, kept = self._comforts, self._comforts.change, self._comforts.settings
        light = Tabs((words("As the system"), words("Day"), words("Evening")), ("", "sun", "moon"))
        light.choose(_LIGHTS.index(kept.light))
        light.chosen.connect(lambda at: change(Settings.light, _LIGHTS[at]))
        self._add_switch(
            "sound",
            words("Sound"),
            "",
            lambda on: change(Settings.mute, not on),
            is_on=not kept.mute,
        )
        self._add("sun", words("Light"), "", light)
        self._add_switch(
            "bed",
            words("Calm motion"),
            words("Nothing flies or trembles"),
            lambda on: change(Settings.calm, on),
            is_on=comforts.is_calm,
        )
        self._add_switch(
            "cap",
            words("Show keys"),
            words("Else from the first key on"),
            lambda on: change(Settings.shows_keys, on),
            is_on=kept.shows_keys,
        )

    def _add_switch(
        self, icon: str, said: str, more: str, change: Callable[[bool], None], *, is_on: bool
    ) -> None:
        switch = Switch()
        switch.setAccessibleName(said)
        switch.setChecked(is_on)
        switch.toggled.connect(change)
        self._add(icon, said, more, switch)

    def _add_language(self) -> Choice:
        language = Choice()
        language.setAccessibleName(language_words())
        for code, name in LANGUAGES.items():
            language.addItem(name, code)
        language.setCurrentIndex(list(LANGUAGES).index(self._comforts.language))
        language.activated.connect(lambda: self._speak(language.currentData()))
        self._add("globe", words("Language"), "", language, is_last=True)
        return language

    def _speak(self, code: str) -> None:
        """Close, and speak the language *code*: every page is made again, with its keys."""
        if code != self._comforts.language:
            self._leave(lambda: self._comforts.speak(code))

    @staticmethod
    def hang(
        window: QWidget, key: QWidget, comforts: Comforts, entries: Sequence[Entry]
    ) -> Popover:
        """Hang the card from *key* of *window*; *entries* are icons, words and what they do."""
        return Popover(window, key, ComfortsCard(comforts, entries), _WIDE)

    def _leave(self, do: Callable[[], None]) -> None:
        """Close the card, and do what was chosen on it."""
        if (over := self.parentWidget()) is not None:
            over.close()
        do()

    def _follow(self) -> None:
        self._size.set_value(TEXT_SIZES.index(self._comforts.settings.text_size))
        if isinstance(over := self.parentWidget(), Popover):
            over.lay_out()

    def _add(self, icon: str, said: str, more: str, *parts: QWidget, is_last: bool = False) -> None:
        row = _Row(icon, is_last=is_last)
        words_of = QVBoxLayout()
        words_of.setSpacing(0)
        title = Label(said)
        title.setProperty("role", "second")
        words_of.addStretch(1)
        words_of.addWidget(title)
        if more and look().size < _LARGE:
            words_of.addWidget(role_label("small", more))
        words_of.addStretch(1)
        nest(row.line, words_of, 1)
        for part in parts:
            row.line.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        if isinstance(parts[-1], Switch | Choice):  # with room for a ring
            row.line.addSpacing(-px(RING))
        self._column.addWidget(row)


class _Row(Painted, QWidget):
    """A row of the card: an icon, words, and what changes it, above a hairline if not the last."""

    def __init__(self, icon: str, *, is_last: bool) -> None:
        super().__init__()
        self._is_last = is_last
        self._icon = icon
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(px(WIDE) + px(24 + GAP), 0, px(WIDE), 0)
        spaced(self.line, gap=SMALL)
        self.setMinimumHeight(px(_ROW))

    def paint(self, painter: QPainter) -> None:
        size = px(24)
        paint_icon(painter, self._icon, QRectF(px(WIDE), (self.height() - size) / 2, size, size))
        if not self._is_last:
            foot = self.height() - 1
            painter.setPen(QPen(QColor(look().theme.line), 1.5))
            painter.drawLine(px(WIDE), foot, self.width() - px(WIDE), foot)


class _Foot(Painted, QWidget):
    """The buttons that lead elsewhere, as many side by side as there is room, on darker paper."""

    def __init__(
        self, entries: Sequence[Entry], leave: Callable[[Callable[[], None]], None]
    ) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column = spaced(QVBoxLayout(self), (GAP, SMALL, GAP, SMALL), 0)
        row, left = QHBoxLayout(), 0
        for icon, said, do in entries:
            button = Button(said, ButtonKind.QUIET, icon if look().size < _LARGE else "")
            button.chosen.connect(lambda do=do: leave(do))
            left -= button.sizeHint().width()
            if left < 0:
                row, left = QHBoxLayout(), beside(_WIDE) - px(2 * GAP) - button.sizeHint().width()
                row.setSpacing(0)
                row.setAlignment(Qt.AlignmentFlag.AlignLeft)
                nest(column, row)
            row.addWidget(button)

    def paint(self, painter: QPainter) -> None:
        path = rounded(QRectF(self.rect()).adjusted(0, -px(CARD), 0, 0), CARD)
        painter.setClipRect(self.rect())
        painter.fillPath(path, QColor(look().theme.paper2))
