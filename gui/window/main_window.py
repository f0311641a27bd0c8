"""The window: what surrounds the pages, and what comes from the node."""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from gui.kit.keyed_window import KeyedWindow
from gui.window import router
from gui.window.comforts import Comforts, LobbyIcons
from gui.window.on_screen import keep_on_screen, stand
from gui.window.pages import IconPlace, Lazy, OwnCorner
from gui.window.ways import Log, To
from gui.window.window_ways import WindowWays
from gui.window.worker_thread import wait_for_threads
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from gui.parts.shell import Entry
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.settings import Settings
    from net.protocol.join_code import CodeTried


class MainWindow(KeyedWindow):
    """Shows pages and the comforts that every page has, and passes the node's events on."""

    shown = Signal()
    """The first picture is on the screen: now there is time for everything slower."""
    ways: WindowWays

    def __init__(self, bridge: NodeBridge, settings: Settings, speaker: Speaker) -> None:
        super().__init__()
        self._bridge, self._settings, self._speaker = bridge, settings, speaker
        bridge.keeps_copies = settings.keeps_copies
        self._was_painted = False
        self._comforts = Comforts(self, settings, speaker.language)
        self._comforts.chosen.connect(self._speak)
        self._icons: Lazy[LobbyIcons] = Lazy(
            LobbyIcons,
            self._comforts,
            self,
            self._icons_at,
            lambda: self._open_comforts(self._icons()),
        )
        self.ways = WindowWays(self, bridge, settings, self._open_comforts, self._place_icons)
        self.setCentralWidget(self.ways.pages)
        self.ways.pages.currentChanged.connect(self._turned)
        self._connect()
        self._take_place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Emit `shown` once the first picture is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._comforts.dress()
        self._place_icons()

    def _place_icons(self) -> None:
        """Put the corner's icons where the page wants them."""
        if self._icons.made is not None:
            self._icons.made.lay_out()

    def _icons_at(self) -> IconPlace | None:
        page = self.ways.page
        return page.icons_at() if isinstance(page, OwnCorner) else None

    def _take_place(self) -> None:
        """Stand where the window stood last, or as large as the pictures are meant to be."""
        if self._settings.geometry.isEmpty() or not self.restoreGeometry(self._settings.geometry):
            stand(self, router.windows_beside(self._bridge.data))

    def _turned(self) -> None:
        """Show the corner's icons on another page, over all that it has."""
        if self._was_painted:
            self._icons().raise_()
            self._place_icons()

    def _open_comforts(self, key: QWidget, entries: Sequence[Entry] = ()) -> None:
        """Hang the card with all comforts from *key*; a page adds *entries* of its own."""
        about = partial(router.show_about, self, self._bridge.place.version, self._bridge.data)
        ours: list[Entry] = [
            ("people", words("Network"), partial(self.ways.go, To.NETWORK)),
            ("fit", words("Television"), partial(self.ways.go, To.TELEVISION)),
            ("help", words("About"), about),
        ]
        router.hang_comforts(self, key, self._comforts, [*ours, *entries])

    def _go_on(self) -> None:
        """Begin what takes longer than a picture; the keys come last."""
        keep_on_screen(self)
        self._turned()
        self.shown.emit()
        QTimer.singleShot(0, self, self._comforts.add_keys)
        QTimer.singleShot(0, self, self._comforts.ask_system)
        QTimer.singleShot(0, self, lambda: self.setWindowIcon(router.sign()))

    def start(self, come: bytes = b"", log: Path | None = None, step: int | None = None) -> None:
        """Show *log* at *step*, if there is one; else find the peers here, and what was broken off.

        Nobody is found without a name. Who shares a laptop begins at a tournament, to *come* to it.
        """
        ways = self.ways
        if log is not None:
            ways.go(Log(log, step=step))
            return
        ways.start.look(self._bridge.data)
        if self._bridge.name:
            self._bridge.start()
            ways.tournament().look()
        if come:
            ways.tournament().expected = come

    # -- what comes from the node -----------------------------------------------------------------

    def _connect(self) -> None:
        bridge, ways = self._bridge, self.ways
        bridge.lobby_changed.connect(ways.show_lobby)
        bridge.started.connect(self._take_start)
        bridge.gathered.connect(ways.show_tournaments)
        bridge.doubled.connect(ways.show_twice)
        bridge.noticed.connect(ways.tell_trouble)
        bridge.examined.connect(lambda found: ways.network_page().show_examined(found))
        bridge.code_tried.connect(self._tell_code)
        bridge.failed.connect(ways.tell_trouble)

    def _take_start(self) -> None:
        """Go back to our table if it begins while we bring a friend."""
        if self.ways.page is self.ways.share_page.made:
            self.ways.turn_to_table()

    def _tell_code(self, news: CodeTried) -> None:
        found = self.ways.network_page().take(news)
        if found and self.ways.page is self.ways.network_page():
            self.ways.go(To.HOME)  # where its tables are
            self.ways.toast(found)

    # -- language and the end ----------------------------------------------------------------------

    def _speak(self, code: str) -> None:
        """Change the language: every page is made anew, the one that is shown is led to again."""
        self._settings.language = code
        self._speaker.speak(code)
        self._icons().follow()
        self.ways.make_anew()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save the window's place; end the node once everything it signed is on disk."""
        self._settings.geometry = self.saveGeometry()
        self.hide()  # what ends now takes a while, and nobody needs to look on
        self.ways.stop()
        wait_for_threads()
        super().closeEvent(event)
