"""A die on the screen: its face, its name, a change that shows."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QPainter

from core.cozy.decisions import ChangeDie
from core.cozy.hour import decided
from core.cozy.turn import Turn
from gui.cozy.hour.die_face import DieFace, paint_die
from gui.kit.theme import Type, font, look, wear
from tests.gui.cozy.colonies import dancers
from tests.gui.cozy.pictures import grey, painted


def test_a_die_names_its_face(qtbot):
    face = DieFace(2)
    qtbot.addWidget(face)
    face.show_turn(None)
    assert face.accessibleName() == "a die, not rolled yet"
    face.show_turn(dancers())
    assert face.accessibleName() == "my die: Z"


def test_a_changed_die_looks_and_is_called_changed(qtbot):
    """C11.2: not by colour alone: the words say it too."""
    turn = dancers(spare=2)
    changed = decided(turn, ChangeDie(0, 1))
    back = decided(decided(turn, ChangeDie(1, 3)), ChangeDie(0, 1))
    face = DieFace(0)
    qtbot.addWidget(face)
    face.resize(face.sizeHint())
    face.show_turn(changed)
    assert face.accessibleName() == "my die: eye, changed"
    face.show_turn(changed, turn)
    assert face.accessibleName() == "my die: eye, changed; the table rolled tail"
    assert back.changed == (True, True, False)


def _paint(turn: Turn, painter: QPainter) -> None:
    paint_die(painter, QRectF(0, 0, 60, 60), turn, 2)


def test_the_faces_of_a_die_differ_in_grey(qapp):
    pictures = set()
    for pips in range(1, 7):
        turn = decided(dancers(spare=1), ChangeDie(2, pips)) if pips != 6 else dancers()
        pictures.add(grey(painted(partial(_paint, turn), 60, 60)))
    assert len(pictures) == 6


def test_a_die_is_as_wide_as_its_name(german, qtbot, qapp):
    wear(qapp, replace(look(), size=1.3))
    face = DieFace(0)
    qtbot.addWidget(face)
    face.show_turn(dancers())
    name = face.accessibleName().rpartition(" ")[2]
    assert name == "Schwanz"
    assert face.minimumSizeHint().width() > QFontMetrics(font(Type.STRONG)).horizontalAdvance(name)
