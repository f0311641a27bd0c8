"""A sheet that is only looked at: whose, and its last hour."""

from gui.cozy.around.film import frames
from gui.cozy.around.look_panel import LookPanel
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, dancers


def test_the_hour_can_be_watched_if_there_is_one(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    panel.show_sheet("Ben, 7 AM", dancers(), can_return=True)
    panel.show_hour((), ())
    assert panel.log.placeholderText().startswith("A: place a new worm of shape Z")
    assert panel.watch.isHidden()
    decisions = tuple(read(*wire) for wire in DANCE)
    panel.show_hour(frames(dancers(), decisions), decisions)
    assert not panel.watch.isHidden()
    assert panel.watch.text() == "Watch 7 AM"
    with qtbot.waitSignal(panel.watched):
        panel.watch.click()
    with qtbot.waitSignal(panel.returned):
        panel.back.click()


def test_who_has_no_seat_has_no_way_back(qtbot):
    panel = LookPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_sheet("Ben", dancers(), can_return=False)
    assert not panel.back.isVisible()
