"""Playing on together: two windows with real nodes go on from a moment of a saved race."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from core.bots.levels import Level
from core.games import choose
from core.review.branch import origin_of
from core.table.log import read
from core.table.origin import Origin
from gui.report.judged import Verdict, replay_of
from gui.report.origins import stood
from gui.report.terms_words import terms_of
from gui.report.verdict import report
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from gui.window.ways import Log, Seat
from net.driver.place import NodePlace
from net.protocol.commands import Play
from tests.gui.race_log import begun_at, race
from tests.gui.report.test_saved import keep
from tests.gui.rooms import free_port
from tests.world import HANG_S

WAIT_MS = int(HANG_S * 1000)
STEP = 9


@pytest.fixture
def windows(qtbot, tmp_path):
    """Open two windows that hear each other on this machine; both have the log of a race."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    meet, opened = free_port(), []
    for name in ("Ann", "Ben"):
        data = tmp_path / name
        keep(data / "games", name.encode().ljust(32), race()[0])
        settings = Settings(data)
        settings.mute = settings.calm = True
        bridge = NodeBridge(NodePlace(name, "0.2.0", data, loopback=True, meet=meet))
        window = MainWindow(bridge, settings, Speaker())
        window.resize(1024, 600)
        window.show()
        bridge.start()
        opened.append(window)
    yield opened
    for window in opened:
        window.close()
        window.deleteLater()


def log_of(data):
    (folder,) = (one for one in (data / "games").iterdir() if (one / "log").exists())
    return folder / "log"


def open_log(window, qtbot, data):
    """Show the moment that is played on, and return the entries of its menu by their words."""
    window.ways.go(Log(log_of(data), step=STEP))
    page = window.ways.replay_page()
    qtbot.waitUntil(lambda: page.log.opened is not None, timeout=WAIT_MS)
    qtbot.mouseClick(page._game.play_on, Qt.MouseButton.LeftButton)
    menu = page._branching._menu
    assert isinstance(menu, QMenu)
    entries = {action.text(): action for action in menu.actions()}
    menu.close()
    return entries


def play(window, played):
    """Compare the emblem, and let a bot choose for the player of *window*, if it is due."""
    page = window.ways.ours().page
    table = page._snapshot if page is not None else None
    if table is None:
        return
    if table.must_compare:
        page._emblem._same.click()
    elif table.may_act and table.seat is not None and (id(window), table.step) not in played:
        played.add((id(window), table.step))
        choice = choose(Level.STRAIGHT, table.rules, table.state, table.seat, bytes(32))
        page.laptop.submit(Play(table.step, choice.action, choice.sealed))
    if page.viewer.live is not None:
        page.viewer.live.skip()


def step_of(window):
    table = window.ways.ours().page._snapshot if window.ways.ours().page else None
    return table.step if table is not None else 0


def checked_origin(log):
    """Check *log*, of a game that is not over, and return the moment from which it goes on."""
    file = read(log.read_bytes())
    replay = replay_of(file)
    found = report(file, replay)
    assert found.verdict is Verdict.UNFINISHED
    assert replay.table is not None
    assert found.origin is not None
    before = race()[1].completed[found.origin.step - 1]
    assert replay.table.completed[0].outcome.state == before.outcome.state
    return found.origin


def test_two_go_on_from_a_moment_with_a_bot_and_the_log_shows_that_it_stood_so(
    windows, qtbot, tmp_path
):
    ann, ben = windows
    earlier = log_of(tmp_path / "Ann")
    open_log(ann, qtbot, tmp_path / "Ann")["Together with friends here"].trigger()
    assert ann.ways.ours().page.is_waiting
    qtbot.waitUntil(
        lambda: bool(ben.ways.lobby and [one for one in ben.ways.lobby.people if one.table]),
        timeout=WAIT_MS,
    )
    (host,) = (one for one in ben.ways.lobby.people if one.table)
    assert host.problem is None
    ben.ways.go(Seat(host.table.terms))
    same = "Your log of that game shows the same position."
    qtbot.waitUntil(lambda: ben.ways.bubble and ben.ways.bubble.said == same)
    ann.ways.ours().page.waiting.table.bot_asked.emit()
    played: set[tuple[int, int]] = set()

    def are_on() -> bool:
        for window in windows:
            play(window, played)
        return all(step_of(window) > 5 for window in windows)

    qtbot.waitUntil(are_on, timeout=WAIT_MS)
    assert {"Ann", "Ben"} <= set(ann.ways.ours().page._snapshot.names)
    logs = [window._bridge.log for window in windows]
    for window in windows:
        window._bridge.close()
    origins = [checked_origin(log) for log in logs]
    assert origins == [origin_of(race()[1].completed, STEP)] * 2
    assert stood(origins[0], earlier)


def test_who_has_another_log_of_that_game_gets_up_again(windows, qtbot, tmp_path):
    ann, _ = windows
    there, other = race()[1], race(seed=4)[1]
    claimed = origin_of(other.completed, STEP)
    assert isinstance(claimed, Origin)
    identities = tuple(offer.identity for offer in there.genesis.offers)
    claimed = claimed._replace(game=there.genesis.game, identities=identities)
    forged = begun_at(claimed, there, seed=5)[1].genesis
    ann.ways.ours().sit_down(terms_of(forged))
    qtbot.waitUntil(lambda: ann.ways.page is ann.ways.start, timeout=WAIT_MS)
    assert "a position that your log does not show" in ann.ways.bubble.said
    assert ann.ways.ours().page is None


def test_the_end_of_a_game_cannot_be_played_on_together(windows, qtbot, tmp_path):
    ann, _ = windows
    window_step = len(race()[1].completed)
    ann.ways.go(Log(log_of(tmp_path / "Ann"), step=window_step))
    page = ann.ways.replay_page()
    qtbot.waitUntil(lambda: page.log.opened is not None, timeout=WAIT_MS)
    page._branching.ask_seat()
    (entry,) = (one for one in page._branching._menu.actions() if "Together" in one.text())
    page._branching._menu.close()
    assert not entry.isEnabled()
    assert "the game is over here" in entry.text()
