"""The button of the rules: in words where there is room, by F1 everywhere on its page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.parts.guide_button import GuideButton
from gui.parts.theme import size_text


def page_of(qtbot, told: list[str]) -> tuple[QWidget, GuideButton]:
    page = QWidget()
    qtbot.addWidget(page)
    button = GuideButton(page, lambda: told.append("shown"))
    QHBoxLayout(page).addWidget(button)
    page.resize(1000, 60)
    page.show()
    return page, button


def test_a_click_and_f1_show_the_rules(qtbot):
    told: list[str] = []
    page, button = page_of(qtbot, told)
    button.click()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    qtbot.keyClick(page, Qt.Key.Key_F1)
    assert told == ["shown", "shown"]


def test_it_is_short_where_the_text_is_large(qtbot, qapp):
    _page, button = page_of(qtbot, [])
    assert button.text() == "How to play"
    size_text(qapp, qapp.font().pointSizeF() * 2)
    qtbot.waitUntil(lambda: button.text() == "?")
    assert button.accessibleName() == "How to play"
