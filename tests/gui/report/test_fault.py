"""How much a file claims behind its first fault: no more than it has records for."""

from core.table.log import read, record
from gui.report.fault import later_steps
from gui.report.judged import replay_of
from tests.gui.forged_log import forged
from tests.gui.race_log import race


def later(data: bytes) -> int:
    log = read(data)
    return later_steps(log, replay_of(log))


def test_how_many_steps_nobody_has_checked_is_told() -> None:
    data, _, _, _ = forged()
    table = replay_of(read(data)).table
    assert table is not None
    assert later(data) == len(race()[1].completed) - len(table.completed)


def test_a_claim_of_many_steps_is_not_believed() -> None:
    """No larger than what the file has records for."""
    data = race(steps_max=9)[0]
    whole = list(read(race()[0]).bodies)
    assert later(data + record(b"\xc0") + record(whole[-1])) <= 2


def test_a_file_that_is_damaged_claims_nothing() -> None:
    data = race()[0]
    at = int(len(data) * 0.3)
    assert later(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]) == 0
