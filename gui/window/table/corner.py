"""The icons in the corner of a game: which of them are there, and which stand in the menu."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gui.kit.button import IconButton
from gui.kit.focus import RING
from gui.kit.keyed_window import BACK
from gui.kit.theme import look, px
from gui.kit.tokens import SMALL
from gui.parts.shell import Entry
from gui.words.words import words

_TOP = 22
_CROWDED, _STAY = 1.5, ("log", "menu")
"""From this size of text on, only these icons stay, and the others are in the menu."""
_KEYS = {
    "help": "F1",
    "log": "F2",
    "past": "F3",
    "bot": "F5",
    "lens": "F6",
    "talk": "F7",
    "menu": "F10",
}
_ORDER = ("menu", "help", "past", "log", "bot", "lens", "talk")
"""From the right."""


class Corner:
    """The icons over *page*: those that *does* names, each does what it says, by its key too."""

    def __init__(self, page: QWidget, does: Mapping[str, Callable[[], object]]) -> None:
        said = {
            "talk": words("Small talk"),
            "log": words("What happened"),
            "past": words("Look back"),
            "help": words("How to play"),
            "menu": words("Menu"),
            "bot": words("Ask the coach"),
            "lens": words("Review"),
        }
        self.icons = {name: IconButton(name, said[name], _KEYS[name]) for name in does}
        self._in_menu: tuple[IconButton, ...] = ()
        """What the menu does, for its icon has no room."""
        for key in self.icons.values():
            key.setParent(page)
        self.icons["log"].setCheckable(True)
        self.icons["past"].setCheckable(True)
        for name, key in self.icons.items():
            key.clicked.connect(does[name])
            shortcut = QShortcut(QKeySequence(_KEYS[name]), page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(key.click)

    @property
    def end(self) -> tuple[int, int, int]:
        """The right end and the top of the window's icons beside these, and how many they are."""
        last = self.icons["help" if not self.icons["help"].isHidden() else "menu"]
        return last.x() + px(RING) - px(SMALL * 2), px(_TOP), 2

    @property
    def entries(self) -> list[Entry]:
        """What the menu does in the place of icons."""
        return [("", key.accessibleName(), key.click) for key in self._in_menu]

    @property
    def talk(self) -> IconButton:
        """What the card of small talk hangs from."""
        return self.icons["menu" if self._in_menu else "talk"]

    def has(self, name: str) -> bool:
        """Return whether the icon *name* is there, or in the menu."""
        return not self.icons[name].isHidden() or self.icons[name] in self._in_menu

    def mark_past(self, *, is_back: bool) -> None:
        """Let the icon say where a click leads: to the past, or back to now."""
        past = self.icons["past"]
        past.setProperty("role", BACK if is_back else "")
        said = words("Back to now") if is_back else words("Look back")
        past.setAccessibleName(said)
        past.setToolTip(said)
        past.setChecked(is_back)

    def lay_out(self, right: int, there: Mapping[str, bool], *, has_begun: bool) -> int:
        """Lay the icons that are *there* from *right* on; return where they end."""
        ring = px(RING)
        is_crowded = has_begun and look().size >= _CROWDED
        self._in_menu = ()
        for name in _ORDER:
            key = self.icons.get(name)
            if key is None:
                continue
            if there[name] and is_crowded and name not in _STAY:
                self._in_menu = (key, *self._in_menu)
            key.setVisible(there[name] and key not in self._in_menu)
            key.setFixedSize(key.sizeHint())
            if not key.isHidden():
                key.move(right + ring - key.width(), px(_TOP) - ring)
                right -= key.width() - 2 * ring + px(SMALL * 2)
            key.raise_()
        return right
