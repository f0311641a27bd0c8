"""The tray while something is told: what happens, and the key that goes on."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.parts.card import Tray
from gui.parts.keys import Key, Kind
from gui.words.words import words
from gui.wormup.motion.telling import Telling


class Teller(Tray):
    """Lies at the foot of the view while a reveal is told; its keys are there when it rests."""

    went_on = Signal()
    again = Signal()
    is_for_room = False
    """Whether all in a room look at it, where other cards lie at the foot and nobody presses."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setParent(page)
        self.slowly = Key(words("Again, slowly"), Kind.QUIET, "past")
        self.on = Key("", Kind.BIG, "play")
        self.slowly.clicked.connect(self.again)
        self.on.clicked.connect(self.went_on)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        self.telling: Telling | None = None
        """What is told now, wherever that is shown."""
        self.keys.addWidget(self.slowly)
        self.keys.addWidget(self.on)
        self.hide()

    def tell(self, telling: Telling | None, *, is_resting: bool = False) -> None:
        """Show *telling*, or nothing; the keys only when it *is_resting*."""
        self.telling = telling
        if telling is None or self.is_for_room:
            self.hide()
            return
        has_keys = is_resting and bool(telling.key)
        self.slowly.setVisible(has_keys)
        self.on.setVisible(has_keys)
        self.on.setText(telling.key)
        self.ask(telling.heading, telling.html())
        self.setAccessibleDescription(f"{telling.heading}. {telling.line or telling.hint}")
        self.show()
        self.raise_()
        self.lie()
        if has_keys:
            self.on.setFocus()

    def lie(self) -> None:
        """Lie at the foot of the page."""
        page = self.parentWidget()
        if page is not None:
            size: QSize = page.size()
            self.lie_in(size.width(), size.height())
