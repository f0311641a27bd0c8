"""What the window costs: its start, a frame, doing nothing, and the memory of five at one table.

Law: everything is drawn without a display; blits and frames are measured in turns, in this process.
``bench.window FOLDER PORT SEATS PEOPLE`` is a window at such a table, with so many people at it:
there it prints "ready" and waits.
"""

from __future__ import annotations  # see environment.py

import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bench.rows import Goal, Row, in_turns, ratios
from bench.start import cpu_of
from environment import ROOT, variables
from gui.words.seats import worms_of
from net.driver.place import lonely_meet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from core.wormup.race import Race
    from gui.wormup.board.board import Board
    from gui.wormup.board.sprites import Sprite
    from net.protocol.snapshot import TableSnapshot

_SIZE = 1180, 720
_SEATS = 5
_FRAMES = 200
_SETTLE_MS = 2000
_REST_S, _SHARED_REST_S = 10, 30
_WITHOUT_DISPLAY = "import os\nos.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
BARE = f"""{_WITHOUT_DISPLAY}
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QApplication, QComboBox, QLabel, QLineEdit, QListWidget, QMainWindow, QPushButton, QVBoxLayout,
    QWidget,
)
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: os._exit(0))
app, window, page = QApplication([]), Window(), QWidget()
app.setStyleSheet("QPushButton {{ border-radius: 8px; padding: 6px; }}")
column = QVBoxLayout(page)
for part in QLabel("Worm Up!"), QLineEdit(), QPushButton("Open"), QListWidget(), QComboBox():
    column.addWidget(part)
window.setCentralWidget(page)
window.resize(*{_SIZE})
window.show()
app.exec()
"""
"""What any window of Qt with some controls and a style costs up to its first picture."""
WINDOW = f"""{_WITHOUT_DISPLAY}
import sys
import gui.terminal.window_command  # as in the program itself, before Qt
from gui.cli import main
from PySide6.QtWidgets import QApplication
wait = QApplication.exec
def wait_until_shown(app):
    window = next(one for one in app.topLevelWidgets() if one.isVisible())
    window.shown.disconnect()
    window.shown.connect(lambda: os._exit(0))
    sys.modules["gui.window.start.start_page"].SIGN_MS = 60_000  # on a busy laptop: still after it
    wait()
QApplication.exec = wait_until_shown
main(["window", "--name", "Ann", "--data", sys.argv[1], "--loopback"])
"""
"""The command up to the first picture; the node begins after it."""


def rows(rounds: int) -> list[Row]:
    """Measure everything; memory only where the system reports it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = [frame_row(rounds), frame_row(rounds, movers=_SEATS), still_row()]
    if sys.platform != "win32":
        found.append(start_row(rounds))
    if Path("/proc/self/smaps_rollup").exists():
        found += [*memory_rows(), *shared_rows()]
    return found


def start_row(rounds: int) -> Row:
    """Compare the window with a bare one of its size, each up to its first picture."""
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        commands = [[sys.executable, "-c", code, f"{folder}/data"] for code in (WINDOW, BARE)]
        compiled = Path(folder) / "compiled"
        for command in commands:
            cpu_of(command, compiled)
        taken = [[cpu_of(command, compiled) for command in commands] for _ in range(rounds)]
    windows, bare = zip(*taken, strict=True)
    return Row("window shown / bare window shown", ratios(windows, bare), Goal.AT_MOST, 1.3)


def frame_row(rounds: int, movers: int = 1) -> Row:
    """Compare a frame in which *movers* of five worms move with a blit of the whole window."""
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication.instance() or QApplication([])
    picture = QPixmap(*_SIZE)
    picture.fill("white")

    class Blit(QWidget):
        def paintEvent(self, _event: object) -> None:
            QPainter(self).drawPixmap(0, 0, picture)

    blit, board = Blit(), _board()
    frames = moving_frames(board, movers)
    blit.resize(*_SIZE)
    blit.show()

    def blits() -> None:
        for _ in range(_FRAMES):
            blit.update()
            app.processEvents()

    def moves() -> None:
        for at in range(_FRAMES):
            frames[at % len(frames)]()
            app.processEvents()

    moved, blitted = in_turns(rounds, moves, blits)
    who, goal = ("one worm", 1.2) if movers == 1 else ("all worms", 3.5)
    name = f"frame with {who} moving / blit of the window"
    return Row(name, ratios(moved, blitted), Goal.AT_MOST, goal)


def _board() -> Board:
    from gui.wormup.board.board import Board

    board = Board()
    board.resize(*_SIZE)
    board.show()
    return board


def moving_frames(board: Board, movers: int = 1) -> list[Callable[[], None]]:
    """Return what shows the frames of a move of *movers* worms on *board*, one after the other."""
    from functools import partial

    from gui.wormup.board.camera import frame_of
    from gui.wormup.board.scenery import Scenery

    race = _race()
    scenery = Scenery(race, worms_of("ABCDE"))
    board.fit(frame_of(race))
    still = scenery.table()
    worms = [list(scenery.worm(seat, worm.segments)) for seat, worm in enumerate(race.worms)]
    still += [sprite for worm in worms[movers:] for sprite in worm]

    def moved(step: int) -> list[Sprite]:
        return [
            sprite
            for seat, worm in enumerate(race.worms[:movers])
            for sprite in scenery.worm(seat, [(x + 200 * step, y) for x, y in worm.segments])
        ]

    return [partial(board.show_sprites, [*still, *moved(step)]) for step in range(20)]


def _race() -> Race:
    from core.wormup.profiles import GRYPHON_2010, Options
    from core.wormup.race import start_race

    return start_race(GRYPHON_2010, Options(), tuple(range(_SEATS)))


def still_row(moments: int = 60) -> Row:
    """Count what is painted again while nothing moves, after the first picture."""
    from PySide6.QtCore import QEvent, QObject, Qt
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication([])
    board = _board()
    moving_frames(board)[0]()
    for _ in range(5):
        app.processEvents()

    class Counter(QObject):
        painted = 0

        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            self.painted += event.type() is QEvent.Type.Paint
            return False

    counter = Counter()
    board.installEventFilter(counter)
    show_again = moving_frames(board)[0]
    for _ in range(moments):
        show_again()  # as each snapshot does in which nothing has moved
        app.processEvents()
        board.thread().msleep(16)
    board.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    board.close()
    return Row("repaints while nothing moves", (counter.painted,), Goal.NEVER_MORE, 0)


def memory_rows() -> list[Row]:
    """Let five windows sit down at one table; return the memory of each, in MB, and its wake-ups.

    PSS: memory shared with the other four counts as a fifth; RSS: it counts in full.
    """
    with _tables(_SEATS) as windows:
        held = [_held(window.pid) for window in windows]
        before = [_wake_ups(window.pid) for window in windows]
        time.sleep(_REST_S)
        after = [_wake_ups(window.pid) for window in windows]
    pss, rss = zip(*held, strict=True)
    pairs = [*zip(before, after, strict=True)]
    own = [
        (late[window.pid] - early[window.pid]) / _REST_S
        for window, (early, late) in zip(windows, pairs, strict=True)
    ]
    all_threads = [_woken(early, late) / _REST_S for early, late in pairs]
    most = Goal.NEVER_MORE
    return [
        Row("memory of a window, of five at one table, MB (PSS)", pss, Goal.NEVER_MORE, 120),
        Row("the same, RSS", rss, Goal.NONE),
        Row("wake-ups a second of an idle window, of five", tuple(own), most, 2),
        Row("the same, with the threads of its network", tuple(all_threads), Goal.NONE),
    ]


def shared_rows() -> list[Row]:
    """Let five people sit down at one window; return its memory, and what it does at rest."""
    with _tables(1) as (window,):
        pss, _ = _held(window.pid)
        before, asleep = _cpu_s(window.pid), _wake_ups(window.pid)
        time.sleep(_SHARED_REST_S)
        idle = (_cpu_s(window.pid) - before) / _SHARED_REST_S * 100
        wakes = _woken(asleep, _wake_ups(window.pid)) / _SHARED_REST_S
    most = Goal.NEVER_MORE
    return [
        Row("memory of one window with five people, MB (PSS)", (pss,), most, 250),
        Row("CPU of the same while all think, % of a core", (idle,), most, 1),
        Row("wake-ups a second of all its threads meanwhile", (wakes,), Goal.NONE),
    ]


@contextmanager
def _tables(windows: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Open so many *windows* with five people in all, at one table, until all see the board."""
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder, ExitStack() as open_:
        port = str(lonely_meet())
        opened = [
            open_.enter_context(_window(f"{folder}/{number}", port, _SEATS // windows))
            for number in range(windows)
        ]
        try:
            for window in opened:
                assert window.stdout
                if window.stdout.readline() != "ready\n":
                    msg = "a window of the benchmark has not come to its table"
                    raise OSError(msg)
            yield opened
        finally:
            for window in opened:
                window.kill()


def _window(folder: str, port: str, people: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "bench.window", folder, port, str(_SEATS), str(people)]
    inside = variables(QT_QPA_PLATFORM="offscreen")
    return subprocess.Popen(
        command, cwd=ROOT, env=inside, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def _cpu_s(pid: int) -> float:
    """Return the seconds of a processor that all threads of *pid* have had."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def _held(pid: int) -> tuple[float, float]:
    told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    sizes = {line.split()[0]: int(line.split()[1]) for line in told.splitlines()[1:]}
    return sizes["Pss:"] / 1000, sizes["Rss:"] / 1000


def _wake_ups(pid: int) -> dict[int, int]:
    """Return how often each thread of *pid* has been woken so far; its first is the window's."""
    found = {}
    for thread in Path(f"/proc/{pid}/task").iterdir():
        told = (thread / "status").read_text(encoding="utf-8", errors="replace")
        found[int(thread.name)] = int(told.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
    return found


def _woken(before: dict[int, int], after: dict[int, int]) -> int:
    """Return how often those threads were woken that are still there."""
    return sum(count - before.get(thread, 0) for thread, count in after.items())


def _end(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
    sys.__excepthook__(kind, error, where)
    os._exit(1)  # else who waits for "ready" waits for ever


def main() -> int:
    """Run one window at a table; print "ready" when the board, or the first veil, is there."""
    folder = Path(sys.argv[1])
    port, seats, people = map(int, sys.argv[2:5])
    from PySide6.QtCore import QTimer

    from core.games import rules_for
    from core.wormup.profiles import GRYPHON_2010, Options
    from gui.window.app import run_window
    from gui.window.main_window import MainWindow
    from net.driver.place import NodePlace
    from net.protocol.commands import SameHere
    from net.protocol.terms import Terms

    rules = rules_for(f"wormup/{GRYPHON_2010.edition}")
    assert rules is not None
    terms = Terms(rules.rules_id, rules.rules_hash, Options().plain(), seats)
    told: list[str] = []

    def start(window: MainWindow, *_: object) -> None:
        sys.excepthook = _end
        bridge, ours = window._bridge, window.ways.ours()  # noqa: SLF001  # no mouse here

        def take(snapshot: TableSnapshot) -> None:
            if snapshot.must_compare:
                ours.laptop.submit(SameHere())
            elif snapshot.step >= 2 and not told:  # the board is there
                told.append("ready")
                QTimer.singleShot(_SETTLE_MS, lambda: print("ready", flush=True))

        bridge.start()
        bridge.table_changed.connect(take)
        ours.sit_down(terms, 0, "easy")
        for number in range(1, people):
            ours.laptop.add(f"{folder.name}.{number}", terms)

    MainWindow.start = start  # type: ignore[method-assign, assignment]  # app.py calls it
    return run_window(NodePlace(folder.name, "bench", folder, loopback=True, meet=port))


if __name__ == "__main__":
    sys.exit(main())
