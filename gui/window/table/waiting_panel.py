"""A table with free seats: the players who sit there, the missing ones, a way to get up."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.table.looks import NONE
from core.table.messages import seats_of
from gui.game_ui import ui_of
from gui.kit.button import Button, ButtonKind, IconButton
from gui.kit.card import Bare, Page, Tray, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.headline import Headline
from gui.kit.keyed_window import BACK
from gui.kit.label import tip
from gui.kit.layout import LaidOut, spaced
from gui.kit.painted_card import LARGE
from gui.kit.press import waits
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, WIDE
from gui.parts.contents import Contents
from gui.report.terms_words import seats_for
from gui.window.game_parts import parts_of
from gui.window.table.table_top import TablePlace, TableTop
from gui.window.table.waiting_cards import JoinCodeCard, PeopleCard, TermsCard, WaitingNote
from gui.words.player_names import host_of, player_name, player_names
from gui.words.seats import Names, worms_of
from gui.words.table_words import listed
from gui.words.wearing import paint_words
from gui.words.words import marked, words
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms

_RIGHT, _RIGHT_SMALL, _TOP = 396, 436, 84
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
        self._note, self._opened = WaitingNote(self), False
        self._game, self._code, self._people = TermsCard(), JoinCodeCard(), PeopleCard()
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
            key.setToolTip(tip(key.why or (named if is_bare else "")))
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
