"""Another sheet is looked at, and its hour is shown again."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.decisions import PlaceWorm
from core.cozy.grid import Cell
from gui.cozy.around.past_hours import past_hours
from gui.cozy.cozy_view import CozyView
from gui.cozy.sheet_words import points_words
from tests.gui.cozy.hands import hour_of, pass_hour, press
from tests.gui.cozy.local import LocalTable
from tests.gui.cozy_log import cozy_game
from tests.gui.snapshots import snapshot_of


def test_another_sheet_is_enlarged_its_hour_watched_and_ours_comes_back(view, clock):
    """C11.12."""
    table = LocalTable(view, 1, 2)
    table.start()
    pass_hour(view)
    view.look_at(1)
    assert view.sheet.picture is not None
    assert view.sheet.picture.turn == table.state.turns[1]
    view.film.set_pace(10)
    view.look.watch.click()
    clock.pass_time(1000)
    assert not view.film.is_running
    assert view.sheet.picture.turn == table.state.turns[1]
    view.look.back.click()
    assert view.sheet.picture.turn == view.draft_of_hour.turns[-1]


def test_nothing_is_decided_while_another_sheet_is_looked_at(view):
    LocalTable(view, 1, 2).start()
    view.look_at(1)
    QTest.keyClick(view.sheet, Qt.Key.Key_P)
    press(view, Cell(3, 3))
    assert hour_of(view).decisions == ()


def test_a_replay_shows_each_step_in_motion_and_moments_as_they_are(view, qtbot):
    """C11.13: from the same log, without a seat."""
    table = LocalTable(view, 1, 2)
    table.start()
    pass_hour(view)
    replay = CozyView()
    qtbot.addWidget(replay)
    replay.resize(1024, 600)
    replay.show()
    replay.film.set_pace(1)
    for done in table.mine.completed:
        if done.step.state is not None:
            replay.show_step(done)
    qtbot.waitUntil(lambda: not replay.film.is_running)
    replay.show_moment(("Ann", "Ben"), table.state)
    replay.look_at(1)
    assert replay.sheet.picture is not None
    assert replay.sheet.picture.turn == table.state.turns[1]
    assert replay.looking.seat is None
    assert replay.look.back.isHidden()
    assert len(replay.explain()) >= 5
    assert [state.number for state in replay.seat_states(None)] == [
        points_words(score.total) for score in table.state.scores()
    ]


def test_a_film_shows_the_hour_that_it_names(view, qtbot):
    """While 1 AM is shown, header, dice and rows say 1 AM, and the chain grows with the sheet."""
    table = LocalTable(view, 1, 2)
    table.start()
    place = next(one for one in view.draft_of_hour.legal if isinstance(one, PlaceWorm))
    view.editor.decide(place)
    view.editor.decide(view.draft_of_hour.legal[0])
    while not hour_of(view).is_over:
        view.editor.decide(view.draft_of_hour.legal[-1])
    view.editor.ask_to_sign()
    view.editor.ask_to_sign()
    replay = CozyView()
    qtbot.addWidget(replay)
    replay.resize(1024, 600)
    replay.show()
    acted = next(done for done in table.mine.completed if past_hours(done))
    replay.show_step(acted)
    assert replay.film.is_running
    assert replay.look.dice.title.text().startswith("1 AM, columns")
    assert replay.look.dice.mine[0].accessibleName() != "a die, not rolled yet"
    assert replay.look.log.toPlainText() == ""
    assert replay.look.scores.hour.text() == "hour 1 of 16"
    assert replay.seat_states(None)[0].number == "0"
    replay.skip()
    assert replay.look.dice.title.text().startswith("1 AM, columns")
    assert replay.look.log.toPlainText() != ""
    assert replay.seat_states(None)[0].number == points_words(table.state.scores()[0].total)


@pytest.mark.parametrize("seat", [None, 0])
def test_who_looks_on_is_told_so_for_as_long_as_that_lasts(view, seat):
    table = cozy_game(seats=2, number=3, steps_max=14)[1]
    view.show_table(snapshot_of(table, seat=seat, may_act=False))
    assert view.look.looks_on.isVisible() is (seat is None)
