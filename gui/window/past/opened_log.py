"""A log read and judged in a thread of its own, or why it cannot be read."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from core.games import rules_for
from core.table.audit import Replay, audited
from core.table.log import LOG_BYTES_MAX, LogFile, NotALogError, read
from core.table.step import Completed
from gui.kit.press import waits
from gui.report.kept_review import digest_of, read_review
from gui.report.key_history import own_seat, read_seats
from gui.report.review import Review
from gui.report.second_opinion import second_opinion
from gui.report.step_words import Entry, entry
from gui.report.verdict import Report, report
from gui.window.worker_thread import WorkerThread
from gui.words.no_log import no_log_words
from gui.words.trouble_words import error_words, trouble_words
from gui.words.words import labelled, words
from net.driver.disk import read_file
from net.driver.verifying import verify_on_all_cores


class UnreadLog(NamedTuple):
    """Why a file is not shown: a sentence for everybody, and details for experts."""

    path: Path
    said: str
    details: str


class OpenedLog(NamedTuple):
    """A log that was judged: where it is, when it was last written, what was found in it."""

    path: Path
    when: float
    replay: Replay
    found: Report
    review: Review | None = None
    """The review that is kept beside it."""


class Replayed(NamedTuple):
    """The steps of a log and what the window says of each, while nothing of it is verified."""

    steps: list[Completed[Any]]
    entries: Sequence[Entry] = ()
    own: int | None = None
    """The seat of our player, if there is one."""


class LogLoader(WorkerThread):
    """Reads and audits logs one after the other; one let go of tells nothing more."""

    _one_more = Signal()

    def __init__(
        self,
        paths: list[Path],
        data: Path | None,
        parent: QObject,
        take: Callable[[OpenedLog | UnreadLog], object],
        take_early: Callable[[Replayed], object] | None = None,
    ) -> None:
        """Judge *paths*; the games of this laptop, in *data*, show whose key is known.

        *take* gets each log; *take_early* gets it before, if somebody cannot wait for the verdict.
        """
        super().__init__(parent)
        self._paths, self._data = paths, data
        self._take, self._take_early = take, take_early
        self._found: deque[OpenedLog | UnreadLog | Replayed] = deque()
        self._one_more.connect(self._tell)

    @waits
    def _tell(self) -> None:
        """Tell what was found, in the thread of the window."""
        found = self._found.popleft()
        if not self.is_wanted:
            return
        if not isinstance(found, Replayed):
            self._take(found)
        elif self._take_early is not None:
            self._take_early(found)

    def _put(self, found: OpenedLog | UnreadLog | Replayed) -> None:
        self._found.append(found)
        self._one_more.emit()

    def run(self) -> None:
        """Tell each log as it has been judged."""
        with suppress(_UnwantedError):
            for path in self._paths:
                judged = self._judged(path)
                if not self.is_wanted:
                    return
                self._put(judged)

    def _judged(self, path: Path) -> OpenedLog | UnreadLog:
        read = _read(path)
        if isinstance(read, UnreadLog):
            return read
        when, data, log = read
        early = partial(self._tell_early, path) if self._take_early is not None else None
        replay = audited(_Bodies(log.bodies, self), rules_for, verify_on_all_cores, early)
        known = read_seats(self._data) if self._data is not None else None
        found = replace(report(log, replay, known), second=second_opinion(replay.table))
        table = replay.table
        kept = read_review(path, digest_of(data), table) if table is not None else None
        return OpenedLog(path, when, replay, found, kept)

    def _tell_early(self, path: Path, replay: Replay) -> None:
        steps = [*replay.table.completed] if replay.table else []
        own = own_seat(path, replay.table.genesis, self._data) if replay.table else None
        self._put(Replayed(steps, [entry(done) for done in steps], own))


class _UnwantedError(Exception):
    """Nobody wants to know any more."""


class _Bodies(list[bytes]):
    """The records of a log, as long as *thread* is wanted."""

    def __init__(self, bodies: Iterable[bytes], thread: WorkerThread) -> None:
        super().__init__(bodies)
        self._thread = thread

    def __iter__(self) -> Iterator[bytes]:
        """Yield each record, or raise `_UnwantedError`."""
        for body in super().__iter__():
            if not self._thread.is_wanted:
                raise _UnwantedError
            yield body


def _read(path: Path) -> tuple[float, bytes, LogFile] | UnreadLog:
    """Return when the log at *path* was last written, its bytes and it, or why it is not read."""
    try:
        when, data = path.stat().st_mtime, read_file(path, LOG_BYTES_MAX)
        return when, data, read(data)
    except OSError as error:
        said = words("{path} cannot be read: {why}", path=Path(path.name), why=error_words(error))
        return UnreadLog(path, said, str(error))
    except NotALogError as error:
        said = no_log_words(Path(path.name), error)
        return UnreadLog(path, said, labelled(path, trouble_words(error.trouble)))
