"""The review in the window: it comes from a process of its own, is drawn, and can be stopped."""

import pytest

from gui.parts.chances import Chances
from gui.window.past.replay_page import ReplayPage
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

DEADLINE_MS = 120_000


@pytest.fixture
def page(qtbot):
    page = ReplayPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield page
    page.stop()


def reviewed(page, qtbot, path, data):
    path.write_bytes(data)
    page.open(path)
    qtbot.waitUntil(lambda: page._opened is not None)
    page._game.review.click()
    assert page.currentWidget() is page._review
    return page._review


def test_a_race_is_reviewed_and_a_step_of_the_chart_is_shown(page, qtbot, tmp_path) -> None:
    review = reviewed(page, qtbot, tmp_path / "log", race(steps_max=8)[0])
    assert not review._bar.isHidden()
    qtbot.waitUntil(lambda: not review._reviewer.is_running, timeout=DEADLINE_MS)
    assert review._bar.isHidden()
    assert "By bots, +- 5 %" in review.said
    assert "Best bid: " in review.said
    assert (tmp_path / "review").exists()
    review.findChild(Chances).chosen.emit(4)
    assert page.currentWidget() is page._game
    assert page._viewer._timeline.step == 4


def test_hours_are_reviewed_too(page, qtbot, tmp_path) -> None:
    review = reviewed(page, qtbot, tmp_path / "log", cozy_game(steps_max=5)[0])
    qtbot.waitUntil(lambda: bool(review.said), timeout=DEADLINE_MS)
    assert "1 AM: Ann" in review.said


def test_a_review_can_be_stopped_and_leaves_the_log_alone(page, qtbot, tmp_path) -> None:
    log = race()[0]
    review = reviewed(page, qtbot, tmp_path / "log", log)
    review._halt.click()
    assert not review._reviewer.is_running
    assert review._bar.isHidden()
    review.left.emit()
    assert page.currentWidget() is page._game
    assert {file.name for file in tmp_path.iterdir()} == {"log"}
    assert (tmp_path / "log").read_bytes() == log


def test_a_program_that_cannot_be_started_is_told(page, qtbot, tmp_path, monkeypatch) -> None:
    nowhere = str(tmp_path / "nowhere")
    monkeypatch.setattr("gui.window.own_program.self_command", lambda: [nowhere])
    review = reviewed(page, qtbot, tmp_path / "log", race(steps_max=8)[0])
    qtbot.waitUntil(lambda: bool(review.said))
    assert review.said == "This game could not be looked back at."
