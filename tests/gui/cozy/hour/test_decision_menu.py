"""A menu of decisions that share a space."""

from core.cozy.hour import legal
from gui.cozy.hour.decision_menu import DecisionMenu
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.hour.heard_decider import HeardDecider


def test_it_offers_the_decisions_and_shows_them_beforehand(qtbot, qapp):
    turn = dancers()
    choices = tuple(legal(turn))[:4]
    heard = HeardDecider()
    menu = DecisionMenu(qapp.activeWindow(), heard, turn, choices)
    qtbot.addWidget(menu)
    assert [action.data() for action in menu.actions()] == list(choices)
    menu.actions()[3].hover()
    assert heard.meant == [choices[3]]
    menu.actions()[2].trigger()
    assert heard.decided == [choices[2]]
