"""Pages: imported and made once, when wanted, and anew after all were dropped."""

import sys

import pytest
from PySide6.QtWidgets import QLabel

from gui.window import router
from gui.window.pages import Pages
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import back


@pytest.fixture
def pages(qtbot):
    pages = Pages()
    qtbot.addWidget(pages)
    pages.show()
    return pages


def test_a_page_is_made_when_it_is_wanted_and_only_once(pages):
    lazy = pages.lazy(QLabel, "Games")
    assert lazy.made is None
    page = lazy()
    assert page.text() == "Games"
    assert lazy.made is page is lazy()
    assert pages.indexOf(page) == 0


def test_a_page_is_imported_when_it_is_wanted(pages, tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "gui.window.start.share_page", raising=False)
    shell = HeardShell()
    lazy = pages.lazy(router.share_page, shell, tmp_path, lambda _: None)
    assert "gui.window.start.share_page" not in sys.modules
    pages.turn_to(lazy())
    back(lazy()).click()
    assert shell.backs == 1


def test_the_page_that_is_turned_to_has_the_keys(pages):
    first, second = QLabel(), QLabel()
    for label in (first, second):
        pages.addWidget(label)
    pages.turn_to(second)
    assert pages.currentWidget() is second
    assert pages.focusWidget() is second


def test_after_all_were_dropped_a_page_is_made_anew(pages):
    lazy = pages.lazy(QLabel, "Games")
    old = lazy()
    pages.drop_all()
    assert pages.count() == 0
    assert lazy.made is None
    assert lazy() is not old
