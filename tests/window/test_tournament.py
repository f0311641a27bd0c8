"""A tournament in six windows with real nodes: called, drawn, played, and its final."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from core.bots.levels import Level
from core.games import choose
from core.table.log import read
from core.wormup.course import COURSE_MIN
from core.wormup.profiles import Options
from gui.parts.theme import ARGUMENTS
from gui.report.bracket import brackets
from gui.report.verdict import replay_of, report
from gui.window.bridge import NodeBridge
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.settings import Settings
from net.driver.place import Place
from net.protocol.commands import Play
from tests.gui.rooms import TERMS, free_port

WAIT_MS = 120_000
PEOPLE = 6
SHORT = replace(TERMS, options=Options(course=COURSE_MIN).plain())


@pytest.fixture
def windows(qtbot, tmp_path):
    """Open six windows that hear each other on this machine."""
    app = QApplication.instance() or QApplication(["test", *ARGUMENTS])
    assert isinstance(app, QApplication)
    meet, opened = free_port(), []
    for number in range(PEOPLE):
        data = tmp_path / f"P{number}"
        settings = Settings(data)
        settings.mute = settings.calm = True
        bridge = NodeBridge(Place(f"P{number}", "0.2.0", data, loopback=True, meet=meet))
        window = MainWindow(bridge, settings, Speaker())
        window.resize(1024, 600)
        window.show()
        bridge.start()
        opened.append(window)
    yield opened
    for window in opened:
        window.close()
        window.deleteLater()


def _play(window, played):
    """Compare the emblem, and let a bot choose for the player of *window*, if it is due."""
    page = window._ours().page
    table = page._snapshot if page is not None else None
    if table is None:
        return
    if table.must_compare:
        page._emblem.compared.emit()
    elif table.may_act and table.seat is not None:
        key = id(window), page.genesis.game, table.step
        if key not in played:
            played.add(key)
            choice = choose(Level.STRAIGHT, table.rules, table.state, table.seat, bytes(32))
            page.asked.emit(Play(table.step, choice.action, choice.sealed))
    if page._viewer.live is not None:
        page._viewer.live.skip()


def _number(window):
    """Return the number of the table at which *window* sits, once its game has begun."""
    page = window._ours().page
    if page is None or page.genesis is None or page.genesis.agreed.drawn is None:
        return None
    return page.genesis.agreed.drawn.number


def _is_over(window):
    table = window._ours().page._snapshot if window._ours().page else None
    return bool(table and table.is_over)


@pytest.mark.timeout(280)
def test_six_people_are_drawn_to_two_tables_and_four_of_them_meet_in_the_final(
    windows, qtbot, tmp_path
):
    caller, *others = windows
    qtbot.waitUntil(
        lambda: all(w._lobby and len(w._lobby.people) == PEOPLE - 1 for w in windows),
        timeout=WAIT_MS,
    )
    caller._call_tournament(SHORT)
    qtbot.waitUntil(lambda: all(w._tournaments for w in windows), timeout=WAIT_MS)
    for window in others:
        window._show_tournament(window._tournaments[0].tournament.id)
        window._tournament_page()._big.click()
    page = caller._tournament_page()
    qtbot.waitUntil(lambda: page._big.why == "", timeout=WAIT_MS)
    page._big.click()
    qtbot.waitUntil(lambda: None not in map(_number, windows), timeout=WAIT_MS)
    assert sorted(map(_number, windows)) == [1, 1, 1, 2, 2, 2]

    played: set[tuple[int, bytes, int]] = set()

    def are_over(those):
        for window in those:
            _play(window, played)
        return all(map(_is_over, those))

    qtbot.waitUntil(lambda: are_over(windows), timeout=WAIT_MS)
    for window in windows:
        window._ours().page.left.emit("")
    assert all(w._pages.currentWidget() is w._tournament_page() for w in windows)
    qtbot.waitUntil(lambda: [*map(_number, windows)].count(0) == 4, timeout=WAIT_MS)
    finalists = [window for window in windows if _number(window) == 0]
    qtbot.waitUntil(lambda: are_over(finalists), timeout=WAIT_MS)

    for window in windows:
        window._bridge.close()
    logs = [read(path.read_bytes()) for path in tmp_path.glob("P*/games/*/log")]
    (bracket,) = brackets(filter(None, (report(log, replay_of(log)).met for log in logs)))
    assert bracket.faults == ()
    assert [table.number for table in bracket.tables] == [1, 2, 0]
    assert {one.place for one in bracket.tables[-1].people} == {1, 2, 3, 4}
