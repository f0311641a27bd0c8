"""A player has not opened a bid, at a table that minds: do we let the player back? (P7.6, W3.28).

Law: only players at the table are asked, and only about a player who is here.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.table.messages import mask_of, seats_of
from core.table.rules import SeatMask
from gui.kit.button import Button, ButtonKind
from gui.kit.label import Label
from gui.words.table_words import listed
from gui.words.words import words
from net.protocol.commands import LetBack
from net.protocol.snapshot import TableSnapshot


class Pardon(NamedTuple):
    """The seats that ask to come back, the sentence for it, and whether our player agrees."""

    seats: SeatMask
    said: str
    is_given: bool = False


def barred(snapshot: TableSnapshot) -> SeatMask:
    """Return the seats that are out and that our player does not let back, or not yet."""
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    given = mask_of(seat for seat, by in enumerate(snapshot.pardons) if by & own)
    return snapshot.unforgiven & ~given & ~own


def pardon(snapshot: TableSnapshot) -> Pardon:
    """Return whether *snapshot* asks our player to let somebody back."""
    own = 0 if snapshot.seat is None else 1 << snapshot.seat
    here = snapshot.unforgiven & snapshot.connected
    if snapshot.is_over or not own & snapshot.at_table or not here:
        return Pardon(0, "")
    if asked := here & barred(snapshot):
        return Pardon(
            asked,
            words(
                "Bid not opened: {names}. Out until all others agree.",
                names=_names(snapshot, asked),
            ),
        )
    said = words(
        "You would let {names} back. Not all others have agreed yet.", names=_names(snapshot, here)
    )
    return Pardon(here, said, is_given=True)


def _names(snapshot: TableSnapshot, seats: SeatMask) -> str:
    return listed([snapshot.names[seat] for seat in seats_of(seats)])


class PardonPanel(QWidget):
    """Guards that nobody is let back without a click of our player."""

    def __init__(self, submit: Callable[[LetBack], None]) -> None:
        super().__init__()
        self._submit = submit
        self._pardon, self._given = Pardon(0, ""), 0
        self._said, self._button = Label(), Button(kind=ButtonKind.SMALL)
        self._said.setWordWrap(True)
        self._button.chosen.connect(self._answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._said, 1)
        row.addWidget(self._button)
        self.hide()

    @property
    def is_needed(self) -> bool:
        """Whether there is anything to say."""
        return bool(self._pardon.seats)

    def show_table(self, snapshot: TableSnapshot) -> None:
        """Show what our player may decide; hide if there is nothing."""
        self._pardon = now = pardon(snapshot)
        self._given = snapshot.unforgiven & ~barred(snapshot)
        self._said.setText(now.said)
        names = _names(snapshot, now.seats)
        let = words("Let {names} back", names=names)
        self._button.setText(words("Not after all") if now.is_given else let)
        self.setVisible(self.is_needed)

    def _answer(self) -> None:
        seats = 0 if self._pardon.is_given else self._pardon.seats | self._given
        self._submit(LetBack(seats))
