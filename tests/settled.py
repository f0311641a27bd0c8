"""What has been asked of a window is done: laid out, painted, called, deleted. No time passes."""

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop

_MOST = 1000
"""So many turns are far more than any page takes: what still posts then never ends."""


def settled() -> None:
    """Turn the event loop until nothing is posted, waits for 0 ms or has still to be deleted."""
    loop = QEventLoop()
    for _ in range(_MOST):
        was_busy = loop.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if not was_busy:
            return
    raise AssertionError(f"after {_MOST} turns something is still posted at each")
