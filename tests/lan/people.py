"""People at laptops: each a `peer` process at a laptop of its own, with its folder."""

import subprocess
import sys
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from core.table.export import export
from gui.report.judged import replay_of
from net.driver.folder import read_log
from tests.lan.network import Lan, Place
from tests.world import HANG_S

NAMES = ("Ann", "Ben", "Cem", "Dana", "Eva")


class Person:
    """One person, who may start the program more than once."""

    def __init__(self, name: str, place: Place, folder: Path, patience: float) -> None:
        self.name = name
        self._place = place
        self.folder = folder
        self._patience = patience
        self._said: list[str] = []
        self._news = threading.Condition()
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    @property
    def process(self) -> "subprocess.Popen[str]":
        """The program as it runs now, or ran last."""
        assert self._process is not None
        return self._process

    @property
    def words(self) -> str:
        """All that the program has said."""
        return "".join(self._said)

    def start(self, *more: str) -> None:
        """Start the program, with *more* arguments than a table of five needs."""
        command = [sys.executable, "-P", "-m", "gui.cli", "peer", "--name", self.name]
        command += ["--seats", str(len(NAMES)), "--data", str(self.folder), "--within", "120"]
        command += ["--bot", "straight", "--patience", str(self._patience), *more]
        self.run(*command)

    def run(self, *command: str) -> None:
        """Start a program at the laptop, and listen to what it says."""
        self._process = self._place.start(*command)
        self._reader = threading.Thread(target=self._listen, args=(self._process,))
        self._reader.start()

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            for line in lines:
                with self._news:
                    self._said.append(line)
                    self._news.notify_all()

    def hears(self, words: str) -> str:
        """Wait until the program says *words*; returns the line with them."""
        with self._news:
            found = self._news.wait_for(lambda: words in self.words, HANG_S)
            assert found, f"{self.name} never said {words!r}, but:\n{self.words[-3000:]}"
            return next(line for line in self._said if words in line)

    def kill(self) -> None:
        """End the program without a chance to tidy up; wait until it has."""
        self.process.kill()
        self.wait()

    def wait(self) -> int:
        """Wait for the end of the program; returns its exit code."""
        try:
            code = self.process.wait(HANG_S)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"{self.name} plays on and on:\n{self.words[-3000:]}") from None
        assert self._reader is not None
        self._reader.join()
        return code

    def game(self) -> tuple[bytes, bool]:
        """Give the export of the log, and whether the game is over."""
        (log,) = self.folder.glob("games/*/log")
        table = replay_of(read_log(log)).table
        assert table is not None
        return export(table), table.is_over


class Table:
    """Five people, each at a laptop of a LAN; guards that all their programs end with the test."""

    def __init__(self, folder: Path, patience: float = 60) -> None:
        self.lan = Lan(len(NAMES))
        self._stack = ExitStack()
        self._folder = folder
        self._patience = patience

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            stack.enter_context(self.lan)
            self.people = [
                Person(name, place, self._folder / name, self._patience)
                for name, place in zip(NAMES, self.lan.laptops.values(), strict=True)
            ]
            stack.callback(self._end)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _end(self) -> None:
        for person in self.people:
            person.kill()

    def start(self, *more: str) -> None:
        """Let everybody start the program at once, with *more* arguments."""
        for person in self.people:
            person.start(*more)

    def ends_well(self) -> None:
        """Check that everybody's race comes to its end, and is the same for all."""
        for person in self.people:
            assert person.wait() == 0, f"{person.name}:\n{person.words[-3000:]}"
        games = {person.game() for person in self.people}
        assert len(games) == 1
        ((_, is_over),) = games
        assert is_over
