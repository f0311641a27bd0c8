"""Four fields for one code: they fill themselves, whatever way the letters come."""

import pytest
from PySide6.QtCore import Qt

from gui.window.start.code_fields import CodeFields

CODE = "K7Q2M-40RTX-9CVWZ-A1B2D"


@pytest.fixture
def code(qtbot):
    made = CodeFields()
    qtbot.addWidget(made)
    made.show()
    return made


def texts(code):
    return [field.text() for field in code.fields]


@pytest.mark.parametrize(
    "given",
    [
        CODE,
        CODE.lower(),
        CODE.replace("-", " "),
        CODE.replace("0", "O").replace("1", "l"),
        f"\n {CODE.replace('-', '')}\t",
    ],
)
@pytest.mark.parametrize("place", range(4))
def test_a_code_pasted_into_any_field_fills_all(code, given, place):
    code.fields[place].clear()
    code._spread(place, given)
    assert code.text == CODE
    assert code.missing == 0


def test_letters_that_are_typed_run_on_into_the_next_field(qtbot, code):
    code.fields[0].setFocus()
    for letter in "k7q2m40":
        field = next(f for f in code.fields if f is code.window().focusWidget())
        qtbot.keyClicks(field, letter)
    assert texts(code) == ["K7Q2M", "40", "", ""]
    assert code.missing == 13
    assert code.window().focusWidget() is code.fields[1]


def test_backspace_at_the_start_of_a_field_rubs_out_in_the_one_before(qtbot, code):
    code.fill("K7Q2M")
    with qtbot.waitSignal(code.changed):
        qtbot.keyClick(code.fields[1], Qt.Key.Key_Backspace)
    assert texts(code) == ["K7Q2", "", "", ""]
    assert code.window().focusWidget() is code.fields[0]
    qtbot.keyClick(code.fields[0], Qt.Key.Key_Backspace)
    assert texts(code) == ["K7Q", "", "", ""]


def test_a_letter_amid_a_full_field_pushes_the_rest_on(qtbot, code):
    code.fill("ABCDEFG")
    code.fields[0].setCursorPosition(0)
    qtbot.keyClicks(code.fields[0], "X")
    assert "".join(texts(code)).startswith("XABCDE")


def test_every_field_says_which_group_it_is(code):
    assert [field.accessibleName() for field in code.fields] == [
        f"Join code, group {number} of 4" for number in (1, 2, 3, 4)
    ]
