"""The first page: our name, the peers that are here, the open tables, and what to do now."""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from core.table.naming import name_refusal
from gui.parts.label import Label
from gui.parts.role_label import role_label
from gui.parts.why_button import allow
from gui.window.past.judge_thread import Judging
from gui.window.start.last_game import LastGame
from gui.words.player_names import player_name, player_names
from gui.words.troubles import trouble_words
from gui.words.words import sentence, words

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent

    from core.table.trouble import Trouble
    from gui.report.known import Known
    from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun

DOT_PX = 28
WORM_PX, SIGN_PX = 34, 43
"""The thickness of the worm, and the height it needs with its shadow."""
SIGN_MS = 30
"""When it is drawn: after the first picture."""


class StartPage(QWidget):
    """Shows the peers and tables that are here; nothing is offered before there is a name."""

    renamed = Signal(str)
    joined = Signal(object)
    """The `Terms` of an open table."""
    avoid_asked = Signal(bytes)
    """The identity of a player at whose tables we will not sit."""
    watch_asked = Signal(bytes)
    """The game (bytes) of a table that has begun."""
    open_asked = Signal()
    practice_asked = Signal()
    games_asked = Signal()
    network_asked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._people: tuple[PersonHere, ...] = ()
        self._lobby: LobbySnapshot | None = None
        self._known: Known | None = None
        self._looking = Judging(self)
        self._looking.found.connect(self._know)
        self._name = QLineEdit(name)
        self._name.setMaxLength(24)
        self._name.setPlaceholderText(words("Your name"))
        self._name.setAccessibleName(words("Your name"))
        self._name.textEdited.connect(self._judge_name)
        self._name.editingFinished.connect(self._rename)
        self._problem = role_label("quiet")
        self._here = self._list()
        self._playing: tuple[TableBegun, ...] = ()
        self._late: tuple[TableBegun, ...] = ()
        """Tables that have begun after all, to which we had said yes."""
        self._make_keys()
        nobody = words(
            "Nobody else is here yet. Others appear by themselves.\n\n"
            "Meanwhile: a practice race, or a table with bots."
        )
        self._nobody = role_label("nobody", nobody)
        self._sign = Label()
        self._is_signed = False
        self.last = LastGame()
        self.last.setMinimumHeight(44)
        self._buttons = [
            self._button(
                words("Open a table…"), self.open_asked, words("Choose a game; others join")
            ),
            self._button(
                words("Practice race"), self.practice_asked, words("Three minutes, with bots")
            ),
            self._button(
                words("Games"), self.games_asked, words("Go on with a game, replay, check")
            ),
            self._button(
                words("Join code and network check"),
                self.network_asked,
                words("Somebody is missing?"),
            ),
        ]
        self._lay_out()
        self.setFocusProxy(self._buttons[0] if name else self._name)
        self._show((), ())
        self._offer_late(())

    def _make_keys(self) -> None:
        """Make the buttons for the peers that are here."""
        self._watch, self._take_up = QPushButton(), QPushButton()
        self._watch.clicked.connect(self._choose_table)
        self._take_up.clicked.connect(lambda: self._look_on(self._late[0].game))
        self._avoid = QPushButton(words("Not at a table with me"))
        self._avoid.clicked.connect(self._avoid_chosen)
        self._join = QPushButton(words("Join this table"))
        self._join.clicked.connect(lambda: self._join_row(self._here.currentItem()))

    def _list(self) -> QListWidget:
        """Return the list of the peers that are here."""
        here = QListWidget()
        here.setAccessibleName(words("Who is here"))
        here.setIconSize(QSize(DOT_PX, DOT_PX))
        here.setWordWrap(True)
        here.itemActivated.connect(self._join_row)
        here.currentRowChanged.connect(self._offer_join)
        return here

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show the peers that are here; the chosen row stays chosen.

        A newcomer stands below all others, so that no row moves away under the mouse.
        """
        self._lobby = lobby
        self._show(lobby.people, lobby.playing)
        self._offer_late(lobby.late)

    def look(self, data: Path) -> None:
        """Read the games of *data* for the last one, and for the players known from them."""
        from gui.report.known import known_step_by_step

        self.last.look(data)
        self._looking.judge(known_step_by_step(data))

    def stop(self) -> None:
        """Stop reading."""
        self.last.stop()
        self._looking.stop()

    def _know(self, known: Known | None) -> None:
        """Show beside the names what is known about them."""
        if known is not None:
            self._known = known
            if self._lobby is not None:
                self.show_lobby(self._lobby)

    def _show(self, people: tuple[PersonHere, ...], playing: tuple[TableBegun, ...]) -> None:
        chosen, hosts = self._chosen(), _hosts(people)
        identity = hosts.get(chosen.identity, chosen.identity) if chosen else None
        rows = {person.identity: row for row, person in enumerate(self._people)}
        people = tuple(one for one in people if one.identity not in hosts)
        self._people = tuple(sorted(people, key=lambda p: rows.get(p.identity, len(rows))))
        self._here.clear()
        for seat, person in enumerate(self._people):
            self._here.addItem(_line_of(seat, person, self._known))
            if person.identity == identity:
                self._here.setCurrentRow(seat)
        self._nobody.setVisible(not self._people)
        self._here.setVisible(bool(self._people))
        self._offer_watch(playing)
        self._offer_join()

    def _button(self, text: str, asked: object, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("tip", tip)
        allow(button, "", tip)
        button.setMinimumHeight(44)
        button.clicked.connect(self._rename)  # where a click takes no focus, typing has not ended
        button.clicked.connect(asked)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Draw the sign after the first picture, for it takes longer."""
        super().paintEvent(event)
        if not self._is_signed:
            self._is_signed = True
            QTimer.singleShot(SIGN_MS, self, self._draw_sign)

    def _draw_sign(self) -> None:
        from gui.parts.discs import worm

        self._sign.setPixmap(worm(WORM_PX, self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        page = QHBoxLayout(self)
        page.setContentsMargins(24, 16, 24, 16)
        page.setSpacing(32)  # the columns set their own
        page.addLayout(self._left(), 2)
        page.addLayout(self._right(), 3)

    def _left(self) -> QVBoxLayout:
        title, head = Label(words("Worm Up!")), QHBoxLayout()
        title.setProperty("role", "title")
        self._sign.setMinimumHeight(SIGN_PX)
        head.setSpacing(16)
        head.addWidget(title)
        head.addWidget(self._sign)
        head.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addLayout(head)
        left.addSpacing(8)
        left.addWidget(Label(words("You are")))
        left.addWidget(self._name)
        left.addWidget(self._problem)
        for button in (*self._buttons, self.last):  # so that none moves when it appears
            left.addWidget(button)
        left.addStretch(1)
        return left

    def _right(self) -> QVBoxLayout:
        heading, foot = Label(words("Here now")), QHBoxLayout()
        heading.setProperty("role", "heading")
        foot.addStretch(1)
        for button in (self._take_up, self._watch, self._avoid, self._join):
            foot.addWidget(button)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(heading)
        right.addWidget(self._here, 1)
        right.addWidget(self._nobody, 1)
        right.addLayout(foot)
        return right

    def _judge_name(self) -> None:
        """Show whether the name being typed is allowed."""
        self._problem.setText(_name_words(name_refusal(self._name.text().strip())))
        self._offer_join()

    def _rename(self) -> None:
        self._judge_name()
        name = self._name.text().strip()
        if not name_refusal(name):
            self.renamed.emit(name)

    def _chosen(self) -> PersonHere | None:
        row = self._here.currentRow()
        return self._people[row] if 0 <= row < len(self._people) else None

    def _offer_join(self) -> None:
        named = not name_refusal(self._name.text().strip())
        unnamed = "" if named else words("Choose a name first; the others see it.")
        for button in self._buttons[:2]:
            allow(button, unnamed, button.property("tip"))
        if not named and not self._problem.text():
            self._problem.setText(unnamed)
        allow(self._join, unnamed or _join_refusal(self._chosen()), words("Sit down there"))
        self._join.setVisible(any(person.table for person in self._people))
        self._avoid.setVisible(self._chosen() is not None)
        allow(self._avoid, "", words("No table with this key until the program is started again"))

    def _avoid_chosen(self) -> None:
        if chosen := self._chosen():
            self.avoid_asked.emit(chosen.identity)

    def _offer_late(self, late: tuple[TableBegun, ...]) -> None:
        """Offer the table at which all have sat down after all, though we gave it up."""
        self._late = late
        self._take_up.setVisible(bool(late))
        if late:
            names = ", ".join(player_names(late[0].names))
            self._take_up.setText(words("Sit down with {names} after all", names=names))
            allow(self._take_up, "", words("All have said yes meanwhile"))

    def _offer_watch(self, playing: tuple[TableBegun, ...]) -> None:
        """Offer to look on at a game in play: at the only table, or at one of several."""
        self._watch.setVisible(bool(playing))
        if not playing or playing == self._playing:
            return
        self._playing = playing
        names = ", ".join(player_names(playing[0].names))
        self._watch.setText(
            words("Watch {names}", names=names)
            if len(playing) == 1
            else words("Watch one of {count} tables…", count=len(playing))
        )
        allow(self._watch, "", words("Look on without a seat: you see all, and sign nothing"))

    def _choose_table(self) -> None:
        """Look on at the only table, or ask which."""
        if len(self._playing) == 1:
            self.watch_asked.emit(self._playing[0].game)
            return
        from gui.report.terms import game_words

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for table in self._playing:
            names = ", ".join(player_names(table.names))
            said = words("{names}: {game}", names=names, game=game_words(table.terms))
            menu.addAction(said).triggered.connect(partial(self._look_on, table.game))
        menu.popup(self._watch.mapToGlobal(self._watch.rect().bottomLeft()))

    def _look_on(self, game: bytes) -> None:
        self.watch_asked.emit(game)

    def _join_row(self, _item: QListWidgetItem | None) -> None:
        chosen = self._chosen()
        if self._join.isEnabled() and chosen is not None and chosen.table is not None:
            self._rename()
            self.joined.emit(chosen.table.terms)


def _join_refusal(chosen: PersonHere | None) -> str:
    """Return why we cannot sit down with the *chosen* player, or ""."""
    if chosen is None:
        return words("Choose somebody in the list first.")
    if chosen.table is None:
        return words("{name} has no table open.", name=player_name(chosen.name))
    if len(chosen.table.offers) >= chosen.table.terms.seats:
        return words("All seats there are taken.")
    return trouble_words(chosen.problem)


def _hosts(people: tuple[PersonHere, ...]) -> dict[bytes, bytes]:
    """Return the host of each player at another's table, whose line names both."""
    open_here = [(one.identity, one.table) for one in people if one.table is not None]
    return {
        offer.identity: host
        for host, table in open_here
        for offer in table.offers
        if offer.identity != host
    }


def _line_of(place: int, person: PersonHere, known: Known | None) -> QListWidgetItem:
    """Return the line of *person*: a disc by *place* in the list, and what is *known*."""
    from PySide6.QtGui import QIcon

    from gui.parts.discs import disc

    icon = QIcon(disc(place % 5, DOT_PX - 6, person.name[:1].upper()))
    notes = known.notes(person.name, person.identity) if known is not None else []
    return QListWidgetItem(icon, "\n".join([person_words(person), *map(sentence, notes)]))


def person_words(person: PersonHere) -> str:
    """Return the words for a peer that is here, and for its open table."""
    if person.problem:
        return trouble_words(person.problem)
    if person.table is None:
        return words("{name} is here.", name=player_name(person.name))
    from gui.report.terms import terms_words

    names = [offer.name for offer in person.table.offers] or [person.name]
    return words(
        "{names} at a table: {terms}; {free} free.",
        names=", ".join(player_names(names)),
        terms=terms_words(person.table.terms),
        free=person.table.terms.seats - len(person.table.offers),
    )


def _name_words(problem: Trouble | None) -> str:
    return words("Choose a name: {problem}", problem=trouble_words(problem)) if problem else ""
