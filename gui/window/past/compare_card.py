"""Is your copy the same as the others'? The key that asks them, then what each of them has."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.audit import Replay
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card, Tray
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Switch
from gui.kit.layout import nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, MARGIN, TIGHT, WIDE
from gui.parts.hats import Who
from gui.report.room_copies import (
    CopyRelation,
    RoomCopy,
    all_words,
    in_order,
    parting_words,
    room_copy,
)
from gui.window.past.fair_cards import face_picture, line
from gui.words.player_names import names_of, player_name
from gui.words.words import sentence, words
from net.protocol.effects import CopyTold

_CHIPS = {
    CopyRelation.SAME: (Tone.GOOD, "check"),
    CopyRelation.LONGER: (Tone.AMBER, "next"),
    CopyRelation.ENDS: (Tone.AMBER, "wait"),
    CopyRelation.FORKED: (Tone.BAD, "x"),
    CopyRelation.STRANGER: (Tone.PLAIN, ""),
    CopyRelation.NONE: (Tone.PLAIN, ""),
    CopyRelation.KEPT: (Tone.PLAIN, ""),
    CopyRelation.SILENT: (Tone.PLAIN, "bed"),
    CopyRelation.WAITING: (Tone.OPEN, ""),
}


_COLUMNS, _LEAST = 3, 380
"""How many stand beside each other, and the least width of one in letters of the usual size."""


class Asking(NamedTuple):
    """How everybody in the room is asked for a copy, and whether ours are told."""

    ask: Callable[[Replay], object] = lambda _ours: None
    is_kept: Callable[[], bool] = lambda: False
    keep: Callable[[bool], object] = lambda _is_kept: None


class CompareCard(Card):
    """What everybody in the room has, once its `tray` has asked; nothing before that."""

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
        self.tray = Tray()
        self.tray.ask(
            words("Is your copy the same as the others'?"),
            words("Everybody in this room is asked."),
        )
        save = Button(words("Save a page"), ButtonKind.QUIET, "save")
        save.clicked.connect(save_page)
        files = Button(words("With a file"), ButtonKind.QUIET, "folder")
        files.setToolTip(words("Compare with another copy"))
        files.clicked.connect(compare_files)
        self.key = Button(words("Compare with all"), ButtonKind.BIG, "compare")
        self.key.setToolTip(words("Compare with everybody in this room"))
        self.key.clicked.connect(self.compare)
        for button in (save, files, self.key):
            self.tray.buttons.addWidget(button)
        column = spaced(QVBoxLayout(self), (WIDE, MARGIN, WIDE, MARGIN), TIGHT)
        self.heading = role_label("heading")
        self._said = role_label("quiet")
        self._columns, self._rows = 1, spaced(QGridLayout(), gap=MARGIN)
        self.tells = Switch(words("Others may compare theirs with mine"))
        self.tells.setChecked(not asking.is_kept())
        self.tells.toggled.connect(lambda on: asking.keep(not on))
        for label in (self.heading, self._said):
            column.addWidget(label)
        nest(column, self._rows)
        column.addWidget(self.tells)
        self.hide()

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
        self.show()
        found = in_order(self._found.values())
        self.heading.setText(all_words(found))
        self._said.setText(parting_words(found) or words("Compared just now, in this room."))
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for at, one in enumerate(found):
            self._rows.addWidget(self._row_of(one), at // self._columns, at % self._columns)
        for column in range(_COLUMNS):
            self._rows.setColumnStretch(column, 1 if column < self._columns else 0)

    def lay_out_in(self, room: int) -> None:
        """Show in *room* px as many beside each other as can be told by name."""
        columns = max(1, min(_COLUMNS, room // round(px(_LEAST) * look().size)))
        is_new, self._columns = columns != self._columns, columns
        if is_new and not self.isHidden():
            self._show()

    def _row_of(self, one: RoomCopy) -> QWidget:
        held = QWidget()
        column = spaced(QVBoxLayout(held), (0, 0, 0, 0), TIGHT)
        column.addWidget(line())
        row = spaced(QHBoxLayout(), gap=GAP)
        nest(column, row)
        row.addWidget(face_picture(self._worm(one.identity)))
        row.addWidget(role_label("strong", player_name(one.name)), 1)
        tone, icon = _CHIPS[one.stand]
        row.addWidget(Chip(one.brief, tone, icon))
        if one.note:
            column.addWidget(role_label("quiet", sentence(one.note)))
        column.addStretch(1)
        return held

    def _worm(self, identity: bytes) -> Who:
        """Return what who has *identity* wore in this game, or nobody's worm."""
        genesis = self._ours.genesis
        seats = [offer.identity for offer in genesis.offers] if genesis else []
        if genesis is None or identity not in seats:
            return None
        return names_of(genesis).worms[seats.index(identity)]
