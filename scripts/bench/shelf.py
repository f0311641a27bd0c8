"""What a list of many saved games costs: on the shelf of the window, and as the number grows.

Law: the games are copies of real ones of bots, each in its own folder. Only what is promised in
milliseconds is given in them.
"""

from __future__ import annotations  # see environment.py

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.audit import VERIFY
from bench.race import record_race
from bench.rows import Goal, Row, calls_of, exponent, in_turns, noise, ratios
from core.table.encoding import pack
from gui.report import facts, saved
from net.driver.folder import folder_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QApplication

_COUNTS = (10, 100, 1000)
_AGO_S = 60
"""The seconds from one game to the next, and from the last to now."""
_SIZE = 1280, 720


def rows(rounds: int, counts: Sequence[int] = _COUNTS) -> list[Row]:
    """Measure lists of so many games, and the shelf of the longest."""
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        shelves = [keep(Path(folder) / str(count), count) for count in counts]
        lists = [lambda data=data: list(saved.saved(data)) for data in shelves]
        taken = in_turns(rounds, *lists)
        signatures = verified(shelves[-1])
        many = counts[-1]
        growth = [exponent(counts, one) for one in zip(*taken, strict=True)]
        (judged,) = in_turns(rounds, lambda: facts.facts_of(next(shelves[0].glob("games/*"))))
        shares = ratios(taken[-1], judged, 1 / many)
        first, longest = zip(*(shown(shelves[-1]) for _ in range(rounds)), strict=True)
    return [
        Row("signatures verified by a second look", (signatures,), Goal.EXACTLY, 0),
        Row("a game listed / its log judged", shares, Goal.AT_MOST, 0.05),
        Row("power of their number that listing games is", tuple(growth), Goal.AT_MOST, 1.1),
        Row(f"wall ms to the first of {many} games", first, Goal.AT_MOST, 300, noise()),
        Row(f"longest CPU ms of a window with {many} games", longest, Goal.AT_MOST, 100),
    ]


def keep(data: Path, count: int) -> Path:
    """Save *count* copies of games in *data*, and judge them once; return *data*."""
    logs = [record_race(seats).log for seats in (3, 4)]
    for number in range(count):
        secret = number.to_bytes(32, "big")
        folder = data / "games" / folder_name(secret)
        folder.mkdir(parents=True)
        (folder / "key").write_bytes(pack((secret, b"offer")))
        (folder / "log").write_bytes(logs[number % len(logs)])
        when = time.time() - _AGO_S * (number + 1)
        os.utime(folder / "log", (when, when))
    list(saved.saved(data))
    return data


def verified(data: Path) -> int:
    """Count the signatures that one more look at *data* verifies."""
    return calls_of(lambda: list(saved.saved(data)), VERIFY)


def shown(data: Path) -> tuple[float, float]:
    """Return the wall ms until games stand on the shelf, and the longest CPU ms of the loop."""
    from gui.window.past.games_page import GamesPage
    from gui.window.past.shelf import Shelf
    from gui.window.past.worker import Worker
    from tests.gui.heard_shell import HeardShell

    app, page = _app(), GamesPage(HeardShell())
    page.resize(*_SIZE)
    page.show()
    app.processEvents()
    done: list[bool] = []
    (judging,), (shelf,) = page.findChildren(Worker), page.findChildren(Shelf)
    judging.finished.connect(lambda: done.append(True))
    began, first, longest = time.perf_counter(), 0.0, 0.0
    page.show_games(data)
    while not done:
        at = time.thread_time()
        app.processEvents()
        longest = max(longest, time.thread_time() - at)
        if not first and shelf.count():
            first = time.perf_counter() - began
        time.sleep(0.001)
    page.close()
    return 1000 * first, 1000 * longest


def _app() -> QApplication:
    from PySide6.QtWidgets import QApplication

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance()
    return app if isinstance(app, QApplication) else QApplication([])
