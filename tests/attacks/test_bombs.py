"""Files made to hold up an audit (P13): opcodes and verifications are counted.

What a second of this or that laptop buys, `scripts/bench/audit.py` tells.
"""

import sys
from collections.abc import Callable
from functools import cache
from types import FrameType
from typing import Any

import pytest

from bench.rows import calls_of
from core.table.log import read
from core.table.step import StepReason
from gui.report.judged import replay_of
from gui.report.verdict import report
from tests.bombs import KINDS, bomb, torn
from tests.gui.race_log import race
from tests.tiers import few

SIZE = 30_000
VERIFY = "'verify' of 'cryptography"
CHAINS = ("chain", "crowd")
"""In which each message rests on all before it in its step: a limit for each seat bounds them."""
EVEN = [kind for kind in KINDS if kind not in CHAINS]


def audited(data: bytes) -> Callable[[], None]:
    """Make the whole audit of a file with *data*, as the command does it."""

    def audit() -> None:
        log = read(data)
        report(log, replay_of(log)).lines()

    return audit


def opcodes_of(job: Callable[[], None]) -> int:
    """Count what the interpreter does for *job*: no clock, and no other program, changes it."""
    counted = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal counted
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        counted += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        job()
    finally:
        sys.settrace(before)
    return counted


made = cache(bomb)


@cache
def cost(data: bytes) -> int:
    audit = audited(data)
    audit()  # what is imported or remembered once is no cost of the file
    return opcodes_of(audit)


@pytest.mark.parametrize("kind", EVEN)
def test_no_file_costs_much_more_than_an_honest_log_of_its_size(kind):
    """P13: a byte of it at most three times as many steps of the interpreter."""
    honest, data = race()[0], made(kind, 2 * SIZE)
    is_cheap = cost(data) * len(honest) <= 3 * cost(honest) * len(data)
    assert is_cheap, f"{cost(data)} opcodes"


@pytest.mark.parametrize("kind", EVEN)
def test_twice_the_file_costs_about_twice(kind):
    """P13: nothing in it is compared with all the rest."""
    small, large = made(kind, SIZE), made(kind, 2 * SIZE)
    is_even = cost(large) * len(small) <= 1.3 * cost(small) * len(large)
    assert is_even, f"{cost(small)}, then {cost(large)} opcodes"


@pytest.mark.parametrize("kind", KINDS)
def test_no_file_makes_us_verify_more_than_a_signature_a_record(kind):
    """P13: but for a genesis, which has one a seat, and the yes of a seat that has said it."""
    data = made(kind, 2 * SIZE)
    assert calls_of(audited(data), VERIFY) <= len(read(data).bodies) + 5 + 5


@pytest.mark.parametrize("kind", few(1, CHAINS))
def test_a_chain_of_calls_costs_the_square_of_its_length_at_most_and_is_cut(kind):
    """P13: a seat and step have a limit of messages, in an audit too."""
    small, large = made(kind, SIZE), made(kind, 2 * SIZE)
    is_square = cost(large) * len(small) ** 2 <= 1.3 * cost(small) * len(large) ** 2
    assert is_square, f"{cost(small)}, then {cost(large)} opcodes"
    (fault,) = replay_of(read(made(kind, 100 * SIZE))).findings
    assert fault.reason is StepReason.TOO_MANY


def test_a_tail_that_may_be_anything_is_looked_through_once():
    """P11: at the greatest length that a record may have."""
    assert cost(torn(1 << 18)) <= 3 * cost(torn(1 << 17))
