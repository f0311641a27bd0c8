"""A race of honest peers that others may disturb: Ann, a process of her own, and Ben in this one.

Ben does not move before he is let. So the race is held open while an attack on Ann lasts, and then
played to its end in the middle of it.
"""

import contextlib
import os
import socket
import statistics
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from core.bots.levels import Level
from core.games import choose, rules_for
from core.table.export import export
from core.table.signing import SigningKey
from core.wormup.course import COURSE_MIN
from core.wormup.profiles import Options
from gui.report.judged import replay_of
from net.driver.beacon import Beacon
from net.driver.folder import read_log
from net.driver.headless import Headless
from net.driver.hints import Hint, HintCard
from net.driver.link_events import Frame, Up
from net.driver.node import Node
from net.driver.place import NodePlace
from net.driver.sockets import Sockets
from net.protocol.commands import Meet, Play
from net.protocol.game_packets import GenesisPacket
from net.protocol.hello_packets import Greeting, Hello, make_hello
from net.protocol.packets import decode, encode
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms
from tests.tiers import times
from tests.until import until
from tests.world import HANG_S

EDITIONS = {2: "venice1995", 3: "gryphon2010"}
FILES_MAX = 256
"""What a process may open where the system is stingy, as macOS is."""
GROWTH_BYTES_MAX = 20_000_000
ANSWER_S_MAX = 0.1
"""So much of a processor Ann may take for strangers between a question and her answer, mostly."""

SPAN_S = 2.0
"""Memory may grow by what the line brings in these seconds: by then the silent are cut."""

needs_proc = pytest.mark.skipif(
    sys.platform != "linux",
    reason="the arena reads /proc and limits files with ulimit, as Linux has it",
)


@dataclass(frozen=True)
class Figures:
    """What an attack has cost Ann."""

    growth: int
    """Bytes that her memory has grown by, at the peak."""
    brought: int
    """Bytes that the enemy has sent in a second, at most; 0 if it does not tell."""
    cpu: float
    """Share of a core."""
    times: list[float]
    """Round trips of an honest friend in seconds, the shortest first."""
    spent: list[float]
    """Processor seconds that Ann took in each of them, however busy the machine is."""
    files: int
    newcomer_s: float

    @property
    def kept_growth(self) -> int:
        """Growth beyond what the line can bring."""
        return int(self.growth - SPAN_S * self.brought)

    @property
    def median_s(self) -> float:
        """The median round trip."""
        return statistics.median(self.times)

    @property
    def late_s(self) -> float:
        """The round trip that 95 of 100 stay below."""
        return self.times[max(0, -(-len(self.times) * 95 // 100) - 1)]


class Player:
    """An honest seat in threads of this process; it moves when it is let."""

    def __init__(self, name: str, data: Path, meet: int, seats: int) -> None:
        self._headless = Headless(self._think, lambda _: None, within_s=180)
        place = NodePlace(name, "test", data, loopback=True, meet=meet)
        self.node = Node(place, self._headless.observe)
        rules = rules_for(f"wormup/{EDITIONS[seats]}")
        assert rules is not None
        options = Options(course=COURSE_MIN).plain()
        self.node.submit(Meet(Terms(rules.rules_id, rules.rules_hash, options, seats)))
        self.seated, self.may_move = threading.Event(), threading.Event()
        self.last: TableSnapshot | None = None
        self.thread = threading.Thread(target=self._run, name=name)
        self.thread.start()

    def _think(self, seen: TableSnapshot) -> Play:
        self.seated.set()
        self.may_move.wait()
        assert seen.seat is not None
        choice = choose(Level.STRAIGHT, seen.rules, seen.state, seen.seat, bytes(32))
        return Play(seen.step, choice.action, choice.sealed)

    def _run(self) -> None:
        self.last = self._headless.run(self.node)


class Friend:
    """A spectator who asks Ann what game this is, and measures how long the answer takes."""

    def __init__(self, ann: Hint) -> None:
        self._sockets = Sockets("127.0.0.1")
        self._ann = ann
        self._sockets.connect(ann.public, ann.addresses)
        self._hello = encode(make_hello(SigningKey(bytes(32)), self._sockets.public, ann.public))
        self.ask()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._sockets.close()

    def ask(self) -> float:
        """Wait for the answer; returns how long it took, in seconds."""
        began = time.monotonic()
        asked = -1.0
        while not self._is_answered():
            now = time.monotonic()
            assert now - began < HANG_S, "the attacked peer answers nobody any more"
            if now - asked > 1:  # what was sent may be lost (N4)
                asked = now
                self._say(encode(Greeting("Olga", "test", ())))
        return time.monotonic() - began

    def _is_answered(self) -> bool:
        """Say hello to a new connection, and to any hello; return whether the answer came."""
        found = False
        for event in self._sockets.receive(10):
            packet = decode(event.data) if isinstance(event, Frame) else None
            if isinstance(event, Up) or isinstance(packet, Hello):
                self._say(self._hello)
            found |= isinstance(packet, GenesisPacket)
        return found

    def _say(self, frame: bytes) -> None:
        self._sockets.send(self._ann.public, frame)


class Arena:
    """Guards that all that was started for a test ends with it."""

    def __init__(self, folder: Path, seats: int) -> None:
        self.folder = folder
        self.seats = seats
        self.meet = _free_port()
        self._started: list[subprocess.Popen[str]] = []
        self._ann = self._start_ann()
        self.ann = find(self.meet, "Ann")
        self._ben = Player("Ben", folder / "Ben", self.meet, seats)

    def _start_ann(self) -> "subprocess.Popen[str]":
        peer = [sys.executable, "-P", "-m", "gui.cli", "peer", "--name", "Ann", "--loopback"]
        peer += ["--bot", "straight", "--edition", EDITIONS[self.seats], "--course", "200"]
        peer += ["--seats", str(self.seats), "--meet", str(self.meet), "--within", "180"]
        peer += ["--patience", "2", "--data", str(self.folder / "Ann")]
        return self.start("sh", "-c", f'ulimit -n {FILES_MAX}; exec "$@"', "sh", *peer)

    def start(self, *command: str) -> "subprocess.Popen[str]":
        """Start a process that ends with the test."""
        pipe = subprocess.PIPE
        started = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, text=True
        )
        self._started.append(started)
        return started

    def hire(self, program: str, *arguments: object) -> None:
        """Start a hostile *program*, which does no harm yet."""
        words = map(str, arguments)
        self._enemy = self.start(sys.executable, "-P", "-m", f"tests.attacks.{program}", *words)

    def _attack(self) -> None:
        """Let the hostile program loose; returns when its first wave is out."""
        assert self._enemy.stdin is not None
        assert self._enemy.stdout is not None
        self._enemy.stdin.write("\n")
        self._enemy.stdin.flush()
        said = self._enemy.stdout.readline()
        assert said == "out\n", said + self._enemy.stdout.read()

    def memory(self) -> int:
        """Tell the resident memory of Ann's process, in bytes."""
        status = Path(f"/proc/{self._ann.pid}/status").read_text(encoding="utf-8")
        (resident,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(resident.split()[1]) * 1024

    def _files(self) -> int:
        return len(list(Path(f"/proc/{self._ann.pid}/fd").iterdir()))

    def _cpu_s(self) -> float:
        stat = Path(f"/proc/{self._ann.pid}/stat").read_text(encoding="utf-8")
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def measure(self, seconds: float, *, tells: bool = False) -> Figures:
        """Let the enemy loose, and see what becomes of Ann; the race goes on being held open.

        *tells* whether the enemy says how much it has sent.
        """
        assert self._ben.seated.wait(HANG_S), "nobody sat down"
        with Friend(self.ann) as friend:
            before = peak = self.memory()
            files = self._files()
            self._attack()
            times, spent = [], []
            began, cpu_s = time.monotonic(), self._cpu_s()
            while time.monotonic() < began + seconds:
                asked_s = self._cpu_s()
                times.append(friend.ask())
                spent.append(self._cpu_s() - asked_s)
                peak = max(peak, self.memory())
                files = max(files, self._files())
                time.sleep(0.01)
            cpu = (self._cpu_s() - cpu_s) / (time.monotonic() - began)
            comes = time.monotonic()
            with Friend(self.ann):
                newcomer_s = time.monotonic() - comes
        brought = self._ask_enemy() if tells else 0
        times.sort()
        return Figures(peak - before, brought, cpu, times, spent, files, newcomer_s)

    def _ask_enemy(self) -> int:
        """Hear how many bytes it has sent in the second in which it was most."""
        assert self._enemy.stdin is not None
        assert self._enemy.stdout is not None
        self._enemy.stdin.write("\n")
        self._enemy.stdin.flush()
        return int(self._enemy.stdout.readline())

    def withstands(self, seconds: float = times(2), *, tells: bool = False) -> None:
        """Check that Ann can be talked to while an attack lasts, and that the race ends in it."""
        found = self.measure(seconds, tells=tells)
        assert statistics.median(found.spent) < ANSWER_S_MAX, found
        assert found.kept_growth < GROWTH_BYTES_MAX, found
        self.play_to_the_end()

    def play_to_the_end(self) -> None:
        """Let Ben move, and check that both have the same finished race."""
        self._ben.may_move.set()
        try:
            said, _ = self._ann.communicate(timeout=HANG_S)
        except subprocess.TimeoutExpired as slow:
            raise AssertionError(f"Ann plays on and on: {slow.output!r:.2000}") from None
        assert self._ann.returncode == 0, said[-2000:]
        self._ben.thread.join(HANG_S)
        assert self._ben.last is not None
        assert self._ben.last.is_over
        logs = [log for name in ("Ann", "Ben") for log in self.folder.glob(f"{name}/games/*/log")]
        tables = [replay_of(read_log(log)).table for log in logs]
        assert len({export(table) for table in tables if table}) == 1
        assert len(tables) == 2

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._ben.may_move.set()
        self._ben.node.stop()
        for each in self._started:
            each.kill()
            each.wait()
            for pipe in filter(None, (each.stdin, each.stdout)):
                with contextlib.suppress(BrokenPipeError):  # what it did not read any more
                    pipe.close()
        self._ben.thread.join(HANG_S)


def find(meet: int, name: str) -> Hint:
    """Hear where *name* is, as everybody in the room can."""
    beacon = Beacon(HintCard(bytes(32), 1, "Eve", meet=meet), loopback=True)
    try:
        return until(lambda: next((one for one in beacon.hear() if one.name == name), None), name)
    finally:
        beacon.close()


def say_out() -> None:
    """Tell the test that the first wave is out."""
    sys.stdout.write("out\n")
    sys.stdout.flush()


def end_with_the_test() -> None:
    """End this process as soon as the one that started it has ended."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.2)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _free_port() -> int:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
