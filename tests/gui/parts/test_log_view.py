"""The log in words: a click on a line goes to its step."""

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from gui.parts.log_view import LogView
from gui.parts.theme import look, wear


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


def test_a_long_line_is_broken_and_has_room_for_all_of_it(qtbot, qapp):
    wear(qapp, replace(look(), size=1.0))
    view = filled(qtbot)
    view.resize(210, 200)
    view.add(4, [f"Cem: legt Wurm B, Form I, auf {'f4 ' * more}f8; ein Herz" for more in range(9)])
    view.ensurePolished()
    margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
    for row in range(view.count()):
        option = QStyleOptionViewItem()
        view.initViewItemOption(option)
        option.rect = view.visualItemRect(view.item(row))
        index = view.indexFromItem(view.item(row))
        view.itemDelegate().initStyleOption(option, index)
        text = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
        room = QRect(0, 0, text.width() - 2 * margin, 0)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        needed = view.fontMetrics().boundingRect(room, wrapped, view.item(row).text())
        assert needed.height() <= text.height()
    assert not view.horizontalScrollBar().isVisible()


def test_at_the_end_no_line_is_marked(qtbot):
    view = filled(qtbot)
    view.point_at(1)
    assert view.selectedItems()
    view.point_at_end()
    assert view.selectedItems() == []
    assert view.currentRow() == -1
