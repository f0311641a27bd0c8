"""Copies: finds our log of a game and audits it, for somebody who has a seat there (P12).

Law: only digests that the audit has recomputed leave, and nothing is read twice that has not
changed. A thread of its own does it, so that nobody waits; files that are no log cost nobody more.
"""

import queue
import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from core.games import rules_for
from core.table.audit import audited
from core.table.genesis import Genesis
from core.table.log import NotALogError
from core.table.step import Completed
from net.driver.folder import FolderError, folders, genesis_of, read_log
from net.driver.journal import noted
from net.protocol.commands import CopyRead
from net.protocol.effects import ReadCopy

AUDITED_MAX = 4
"""How many copies are kept in memory: questions for one come together."""

Steps = tuple[Completed[Any], ...]
_Stamp = tuple[int, int]
"""The size of a file, and when it was written."""


class Copies:
    """Answers each `ReadCopy` by *told*, in another thread; the first one starts it."""

    def __init__(self, games: Path, told: Callable[[CopyRead], None]) -> None:
        self._games = games
        self._told = told
        self._wanted: queue.SimpleQueue[ReadCopy | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_closed = False
        self._begins: dict[Path, Genesis] = {}
        """By its folder how a game began: that never changes."""
        self._audited: OrderedDict[Path, tuple[_Stamp, Steps]] = OrderedDict()

    def want(self, question: ReadCopy) -> None:
        """Answer *question* soon."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="copies", daemon=True)
            self._thread.start()
        self._wanted.put(question)

    def close(self) -> None:
        """Answer nothing more; what is being read is read to its end, and nobody waits for it."""
        self._is_closed = True
        self._wanted.put(None)

    def _work(self) -> None:
        while (question := self._wanted.get()) is not None and not self._is_closed:
            found: Steps = ()
            with noted("copy-failed"):
                found = self.find(question.game, question.asker)
            self._told(CopyRead(question.game, question.asker, found))

    def find(self, game: bytes, asker: bytes) -> Steps:
        """Return the proved steps of our copy of *game*, if *asker* has a seat there, else ().

        Whether there is a copy is found in the same time, for others must not learn it.
        """
        found: Steps = ()
        for folder in folders(self._games):
            genesis = self._begin_of(folder)
            if genesis is None or genesis.game != game:
                continue
            if any(offer.identity == asker for offer in genesis.offers):
                found = max(found, self._steps_of(folder / "log"), key=len)
        return found

    def _begin_of(self, folder: Path) -> Genesis | None:
        if folder not in self._begins:
            genesis = genesis_of(folder)
            if genesis is None:
                return None
            self._begins[folder] = genesis
        return self._begins[folder]

    def _steps_of(self, log: Path) -> Steps:
        try:
            found = log.stat()
            stamp = found.st_size, found.st_mtime_ns
            if log not in self._audited or self._audited[log][0] != stamp:
                table = audited(read_log(log).bodies, rules_for).table
                self._audited[log] = stamp, tuple(table.completed) if table else ()
        except (OSError, FolderError, NotALogError):
            return ()
        self._audited.move_to_end(log)
        while len(self._audited) > AUDITED_MAX:
            self._audited.popitem(last=False)
        return self._audited[log][1]
