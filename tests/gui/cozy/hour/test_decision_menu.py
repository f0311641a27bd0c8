"""A menu of decisions."""

from core.cozy.decisions import ChangeDie
from core.cozy.hour import legal
from gui.cozy.hour.decision_menu import DecisionMenu
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.hour.heard_decider import HeardDecider


def test_it_offers_the_decisions_with_their_faces_and_shows_them_beforehand(qtbot, qapp):
    turn = dancers(spare=1)
    choices = [one for one in legal(turn) if isinstance(one, ChangeDie)]
    parent = qapp.activeWindow()
    heard = HeardDecider()
    menu = DecisionMenu(parent, heard, turn, choices)
    qtbot.addWidget(menu)
    assert [action.data() for action in menu.actions()] == choices
    assert not any(action.icon().isNull() for action in menu.actions())
    menu.actions()[3].hover()
    assert heard.meant == [choices[3]]
    menu.actions()[2].trigger()
    assert heard.decided == [choices[2]]
