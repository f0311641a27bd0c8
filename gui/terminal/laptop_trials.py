"""Everything this program rests on, tried on this laptop in a minute: `doctor --full`.

Law: each trial ends in one sentence, whatever happens in it, and what has to be mended says how.
The report is made to be sent to others: no key, nobody's name, and the home folder is "~".
"""

import re
import tempfile
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path

import gui
from core.table.trouble import TroubleError
from gui.terminal.trial_race import RaceError, try_race
from gui.terminal.trial_window import WindowError, try_window
from gui.words.trouble_words import trouble_words
from gui.words.words import counted, decimal, marked, words
from net.driver.adapters import own_addresses
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


class TrialState(Enum):
    """What came of a trial; the value is its mark."""

    OK = "ok"
    NOT = "NOT"
    UNTRIED = "untried"


_MARK = max(len(state.value) for state in TrialState)


@dataclass(frozen=True, slots=True)
class TrialFinding:
    """What came of the trial of one thing, in a sentence."""

    about: str
    state: TrialState
    said: str
    seconds: float

    @property
    def is_due(self) -> bool:
        """Whether the person has to mend something."""
        return self.state is TrialState.NOT

    def row(self, wide: int) -> tuple[str, str, str]:
        """Return the mark, the thing in a column *wide* letters wide, and the sentence."""
        return f"{self.state.value:{_MARK}}", f"{self.about:{wide}}", self.said

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        taken = round(self.seconds, 3)
        return {"about": self.about, "state": self.state.value, "said": self.said, "seconds": taken}


Trial = Callable[[], str]
"""Returns in a sentence what is well; raises what is wrong, or `UntriedError`."""


class UntriedError(Exception):
    """Nothing could be tried, and nothing need be mended; the message says why."""


def tried(about: str, trial: Trial) -> TrialFinding:
    """Run *trial* of the thing that is *about*, and return what came of it."""
    (state, said), seconds = timed(partial(_outcome, trial))
    return TrialFinding(about, state, shortened(said), seconds)


def _outcome(trial: Trial) -> tuple[TrialState, str]:
    try:
        return TrialState.OK, trial()
    except UntriedError as error:
        return TrialState.UNTRIED, str(error)
    except TroubleError as error:
        return TrialState.NOT, trouble_words(error.trouble)
    except (RaceError, WindowError) as error:
        return TrialState.NOT, str(error)
    except Exception as error:  # noqa: BLE001  # nobody knows what a broken laptop raises
        what = f"{type(error).__name__}: {error}"
        said = words("this trial itself failed ({what}): please send us this report", what=what)
        return TrialState.NOT, said


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
