"""The log in words: a click on a line goes to its step."""

from PySide6.QtCore import Qt

from gui.log_view import LogView


def filled(qtbot):
    view = LogView()
    qtbot.addWidget(view)
    view.add(1, ["they sit down"])
    view.add(3, ["bids", "Ann and Ben cancel each other"])
    view.resize(300, 200)
    view.show()
    return view


def test_a_click_on_a_line_tells_its_step(qtbot):
    view = filled(qtbot)
    with qtbot.waitSignal(view.chosen) as told:
        place = view.visualItemRect(view.item(2)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args == [3]


def test_a_step_without_words_points_at_the_line_before_it(qtbot):
    view = filled(qtbot)
    view.point_at(2)
    assert view.currentRow() == 0
    view.point_at(9)
    assert view.currentRow() == 2
