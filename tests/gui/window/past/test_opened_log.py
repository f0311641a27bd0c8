"""Logs read and judged apart from the window."""

import pytest
from PySide6.QtCore import QObject

from core.table.audit import Replay
from gui.report.judged import Verdict
from gui.window.past.opened_log import LogLoader, OpenedLog, UnreadLog
from tests.gui.race_log import race
from tests.settled import settled


@pytest.fixture
def found(qapp, qtbot, tmp_path):
    parent = QObject()

    def read(*names):
        heard: list[OpenedLog | UnreadLog] = []
        opening = LogLoader([tmp_path / name for name in names], None, parent, heard.append)
        opening.start()
        qtbot.waitUntil(lambda: len(heard) == len(names))
        opening.wait()
        return heard

    return read


def test_logs_are_judged_one_after_the_other(found, tmp_path):
    (tmp_path / "a").write_bytes(race()[0])
    (tmp_path / "b").write_bytes(race(steps_max=5)[0])
    first, second = found("a", "b")
    assert (first.found.verdict, second.found.verdict) == (Verdict.CHECKS, Verdict.UNFINISHED)
    assert first.when == (tmp_path / "a").stat().st_mtime


def test_what_cannot_be_read_does_not_stop_the_others(found, tmp_path):
    (tmp_path / "b").write_bytes(b"nothing")
    (tmp_path / "c").write_bytes(race()[0])
    missing, wrong, good = found("a", "b", "c")
    assert "cannot be read" in missing.said
    assert "is not a log of this program" in wrong.said
    assert isinstance(good, OpenedLog)


def test_what_is_not_wanted_any_more_is_not_judged_to_its_end(qapp, qtbot, tmp_path, monkeypatch):
    (tmp_path / "a").write_bytes(race()[0])
    heard: list[OpenedLog | UnreadLog] = []
    opening = LogLoader([tmp_path / "a"], None, qapp, heard.append)
    judged: list[int] = []

    def let_go(replay: Replay, body: bytes) -> None:
        judged.append(len(body))
        opening.let_go()

    monkeypatch.setattr(Replay, "_take", let_go)
    opening.start()
    opening.wait()
    settled()
    assert (heard, len(judged)) == ([], 1)


def test_what_has_come_before_it_is_let_go_of_is_told_to_nobody(qapp, tmp_path):
    """The page that asked may be gone: its language was changed, or somebody went back."""
    (tmp_path / "a").write_bytes(race()[0])
    heard: list[object] = []
    opening = LogLoader([tmp_path / "a"], None, qapp, heard.append, heard.append)
    opening.start()
    opening.wait()  # it has ended, and the window has not looked yet
    opening.let_go()
    settled()
    assert heard == []
