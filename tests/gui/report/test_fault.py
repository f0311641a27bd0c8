"""What does not check: where it stands and what differs, never who did it."""

import pytest

from core.table.log import read, record
from core.table.messages import Kind
from core.table.records import SignedRecord, parse_record
from gui.report.fault import Fault, fault_of
from gui.report.verdict import replay_of
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race
from tests.gui.report.test_verdict import changed, message_at, with_bodies


def fault(data: bytes) -> Fault:
    log = read(data)
    found = fault_of(log, replay_of(log))
    assert found is not None
    return found


def test_a_log_that_checks_has_no_fault() -> None:
    for data in (race()[0], race(steps_max=5)[0], cozy_game()[0]):
        log = read(data)
        assert fault_of(log, replay_of(log)) is None


def test_of_a_bid_that_was_changed_both_numbers_are_told() -> None:
    """What was sealed is found by trying: so few numbers can be bid."""
    data, _, held, shown = forged()
    found = fault(data)
    assert found.said == f"Cem's envelope held a {held}, the file says {shown}."
    assert found.line.startswith(f"{found.heading}: ")
    assert (2, shown) in found.dice
    assert found.seat == 2


def test_a_message_with_another_signature_is_told_by_its_place() -> None:
    data, _ = race()
    bodies = list(read(data).bodies)
    at = message_at(bodies, Kind.ACT, 4)
    parsed = parse_record(bodies[at])
    assert isinstance(parsed, SignedRecord)
    assert "bears another signature" in fault(changed(bodies, at)).said


def test_how_many_steps_nobody_has_checked_is_told() -> None:
    data, _, _, _ = forged()
    log = read(data)
    table = replay_of(log).table
    assert table is not None
    assert fault(data).later == len(race()[1].completed) - len(table.completed)


def test_a_claim_of_many_steps_is_not_believed() -> None:
    """No larger than what the file has records for."""
    data = race(steps_max=9)[0]
    whole = list(read(race()[0]).bodies)
    found = fault(data + record(b"\xc0") + record(whole[-1]))
    assert found.later <= 2


@pytest.mark.parametrize("part", [0.3, 0.9])
def test_a_damaged_file_is_told_in_plain_words(part: float) -> None:
    data = race()[0]
    at = int(len(data) * part)
    found = fault(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
    assert found.said == "The file is damaged here: some of its bytes have changed."
    assert found.later == 0


def test_a_file_without_its_beginning_has_no_round() -> None:
    bodies = read(race()[0]).bodies
    found = fault(with_bodies(list(bodies[1:])))
    assert (found.heading, found.line) == ("", found.said)
