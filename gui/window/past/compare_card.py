"""Is your copy the same as the others'? The key that asks them, then what each of them has."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.audit import Replay
from gui.parts.button import Button, Kind
from gui.parts.card import Card
from gui.parts.chip import Chip, Tone
from gui.parts.controls import Switch
from gui.parts.hats import Who
from gui.parts.layout import LaidOut, spaced
from gui.parts.role_label import role_label
from gui.parts.tokens import GAP, MARGIN, TIGHT, WIDE
from gui.report.room_copies import (
    RoomCopy,
    Stand,
    all_words,
    in_order,
    parting_words,
    room_copy,
)
from gui.window.past.fair_cards import face_picture, line
from gui.words.player_names import names_of, player_name
from gui.words.words import words
from net.protocol.effects import CopyTold

_CHIPS = {
    Stand.SAME: (Tone.GOOD, "check"),
    Stand.LONGER: (Tone.AMBER, "next"),
    Stand.ENDS: (Tone.AMBER, "wait"),
    Stand.FORKED: (Tone.BAD, "x"),
    Stand.NONE: (Tone.PLAIN, ""),
    Stand.KEPT: (Tone.PLAIN, ""),
    Stand.SILENT: (Tone.PLAIN, "bed"),
    Stand.WAITING: (Tone.OPEN, ""),
}


class Asking(NamedTuple):
    """How everybody in the room is asked for a copy, and whether ours are told."""

    ask: Callable[[Replay], object] = lambda _ours: None
    is_kept: Callable[[], bool] = lambda: False
    keep: Callable[[bool], object] = lambda _is_kept: None


class CompareCard(LaidOut, Card):
    """Asks whether all copies are the same; what everybody has of it takes its place."""

    def __init__(
        self,
        ours: Replay,
        asking: Asking,
        save_page: Callable[[], object],
        compare_files: Callable[[], object],
    ) -> None:
        """Let the key ask everybody in the room: `take` gets what each one tells."""
        super().__init__()
        self._ours, self._asking = ours, asking
        self._found: dict[bytes, RoomCopy] = {}
        column = spaced(QVBoxLayout(self), (WIDE, MARGIN, MARGIN, MARGIN), TIGHT)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        told, keys = spaced(QVBoxLayout(), gap=0), spaced(QHBoxLayout(), gap=GAP)
        self.heading = role_label("heading", words("Is your copy the same as the others'?"))
        self._said = role_label("quiet", words("Everybody here who sat at this table is asked."))
        told.addWidget(self.heading)
        told.addWidget(self._said)
        save = Button(words("Save a page"), Kind.QUIET, "save")
        save.clicked.connect(save_page)
        files = Button(words("With a file"), Kind.QUIET, "folder")
        files.setToolTip(words("Compare with another copy"))
        files.clicked.connect(compare_files)
        self.key = Button("", Kind.PRIMARY, "compare")
        self.key.clicked.connect(self.compare)
        self._others = (save, files)
        for button in (*self._others, self.key):
            keys.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        self._row.addLayout(told, 1)
        self._row.addLayout(keys)
        column.addLayout(self._row)
        self._rows = spaced(QVBoxLayout(), gap=TIGHT)
        column.addLayout(self._rows)
        self.tells = Switch(words("Others may compare theirs with mine"))
        self.tells.setChecked(not asking.is_kept())
        self.tells.toggled.connect(lambda on: asking.keep(not on))
        column.addWidget(self.tells)

    def compare(self) -> None:
        """Ask everybody in the room."""
        self._found = {}
        self._show()
        self._asking.ask(self._ours)

    def take(self, told: CopyTold) -> None:
        """Show what somebody has *told* of a copy, if it is of this game."""
        genesis = self._ours.genesis
        if genesis is not None and told.game == genesis.game:
            self._found[told.identity] = room_copy(self._ours, told)
            self._show()

    def _show(self) -> None:
        """Show what everybody has, those first who have it."""
        found = in_order(self._found.values())
        self.heading.setText(all_words(found))
        self._said.setText(parting_words(found) or words("Compared just now, in this room."))
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for one in found:
            self._rows.addWidget(line())
            self._rows.addWidget(self._row_of(one))
        self._lay_out()

    def _row_of(self, one: RoomCopy) -> QWidget:
        held = QWidget()
        row = spaced(QHBoxLayout(held), (0, 0, 0, 0), GAP)
        row.addWidget(face_picture(self._worm(one.identity)))
        row.addWidget(role_label("strong", player_name(one.name)), 1)
        tone, icon = _CHIPS[one.stand]
        row.addWidget(Chip(one.brief, tone, icon))
        return held

    def _worm(self, identity: bytes) -> Who:
        """Return what who has *identity* wore in this game, or nobody's worm."""
        genesis = self._ours.genesis
        seats = [offer.identity for offer in genesis.offers] if genesis else []
        if genesis is None or identity not in seats:
            return None
        return names_of(genesis).worms[seats.index(identity)]

    def _lay_out(self) -> None:
        """Say in short what the key does where there is no room, and lie below the question."""
        letters, way = self.heading.fontMetrics(), QBoxLayout.Direction
        room = self.contentsRect().width() - letters.horizontalAdvance(self.heading.text())
        room -= sum(part.sizeHint().width() for part in self._others) + 4 * WIDE
        long, short = words("Compare with everybody in this room"), words("Compare with all")
        for said in (words("Compare again"),) if self._found else (long, short):
            self.key.setText(said)
            if self.key.sizeHint().width() <= room:
                break
        is_across = self.key.sizeHint().width() <= room
        self._row.setDirection(way.LeftToRight if is_across else way.TopToBottom)
