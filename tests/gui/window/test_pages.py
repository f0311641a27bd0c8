"""Pages by their dotted names: made once, when wanted, and anew after all were dropped."""

import sys

import pytest
from PySide6.QtWidgets import QLabel

from gui.window.pages import Pages
from gui.window.settings import Settings

OPEN_PAGE = "gui.window.start.open_page.OpenPage"


@pytest.fixture
def pages(qtbot):
    pages = Pages()
    qtbot.addWidget(pages)
    pages.show()
    return pages


def test_a_page_is_imported_and_made_when_it_is_wanted_and_only_once(pages, tmp_path, monkeypatch):
    monkeypatch.delitem(sys.modules, "gui.window.start.open_page", raising=False)
    lazy = pages.lazy(OPEN_PAGE, Settings(tmp_path), bytes)
    assert lazy.made is None
    assert "gui.window.start.open_page" not in sys.modules
    page = lazy()
    assert lazy.made is page is lazy()
    assert pages.indexOf(page) == 0


def test_its_arguments_and_the_slots_of_its_signals_are_those_that_were_named(pages):
    texts: list[str] = []
    label = pages.lazy("PySide6.QtWidgets.QLabel", "Games", windowTitleChanged=texts.append)()
    label.setWindowTitle("told")
    assert (label.text(), texts) == ("Games", ["told"])


def test_the_page_that_is_turned_to_has_the_keys(pages):
    first, second = QLabel(), QLabel()
    for label in (first, second):
        pages.addWidget(label)
    pages.turn_to(second)
    assert pages.currentWidget() is second
    assert pages.focusWidget() is second


def test_after_all_were_dropped_a_page_is_made_anew(pages):
    lazy = pages.lazy("PySide6.QtWidgets.QLabel", "Games")
    old = lazy()
    pages.drop_all()
    assert pages.count() == 0
    assert lazy.made is None
    assert lazy() is not old
