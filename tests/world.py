"""The world that tests and all that they start live in: the same, whoever starts them and how.

Law: a process that a test starts inherits it, so it is made here and nowhere else. Niceness
stays as it is, for only root can undo it, and so does the time zone, which the program hardly asks.
"""

import os
import signal
import tempfile

HANG_S = 300.0
"""So long a test waits for what must come, however busy the machine is: it names what did not."""

_FORGOTTEN = ("LC_", "XDG_", "DBUS_SESSION_")
"""How the names of variables begin that lead to somebody's own files, words or desktop."""

_homes: "list[tempfile.TemporaryDirectory[str]]" = []


def enter() -> "tempfile.TemporaryDirectory[str]":
    """Make this process live in that world, and return its home; what it inherited is forgotten."""
    home = tempfile.TemporaryDirectory(prefix="wormup-lan-home-", ignore_cleanup_errors=True)
    _homes.append(home)  # so that it stays as long as the process
    for name in [name for name in os.environ if name.startswith(_FORGOTTEN)]:
        del os.environ[name]
    os.environ.update(HOME=home.name, LANG="C.UTF-8", LANGUAGE="en")
    os.environ["TMPDIR"] = tempfile.mkdtemp(dir=home.name)  # what is killed clears nothing away
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window opens
    _hear_signals()
    return home


def _hear_signals() -> None:
    """Let what is started be told to end, as in a terminal.

    A shell starts a job in the background deaf to Ctrl+C, `nohup` one deaf to SIGHUP, and a process
    that ignores a signal hands that down. It does not hand down a handler.
    """
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
        number = getattr(signal, name, None)  # Windows has but two of them
        if number and signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, lambda *_: None)
