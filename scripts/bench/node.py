"""One real node in a benchmark: all bid the same, so nobody moves and round follows round.

``bench.node NAME SEATS FOLDER PORT [count]``, started by bench.round. With *count* it also reports
what the node's thread did in each round, seen through Python's profile hook. That changes nothing
in the node, but its times are then worthless.
"""

import queue
import sys
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import CodeType, FrameType

from bench.laps import IDLE_S, ask_schedule, run_laps, say, say_laps
from core.games import rules_for
from core.table.encoding import unpack
from core.table.messages import MessageKind
from core.wormup.actions import BID
from core.wormup.profiles import GRYPHON_2010, Options
from net.driver.beacon import Beacon
from net.driver.headless import Event
from net.driver.node import Node
from net.driver.place import NodePlace
from net.driver.sockets import Sockets
from net.protocol.commands import Meet, Play, SameHere
from net.protocol.effects import Rejected, Show, StepDone
from net.protocol.evening import Evening
from net.protocol.game_packets import Msgs
from net.protocol.packets import decode
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms

_FACE = 4
_FIRST = 2
"""The first step that commits; every second step does, if nobody moves."""


class Player:
    """Plays one seat's game: it bids on demand."""

    def __init__(self, name: str, seats: int, data: Path, port: int) -> None:
        self._step = _FIRST
        self._compared = False
        self._done: queue.SimpleQueue[tuple[int, float]] = queue.SimpleQueue()
        self._may_act = threading.Event()
        place = NodePlace(name, "bench", data, loopback=True, meet=port)
        self.node = Node(place, self._observe)
        rules = rules_for(f"wormup/{GRYPHON_2010.edition}")
        assert rules is not None
        terms = Terms(rules.rules_id, rules.rules_hash, Options().plain(), seats)
        self.node.submit(Meet(terms))

    def wait(self) -> None:
        """Return when the first bids can be made."""
        self._may_act.wait()

    def play(self) -> float:
        """Bid; return when the opened bids are certified."""
        self.node.submit(Play(self._step, BID, sealed=(_FACE,)))
        self._step += 2
        while (done := self._done.get())[0] != self._step - 1:
            pass
        return done[1]

    def _observe(self, event: Event) -> None:
        match event:
            case StepDone(completed):
                self._done.put((completed.step.number, time.monotonic()))
            case Show(TableSnapshot() as snapshot):
                if snapshot.must_compare and not self._compared:
                    self._compared = True
                    self.node.submit(SameHere())
                elif snapshot.may_act and not self._may_act.is_set():
                    self._may_act.set()
            case Rejected(refusal):
                raise RuntimeError(refusal)
            case _:
                pass


class Tally:
    """Counts what one thread does in each round: the round of the last act or seal that it signed.

    The payload that the signing or verifying function holds tells signatures apart.
    """

    def __init__(self) -> None:
        self._counts: dict[int, Counter[str]] = {}
        self._step = self._seat = 0
        self._turns: Counter[str] = Counter()
        self._is_of_use = True

    def see(self, frame: FrameType, event: str, argument: object) -> None:
        """Count one *event*: this is the profile hook."""
        if event == "c_call":
            name = getattr(argument, "__name__", "")
            if name in {"sign", "verify"} and "payload" in frame.f_locals:
                self._see_signature(name, frame.f_locals["payload"])
            elif name == "fsync":
                self._count("fsyncs")
        elif event == "call" and frame.f_code is Sockets.send.__code__:
            self._see_frame(frame.f_locals["frame"])
        else:
            self._see_turn(frame.f_code, event, argument)

    def _see_turn(self, code: CodeType, event: str, result: object) -> None:
        """Count the turns of the node, and those in which nothing was heard and nothing due."""
        if event == "call" and code is Sockets.receive.__code__:
            self._turns += Counter(turns=1, wasted=not self._is_of_use)
            self._is_of_use = False
        elif event == "call" and code in {Beacon.shout.__code__, Sockets.connect.__code__}:
            self._is_of_use = True
        elif event == "return" and code in {Sockets.receive.__code__, Evening.turn.__code__}:
            self._is_of_use |= bool(result)

    def _see_signature(self, name: str, payload: bytes) -> None:
        match unpack(payload):
            case (MessageKind.ACT.value | MessageKind.SEAL.value, _, int(step), int(seat), *_):
                if name == "sign":
                    self._step, self._seat = step, seat
                self._count("signed" if name == "sign" else "verified", step)
            case _:
                pass  # a hello, an offer, a sit

    def _see_frame(self, frame: bytes) -> None:
        packet = decode(frame)
        self._count(f"{type(packet).__name__.lower()} frames")
        for message in packet.messages if isinstance(packet, Msgs) else ():
            self._count("sent" if message.seat == self._seat else "relayed", message.step)

    def _count(self, what: str, step: int = 0) -> None:
        self._counts.setdefault((step or self._step) // 2, Counter())[what] += 1

    def idle(self, seconds: float) -> dict[str, int]:
        """Return what the node does in *seconds* in which nobody plays."""
        self._turns.clear()
        time.sleep(seconds)
        return dict(self._turns)

    def rounds(self, count: int) -> list[dict[str, int]]:
        """Return the first *count* rounds."""
        return [dict(self._counts.get(_FIRST // 2 + number, {})) for number in range(count)]


def main(name: str, seats: int, data: Path, port: int, *, counted: bool) -> None:
    """Meet the others and play by the schedule."""
    player, tally = Player(name, seats, data, port), Tally()
    thread = threading.Thread(target=player.node.run, name="node", daemon=True)
    if counted:
        threading.setprofile(tally.see)
    thread.start()
    player.wait()
    say("ready")
    schedule = ask_schedule()
    laps = run_laps(schedule, player.play)
    idle = tally.idle(IDLE_S) if counted else {}
    player.node.stop()
    thread.join()
    counts = tally.rounds(schedule.rounds) if counted else []
    say_laps(replace(laps, counts=counts, idle=idle))


if __name__ == "__main__":
    main(
        sys.argv[1],
        int(sys.argv[2]),
        Path(sys.argv[3]),
        int(sys.argv[4]),
        counted="count" in sys.argv[5:],
    )
