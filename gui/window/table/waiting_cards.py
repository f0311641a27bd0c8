"""The cards beside a table that fills: what is played, the join code, who else is here."""

from collections.abc import Sequence
from html import escape
from typing import cast

from PySide6.QtCore import QPointF, QRect, QSignalBlocker
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.messages import SEATS_MAX
from gui.game_ui import ui_of
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Stepper
from gui.kit.dialog import Dialog, read_on
from gui.kit.headline import Headline
from gui.kit.label import Label
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.painted import Painted
from gui.kit.qr import CodeLetters, Qr
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, margins, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.hats import Who
from gui.report.terms_words import at_a_glance, house_rules, seats_for, series_words
from gui.window.start.round_table import paint_face_at
from gui.words.isolation import isolated
from gui.words.player_names import player_name
from gui.words.table_words import listed
from gui.words.trouble_words import trouble_words
from gui.words.wearing import worn
from gui.words.words import counted, sentence, words
from net.protocol.snapshot import LobbySnapshot
from net.protocol.terms import Terms

_QR = 126
_FACE_ROOM = 42
"""The px before the words of our note in which a face lies."""
_FACE_STEP, _FACES_MAX = 40, 3
"""How far apart the faces before a line are, and how many there are."""
_MARKS = 0xE000
"""Where the letters begin that nobody writes: each stands for a name until it may be strong."""


class WaitingNote(Card):
    """A line over the foot of the table, as long as it is true."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(TILE, is_low=True)
        self.setParent(page)
        self._said, self.said, self._worm = role_label("strong"), "", cast("Who", None)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._said)
        self.hide()

    def say(self, said: str, worm: Who = None) -> None:
        """Show what is *said*, of *worm*; nothing with ""."""
        self.said, self._worm = said, worm
        self._said.setText(said)
        self.setAccessibleName(said)

    def lay_out_in(self, room: QRect, lines: int) -> bool:
        """Lie in the middle of the foot of *room*, in so many *lines*; return whether it can."""
        self._said.setWordWrap(lines > 1)
        left = MARGIN if self._worm is None else _FACE_ROOM
        self._row.setContentsMargins(margins(left, TIGHT, MARGIN, TIGHT))
        size = self.sizeHint()
        self.setGeometry(
            room.center().x() - size.width() // 2, room.bottom() - size.height() - px(SMALL),
            size.width(), size.height(),
        )  # fmt: skip
        self.raise_()
        return room.contains(self.geometry())

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._worm is not None:
            middle = QPointF(px(_FACE_ROOM / 2 + 2), self.height() / 2)
            paint_face_at(painter, self._worm, middle, px(11))


class TermsCard(LaidOut, Card):
    """What is played."""

    def __init__(self) -> None:
        super().__init__()
        self._terms: Terms | None = None
        self._title, self._edition = Headline("", Type.HEADING), role_label("quiet")
        self._house, self._evening = role_label("small"), role_label("small")
        self._rules = Button(words("Rules"), ButtonKind.QUIET, "help")
        self._rules.chosen.connect(self._show_rules)
        head, card = QHBoxLayout(), QVBoxLayout(self)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self._title)
        names.addWidget(self._edition)
        nest(head, names, 1)
        head.addWidget(self._rules)
        self._chips = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        spaced(self._chips, gap=TIGHT)
        card.setContentsMargins(px(WIDE) - 2, px(MARGIN), px(MARGIN), px(MARGIN) + 2)
        spaced(card, gap=TIGHT)
        nest(card, head)
        nest(card, self._chips)
        card.addWidget(self._house)
        card.addWidget(self._evening)
        nest(card, self._make_seats())

    def _make_seats(self) -> QHBoxLayout:
        """Return the row by which a table goes on with more players, or with fewer."""
        self.seats = Stepper(1, SEATS_MAX)
        self.seats.name_keys(words("Fewer players"), words("More players"))
        self._for_seats = role_label("name", words("Players"))
        self.seats.setAccessibleName(self._for_seats.text())
        row = spaced(QHBoxLayout(), gap=GAP)
        row.addWidget(self._for_seats)
        row.addWidget(self.seats)
        row.addStretch(1)
        self._for_seats.hide()
        self.seats.hide()
        return row

    def offer_seats(self, seated: int, *, is_offered: bool) -> None:
        """Let our player choose for how many the table is: no fewer than are *seated*."""
        if self._terms is not None and is_offered:
            least, most = seats_for(self._terms)
            if (drawn := self._terms.agreed.drawn) is not None:
                most = len(drawn.people)
            with QSignalBlocker(self.seats):
                self.seats.set_range(max(least, seated), most)
                self.seats.set_value(self._terms.seats)
        self._for_seats.setVisible(is_offered)
        self.seats.setVisible(is_offered)

    def show_terms(self, terms: Terms) -> None:
        """Show the game, its edition, and in a few words each how long it is."""
        self._terms = terms
        game, edition, *facts = at_a_glance(terms)
        self._title.setText(game)
        self._edition.setText(edition)
        while item := self._chips.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        seats = counted(terms.seats, "{count} player", "{count} players")
        for text in (seats, *facts):
            self._chips.addWidget(Chip(text, Tone.PLAIN, "wait" if text is facts[-1] else ""))
        self._chips.addStretch(1)
        house = house_rules(terms)
        self._house.setText(words("House rules: {rules}", rules=", ".join(house)))
        self._house.setVisible(bool(house))
        self._evening.setText(series_words(terms))
        self._evening.setVisible(bool(self._evening.text()))
        self._rules.setVisible(bool(self._lines()))
        self.show()

    def _lines(self) -> list[str]:
        face = ui_of(self._terms.rules_id) if self._terms else None
        return face.edition_words(self._terms) if face and self._terms else []

    def _show_rules(self) -> None:
        """Show in what this edition differs from others."""
        dialog = Dialog(self, self._title.text(), self._edition.text())
        read_on(dialog, self._lines(), words("Close"))

    def _lay_out(self) -> None:
        """Put the chips in a row, or below each other if they need it."""
        chips = self.findChildren(Chip)
        wide = sum(chip.sizeHint().width() + px(TIGHT) for chip in chips)
        is_row = wide <= self.width() - px(WIDE) - px(MARGIN)
        way = QBoxLayout.Direction
        self._chips.setDirection(way.LeftToRight if is_row else way.TopToBottom)


class JoinCodeCard(Card):
    """The join code of this laptop."""

    def __init__(self) -> None:
        super().__init__()
        self._letters, self._picture = CodeLetters("code"), Qr(_QR)
        row, card = QHBoxLayout(), QVBoxLayout(self)
        spaced(row, gap=MARGIN)
        row.addWidget(self._picture)
        row.addWidget(self._letters)
        row.addStretch(1)
        card.setContentsMargins(px(WIDE) - 2, px(MARGIN), px(MARGIN), px(WIDE) - 2)
        spaced(card, gap=SMALL)
        card.addWidget(role_label("card", words("Somebody does not see this table?")))
        card.addWidget(role_label("quiet", words("Same Wi-Fi? Then read this aloud:")))
        card.addSpacing(px(TIGHT) + px(SMALL))
        nest(card, row)

    def show_code(self, code: str) -> None:
        """Show *code*; nothing at all with ""."""
        self._letters.show_code(code)
        self._picture.show_code(code)
        self.setVisible(bool(code))


class PeopleCard(Card):
    """Who is here and sits nowhere, and who cannot sit with us."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(WIDE) - 2, px(GAP), px(MARGIN), px(GAP))
        spaced(self._column, gap=TIGHT)
        self._shown: list[tuple[str, tuple[Who, ...]]] = []

    def show_people(self, lobby: LobbySnapshot) -> None:
        """Show the people of *lobby* that do not sit with us."""
        lines: list[tuple[str, tuple[Who, ...]]] = [
            (escape(sentence(trouble_words(one.problem))), (worn(one.wish),))
            for one in lobby.people
            if one.problem
        ]
        looking = [
            (player_name(one.name), worn(one.wish))
            for one in lobby.people
            if not one.problem and one.name not in lobby.seated and one.table is None
        ]
        if looking:
            names, worms = zip(*looking, strict=True)
            lines.insert(0, (_looking_words(names), worms[:_FACES_MAX]))
        if lines != self._shown:
            self._shown = lines
            while item := self._column.takeAt(0):
                if widget := item.widget():
                    widget.hide()
                    widget.deleteLater()
            for line, faces in lines:
                self._column.addWidget(_Person(line, faces))
        self.setVisible(bool(lines))


def _looking_words(names: Sequence[str]) -> str:
    """Return that those called *names* are looking round, with strong names."""
    strong = f'<span style="font-weight: 800; color: {look().theme.ink}">'
    marks = [chr(_MARKS + at) for at in range(len(names))]
    said = escape(
        words("{name} is looking round", name=marks[0])
        if len(names) == 1
        else words("{names} are looking round", names=listed(marks))
    )
    for mark, name in zip(marks, names, strict=True):
        said = said.replace(mark, f"{strong}{escape(isolated(name))}</span>", 1)
    return said


class _Person(Painted, QWidget):
    """A few faces, and a line."""

    def __init__(self, said: str, worms: Sequence[Who]) -> None:
        super().__init__()
        self._worms = worms
        label = Label(said, is_rich=True)
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        row = spaced(QHBoxLayout(self), (54 + _FACE_STEP * (len(worms) - 1), 0, 0, 0))
        row.addWidget(label)
        self.setMinimumHeight(px(40))

    def paint(self, painter: QPainter) -> None:
        for at, worm in enumerate(self._worms):
            middle = QPointF(px(21 + at * _FACE_STEP), self.height() / 2 + px(2))
            paint_face_at(painter, worm, middle, px(16))
