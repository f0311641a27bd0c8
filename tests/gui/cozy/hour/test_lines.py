"""A label that does not move what is round it, unless it has more to say than there is room."""

from PySide6.QtCore import QRect, Qt

from gui.cozy.hour.lines import Lines


def test_its_height_is_the_same_for_all_that_fits(qtbot):
    label = Lines(2)
    qtbot.addWidget(label)
    label.resize(200, 10)
    high = label.height()
    for said in ("", "word", "word " * 6):
        label.say(said)
        assert label.height() == label.sizeHint().height() == high
        assert label.toolTip() == said
    assert not label.hasHeightForWidth()


def test_what_needs_more_lines_gets_them_in_every_width(qtbot):
    label = Lines(1, is_bold=True)
    qtbot.addWidget(label)
    label.say("word " * 40)
    label.show()
    for width in (90, 300, 150):
        label.resize(width, label.height())
        room = QRect(0, 0, width, 0)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        needed = label.fontMetrics().boundingRect(room, wrapped, label.text()).height()
        assert label.height() >= needed > label.fontMetrics().height()
