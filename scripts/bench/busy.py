"""How long others wait for our node's answer: while the window rests, computes, or shows a dialog.

A real window with its node is its own process; a peer asks it over the loopback, by its own
sockets. ``bench.busy FOLDER PORT`` is the window: each line that it reads is an order.
"""

import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMessageBox

from bench.rows import Goal, Row, noise, ratios
from core.cozy.game import Cozy, options_for
from core.games import known_rules
from core.table.signing import SigningKey
from environment import ROOT, variables
from gui.window.app import run_window
from gui.window.main_window import MainWindow
from net.driver.discovery import Discovery
from net.driver.hints import HintCard
from net.driver.link_events import Frame, Link, Readable, Up
from net.driver.place import NodePlace, lonely_meet
from net.driver.sockets import Sockets
from net.protocol.commands import Meet
from net.protocol.effects import Send
from net.protocol.game_packets import GenesisPacket
from net.protocol.hello_packets import Greeting, Hello
from net.protocol.links import Links
from net.protocol.packets import encode
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms

_SHEET = ROOT / "core" / "cozy" / "sheets" / "01-first-rain.toml"
WINDOW = (sys.executable, "-m", "bench.busy")
_COMPUTES_S, _RESTS_MS = 0.030, 16
_QUESTIONS = 25
_PATIENCE_S = 20.0
_MODES = ("idle", "busy", "modal")


class Peer:
    """One connection to the window's node, which answers a greeting with the game it plays."""

    def __init__(self, meet: int) -> None:
        identity = SigningKey(os.urandom(32))
        self._sockets = Sockets("127.0.0.1")
        card = HintCard(self._sockets.public, self._sockets.port, "Ben", meet=meet)
        self._discovery = Discovery(card, self._sockets, loopback=True)
        self._links = Links(identity, self._sockets.public)
        self._question = encode(Greeting("Ben", "bench", known_rules()))
        self._answer = b""
        self._link = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._discovery.close()
        self._sockets.close()

    def meet(self) -> None:
        """Find the node, send a hello, and hear for the first time which game it plays."""
        until = time.monotonic() + _PATIENCE_S
        while not self._answer:
            if time.monotonic() > until:
                raise TimeoutError(f"no game of the window was heard within {_PATIENCE_S:.0f} s")
            self._discovery.turn()
            for event in self._sockets.receive(100):
                match event:
                    case Up(link):
                        self._links.up(link, time.monotonic())
                    case Frame(link, data):
                        self._hear(link, data)
                    case Readable(socket):
                        self._discovery.hear(socket)
                    case _:
                        pass

    def _hear(self, link: Link, data: bytes) -> None:
        heard, answers = self._links.receive(link, data, time.monotonic())
        for answer in answers:
            if isinstance(answer, Send):
                self._sockets.send(answer.link, answer.frame)
        if heard and isinstance(heard.packet, GenesisPacket):
            self._link, self._answer = link, data
        elif heard and not isinstance(heard.packet, Hello):
            self._sockets.send(link, self._question)

    def waits(self, pause_s: float) -> float:
        """Ask after a pause; return how many seconds the answer took."""
        self._listen(pause_s, until_answered=False)
        asked = time.perf_counter()
        self._sockets.send(self._link, self._question)
        self._listen(_PATIENCE_S, until_answered=True)
        return time.perf_counter() - asked

    def _listen(self, seconds: float, *, until_answered: bool) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            events = self._sockets.receive(math.ceil(1000 * left))
            if until_answered and Frame(self._link, self._answer) in events:
                return
        if until_answered:
            raise TimeoutError(f"the node has not answered within {seconds:.0f} s")


def rows(rounds: int, window: Sequence[str] = WINDOW) -> list[Row]:
    """Compare the median wait in each round with that of a window at rest."""
    loaded = noise()
    idle, busy, modal = zip(*measured(rounds, window), strict=True)
    name = "a peer waits for an answer: {} / idle, wall"
    return [
        Row(name.format("busy window"), ratios(busy, idle), Goal.AT_MOST, 5, noisy=loaded),
        Row(name.format("dialog"), ratios(modal, idle), Goal.AT_MOST, 1.5, noisy=loaded),
    ]


def measured(rounds: int, window: Sequence[str] = WINDOW) -> list[tuple[float, ...]]:
    """Ask in turns while the window is idle, busy and modal; return the median waits per round.

    The questions fall anywhere in the beat of the busy window.
    """
    beat_s = _COMPUTES_S + _RESTS_MS / 1000
    meet, rng = lonely_meet(), random.Random(7)  # noqa: S311  # no secret
    found = []
    with Peer(meet) as peer, _opened(window, meet) as process:
        _order(process, "idle")
        peer.meet()
        for _ in range(rounds):
            waits = []
            for mode in _MODES:
                _order(process, mode)
                asked = [peer.waits(rng.uniform(0, beat_s)) for _ in range(_QUESTIONS)]
                waits.append(statistics.median(asked))
            found.append(tuple(waits))
    return found


@contextmanager
def _opened(window: Sequence[str], meet: int) -> "Iterator[subprocess.Popen[str]]":
    """Open the window without a display, and always end it."""
    inside = variables(QT_QPA_PLATFORM="offscreen")
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        command = [*window, f"{folder}/Ann", str(meet)]
        with subprocess.Popen(
            command, cwd=ROOT, env=inside, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as process:
            try:
                yield process
            finally:
                process.kill()


def _order(process: "subprocess.Popen[str]", mode: str) -> None:
    """Order the window to do *mode*; return when it begins."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(f"{mode}\n")
    process.stdin.flush()
    if process.stdout.readline().strip() != mode:
        raise OSError(f"the window of the benchmark does not get {mode}")


class Work(QObject):
    """Keeps the window's thread busy as ordered."""

    ordered = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._box = QMessageBox(window)
        self._timer = QTimer(self, singleShot=True, interval=_RESTS_MS)
        self._timer.timeout.connect(self._compute)
        self.ordered.connect(self._obey)

    def listen(self) -> None:
        """Pass the orders on, from a thread of its own."""
        for line in sys.stdin:
            self.ordered.emit(line.strip())

    def _obey(self, mode: str) -> None:
        self._timer.stop()
        self._box.reject()
        print(mode, flush=True)
        if mode == "busy":
            self._compute()
        elif mode == "modal":
            self._box.exec()

    def _compute(self) -> None:
        until, number = time.perf_counter() + _COMPUTES_S, 0
        while time.perf_counter() < until:
            number += 1
        self._timer.start()


def _play_alone(window: MainWindow, *_: object) -> None:
    """Sit down alone; then follow orders."""
    bridge, work, rules = window._bridge, Work(window), Cozy()  # noqa: SLF001  # there is no mouse
    options = options_for(_SHEET.read_text(encoding="utf-8"))

    def begin(_snapshot: TableSnapshot) -> None:
        bridge.table_changed.disconnect(begin)
        threading.Thread(target=work.listen, daemon=True).start()

    bridge.table_changed.connect(begin)
    bridge.start()
    bridge.submit(Meet(Terms(rules.rules_id, rules.rules_hash, options, 1)))


def main() -> int:
    """Run the window, with its orders."""
    MainWindow.start = _play_alone  # type: ignore[method-assign, assignment]  # app.py calls it
    place = NodePlace("Ann", "bench", Path(sys.argv[1]), loopback=True, meet=int(sys.argv[2]))
    return run_window(place)


if __name__ == "__main__":
    sys.exit(main())
