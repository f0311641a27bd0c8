"""Copies of a game, each compared to all: what differs is named, and what cannot be read."""

from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from gui.window.past.copies_page import CopiesPage
from gui.window.past.opened_log import LogLoader
from tests.gui.forged_log import forged
from tests.gui.race_log import race


@pytest.fixture
def page(qtbot):
    shown: list[int] = []
    page: Any = CopiesPage(None, shown.append)
    page.shown = shown
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.stop()


def judged(qtbot, page, path):
    found: list[object] = []
    opening = LogLoader([path], None, page, found.append)
    opening.start()
    qtbot.waitUntil(lambda: bool(found))
    opening.wait()
    return found[0]


@pytest.fixture
def paths(tmp_path):
    logs = {
        "mine": race()[0],
        "same": race()[0],
        "forged": forged()[0],
        "short": race(steps_max=5)[0],
        "song.mp3": b"la la la la la la la",
    }
    for name, data in logs.items():
        (tmp_path / name).write_bytes(data)
    return [tmp_path / name for name in logs]


def texts(page):
    return [label.text() for label in page.findChildren(QLabel)]


def test_every_copy_is_compared_to_every_other_and_by_itself(page, qtbot, paths):
    first, *others = paths
    page.compare(judged(qtbot, page, first), others)
    qtbot.waitUntil(lambda: len(page._copies) == 4 and len(page._unread) == 1)
    assert len(page._pairs()) == 6
    said = texts(page)
    assert said.count("the same") == 1
    assert said.count("same to step 5") == 3
    assert said.count("This copy was changed after the game") == 1
    assert any("The second copy is broken behind step" in one for one in said)
    assert any("song.mp3 is not a log of this program" in one for one in said)
    assert len(page.lines()) == 3, "each of the others to the first"


def test_one_goes_to_the_step_where_two_part(page, qtbot, paths):
    page.compare(judged(qtbot, page, paths[0]), [paths[3]])
    qtbot.waitUntil(lambda: len(page._copies) == 2)
    (go,) = [key for key in page.findChildren(QPushButton) if key.text() == "Go to step 5"]
    go.click()
    assert page.shown == [5]


def test_copies_of_another_comparison_are_forgotten(page, qtbot, paths):
    page.compare(judged(qtbot, page, paths[0]), [paths[1]])
    qtbot.waitUntil(lambda: len(page._copies) == 2)
    page.clear()
    assert page._copies == []
    page.compare(judged(qtbot, page, paths[0]), [paths[3]])
    qtbot.waitUntil(lambda: len(page._copies) == 2)
    assert "goes on to step" in page.lines()[0]
