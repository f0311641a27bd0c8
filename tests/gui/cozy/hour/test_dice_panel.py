"""Dice and what brains can do with them: exactly what is legal."""

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from core.cozy.decisions import ChangeDie, FillBrain
from core.cozy.grid import Cell
from core.cozy.hour import decided, legal
from gui.cozy.hour.dice_panel import DicePanel, TableRoll
from gui.cozy.hour.die_face import DieFace
from gui.cozy.hour.organ_help import organ_help
from tests.gui.cozy.colonies import dancers


@pytest.fixture
def panel(qtbot):
    panel = DicePanel()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def seen(panel: DicePanel) -> list[QImage]:
    return [die.grab().toImage() for die in panel.mine]


def offered(panel: DicePanel, die: int, token: str = "") -> list[object]:
    panel.ask(die, token)
    assert panel.menu is not None
    found = [action.data() for action in panel.menu.actions()]
    panel.menu.close()
    return found


def test_a_die_offers_exactly_its_legal_changes(panel):
    """C4.2."""
    turn = dancers(spare=1)
    options = tuple(legal(turn))
    panel.show_dice(turn, turn, options)
    changes = [one for one in options if isinstance(one, ChangeDie | FillBrain)]
    assert [one for die in range(3) for one in offered(panel, die)] == [
        one for die in range(3) for one in changes if one.die == die
    ]


def test_a_dropped_brain_pays_by_itself_only(panel):
    turn = dancers(spare=1)
    panel.show_dice(turn, turn, tuple(legal(turn)))
    assert {type(one) for one in offered(panel, 0, "+")} == {ChangeDie}
    assert {type(one) for one in offered(panel, 0, "g6")} == {FillBrain}
    assert len(panel.tokens) == 2


def test_a_die_that_was_changed_is_not_offered_again(panel):
    """C4.2, D20."""
    turn = dancers(spare=2)
    after = decided(turn, ChangeDie(0, 1))
    panel.show_dice(turn, after, tuple(legal(after)))
    assert not panel.mine[0].isEnabled()
    assert panel.mine[1].isEnabled()
    assert "changed" in panel.mine[0].accessibleName()


def test_a_click_and_a_choice_decide(panel, qtbot):
    turn = dancers(spare=1)
    panel.show_dice(turn, turn, tuple(legal(turn)))
    QTest.mouseClick(panel.mine[2], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.decided) as chosen:
        panel.menu.actions()[0].trigger()
    assert chosen.args == [ChangeDie(2, 1)]
    panel.menu.close()


def test_a_new_roll_tumbles_once_and_ends_with_what_it_shows(panel, qtbot):
    turn = dancers()
    panel.show_dice(None, None, ())
    panel.show_dice(turn, turn, ())
    fallen, spin = seen(panel), panel.findChild(QVariantAnimation)
    qtbot.waitUntil(lambda: seen(panel) != fallen)
    qtbot.waitUntil(lambda: spin.state() is spin.State.Stopped)
    assert seen(panel) == fallen
    panel.show_dice(turn, turn, ())
    assert spin.state() is spin.State.Stopped


def test_without_brains_no_die_can_be_turned(panel):
    turn = dancers()
    filled = decided(turn, FillBrain(Cell(5, 6), 0, 1))
    panel.show_dice(turn, filled, tuple(legal(filled)))
    assert not any(die.isEnabled() for die in panel.mine)
    assert panel.tokens == []


def test_a_click_on_the_tables_roll_asks_where_it_came_from_if_there_is_one(panel, qtbot):
    roll = panel.findChild(TableRoll)
    asked: list[int] = []
    roll.clicked.connect(lambda: asked.append(1))
    for turn, count in ((None, 0), (dancers(), 1)):
        roll.show_turn(turn)
        QTest.mouseClick(roll, Qt.MouseButton.LeftButton)
        assert len(asked) == count


def said(face: DieFace) -> str:
    return " ".join(face.toolTip().split())


def test_every_die_says_what_its_face_is_good_for(panel):
    turn = dancers()
    panel.show_dice(turn, turn, tuple(legal(turn)))
    for die in (0, 1):
        assert said(panel.mine[die]).startswith(organ_help(turn.kind_of(die)))
    assert "shape of a new worm" in said(panel.mine[2])
    panel.show_dice(turn, turn, ())
    assert said(panel.mine[0]).startswith(organ_help(turn.kind_of(0)))
    assert said(panel.mine[0]).endswith("No brain can turn this die now.")
