"""One game on the screen: as it is, as it was, and questions about what is looked at."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.parts.game_view import GameView
from gui.parts.log_view import LogView
from gui.parts.timeline import Timeline
from gui.window.table.viewer import Viewer
from gui.wormup.race_view import RaceView
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


@pytest.fixture
def viewer(qtbot):
    """Return a viewer on a page with one button beside it."""
    page, viewer = QWidget(), Viewer(QLabel("nothing yet"), QLabel("not yet"))
    column = QVBoxLayout(page)
    column.addWidget(viewer)
    column.addWidget(QPushButton("beside"))
    qtbot.addWidget(page)
    page.resize(1000, 560)
    page.show()
    yield viewer
    viewer.timeline.stop()


def play(viewer, table, upto=10_000):
    for done in table.completed[:upto]:
        viewer.show_step(done)
    viewer.live.show_table(snapshot_of(table))
    viewer.live.skip()
    viewer.cover(None)


def shown(viewer):
    return viewer._stack.currentWidget()


@pytest.fixture
def answers(viewer):
    """Return what the viewer answers to questions, each as one text."""
    answers: list[str] = []
    viewer.answered.connect(lambda _heading, lines: answers.append("\n".join(lines)))
    return answers


def test_a_cover_is_shown_until_there_is_a_board_and_whenever_it_is_wanted(viewer):
    first, other = (viewer._stack.widget(at) for at in range(2))
    assert shown(viewer) is first
    play(viewer, race(steps_max=3)[1])
    assert shown(viewer) is viewer.live is viewer.board
    viewer.cover(other)
    assert shown(viewer) is other


def test_the_past_can_be_looked_at_although_the_present_is_covered(viewer):
    play(viewer, race(steps_max=6)[1])
    viewer.cover(viewer._stack.widget(0))
    viewer.look_back_to(3)
    assert isinstance(shown(viewer), GameView)
    viewer.look_back(on=False)
    assert shown(viewer) is viewer._stack.widget(0)


@pytest.mark.parametrize("game", [race, cozy_game])
def test_a_step_looked_back_at_stays_while_the_game_goes_on(viewer, game):
    table = game()[1]
    play(viewer, table, 8)
    viewer.look_back_to(3)
    viewer.show_step(table.completed[8])
    assert viewer.looked_at is table.completed[2]
    assert not viewer.live.is_moving
    viewer.look_back(on=False)
    assert viewer.looked_at is None
    assert viewer.board is viewer.live


def test_a_click_on_the_past_is_told_and_one_on_the_present_is_not(viewer):
    play(viewer, race(steps_max=9)[1])
    heard: list[object] = []
    viewer.pointed.connect(heard.append)
    viewer.live.pointed.emit((1, 2))
    assert heard == []
    viewer.look_back_to(4)
    viewer.board.pointed.emit((3, 4))
    assert heard == [(3, 4)]


def test_from_one_past_step_to_the_next_no_other_is_shown_between(viewer):
    play(viewer, race(steps_max=9)[1])
    viewer.look_back_to(4)
    seen = []
    viewer.turned.connect(lambda: seen.append(viewer.looked_at.step.number))
    viewer.look_back_to(5)
    assert set(seen) == {5}


def test_each_turn_to_another_step_and_back_to_the_present_is_told(viewer):
    play(viewer, race(steps_max=9)[1])
    seen = []
    viewer.turned.connect(lambda: seen.append(viewer.looked_at and viewer.looked_at.step.number))
    viewer.look_back_to(4)
    viewer.findChild(Timeline).go(5)
    viewer.look_back(on=False)
    assert list(dict.fromkeys(seen)) == [9, 4, 5, None]


def test_steps_of_before_are_taken_without_motion(viewer):
    table = race()[1]
    viewer.take(table.completed)
    assert viewer.steps == table.completed
    assert not viewer.live.is_moving
    assert viewer.findChild(LogView).count() > 10


def test_of_a_finished_log_no_board_of_the_present_is_made(viewer):
    viewer.look_back(on=True)
    viewer.take(cozy_game(seats=2)[1].completed)
    viewer.look_back_to(len(viewer.steps))
    assert viewer.live is None
    assert viewer.board is shown(viewer)


def test_a_log_that_is_cleared_turns_to_none_of_its_steps(viewer):
    viewer.take(race(steps_max=6)[1].completed)
    viewer.look_back_to(4)
    viewer.look_back(on=False)
    turned: list[int] = []
    viewer.turned.connect(lambda: turned.append(1))
    viewer.clear()
    assert not turned


def test_one_log_after_another_leaves_nothing_of_the_first(viewer):
    viewer.look_back(on=True)
    for game in (race, cozy_game):
        viewer.clear()
        assert (viewer.steps, viewer.board, viewer.looked_at) == ([], None, None)
        assert viewer.findChild(LogView).count() == 0
        assert shown(viewer) is viewer._stack.widget(0)
        viewer.take(game(steps_max=9)[1].completed)
        viewer.look_back_to(9)
        assert viewer.looked_at is viewer.steps[8]
    assert not isinstance(viewer.board, RaceView)


def test_a_remark_stands_in_the_log_at_the_last_step(viewer, qtbot):
    viewer.chronicle.remark("too early")
    play(viewer, race(steps_max=5)[1])
    viewer.chronicle.remark("All agreed.")
    log = viewer.findChild(LogView)
    last = log.item(log.count() - 1)
    assert last.text() == "All agreed."
    with qtbot.waitSignal(log.chosen) as told:
        log.itemClicked.emit(last)
    assert told.args == [5]
    assert not log.findItems("too early", Qt.MatchFlag.MatchExactly)


def test_the_keys_go_along_with_the_board_but_not_away_from_a_button_beside_it(viewer, qtbot):
    page, beside = viewer.window(), viewer.window().findChildren(QPushButton)[-1]
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    play(viewer, race(steps_max=6)[1])
    assert viewer.live.isAncestorOf(page.focusWidget())
    viewer.look_back_to(2)
    assert viewer.board.isAncestorOf(page.focusWidget())
    beside.setFocus()
    viewer.look_back(on=False)
    assert page.focusWidget() is beside


def test_a_moment_without_rules_still_names_its_step(viewer, answers, monkeypatch):
    monkeypatch.setattr(RaceView, "explain", lambda _: [])
    play(viewer, race(steps_max=6)[1])
    viewer.look_back_to(1)
    viewer.explain()
    (told,) = answers
    assert told.startswith("Step 1\n")
    assert "Nothing is to be explained here." in told


def test_before_anything_was_opened_there_are_no_dice(viewer, answers):
    viewer.show_dice()
    assert "Nothing has been opened" in answers[0]


def test_dice_are_those_of_what_is_looked_at(viewer, answers):
    table = race()[1]
    first, *_, last = (d.step.number for d in table.completed if d.step.opens)
    play(viewer, table)
    viewer.live.dice_asked.emit()
    assert answers[-1].startswith(f"Step {last} joins")
    viewer.look_back_to(first)
    viewer.board.dice_asked.emit()
    assert answers[-1].startswith(f"Step {first} joins")


def test_nothing_of_a_step_is_told_before_it_has_been_shown(viewer, qtbot):
    table = race()[1]
    at = next(n for n, d in enumerate(table.completed) if d.step.opens)
    play(viewer, table, at)
    log = viewer.findChild(LogView)
    told: list[str] = []
    lines = log.count()
    viewer.logged.connect(told.append)
    viewer.show_step(table.completed[at])
    assert viewer.live.is_moving
    assert viewer.is_telling
    assert (log.count(), told) == (lines, [])
    viewer.live.skip()
    qtbot.waitUntil(lambda: not viewer.is_telling)
    assert log.count() > lines
    assert told


def test_who_looks_back_is_told_all_that_happened_first(viewer):
    table = race()[1]
    at = next(n for n, d in enumerate(table.completed) if d.step.opens)
    play(viewer, table, at)
    viewer.show_step(table.completed[at])
    viewer.look_back_to(2)
    assert not viewer.is_telling
