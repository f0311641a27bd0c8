"""Ctrl+C: it stops a command, whatever it does at the moment, and the exit code says so.

Law: no traceback, no other code. C code may lose a `KeyboardInterrupt`, or die of one, so it is
known here that there was one; and while such code works, it comes later.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

STOPPED = 130
"""The exit code after Ctrl+C, as in every shell."""


class CtrlC:
    """Knows whether somebody has pressed it."""

    def __init__(self) -> None:
        self.is_heard = False
        self._is_late = False

    def hear(self) -> None:
        """Hear it from now on, unless whoever has started this process wishes that nobody does."""
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._take)

    @contextmanager
    def later(self) -> Iterator[None]:
        """Let it come only when all this is done; a second one ends the process."""
        before, self._is_late = self._is_late, True
        try:
            yield
        finally:
            self._is_late = before
        if self.is_heard and not before:
            raise KeyboardInterrupt

    def leave(self, code: int) -> int:
        """Return the exit *code* of a command that is done, or end here, if it was stopped.

        Python would send itself the signal once more if code that it had made was interrupted, and
        what is half drawn by Qt cannot be tidied up.
        """
        with suppress(ValueError):
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is told
        if not self.is_heard:
            return code
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(STOPPED)

    def _take(self, *_: object) -> None:
        if self._is_late and self.is_heard:
            os._exit(STOPPED)
        self.is_heard = True
        if not self._is_late:
            raise KeyboardInterrupt


CTRL_C = CtrlC()
"""The one of this process."""
