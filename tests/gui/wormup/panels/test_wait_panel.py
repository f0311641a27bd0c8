"""The tray while others think."""

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from gui.wormup.panels.envelope_tray import Inside
from gui.wormup.panels.wait_panel import WaitPanel


def test_the_key_says_for_whom_the_table_waits_and_cannot_be_pressed(qtbot):
    panel = WaitPanel()
    qtbot.addWidget(panel)
    panel.show_waiting("Your bid is sealed", "Nobody can read it.", "Waiting for Cem")
    assert (panel.button.text(), panel.button.why) == ("Waiting for Cem", "Waiting for Cem")
    assert panel.envelope.isHidden()


def test_our_sealed_envelope_lies_there(qtbot):
    panel, inside = WaitPanel(), Inside(BY_SEAT[0], "A", Face.SIX, is_sealed=True)
    qtbot.addWidget(panel)
    panel.show_waiting("Your bid is sealed", "", "Waiting for Cem", inside)
    assert not panel.envelope.isHidden()
    assert panel.envelope.inside == inside
