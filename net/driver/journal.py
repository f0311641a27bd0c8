"""The journal: what went wrong on this laptop, in a file that its player can send to a friend.

Law: it holds no secret, and a journal that cannot be written stops nothing.
"""

import contextlib
import io
import logging
import platform
import re
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from net.driver.disk import make_directory
from net.driver.identity import data_directory
from net.driver.place import NodePlace

BYTES_MAX = 1_000_000

journal = logging.getLogger("wormup-lan")
journal.setLevel(logging.INFO)
journal.propagate = False
journal.addHandler(logging.NullHandler())

_BYTES = re.compile(r"""b'(?:[^'\\]|\\.)*'|b"(?:[^"\\]|\\.)*"|[0-9A-Fa-f]{32,}""")


def keep_journal(place: NodePlace, qt: str = "") -> None:
    """Write the journal of *place* from now on, first of all which program and system this is."""
    path = place.journal
    kept = [each for each in journal.handlers if isinstance(each, _File)]
    if any(each.path == path for each in kept):
        return
    for each in kept:
        journal.removeHandler(each)
        each.close()
    journal.addHandler(_File(path))
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    parts = (f"wormup-lan {place.version}", system, f"Python {platform.python_version()}", qt)
    journal.info("%s", ", ".join(filter(None, parts)))


@contextlib.contextmanager
def noted(what: str) -> Iterator[None]:
    """Note as *what* any error within, which ends no more than that: a stranger may bring it on."""
    try:
        yield
    except Exception:  # noqa: BLE001  # nobody knows what a bug raises
        journal.exception(what)


class _File(RotatingFileHandler):
    """Guards that the journal stays small: this file, and the one before it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        how = {"encoding": "utf-8", "errors": "backslashreplace"}
        super().__init__(path, maxBytes=BYTES_MAX, backupCount=1, delay=True, **how)
        self.setFormatter(_Plain("%(asctime)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Write *record*, if the disk lets us."""
        with contextlib.suppress(OSError):
            make_directory(self.path.parent)
            if not self.path.exists() or self.path.is_file():  # a pipe would let us wait for ever
                super().emit(record)

    def close(self) -> None:
        """Close the file, whatever becomes of its last line."""
        with contextlib.suppress(OSError):
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:
        """Go on: the disk is full, or on Windows another window of ours has the file open."""


class _Plain(logging.Formatter):
    """Leaves out what may be a key, a nonce or a seed: bytes, and long hexadecimal numbers."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of *record*."""
        return _BYTES.sub("[bytes]", super().format(record))


class JournalStream(io.TextIOBase):
    """Stands in for a standard error that is not there: what is printed goes to the journal."""

    def write(self, text: str) -> int:
        """Note the line *text*."""
        if line := text.rstrip():
            journal.warning("%s", line)
        return len(text)


def open_stream(version: str) -> JournalStream:
    """Return the stream of a program of *version* without a console, wherever it plays later."""
    keep_journal(NodePlace("", version, data_directory()))
    return JournalStream()
