"""What the Windows zip is tried with under Wine: each run returns what it has shown."""

from __future__ import annotations  # see environment.py

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path, PurePosixPath, PureWindowsPath
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from environment import ROOT, variables
from release import clicks, trying
from release.archive import NAME

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from release.wine_house import House
    from tests.window.desk import Desk

PATIENCE_S = 300
LID_S = 9
"""How long a lid stays closed: longer than anybody is thought to be only slow."""
LID_LINES = 12
"""After so many lines of its story a race is well under way."""
GONE_S = 30
_LINUX = ("Ann", "Ben", "Cem")
_LONG = "Ein sehr langer Ordnername mit Umlauten äöü, damit es lang wird"
WINES_OWN = {
    "driver/test_connections.py::test_every_socket_is_bounded_and_notices_a_dead_connection": (
        "asks for tcp_maxrt, which is taken out for Wine"
    ),
    "driver/test_join_port.py"
    "::test_a_closed_program_and_silence_are_told_apart_and_a_late_start_is_found": (
        "Wine tells nobody of a UDP port that is closed"
    ),
}
"""The tests of the network that cannot hold under Wine, each with the reason."""
_STRANGERS = PureWindowsPath(r"C:\strangers")
_PRACTICE = PureWindowsPath(r"C:\practice")
_CLONE = PureWindowsPath(r"C:\clone")


class RunError(Exception):
    """A run shows that something is wrong; the message says what."""


def starts(house: House, home: PureWindowsPath) -> str:
    """Try --version, a demo, its audit and a window, beside strangers of our names."""
    place = house.path(_STRANGERS)
    shutil.rmtree(place, ignore_errors=True)
    trying.plant_strangers(place)
    shown = []
    for one in trying.tries(PureWindowsPath(r"C:\strangers\Jürgen")):
        words = house.windows(
            home / "wormup-lan.exe",
            *one.words,
            folder=_STRANGERS,
            PYTHONPATH=str(_STRANGERS),
        )
        done = _finished(words)
        if done.returncode or not one.is_right(done.stdout):
            raise RunError(f"{one.name}: exit code {done.returncode}\n{_told(done)}")
        shown.append(one.name)
    return f"{', '.join(shown)}: right, whatever lies beside it"


def selftest(house: House, home: PureWindowsPath) -> str:
    """Let the program test itself."""
    done = _finished(house.windows(home / "wormup-lan.exe", "selftest", "--loopback"))
    if done.returncode:
        raise RunError(f"exit code {done.returncode}\n{_told(done)}")
    return done.stdout.strip().splitlines()[-1]


def deep(house: House, home: PureWindowsPath) -> str:
    """Let the program test itself from a folder with a long path, of umlauts and a comma."""
    place = PureWindowsPath("C:/", _LONG, _LONG)
    shutil.rmtree(house.path(place), ignore_errors=True)
    shutil.copytree(house.path(home), house.path(place))
    return selftest(house, place)


def setup(house: House, _home: PureWindowsPath) -> str:
    """Install for this user, start, race with Linux, uninstall: the games stay, all else goes."""
    if house.installer is None:
        return "not tried: no installer was named"
    shutil.copy(house.installer, house.drive / "setup.exe")
    done = _finished(house.windows(PureWindowsPath("C:/setup.exe"), "/S"))
    found = list(house.drive.glob("users/*/AppData/Local/Programs/Worm Up"))
    if done.returncode or len(found) != 1:
        raise RunError(f"exit code {done.returncode}, installed {len(found)} times\n{_told(done)}")
    there = PureWindowsPath("C:/", *found[0].relative_to(house.drive).parts)
    links = list(house.drive.glob("users/*/AppData/Roaming/**/Worm Up!.lnk"))
    said = _finished(house.windows(there / "wormup-lan.exe", "--version"))
    if said.returncode or not links:
        raise RunError(f"{len(links)} entries in the start menu\n{_told(said)}")
    house.fit(there)
    window(house, there)
    raced = race(house, there)
    games = found[0] / "a game of mine"
    games.touch()
    nothing = subprocess.DEVNULL  # Wine's own programs outlive it, and would hold its output open
    words = house.windows(there / "Uninstall.exe", "/S")
    subprocess.run(words, stdin=nothing, stdout=nothing, stderr=nothing, check=True, timeout=GONE_S)
    _until(lambda: [file.name for file in found[0].iterdir()] == [games.name], "the uninstalling")
    _until(lambda: not any(link.exists() for link in links), "the end of the entry in the menu")
    games.unlink()
    return f"{said.stdout.strip()} for one user; {raced}; uninstalled, what is not its own stays"


def half(house: House, home: PureWindowsPath) -> str:
    """Take a file away: that ends in one sentence."""
    file = house.path(home / "program" / "gui/translations/de/LC_MESSAGES/wormup.mo")
    aside = file.rename(file.with_suffix(".aside"))
    done = _finished(house.windows(home / "wormup-lan.exe", "--version"))
    aside.rename(file)
    if done.returncode != 2 or "wormup.mo is missing" not in done.stderr:
        raise RunError(f"exit code {done.returncode}\n{_told(done)}")
    return "a missing file is told by its name"


def astray(house: House, home: PureWindowsPath) -> str:
    """Start it from inside the zip, where the rest is missing, and behind a semicolon."""
    for name, sentence in (("astray", "first unpack the whole zip"), ("a;b", "a semicolon")):
        place = PureWindowsPath("C:/", name)
        shutil.rmtree(house.path(place), ignore_errors=True)
        house.path(place).mkdir()
        for starter in ("wormup-lan.exe", "Worm Up.exe"):
            shutil.copy(house.path(home / starter), house.path(place))
        done = _finished(house.windows(place / "wormup-lan.exe"))
        if done.returncode != 2 or sentence not in done.stderr:
            raise RunError(f"{name}: exit code {done.returncode}\n{_told(done)}")
        nothing = subprocess.DEVNULL  # as a double click starts it: nobody reads what is printed
        words = house.windows("start", place / "Worm Up.exe")
        subprocess.run(words, stdin=nothing, stdout=nothing, stderr=nothing, check=True, timeout=60)
        _until(lambda: _is_shown(house.desk), f"the box that says {sentence}")
        for number in _running("Worm Up.exe"):
            os.kill(number, signal.SIGKILL)
        _until(lambda: not _is_shown(house.desk), "the end of that box")
    return "says what to do, in the terminal and in a box"


def core(house: House, home: PureWindowsPath) -> str:
    """Run the tests of core, with the zip's own Python and libraries."""
    return _tested(house, home, "tests/core", "tests/golden")


def net(house: House, home: PureWindowsPath) -> str:
    """Run the tests of the network, whose sockets are Wine's."""
    return _tested(
        house, home, "tests/net", *(f"--deselect=tests/net/{name}" for name in WINES_OWN)
    )


def window(house: House, home: PureWindowsPath) -> str:
    """Open the window, and kill it: nothing stays."""
    assert house.desk
    with subprocess.Popen(house.windows(home / "Worm Up.exe"), stdin=subprocess.DEVNULL) as program:
        try:
            _until(lambda: _is_shown(house.desk), "the window")
        finally:
            program.kill()
    _until(lambda: not _running("Worm Up.exe"), "the end of all that it has started")
    return "opens, and nothing stays when it is killed"


def click(house: House, home: PureWindowsPath) -> str:
    """Start it as often as the clone, which the Python of the zip runs: it is as fast."""
    shutil.rmtree(house.path(_CLONE), ignore_errors=True)
    shutil.copytree(house.path(home / "program"), house.path(_CLONE))
    house.bring_tests(_CLONE)
    house.path(_CLONE / NAME).unlink()
    words = [*clicks.TRIAL, "--data"]
    python = (_CLONE / "python.exe", "-X", "utf8", "-m", "gui.cli")
    clone = house.windows(*python, *words, _CLONE / "data", folder=_CLONE)
    build = house.windows(home / "wormup-lan.exe", *words, _CLONE / "build")
    said = clicks.told(ratio := clicks.times(clone, build))
    if ratio > clicks.LIMIT:
        raise RunError(said)
    return said


def _is_shown(desk: Desk | None) -> bool:
    assert desk
    search = ["xdotool", "search", "--onlyvisible", "--name", "Worm Up!$"]
    return not subprocess.call(search, env=desk.environment, stdout=subprocess.DEVNULL)


def practice(house: House, home: PureWindowsPath) -> str:
    """Play a round of the practice race by a real mouse, and kill the window: its bots end."""
    from net.driver.place import MEET_PORT
    from tests.window.desk import Started
    from tests.window.players import HINTS_LATER, play_on, says

    assert house.desk
    program = home / "program"
    house.bring_tests(program)
    shutil.rmtree(house.path(_PRACTICE), ignore_errors=True)
    python = house.windows(
        *(program / "python.exe", "-X", "utf8", program / "tests" / "window" / "looker.py"),
        *("0", "0", "1024", "600", _PRACTICE, str(MEET_PORT), "Ann"),
    )
    ann = Started(house.desk, python, house.place / "Ann.txt")
    house.desk.windows.append(ann)
    try:
        ann.press("Practice race")
        ann.until(lambda: says(ann, "See the thread?"), "the first race, by a script")
        ann.press("Skip")
        ann.until(lambda: says(ann, "All choose a number in secret"), "the first hint")
        play_on(house.desk, lambda: says(ann, "Pull the head"))
        play_on(house.desk, lambda: any(says(ann, hint) for hint in HINTS_LATER))
        bots = _running("gui.cli")
        for number in _running("looker.py"):
            os.kill(number, signal.SIGKILL)
    finally:
        ann.kill()
    _until(lambda: not _running("gui.cli"), "the end of the bots after the window's")
    if not bots:
        msg = "its bots are no processes of their own"
        raise RunError(msg)
    return f"a round is played, and its bots ({len(bots)} processes) are gone with the window"


def race(house: House, home: PureWindowsPath) -> str:
    """Race with two seats on Linux and two on Windows."""
    with Race(house, home, "race") as seats:
        for name in _LINUX[:2]:
            seats.on_linux(name)
        for name in ("Wim", "Wolf"):
            seats.on_windows(name)
        return seats.end()


def lid(house: House, home: PureWindowsPath) -> str:
    """Race while the lid of a seat on Linux is closed for some seconds."""
    with Race(house, home, "lid") as seats:
        for name in _LINUX:
            seats.on_linux(name)
        seats.on_windows("Wim")
        seats.close_lid(_LINUX[0])
        return seats.end()


def lid_of_windows(house: House, home: PureWindowsPath) -> str:
    """Race while the lid of the seat on Windows is closed for some seconds."""
    with Race(house, home, "lid-of-windows") as seats:
        for name in _LINUX[:2]:
            seats.on_linux(name)
        seats.on_windows("Wim")
        seats.close_lid("Wim")
        return seats.end()


RUNS: dict[str, Callable[[House, PureWindowsPath], str]] = {
    "starts": starts,
    "selftest": selftest,
    "deep": deep,
    "setup": setup,
    "half": half,
    "astray": astray,
    "window": window,
    "click": click,
    "race": race,
    "lid": lid,
    "lid-of-windows": lid_of_windows,
    "practice": practice,
    "core": core,
    "net": net,
}
USUAL = [name for name in RUNS if name != "net"]
"""All but what takes a quarter of an hour."""


class Race(ExitStack):
    """A race in which each seat is a process, on Linux or on Windows; none outlives it."""

    def __init__(self, house: House, home: PureWindowsPath, name: str) -> None:
        super().__init__()
        self._house, self._home = house, home
        self._there = PureWindowsPath("C:/", name)
        self._here = house.path(self._there)
        shutil.rmtree(self._here, ignore_errors=True)
        self._here.mkdir()
        self._seats: dict[str, subprocess.Popen[bytes]] = {}
        self._commands: dict[str, tuple[list[str], str]] = {}

    def on_linux(self, name: str) -> None:
        """Let *name* sit on this system."""
        self._commands[name] = (self._house.linux, str(self._here / name))

    def on_windows(self, name: str) -> None:
        """Let *name* sit on Windows, in a process of the zip."""
        program = self._house.windows(self._home / "wormup-lan.exe")
        self._commands[name] = (program, str(self._there / name))

    def _start(self) -> None:
        for name, (program, data) in self._commands.items():
            words = [*program, "peer", "--name", name, "--loopback", "--data", data]
            words += ["--seats", str(len(self._commands)), "--bot", "normal", "--seed", name]
            told = self.enter_context((self._here / f"{name}.txt").open("wb"))
            seat = subprocess.Popen(
                words,
                cwd=ROOT,
                env=variables(),
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=subprocess.STDOUT,
            )
            self._seats[name] = self.enter_context(seat)
            self.callback(seat.kill)

    def close_lid(self, name: str) -> None:
        """Stop all of *name*'s processes for a while, in the middle of the race."""
        self._start()
        end = time.monotonic() + PATIENCE_S
        while self._said(name).count("\n") < LID_LINES and time.monotonic() < end:
            time.sleep(0.1)
        _, data = self._commands[name]
        for what in (signal.SIGSTOP, signal.SIGCONT):
            for number in _running(data):
                os.kill(number, what)
            if what is signal.SIGSTOP:
                time.sleep(LID_S)

    def _said(self, name: str) -> str:
        return (self._here / f"{name}.txt").read_text(encoding="utf-8", errors="replace")

    def end(self) -> str:
        """Wait for the end, compare and check all logs; return what they tell."""
        if not self._seats:
            self._start()
        for name, seat in self._seats.items():
            code = seat.wait(PATIENCE_S)
            if code:
                raise RunError(f"{name} ended with exit code {code}:\n{self._said(name)[-2000:]}")
        logs = sorted(str(log) for log in self._here.glob("*/games/*/log"))
        audit = [sys.executable, "-P", "-m", "gui.cli", "audit", *logs]
        done = subprocess.run(
            audit, cwd=ROOT, env=variables(), capture_output=True, encoding="utf-8", check=False
        )
        said = done.stdout.splitlines()
        exports = {line.split()[-1] for line in said if line.split()[:1] == ["export"]}
        if done.returncode or len(exports) != 1 or len(logs) != len(self._seats):
            raise RunError(f"{len(logs)} logs, {len(exports)} exports:\n{_told(done)}")
        return f"{len(logs)} logs are equal and check, export {exports.pop()[:8]}"


def _tested(house: House, home: PureWindowsPath, *words: str) -> str:
    program = home / "program"
    house.bring_tests(program)
    command = house.windows(
        program / "python.exe",
        *("-X", "utf8", "-m", "pytest", *words),
        folder=program,
    )
    done = _finished(command, 6 * PATIENCE_S)
    told = house.place / f"{PurePosixPath(words[0]).name}.txt"
    told.write_text(done.stdout + done.stderr, encoding="utf-8")
    last = (done.stdout.strip().splitlines() or [""])[-1]
    if done.returncode:
        raise RunError(f"exit code {done.returncode}, {last}: see {told}")
    return last


def _finished(words: Sequence[str], seconds: int = PATIENCE_S) -> subprocess.CompletedProcess[str]:
    """Run *words* to their end. Wine's own programs outlive them, and would hold a pipe open."""
    with TemporaryFile() as out, TemporaryFile() as err:
        nothing = subprocess.DEVNULL
        run = subprocess.run(
            words, stdin=nothing, stdout=out, stderr=err, check=False, timeout=seconds
        )
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode("utf-8", "replace").replace("\r\n", "\n"))
    return subprocess.CompletedProcess(run.args, run.returncode, *said)


def _told(done: subprocess.CompletedProcess[str]) -> str:
    return f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


def _running(text: str) -> list[int]:
    """List the processes whose command holds *text*; others than ours are not to be seen here."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if text in command and int(folder.name) != os.getpid():
            found.append(int(folder.name))
    return found


def _until(look: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + GONE_S
    while not look():
        if time.monotonic() > end:
            raise RunError(f"{what} did not come within {GONE_S} s")
        time.sleep(0.1)
