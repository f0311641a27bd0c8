"""What a saved race costs the window: to open it, and to drag its timeline from end to end.

Law: the race is real and verified whole, by one core. Only what is promised in milliseconds is
given in them.
"""

from __future__ import annotations  # see environment.py

import os
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.race import RACE, Recorded, record_race
from bench.rows import Goal, Row, noise
from core.bots.choose import StepChoice
from core.games import choose
from core.wormup.actions import move_action
from core.wormup.moves import Move, Placement
from core.wormup.race import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

_SEATS = 5
_SIZE = 1280, 720
_FRAME_MS = 1000 / 60


def rows(rounds: int, seats: int = _SEATS) -> list[Row]:
    """Open a race so often, and look at each of its steps in turn; then the longest there is."""
    astray = replace(RACE, choose=_astray)
    return [
        row
        for race in (record_race(seats), record_race(seats, astray))
        for row in _rows(rounds, race)
    ]


def _astray(*asked: Any) -> StepChoice:  # noqa: ANN401  # as they are asked
    """Choose as a bot does, but crawl away from the line: the race ends after 100 rounds."""
    _, _, state, seat, _ = asked
    race = state.race
    if race.stage is not Stage.MOVE or not state.wanted() >> seat & 1:
        return choose(*asked)
    walk, placed = race.walk(seat), []
    while walk.placed < walk.number:
        turn = (race.round + walk.placed) % 3 - 1
        spot = walk.ground.nearest_spot(walk.worm, (-1, turn))
        if spot is None:
            break
        placed.append(Placement(spot))
        walk = walk.place(placed[-1])
    return StepChoice(move_action(Move(placements=tuple(placed))))


def _rows(rounds: int, race: Recorded) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        log = Path(folder) / "race.log"
        log.write_bytes(race.log)
        _shown(log)  # fonts, pictures and wood are there from now on
        opened, longest, scrubbed = zip(*(_shown(log) for _ in range(rounds)), strict=True)
    steps = len(race.completed)
    most = Goal.AT_MOST
    return [
        Row(f"wall ms until a race of {steps} steps is shown", opened, most, 300, noise()),
        Row(f"longest CPU ms of the window meanwhile, {steps} steps", longest, most, 100),
        Row(f"CPU ms of each of {steps} steps, dragged", scrubbed, most, _FRAME_MS),
    ]


def _shown(log: Path) -> tuple[float, float, float]:
    """Return the wall ms to open *log*, the longest CPU ms of the loop, and those of a step."""
    from gui.window.past.replay_page import ReplayPage
    from tests.gui.heard_shell import HeardShell

    app, page = _app(), ReplayPage(HeardShell())
    page.resize(*_SIZE)
    page.show()
    app.processEvents()
    began, longest = time.perf_counter(), 0.0
    page.open(log)
    while not page.viewer.steps:  # nothing else tells
        longest = max(longest, _cpu_ms(app.processEvents))
        time.sleep(0.001)
    took = 1000 * (time.perf_counter() - began)
    longest = max(longest, _cpu_ms(app.processEvents))
    steps = len(page.viewer.steps)  # nothing else tells

    def drag() -> None:
        for step in range(steps, 0, -1):
            page.viewer.look_back_to(step)  # as the slider does
            app.processEvents()

    scrubbed = _cpu_ms(drag) / steps
    page.stop()
    page.close()
    page.deleteLater()
    return took, longest, scrubbed


def _cpu_ms(do: Callable[[], object]) -> float:
    began = time.thread_time()
    do()
    return 1000 * (time.thread_time() - began)


def _app() -> QApplication:
    from PySide6.QtWidgets import QApplication

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance()
    return app if isinstance(app, QApplication) else QApplication([])
