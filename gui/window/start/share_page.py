"""Bring a friend: an address to type, what can be downloaded there, and who does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from gui.parts.button import Button, Kind, back_button
from gui.parts.card import Bare, Card, Page, Tray, scrolled
from gui.parts.chip import Tone
from gui.parts.headline import Headline
from gui.parts.press import waits
from gui.parts.qr import CodeLetters, Qr
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.parts.tokens import GAP, MARGIN, SMALL, WIDE
from gui.window.sharing.choices import choices
from gui.window.sharing.offer import Gathering, Sharing
from gui.window.sharing.server import Gatherer, Server
from gui.window.start.builds_card import BuildsCard
from gui.words.words import counted, words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QResizeEvent

    from net.protocol.handed import Program, Wanted
    from net.protocol.snapshot import LobbySnapshot, PersonHere

_LEFT, _TOP, _QR = 524, 84, 196


class SharePage(Page):
    """Hands the program over while it is shown, and no longer."""

    left = Signal()

    def __init__(self, data: Path, tell: Callable[[Program], None]) -> None:
        """Hand over from *data*; *tell* the room what this laptop hands over now."""
        super().__init__()
        self._tell_room = tell
        self._data, self._name = data, ""
        self._loopback = self._is_over = False
        self._server = Server(self)
        self._server.changed.connect(self.show_sharing)
        self._server.ended.connect(self._show_end)
        self._gatherer = Gatherer(self, self._what_comes)
        self._people: tuple[PersonHere, ...] = ()
        self._now = Sharing(())
        self._program: Program | None = None
        self._back = back_button(self.left)
        self._title = Headline(words("Bring a friend"))
        for widget in (self._back, self._title):
            widget.setParent(self)
        self._make_address()
        self._what = BuildsCard(self._fetch)
        self._make_tray()
        self._body = Bare()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._body)
        self._columns.addWidget(self._where)
        self._columns.addWidget(self._what, 1)
        self._scroll = scrolled(self._body, self)
        self.setFocusProxy(self._button)

    def _make_address(self) -> None:
        """Make the card with the address of our page."""
        self._where, self._picture = Card(), Qr(_QR)
        self._how, self._address = role_label("quiet"), CodeLetters("own-code")
        self._others = role_label("small")
        self._aloud = role_label(
            "quiet", words("A phone can take a picture of it and read the address out to you.")
        )
        card = QVBoxLayout(self._where)
        card.addWidget(role_label("heading", words("On the friend's laptop")))
        card.addWidget(self._how)
        card.addSpacing(px(GAP))
        self._pair = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._pair.addWidget(self._address)
        self._pair.addWidget(self._picture)
        self._pair.addWidget(self._aloud)
        card.addLayout(self._pair)
        card.addWidget(self._others)
        card.addStretch(1)

    def _make_tray(self) -> None:
        self._tray = _Tray()
        self._tray.setParent(self)
        self._button = Button("", Kind.BIG)
        self._button.chosen.connect(self._press)
        self._tray.buttons.addWidget(self._button)

    # -- what is handed over -----------------------------------------------------------------------

    def begin(self, name: str, *, loopback: bool = False) -> None:
        """Hand over what this laptop has, to the friends of player *name*."""
        self._name, self._loopback = name, loopback
        self._server.start(name, self._data, loopback=loopback)
        self.show_sharing(Sharing((), left_s=1))

    def memory(self) -> tuple[str, bool] | None:
        """Return for whom the program is handed over and where, None once it has ended."""
        return None if self._is_over else (self._name, self._loopback)

    def recall(self, memory: tuple[str, bool] | None) -> None:
        """Hand over again what another page did, at a new address."""
        if memory is None:
            self._show_end()
        else:
            self.begin(memory[0], loopback=memory[1])

    def _press(self) -> None:
        """Go back; after the end, begin again."""
        if self._is_over:
            self.begin(self._name, loopback=self._loopback)
        else:
            self.left.emit()

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
            self._show_choices()

    def _fetch(self, wanted: Wanted) -> None:
        """Fetch what another laptop has; our page offers it as soon as it is checked."""
        self._gatherer.start(wanted, self._data, loopback=self._loopback)

    def _what_comes(self, now: Gathering) -> None:
        self._what.show_gathering(now)
        self._place()

    def _show_choices(self) -> None:
        found = choices(self._now.offers, self._people)
        trouble = self._now.trouble.get(words("en"), "")  # the code of the language spoken now
        self._what.show_choices(found, trouble, is_checked=self._now.is_checked)

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
        self._show_address(now)
        self._show_choices()
        self._show_loads(now)
        self._ask(now)
        self._place()
        self._tell(now)

    def _show_end(self) -> None:
        """Show that nothing is handed over any more, unless we know why already."""
        if not self._is_over:
            self.show_sharing(replace(self._now, addresses=(), loading=(), left_s=0))

    def _show_address(self, now: Sharing) -> None:
        first, *others = [address.removeprefix("http://") for address in now.addresses] or [""]
        host, _, code = first.partition("/")
        self._address.show_lines(first, (f"{host}/", code))
        self._picture.show_text(f"http://{first}" if first else "")
        self._where.setVisible(not self._is_over)
        is_off = not first and now.is_checked
        self._how.setText(
            words("This laptop is in no network.")
            if is_off
            else words("Type this into a browser, in the same Wi-Fi.")
            if first
            else ""
        )
        self._others.setText(
            words("In another network: {codes}", codes=words(" or ").join(others)) if others else ""
        )
        self._others.setVisible(bool(others))

    def _show_loads(self, now: Sharing) -> None:
        """Show how many downloads there were, and how far the one under way is."""
        if now.loading:
            percentage = min(percentage for _, percentage in now.loading)
            under_way = words("downloading: {percentage} %", percentage=percentage)
            self._what.state.become(under_way, Tone.AMBER, "wait")
        elif now.loaded:
            done = counted(now.loaded, "{count} download", "{count} downloads")
            self._what.state.become(done, Tone.GOOD, "check")
        else:
            self._what.state.become(words("no download yet"), Tone.PLAIN)
        self._what.state.setVisible(bool(now.offers))

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width, height = self.width(), self.height()
        inside = px(WIDE)
        for card in (self._where, self._what):
            layout = card.layout()
            assert layout is not None
            layout.setContentsMargins(inside, inside - px(SMALL), inside, px(MARGIN))
            layout.setSpacing(px(SMALL))
        self._columns.setSpacing(px(MARGIN))
        back = self._back.sizeHint()
        self._back.setGeometry(px(10), px(12), back.width(), back.height())
        self._title.setGeometry(px(74), px(10), width - px(74 + 232), px(60))
        self._tray.lay_out_in(width, height)
        way = QBoxLayout.Direction
        self._pair.setDirection(way.TopToBottom)
        self._where.setMinimumWidth(0)
        least = max(self._where.minimumSizeHint().width(), px(_LEFT))
        is_narrow = least + self._what.minimumSizeHint().width() > width * 0.94
        self._columns.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)
        self._pair.setDirection(way.LeftToRight if is_narrow else way.TopToBottom)
        self._pair.setSpacing(px(GAP))
        self._where.setFixedWidth(width - 2 * px(MARGIN) if is_narrow else least)
        self._columns.setContentsMargins(px(MARGIN), px(SMALL), px(MARGIN), px(GAP))
        top = px(_TOP - SMALL)
        self._scroll.setGeometry(0, top, width, self._tray.y() - px(SMALL) - top)


class _Tray(Tray):
    HIGH, _SAID = 104, 1
