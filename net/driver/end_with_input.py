"""How a process ends with the one that started it: its standard input ends then too."""

import contextlib
import os
import threading
from collections.abc import Callable


def end_with_input(end: Callable[[], None]) -> None:
    """Call *end*, in a thread of its own, as soon as the standard input ends."""
    threading.Thread(target=_read_input, args=(end,), daemon=True).start()


def _read_input(end: Callable[[], None]) -> None:
    with contextlib.suppress(OSError):
        while os.read(0, 1024):
            pass  # nobody writes there
    end()
