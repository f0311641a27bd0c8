"""A desk: an X server of its own, windows of real processes, a real mouse and real keys."""

import contextlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from multiprocessing import util
from pathlib import Path
from typing import IO, Any, TypeVar

from gui.kit.tokens import DAY, EVENING
from gui.window.other_windows import folder_of
from gui.window.settings import Settings
from tests import costs
from tests.window.nursery import MOST
from tests.world import HANG_S

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "xdotool")
PACKAGES = "apt-get install xvfb xdotool libxcb-icccm4 libxcb-keysyms1 libxcb-cursor0"
LOOK_S = 0.1
"""So seldom, for a window that is asked all the time does little else."""
TIP_S = 0.35
"""How long a tooltip stays, and takes clicks, when the mouse goes on."""

LIGHTS = (DAY, EVENING)

T = TypeVar("T")


def missing() -> str:
    """Say what this machine lacks for a desk, or ""."""
    lacking = [program for program in NEEDED if shutil.which(program) is None]
    return f"{', '.join(lacking)} missing here; on Debian: {PACKAGES}" if lacking else ""


class ClosedError(AssertionError):
    """The window that was asked has closed."""


class Window:
    """A window on the desk: where things are is asked of it, what is done is the mouse's."""

    asks: IO[str]
    says: IO[str]

    def __init__(self, desk: "Desk", errors: Path) -> None:
        self._desk = desk
        self.errors = errors

    def see(self, question: str, *arguments: object) -> Any:
        """Ask the window a *question*; it answers when its hands are free."""
        with contextlib.suppress(BrokenPipeError):
            self.asks.write(json.dumps([question, *arguments]) + "\n")
            self.asks.flush()
        ready, _, _ = select.select([self.says], [], [], HANG_S)
        assert ready, f"{self.errors.stem} does not answer {question!r}"
        line = self.says.readline()
        if not line:
            raise ClosedError(f"the window has closed: {self.errors.read_text()}")
        return json.loads(line)

    def until(self, look: Callable[[], T | None], what: str) -> T:
        """Look again and again until there is something to see; only a hang ends it."""
        end = time.monotonic() + HANG_S
        while time.monotonic() < end:
            if seen := look():
                return seen
            time.sleep(LOOK_S)
        for window in {self, *self._desk.windows}:
            window.see("shot", str(window.errors.with_suffix(".png")))
        raise AssertionError(f"{what} did not come: see {self.errors.with_suffix('.png')}")

    def press(self, text: str) -> None:
        """Click the button whose text holds *text*, as soon as it is there and stands still."""
        seen: list[Any] = [None]

        def stands() -> Any:
            seen.append(self.see("button", text))
            return seen[-1] if seen[-1] == seen[-2] else None

        def aimed() -> Any:
            """Move the mouse there: what lies under it stays, what moved meanwhile is missed."""
            if (at := stands()) is None:
                return None
            self._desk.xdotool("mousemove", *map(str, at))
            time.sleep(TIP_S)
            return at if self.see("button", text) == at else None

        self._desk.click(*self.until(aimed, f"button {text!r}"))

    def press_if_there(self, text: str) -> None:
        """Click the button unless the game has gone on meanwhile."""
        if at := self.see("button", text):
            self._desk.click(*at)

    def keys(self, *keys: str) -> None:
        """Press keys in this window."""
        self._desk.xdotool("windowfocus", "--sync", str(self.see("id")))
        self._desk.xdotool("key", "--clearmodifiers", *keys)

    def type(self, text: str) -> None:
        """Type into what has the keys in this window."""
        self._desk.xdotool("windowfocus", "--sync", str(self.see("id")))
        self._desk.xdotool("type", "--delay", "5", text)

    def kill(self) -> None:
        """End it as a power cut does."""
        raise NotImplementedError


class Nursery:
    """Starts the windows of this process, and ends with it."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, str(Path(__file__).with_name("nursery.py"))]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        with theirs:
            ends = theirs.fileno()  # as stdout too: a window finds one that nobody can seek in
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=ends, stdout=ends
            )
        util.Finalize(None, self._end, exitpriority=0)  # the end of a copy of pytest too

    def _end(self) -> None:
        self._socket.close()
        self._process.wait()  # so that what it took counts

    def start(self, command: list[str], environment: dict[str, str], files: list[int]) -> int:
        """Start *command* with stdin, stdout and stderr; return the number of its process."""
        return int(self._ask([command, environment], files))

    def wait(self, process: int) -> int:
        """Wait for the end of *process*, whose costs this test bears; return its code."""
        code, seconds = self._ask(process, [])
        costs.bear(seconds)
        return int(code)

    def _ask(self, question: object, files: list[int]) -> Any:
        socket.send_fds(self._socket, [json.dumps(question).encode()], files)
        return json.loads(self._socket.recv(MOST))


@cache
def nursery() -> Nursery:
    """Return the one that there is."""
    return Nursery()


class Started(Window):
    """A window whose program the desk has started."""

    def __init__(self, desk: "Desk", command: list[str], errors: Path) -> None:
        super().__init__(desk, errors)
        asked, asking = os.pipe()
        saying, said = os.pipe()
        with errors.open("wb") as told:
            files = [asked, said, told.fileno()]
            self._process = nursery().start(command, desk.environment, files)
        os.close(asked)
        os.close(said)
        self.asks, self.says = os.fdopen(asking, "w"), os.fdopen(saying)

    def tell(self, number: int) -> None:
        """Send it the signal *number*."""
        os.kill(self._process, number)

    def wait(self) -> int:
        """Return its exit code, once it has ended by itself."""
        self.says.close()
        with contextlib.suppress(BrokenPipeError):
            self.asks.close()
        return nursery().wait(self._process)

    def kill(self) -> None:
        """End it as a power cut does."""
        if not self.says.closed:
            self.tell(signal.SIGKILL)
            self.wait()


class Guest(Window):
    """The window of somebody who shares a laptop, which the laptop's own window has opened."""

    def __init__(self, desk: "Desk", data: Path, host: Window) -> None:
        """Wait for the window on the folder *data*; what it complains of, *host* is told."""
        super().__init__(desk, host.errors)
        self.asks = data.with_suffix(".asks").open("w", encoding="utf-8")
        self.says = data.with_suffix(".says").open(encoding="utf-8")
        self._process = int(self.says.readline())

    def kill(self) -> None:
        """End it as a power cut does."""
        if not self.says.closed:
            os.kill(self._process, signal.SIGKILL)
            self.says.read()  # until it has gone
            self.says.close()
            with contextlib.suppress(BrokenPipeError):
                self.asks.close()


class Desk:
    """Guards one X server and all windows on it."""

    def __init__(self, display: str, folder: Path) -> None:
        self._folder = folder
        self.environment = {**os.environ, "DISPLAY": display, "PYTHONPATH": str(ROOT)}
        self.environment.pop("QT_QPA_PLATFORM", None)
        self.windows: list[Window] = []
        """Those that somebody sits at."""
        self.take_screen: Callable[[], None] = lambda: None
        """Ends the X server, as a logout does."""
        self._coming: list[Started] = []
        """Those that have still to come to the screen; each takes the keys as it comes."""
        self._opened: list[Started] = []
        self._guests: list[Guest] = []

    def open(  # noqa: PLR0913  # as many as a player has wishes
        self,
        name: str,
        meet: int,
        *,
        place: str = "0 0 1024 600",
        log: str = "",
        folder: str = "",
        is_calm: bool = True,
    ) -> Started:
        """Open a window of *name*; *place* is left, top, width and height in pixels.

        Its data are in *folder* of the desk's, or in one called as the player. It *is_calm* as a
        player may wish it, which saves the time that things take to travel. The first window is
        in the light of the day, the next one in that of the evening, and so on.
        """
        data = self._folder / (folder or name)
        settings = Settings(data)
        settings.calm = is_calm
        settings.light = LIGHTS[len(self._opened) % 2].name
        del settings  # which writes them
        command = [str(Path(__file__).with_name("looker.py")), *place.split()]
        command += [str(data), str(meet), name, *([log] if log else [])]
        window = self._show(name, command)
        self.windows.append(window)
        return window

    def open_television(self, meet: int) -> Started:
        """Open a television, which fills the whole desk: nobody sits at it."""
        command = [str(Path(__file__).with_name("tv_looker.py")), "--loopback"]
        command += ["--meet", str(meet), "--data", str(self._folder / "television")]
        return self._show("television", command)

    def expect(self, host: str, name: str, *, place: str) -> Path:
        """Make ready for the window of *name*, who shares the laptop of *host*; return its data."""
        data = folder_of(self._folder / host, name)
        Settings(data).calm = True
        data.with_suffix(".place").write_text(place)
        for way in (".asks", ".says"):
            with contextlib.suppress(FileExistsError):
                os.mkfifo(data.with_suffix(way))
        return data

    def welcome(self, data: Path, host: Window) -> Guest:
        """Return the window that *host* has opened on the folder *data*."""
        guest = Guest(self, data, host)
        self._guests.append(guest)
        self.windows.append(guest)
        return guest

    def _show(self, name: str, command: list[str]) -> Started:
        window = Started(self, command, self._folder / f"{name}{len(self._opened)}.txt")
        self._opened.append(window)
        self._coming.append(window)
        return window

    def said(self) -> dict[str, str]:
        """Return what windows have complained of."""
        told = {window.errors.name: window.errors.read_text() for window in self._opened}
        return {name: text for name, text in told.items() if text}

    def clear(self) -> None:
        """End all windows."""
        for window in (*self._guests, *self._opened):
            window.kill()

    def xdotool(self, *arguments: str) -> None:
        """Move the real mouse, press real keys, once no window comes any more and takes them."""
        while self._coming:
            window = self._coming.pop()
            if not window.says.closed:
                with contextlib.suppress(ClosedError):
                    window.until(partial(window.see, "shown"), "the window")
        command = ["xdotool", *arguments]
        subprocess.run(command, env=self.environment, check=True, timeout=HANG_S)

    def click(self, x: int, y: int, times: int = 1) -> None:
        """Click the left button at a place of the screen."""
        repeat = ("--repeat", str(times), "--delay", "30") if times > 1 else ()
        self.xdotool("mousemove", str(x), str(y), "click", *repeat, "1")

    def drag(self, start: list[int], end: list[int]) -> None:
        """Drag with the left button, by way of the middle."""
        half = [(a + b) // 2 for a, b in zip(start, end, strict=True)]
        self.xdotool(
            "mousemove",
            *map(str, start),
            "mousedown",
            "1",
            "mousemove",
            *map(str, half),
            "mousemove",
            *map(str, end),
            "mouseup",
            "1",
        )


@contextmanager
def desk(folder: Path, size: str = "2100x1220") -> Iterator[Desk]:
    """Set up a desk; its windows and its X server end with it."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "the X server did not start"
    there = Desk(f":{number}", folder)
    there.take_screen = server.terminate
    try:
        yield there
    finally:
        there.clear()
        server.terminate()
        server.wait()
