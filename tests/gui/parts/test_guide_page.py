"""The page that says how a game is played: pictures that move, and all of it to read."""

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel, QScrollArea

from gui.kit.controls import Tabs
from gui.kit.theme import look, wear
from gui.parts import guide_page
from gui.parts.contents import Blank, Chapter, Contents, ContentsLine, ContentsPart, Panel
from gui.parts.guide_page import GuidePage, _PanelCard
from tests.gui.cozy.pictures import blacks
from tests.gui.dialogs import answer_with
from tests.gui.on_screen import key, texts
from tests.settled import settled

LONG = "Everybody lays worms on a sheet. " * 9


def _square(painter, frame):
    painter.fillRect(frame, Qt.GlobalColor.black)


PARTS = (
    ContentsPart("An hour", (ContentsLine(LONG), ContentsLine("Eye.", _square))),
    ContentsPart("Babies", (ContentsLine(LONG),)),
)


@pytest.fixture
def shares():
    """Return the shares at which the pictures were painted."""
    return []


@pytest.fixture
def led():
    """Return where buttons have led."""
    return []


@pytest.fixture
def page(qtbot, shares, led):
    panels = tuple(
        Panel(f"Picture {number}", "Twelve words.", lambda _p, _f, share: shares.append(share))
        for number in range(4)
    )
    chapters = (Chapter("The race", panels), Chapter("Keys", parts=PARTS))
    back, race, other = (partial(led.append, to) for to in ("Back", "Practice race", "Worm & Cozy"))
    contents = Contents("Worm Up!", chapters, PARTS)
    page = GuidePage(contents, back, [("Practice race", race)], other=("Worm & Cozy", other))
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    return page


def ticking(page):
    return [clock for clock in page.findChildren(QTimer) if clock.isActive()]


def test_the_four_pictures_move_together_while_they_are_seen(page, shares, qtbot):
    qtbot.waitUntil(lambda: len(set(shares)) > 2)
    page.findChild(Tabs).choose(1)
    assert not ticking(page)


def test_with_calm_motion_each_picture_stands_at_its_telling_moment(page, shares, qapp):
    wear(qapp, replace(look(), is_calm=True))
    page.hide()
    shares.clear()
    page.show()
    page.grab()
    assert set(shares) == {0.75}
    assert not ticking(page)


def test_behind_a_tab_parts_are_read_with_their_pictures(page):
    page.findChild(Tabs).choose(1)
    shown = texts(page)
    assert [said for said in shown if said in {"An hour", LONG, "Eye.", "Babies"}] == [
        "An hour",
        LONG,
        "Eye.",
        "Babies",
        LONG,
    ]
    pictures = [label.pixmap() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any(blacks(one.toImage()) > 100 for one in pictures if not one.isNull())


def test_all_of_it_can_be_read_and_scrolls_down_only(page, qapp, qtbot):
    wear(qapp, replace(look(), size=2.0))
    key(page, "Read it all").click()
    (area,) = (one for one in page.findChildren(QScrollArea) if one.isVisible())
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0


def test_its_keys_lead_on(page, led):
    names = "Practice race", "Worm & Cozy", "Back"
    for name in names:
        key(page, name).click()
    assert led == [*names]


@pytest.fixture
def saved(monkeypatch, tmp_path):
    """Return the names that are asked for; each file is written to a folder and opened."""
    names: list[str] = []

    def save(_parent, name, write):
        names.append(name)
        write(tmp_path / "page.html")
        return tmp_path / "page.html"

    monkeypatch.setattr(guide_page, "ask_and_save", save)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: names.append(url.fileName()))
    return names


def test_the_rules_are_saved_to_print_and_opened(page, saved, tmp_path):
    key(page, "Print…").click()
    assert saved == ["Rules of Worm Up!.html", "page.html"]
    assert LONG.strip() in (tmp_path / "page.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("answer", "name"), [("Empty sheets", "Sheets of Cozy"), ("The rules", "Rules of Cozy")]
)
def test_a_game_with_sheets_asks_what_shall_be_printed(qtbot, saved, answer, name):
    blank = Blank("1. Rain", _square, (("I", _square),), (("foods", ((1, "★"),)),))
    contents = Contents("Cozy", (Chapter("Keys", parts=PARTS),), PARTS, lambda: (blank,))
    page = GuidePage(contents, lambda: None)
    qtbot.addWidget(page)
    page.show()
    answer_with(answer)
    key(page, "Print…").click()
    assert saved == [f"{name}.html", "page.html"]
    answer_with("Cancel")
    key(page, "Print…").click()
    assert len(saved) == 2


def test_with_large_text_the_cards_stand_two_by_two_below_the_tabs_and_the_page_scrolls(qapp, page):
    def tops():
        settled()
        return [
            card.mapTo(page, card.rect().topLeft()).y() for card in page.findChildren(_PanelCard)
        ]

    beside = tops()
    assert len(set(beside)) == 1
    before = look()
    wear(qapp, replace(before, size=2.0))
    first, second, third, fourth = tops()
    assert first == second < third == fourth
    assert [a for a in page.findChildren(QScrollArea) if a.verticalScrollBar().isVisible()]
    page.resize(800, 600)
    settled()
    (title,) = (label for label in page.findChildren(QLabel) if label.text() == "How to play")
    assert title.geometry().bottom() < page.findChild(Tabs).y()
    page.resize(1024, 600)
    wear(qapp, before)
    assert tops() == beside
