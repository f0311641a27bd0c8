"""Join codes in the window: typed, shown as letters and as a picture; who hears whom."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel

from gui.kit.button import Button
from gui.kit.card import Tray
from gui.kit.chip import Chip
from gui.kit.qr import CodeLetters, Qr
from gui.window.start.network_page import NetworkPage
from net.driver.network_check import Examination, PeerFound
from net.protocol.commands import JoinByCode
from net.protocol.join_code import CodeAnswer, CodeTried, make_join_code
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import part, texts

CODE = make_join_code("192.168.1.23", 40123, bytes(32))
OTHER = make_join_code("10.0.0.7", 40123, bytes(32))
FOUND = Examination(
    system="linux",
    adapters=(),
    peers=(PeerFound("Eve", ("192.168.1.40",), reached=False),),
    port_trouble=None,
    beacon_trouble=None,
    mdns_trouble=None,
    folder=Path("games"),
    folder_trouble=None,
    free_bytes=12_345_000_000,
    firewalls=(),
)


@pytest.fixture
def asked():
    """Collect what is asked of the node: a code to try, or a look at the network."""
    return []


@pytest.fixture
def page(qtbot, asked):
    made = NetworkPage(HeardShell(), asked.append, lambda: asked.append("look"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def said(page):
    return " / ".join(label.text() for label in page.findChildren(QLabel))


def key(page, text):
    return next(b for b in page.findChildren(QAbstractButton) if text in b.text())


def go(page):
    """Return the big key, which says how many letters are missing."""
    return part(page, Tray).findChildren(Button)[-1]


def typed(qtbot, page, text):
    page.code.fields[0].setFocus()
    for at, letters in enumerate(text[n : n + 5] for n in range(0, len(text), 5)):
        qtbot.keyClicks(page.code.fields[at], letters)
    qtbot.keyClick(page.code.fields[0], Qt.Key.Key_Return)


def test_a_typed_code_is_asked_for(qtbot, page, asked):
    typed(qtbot, page, CODE.text.lower().replace("-", ""))
    assert asked == [JoinByCode(CODE)]
    assert "Asking 192.168.1.23…" in said(page)


def test_the_big_key_counts_the_letters_to_go_and_joins_at_the_end(qtbot, page, asked):
    counts = []
    for count in (0, 12, 19, 20):
        page.code.fill(CODE.text.replace("-", "")[:count])
        counts.append(go(page).text())
    assert counts == ["20 letters to go", "8 letters to go", "1 letter to go", "Join"]
    assert not go(page).why
    qtbot.mouseClick(go(page), Qt.MouseButton.LeftButton)
    assert asked == [JoinByCode(CODE)]


def test_a_code_is_pasted_by_a_key(qtbot, page):
    QGuiApplication.clipboard().setText(f" {CODE.text}\n")
    key(page, "Paste").click()
    assert page.code.text == CODE.text


def test_a_mistyped_code_is_told_and_nobody_is_asked(qtbot, page, asked):
    typed(qtbot, page, CODE.text.replace("-", "")[:-1])
    assert "19 letters" in said(page)
    page.code.fill(CODE.text[:-1] + ("0" if CODE.text[-1] != "0" else "1"))
    page._go.click()
    assert asked == []
    assert "one of its letters is wrong" in said(page)


def test_our_own_code_is_known_and_nobody_is_asked(page, asked):
    page.show_codes([CODE])
    page.code.fill(CODE.text)
    page._go.click()
    assert asked == []
    assert "the code of this laptop" in said(page)


def test_our_own_code_is_shown_in_groups_and_as_a_picture(page):
    page.show_codes([CODE, OTHER])
    assert "R2M02<br>5WWQD<br>A4Q8D<br>FWC5X" in said(page)
    assert part(page, CodeLetters).accessibleName() == CODE.text
    assert part(page, Qr).accessibleName() == f"Worm Up! Join by code: {CODE.text}"
    assert part(page, Qr).isVisibleTo(page)
    assert OTHER.text in said(page)


def test_without_a_network_it_says_so(page):
    page.show_codes([])
    assert "This laptop is in no network." in said(page)
    assert not part(page, Qr).isVisibleTo(page)


@pytest.mark.parametrize("answer", list(CodeAnswer))
def test_what_came_of_a_code_is_said(page, answer):
    found = page.take(CodeTried(CODE, answer))
    assert bool(found) == (answer is CodeAnswer.FOUND)
    (told,) = (one for one in page.findChildren(QLabel) if "192.168.1.23" in one.text())
    assert told.property("role") == ("quiet" if answer is CodeAnswer.FOUND else "bad")


def test_the_check_is_barred_while_it_listens_and_its_rows_follow(page, asked):
    page.check()
    assert asked == ["look"]
    again = key(page, "Check again")
    assert again.why == part(page, Chip).text() == "Listening for some seconds…"
    page.show_examined(FOUND)
    assert not again.why
    assert part(page, Chip).text() == "2 things to do"
    assert "Eve is heard, but not reached" in said(page)


def test_what_is_to_do_comes_first_and_shows_how(qtbot, page):
    page.show_examined(FOUND)
    how = key(page, "Show how")
    row = how.parentWidget()
    rows = row.parentWidget().findChildren(type(row))
    assert row is min(rows, key=lambda one: one.y())
    assert said(row).startswith("Eve is heard")
    how.click()
    (dialog,) = page.window().findChildren(QDialog)
    assert "firewall ufw" in said(dialog)
    key(dialog, "Close").click()
    assert not dialog.isVisible()


def test_a_second_look_replaces_the_rows_of_the_first(page):
    page.show_examined(FOUND)
    told = texts(page)
    page.show_examined(FOUND)
    assert texts(page) == told
