"""Many logs are audited by the command itself, and by as many processes as are told."""

import sys

import pytest

from bench.many import audited, command, rows, written
from bench.race import record_race
from bench.rows import Goal
from tests.tiers import long


@long
def test_one_core_is_compared_with_all_and_many_logs_with_one() -> None:
    found = rows(1, seats=3, most=9)
    assert [row.goal for row in found][:2] == [Goal.AT_LEAST] * 2
    assert len(found) == (2 if sys.platform == "win32" else 4)
    assert all(row.middle > 0 for row in found)


def test_a_log_that_is_left_out_is_seen(tmp_path, monkeypatch) -> None:
    logs = written(tmp_path, record_race(3), 2)
    audited(logs, 1)()
    monkeypatch.setattr("bench.many.shared_out", lambda *_: _Nothing())
    with pytest.raises(AssertionError):
        audited(logs, 1)()


class _Nothing:
    def __enter__(self) -> list[object]:
        return []

    def __exit__(self, *_: object) -> None: ...


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells no child's memory")
def test_the_command_is_heard_from_its_first_line_to_its_end(tmp_path) -> None:
    written(tmp_path / "good", record_race(3), 1)
    waited, most = command(tmp_path / "good")
    unit = 1 if sys.platform == "darwin" else 1024
    assert 0 < waited < 60
    assert 10e6 < most * unit < 200e6
    (log,) = written(tmp_path / "bad", record_race(3), 1)
    log.write_bytes(log.read_bytes()[:-1] + b"x")
    with pytest.raises(AssertionError):
        command(tmp_path / "bad")
