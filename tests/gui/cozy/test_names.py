"""What things are called."""

from core.cozy.grid import Face
from core.cozy.sheet import Axis, Region
from core.cozy.worm import Kind
from gui.cozy.names import face_name, kind_name, lines_name, listed, worm_name


def test_everything_has_a_name_of_its_own():
    assert len({kind_name(kind) for kind in Kind}) == 6
    assert len({face_name(face) for face in Face}) == 4
    assert worm_name(0) == "worm A"


def test_regions_are_named_as_on_the_sheet():
    """C1.3."""
    assert lines_name(Region("1 AM", Axis.COLUMNS, 0, 3)) == "columns a to d"
    assert lines_name(Region("3 AM", Axis.ROWS, 4, 7)) == "rows 5 to 8"


def test_a_list_is_said_as_a_person_would():
    assert listed([]) == ""
    assert listed(["tail"]) == "tail"
    assert listed(["tail", "brain"]) == "tail or brain"
