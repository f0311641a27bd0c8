"""The `doctor` command: the network looked at in some seconds, or everything tried in a minute.

Law: what has to be mended is marked, and says how; each thing is one sentence.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

from gui.terminal.advice import AdviceLine, advice, plain
from gui.terminal.columns import in_columns
from gui.terminal.laptop_trials import Trial, TrialFinding, shortened, trials_for, tried
from gui.terminal.output import document, say, terminal_width
from gui.terminal.place_arguments import add_place, require_meet
from gui.words.words import counted, words
from net.driver.disk import naming
from net.driver.identity import data_directory
from net.driver.network_check import examine
from net.driver.trials import system


class CheckLine(NamedTuple):
    """One thing that was found, in columns, and whether the person has to act."""

    columns: tuple[str, ...]
    is_due: bool


class LaptopCheck(Protocol):
    """What is looked at, and how that is told."""

    def begin(self) -> str:
        """Return what is told before."""

    def lines(self) -> Iterator[CheckLine]:
        """Look, and yield what is found as soon as it is known."""

    def document(self) -> dict[str, object]:
        """Return all that was found, for programs."""

    def end(self) -> list[str]:
        """Return what is told after it."""
        return []


class Network(LaptopCheck):
    """The adapters, ports, firewall and folder, and everybody heard."""

    def __init__(self, chosen: Namespace) -> None:
        self._chosen = chosen
        self._advice: list[AdviceLine] = []

    def begin(self) -> str:
        """Return that it takes some seconds."""
        return words("listening for some seconds ...")

    def lines(self) -> Iterator[CheckLine]:
        """Listen, then yield each advice."""
        asked = self._chosen
        folder = asked.data or data_directory()
        self._found = examine(folder, asked.meet, loopback=asked.loopback)
        self._advice = advice(self._found, asked.version)
        for one in self._advice:
            yield CheckLine(one.row, one.is_due)

    def document(self) -> dict[str, object]:
        """Return what was found, and the advice."""
        return plain(self._found, self._advice, self._chosen.version)


class Everything(LaptopCheck):
    """What the program rests on, each thing tried."""

    def __init__(self, version: str, trials: Iterable[tuple[str, Trial]]) -> None:
        self._version = version
        self._trials = [(words(about), trial) for about, trial in trials]
        self._findings: list[TrialFinding] = []

    def begin(self) -> str:
        """Return that it takes a minute."""
        return words("testing this laptop for up to a minute ...")

    def lines(self) -> Iterator[CheckLine]:
        """Yield what comes of each trial."""
        wide = max(len(about) for about, _ in self._trials)
        for about, trial in self._trials:
            found = tried(about, trial)
            self._findings.append(found)
            yield CheckLine(found.row(wide), found.is_due)

    def document(self) -> dict[str, object]:
        """Return the findings, and on which system."""
        return {
            "version": self._version,
            "is_well": not any(found.is_due for found in self._findings),
            "system": system(),
            "findings": [found.plain() for found in self._findings],
        }

    def end(self) -> list[str]:
        """Return how many things there are to mend."""
        due = sum(found.is_due for found in self._findings)
        if not due:
            return [words("everything that has to work works")]
        return [counted(due, "{count} thing to mend", "{count} things to mend")]


def add_arguments(command: ArgumentParser, *, is_full: bool = False) -> None:
    """Add the arguments of `doctor`, or of one that *is_full* anyway, to *command*."""
    full = words("try in a minute everything that this program rests on; made to be sent to others")
    if not is_full:
        command.add_argument("--full", action="store_true", help=full)
    command.add_argument(
        "--json", action="store_true", help=words("one JSON document, for programs")
    )
    out = words("write the report to a file as well, to send it")
    command.add_argument("--out", type=Path, default=None, metavar="FILE", help=out)
    add_place(command)
    if is_full:
        command.set_defaults(full=True)


def run(chosen: Namespace) -> int:
    """Check this laptop on the terminal; return the exit code. Raises `UsageError`, `OSError`."""
    require_meet(chosen)
    is_full: bool = chosen.full
    check = Everything(chosen.version, trials_for(chosen)) if is_full else Network(chosen)
    return tell(check, chosen, say)


def tell(check: LaptopCheck, chosen: Namespace, say: Callable[[str], None]) -> int:
    """Say what *check* finds, as it is *chosen*; return 1 if something has to be mended, else 0."""
    out: Path | None = chosen.out
    _write(out, [])  # a wrong place is told now, not in a minute
    if chosen.json:
        due = sum([line.is_due for line in check.lines()])
        report = [document(check.document())]
        say(report[0])
        _write(out, report)
        return int(due > 0)
    say(check.begin())
    due, report = 0, []
    for line in check.lines():
        due += line.is_due
        report += in_columns([line.columns], None)
        for row in in_columns([line.columns], terminal_width()):
            say(row)
    for last in check.end():
        say(last)
    _write(out, [*report, *check.end()])
    if out is not None:
        say(words("this report is in {file}", file=shortened(str(out))))
    return int(due > 0)


def _write(out: Path | None, lines: list[str]) -> None:
    if out is not None:
        with naming(out):
            out.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
