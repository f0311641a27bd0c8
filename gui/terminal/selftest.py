"""The `selftest` command: everything this program rests on, tried on this laptop in a minute.

Law: each trial ends in one sentence, whatever happens in it, and what has to be mended says how.
The report is made to be sent to others: no key, nobody's name, and the home folder is "~".
"""

import json
import re
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path

import gui
from core.table.trouble import TroubleError
from gui.terminal.columns import in_columns
from gui.terminal.output import say, terminal_width
from gui.terminal.place_arguments import add_place, require_meet
from gui.terminal.trial_race import RaceError, try_race
from gui.terminal.trial_window import WindowError, try_window
from gui.words.troubles import trouble_words
from gui.words.words import counted, decimal, marked, words
from net.driver.adapters import own_addresses
from net.driver.disk import naming
from net.driver.identity import data_directory
from net.driver.trials import (
    fingerprint,
    system,
    timed,
    try_clocks,
    try_disk,
    try_links,
    try_memory,
    try_ports,
    try_signatures,
)

MDNS_PORT = 5353
"""The UDP port of mDNS, by its standard."""


class State(Enum):
    """What came of a trial; the value is its mark."""

    OK = "ok"
    NOT = "NOT"
    UNTRIED = "untried"


_MARK = max(len(state.value) for state in State)


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of the trial of one thing, in a sentence."""

    about: str
    state: State
    said: str
    seconds: float

    def row(self, wide: int) -> tuple[str, str, str]:
        """Return the mark, the thing in a column *wide* letters wide, and the sentence."""
        return f"{self.state.value:{_MARK}}", f"{self.about:{wide}}", self.said


Trial = Callable[[], str]
"""Returns in a sentence what is well; raises what is wrong, or `UntriedError`."""


class UntriedError(Exception):
    """Nothing could be tried, and nothing need be mended; the message says why."""


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `selftest` to *command*."""
    command.add_argument(
        "--json", action="store_true", help=words("one JSON document, for programs")
    )
    out = words("write the report to a file as well, to send it")
    command.add_argument("--out", type=Path, default=None, metavar="FILE", help=out)
    add_place(command)


def run(chosen: Namespace) -> int:
    """Try everything on the terminal, and return the exit code. Raises `UsageError`, `OSError`."""
    require_meet(chosen)
    return run_selftest(chosen, trials_for(chosen), say)


def run_selftest(
    chosen: Namespace, trials: Iterable[tuple[str, Trial]], say: Callable[[str], None]
) -> int:
    """Say what comes of *trials*; return 1 if something has to be mended, else 0."""
    named = [(words(about), trial) for about, trial in trials]
    if chosen.out is not None:
        with naming(chosen.out):
            chosen.out.write_text(
                "", encoding="utf-8"
            )  # a wrong place is told now, not in a minute
    if not chosen.json:
        say(words("testing this laptop for up to a minute ..."))
    wide = max(len(about) for about, _ in named)
    findings: list[Finding] = []
    lines: list[str] = []
    for about, trial in named:
        found = tried(about, trial)
        findings.append(found)
        if not chosen.json:
            lines += in_columns([found.row(wide)], None)
            for line in in_columns([found.row(wide)], terminal_width()):
                say(line)
    due = sum(one.state is State.NOT for one in findings)
    lines.append(_document(findings, chosen.version, due) if chosen.json else _end_words(due))
    say(lines[-1])
    if chosen.out is not None:
        with naming(chosen.out):
            chosen.out.write_text("\n".join([*lines, ""]), encoding="utf-8")
        if not chosen.json:
            say(words("this report is in {file}", file=shortened(str(chosen.out))))
    return int(due > 0)


def _document(findings: list[Finding], version: str, due: int) -> str:
    """Return all *findings* as one JSON document."""
    document = {
        "version": version,
        "is_well": not due,
        "system": system(),
        "findings": [
            {
                "about": one.about,
                "state": one.state.value,
                "said": one.said,
                "seconds": round(one.seconds, 3),
            }
            for one in findings
        ],
    }
    return json.dumps(document, indent=2)


def _end_words(due: int) -> str:
    if not due:
        return words("everything that has to work works")
    return counted(due, "{count} thing to mend", "{count} things to mend")


def tried(about: str, trial: Trial) -> Finding:
    """Run *trial* of the thing that is *about*, and return what came of it."""
    (state, said), seconds = timed(partial(_outcome, trial))
    return Finding(about, state, shortened(said), seconds)


def _outcome(trial: Trial) -> tuple[State, str]:
    try:
        return State.OK, trial()
    except UntriedError as error:
        return State.UNTRIED, str(error)
    except TroubleError as error:
        return State.NOT, trouble_words(error.trouble)
    except (RaceError, WindowError) as error:
        return State.NOT, str(error)
    except Exception as error:  # noqa: BLE001  # nobody knows what a broken laptop raises
        what = f"{type(error).__name__}: {error}"
        said = words("this trial itself failed ({what}): please send us this report", what=what)
        return State.NOT, said


def shortened(said: str) -> str:
    """Return *said* in one line, without the name of the person whose home folder is in it."""
    places = {tempfile.gettempdir(): "TEMP", str(Path.home()): "~", Path.home().as_posix(): "~"}
    for place, short in places.items():
        if len(place) > 1:
            said = re.sub(rf"{re.escape(place)}(?!\w)", short, said, flags=re.IGNORECASE)
    return " ".join(said.split())


def trials_for(chosen: Namespace) -> list[tuple[str, Trial]]:
    """Return all trials in their order, each with what it is about."""
    folder = chosen.data or data_directory()
    return [
        (marked("system"), _system),
        (marked("program"), partial(_program, chosen.version)),
        (marked("memory"), _memory),
        (marked("clock"), _clock),
        (marked("disk"), partial(_disk, folder)),
        (marked("signatures"), _signatures),
        (marked("encryption"), _links),
        (marked("network"), partial(_network, chosen.meet, loopback=chosen.loopback)),
        (marked("window"), try_window),
        (marked("race"), try_race),
    ]


def _system() -> str:
    found = system()
    rest = ", ".join(f"{name} {version}" for name, version in found.items() if name != "system")
    return f"{found['system']}; {rest}"


def _program(version: str) -> str:
    code, count = fingerprint(Path(gui.__file__).parents[1])
    return counted(
        count,
        "version {version}; {count} file with the fingerprint {code}, which all laptops with the"
        " same download have",
        "version {version}; {count} files with the fingerprint {code}, which all laptops with the"
        " same download have",
        version=version,
        code=code,
    )


def _memory() -> str:
    return words("{free} MB are free", free=f"{try_memory() / 1e6:.0f}")


def _clock() -> str:
    return words("it goes; a rest of 50 ms takes {took} ms", took=f"{try_clocks():.0f}")


def _disk(folder: Path) -> str:
    found = try_disk(folder)
    named = {
        "folder": folder,
        "took": decimal(found.sync_ms, 1),
        "free": f"{found.free_bytes / 1e6:.0f}",
    }
    if found.replaces_open:
        return words(
            "files in {folder} are written for good in {took} ms, locked and replaced, open ones"
            " too; {free} MB are free",
            **named,
        )
    return words(
        "files in {folder} are written for good in {took} ms, locked and replaced, but not while"
        " they are open, as usual on Windows; {free} MB are free",
        **named,
    )


def _signatures() -> str:
    try_signatures()
    return words("they are computed as everywhere, and a changed message is refused")


def _links() -> str:
    try_links()
    return words("two programs on this laptop are connected, and a false key is refused")


def _network(meet: int, *, loopback: bool) -> str:
    addresses = own_addresses(loopback=loopback)
    try_ports(addresses, (meet, MDNS_PORT))
    if not addresses:
        raise UntriedError(
            words("no network adapter is on: switch on Wi-Fi, or plug in a cable, and test again")
        )
    return words(
        "ports can be used at {addresses}, and UDP ports {meet} and {mdns}, by which players meet",
        addresses=", ".join(addresses),
        meet=meet,
        mdns=MDNS_PORT,
    )
