"""The cards of the room: a table with its places, a game that is played, somebody without a table.

Law: a card is changed in place, so that what one is about to press stays where it is.
"""

from __future__ import annotations  # the types of what the first picture does not need

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.chip import Chip, Tone
from gui.kit.focus import ringed
from gui.kit.label import Label
from gui.kit.layout import LaidOut, NeverSmaller, Scaled, nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, look, px, sized
from gui.kit.tokens import MARGIN, SMALL
from gui.window.start.round_table import RoundTable, paint_face_at
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QContextMenuEvent, QEnterEvent

    from core.table.looks import Worn
    from gui.parts.hats import Who
    from net.protocol.terms import Terms

_TABLE, _LINE = 142, 74
"""The least height of a card."""
_KEY = 148
_LETTERS = 28
"""How many letters of a line have to fit beside the button."""


class Offered(NamedTuple):
    """A table as its card showed it: whose it is, and what is played."""

    name: str
    terms: Terms


class RoomCard(Scaled, LaidOut, Card):
    """A card with a picture, words, a button, and a small menu for who is on it."""

    avoid: Callable[[], object] | None = None
    """Lets our player sit at no table with who is on it."""
    refused = Signal(str)
    """Why nothing comes of what was pressed: it has gone meanwhile."""
    name = ""
    """Who is on it, if it is one person or the table of one."""

    def __init__(self, high: int, picture: QWidget, title: QLabel) -> None:
        super().__init__()
        self._high = high
        self.title, self.said, self.notes = title, role_label("quiet"), role_label("small")
        self.button, self.more = Button(kind=ButtonKind.TALL), _More(self)
        self._offered: Offered | None = None
        self.meant: Offered | None = None
        """What the card offered when its button went down."""
        self._has_gone = False
        self.button.pressed.connect(self._mean)
        self.button.barred.connect(self._refuse)
        self.more.chosen.connect(
            lambda: self._offer(self.more.mapToGlobal(self.more.rect().center()))
        )
        self._picture = picture
        self._grid, self.words = QGridLayout(self), QVBoxLayout()
        self._grid.addWidget(picture, 0, 0)
        nest(self._grid, self.words, 0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.button, 0, 2)
        self.words.addStretch(1)
        for label in (self.title, self.said, self.notes):
            self.words.addWidget(label)
        self.words.addStretch(1)
        self.more.hide()
        self.button.hide()
        self._scale()

    def tell(self, title: str, said: str = "", notes: Sequence[str] = ()) -> None:
        """Show what the card is about, and what one should know of who is on it."""
        for label, text in ((self.title, title), (self.said, said), (self.notes, "\n".join(notes))):
            label.setText(text)
            label.setVisible(bool(text))

    def offer(
        self, text: str, why: str = "", hint: str = "", *, offered: Offered | None = None
    ) -> None:
        """Offer a button with *text*, barred because of *why*; a press means what is *offered*."""
        self._offered, self._has_gone = offered, False
        self.button.setText(text)
        self.button.bar(why, hint)
        self.button.show()

    def _mean(self) -> None:
        self.meant = self._offered

    def _refuse(self, why: str) -> None:
        if self._has_gone:
            self.refused.emit(why)

    def end(self, why: str) -> None:
        """Stay where we are, though what we are about has gone: say *why* nothing comes of it."""
        self._has_gone = True
        self.button.bar(why)
        self.said.setText(why)
        self.said.show()

    def let_avoid(self, name: str) -> None:
        """Let the small menu offer not to sit with *name*."""
        self.name = name
        self.more.setAccessibleName(words("More about {name}", name=name))
        self.more.show()

    def _scale(self) -> None:
        self._grid.setContentsMargins(px(MARGIN), px(SMALL) - 1, px(MARGIN), px(SMALL) - 1)
        spaced(self._grid, gap=(MARGIN, SMALL))
        spaced(self.words, gap=SMALL)
        self.setMinimumHeight(px(self._high))
        self.button.setMinimumWidth(ringed(px(_KEY), 0).width())

    def _offer(self, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        entry = menu.addAction(words("Not at a table with me"))
        entry.setToolTip(words("No table with this key until the program is started again"))
        entry.triggered.connect(lambda: self.avoid and self.avoid())
        menu.popup(where)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the small menu where it was asked for."""
        if not self.more.isHidden():
            self._offer(event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.more.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.more.update()

    def _lay_out(self) -> None:
        """Keep the dots in the corner; put the button below words that need its room."""
        beside = self._picture.sizeHint().width() + self.button.sizeHint().width() + 4 * px(MARGIN)
        is_tall = self.width() - beside < _LETTERS * self.said.fontMetrics().averageCharWidth()
        self._grid.addWidget(self.button, *((1, 0, 1, 3) if is_tall else (0, 2)))
        size, edge = self.more.sizeHint(), px(SMALL)
        top = edge if not self.button.isHidden() else (self.height() - size.height()) // 2
        self.more.setGeometry(self.width() - size.width() - edge, top, size.width(), size.height())


class _More(Button):
    """The dots of a small menu: seen by who points at the card or comes by key."""

    def __init__(self, card: QWidget) -> None:
        super().__init__("", ButtonKind.QUIET, "dots")
        self.setParent(card)
        self._card = card

    def paint(self, painter: QPainter) -> None:
        if self._card.underMouse() or self.hasFocus():
            super().paint(painter)


class TableCard(RoomCard):
    """A table at which one can sit down."""

    def __init__(self) -> None:
        self._table = RoundTable()
        super().__init__(_TABLE, self._table, role_label("card"))
        self.chip, self.others = Chip("", Tone.GOOD), role_label("small")
        line = QHBoxLayout()
        self.words.insertSpacing(3, px(SMALL))
        self.words.insertLayout(4, line)
        line.addWidget(self.chip)
        line.addWidget(self.others, 1)

    def seat(self, seats: int, worms: tuple[Worn, ...], free: str, others: str = "") -> None:
        """Show the *worms* at *seats*, in words what is *free*, and the *others* there."""
        self._table.show_seats(seats, worms)
        self.chip.setText(free)
        self.chip.show()
        self.others.setText(others)

    def end(self, why: str) -> None:
        """Have no free seat any more."""
        super().end(why)
        self.chip.hide()

    def come_first(self, *, is_first: bool) -> None:
        """Be the one card whose button is the next thing to press, or another one."""
        self.button.become(ButtonKind.PRIMARY if is_first else ButtonKind.TALL)


class PersonCard(RoomCard):
    """Somebody who is here and sits nowhere."""

    def __init__(self) -> None:
        self._faces = _Faces()
        super().__init__(_LINE, self._faces, _rich())
        self._said: tuple[str, str, tuple[str, ...]] = ("", "", ())

    def show_worms(self, worms: tuple[Who, ...]) -> None:
        """Show the faces of *worms* over each other; one without a choice has no paint."""
        self._faces.show_worms(worms)

    def show_person(self, name: str, said: str, notes: tuple[str, ...]) -> None:
        """Show *name* in bold where it stands in *said*, and what is known."""
        self._said = name, said, notes
        size = font(Type.NAME).pointSizeF()
        style = f"font-weight: 800; font-size: {size}pt; color: {look().theme.ink}"
        strong = f'<span style="{style}">{escape(name)}</span>'
        self.tell(escape(said).replace(escape(name), strong, 1), "", notes)

    def end(self, why: str) -> None:
        """Say *why* in place of what was said: there is no room for one more line."""
        self._has_gone = True
        self.button.bar(why)
        self.show_person(self._said[0], why, self._said[2])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.show_person(*self._said)


class RunningCard(PersonCard):
    """A game that others play: one can look on."""


def _rich() -> Label:
    label = Label(is_rich=True)
    label.setProperty("role", "quiet")
    label.setWordWrap(True)
    return label


class _Faces(NeverSmaller, Painted, QWidget):
    """The faces of those whom a card is about."""

    has_smooth_edges = False

    _FACE, _PITCH = 20, 30

    def __init__(self) -> None:
        super().__init__()
        self._worms: tuple[Who, ...] = (None,)

    def show_worms(self, worms: tuple[Who, ...]) -> None:
        """Show the faces of *worms*."""
        if worms != self._worms:
            self._worms = worms
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        wide = 2 * self._FACE + self._PITCH * (len(self._worms) - 1)
        return sized(wide + 16, 2 * self._FACE + 16)

    def paint(self, painter: QPainter) -> None:
        face = px(self._FACE)
        for at, worm in enumerate(self._worms):
            middle = QPointF(px(14) + face + at * px(self._PITCH), self.height() / 2 + px(3))
            paint_face_at(painter, worm, middle, face)
