"""Join codes in the window: typed, shown as letters and as a picture."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit

from gui.terminal.doctor import Advice
from gui.window.start.network_page import NetworkPage, qr_pixmap
from net.protocol.commands import JoinByCode
from net.protocol.join_code import make_join_code

CODE = make_join_code("192.168.1.23", 40123, bytes(32))


def page_of(qtbot):
    page = NetworkPage()
    qtbot.addWidget(page)
    page.show()
    return page


def said(page):
    return " ".join(label.text() for label in page.findChildren(QLabel))


def typed(qtbot, page, text):
    field = page.findChild(QLineEdit)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def test_a_typed_code_is_asked_for(qtbot):
    page = page_of(qtbot)
    with qtbot.waitSignal(page.asked) as told:
        typed(qtbot, page, CODE.text.lower())
    assert told.args == [JoinByCode(CODE)]


def test_a_mistyped_code_is_told_and_nobody_is_asked(qtbot):
    page = page_of(qtbot)
    asked: list[object] = []
    page.asked.connect(asked.append)
    typed(qtbot, page, CODE.text[:-1])
    assert asked == []
    assert "19 letters" in said(page)


def test_our_own_code_is_known_and_nobody_is_asked(qtbot):
    page = page_of(qtbot)
    page.show_codes([CODE])
    asked: list[object] = []
    page.asked.connect(asked.append)
    typed(qtbot, page, CODE.text)
    assert asked == []
    assert "the code of this laptop" in said(page)


def test_our_own_code_is_shown_as_letters_and_as_a_picture(qtbot):
    page = page_of(qtbot)
    page.show_codes([CODE])
    assert CODE.text in said(page)
    assert page._picture.pixmap().width() > 100
    assert not qr_pixmap(CODE.text).isNull()


def test_without_a_network_it_says_so(qtbot):
    page = page_of(qtbot)
    page.show_codes([])
    assert "This laptop is in no network." in said(page)


def test_what_needs_doing_comes_first_and_is_marked(qtbot):
    page = page_of(qtbot)
    with qtbot.waitSignal(page.check_asked):
        page.check()
    page.show_advice([Advice("the disk is fine"), Advice("switch on Wi-Fi", is_due=True)])
    assert "▲  switch on Wi-Fi\n\n✔  the disk is fine" in said(page)
