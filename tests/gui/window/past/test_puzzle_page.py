"""The page of puzzles: one move is asked for, and it is told whether that wins."""

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.bots import straight
from core.wormup.actions import move_action
from gui.report.puzzles import Asked, asked_at, shipped
from gui.window.past.puzzle_page import PuzzlePage
from net.protocol.commands import Play
from tests.gui.heard_shell import HeardShell


@pytest.fixture
def page(qtbot):
    page = PuzzlePage(HeardShell())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.stop()


@pytest.fixture
def told(page):
    """Collect what the page says."""
    return page._shell.toasts


def shown(page, qtbot):
    qtbot.waitUntil(lambda: page.table is not None)


def play(page, qtbot, told, move):
    told.clear()
    page.submit(Play(len(page._stand.steps) + 1, move_action(move)))
    qtbot.waitUntil(lambda: bool(told))
    return told[-1]


def test_a_move_that_does_not_win_is_told_taken_back_and_the_win_is_found(
    page, qtbot, told, tmp_path
) -> None:
    path = tmp_path / "one.puzzle"
    shutil.copy(shipped()[1], path)
    asked = asked_at(path)
    assert isinstance(asked, Asked)
    page.show_puzzles([path])
    shown(page, qtbot)
    assert page.title.text() == "Dana moves 7: find the win."
    assert page.next.isHidden()
    race, seat = page._stand.state.race, asked.puzzle.seat
    assert "does not win" in play(page, qtbot, told, straight.move(race, seat))
    QTest.keyClick(page, Qt.Key.Key_F4)
    qtbot.waitUntil(lambda: page._stand is not None and page._stand.is_ours)
    assert play(page, qtbot, told, asked.puzzle.win) == "Solved!"
    assert list(tmp_path.iterdir()) == [path], "nothing is kept beside it"


def test_the_next_puzzle_follows_the_last_is_followed_by_the_first(page, qtbot) -> None:
    paths = shipped()[-2:]
    page.show_puzzles(paths)
    for number in (1, 2, 1):
        shown(page, qtbot)
        assert page.title.text().startswith(f"Puzzle {number} of 2: ")
        page.next.click()
    shown(page, qtbot)


def test_a_file_that_is_none_leads_back_with_a_sentence(page, qtbot, told, tmp_path) -> None:
    path = tmp_path / "list.puzzle"
    path.write_bytes(b"butter")
    with qtbot.waitSignal(page.left):
        page.show_puzzles([path])
    qtbot.waitUntil(lambda: bool(told))
    assert "list.puzzle is no puzzle" in told[0]
