"""A table with free seats: the players who sit there, the missing ones, a way to get up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from core.table.messages import seats_of
from gui.parts.discs import disc
from gui.parts.keyed_window import BACK
from gui.parts.label import Label
from gui.parts.why_button import allow
from gui.report.terms import terms_words
from gui.words.player_names import player_name
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot

CHAIR_PX = 56


class WaitingPanel(QFrame):
    """Shows a chair for each seat."""

    left = Signal()
    bot_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading, self._said, self._problem = Label(), Label(), Label()
        self._heading.setProperty("role", "heading")
        self._code = Label()
        self._code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._heading.setText(words("Looking for a table to watch…"))
        for label in (self._said, self._problem, self._code):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._chairs = QHBoxLayout()
        self._taken: tuple[str, ...] | None = None
        self._bot = QPushButton(words("Add a bot"))
        self._bot.clicked.connect(self.bot_asked)
        self._bot.hide()
        up = QPushButton(words("Get up again"))
        up.setProperty("role", BACK)
        up.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._heading, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._said)
        column.addLayout(self._chairs)
        column.addWidget(self._bot, 0, Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._problem)
        column.addStretch(1)
        column.addWidget(self._code)
        column.addWidget(up, 0, Qt.AlignmentFlag.AlignCenter)

    def show_code(self, code: str) -> None:
        """Show the join *code* for players whom the network hides from us; none with ""."""
        self._code.setText(
            words(
                "Somebody is missing? They press Join code and network check, and type: {code}",
                code=code,
            )
            if code
            else ""
        )

    def show_lobby(self, lobby: LobbySnapshot, terms: Terms) -> None:
        """Show the players who sit at a table that plays *terms*."""
        seats = terms.seats
        self._said.setText(terms_words(terms))
        missing = seats - len(lobby.seated)
        self._heading.setText(
            words("Waiting for {missing} more", missing=missing)
            if missing > 0
            else words("All seats are taken; waiting for everybody's yes")
        )
        self._bot.show()
        full = words("All seats are taken.") if missing <= 0 else ""
        allow(self._bot, full, words("A program of this laptop takes a free seat"))
        problems = [trouble_words(person.problem) for person in lobby.people if person.problem]
        self._problem.setText("\n".join(problems))
        if lobby.seated != self._taken:
            self._taken = lobby.seated
            self._set_chairs(seats)

    def show_return(self) -> None:
        """Show that we continue a game, until there is more to say."""
        self._heading.setText(words("Going on with the game…"))

    def show_start(self, table: TableSnapshot) -> None:
        """Show the players who sat down at *table* and are missing, before the first bid."""
        missing = table.authors & ~table.acted
        names = ", ".join(table.names[seat] for seat in seats_of(missing))
        self._heading.setText(words("Waiting for {names}", names=names))

    def _set_chairs(self, seats: int) -> None:
        while item := self._chairs.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        self._chairs.addStretch(1)
        for seat in range(seats):
            name = (self._taken or ())[seat] if seat < len(self._taken or ()) else ""
            self._chairs.addWidget(_chair(seat, name))
        self._chairs.addStretch(1)


def _chair(seat: int, name: str) -> QFrame:
    chair = QFrame()
    picture, label = Label(), Label(player_name(name) or words("free"))
    if name:
        picture.setPixmap(disc(seat, CHAIR_PX, name[:1].upper()))
    else:
        picture.setText("…")
        picture.setFixedHeight(round(CHAIR_PX * 1.25))
    column = QVBoxLayout(chair)
    column.addWidget(picture, 0, Qt.AlignmentFlag.AlignCenter)
    column.addWidget(label, 0, Qt.AlignmentFlag.AlignCenter)
    return chair
