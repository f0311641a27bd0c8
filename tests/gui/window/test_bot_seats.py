"""Bots of the window: real processes that end with it."""

import subprocess

from core.table.signing import SigningKey
from gui.window.bot_seats import NAMES, BotSeats
from gui.window.bridge import NodeBridge
from net.driver.folder import folder_name
from net.driver.identity import LAST, load_identity
from net.driver.place import NodePlace
from tests.gui.race_log import race
from tests.gui.rooms import TERMS, bot, free_port
from tests.world import HANG_S


def seats(data):
    return BotSeats(NodeBridge(NodePlace("Ann", "1", data, loopback=True, meet=free_port())))


def test_bots_keep_their_identity_and_end_with_the_window(qtbot, tmp_path):
    bots = seats(tmp_path)
    bots.start(TERMS, 2, "easy")
    qtbot.waitUntil(
        lambda: all((tmp_path / "bots" / name / "identity").exists() for name in NAMES[:2]),
    )
    processes = list(bots._running.values())
    bots.close()
    seeds = [load_identity(tmp_path / "bots" / name).seed for name in NAMES[:2]]
    assert [SigningKey(seed).public[0] for seed in seeds] == [LAST] * 2  # people open the table
    assert all(process.state() == process.ProcessState.NotRunning for process in processes)


def test_the_window_waits_for_no_bot_that_ends_and_the_next_of_its_name_does(qtbot, tmp_path):
    """Two with one key would sign against each other."""
    bots = seats(tmp_path)
    bots.start(TERMS, 1, "easy")
    (old,) = bots._running.values()
    assert old.waitForStarted()
    bots.stop()
    bots.start(TERMS, 1, "easy")
    (new,) = bots._running.values()
    assert (old.state(), new.state()) == (old.ProcessState.Running, old.ProcessState.NotRunning)
    both = []
    new.started.connect(lambda: both.append(old.state()))
    qtbot.waitUntil(lambda: len(both) == 1)
    assert both == [old.ProcessState.NotRunning]
    bots.close()


def test_a_bot_that_is_stopped_before_its_turn_never_starts(qtbot, tmp_path):
    bots = seats(tmp_path)
    bots.start(TERMS, 1, "easy")
    assert bots._running[NAMES[0]].waitForStarted()
    bots.stop()
    bots.start(TERMS, 1, "easy")
    (second,) = bots._running.values()
    bots.close()
    assert second.state() == second.ProcessState.NotRunning
    assert bots._ending == {}


def test_without_bots_with_games_none_is_started_again(qtbot, tmp_path):
    bots = seats(tmp_path)
    bots.resume(tmp_path / "nowhere")
    assert bots._running == {}


def test_one_more_bot_takes_a_name_that_nobody_at_the_table_has(qtbot, tmp_path):
    bots = seats(tmp_path)
    bots.start(TERMS, 1, "easy")
    bots.start(TERMS, 1, "easy", ("Ann", f"{NAMES[1]} (bot)"))
    assert list(bots._running) == [NAMES[0], NAMES[2]]
    bots.close()


def test_bots_on_this_machine_have_our_join_code_as_a_second_way(qtbot, tmp_path):
    """On macOS loopback takes no broadcast."""
    bridge = NodeBridge(NodePlace("Ann", "1", tmp_path, loopback=True, meet=free_port()))
    bridge.start(alone=True)
    bots = BotSeats(bridge)
    bots.start(TERMS, 1, "easy")
    arguments = bots._running[NAMES[0]].arguments()
    assert arguments[arguments.index("--meet") + 1] == str(bridge.place.meet)
    assert arguments[arguments.index("--join") + 1] == bridge.join_codes[0].text
    assert "--loopback" in arguments
    bots.close()
    bridge.close()


def kept(data, bot, secret, log):
    """Keep *log* as a game of *bot*."""
    folder = data / "bots" / bot / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "log").write_bytes(log)
    return folder.name


def test_only_the_bots_of_a_game_go_on_and_with_that_game(qtbot, tmp_path):
    """A bot may have several unfinished games, newer ones too."""
    asked, other = race(seed=1, steps_max=5)[0], race(seed=2, steps_max=5)[0]
    ours = tmp_path / "games" / "ours"
    ours.mkdir(parents=True)
    (ours / "log").write_bytes(asked)
    wanted = kept(tmp_path, "Bea", bytes(32), asked)
    kept(tmp_path, "Bea", bytes([1] * 32), other)
    kept(tmp_path, "Cid", bytes([2] * 32), other)
    bots = seats(tmp_path)
    bots.resume(ours)
    assert list(bots._running) == ["Bea"]
    arguments = bots._running["Bea"].arguments()
    assert arguments[arguments.index("--resume") + 1] == wanted
    bots.close()


def test_a_bot_ends_when_nobody_holds_the_pipe_to_it_any_more(tmp_path):
    """So it ends with its window even if that is killed; it closes what it has open."""
    process = bot("Bea", tmp_path, free_port(), "--tied", stdin=subprocess.PIPE)
    with process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=HANG_S) == 1  # nothing was played, and it is no minute yet
