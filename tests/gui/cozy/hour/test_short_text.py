"""Buttons that say it shortly where there is little room."""

from PySide6.QtWidgets import QPushButton

from gui.cozy.hour.short_text import ShortText


def test_all_are_short_or_none_is(qtbot):
    buttons = (QPushButton(), QPushButton())
    for button in buttons:
        qtbot.addWidget(button)
    texts = ShortText(buttons)
    texts.say(0, "A  Place", "A")
    texts.say(1, "Pass", "Pass")
    texts.fit(1000)
    assert [button.text() for button in buttons] == ["A  Place", "Pass"]
    texts.fit(20)
    assert [button.text() for button in buttons] == ["A", "Pass"]
