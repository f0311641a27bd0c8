"""Options: exactly those that are legal can be pressed, the others say why."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QFontMetrics

from core.cozy.decisions import ChooseToAct, ChooseToAdd, PlaceWorm
from core.cozy.hour import legal
from gui.cozy.hour.option_bar import OptionBar
from gui.kit.theme import Type, font, look, wear
from tests.core.cozy.play import game
from tests.core.cozy.scenes import colony_of, turn_of


@pytest.fixture
def refused():
    return []


@pytest.fixture
def bar(qtbot, refused):
    bar = OptionBar(refused.append)
    qtbot.addWidget(bar)
    return bar


def test_an_option_can_be_pressed_exactly_if_it_is_legal(bar):
    """C4.3, C7."""
    for before, _, _ in game(3, 1):
        if before.stack:
            continue
        options = tuple(legal(before))
        bar.show_options(before, options, None, "")
        for option, card in bar.buttons.items():
            is_legal = any(isinstance(one, option) for one in options)
            assert bool(card.why) is not is_legal
            assert bool(bar.why[option]) is not is_legal


def test_a_grey_option_says_why(bar):
    """C11.3."""
    turn = turn_of(colony_of())
    bar.show_options(turn, tuple(legal(turn)), PlaceWorm, "")
    assert bar.why[ChooseToAct] == "There are no worms yet"
    assert "There are no worms yet" in bar.buttons[ChooseToAdd].toolTip()
    assert bar.buttons[PlaceWorm].isChecked()


def test_a_press_and_a_hover_are_told(bar, qtbot):
    turn = turn_of(colony_of())
    bar.show_options(turn, tuple(legal(turn)), None, "")
    with qtbot.waitSignal(bar.chosen) as chosen:
        bar.buttons[PlaceWorm].click()
    assert chosen.args == [PlaceWorm]


def test_between_hours_nothing_can_be_pressed_and_it_says_why(bar):
    bar.show_options(None, (), None, "Signing.")
    assert {button.toolTip() for button in bar.buttons.values()} == {"Signing."}
    assert {card.why for card in bar.buttons.values()} == {"Signing."}


def test_the_option_that_was_chosen_still_looks_so_and_no_card_repeats_the_question(bar):
    bar.resize(510, 120)
    bar.show_options(None, (), None, "The option of this hour is chosen already.")
    place, give = bar.buttons[PlaceWorm], bar.buttons[ChooseToAdd]
    blank = give.grab().toImage()
    bar.show_options(None, (), PlaceWorm, "The option of this hour is chosen already.")
    mint = QColor(look().theme.mint)
    chosen, other = (card.grab().toImage() for card in (place, give))
    assert chosen.pixelColor(chosen.width() - 20, chosen.height() - 20) == mint
    assert other.pixelColor(other.width() - 20, other.height() - 20) != mint
    bar.show_options(None, (), PlaceWorm, "Another sentence, as long as any of the others here is.")
    assert give.grab().toImage() == blank


def test_a_barred_option_that_is_clicked_says_why(bar, refused):
    turn = turn_of(colony_of())
    bar.show_options(turn, tuple(legal(turn)), None, "")
    bar.buttons[ChooseToAct].click()
    assert "no worms yet" in refused[0]
    assert not bar.buttons[ChooseToAct].isChecked()


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_in_german_every_option_keeps_its_name_at_every_text_size(german, qtbot, qapp, size):
    """Half of the smallest window is left for the hand."""
    wear(qapp, replace(look(), art=0.8, size=size))
    bar = OptionBar(print)
    qtbot.addWidget(bar)
    assert bar.minimumSizeHint().width() <= 490
    bar.resize(490, bar.sizeHint().height())
    bar.show()
    for card in bar.buttons.values():
        name = QFontMetrics(font(Type.NAME)).horizontalAdvance(card.text())
        assert name < card.width()
        assert bar.rect().contains(card.geometry())
