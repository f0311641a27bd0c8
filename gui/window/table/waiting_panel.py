"""A table with free seats: the players who sit there, the missing ones, a way to get up."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import cast

from PySide6.QtCore import QPointF, QRect, QSignalBlocker, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.looks import NONE
from core.table.messages import SEATS_MAX, seats_of
from gui.game_ui import ui_of
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Bare, Card, Page, Tray, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.controls import Stepper
from gui.kit.dialog import Dialog, read_on
from gui.kit.headline import Headline
from gui.kit.keyed_window import BACK
from gui.kit.label import Label, tip
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.painted import Painted
from gui.kit.painted_card import LARGE
from gui.kit.press import waits
from gui.kit.qr import CodeLetters, Qr
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, margins, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.contents import Contents
from gui.parts.hats import Who
from gui.report.terms_words import at_a_glance, house_rules, seats_for, series_words
from gui.window.game_parts import parts_of
from gui.window.start.round_table import paint_face_at
from gui.window.table.table_top import TablePlace, TableTop
from gui.words.isolation import isolated
from gui.words.player_names import host_of, player_name, player_names
from gui.words.seats import Names, worms_of
from gui.words.table_words import listed
from gui.words.trouble_words import trouble_words
from gui.words.wearing import paint_words, worn
from gui.words.words import counted, marked, sentence, words
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms

_RIGHT, _RIGHT_SMALL, _TOP, _QR = 396, 436, 84, 126
_FACE_ROOM = 42
"""The px before the words of our note in which a face lies."""
_FACE_STEP, _FACES_MAX = 40, 3
"""How far apart the faces before a line are, and how many there are."""
_MARKS = 0xE000
"""Where the letters begin that nobody writes: each stands for a name until it may be strong."""
_MISSING = {
    1: marked("Warming up: one more to come"),
    2: marked("Warming up: two more to come"),
    3: marked("Warming up: three more to come"),
    4: marked("Warming up: four more to come"),
}
_ALL_SIT = {
    2: marked("We start by ourselves when both sit."),
    3: marked("We start by ourselves when all three sit."),
    4: marked("We start by ourselves when all four sit."),
    5: marked("We start by ourselves when all five sit."),
}


class WaitingPanel(LaidOut, Page):
    """Shows the table as it fills; it begins by itself."""

    seats_asked = Signal(int)
    """The next game of an evening is to have so many players."""

    def __init__(self) -> None:
        super().__init__()
        self._terms: Terms | None = None
        self._head, self._here = QWidget(self), Chip("", Tone.PEOPLE, "people")
        self._title = Headline(words("One moment"))
        row = QHBoxLayout(self._head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._title)
        row.addWidget(self._here)
        row.addStretch(1)
        self._here.hide()
        self.table = TableTop()
        self.table.setParent(self)
        self._asked = "", ""
        """What the tray asks, unless it says what our note has no room for."""
        self._note, self._opened = _Note(self), False
        self._game, self._code, self._people = _GameCard(), _CodeCard(), _PeopleCard()
        self._game.seats.changed.connect(self._ask_seats)
        side = Bare()
        self._column = spaced(QVBoxLayout(side), (WIDE, SMALL, MARGIN, GAP))
        for card in (self._game, self._code, self._people):
            self._column.addWidget(card)
            card.hide()
        self._column.addStretch(1)
        self._side = scrolled(side, self)
        self._make_tray()

    def _make_tray(self) -> None:
        self._tray = Tray()
        self._tray.setParent(self)
        self.up = up = Button(words("Get up"), ButtonKind.QUIET, "door")
        up.setAccessibleName(words("Get up"))
        up.setProperty("role", BACK)
        self._next = Button("", ButtonKind.BIG, "wait")
        self.bring = IconButton("people", words("Bring a friend"), is_flat=True)
        self.bring.bar("", words("Give the game to a laptop that has none"))
        self.worm = Button(words("My worm"), ButtonKind.QUIET, "pen")
        self.worm.hide()
        self.person = Button(words("Somebody else at this laptop"), ButtonKind.QUIET, "plus")
        self.person.setAccessibleName(self.person.text())
        self.person.hide()
        for key in (self.bring, self.worm, self.person, up, self._next):
            self._tray.buttons.addWidget(key)
        self._ask(words("Looking for a table to watch…"), "", words("One moment"))

    def _ask(self, heading: str, said: str, waits: str) -> None:
        """Show what the table waits for; *waits* stands on the barred button."""
        self._asked = heading, said
        self._next.setText(waits)
        self._next.bar(heading)
        self._next.updateGeometry()
        self._lay_out()

    # -- what is known -----------------------------------------------------------------------------

    def show_code(self, code: str) -> None:
        """Show the join *code* for players whom the network hides from us; none with ""."""
        self._code.show_code(code)
        self._lay_out()

    @waits
    def show_lobby(
        self, lobby: LobbySnapshot, terms: Terms, own: str = "", coming: Sequence[str] = ()
    ) -> None:
        """Show the players who sit at a table that plays *terms*.

        *own* is our name; *coming* are the bots that we have asked and that do not sit yet.
        """
        if own and not lobby.seated:  # our secret is not on disk yet, a moment later it is
            lobby = replace(lobby, seated=(own,))
        seated, seats = lobby.seated, terms.seats
        shown = Names(player_names(seated), lobby.worms if len(lobby.worms) == len(seated) else ())
        opener = lobby.whose.name if lobby.whose else host_of(seated)
        places = [
            TablePlace(name, _doing(signed, own, opener), worm=worm)
            for name, signed, worm in zip(shown, seated, shown.worms, strict=True)
        ]
        series, drawn = terms.agreed.series, terms.agreed.drawn
        expected = coming if drawn is None else [one.name for one in drawn.people]
        on_the_way = [name for name in expected if name not in seated][: seats - len(places)]
        places += [
            TablePlace(player_name(name), words("on the way"), is_coming=True)
            for name in on_the_way
        ]
        places += [TablePlace()] * (seats - len(places))
        barred = "" if series is None or series.bots else words("Bots do not play in this evening.")
        self.table.seat(places, barred)
        host = host_of(seated)
        self._entitle(opener or own, own, lobby, shown)
        here = words("{here} of {seats} are here", here=len(seated), seats=seats)
        self._here.become(here, Tone.PEOPLE, "people")
        self._here.show()
        can_vary = drawn is not None or (series is not None and series.number > 1)
        can_vary &= host == own
        bots = len(on_the_way) if drawn is None else 0
        self._tell_missing(lobby, seats, bots, can_go=can_vary and seats > seats_for(terms)[0])
        is_full = len(seated) + len(on_the_way) >= seats
        self.person.bar(words("Every seat is taken already.") if is_full else "")
        self.person.setVisible(seats > 1 and drawn is None)
        self._show_terms(terms)
        self._game.offer_seats(len(seated), is_offered=can_vary)
        self._people.show_people(lobby)
        self._lay_out()

    def _tell_missing(self, lobby: LobbySnapshot, seats: int, coming: int, *, can_go: bool) -> None:
        """Say for whom the table waits, while so many bots are *coming*.

        *can_go* tells whether our player can let it begin without somebody.
        """
        missing = seats - len(lobby.seated)
        if missing <= 0:
            unsaid = listed([player_name(name) for name in lobby.missing_sits])
            waits = words("Waiting for {names}", names=unsaid) if unsaid else words("One moment")
            said = words("It begins as soon as everybody's laptop has said yes.")
            self._ask(words("Everybody sits"), said, waits)
            return
        heading = words(_MISSING.get(missing, _MISSING[4]))
        if coming == missing:
            heading = words("Warming up: the bots are on their way")
        said = words(_ALL_SIT[seats]) if seats in _ALL_SIT else ""
        if can_go:
            said = words("Has somebody gone home? Begin with fewer players.")
        self._ask(heading, said, words("Waiting for {missing}", missing=missing))

    def _show_terms(self, terms: Terms) -> None:
        if terms == self._terms:
            return
        self._terms = terms
        self._game.show_terms(terms)
        if ui_of(terms.rules_id) is not None:
            self.table.lay(parts_of(terms.rules_id).paint_waiting)

    def _ask_seats(self, seats: int) -> None:
        if self._terms is not None and seats != self._terms.seats:
            self.seats_asked.emit(seats)

    def guide(self) -> Contents | None:
        """Return how the game goes that will be played, if it is known."""
        terms = self._terms
        is_known = terms is not None and ui_of(terms.rules_id) is not None
        return parts_of(terms.rules_id).guide() if terms is not None and is_known else None

    def show_return(self) -> None:
        """Show that we continue a game, until there is more to say."""
        self._ask(words("Going on with the game…"), "", words("One moment"))

    @waits
    def show_start(self, table: TableSnapshot) -> None:
        """Show the players who sat down at *table* and are missing, before the first bid."""
        missing = set(seats_of(table.authors & ~table.acted))
        self._title.setText(words("Everybody to the table"))
        self._here.hide()
        self.table.seat(
            [
                TablePlace(
                    name, words("on the way") if seat in missing else "", seat in missing, worm
                )
                for seat, (name, worm) in enumerate(
                    zip(table.names, worms_of(table.names), strict=True)
                )
            ]
        )
        names = listed([table.names[seat] for seat in sorted(missing)])
        self._ask(words("Waiting for {names}", names=names), "", words("One moment"))

    # -- where everything is -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        width, height, top, margin = self.width(), self.height(), px(_TOP), px(MARGIN)
        is_large = look().text > LARGE
        for key, is_bare in ((self.up, look().art < 1 or is_large), (self.person, is_large)):
            named = key.accessibleName()
            key.setText("" if is_bare else named)  # its icon alone
            key.setToolTip(tip(named) if is_bare else "")
        self._tray.lay_out_in(width, height)
        foot = self._tray.y()
        self._head.setGeometry(px(20), px(10), width - px(20) - px(232 + MARGIN), px(60))
        cards = [card for card in (self._game, self._code, self._people) if not card.isHidden()]
        least = max((card.minimumSizeHint().width() for card in cards), default=0)
        wanted = px(_RIGHT if look().art >= 1 else _RIGHT_SMALL)
        right = min(max(wanted, least), width // 2) if cards else 0
        bleed = px(WIDE)
        self._column.setSpacing(margin + 1)
        start = width - right - margin - bleed
        self._side.setGeometry(start, top - px(SMALL), width - start, foot - top)
        room = QRect(0, top, start + bleed - margin, foot - top)
        self.table.setGeometry(room)
        heading, said = self._asked
        is_in_the_way = True
        for lines in (1, 2):
            if is_in_the_way:
                has_room = self._note.lay_out_in(room, lines)
                is_in_the_way = not has_room or self.table.has_tag_below(self._note.geometry())
        self._note.setVisible(bool(self._note.said) and not is_in_the_way)
        self._tray.ask(heading, (is_in_the_way and self._note.said) or said)
        self._tray.lay_out_in(width, height)

    def _entitle(self, opener: str, own: str, lobby: LobbySnapshot, shown: Names) -> None:
        """Say whose table it is; and who wears what we wished for, or whom we have joined."""
        self._title.setText(words("{name}'s table", name=player_name(opener)))
        self.worm.setVisible(bool(own))
        self._opened |= lobby.whose is not None and opener == own
        has_joined = self._opened and opener != own
        joined = words("You joined {name}", name=player_name(opener)) if has_joined else ""
        looks = look_words(lobby, own, shown)
        self._note.say(looks or joined, shown.worms[lobby.seated.index(own)] if looks else None)


def _doing(signed: str, own: str, opener: str) -> str:
    """Return what somebody whose name is *signed* so does at our table."""
    if signed == own:
        return words("you")
    return words("opened this table") if signed == opener else words("limbering up")


def look_words(lobby: LobbySnapshot, own: str, shown: Names) -> str:
    """Return who wears what our player has wished for, and what we wear instead; else ""."""
    if lobby.wish is None or own not in lobby.seated:
        return ""
    wished, mine = lobby.wish.order[0], shown.worms[lobby.seated.index(own)]
    others = [name for name, one in zip(shown, shown.worms, strict=True) if one.paint == wished]
    if mine.paint == wished or not others:
        return ""
    said = {"paint": paint_words(wished), "name": others[0], "own": paint_words(mine.paint)}
    if mine.hat == NONE:
        return words("{paint} is {name}'s. You wear {own}.", **said)
    return words("{paint} is {name}'s. You wear {own}, your hat stays.", **said)


class _Note(Card):
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


class _GameCard(LaidOut, Card):
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


class _CodeCard(Card):
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


class _PeopleCard(Card):
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
