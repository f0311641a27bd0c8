"""A log read and judged in a thread of its own, or why it cannot be read."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from core.games import rules_for
from core.table.audit import Replay
from core.table.log import LOG_BYTES_MAX, LogFile, NotALogError, read
from gui.report.known import read_seats
from gui.report.second_opinion import second_opinion
from gui.report.verdict import Report, report
from gui.window.own_thread import OwnThread
from gui.words.troubles import trouble_words
from gui.words.words import words
from net.driver.disk import read_file, why


class Unread(NamedTuple):
    """Why a file is not shown: a sentence for everybody, and details for experts."""

    path: Path
    said: str
    details: str


class Opened(NamedTuple):
    """A log that was judged: where it is, when it was last written, what was found in it."""

    path: Path
    when: float
    replay: Replay
    found: Report


class Opening(OwnThread):
    """Reads and audits logs one after the other; an interrupted one emits nothing more."""

    opened = Signal(object)
    """An `Opened` or an `Unread`."""

    def __init__(self, paths: list[Path], data: Path | None, parent: QObject) -> None:
        """Judge *paths*; the games of this laptop, in *data*, show whose key is known."""
        super().__init__(parent)
        self._paths, self._data = paths, data

    def run(self) -> None:
        """Emit each log as it has been judged."""
        for path in self._paths:
            found = self._judged(path)
            if found is None:
                return
            self.opened.emit(found)

    def _judged(self, path: Path) -> Opened | Unread | None:
        log = _read(path)
        if isinstance(log, Unread):
            return log
        replay = Replay(rules_for)
        for body in log.bodies:
            replay.read((body,))
            if self.isInterruptionRequested():
                return None
        known = read_seats(self._data) if self._data is not None else None
        found = replace(report(log, replay, known), second=second_opinion(replay.table))
        return Opened(path, path.stat().st_mtime, replay, found)


def _read(path: Path) -> LogFile | Unread:
    """Return the log at *path*, or why it cannot be read."""
    try:
        return read(read_file(path, LOG_BYTES_MAX))
    except OSError as error:
        said = words("{path} cannot be read: {why}", path=path.name, why=trouble_words(why(error)))
        return Unread(path, said, str(error))
    except NotALogError as error:
        said = words(
            "{file} is not a log of this program. The log of a game is the file called 'log' in"
            " the folder of that game.",
            file=path.name,
        )
        return Unread(path, said, f"{path}: {trouble_words(error.trouble)}")
