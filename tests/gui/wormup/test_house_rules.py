"""The card of the house rules: every option of a table is a switch that says what it changes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from core.wormup.profiles import PROFILES, Lanes, Options, SwingWhen, XTurn
from gui.kit.button import Button
from gui.kit.chip import Chip
from gui.kit.controls import Switch
from gui.wormup.house_rules import HouseRules

ALL = Options(
    repose=True,
    x_turn=XTurn.LAST,
    swing_when=SwingWhen.EITHER,
    lanes=Lanes.LOT,
    course=10_000,
    unopened_out=True,
)


@pytest.fixture
def room(qtbot):
    room = QWidget()
    room.resize(1280, 720)
    qtbot.addWidget(room)
    room.show()
    return room


def card_of(room, edition="venice1995", options=None):
    card = HouseRules(room, PROFILES[edition], options or Options())
    card.show()
    return card


def press(card, text):
    button = next(button for button in card.findChildren(Button) if button.text() == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_switch_each_makes_every_option_and_leaves_the_course(room):
    card = card_of(room, options=Options(course=10_000))
    for switch in card.findChildren(Switch):
        switch.click()
    assert card.options() == ALL


def test_what_was_chosen_before_is_on_and_counted(room):
    card = card_of(room, options=Options(x_turn=XTurn.LAST, lanes=Lanes.LOT))
    assert card.findChild(Chip).text() == "2 chosen"
    assert card.options() == Options(x_turn=XTurn.LAST, lanes=Lanes.LOT)


def test_as_printed_takes_every_rule_back(room):
    card = card_of(room, options=ALL)
    press(card, "As printed")
    assert card.options() == Options(course=10_000)
    assert card.findChild(Chip).text() == "none chosen"


def test_every_rule_is_explained_beside_its_switch(room):
    card = card_of(room)
    said = {label.text() for label in card.findChildren(QLabel)}
    for switch in card.findChildren(Switch):
        assert switch.accessibleName() in said
        assert switch.accessibleDescription() in said


def test_laying_anew_can_be_chosen_only_where_the_edition_has_it(room):
    for edition, profile in PROFILES.items():
        card = card_of(room, edition)
        first = card.findChildren(Switch)[0]
        assert first.isEnabled() == profile.may_repose
        first.click()
        assert card.options().repose == profile.may_repose


def test_only_the_main_key_takes_what_is_switched(room):
    card = card_of(room)
    results: list[int] = []
    card.finished.connect(results.append)
    press(card, "Cancel")
    card.show()
    press(card, "Use these")
    assert results == [0, 1]
