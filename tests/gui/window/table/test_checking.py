"""A finished game is checked at once."""

from pathlib import Path

from gui.window.table.checking import Checking
from tests.gui.race_log import race


def test_a_log_that_checks_is_told(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    log.write_bytes(race()[0])
    checking = Checking(qapp)
    with qtbot.waitSignal(checking.checked) as told:
        checking.check(log)
    assert told.args == [log]
    checking.stop()


def test_a_log_that_does_not_check_gets_no_stamp(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    damaged = bytearray(race()[0])
    damaged[len(damaged) // 2] ^= 1
    log.write_bytes(damaged)
    checking = Checking(qapp)
    with qtbot.assertNotEmitted(checking.checked):
        checking.check(log)
        with qtbot.waitSignal(checking._openings[log].finished):
            pass
    checking.stop()


def test_one_log_is_checked_once(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    log.write_bytes(race()[0])
    checking = Checking(qapp)
    checking.check(log)
    opening = checking._openings[log]
    checking.check(log)
    assert checking._openings == {log: opening}
    checking.stop()


def test_the_next_game_does_not_stop_the_check_of_the_last_one(qapp, qtbot, tmp_path):
    told: list[Path] = []
    checking = Checking(qapp)
    checking.checked.connect(told.append)
    for name in ("one", "two"):
        (tmp_path / name).write_bytes(race()[0])
        checking.check(tmp_path / name)
    qtbot.waitUntil(lambda: len(told) == 2)
    checking.stop()
