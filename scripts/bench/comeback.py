"""What coming back costs: the missed steps, and the memory of a peer that plays on.

Two sessions hand each other frames, without sockets: one knows the whole race, the other only its
genesis. Then real peers play a race, each in its own process.
"""

import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from bench.audit import verified
from bench.race import RACE, Recorded, record_race
from bench.rows import Goal, Row, in_turns, ratios
from core.table.signing import SigningKey
from core.table.table import Table
from core.wormup.game import GameState
from core.wormup.profiles import Options
from core.wormup.worm import UNITS_PER_MM
from environment import ROOT
from net.driver.place import lonely_meet
from net.protocol.effects import Effect, Send
from net.protocol.game_packets import Have
from net.protocol.packets import decode
from net.protocol.session import Session
from net.protocol.twins import Twins

_SEATS = 5
_LONGEST = 912
"""The longest course, in mm: about 100 steps."""
_PEERS = ("Ann", "Ben", "Cem")
_WITHIN_S = 120
_TICK_S = 0.01
WATCH = """
import resource, subprocess, sys
code = subprocess.call(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
sys.exit(code)
"""
"""Starts a command, and prints as its last line the memory of its largest process, in kB or bytes.

Linux counts the memory of the starter as that of the started process: so a small one starts.
"""
_HERE, _THERE = b"h" * 32, b"t" * 32


class PeerError(Exception):
    """A peer of the benchmark did not play its race to the end."""


def rows(rounds: int) -> list[Row]:
    """Measure a return, and the memory of peers."""
    options = Options(course=_LONGEST * UNITS_PER_MM).plain()
    race = record_race(_SEATS, replace(RACE, options=options))
    found = return_rows(race, rounds)
    if sys.platform != "win32":  # Windows does not report what a child process has used
        found.append(memory_row())
    return found


def return_rows(race: Recorded, rounds: int) -> list[Row]:
    """Compare catching up with verifying the signatures that come with it."""
    steps, knows = len(race.completed), session(race, knows_all=True)
    messages = sum(len(done.certificate) for done in race.completed)
    signed = list(race.signatures())[-messages:]
    took, floor = in_turns(rounds, lambda: catch_up(race, knows), verified(signed))
    name = f"rejoin of a race of {steps} steps"
    asked = float(catch_up(race, knows))
    return [
        Row(f"{name} / its signatures", ratios(took, floor), Goal.AT_MOST, 2),
        Row("times it asks for the next steps", (asked,), Goal.EXACTLY, -(-steps // 20)),
    ]


def session(race: Recorded, *, knows_all: bool) -> Session:
    """Return the session of a spectator, with all that has happened or at the beginning."""
    table: Table[GameState] = Table(race.genesis, race.rules)
    for done in race.completed if knows_all else ():
        for message in done.certificate:
            table.take(message)
    return Session(table, race.sits, Twins(SigningKey(bytes(32)), b""), leaving=False)


def catch_up(race: Recorded, knows: Session) -> int:
    """Let a newcomer take the whole race from *knows*; return how often it had to ask."""
    comes = session(race, knows_all=False)
    ends = {_HERE: comes, _THERE: knows}
    other = {_HERE: _THERE, _THERE: _HERE}
    post: list[tuple[bytes, Effect]] = []
    for link, end in ends.items():
        end.lose(other[link])
        post += [(link, effect) for effect in end.meet(other[link], other[link])]
    asked, now = 0, 0.0
    while not comes.snapshot().is_over:
        now += _TICK_S
        arriving = [(link, e.frame) for link, e in post if isinstance(e, Send)]
        post.clear()
        for link, frame in arriving:
            packet = decode(frame)
            asked += link == _HERE and isinstance(packet, Have)
            post += [(other[link], e) for e in ends[other[link]].receive(link, packet, now)]
        for link, end in ends.items():
            post += [(link, effect) for effect in end.turn(now)]
    return asked


def memory_row(within_s: float = _WITHIN_S) -> Row:
    """Let real peers race, and return the most memory that each of them ever used."""
    unit = 1 if sys.platform == "darwin" else 1024
    port = lonely_meet()
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        peers = [_start(name, Path(folder), port, within_s) for name in _PEERS]
        told = [peer.communicate()[0] for peer in peers]
    if any(peer.returncode for peer in peers):
        raise PeerError(f"a peer did not end its race: {[peer.returncode for peer in peers]}")
    most = tuple(int(text.split()[-1]) * unit / 1e6 for text in told)
    return Row("memory of a peer after a long race, MB", most, Goal.NEVER_MORE, 60)


def _start(name: str, folder: Path, port: int, within_s: float) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "gui.cli", "peer", "--name", name, "--loopback"]
    command += ["--meet", str(port), "--data", str(folder / name), "--course", str(_LONGEST)]
    command += ["--within", str(within_s)]
    watched = [sys.executable, "-S", "-c", WATCH, *command]
    return subprocess.Popen(watched, cwd=ROOT, stdout=subprocess.PIPE, text=True)
