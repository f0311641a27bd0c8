"""The score of the evening."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.table.looks import BY_SEAT
from gui.parts.game_view import EndAction
from gui.report.evening_score import PlayerEvening, ShownEvening, evenings_of
from gui.report.series import standings
from gui.window.table.evening_page import EveningPage
from tests.gui.evening_log import FIRST, terms
from tests.gui.report.test_series import THREE as SERIES

_CEM = PlayerEvening("Cem", BY_SEAT[2], (1, 3, 2, 1, 2), 2, (3, 4, 6, 9, 11))
_ANN = PlayerEvening("Ann", BY_SEAT[0], (2, 1, 3, 2, 3), 1, (2, 5, 6, 8, 9))
_DORA = PlayerEvening("Dora", BY_SEAT[3], (3, 2, 4, 4, 0), 0, (1, 3, 3, 3, 3))
_ALL = (_CEM, _ANN, _DORA)


@pytest.fixture
def page(qtbot):
    page = EveningPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.show_evening(ShownEvening(_ALL, are_races=True, all_check=True))
    return page


def test_the_leader_is_named_and_what_has_been_played(page):
    assert page.title.text() == "Cem's evening"
    assert page.games.text() == "5 races"
    assert page.checked.isVisible()
    assert page.tray.heading.text() == "Cem leads by two"
    page.show_evening(ShownEvening(_ALL, are_races=False, all_check=False))
    assert page.games.text() == "5 games"
    assert page.checked.isHidden()


@pytest.mark.parametrize("place", range(3))
def test_every_player_has_a_row_and_a_worm(page, place):
    table, chart = page.table.grab().toImage(), page.chart.grab().toImage()
    other = replace(_ALL[place], name="Zoe")
    others = (*_ALL[:place], other, *_ALL[place + 1 :])
    page.show_evening(ShownEvening(others, are_races=True, all_check=True))
    assert page.table.grab().toImage() != table
    assert page.chart.grab().toImage() != chart


def test_the_table_can_be_read_aloud(page):
    said = page.table.accessibleDescription()
    assert "Cem: 2 wins, 11 points." in said


def test_nothing_covers_the_tray(page):
    for card in (page.table, page.chart):
        assert card.geometry().bottom() < page.tray.geometry().top()
    assert page.table.geometry().right() < page.chart.geometry().left()


def test_the_keys_say_what_is_wished_and_escape_leads_back(page, qtbot):
    for key, wish in (
        (page.close_table, EndAction.CLOSE),
        (page.save, EndAction.SAVE),
        (page.next_game, EndAction.AGAIN),
    ):
        with qtbot.waitSignal(page.wished) as wished:
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        assert wished.args == [wish]
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_series_says_how_far_it_is_how_points_are_given_and_what_follows(page):
    (found,) = standings(SERIES[:2])
    now = terms(SERIES[1].series._replace(editions=FIRST.editions))
    shown = ShownEvening(
        evenings_of(found), are_races=True, all_check=True, series=found, terms=now
    )
    page.show_evening(shown)
    assert page.games.text() == "2 of 3 races"
    assert page.next_game.text() == "Next race (3 of 3)"
    assert page.tray.heading.text() == "Ann and Ben lead together"
    assert page.table._said == "Points by place: 5, 3, 2."


def test_after_the_last_game_of_a_series_its_winner_is_said_with_what_is_missing(page):
    (found,) = standings([SERIES[0], SERIES[2]])
    page.show_evening(
        ShownEvening(evenings_of(found), are_races=True, all_check=False, series=found)
    )
    assert page.tray.heading.text() == "Ann has won the evening"
    assert page.tray.said.text() == "Game 2 is missing."
    assert page.next_game.text() == "Again!"
