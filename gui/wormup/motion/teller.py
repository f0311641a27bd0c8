"""The tray while something is told: what happens, and the button that goes on."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Tray
from gui.kit.focus import lead_to
from gui.parts.reactions import Reactions
from gui.words.words import words
from gui.wormup.motion.telling import TrayTelling


class Teller(Tray):
    """Lies at the foot of the view while a reveal is told; its buttons are there when it rests."""

    is_for_room = False
    """Whether all in a room look at it, where other cards lie at the foot and nobody presses."""

    def __init__(self, page: QWidget, room_of: Callable[[int], QRectF | None]) -> None:
        """Lie on *page*; *room_of* says where what a seat says of the open envelopes rises."""
        super().__init__()
        self.setParent(page)
        self.slowly = Button(words("Again, slowly"), ButtonKind.QUIET, "past")
        self.on = Button("", ButtonKind.BIG, "play")
        self.reactions = Reactions(self, room_of)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        self.telling: TrayTelling | None = None
        """What is told now, wherever that is shown."""
        self.buttons.addWidget(self.slowly)
        self.buttons.addWidget(self.on)
        self.hide()

    def tell(self, telling: TrayTelling | None, *, is_resting: bool = False) -> None:
        """Show *telling*, or nothing; the buttons only when it *is_resting*."""
        self.telling = telling
        self.reactions.open(is_open=telling is not None and telling.is_open)
        if telling is None or self.is_for_room:
            self.hide()
            return
        has_buttons = is_resting and bool(telling.button)
        self.slowly.setVisible(has_buttons)
        self.on.setVisible(has_buttons)
        self.on.setText(telling.button)
        self.ask(telling.heading, telling.html())
        self.setAccessibleDescription(f"{telling.heading}. {telling.line or telling.hint}")
        self.show()
        self.raise_()
        self.lay_out()
        page = self.parentWidget()
        if has_buttons and page is not None:
            lead_to(self.on, page)

    def lay_out(self) -> None:
        """Lie at the foot of the page."""
        page = self.parentWidget()
        if page is not None:
            size: QSize = page.size()
            self.lay_out_in(size.width(), size.height())
