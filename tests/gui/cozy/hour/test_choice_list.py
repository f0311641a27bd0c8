"""The plain list: exactly what is legal, chosen by number."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.cozy.decisions import ChooseToAct, ChooseToAdd, Pass, PlaceWorm
from core.cozy.hour import legal
from gui.cozy.decision_words import offer_words
from gui.cozy.hour.choice_list import ChoiceList
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import asked, dancers
from tests.gui.cozy.hands import lines
from tests.gui.cozy.hour.heard_decider import HeardDecider


@pytest.fixture
def choices(qtbot):
    choices = ChoiceList()
    choices.decider = HeardDecider()
    qtbot.addWidget(choices)
    choices.show()
    return choices


def test_the_list_holds_exactly_what_is_legal(choices):
    """C11.3, C7."""
    for turn in asked():
        options = tuple(legal(turn))
        choices.show_choices(turn, options, None)
        assert lines(choices) == list(options)


def test_at_the_start_options_come_in_groups(choices):
    turn = dancers()
    options = tuple(legal(turn))
    choices.show_choices(turn, options, None)
    assert len(lines(choices)) == 5
    assert PlaceWorm in lines(choices)
    assert lines(choices)[-1] == Pass()
    choices.show_choices(turn, options, ChooseToAdd)
    assert choices.count() == sum(isinstance(one, ChooseToAdd) for one in options)


def test_what_has_nothing_alike_is_told_in_full_and_decided_at_once(choices):
    single = set()
    for turn in [turn for turn, _, _ in game(3, 1) if not turn.stack]:
        options = tuple(legal(turn))
        choices.show_choices(turn, options, None)
        for kind in {type(one) for one in options}:
            alone = [one for one in options if type(one) is kind]
            if len(alone) == 1:
                row = lines(choices).index(alone[0])
                said = f"{row + 1}. {offer_words(turn, alone[0])}"
                assert choices.item(row).text().lower() == said.lower()
                single.add(kind)
            else:
                row = lines(choices).index(kind)
                assert choices.item(row).text().endswith(f" ({len(alone)} ways)")
    assert ChooseToAdd in single


def test_a_number_and_enter_decide(choices):
    turn = dancers()
    options = tuple(legal(turn))
    choices.show_choices(turn, options, PlaceWorm)
    assert choices.count() > 12
    QTest.keyClicks(choices, "12")
    QTest.keyClick(choices, Qt.Key.Key_Return)
    assert choices.decider.decided == [[one for one in options if isinstance(one, PlaceWorm)][11]]


def test_a_number_that_is_too_high_begins_anew(choices):
    turn = dancers()
    choices.show_choices(turn, tuple(legal(turn)), None)
    QTest.keyClicks(choices, "93")
    assert choices.currentRow() == 2


def test_a_group_opens_and_what_the_list_is_on_is_told(choices, qtbot):
    turn = dancers()
    choices.show_choices(turn, tuple(legal(turn)), None)
    row = lines(choices).index(ChooseToAct)
    with qtbot.waitSignal(choices.opened) as opened:
        QTest.keyClicks(choices, str(row + 1))
        QTest.keyClick(choices, Qt.Key.Key_Return)
    assert opened.args == [ChooseToAct]
    QTest.keyClicks(choices, str(choices.count()))
    assert choices.decider.meant[-1] == Pass()
