"""Cards to choose from: always one is chosen, by a click or an arrow key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout

from gui.kit.focus import use_keys, use_mouse
from gui.kit.pick import Ground, Pick, PickCard
from gui.kit.theme import look
from tests.gui.kit.drawn import seen


@pytest.fixture
def ground(qtbot):
    ground = Ground()
    ground.resize(600, 120)
    row = QHBoxLayout(ground)
    row.setContentsMargins(20, 20, 20, 20)
    cards = [PickCard(name) for name in ("one", "two", "three")]
    for card in cards:
        card.setFixedSize(150, 80)
        row.addWidget(card)
    qtbot.addWidget(ground)
    ground.show()
    return ground, cards, Pick(cards, ground)


def test_the_first_card_is_chosen_until_another_is_clicked(ground, qtbot):
    _, cards, pick = ground
    assert pick.current == 0
    with qtbot.waitSignal(pick.chosen) as told:
        QTest.mouseClick(cards[2], Qt.MouseButton.LeftButton)
    assert told.args == [2]
    assert [card.isChecked() for card in cards] == [False, False, True]


def test_a_second_click_leaves_the_card_chosen(ground):
    _, cards, pick = ground
    QTest.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    assert pick.current == 0
    assert cards[0].isChecked()


@pytest.mark.parametrize(("key", "at"), [(Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 2)])
def test_arrow_keys_move_the_choice_in_a_circle_and_the_focus_with_it(ground, qtbot, key, at):
    _, cards, pick = ground
    cards[0].setFocus()
    qtbot.waitUntil(cards[0].hasFocus)
    QTest.keyClick(cards[0], key)
    assert pick.current == at
    assert cards[at].hasFocus()


def test_a_card_that_has_the_keys_shows_it_itself(ground, qtbot):
    _, cards, _ = ground
    ring = look().theme.ring
    use_keys()
    assert seen(cards[1].grab().toImage(), ring) == 0
    cards[1].setFocus()
    qtbot.waitUntil(cards[1].hasFocus)
    assert seen(cards[1].grab().toImage(), ring) > 100
    use_mouse()


def test_the_ring_lies_round_the_card_that_is_chosen(ground):
    whole, cards, pick = ground
    for at, card in enumerate(cards):
        pick.choose(at)
        image = whole.grab().toImage()
        beside = [
            image.pixelColor(one.x() - 2, one.geometry().center().y()).name().upper()
            == look().theme.act
            for one in cards
        ]
        assert beside == [one is card for one in cards]
