"""Opening a table: only one that the rules allow."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QScrollArea

from core.games import rules_for
from gui.parts.theme import look, wear
from gui.window.start.open_page import OpenPage


def page_of(qtbot):
    page = OpenPage()
    qtbot.addWidget(page)
    page.show()
    return page


def press_open(qtbot, page):
    (button,) = [b for b in page.findChildren(QPushButton) if b.text() == "Open this table"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_click_opens_what_was_chosen_with_its_bots(qtbot):
    page = page_of(qtbot)
    page._seats.setValue(4)
    page._bots.setValue(2)
    with qtbot.waitSignal(page.opened) as told:
        press_open(qtbot, page)
    terms, bots, level = told.args
    assert (terms.rules_id, terms.seats, bots, level) == ("wormup/gryphon2010", 4, 2, "easy")


def test_every_game_offered_can_be_opened(qtbot):
    page = page_of(qtbot)
    for game in range(page._game.count()):
        page._game.setCurrentIndex(game)
        terms = page.terms()
        rules = rules_for(terms.rules_id)
        assert rules is not None
        assert rules.options_refusal(terms.options, terms.seats) is None
        with qtbot.waitSignal(page.opened):
            press_open(qtbot, page)


def test_there_is_always_a_seat_left_for_us(qtbot):
    page = page_of(qtbot)
    page._seats.setValue(3)
    assert page._bots.maximum() == 2


def test_the_fields_of_both_games_begin_at_one_line(qtbot, qapp):
    page = page_of(qtbot)
    fields = [page._game, page._seats, *page.findChildren(QComboBox, "edition")]
    assert len(fields) == 3

    def are_aligned():
        return len({field.mapTo(page, field.rect().topLeft()).x() for field in fields}) == 1

    for size in (1.0, 2.0, 1.0):
        wear(qapp, replace(look(), size=size))
        qtbot.waitUntil(are_aligned)


@pytest.mark.parametrize("game", [0, 1])
def test_with_the_largest_text_nothing_is_scrolled_sideways(german, qtbot, qapp, game):
    """1024x600; what the table will be stands below the choices then."""
    wear(qapp, replace(look(), size=1.0))
    page = page_of(qtbot)
    page._game.setCurrentIndex(game)
    page.resize(1024, 560)
    qtbot.waitUntil(lambda: page._choices.width() < 700)
    wear(qapp, replace(look(), size=2.0))
    qtbot.waitUntil(lambda: page._choices.width() > 900)
    for area in page.findChildren(QScrollArea):
        assert area.horizontalScrollBar().maximum() == 0
