"""A window comes to rest, and stays so: what was asked for has come, what moves has ended.

Law: states are waited for, with one limit that only a hang reaches; no time is guessed.
"""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from gui.parts.clock import FRAME_MS, Timer
from tests.settled import settled
from tests.world import HANG_S

_LOOK_MS = 10


def until(is_there: Callable[[], object], what: str) -> None:
    """Turn the loop until *is_there*; *what* is named if it does not come."""
    waited, loop, wake = QElapsedTimer(), QEventLoop(), QTimer()
    waited.start()
    wake.start(_LOOK_MS)
    while not is_there():
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if Timer.clock is not None:
            Timer.clock.turn(FRAME_MS)
        assert waited.elapsed() < HANG_S * 1000, f"{what} did not come"


def at_rest(top: QWidget) -> None:
    """Turn the loop until nothing of *top* is on its way any more."""
    settled()
    while any(map(is_moving, top.findChildren(QVariantAnimation))):
        until(
            lambda: not any(map(is_moving, top.findChildren(QVariantAnimation))),
            "the end of what moves",
        )
        settled()


def is_moving(animation: QVariantAnimation) -> bool:
    """Tell whether *animation* runs and will end."""
    return animation.state() is not QVariantAnimation.State.Stopped and animation.loopCount() == 1


def stand_still(top: QWidget) -> None:
    """Stop every clock of *top* once it is at rest: a busy machine looks for minutes."""
    at_rest(top)
    for clock in top.findChildren(QTimer):
        clock.stop()
