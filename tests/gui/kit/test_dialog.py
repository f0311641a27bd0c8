"""A question over the veiled page: what is harmless is near, what is veiled is out of reach."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.kit.dialog import Dialog, Question, ask, tell
from tests.gui.dialogs import answer_by, answer_with
from tests.settled import settled


@pytest.fixture
def page(qtbot):
    page = QWidget()
    below = QPushButton("below")
    QVBoxLayout(page).addWidget(below)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    below.setFocus()
    return page


def question(page, quiet="Leave for good…"):
    dialog = Question(page, "Leave?", "Your worm dozes.", ("Stay", "Leave for now"), quiet)
    dialog.show()
    return dialog


def card_of(dialog):
    return dialog.findChild(QWidget, "card")


@pytest.mark.parametrize(
    ("key", "answer"), [(Qt.Key.Key_Escape, 0), (Qt.Key.Key_Return, 0), (Qt.Key.Key_Space, 0)]
)
def test_enter_and_escape_do_what_is_harmless(page, key, answer):
    answer_by(key)
    assert ask(page, "Leave?", "Your worm dozes.", ("Stay", "Leave")) == answer


@pytest.mark.parametrize(("said", "answer"), [("Stay", 0), ("Leave", 1), ("For good", 2)])
def test_each_key_gives_its_answer(page, said, answer):
    answer_with(said)
    assert ask(page, "Leave?", "Your worm dozes.", ("Stay", "Leave"), "For good") == answer


def test_tab_stays_on_the_card_and_the_harmless_key_has_the_keys_first(page):
    dialog = question(page)
    seen = [page.focusWidget().text()]
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        seen.append(page.focusWidget().text())
    assert seen == ["Stay", "Leave for now", "Leave for good…", "Stay"]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Backtab)
    assert page.focusWidget().text() == "Leave for good…"
    dialog.reject()
    assert page.focusWidget().text() == "below"


def test_enter_is_harmless_even_where_no_key_has_the_focus(page):
    dialog = question(page)
    card_of(dialog).setFocus()
    page.focusWidget().clearFocus()
    dialog.answer = 9
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.answer == 0
    assert not dialog.isVisible()


def test_neither_mouse_nor_key_reaches_what_is_veiled(qtbot, page):
    dialog = question(page)
    below = page.findChild(QPushButton)
    pressed: list[str] = []
    shortcut = QShortcut(QKeySequence("R"), page)
    shortcut.activated.connect(lambda: pressed.append("R"))
    below.clicked.connect(lambda: pressed.append("below"))
    at = below.mapTo(page, below.rect().center())
    assert page.childAt(at) is not below
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_R)
    assert pressed == []
    dialog.reject()
    QTest.keyClick(below, Qt.Key.Key_R)
    assert pressed == ["R"]


def test_it_covers_the_window_at_every_size(page):
    dialog = question(page)
    for width, height in ((1000, 700), (500, 400)):
        page.resize(width, height)
        settled()
        assert dialog.geometry() == page.rect()
        card = card_of(dialog).geometry()
        assert page.rect().contains(card)
        assert abs(card.center().x() - page.rect().center().x()) <= 1


def test_it_veils_what_lies_below(page):
    bare = page.grab().toImage().pixelColor(QPoint(5, 5))
    dialog = question(page)
    assert page.grab().toImage().pixelColor(QPoint(5, 5)).lightness() < bare.lightness() / 2
    assert dialog.accessibleName() == "Leave?"
    assert dialog.accessibleDescription() == "Your worm dozes."


def test_a_question_goes_with_the_page_that_asked_it_and_nobody_has_answered(page):
    """Somebody else may have the laptop by then, or another game has begun."""
    asking = QWidget(page)
    dialog = question(asking)
    asking.deleteLater()
    settled()
    assert not dialog.isVisible()
    assert dialog.answer == 0


def test_a_message_is_closed_by_its_key(page):
    answer_by(Qt.Key.Key_Return)
    tell(page, "Saved", "The picture is saved.", "Close")
    settled()
    assert not [one for one in page.findChildren(Dialog) if one.isVisible()]


def test_a_card_whose_letters_grew_before_it_was_shown_is_not_cut(page):
    dialog = Dialog(page, "Rules")
    label = QLabel("Two lines of rules\nthat grow")
    dialog.column.addWidget(label)
    dialog.finish()
    label.setStyleSheet("font-size: 60px")
    dialog.show()
    settled()
    assert card_of(dialog).height() >= card_of(dialog).sizeHint().height()
    assert label.height() >= label.sizeHint().height()
