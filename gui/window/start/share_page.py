"""Bring a friend: an address to type, what can be downloaded there, and who does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QBoxLayout

from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Bare, Page, Tray, scrolled
from gui.kit.headline import Headline
from gui.kit.layout import LaidOut, spaced
from gui.kit.page_head import lay_wide_head
from gui.kit.press import waits
from gui.kit.theme import Px, px
from gui.kit.tokens import GAP, MARGIN, SMALL
from gui.window.sharing.choices import choices, whose
from gui.window.sharing.offer import Gathering, Sharing
from gui.window.sharing.server import Gatherer, Server
from gui.window.start.address_card import AddressCard
from gui.window.start.builds_card import BuildsCard
from gui.window.start.guests import LoadBar
from gui.window.ways import Ways
from gui.words.player_names import player_name
from gui.words.wearing import worn
from gui.words.words import counted, words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent

    from net.protocol.handed import Program, WantedBuild
    from net.protocol.snapshot import LobbySnapshot, PersonHere

_LEFT, _TOP = 420, 84


class SharePage(LaidOut, Page):
    """Hands the program over while it is shown, and no longer."""

    def __init__(self, ways: Ways, data: Path, tell: Callable[[Program], None]) -> None:
        """Hand over from *data*; *tell* the room what this laptop hands over now."""
        super().__init__()
        self._ways, self._tell_room = ways, tell
        self._data, self._name = data, ""
        self._loopback = self._is_over = False
        self._server = Server(self)
        self._server.changed.connect(self.show_sharing)
        self._server.ended.connect(self._show_end)
        self._gatherer = Gatherer(self, self._what_comes)
        self._people: tuple[PersonHere, ...] = ()
        self._now = Sharing(())
        self._program: Program | None = None
        self._back = back_button(ways.back)
        self._title = Headline(words("Bring a friend"))
        for widget in (self._back, self._title):
            widget.setParent(self)
        self._where = AddressCard(self._show_now)
        self._what = BuildsCard(self._fetch, self._show_kept)
        self._make_tray()
        self._body = Bare()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        spaced(self._columns, (MARGIN, SMALL, MARGIN, GAP), MARGIN)
        self._columns.addWidget(self._where)
        self._columns.addWidget(self._what, 1)
        self._scroll = scrolled(self._body, self)
        self.setFocusProxy(self._button)

    def _make_tray(self) -> None:
        self._tray = _Tray()
        self._tray.setParent(self)
        self._button = Button("", ButtonKind.BIG)
        self._button.chosen.connect(self._press)
        self._loads = LoadBar()
        self._tray.things.addWidget(self._loads)
        self._tray.buttons.addWidget(self._button)

    # -- what is handed over -----------------------------------------------------------------------

    def begin(self, name: str, *, loopback: bool = False) -> None:
        """Hand over what this laptop has, to the friends of player *name*."""
        self._name, self._loopback, self._where.is_large = name, loopback, False
        self._server.start(name, self._data, loopback=loopback)
        self.show_sharing(Sharing((), left_s=1))

    def _press(self) -> None:
        """Go back; after the end, begin again."""
        if self._is_over:
            self.begin(self._name, loopback=self._loopback)
        else:
            self._ways.back()

    def hideEvent(self, event: QHideEvent) -> None:
        """End with the page; a window put away shows it still."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._server.stop()
            self._gatherer.stop()
            self._tell(Sharing((), system=self._now.system))

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show what the people here have."""
        if lobby.people != self._people:
            self._people = lobby.people
            self._show_now()

    def _fetch(self, wanted: WantedBuild) -> None:
        """Fetch what another laptop has; our page offers it as soon as it is checked."""
        self._gatherer.start(wanted, self._data, loopback=self._loopback)

    def _show_kept(self) -> None:
        """Show the files that were fetched, in the system's own way."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(self._now.kept))

    def _what_comes(self, now: Gathering) -> None:
        self._what.show_gathering(now)
        self._lay_out()

    def _show_choices(self) -> None:
        found = choices(self._now.offers, self._people, self._now.system)
        trouble = self._now.trouble.get(words("en"), "")  # the code of the language spoken now
        worms = {person.name: worn(person.wish) for person in self._people}
        self._what.show_choices(found, worms, trouble, self._now)
        names = {
            host: (player_name(person.name), worms[person.name])
            for host, person in whose(self._people).items()
        }
        self._where.show_sharing(self._now, names)
        self._loads.show_loads(self._now, names)

    def _tell(self, now: Sharing) -> None:
        """Tell the room what is handed over, if that is new."""
        if now.system and now.program != self._program:
            self._program = now.program
            self._tell_room(self._program)

    @waits
    def show_sharing(self, now: Sharing) -> None:
        """Show how everything stands."""
        self._now = now
        self._is_over = not now.left_s
        self._where.is_large = self._where.is_large and not self._is_over
        self._show_now()
        self._tell(now)

    def _show_now(self) -> None:
        """Show all of it, or the address alone."""
        self._what.setVisible(not self._where.is_large)
        self._show_choices()
        self._ask(self._now)
        self._lay_out()

    def _show_end(self) -> None:
        """Show that nothing is handed over any more, unless we know why already."""
        if not self._is_over:
            self.show_sharing(replace(self._now, addresses=(), loading=(), left_s=0))

    def _ask(self, now: Sharing) -> None:
        """Show how long it lasts still, and the button to press."""
        minutes = -(-now.left_s // 60)
        if self._is_over:
            heading = words("Nothing is handed over now")
            said = "" if now.trouble else words("It ends by itself after half an hour.")
            self._button.setText(words("Try again") if now.trouble else words("Once more"))
            self._button.set_icon("turn")
        else:
            heading = counted(
                minutes, "Open for {count} more minute", "Open for {count} more minutes"
            )
            said = words("It ends as soon as you leave this page.")
            self._button.setText(words("Done"))
            self._button.set_icon("check")
        self._tray.ask(heading, said)
        self._button.updateGeometry()

    # -- where everything is -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        lay_wide_head(self._back, self._title, width - px(232))
        self._tray.lay_out_in(width, height)
        way = QBoxLayout.Direction
        self._where.setMinimumWidth(0)
        least = max(self._where.minimumSizeHint().width(), px(_LEFT))
        is_narrow = self._where.is_large or not self._fits(width * 0.94 - least)
        self._columns.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)
        self._where.setFixedWidth(width - 2 * px(MARGIN) if is_narrow else least)
        top = px(_TOP - SMALL)
        self._scroll.setGeometry(0, top, width, self._tray.y() - px(SMALL) - top)
        self._body.setMinimumHeight(max(0, self._columns.minimumHeightForWidth(width)))

    def _fits(self, room: float) -> bool:
        """Return whether what the room has fits into so many px, and lay it so that it does."""
        for is_tight in (False, True):
            self._what.be_tight(is_tight=is_tight)
            if self._what.minimumSizeHint().width() <= room:
                return True
        self._what.be_tight(is_tight=False)
        return False


class _Tray(Tray):
    HIGH, _SAID = Px(104), 1
