"""Faces as buttons."""

from core.wormup.profiles import Face
from gui.wormup.panels.faces import FaceButton


def test_a_face_that_rests_looks_different_and_says_why(qtbot):
    button = FaceButton(Face.FIVE, 0)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    free = button.grab().toImage()
    button.bar("it rests")
    assert button.grab().toImage() != free
    assert button.toolTip() == button.accessibleDescription() == "it rests"
    assert "5" in button.accessibleName()
