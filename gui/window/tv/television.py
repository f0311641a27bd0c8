"""The program of a television: it finds a table, follows it, and then the next one.

Law: it takes no seat, so it holds no secret; a node follows one table, the next gets a fresh node.
"""

import sys
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow

from core.table.genesis import Genesis
from core.table.messages import seats_of
from core.table.rules import SeatMask
from core.table.step import Completed
from core.table.trouble import Trouble
from gui.game_ui import known_ui
from gui.kit.clock import Timer
from gui.kit.printed import printed
from gui.kit.theme import FULL, Look, look, wear
from gui.kit.tokens import DAY, EVENING
from gui.report.evening_score import EveningScore, ShownEvening, evenings_of
from gui.report.series import SeriesGame, played, standings
from gui.window.app import application
from gui.window.bridge import NodeBridge
from gui.window.faults import Faults
from gui.window.game_parts import parts_of
from gui.window.garbage import collect_at_rest
from gui.window.language import Speaker
from gui.window.screen import run_to_end
from gui.window.settings import Settings
from gui.window.signals import Signals
from gui.window.table.rematch import AGAIN
from gui.window.tv.awake import Awake
from gui.window.tv.tv_page import TvPage
from gui.words.gestures import GESTURE
from gui.words.trouble_words import passing_words
from gui.words.words import sentence, words
from net.driver.identity import load_identity, rename
from net.driver.journal import journal, keep_journal
from net.driver.place import NodePlace
from net.protocol.commands import JoinByCode, Watch
from net.protocol.effects import Overheard
from net.protocol.join_code import JoinCode
from net.protocol.snapshot import LobbySnapshot, TableSnapshot, TournamentHere

ART = 1.7
"""How much larger than in a window everything is: names are read from four metres."""
GONE_MS, LINGER_MS, IDLE_MS = 2_000, 60_000, 120_000
"""How long a table that is over is shown once somebody has gone on to the next one, or home, and
where nothing happens: who looks on at a table does not hear of others that begin."""
GATHER_MS = 1500
"""For so long the tables of a network are gathered before one is shown."""
REST_MS = 15_000
"""How long a table is shown that is over, or at which nobody is: then the next is looked for."""
_WAYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}


class Television(QMainWindow):
    """Shows one table after the other; arrows and digits change between several, Escape leaves."""

    def __init__(self, bridge: NodeBridge, code: JoinCode | None = None, light: str = "") -> None:
        super().__init__()
        self._bridge, self._join, self._light = bridge, code, light
        self._tables: tuple[bytes, ...] = ()
        self._shown = b""
        self._is_new = False
        self._way = 0
        self._ended: set[bytes] = set()
        self._there = 0
        """The seats that were at the table when its game ended."""
        self._genesis: Genesis | None = None
        self._played: list[SeriesGame] = []
        self._score, self._awake = EveningScore(), Awake()
        self._gather = Timer(self, singleShot=True, interval=GATHER_MS)
        self._rest = Timer(self, singleShot=True)
        self._over: TableSnapshot | None = None
        """The table that is shown, if its game is over."""
        self._gather.timeout.connect(self._choose)
        self._rest.timeout.connect(self._look_again)
        self.setWindowTitle(words("Worm Up! on the television"))
        self.setCursor(Qt.CursorShape.BlankCursor)
        self._dress()
        self.page = TvPage()
        self.setCentralWidget(self.page)
        bridge.lobby_changed.connect(self._take_lobby)
        bridge.table_changed.connect(self._take_table)
        bridge.step_done.connect(self._take_step)
        bridge.aside.connect(self._take_aside)
        bridge.gathered.connect(self._take_tournaments)
        bridge.noticed.connect(self._tell_trouble)
        bridge.failed.connect(self._tell_trouble)

    def begin(self) -> None:
        """Keep the screen on, and look for a table."""
        self._awake.begin()
        self.page.say(words("Escape ends the television"))
        self._start()

    def _start(self) -> None:
        self._over = None
        self._rest.stop()
        self._gather.stop()
        self._bridge.start()
        if self._join is not None:
            self._bridge.submit(JoinByCode(self._join))

    def _look_again(self) -> None:
        """Look for the next table, with the last one or the tournament in sight."""
        if self.page.room.is_full or self._shown not in self._ended:
            self.page.begin()
        elif self.page.view is not None and self.page.view.game_end is None:
            self.page.view.ending.finish_again()
        self._start()

    def _take_lobby(self, lobby: LobbySnapshot) -> None:
        self.page.room.show_people(lobby)
        codes = self._bridge.join_codes
        self.page.show_code(codes[0].text if codes else "")
        tables = sorted(table.game for table in lobby.playing)
        self._tables = tuple(game for game in tables if game not in self._ended)
        if self._tables and not self._gather.isActive():
            self._gather.start()

    def _take_tournaments(self, found: tuple[TournamentHere, ...]) -> None:
        """Show the tournament whose tables were drawn last, else the one called to last."""
        drawn = [here for here in found if here.draw is not None]
        self.page.show_tournament(next(reversed(drawn or found), None))

    def _choose(self) -> None:
        """Follow the table that the keys asked for, or the one shown before, or the first."""
        tables, at = self._tables, 0
        if not tables:
            return
        if self._shown in tables:
            at = (tables.index(self._shown) + self._way) % len(tables)
        self._way = 0
        self._shown, self._is_new = tables[at], True
        self._bridge.submit(Watch(self._shown))

    def _begin_table(self) -> None:
        """Clear the picture of the table before, once the new one is there."""
        if self._is_new:
            self._is_new = False
            self.page.begin()
            if len(self._tables) > 1 and self._shown in self._tables:
                number = self._tables.index(self._shown) + 1
                count = len(self._tables)
                said = words("Table {number} of {count}", number=number, count=count)
                self.page.say(said)

    def _take_table(self, snapshot: TableSnapshot) -> None:
        self._begin_table()
        self.page.show_table(snapshot)
        if snapshot.is_over and self._shown not in self._ended:
            self._ended.add(self._shown)
            self._there = snapshot.connected
            self._count(snapshot)
        if snapshot.is_over:
            self._over = snapshot
            self._stay(snapshot)
        else:
            self._wait_for(snapshot.connected)

    def _count(self, snapshot: TableSnapshot) -> None:
        """Count a game that is over, in its series too if all of that was seen here."""
        self._score.add(self._shown.hex(), snapshot)
        self.page.show_evening(self._score.line)
        places = known_ui(snapshot.rules.rules_id).places(snapshot.state)
        game = played(self._genesis, places, is_sound=True)
        self._played += [game] if game is not None else []
        series = [one for one in self._played if game and one.series.id == game.series.id]
        found = next((one for one in standings(series) if not one.flaws), None)
        evenings = evenings_of(found) if found else self._score.evenings()
        self.page.after.show_standing(
            ShownEvening(evenings, self._score.are_races, all_check=True, series=found)
        )

    def _stay(self, snapshot: TableSnapshot) -> None:
        """Stay at a table that is over while it is seen there who wants one more.

        Where other tables are, or the bracket comes next, the room looks on there before long.
        """
        gone = self._there & ~snapshot.connected
        more = self.page.after.rematch
        is_going_on = any(more.wants(seat) for seat in seats_of(gone))
        has_more = {*self._tables} - {self._shown} or self.page.room.is_full
        has_page = parts_of(snapshot.rules.rules_id).view_class().game_end is not None
        ms = REST_MS if has_more or not has_page else IDLE_MS
        if gone:
            ms = GONE_MS if is_going_on or gone == self._there else LINGER_MS
        if not (self._rest.isActive() and self._rest.remainingTime() <= ms):
            self._rest.start(ms)

    def _wait_on(self) -> None:
        """Count the time at a table that is over anew: somebody there wants one more."""
        if self._over is not None and self._rest.interval() == IDLE_MS:
            self._rest.stop()
            self._stay(self._over)

    def _wait_for(self, connected: SeatMask) -> None:
        """Leave a table at which nobody has been for a while: it was left for another day."""
        if connected:
            self._rest.stop()
        elif not self._rest.isActive():
            self._rest.start(REST_MS)

    def _take_step(self, done: Completed[Any]) -> None:
        self._begin_table()
        self._genesis = done.step.genesis
        self.page.show_step(done)

    def _take_aside(self, heard: Overheard) -> None:
        """Show what somebody at the table says by the way."""
        seat, kind, value = heard.seat, heard.kind, heard.value
        if kind == GESTURE and isinstance(value, str) and not self._is_new:
            self.page.said.show(seat, value)
        elif kind == AGAIN and not self._is_new:
            more = self.page.after.rematch
            before = more.wanting
            more.hear(seat, value)
            if more.wanting != before:
                self._wait_on()

    def _tell_trouble(self, trouble: Trouble) -> None:
        if said := passing_words(trouble):
            self.page.say(sentence(said))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = printed(event)
        if key == Qt.Key.Key_Escape:
            self.close()
        elif way := _WAYS.get(Qt.Key(event.key())):
            self._way = way
            self._start()
        elif 0 <= (number := key - Qt.Key.Key_1) < len(self._tables):
            self._shown = self._tables[number]
            self._start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the node, and let the screen go dark again."""
        self._gather.stop()
        self._rest.stop()
        self._bridge.close()
        self._awake.end()
        super().closeEvent(event)

    def _dress(self) -> None:
        """Wear the light of the system, and letters that grow with the pictures."""
        is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        is_evening = self._light == EVENING.name or (not self._light and is_dark)
        art = ART * min(self.width() / FULL[0], self.height() / FULL[1])
        wished = Look(EVENING if is_evening else DAY, art)
        wished = replace(wished, size=art / wished.text)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if wished != look() or not app.styleSheet():
            wear(app, wished)


def run_television(place: NodePlace, code: JoinCode | None = None) -> int:
    """Fill the screen until Escape; return the exit code. Raises `DiskError`."""
    app = application()
    identity = load_identity(place.data)
    if place.name != identity.name:
        rename(place.data, place.name)
    keep_journal(place)
    settings, speaker = Settings(place.data), Speaker()
    speaker.speak(settings.language)
    bridge = NodeBridge(place)
    window = Television(bridge, code, settings.light)
    QTimer.singleShot(0, window, collect_at_rest)
    window.setGeometry(window.screen().geometry())  # a screen without a desktop makes none larger
    window.showFullScreen()
    window.begin()
    Signals(window)
    faults = Faults(window, lambda trace: journal.error("%s", trace))
    sys.excepthook = faults.take  # nobody can press anything here, so nothing is told
    return run_to_end(app, bridge.close)
