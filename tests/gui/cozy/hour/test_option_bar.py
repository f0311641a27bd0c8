"""Options: exactly those that are legal can be pressed, the others say why."""

import pytest
from PySide6.QtWidgets import QWidget

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Pass, PlaceWorm
from core.cozy.hour import legal
from gui.cozy.hour.option_bar import OPTIONS, OptionBar
from gui.parts.theme import size_text
from tests.core.cozy.play import game
from tests.core.cozy.scenes import colony_of, turn_of


@pytest.fixture
def bar(qtbot):
    bar = OptionBar()
    qtbot.addWidget(bar)
    return bar


def test_an_option_can_be_pressed_exactly_if_it_is_legal(bar):
    """C4.3, C7."""
    for before, _, _ in game(3, 1):
        if before.stack:
            continue
        options = tuple(legal(before))
        bar.show_options(before, options, None, "")
        for option in OPTIONS:
            is_legal = any(isinstance(one, option) for one in options)
            assert bar.buttons[option].isEnabled() is is_legal
            assert bool(bar.why[option]) is not is_legal


def test_a_grey_option_says_why(bar):
    """C11.3."""
    turn = turn_of(colony_of())
    bar.show_options(turn, tuple(legal(turn)), PlaceWorm, "")
    assert bar.why[ChooseToAct] == "there are no worms yet"
    assert "there are no worms yet" in bar.buttons[ChooseToAdd].toolTip()
    assert bar.buttons[PlaceWorm].isChecked()


def test_a_press_and_a_hover_are_told(bar, qtbot):
    turn = turn_of(colony_of())
    bar.show_options(turn, tuple(legal(turn)), None, "")
    with qtbot.waitSignal(bar.chosen) as chosen:
        bar.buttons[Pass].click()
    assert chosen.args == [Pass]


def test_between_hours_nothing_can_be_pressed_and_it_says_why(bar):
    bar.show_options(None, (), None, "Signing.")
    assert {button.toolTip() for button in bar.buttons.values()} == {"Signing."}
    assert not any(button.isEnabled() for button in bar.buttons.values())


def assert_words(qtbot, width: int, rows: int) -> None:
    """Show the bar in a window that leaves it *width* px."""
    frame = QWidget()
    qtbot.addWidget(frame)
    bar = OptionBar()
    bar.setParent(frame)
    bar.setGeometry(0, 0, width, 60)
    frame.show()
    buttons = list(bar.buttons.values())
    assert [button.text() for button in buttons] == ["A  Legen", "B  Organ", "C  Nutzen", "Passen"]
    qtbot.waitUntil(lambda: len({button.y() for button in buttons}) == rows)
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())


def test_in_german_every_option_keeps_its_words_in_one_row(german, qtbot, qapp):
    """287 px are left for it at 1024x600."""
    size_text(qapp, 9)
    assert_words(qtbot, 287, rows=1)


def test_with_larger_text_they_keep_them_in_two_rows(german, qtbot, qapp):
    size_text(qapp, 14)
    assert_words(qtbot, 287, rows=2)
    assert_words(qtbot, 600, rows=1)
