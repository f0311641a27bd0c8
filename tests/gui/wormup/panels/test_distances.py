"""How far heads are from the thread, in words and as a picture."""

from core.table.looks import BY_SEAT
from gui.words.words import speak
from gui.wormup.panels.distances import Distances, HeadDistance
from tests.gui.kit.drawn import changed


def test_distances_are_said_in_worms_before_and_after_and_exactly_in_the_tool_tip(qtbot):
    distances = Distances()
    qtbot.addWidget(distances)
    distances.show_rows(
        (
            HeadDistance(BY_SEAT[0], "Ann", 258.4, 62.2, is_gain=True),
            HeadDistance(BY_SEAT[1], "Ben", 117.0),
        )
    )
    assert distances.accessibleName() == "Ann: 2.3 worms away, then 0.6. Ben: 1.0 worms away."
    assert distances.toolTip() == "Ann: 258 mm, then 62 mm.\nBen: 117 mm."
    distances.resize(distances.sizeHint())
    gained = distances.grab().toImage()
    distances.show_rows(
        (HeadDistance(BY_SEAT[0], "Ann", 258.4, 62.2), HeadDistance(BY_SEAT[1], "Ben", 117.0))
    )
    assert changed(distances.grab().toImage(), gained)


def test_a_language_puts_its_own_sign_into_the_worms(qtbot):
    distances = Distances()
    qtbot.addWidget(distances)
    speak(lambda text: "{whole},{rest}" if text == "{whole}.{rest}" else text)
    try:
        distances.show_rows((HeadDistance(BY_SEAT[0], "Ann", 258.4),))
    finally:
        speak(None)
    assert distances.accessibleName() == "Ann: 2,3 worms away."
