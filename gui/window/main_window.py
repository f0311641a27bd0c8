"""The window: which page is shown, and what each of them may ask of the node.

Law: a page is imported and made when it is first wanted, so that the window is there at once.
"""

from __future__ import annotations  # the types of pages that are not imported yet

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QStackedWidget,
    QStatusBar,
    QWidget,
)

from gui.parts.game_view import Sound
from gui.parts.keyed_window import KeyedWindow
from gui.window.bot_seats import BotSeats
from gui.window.comforts import Comforts
from gui.window.seating import Seating
from gui.window.sounds import Sounds
from gui.window.start.start_page import StartPage
from gui.words.words import sentence, words

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from core.table.rules import Refusal
    from gui.report.evening_score import EveningScore
    from gui.window.bridge import NodeBridge
    from gui.window.language import Speaker
    from gui.window.past.games_page import GamesPage
    from gui.window.past.replay_page import ReplayPage
    from gui.window.settings import Settings
    from gui.window.start.network_page import NetworkPage
    from gui.window.start.open_page import OpenPage
    from gui.window.table.table_page import TablePage
    from net.protocol.join_code import CodeTried
    from net.protocol.packets import Terms
    from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class MainWindow(KeyedWindow):
    """Guards that each page gets the snapshots of the current node and no others."""

    shown = Signal()
    """The first picture is on the screen: there is time for all that takes longer."""

    def __init__(self, bridge: NodeBridge, settings: Settings, speaker: Speaker) -> None:
        super().__init__()
        self._bridge, self._settings, self._speaker = bridge, settings, speaker
        self._bots = BotSeats(bridge.data, self)
        self._seating = Seating(bridge, self._bots)
        self._sounds = Sounds(bridge.data / "sounds", self)
        self._sounds.mute = settings.mute
        self._was_painted = False
        self._score: EveningScore | None = None
        self._lobby: LobbySnapshot | None = None
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._comforts = Comforts(self, settings, speaker.language)
        self._comforts.muted.connect(self._set_mute)
        self._comforts.chosen.connect(self._speak)
        self.setStatusBar(QStatusBar())
        self.statusBar().addPermanentWidget(self._comforts)
        self._connect_bridge()
        self._build()
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        """Tell when the first picture is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        """Begin what takes longer than a picture; the keys come last."""
        self.shown.emit()
        QTimer.singleShot(0, self, self._comforts.add_keys)

    # -- pages ------------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the pages, in the language spoken now."""
        self.setWindowTitle(words("Worm Up!"))
        while page := self._pages.widget(0):
            self._pages.removeWidget(page)
            page.deleteLater()
        self._table: TablePage | None = None
        self._open: OpenPage | None = None
        self._games: GamesPage | None = None
        self._replay: ReplayPage | None = None
        self._network: NetworkPage | None = None
        self._start = StartPage(self._bridge.name)
        self._start.renamed.connect(self._rename)
        self._start.joined.connect(self._sit_down)
        self._start.watch_asked.connect(self._watch)
        self._start.avoid_asked.connect(self._seating.avoid)
        self._start.open_asked.connect(self._show_open)
        self._start.practice_asked.connect(self._practise)
        self._start.games_asked.connect(self._show_games)
        self._start.network_asked.connect(self._show_network)
        self._start.last.chosen.connect(self._resume)
        self._pages.addWidget(self._start)
        if self._lobby is not None:
            self._start.show_lobby(self._lobby)

    def _open_page(self) -> OpenPage:
        if self._open is None:
            from gui.window.start.open_page import OpenPage

            self._open = OpenPage()
            self._open.opened.connect(self._sit_down)
            self._open.left.connect(self._go_home)
            self._pages.addWidget(self._open)
        return self._open

    def _games_page(self) -> GamesPage:
        if self._games is None:
            from gui.window.past.games_page import GamesPage

            self._games = GamesPage()
            self._games.left.connect(self._go_home)
            self._games.resumed.connect(self._resume)
            self._games.replayed.connect(self.replay)
            self._pages.addWidget(self._games)
        return self._games

    def _replay_page(self) -> ReplayPage:
        if self._replay is None:
            from gui.window.past.replay_page import ReplayPage

            self._replay = ReplayPage(self._bridge.data)
            self._replay.left.connect(self._show_games)
            self._pages.addWidget(self._replay)
        return self._replay

    def _network_page(self) -> NetworkPage:
        if self._network is None:
            from gui.window.start.network_page import NetworkPage

            self._network = NetworkPage()
            self._network.left.connect(self._go_home)
            self._network.asked.connect(self._bridge.submit)
            self._network.check_asked.connect(self._bridge.examine)
            self._pages.addWidget(self._network)
        return self._network

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        page.setFocus()
        if page is self._start:
            self._start.look(self._bridge.data)

    def _go_home(self) -> None:
        self._stop_looking()
        self._show(self._start)

    def _stop_looking(self) -> None:
        """Judge no more saved games."""
        self._start.stop()
        for page in (self._games, self._replay):
            if page is not None:
                page.stop()

    def _show_open(self) -> None:
        self._show(self._open_page())

    def _show_games(self) -> None:
        self._show(self._games_page())
        self._games_page().show_games(self._bridge.data)

    def _show_network(self) -> None:
        self._network_page().show_codes(self._bridge.join_codes)
        self._network_page().check()
        self._show(self._network_page())

    def replay(self, log: Path) -> None:
        """Open *log*, check it and show it."""
        self._stop_looking()
        self._replay_page().open(log)
        self._show(self._replay_page())

    # -- tables -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Look who is here, as soon as we have a name, and which game was broken off."""
        self._start.look(self._bridge.data)
        if self._bridge.name:
            self._bridge.start()

    def _rename(self, name: str) -> None:
        if name == self._bridge.name:
            return
        try:
            self._bridge.rename(name)
        except ValueError as error:
            self._tell(str(error))
            return
        self._bridge.start()

    def _sit_down(self, terms: Terms, bots: int = 0, level: str = "") -> None:
        self._seating.sit_down(terms, bots, level)
        self._wait()

    def _practise(self) -> None:
        self._seating.practise()
        self._wait()

    def _watch(self, game: bytes) -> None:
        self._seating.watch(game)
        self._new_table()

    def _wait(self) -> None:
        """Show who comes, and the code for whom the network hides from us."""
        self._new_table().show_code(self._seating.code)

    def _new_table(self) -> TablePage:
        self._clear_table()
        page = self._lay_table()
        self._connect_table(page)
        return page

    def _lay_table(self) -> TablePage:
        from gui.window.table.table_page import TablePage

        self._table = page = TablePage(hints=self._seating.is_alone)
        page.take_corner(self._comforts)
        self.statusBar().hide()
        self._pages.addWidget(page)
        self._show(page)
        return page

    def _connect_table(self, page: TablePage) -> None:
        page.asked.connect(self._bridge.submit)
        page.sounded.connect(self._sounds.play)
        page.spoke.connect(self._announce)
        page.due.connect(self._alert)
        page.left.connect(self._leave)
        page.again.connect(self._again)
        page.draft_changed.connect(self._keep_draft)
        page.bot_asked.connect(self._seating.add_bots)

    def _renew_table(self, old: TablePage) -> None:
        """Lay what *old* shows anew; nothing is asked or heard a second time."""
        page = self._lay_table()
        page.recall(old.memory())
        self._connect_table(page)
        if page.is_waiting and self._seating.terms is not None:
            page.show_code(self._seating.code)
            if self._lobby is not None:
                self._take_lobby(self._lobby)

    def _keep_draft(self, draft: object) -> None:
        from gui.report.drafts import keep

        if self._bridge.log is not None:
            keep(self._bridge.log.parent, draft)

    def _clear_table(self) -> None:
        if self._table is not None:
            self.statusBar().addPermanentWidget(self._comforts)
            self._comforts.show()
            self.statusBar().show()
            self._pages.removeWidget(self._table)
            self._table.deleteLater()
            self._table = None

    def _leave(self, farewell: str) -> None:
        """Get up: the game, if one goes on, is saved; we are in the lobby again."""
        is_waiting = self._table is not None and self._table.is_waiting
        self._clear_table()
        self._seating.get_up(is_waiting=is_waiting)
        self._show(self._start)
        if farewell:
            self._tell(farewell)

    def _again(self) -> None:
        """Play the same once more; all who press it meet at a new table, in their old seats."""
        table = self._table
        if table is not None and table.terms is not None:
            self._seating.again(table.terms, table.names)
            self._wait()

    def _resume(self, folder: Path) -> None:
        from gui.report.drafts import kept

        self._stop_looking()
        self._new_table().take_up(kept(folder))
        self._seating.resume(folder)

    # -- what the node tells ----------------------------------------------------------------------

    def _connect_bridge(self) -> None:
        self._bridge.lobby_changed.connect(self._take_lobby)
        self._bridge.table_changed.connect(self._take_table)
        self._bridge.step_done.connect(self._take_step)
        self._bridge.refused.connect(self._tell_refusal)
        self._bridge.noticed.connect(self._tell)
        self._bridge.examined.connect(lambda found: self._network_page().show_examined(found))
        self._bridge.code_tried.connect(self._tell_code)
        self._bridge.failed.connect(self._tell)

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        self._lobby = lobby
        self._start.show_lobby(lobby)
        if self._seating.take_lobby(lobby) and self._table and not self._table.is_waiting:
            self._seating.terms = lobby.terms  # the table did not begin
            self._wait()
        terms = self._seating.terms
        if self._table is not None and terms is not None:
            from gui.report.terms import terms_words

            self._table.wait(lobby, terms.seats, terms_words(terms))

    def _take_table(self, snapshot: TableSnapshot) -> None:
        if self._table is None:
            return
        if snapshot.must_compare and self._seating.is_among_bots:
            from net.protocol.commands import SameHere

            self._bridge.submit(SameHere())
            snapshot = replace(snapshot, must_compare=False)
        self._table.show_table(snapshot)
        if snapshot.is_over and self._bridge.log is not None:
            from gui.report.evening_score import EveningScore

            self._score = self._score or EveningScore()
            self._score.add(self._bridge.log.parent.name, snapshot)
            self._table.say(self._score.line)

    def _take_step(self, done: object) -> None:
        if self._table is not None:
            self._table.show_step(done)  # type: ignore[arg-type]  # a Completed, through a signal

    def _tell(self, told: str) -> None:
        said = sentence(told)
        if self._table is not None:
            self._table.say(said)
            return
        self.statusBar().showMessage(said, 15_000)
        self._announce(said)

    def _tell_refusal(self, refusal: Refusal) -> None:
        from gui.faces import known_face

        terms = self._table.terms if self._table is not None else None
        if terms is not None:  # only at a table something is refused
            self._tell(known_face(terms.rules_id).refusal_words(refusal))

    def _tell_code(self, news: CodeTried) -> None:
        from gui.words.join import answer_words
        from net.protocol.join_code import Answer

        self._network_page().show_answer(answer_words(news))
        if news.answer is Answer.FOUND and self._pages.currentWidget() is self._network:
            self._go_home()  # where its tables are
            self._tell(answer_words(news))

    def _announce(self, said: str) -> None:
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _alert(self) -> None:
        self._sounds.play(Sound.MY_TURN)
        QApplication.alert(self)

    # -- language and the end ----------------------------------------------------------------------

    def _set_mute(self, is_mute: bool) -> None:  # noqa: FBT001  # as a signal calls it
        self._sounds.mute = is_mute

    def _speak(self, code: str) -> None:
        """Change the language: every page is made anew, and our table goes on in its new one."""
        self._settings.language = code
        self._speaker.speak(code)
        self._comforts.name()
        self._stop_looking()
        table = self._table
        self._build()
        self._start.look(self._bridge.data)
        if table is not None:
            self._renew_table(table)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Save where the window was; end the node when all it signed is on disk."""
        self._settings.geometry = self.saveGeometry()
        self._stop_looking()
        self._bots.stop()
        self._bridge.close()
        super().closeEvent(event)
