"""One folder on two laptops of a real network: no proof against anybody, in any order (P11).

A seat's folder is copied from a game of three that was broken off, perhaps as it was some records
before. Both laptops go on with it, one before the other or both at once; they hear each other, or
only Ben hears them both. On one of them, on both or on none their player goes on.
"""

import os
import random
import shutil
import sys
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

from core.table.log import MAGIC
from gui.report.judged import replay_of
from net.driver.folder import read_log
from tests.lan.network import Lan, Place
from tests.lan.people import Person
from tests.world import HANG_S

pytestmark = [pytest.mark.timeout(3600), pytest.mark.usefixtures("needs_lan")]

TRIES = 100 if "WORMUP_LONG" in os.environ else 1
"""A hundred take half an hour."""
LASTS_S = 3.0
NAMES = ("Ann", "Ben", "Cem")
GOES_ON = Path(__file__).with_name("goes_on.py")


class Seat(Person):
    """Somebody whose program takes up the game at once, and may go on where it is asked."""

    def goes_on(self) -> bool:
        """Wait until it has stopped or goes on; tell which."""
        with self._news:
            self._news.wait_for(lambda: self._last() in {"STOPPED", "NONE"}, HANG_S)
        return self._last() == "NONE"

    def _last(self) -> str:
        states = [line.split()[0] for line in self._said if " at step" in line]
        return states[-1] if "ASKED" in states or "STOPPED" in states else ""

    def take_up(self, *, presses: bool) -> None:
        moves = "4" if self.name == NAMES[0] else "1000"
        command = [sys.executable, str(GOES_ON), self.name, str(self.folder), os.urandom(4).hex()]
        self.run(*command, moves, *(["press"] if presses else []))


@pytest.fixture(scope="module")
def lan(needs_lan):
    with Lan(4) as network:
        yield network


@pytest.fixture(scope="module")
def kept(lan, tmp_path_factory):
    """Play a game of three as far as round 2, and end all programs at once."""
    root = tmp_path_factory.mktemp("kept")
    with ExitStack() as stack:
        people = [Person(name, lan.laptops[n + 1], root / name, 60) for n, name in enumerate(NAMES)]
        for person in people:
            person.start("--seats", str(len(NAMES)), "--bot", "easy", "--course", "900")
            stack.callback(person.kill)
        people[0].hears("Round 2: ")
    return root


def ends_of(log: bytes) -> list[int]:
    """List where each record of *log* ends."""
    at, found = len(MAGIC), []
    while at + 8 <= len(log):
        at += 8 + int.from_bytes(log[at : at + 4], "little")
        found.append(at)
    return [end for end in found if end <= len(log)]


def copied(kept: Path, root: Path, dice: random.Random) -> None:
    """Put the folders of all into *root*, and a copy of Ann's that may be older."""
    for name in NAMES:
        shutil.copytree(kept / name, root / name)
    shutil.copytree(kept / NAMES[0], root / "copy")
    (log,) = (root / "copy").glob("games/*/log")
    if dice.random() < 0.5:
        data = log.read_bytes()
        ends = [end for end in ends_of(data) if end > len(data) // 2]
        log.write_bytes(data[: dice.choice(ends)])
        (log.parent / "lock").write_bytes(b"closed\n")


def proofs_in(folder: Path) -> int:
    (log,) = folder.glob("games/*/log")
    table = replay_of(read_log(log)).table
    assert table is not None
    return table.proven()


@pytest.mark.parametrize("number", range(TRIES))
def test_a_folder_on_two_laptops_harms_nobody(lan, kept, tmp_path, number):
    dice = random.Random(f"twins {os.environ.get('WORMUP_TWINS', '')} {number}")
    copied(kept, tmp_path, dice)
    places: list[Place] = [*lan.laptops.values()]
    folders = [*NAMES, "copy"]
    people = [
        Seat(name, places[n], tmp_path / folder, 60)
        for n, (name, folder) in enumerate(zip((*NAMES, NAMES[0]), folders, strict=True))
    ]
    ann, copy = people[0], people[3]
    pressing = dice.choice([(), (ann,), (copy,), (ann, copy)])
    lan.keep_apart(*((1, 4) if dice.random() < 0.5 else ()))
    order = dice.sample(people, len(people))
    with ExitStack() as stack:
        for person in order:
            stack.callback(person.kill)
            person.take_up(presses=person in pressing)
            threading.Event().wait(dice.choice([0, 0, 0.2, 1, 3]))
        for person in (ann, copy):
            person.hears(" at step")
        if pressing:
            stops = {ann, copy} - {*pressing} or {min(pressing, key=lambda one: one.goes_on())}
            for person in {ann, copy}:
                person.hears("STOPPED at" if person in stops else "NONE at")
        else:
            people[0].hears("OPEN at")
            people[3].hears("OPEN at")
        threading.Event().wait(LASTS_S)
    for person in people:
        assert proofs_in(person.folder) == 0, person.words
    stopped = [bool(list(one.folder.glob("games/*/stopped"))) for one in (ann, copy)]
    assert stopped.count(True) == bool(pressing)
