"""The seats along the top of a table: colour, pattern, letter, name and what each is doing."""

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from core.table.step import Completed
from gui.parts.discs import disc
from gui.parts.label import Label
from gui.words.presence import silent_seats
from gui.words.seats import seat_letters, seat_pattern
from gui.words.words import words
from net.protocol.snapshot import TableSnapshot

DISC_PX = 30


class SeatBar(QWidget):
    """One chip for each seat; a chip is repainted only when its words change."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._chips: list[_Chip] = []

    def show_table(self, snapshot: TableSnapshot, notes: tuple[str, ...] = ()) -> None:
        """Show what each seat is doing; *notes* are the game's words, one a seat or none."""
        if len(self._chips) != len(snapshot.names):
            for chip in self._chips:
                self._row.removeWidget(chip)
                chip.deleteLater()
            letters = seat_letters(snapshot.names)
            self._chips = [_Chip(seat, n, letters[seat]) for seat, n in enumerate(snapshot.names)]
            for chip in self._chips:
                self._row.addWidget(chip, 1)
        for seat, chip in enumerate(self._chips):
            note = notes[seat] if notes else ""
            chip.tell(state_words(snapshot, seat), note, is_me=seat == snapshot.seat)


class _Chip(QFrame):
    def __init__(self, seat: int, name: str, letter: str) -> None:
        super().__init__()
        self._name, self._said = name, ("", "", False)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        pattern = words(seat_pattern(seat).value)
        picture = Label()
        picture.setPixmap(disc(seat, DISC_PX, letter, self.devicePixelRatioF()))
        picture.setToolTip(pattern)
        self._title, self._state = Label(name), Label()
        self._state.setProperty("role", "quiet")
        self._state.setWordWrap(True)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self._title)
        text.addWidget(self._state)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.addWidget(picture)
        row.addLayout(text, 1)

    def tell(self, state: str, note: str, *, is_me: bool) -> None:
        if self._said == (state, note, is_me):
            return
        self._said = (state, note, is_me)
        self._title.setText(words("{name} (you)", name=self._name) if is_me else self._name)
        said = f"{state} · {note}" if note else state
        self._state.setText(said)
        self.setAccessibleName(f"{self._name}: {said}")


def after(snapshot: TableSnapshot, done: Completed[Any]) -> TableSnapshot:
    """Return *snapshot* as it was right after *done*; which seats were connected is forgotten."""
    state, content = done.outcome.state, done.outcome.content
    authors = snapshot.rules.authors(state, content.at_table)
    return replace(
        snapshot,
        state=state,
        authors=authors,
        at_table=content.at_table,
        in_game=content.in_game,
        acted=0,
        sealed=0,
        proven=0,
        silent_since=(None,) * len(snapshot.names),
        is_over=not authors,
    )


def state_words(snapshot: TableSnapshot, seat: int) -> str:
    """Return in a word or two what *seat* is doing, as we see it; the first that is true."""
    bit = 1 << seat
    is_due = bool(snapshot.authors & bit)
    said = (
        (bool(snapshot.proven & bit), words("signed two different things")),
        (not snapshot.in_game & bit, words("has left the game")),
        (not snapshot.at_table & bit, words("left out for now")),
        (snapshot.is_over, words("finished")),
        (bool(snapshot.farewells & bit), words("leaves for good")),
        (bool(snapshot.left & bit), words("has left for now")),
        (bool(silent_seats(snapshot) & bit), words("silent")),
        (is_due and bool(snapshot.acted & bit), words("sealed")),
        (is_due, words("thinking")),
    )
    return next((text for is_true, text in said if is_true), words("waiting"))
