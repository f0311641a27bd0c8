"""The sheet of an evening: every term of a series, and the way back to a single game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from core.table.agreed import Agreed, joined, split
from core.wormup.profiles import PROFILES, Options
from gui.kit.button import Button
from gui.kit.controls import Choice, Stepper, Switch
from gui.report.terms_words import editions_for, placed
from gui.window.start.evening_sheet import EveningSheet, Wishes
from tests.gui.evening_log import terms

ALL = Wishes(7, is_in_turn=True, points=2, drops_worst=True, averages=True, bots=False)


@pytest.fixture
def room(qtbot):
    room = QWidget()
    room.resize(1280, 720)
    qtbot.addWidget(room)
    room.show()
    return room


def sheet_of(room, wishes=None, **more):
    sheet = EveningSheet(room, wishes, **more)
    sheet.show()
    return sheet


def press(sheet, text):
    button = next(button for button in sheet.findChildren(Button) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def plain(seats=3):
    found = placed(terms(seats=seats), None)
    assert found is not None
    return found


def test_what_was_chosen_before_is_shown_again(room):
    assert sheet_of(room, ALL).wishes() == ALL
    assert sheet_of(room).wishes() == Wishes()


def test_every_part_of_it_can_be_chosen(room):
    sheet = sheet_of(room)
    sheet.findChild(Stepper).set_value(7)
    turn, points = sheet.findChildren(Choice)
    turn.setCurrentIndex(1)
    points.setCurrentIndex(2)
    for switch in sheet.findChildren(Switch):
        switch.click()
    press(sheet, "Play an evening")
    assert sheet.result() == 1
    assert sheet.wishes() == ALL


def test_a_single_game_is_one_press_away(room):
    sheet = sheet_of(room, ALL)
    press(sheet, "Only one game")
    assert (sheet.result(), sheet.wishes()) == (1, None)


def test_an_evening_without_bots_is_said_to_be_a_promise(room):
    said = [label.text() for label in sheet_of(room).findChildren(QLabel)]
    assert any("Nobody can prove" in text for text in said)


def test_where_there_is_one_edition_nothing_takes_turns(room):
    sheet = sheet_of(room, ALL, has_turns=False)
    assert [one.isVisible() for one in sheet.findChildren(Choice)] == [False, True]
    assert sheet.wishes() == ALL._replace(is_in_turn=False)


@pytest.mark.parametrize(
    ("points", "seats", "earned"),
    [(0, 3, (5, 3, 2, 1)), (1, 3, (2, 1)), (1, 4, (3, 2, 1)), (2, 3, (1,))],
)
def test_points_are_given_by_place(points, seats, earned):
    assert Wishes(points=points).series(plain(seats), bytes(16)).points == earned


def test_every_series_can_be_agreed_to():
    for wishes in (ALL, Wishes(), Wishes(games=20), ALL._replace(games=2, points=1)):
        series = wishes.series(plain(), bytes(16))
        options = joined(Agreed(series=series), Options().plain())
        assert split(options)[0].series == series


def test_editions_take_turns_from_the_one_that_is_chosen_if_they_seat_so_many():
    found = editions_for(plain())
    assert found[0] == plain().rules_id
    assert sorted(found) == sorted(f"wormup/{edition}" for edition in PROFILES)
    series = ALL.series(plain(), bytes(16))
    assert series.editions == found
    assert series.edition == plain().rules_id
