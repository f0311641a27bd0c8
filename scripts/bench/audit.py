"""The cost of checking a log, in units of its signatures alone, and of a replay without them.

Law: the floor does the same work with nothing of ours around it. Only what is promised in seconds
is given in seconds, of CPU per megabyte: the cost of a file made to be expensive.
"""

import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

import chess
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from bench.race import Recorded, Signed, record_race
from bench.rows import Goal, Row, calls_of, in_turns, ratios
from bench.wormup import chess_games
from core.games import rules_for
from core.table.audit import Replay
from core.table.audit import audited as audit_of
from core.table.encoding import pack, unpack
from core.table.log import MAGIC, read
from core.table.messages import parse_message
from core.table.seeds import JointSeed
from environment import ROOT

_HEAD = struct.Struct("<II")
VERIFY = "'verify' of 'cryptography"
_OFTEN = 20
"""How often work of microseconds is done for each time that signatures are verified."""


def rows(rounds: int, seats: int = 5) -> list[Row]:
    """Measure everything about logs, and return the rows."""
    race = record_race(seats)
    return [
        *audit_rows(race, rounds),
        *coding_rows(race, rounds),
        *replay_rows(race, rounds),
        *bomb_rows(min(rounds, 3)),
    ]


def audit_rows(race: Recorded, rounds: int) -> list[Row]:
    """Compare a full audit of the log file with verifying its signatures, and with reading it."""
    signed, log = list(race.signatures()), race.log
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        path = Path(folder) / "log"
        path.write_bytes(log)

        audit = audited(path)
        audits, floors = in_turns(rounds, audit, verified(signed))
        opened, looped = in_turns(
            rounds,
            lambda: [read(path.read_bytes()) for _ in range(_OFTEN)],
            lambda: [bare_loop(path.read_bytes()) for _ in range(_OFTEN)],
        )
        once = calls_of(audit, VERIFY) / len(signed)
    return [
        Row("audit / its signatures alone", ratios(floors, audits), Goal.AT_LEAST, 0.76),
        Row("times an audit verifies each signature", (once, *repeats(race)), Goal.EXACTLY, 1),
        Row("open and scan a log / bare loop", ratios(looped, opened), Goal.AT_LEAST, 0.5),
    ]


def bomb_rows(rounds: int, size: int = 250_000) -> list[Row]:
    """Audit files made to be expensive, as the command does, to its last line."""
    sys.path.insert(0, str(ROOT))
    from gui.report.judged import replay_of
    from gui.report.verdict import report
    from tests.bombs import KINDS, bomb, torn

    found = []
    for kind in (*KINDS, "torn"):
        data = torn(size) if kind == "torn" else bomb(kind, size)

        def audit(data: bytes = data) -> None:
            log = read(data)
            report(log, replay_of(log)).lines()

        (took,) = in_turns(rounds, audit)
        a_megabyte = tuple(seconds * 1e6 / len(data) for seconds in took)
        found.append(Row(f"CPU s a MB, file of {kind}", a_megabyte, Goal.AT_MOST, 2))
    return found


def audited(path: Path) -> Callable[[], None]:
    """Return a full audit of the log file at *path*."""

    def audit() -> None:
        replay = audit_of(read(path.read_bytes()).bodies, rules_for)
        assert replay.is_over, replay.findings
        assert not replay.findings

    return audit


def repeats(race: Recorded) -> tuple[int, ...]:
    """Count how often an audit wants each act and seal verified."""
    asked: dict[Signed, int] = {}

    def count(public: bytes, payload: bytes, signature: bytes) -> bool:
        asked[public, payload, signature] = asked.get((public, payload, signature), 0) + 1
        return True

    Replay(rules_for, judge=count).read(race.bodies)
    missing = len(race.messages) - len(asked)
    return (*asked.values(), *(0 for _ in range(missing)))


def verified(signed: list[Signed]) -> Callable[[], None]:
    """Return the floor of every audit: it verifies, with each key made once."""
    keys = {public: Ed25519PublicKey.from_public_bytes(public) for public, _, _ in signed}

    def verify_all() -> None:
        for public, payload, signature in signed:
            keys[public].verify(signature, payload)

    return verify_all


def bare_loop(data: bytes) -> int:
    """Read only the lengths and checksums of a log; count its records."""
    count, at = 0, len(MAGIC)
    while at < len(data):
        length, crc = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        if zlib.crc32(data[at : at + length]) != crc:
            raise ValueError(f"byte {at}: checksum")
        at += length
        count += 1
    return count


def coding_rows(race: Recorded, rounds: int) -> list[Row]:
    """Compare reading and writing the messages of the race with verifying them."""
    wires = race.messages
    payloads = [unpack(payload) for payload, _ in wires]

    def decode() -> None:
        for _ in range(_OFTEN):
            for wire in wires:
                parse_message(wire)

    def encode() -> None:
        for _ in range(_OFTEN):
            for payload in payloads:
                pack(payload)

    signed = list(race.signatures())[-len(wires) :]
    verifying, decoding, encoding = in_turns(rounds, verified(signed), decode, encode)
    share = 1 / _OFTEN
    return [
        Row("strict decode / verify", ratios(decoding, verifying, share), Goal.AT_MOST, 0.06),
        Row("encode / verify", ratios(encoding, verifying, share), Goal.AT_MOST, 0.01),
    ]


def replay_rows(race: Recorded, rounds: int) -> list[Row]:
    """Compare replaying the race, unsigned, with python-chess playing games from their notation."""
    games = chess_games(seed=3, count=5)

    def chess_moves() -> None:
        for game in games:
            board = chess.Board()
            for san in game:
                board.push_san(san)

    acts, plies = replayed(race), sum(map(len, games))
    chess_took, took = in_turns(rounds, chess_moves, lambda: replayed(race))
    per_act = ratios(chess_took, took, acts / plies)
    return [Row("unsigned acts / python-chess push_san, a second", per_act, Goal.AT_LEAST, 0.8)]


def replayed(race: Recorded) -> int:
    """Judge and play all acts after the first step, only by the rules; count them."""
    rules, count = race.rules, 0
    state = race.completed[0].outcome.state
    for done in race.completed[1:]:
        content, slots = done.outcome.content, done.outcome.slots
        seed = JointSeed(done.outcome.seed)
        for slot in slots:
            refusal = rules.refusal(state, slot.seat, slot.action, slot.commit)
            assert refusal is None, refusal
        state = rules.apply(state, slots, content.at_table, content.in_game, seed)
        count += len(slots)
    assert state == race.completed[-1].outcome.state
    return count
