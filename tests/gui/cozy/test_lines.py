"""A label that never moves what is round it."""

from gui.cozy.lines import Lines


def test_its_height_does_not_depend_on_what_it_says(qtbot):
    label = Lines(2)
    qtbot.addWidget(label)
    high = label.sizeHint().height()
    label.say("word " * 200)
    assert label.sizeHint().height() == high
    assert label.minimumSizeHint().height() == high
    assert label.toolTip() == "word " * 200
    assert not label.hasHeightForWidth()
