"""Small talk at a table: gestures, each a bubble for some seconds.

Law: nobody signs a gesture and no log has it; a lost one is no loss. Bots make none.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.kit.button import Button, ButtonKind
from gui.kit.clock import Timer
from gui.kit.controls import Switch
from gui.kit.label import Label
from gui.kit.layout import nest, spaced
from gui.kit.popover import Popover
from gui.kit.printed import printed
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import SMALL, TIGHT, WIDE
from gui.parts.laptop import Submit
from gui.parts.reactions import Reactions
from gui.parts.shell import Shell
from gui.parts.sound import Sound
from gui.window.table.said import Said
from gui.window.table.seat_bar import SeatBar
from gui.words.gestures import GESTURE, GESTURES
from gui.words.seats import BOT, worms_of
from gui.words.words import words
from net.protocol.commands import Aside
from net.protocol.snapshot import TableSnapshot

REST_MS = 7_000
"""One gesture a person in so long: the others take one in less."""
_BOINK_MS = 400
"""Small talk is heard at most once in so long."""
_WIDE, _IN_ROW = 474, 2


class Talk(QObject):
    """Sends the gestures of our seat, and shows all that are not muted on *page*."""

    moved = Signal()
    """`foot` may have changed."""

    def __init__(self, shell: Shell, submit: Submit, page: QWidget, seats: SeatBar) -> None:
        super().__init__(page)
        self._shell, self._submit, self._page = shell, submit, page
        self.muted: set[int] = set()
        """The seats whose gestures are not shown here."""
        self._names: tuple[str, ...] = ()
        self._people: tuple[int, ...] = ()
        self._seat: int | None = None
        self._said = Said(page, seats, self.moved.emit)
        self._over: Popover | None = None
        self._before: QWidget | None = None
        """What had the focus before the card."""
        self._rest = Timer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._bar)
        self._boinks = Timer(self, singleShot=True, interval=_BOINK_MS)

    @property
    def is_possible(self) -> bool:
        """Whether another person sits at the table."""
        return bool(self._people)

    def follow(self, snapshot: TableSnapshot, signed: Iterable[str]) -> None:
        """Note who sits at the table; the names as they are *signed* tell which are bots."""
        self._seat, self._names = snapshot.seat, snapshot.names
        self._people = tuple(
            seat
            for seat, name in enumerate(signed)
            if seat != snapshot.seat and not name.endswith(BOT)
        )
        self._said.worms = worms_of(snapshot.names)
        if self._said.reactions is not None:
            can_react = self.may_talk and self.is_possible
            self._said.reactions.allow(self.make if can_react else None)

    def take(self, reactions: Reactions | None) -> None:
        """Let our player react to what lies open on a new board, if it has *reactions*."""
        self._said.reactions = reactions

    def ask(self, key: QWidget) -> None:
        """Hang from *key* the card with the gestures, and with the people to mute."""
        card = TalkCard(self, [(seat, self._names[seat]) for seat in self._people])
        self._before = self._page.window().focusWidget()
        wide = max(_WIDE, round(_WIDE * card.sizeHint().width() / px(_WIDE)))
        self._over = Popover(self._page, key, card, wide)
        card.done.connect(self._close)
        card.begin()

    @property
    def may_talk(self) -> bool:
        """Whether we have a seat."""
        return self._seat is not None

    @property
    def rests(self) -> bool:
        """Whether our last gesture was a moment ago."""
        return self._rest.isActive()

    def on_rested(self, do: Callable[[], None]) -> None:
        """Call *do* when the next gesture is possible."""
        self._rest.timeout.connect(do)

    def make(self, gesture: str) -> None:
        """Make *gesture*, unless the last one was a moment ago."""
        if self._seat is None or self.rests:
            return
        self._rest.start()
        self._bar()
        self._submit(Aside(GESTURE, gesture))
        self._show(self._seat, gesture)

    def hears(self, seat: int) -> bool:
        """Return whether *seat* is another person, and not muted."""
        return seat in self._people and seat not in self.muted

    def hear(self, seat: int, gesture: object) -> None:
        """Show the *gesture* of *seat*, if the seat is heard."""
        if self.hears(seat) and isinstance(gesture, str):
            self._show(seat, gesture)

    def lay_out(self) -> None:
        """Lay everything where the badges are now."""
        self._said.lay_out()
        if self._over is not None and isValid(self._over):
            self._over.lay_out()

    @property
    def foot(self) -> int:
        """The px of the page below which no bubble is, 0 without one."""
        return self._said.foot

    def _show(self, seat: int, gesture: str) -> None:
        rises = self._said.rises(seat)
        if said := self._said.show(seat, gesture):
            self._shell.speak(words("{name}: {said}", name=self._names[seat], said=said))
            if not self._boinks.isActive():
                self._boinks.start()
                self._shell.play(Sound.REACTED if rises else Sound.TALKED)

    def _bar(self) -> None:
        """Bar reactions while our last gesture was a moment ago."""
        if self._said.reactions is not None:
            self._said.reactions.bar(self.why_not)

    @property
    def why_not(self) -> str:
        """Why no gesture is possible now; "" if one is."""
        return words("One gesture every few seconds") if self.rests else ""

    def _close(self) -> None:
        """Close the card, and let our player go on where he or she was."""
        if self._over is not None and isValid(self._over):
            self._over.close()
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus()


class TalkCard(QWidget):
    """The gestures of *talk*, with keys from 1 on, and a switch for each of the other *people*."""

    done = Signal()
    """A gesture has been made."""

    def __init__(self, talk: Talk, people: Iterable[tuple[int, str]]) -> None:
        super().__init__()
        self._talk = talk
        self._buttons: list[Button] = []
        column = spaced(QVBoxLayout(self), (WIDE, WIDE - SMALL, WIDE, WIDE - SMALL), SMALL)
        heading = Label(words("Small talk"))
        heading.setProperty("role", "heading")
        column.addWidget(heading)
        if talk.may_talk:
            nest(column, self._add_buttons())
        column.addSpacing(px(TIGHT))
        column.addWidget(role_label("small", words("Whose gestures you see:")))
        for seat, name in people:
            column.addWidget(self._switch(seat, name))
        talk.on_rested(self._follow)
        self._follow()

    def begin(self) -> None:
        """Take the focus."""
        if self._buttons:
            self._buttons[0].setFocus()

    def _add_buttons(self) -> QGridLayout:
        grid = spaced(QGridLayout(), gap=TIGHT)
        for column in range(_IN_ROW):
            grid.setColumnStretch(column, 1)
        for at, (gesture, said) in enumerate(GESTURES.items()):
            button = Button(words(said), ButtonKind.SECOND, gesture)
            button.chosen.connect(lambda gesture=gesture: self._make(gesture))
            self._buttons.append(button)
            grid.addWidget(button, at // _IN_ROW, at % _IN_ROW)
        return grid

    def _switch(self, seat: int, name: str) -> Switch:
        switch = Switch(name)
        switch.setAccessibleName(words("Show the gestures of {name}", name=name))
        switch.setChecked(seat not in self._talk.muted)
        switch.toggled.connect(
            lambda on: (self._talk.muted.discard if on else self._talk.muted.add)(seat)
        )
        return switch

    def _make(self, gesture: str) -> None:
        self._talk.make(gesture)
        self.done.emit()

    def _follow(self) -> None:
        """Bar the buttons while our last gesture was a moment ago."""
        for key in self._buttons:
            key.bar(self._talk.why_not)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = printed(event) - Qt.Key.Key_1
        if 0 <= at < len(self._buttons):
            self._buttons[at].click()
        else:
            super().keyPressEvent(event)
