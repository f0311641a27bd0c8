"""Faces as buttons."""

from core.table.looks import BY_SEAT
from core.wormup.profiles import Face
from gui.kit.theme import look
from gui.kit.tokens import DAY
from gui.parts.paints import SEATS
from gui.wormup.panels.faces import FaceButton
from tests.gui.kit.drawn import changed, extent, seen, spots


def test_a_face_is_a_die_a_dent_with_a_ring_or_pale_and_then_says_why(qtbot):
    button, pips = FaceButton(Face.FIVE, BY_SEAT[0]), SEATS[0].pips
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    assert spots(button.grab().toImage(), pips) == 5
    button.setChecked(True)
    dent = button.grab().toImage()
    assert seen(dent, look().theme.ring) > 50
    assert seen(dent, pips) == 0
    button.setChecked(False)
    button.bar("it rests")
    assert seen(button.grab().toImage(), pips) == 0
    assert button.toolTip() == button.accessibleDescription() == "it rests"
    assert "5" in button.accessibleName()


def test_a_die_that_others_hold_shows_their_faces_at_its_foot(qtbot):
    button = FaceButton(Face.FIVE, BY_SEAT[0])
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    button.bar("Ben has bid it")
    pictures = []
    for holders in (BY_SEAT[1:2], BY_SEAT[2:3], BY_SEAT[1:3]):
        button.held_by = holders
        pictures.append(button.grab().toImage())
    for one, other in ((0, 1), (1, 2)):
        faces = changed(pictures[one], pictures[other])
        assert extent(faces).top() > button.height() / 2
    assert all(seen(picture, DAY.ink2) > 10 for picture in pictures)
