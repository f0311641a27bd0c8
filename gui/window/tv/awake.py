"""The screen stays on while a television is watched; where that fails, the journal says so."""

import contextlib
import ctypes
import os
import subprocess
import sys

from net.driver.journal import journal

COMMANDS = {
    "darwin": ("caffeinate", "-d", "-w", str(os.getpid())),
    "linux": ("systemd-inhibit", "--what=idle", "--who=Worm Up!", "--why=a race is shown", "cat"),
}
"""By system: the command that keeps the screen on until we end."""
_AS_USUAL, _SCREEN_ON = 0x80000000, 0x80000003
"""What Windows is told: to do as usual, or to keep the screen on."""


class Awake:
    """Keeps the screen on from `begin` to `end`."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        """What keeps it on, if that takes a process."""

    def begin(self) -> None:
        """Keep the screen on, if this system lets us."""
        try:
            if sys.platform == "win32":
                _tell_windows(_SCREEN_ON)
            elif command := COMMANDS.get(sys.platform):
                quiet = subprocess.DEVNULL
                self.process = subprocess.Popen(  # noqa: S603  # a command of the system
                    command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet
                )
        except OSError as error:
            journal.warning("screen-may-sleep: %s: %s", type(error).__name__, error)

    def end(self) -> None:
        """Let the screen go dark again."""
        if sys.platform == "win32":
            with contextlib.suppress(OSError):
                _tell_windows(_AS_USUAL)
        process, self.process = self.process, None
        if process is not None:
            if process.poll():
                journal.warning("screen-may-sleep: %s ended with %d", process.args, process.poll())
            process.terminate()
            process.communicate()


def _tell_windows(wish: int) -> None:
    """Pass *wish* to Windows. Raises `OSError`."""
    if not ctypes.windll.kernel32.SetThreadExecutionState(wish):  # type: ignore[attr-defined]
        raise OSError(wish, "SetThreadExecutionState refused")
