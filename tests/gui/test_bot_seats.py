"""Bots of the window: real processes that end with it."""

from gui.bot_seats import NAMES, BotSeats
from tests.gui.rooms import TERMS, free_port


def test_bots_keep_their_identity_and_end_with_the_window(qtbot, tmp_path):
    bots = BotSeats(tmp_path)
    bots.start(TERMS, 2, "easy", meet=free_port(), loopback=True)
    qtbot.waitUntil(
        lambda: all((tmp_path / "bots" / name / "identity").exists() for name in NAMES[:2]),
        timeout=20_000,
    )
    processes = list(bots._running.values())
    bots.stop()
    assert all(process.state() == process.ProcessState.NotRunning for process in processes)


def test_without_bots_with_games_none_is_started_again(qtbot, tmp_path):
    bots = BotSeats(tmp_path)
    bots.resume(meet=free_port(), loopback=True)
    assert bots._running == {}


def test_one_more_bot_takes_a_name_that_nobody_at_the_table_has(qtbot, tmp_path):
    bots, meet = BotSeats(tmp_path), free_port()
    bots.start(TERMS, 1, "easy", meet=meet, loopback=True)
    bots.start(TERMS, 1, "easy", ("Ann", f"{NAMES[1]} (bot)"), meet=meet, loopback=True)
    assert list(bots._running) == [NAMES[0], NAMES[2]]
    bots.stop()
