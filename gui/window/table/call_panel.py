"""A seat is silent, gone or proven twofold: which, since when, and what the others may do (P7.6).

Law: nothing happens by itself. A seat that is left out keeps its worm and its place, and returns
without anybody's click, unless the table has chosen otherwise (`PardonPanel`).
"""

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMessageBox, QPushButton, QVBoxLayout

from core.table.messages import seats_of
from core.table.rules import SeatMask
from gui.parts.label import Label, tip
from gui.window.table.pardon_panel import PardonPanel, barred
from gui.words.presence import silent_seats, split_words
from gui.words.words import words
from net.protocol.commands import CallOn, Wait
from net.protocol.limits import CHOOSES_S
from net.protocol.snapshot import TableSnapshot

GRACE_S = 10
"""How long a seat is silent before the others may go on."""
CHOOSES_MIN = round(CHOOSES_S / 60)


class Choice(Enum):
    """What can be asked of our player now."""

    NOTHING = 0
    WAITING = 1
    """Only shown: it is too early, or too few are here."""
    GO_ON = 2
    AGREED = 3


class Situation(NamedTuple):
    """The seats it is about, the sentence for it, and what our player may do."""

    away: SeatMask
    said: str
    choice: Choice


def situation(snapshot: TableSnapshot, silent_s: tuple[int, ...]) -> Situation:
    """Return which seats of *snapshot* are missing; *silent_s* is each one's silence in seconds."""
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    split = split_words(snapshot)
    silent = silent_seats(snapshot) & snapshot.at_table & ~own
    slow = snapshot.slow & snapshot.at_table & ~own & ~silent
    away = silent | slow | snapshot.proven & snapshot.at_table & ~own
    if split or snapshot.is_over or not own or not away:
        return Situation(0, split or _back_words(snapshot, own), Choice.NOTHING)
    who = [_absence(snapshot, seat, silent_s[seat]) for seat in seats_of(away)]
    here = snapshot.in_game & ~silent_seats(snapshot) & ~away & ~barred(snapshot)
    wanted = snapshot.in_game.bit_count() // 2 + 1
    if snapshot.in_game.bit_count() <= 2:
        who.append(
            words("Of two players nobody can be left out, so the game ends here.")
            if away & snapshot.farewells
            else words(
                "Of two players nobody can be left out."
                " To adjourn, close the window; Games goes on later."
            )
        )
        return Situation(away, " ".join(who), Choice.WAITING)
    if here.bit_count() < wanted:
        who.append(
            words(
                "{wanted} must be here to go on; {here} are.", wanted=wanted, here=here.bit_count()
            )
        )
        return Situation(away, " ".join(who), Choice.WAITING)
    if snapshot.agreed & own:
        missing = max(0, wanted - (snapshot.agreed & here).bit_count())
        who.append(words("You would go on. Waiting for {missing} more.", missing=missing))
        return Situation(away, " ".join(who), Choice.AGREED)
    waited = away & ~snapshot.proven & ~snapshot.left & ~slow
    if waited and all(silent_s[seat] < GRACE_S for seat in seats_of(waited)):
        return Situation(away, " ".join(who), Choice.WAITING)
    if snapshot.calls:
        who.append(words("The others would go on."))
    return Situation(away, " ".join(who), Choice.GO_ON)


def _back_words(snapshot: TableSnapshot, own: SeatMask) -> str:
    if own & snapshot.unforgiven and not snapshot.is_over:
        return words("You did not open your bid. You sit again as soon as all others agree.")
    if own and not snapshot.at_table & own and snapshot.in_game & own:
        return words("The others have gone on meanwhile; you sit again from the next step.")
    return ""


def _absence(snapshot: TableSnapshot, seat: int, seconds: int) -> str:
    name = snapshot.names[seat]
    if snapshot.proven >> seat & 1:
        return words(
            "{name}'s laptop has signed two different things; the proof is saved.", name=name
        )
    if snapshot.farewells >> seat & 1:
        return words("{name} has left for good.", name=name)
    if snapshot.left >> seat & 1:
        return words("{name} has left the table for now.", name=name)
    if snapshot.slow >> seat & 1 and not silent_seats(snapshot) >> seat & 1:
        return words(
            "{name} is here and has not chosen for {minutes} minutes.",
            name=name,
            minutes=CHOOSES_MIN,
        )
    minutes, rest = divmod(seconds, 60)
    return words("{name} is silent, for {since}.", name=name, since=f"{minutes}:{rest:02}")


class CallPanel(QFrame):
    """Asks our player what to do about missing seats, and never decides alone."""

    asked = Signal(object)
    """`CallOn`, `Wait` or `LetBack`."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setProperty("role", "call")
        self._snapshot: TableSnapshot | None = None
        self._situation = Situation(0, "", Choice.NOTHING)
        self._said = Label()
        self._said.setWordWrap(True)
        self._on, self._home = QPushButton(), QPushButton()
        self._wait = QPushButton(words("Wait after all"))
        self._on.clicked.connect(self._go_on)
        self._home.clicked.connect(self._send_home)
        self._wait.clicked.connect(lambda: self.asked.emit(Wait()))
        self._pardons = PardonPanel()
        self._pardons.asked.connect(self.asked)
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.addLayout(row)
        column.addWidget(self._pardons)
        row.addWidget(self._said, 1)
        for button in (self._on, self._home, self._wait):
            row.addWidget(button)
        self.hide()

    def show_table(self, snapshot: TableSnapshot, silent_s: tuple[int, ...]) -> None:
        """Show the sentence and the choices; hide if there is nothing to say."""
        self._snapshot = snapshot
        self._situation = now = situation(snapshot, silent_s)
        if self._said.text() != now.said:
            self._said.setText(now.said)
        names = ", ".join(snapshot.names[seat] for seat in seats_of(now.away))
        self._on.setText(words("Go on without {names} for now", names=names))
        stays = words(
            "The worm stays where it is, as an obstacle, until {names} is back.", names=names
        )
        self._on.setToolTip(tip(stays))
        self._home.setText(words("{names} has gone home…", names=names))
        self._home.setToolTip(words("For good: there is no way back into this game."))
        self._on.setVisible(now.choice is Choice.GO_ON)
        self._home.setVisible(now.choice is Choice.GO_ON)
        self._wait.setVisible(now.choice is Choice.AGREED)
        self._said.setVisible(bool(now.said))
        self._pardons.show_table(snapshot)
        self.setVisible(bool(now.said) or self._pardons.is_needed)

    def _go_on(self) -> None:
        assert self._snapshot is not None
        self.asked.emit(CallOn(self._situation.away, self._situation.away & self._snapshot.proven))

    def _send_home(self) -> None:
        sure = QMessageBox.question(
            self,
            words("Gone home?"),
            words(
                "This is final: a player who has gone home cannot come back into this game. Go on?"
            ),
            defaultButton=QMessageBox.StandardButton.No,
        )
        if sure is QMessageBox.StandardButton.Yes:
            self.asked.emit(CallOn(self._situation.away, self._situation.away))
