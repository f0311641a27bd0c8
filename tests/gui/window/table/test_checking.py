"""A finished game is checked at once."""

from gui.window.table.checking import Checking
from tests.gui.race_log import race


def test_a_log_that_checks_is_told(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    log.write_bytes(race()[0])
    checking = Checking(qapp)
    with qtbot.waitSignal(checking.checked, timeout=20_000):
        checking.check(log)
    checking.stop()


def test_a_log_that_does_not_check_gets_no_stamp(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    damaged = bytearray(race()[0])
    damaged[len(damaged) // 2] ^= 1
    log.write_bytes(damaged)
    checking = Checking(qapp)
    with qtbot.assertNotEmitted(checking.checked):
        checking.check(log)
        opening = checking._opening
        assert opening is not None
        with qtbot.waitSignal(opening.finished, timeout=20_000):
            pass
    checking.stop()


def test_one_log_is_checked_once(qapp, qtbot, tmp_path):
    log = tmp_path / "log"
    log.write_bytes(race()[0])
    checking = Checking(qapp)
    checking.check(log)
    opening = checking._opening
    checking.check(log)
    assert checking._opening is opening
    checking.stop()
