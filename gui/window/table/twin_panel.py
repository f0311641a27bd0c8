"""Our seat is open on another laptop too, or waits for a word of the others after a start (P11).

Law: nothing is signed on both; where the game goes on, our player says by a button, here or there.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QHideEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.kit.art import HIGH, Casting, paint_shadows
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Shadow
from gui.kit.clock import Timer
from gui.kit.fills import fill_box
from gui.kit.layout import spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import CARD, GAP, MARGIN, WIDE
from gui.parts.laptop import Submit
from gui.parts.shell import Shell
from gui.words.presence import catching_up_words, twin_words
from gui.words.words import words
from net.protocol.commands import GoOnHere
from net.protocol.snapshot import TableSnapshot, TwinState

_WIDE, _TOP = 800, 100
SOON_MS = 2000
"""How long the others may take to say where the game is before our player is told of it."""


class TwinPanel(Casting, Painted, QWidget):
    """A slip of paper over the board that says why our seat signs nothing."""

    casts = (CARD, HIGH)

    def __init__(
        self, shell: Shell, submit: Submit, page: QWidget, keep_clear: Callable[[int], None]
    ) -> None:
        """Lie over *page*, and *keep_clear* of the px that the slip reaches down."""
        super().__init__(page)
        self._shell, self._keep_clear = shell, keep_clear
        self._spoken = ""
        self._said = role_label("heading")
        self._button = Button(words("Go on here"), ButtonKind.PRIMARY, "play")
        self._button.chosen.connect(lambda: submit(GoOnHere()))
        self._soon = Timer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._show)
        row = spaced(QHBoxLayout(self), (WIDE, MARGIN, WIDE, MARGIN), GAP)
        row.addWidget(self._said, 1)
        row.addWidget(self._button)
        self.hide()
        Shadow(self)

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Say what keeps our seat from signing; hide if there is nothing."""
        twin, waits = twin_words(snapshot), catching_up_words(snapshot)
        self._said.setText(twin or waits)
        self._button.setVisible(snapshot.twin is TwinState.OPEN)
        if twin:
            self._show()
        elif not waits:
            self._soon.stop()
            self._spoken = ""
            self.hide()
        elif self.isHidden() and not self._soon.isActive():
            self._soon.start()

    def _show(self) -> None:
        self._soon.stop()
        self.show()
        if self._said.text() != self._spoken:
            self._spoken = self._said.text()
            self._shell.speak(self._spoken)
        page = self.parentWidget()
        if page is not None:
            self.lay_out_in(page.size())

    def lay_out_in(self, room: QSize) -> None:
        """Lie below the badges, in the middle of *room*."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wide = min(max(px(_WIDE), layout.minimumSize().width()), room.width() - 2 * px(MARGIN))
        high = max(layout.minimumSize().height(), layout.heightForWidth(wide))
        self.setGeometry((room.width() - wide) // 2, px(_TOP), wide, high)
        self.raise_()
        self._keep_clear(0 if self.isHidden() else self.geometry().bottom() + px(GAP))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._keep_clear(0)

    def paint(self, painter: QPainter) -> None:
        fill_box(painter, QRectF(self.rect()), px(CARD), look().theme.paper)
        paint_shadows(painter, (self._button,))
