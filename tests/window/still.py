"""A window comes to rest, and stays so: what was asked for has come, what moves has ended.

Law: states are waited for, with one limit that only a hang reaches; no time is guessed.
"""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gui.kit.clock import FRAME_MS, Timer
from tests.settled import settled
from tests.world import HANG_S

_LOOK_MS = 10
_JUMP_MS = 25 * FRAME_MS
"""What moves comes to its end by few pictures, where the clock is turned by hand."""


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
    while moving := [*filter(is_moving, top.findChildren(QVariantAnimation))]:
        if Timer.clock is not None:
            Timer.clock.turn(_JUMP_MS)
        else:
            until(partial(have_ended, moving), "the end of what moves")
        settled()


def have_ended(moving: list[QVariantAnimation]) -> bool:
    """Tell whether none of *moving* is on its way any more."""
    return not any(isValid(one) and is_moving(one) for one in moving)


def is_moving(animation: QVariantAnimation) -> bool:
    """Tell whether *animation* runs and will end."""
    return animation.state() is not QVariantAnimation.State.Stopped and animation.loopCount() == 1


def stand_still(top: QWidget) -> None:
    """Stop every clock of *top* once it is at rest: a busy machine looks for minutes."""
    at_rest(top)
    for clock in top.findChildren(QTimer):
        clock.stop()
