"""How an audit grows with the length of a game: time, and memory of what it holds at the end.

Law: growth is the exponent of the power that fits best: 1 is in proportion, 2 is the square. The
game is that of the tests, which can be of any length; what grows is the table, not the rules.
"""

import sys
import tracemalloc
from collections.abc import Sequence
from typing import Any

from bench.rows import Goal, Row, exponent, in_turns, ratios
from core.table.audit import Replay, audited
from core.table.rules import Rules
from core.table.signing import Signed
from environment import ROOT

_SEATS, _ROUNDS = 2, 21
"""A race has about 60 steps; the game of the tests has three a round."""


def rows(rounds: int) -> list[Row]:
    """Compare audits of games that are 1, 10 and, if there is time, 100 times as long as a race."""
    lengths = (1, 10, 100) if rounds > 2 else (1, 10)
    logs = [log(length) for length in lengths]
    took = in_turns(rounds, *(lambda one=one: _audited(one) for one in logs))
    held = [float(memory(one)) for one in logs]
    powers = tuple(exponent(lengths, one) for one in zip(*took, strict=True))
    return [
        *(
            Row(
                f"time to audit a game of {length} races / of one", ratios(many, took[0]), Goal.NONE
            )
            for length, many in zip(lengths[1:], took[1:], strict=True)
        ),
        Row("power of a game's length that its time is", powers, Goal.AT_MOST, 1.1),
        *(
            Row(f"memory to audit a game of {length} races / of one", (many / held[0],), Goal.NONE)
            for length, many in zip(lengths[1:], held[1:], strict=True)
        ),
        Row(
            "power of a game's length that its memory is",
            (exponent(lengths, held),),
            Goal.AT_MOST,
            1.1,
        ),
    ]


def log(length: int) -> tuple[bytes, ...]:
    """Return the records of a game *length* times as long as a race."""
    sys.path.insert(0, str(ROOT))
    from tests.seats import played

    return played(7, _SEATS, length * _ROUNDS).logs[0]


def memory(bodies: Sequence[bytes]) -> int:
    """Return the most bytes that an audit of the records *bodies* held at a time."""

    def believed(these: Sequence[Signed]) -> int:
        return len(these)  # while memory is watched verifying takes long, and holds nothing

    tracemalloc.start()
    replay = audited(bodies, _rules_for, believed)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert replay.is_over, replay.findings
    return most


def _audited(bodies: Sequence[bytes]) -> Replay:
    replay = audited(bodies, _rules_for)
    assert replay.is_over, replay.findings
    return replay


def _rules_for(_rules_id: str) -> Rules[Any]:
    from tests.toy import Toy

    return Toy()
