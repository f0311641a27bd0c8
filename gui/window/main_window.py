"""The window: which page is shown, and what each page may ask of the node.

Law: a page is imported and made when it is first wanted, so that the window appears early.
"""

from __future__ import annotations  # the types of pages that are not imported yet

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from core.table.trouble import Trouble, TroubleError
from gui.parts.keyed_window import KeyedWindow
from gui.window.comforts import BottomBar, Comforts
from gui.window.pages import Lazy, Pages
from gui.window.sounds import Sounds
from gui.window.start.start_page import StartPage
from gui.words.troubles import trouble_words
from gui.words.words import sentence, words

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.our_table import OurTable
    from gui.window.pages import LazyPage
    from gui.window.past.games_page import GamesPage
    from gui.window.past.replay_page import ReplayPage
    from gui.window.settings import Settings
    from gui.window.start.network_page import NetworkPage
    from gui.window.start.open_page import OpenPage
    from net.protocol.join_code import CodeTried
    from net.protocol.snapshot import LobbySnapshot


class MainWindow(KeyedWindow):
    """Leads from page to page, and passes the node's events on to them."""

    shown = Signal()
    """The first picture is on the screen: now there is time for everything slower."""

    def __init__(self, bridge: NodeBridge, settings: Settings, speaker: Speaker) -> None:
        super().__init__()
        self._bridge, self._settings, self._speaker = bridge, settings, speaker
        self._sounds = Sounds(bridge.data / "sounds", self)
        self._sounds.mute = settings.mute
        self._was_painted = False
        self._lobby: LobbySnapshot | None = None
        self._pages = Pages()
        self.setCentralWidget(self._pages)
        self._comforts = Comforts(self, settings, speaker.language)
        self._comforts.muted.connect(self._sounds.set_mute)
        self._comforts.chosen.connect(self._speak)
        self._bar = BottomBar(self._comforts)
        self.setStatusBar(self._bar)
        self._ours: Lazy[OurTable] = Lazy(
            "gui.window.our_table.OurTable",
            self._pages,
            bridge,
            self._bar,
            self._sounds,
            left=self._go_home,
        )
        self._name_pages()
        self._connect()
        self._build()
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Emit `shown` once the first picture is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        """Begin what takes longer than a picture; the keys come last."""
        self.shown.emit()
        QTimer.singleShot(0, self, self._comforts.add_keys)

    # -- pages ------------------------------------------------------------------------------------

    def _name_pages(self) -> None:
        """Register the pages, each by its place, with the slots of its signals."""
        lazy, home = self._pages.lazy, self._go_home
        self._open_page: LazyPage[OpenPage] = lazy(
            "gui.window.start.open_page.OpenPage",
            opened=self._ours.slot("sit_down"),
            left=home,
        )
        self._games_page: LazyPage[GamesPage] = lazy(
            "gui.window.past.games_page.GamesPage",
            left=home,
            resumed=self._resume,
            replayed=self.replay,
        )
        self._replay_page: LazyPage[ReplayPage] = lazy(
            "gui.window.past.replay_page.ReplayPage", self._bridge.data, left=self._show_games
        )
        self._network_page: LazyPage[NetworkPage] = lazy(
            "gui.window.start.network_page.NetworkPage",
            left=home,
            asked=self._bridge.submit,
            check_asked=self._bridge.examine,
        )

    def _build(self) -> None:
        """Make the first page in the language spoken now; the others follow when wanted."""
        self.setWindowTitle(words("Worm Up!"))
        self._pages.drop_all()
        self._start = StartPage(self._bridge.name)
        self._start.renamed.connect(self._rename)
        self._start.joined.connect(self._ours.slot("sit_down"))
        self._start.watch_asked.connect(self._ours.slot("watch"))
        self._start.avoid_asked.connect(self._ours.slot("avoid"))
        self._start.open_asked.connect(lambda: self._pages.turn_to(self._open_page()))
        self._start.practice_asked.connect(self._ours.slot("practise"))
        self._start.games_asked.connect(self._show_games)
        self._start.network_asked.connect(self._show_network)
        self._start.resumed.connect(self._resume)
        self._pages.addWidget(self._start)
        if self._lobby is not None:
            self._start.show_lobby(self._lobby)

    def _go_home(self, said: str = "") -> None:
        """Show the first page, and *said* on it."""
        self._stop_looking()
        self._pages.turn_to(self._start)
        self._start.look(self._bridge.data)
        if said:
            self._tell(said)

    def _stop_looking(self) -> None:
        """Stop judging saved games."""
        self._start.stop()
        for page in (self._games_page.made, self._replay_page.made):
            if page is not None:
                page.stop()

    def _show_games(self) -> None:
        self._pages.turn_to(self._games_page())
        self._games_page().show_games(self._bridge.data)

    def _show_network(self) -> None:
        self._network_page().show_codes(self._bridge.join_codes)
        self._network_page().check()
        self._pages.turn_to(self._network_page())

    def _resume(self, folder: Path) -> None:
        self._stop_looking()
        self._ours().resume(folder)

    def replay(self, log: Path) -> None:
        """Open *log*, check it and show it."""
        self._stop_looking()
        self._replay_page().open(log)
        self._pages.turn_to(self._replay_page())

    # -- our name ---------------------------------------------------------------------------------

    def start(self) -> None:
        """Find the peers that are here, once we have a name, and the game that was broken off."""
        self._start.look(self._bridge.data)
        if self._bridge.name:
            self._bridge.start()

    def _rename(self, name: str) -> None:
        if name == self._bridge.name:
            return
        try:
            self._bridge.rename(name)
        except TroubleError as error:
            self._tell_trouble(error.trouble)
            return
        self._bridge.start()

    # -- what comes from the node -----------------------------------------------------------------

    def _connect(self) -> None:
        self._bridge.lobby_changed.connect(self._take_lobby)
        self._bridge.noticed.connect(self._tell_trouble)
        self._bridge.examined.connect(lambda found: self._network_page().show_examined(found))
        self._bridge.code_tried.connect(self._tell_code)
        self._bridge.failed.connect(self._tell_trouble)

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        self._lobby = lobby
        self._start.show_lobby(lobby)
        self._ours().take_lobby(lobby)

    def _tell(self, told: str) -> None:
        said = sentence(told)
        if page := self._ours().page:
            page.say(said)
        else:
            self._bar.say(said)

    def _tell_trouble(self, trouble: Trouble) -> None:
        self._tell(trouble_words(trouble))

    def _tell_code(self, news: CodeTried) -> None:
        found = self._network_page().take(news)
        if found and self._pages.currentWidget() is self._network_page():
            self._go_home(found)  # where its tables are

    # -- language and the end ----------------------------------------------------------------------

    def _speak(self, code: str) -> None:
        """Change the language: every page is made again, and our table continues on its new one."""
        self._settings.language = code
        self._speaker.speak(code)
        self._comforts.name()
        self._stop_looking()
        self._build()
        self._start.look(self._bridge.data)
        if self._ours.made is not None:
            self._ours.made.renew(self._lobby)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Save the window's place; end the node once everything it signed is on disk."""
        self._settings.geometry = self.saveGeometry()
        self._stop_looking()
        if self._ours.made is not None:
            self._ours.made.close()
        self._bridge.close()
        super().closeEvent(event)
