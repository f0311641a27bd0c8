"""The evening at our tables."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gui.parts.game_view import EndAction
from gui.window.evening_session import EveningSession
from gui.window.pages import Pages
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


@pytest.fixture
def pages(qtbot):
    pages = Pages()
    qtbot.addWidget(pages)
    pages.resize(1280, 720)
    pages.show()
    return pages


@pytest.fixture
def granted():
    """Return what takes the wishes that concern more than the page."""
    return []


@pytest.fixture
def evening(pages, granted, shell):
    evening = EveningSession(shell, pages, granted.append, pages)
    for seed in (1, 2):
        evening.count(f"game {seed}", snapshot_of(race(seed)[1], is_over=True))
    return evening


def test_a_game_counts_once_and_wins_are_told_from_the_second_one_on(pages, granted):
    """After the first one everybody's place is."""
    evening = EveningSession(HeardShell(), pages, granted.append, pages)
    table = snapshot_of(race(1)[1], is_over=True)
    first = evening.count("one", table)
    assert evening.count("one", table) == first
    assert first.startswith("1. ")
    assert evening.count("two", table).startswith("Tonight: ")


def test_it_is_shown_over_the_table_and_leads_back(pages, evening):
    table = QWidget()
    pages.addWidget(table)
    evening.show(table)
    assert pages.currentWidget() is evening.page()
    evening.page().left.emit()
    assert pages.currentWidget() is table


def test_it_is_saved_as_a_picture(evening, monkeypatch, tmp_path, qtbot, shell):
    evening.show(None)
    path = tmp_path / "evening.png"
    monkeypatch.setattr("gui.parts.pictures.ask_path", lambda *_: path)
    evening.page().wished.emit(EndAction.SAVE)
    assert len(shell.toasts) == 1
    assert QImage(str(path)).size() == evening.page().size()


def test_other_wishes_are_passed_on(evening, granted):
    evening.show(None)
    evening.page().wished.emit(EndAction.AGAIN)
    assert granted == [EndAction.AGAIN]
