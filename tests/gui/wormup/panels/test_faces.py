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


def test_the_chosen_die_leaves_a_dent_and_one_that_others_hold_shows_their_faces(qtbot):
    button = FaceButton(Face.FIVE, 0)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    pictures = [button.grab().toImage()]
    button.setChecked(True)
    pictures.append(button.grab().toImage())
    button.setChecked(False)
    button.bar("Ben has bid it")
    for holders in ((), (1,), (2,), (1, 2)):
        button.held_by = holders
        pictures.append(button.grab().toImage())
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])
