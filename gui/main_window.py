"""The window: which page is shown, and what each of them may ask of the node."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QStatusBar,
    QWidget,
)

from core.games import rules_for
from core.wormup.profiles import Options
from gui.bot_seats import BotSeats
from gui.bridge import NodeBridge
from gui.doctor import advice
from gui.drafts import keep, kept
from gui.editions import USUAL
from gui.evening_score import EveningScore
from gui.game_view import Sound
from gui.games_page import GamesPage
from gui.join import answer_words
from gui.language import LANGUAGES, Speaker
from gui.network_page import NetworkPage
from gui.open_page import OpenPage
from gui.replay_page import ReplayPage
from gui.settings import TEXT_SIZES, Settings
from gui.sounds import Sounds
from gui.start_page import StartPage
from gui.table_page import TablePage
from gui.terms import terms_words
from gui.texts import refusal_words
from gui.theme import size_text
from gui.words import words
from net.protocol.commands import GetUp, Meet, SameHere
from net.protocol.join_code import CodeTried
from net.protocol.packets import Terms
from net.protocol.snapshot import LobbySnapshot, TableSnapshot


class MainWindow(QMainWindow):
    """Guards that each page gets the snapshots of the current node and no others."""

    def __init__(self, bridge: NodeBridge, settings: Settings, speaker: Speaker) -> None:
        super().__init__()
        self._bridge, self._settings, self._speaker = bridge, settings, speaker
        self._bots = BotSeats(bridge.data, self)
        self._sounds = Sounds(bridge.data / "sounds", self)
        self._sounds.mute = settings.mute
        self._terms: Terms | None = None
        self._bots_wanted = (0, "easy")
        self._alone = False
        self._score = EveningScore()
        self._lobby = LobbySnapshot((), (), (), None)
        self._font_size = QApplication.font().pointSizeF()
        self.setWindowTitle("Worm Up!")
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self.setStatusBar(self._bar())
        self._connect_bridge()
        self._resize_text(settings.text_size)
        self._build()
        self._add_keys()
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)

    # -- pages ------------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the pages, in the language spoken now."""
        while page := self._pages.widget(0):
            self._pages.removeWidget(page)
            page.deleteLater()
        self._table: TablePage | None = None
        self._start = StartPage(self._bridge.name)
        self._open, self._games, self._replay = OpenPage(), GamesPage(), ReplayPage()
        self._network = NetworkPage()
        for page in (self._start, self._open, self._games, self._replay, self._network):
            self._pages.addWidget(page)
        self._start.renamed.connect(self._rename)
        self._start.joined.connect(self._join)
        self._start.open_asked.connect(lambda: self._show(self._open))
        self._start.practice_asked.connect(self._practise)
        self._start.games_asked.connect(self._show_games)
        self._start.network_asked.connect(self._show_network)
        self._network.left.connect(self._go_home)
        self._network.asked.connect(self._bridge.submit)
        self._network.check_asked.connect(self._bridge.examine)
        self._open.opened.connect(self._open_table)
        self._open.left.connect(self._go_home)
        self._games.left.connect(self._go_home)
        self._games.resumed.connect(self._resume)
        self._games.replayed.connect(self.replay)
        self._replay.left.connect(self._show_games)
        self._start.show_lobby(self._lobby)

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_home(self) -> None:
        self._games.stop()
        self._show(self._start)

    def _show_games(self) -> None:
        self._show(self._games)
        self._games.show_games(self._bridge.data)

    def _show_network(self) -> None:
        self._network.show_codes(self._bridge.join_codes)
        self._network.check()
        self._show(self._network)

    def replay(self, log: Path) -> None:
        """Open *log*, check it and show it."""
        self._games.stop()
        self._replay.open(log)
        self._show(self._replay)

    # -- tables -----------------------------------------------------------------------------------

    def start(self) -> None:
        """Look who is here, as soon as we have a name."""
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

    def _join(self, terms: Terms) -> None:
        self._bots_wanted = (0, "easy")
        self._sit_down(terms)

    def _open_table(self, terms: Terms, bots: int, level: str) -> None:
        self._bots_wanted = (bots, level)
        self._sit_down(terms)

    def _practise(self) -> None:
        """Race two easy bots on this machine; nobody else meets them."""
        rules = rules_for(f"wormup/{USUAL.edition}")
        assert rules is not None, "the usual edition is one of ours"
        self._alone = True
        self._bridge.start(alone=True)
        self._bots_wanted = (2, "easy")
        self._sit_down(Terms(rules.rules_id, rules.rules_hash, Options().plain(), 3))

    def _sit_down(self, terms: Terms) -> None:
        self._terms = terms
        self._new_table()
        self._bridge.submit(Meet(terms))
        place, (bots, level) = self._bridge.place, self._bots_wanted
        self._bots.start(terms, bots, level, meet=place.meet, loopback=place.loopback)

    def _new_table(self) -> TablePage:
        self._clear_table()
        self._table = page = TablePage(hints=self._alone)
        page.asked.connect(self._bridge.submit)
        page.sounded.connect(self._sounds.play)
        page.spoke.connect(self._announce)
        page.due.connect(self._alert)
        page.left.connect(self._leave)
        page.again.connect(self._again)
        page.draft_changed.connect(self._keep_draft)
        self._pages.addWidget(page)
        self._show(page)
        return page

    def _keep_draft(self, draft: object) -> None:
        if self._bridge.log is not None:
            keep(self._bridge.log.parent, draft)

    def _clear_table(self) -> None:
        if self._table is not None:
            self._pages.removeWidget(self._table)
            self._table.deleteLater()
            self._table = None

    def _leave(self) -> None:
        """Get up: the game, if one goes on, is saved; we are in the lobby again."""
        self._bots.stop()
        is_waiting = self._table is not None and self._table.is_waiting
        self._clear_table()
        if is_waiting and not self._alone:
            self._bridge.submit(GetUp())
        else:
            self._bridge.start()
        self._terms, self._alone = None, False
        self._show(self._start)

    def _again(self) -> None:
        """Play the same once more; all who press it meet at a new table."""
        terms = self._terms
        self._bots.stop()
        self._bridge.start(alone=self._alone)
        if terms is not None:
            self._sit_down(terms)

    def _resume(self, folder: Path) -> None:
        self._games.stop()
        self._terms = None
        self._new_table().take_up(kept(folder))
        self._bridge.start(folder)
        place = self._bridge.place
        self._bots.resume(meet=place.meet, loopback=place.loopback)

    # -- what the node tells ----------------------------------------------------------------------

    def _connect_bridge(self) -> None:
        self._bridge.lobby_changed.connect(self._take_lobby)
        self._bridge.table_changed.connect(self._take_table)
        self._bridge.step_done.connect(self._take_step)
        self._bridge.refused.connect(lambda refusal: self._tell(refusal_words(refusal)))
        self._bridge.noticed.connect(self._tell)
        self._bridge.examined.connect(lambda found: self._network.show_advice(advice(found)))
        self._bridge.code_tried.connect(self._tell_code)
        self._bridge.failed.connect(self._tell)

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        self._lobby = lobby
        self._start.show_lobby(lobby)
        if self._table is not None and self._terms is not None:
            self._table.wait(lobby, self._terms.seats, terms_words(self._terms))

    def _take_table(self, snapshot: TableSnapshot) -> None:
        if self._table is None:
            return
        if self._alone and snapshot.must_compare:
            self._bridge.submit(SameHere())  # nobody can stand between us and our own bots
        self._table.show_table(snapshot)
        if snapshot.is_over and self._bridge.log is not None:
            self._score.add(self._bridge.log.parent.name, snapshot.names, snapshot.state)
            self._table.say(self._score.line)

    def _take_step(self, done: object) -> None:
        if self._table is not None:
            self._table.show_step(done)  # type: ignore[arg-type]  # a Completed, through a signal

    def _tell(self, sentence: str) -> None:
        self.statusBar().showMessage(sentence, 15_000)
        self._announce(sentence)

    def _tell_code(self, news: CodeTried) -> None:
        self._network.show_answer(answer_words(news))
        self._tell(answer_words(news))

    def _announce(self, sentence: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _alert(self) -> None:
        self._sounds.play(Sound.MY_TURN)
        QApplication.alert(self)

    # -- language, text, sound --------------------------------------------------------------------

    def _bar(self) -> QStatusBar:
        bar = QStatusBar()
        self._language = QComboBox()
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(list(LANGUAGES).index(self._speaker.language))
        self._language.setAccessibleName("Language / Sprache")
        self._language.activated.connect(self._speak)
        smaller, bigger, self._mute = QPushButton("A-"), QPushButton("A+"), QPushButton("♪")
        smaller.setToolTip("Ctrl -")
        bigger.setToolTip("Ctrl +")
        smaller.clicked.connect(lambda: self._step_text(-1))
        bigger.clicked.connect(lambda: self._step_text(1))
        self._mute.setCheckable(True)
        self._mute.setChecked(not self._settings.mute)
        self._mute.toggled.connect(lambda on: self._set_mute(is_mute=not on))
        for widget in (smaller, bigger, self._mute, self._language):
            bar.addPermanentWidget(widget)
        return bar

    def _add_keys(self) -> None:
        for keys, slot in (
            (QKeySequence.StandardKey.ZoomIn, lambda: self._step_text(1)),
            (QKeySequence("Ctrl+="), lambda: self._step_text(1)),
            (QKeySequence.StandardKey.ZoomOut, lambda: self._step_text(-1)),
            (QKeySequence("Ctrl+0"), lambda: self._resize_text(100)),
        ):
            action = self.addAction("")
            action.setShortcut(keys)
            action.triggered.connect(slot)

    def _step_text(self, way: int) -> None:
        at = TEXT_SIZES.index(self._settings.text_size) + way
        self._resize_text(TEXT_SIZES[max(0, min(at, len(TEXT_SIZES) - 1))])

    def _resize_text(self, per_cent: int) -> None:
        self._settings.text_size = per_cent
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        size_text(app, self._font_size * per_cent / 100)

    def _set_mute(self, *, is_mute: bool) -> None:
        self._settings.mute = self._sounds.mute = is_mute

    def _speak(self) -> None:
        """Change the language; at a table the pages are made anew when it is left."""
        code = str(self._language.currentData())
        self._settings.language = code
        self._speaker.speak(code)
        if self._table is None:
            self._build()
        else:
            self._tell(words("The language changes when you leave the table."))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # Qt's name
        """Save where the window was; end the node when all it signed is on disk."""
        self._settings.geometry = self.saveGeometry()
        self._games.stop()
        self._replay.stop()
        self._bots.stop()
        self._bridge.close()
        super().closeEvent(event)
