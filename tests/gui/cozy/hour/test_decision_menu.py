"""A menu of decisions."""

from core.cozy.decisions import ChangeDie
from core.cozy.hour import legal
from gui.cozy.hour.decision_menu import DecisionMenu
from tests.gui.cozy.colonies import dancers


def test_it_offers_the_decisions_with_their_faces_and_shows_them_beforehand(qtbot, qapp):
    turn = dancers(spare=1)
    choices = [one for one in legal(turn) if isinstance(one, ChangeDie)]
    parent = qapp.activeWindow()
    menu = DecisionMenu(parent, turn, choices)
    qtbot.addWidget(menu)
    assert [action.data() for action in menu.actions()] == choices
    assert not any(action.icon().isNull() for action in menu.actions())
    with qtbot.waitSignal(menu.pointed) as pointed:
        menu.actions()[3].hover()
    assert pointed.args == [choices[3]]
    with qtbot.waitSignal(menu.decided) as decided:
        menu.actions()[2].trigger()
    assert decided.args == [choices[2]]
