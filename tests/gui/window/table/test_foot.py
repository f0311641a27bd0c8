"""The foot of a table: one row where there is room, else two; the window never grows for it."""

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from gui.window.table.foot import Foot

SAID = ("Log", "Why?", "Look back", "Again!", "Close the table")


def foot_of(qtbot, width: int):
    window = QWidget()
    qtbot.addWidget(window)
    buttons = [QPushButton(said) for said in SAID]
    corner = QPushButton("English")
    foot = Foot(QLabel("Ann is silent."), buttons)
    foot.setParent(window)
    foot.take_corner(corner)
    foot.setGeometry(0, 0, width, 90)
    window.show()
    return window, foot, buttons, corner


def test_with_room_all_stand_in_one_row_as_one_reads(qtbot):
    _window, _foot, buttons, corner = foot_of(qtbot, 900)
    row = [*buttons, corner]
    qtbot.waitUntil(lambda: len({part.mapToGlobal(part.rect().center()).y() for part in row}) == 1)
    assert [part.x() for part in row] == sorted(part.x() for part in row)


def test_without_room_the_buttons_take_a_row_of_their_own_and_none_is_cut(qtbot):
    _window, foot, buttons, corner = foot_of(qtbot, 900)
    wide = foot._width() - 20
    foot.resize(wide, 90)
    qtbot.waitUntil(lambda: buttons[0].y() > corner.geometry().bottom())
    assert foot.minimumSizeHint().width() < wide
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert foot.rect().contains(button.geometry())
    buttons[-1].hide()
    qtbot.waitUntil(lambda: buttons[0].y() < corner.geometry().bottom())
