"""My worm: tried on by mouse and keys, worn by one press, taken back by another."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from core.table.looks import Wish, Worn
from gui.kit.button import Button
from gui.report.stats import PlayedSince
from gui.window.language import Speaker
from gui.window.start.worm_page import WormPage
from gui.words.languages import LANGUAGES
from tests.gui.heard_shell import HeardShell


@pytest.fixture
def page(qtbot):
    return shown(qtbot)


class Shown(WormPage):
    """The page, with what was worn from it."""

    def __init__(self, shell: HeardShell) -> None:
        self.shell, self.worn = shell, list[Wish]()
        super().__init__(shell, self._keep_worn)

    def _keep_worn(self, _name: str, wish: Wish) -> bool:
        self.worn.append(wish)
        return True


def shown(qtbot) -> Shown:
    """Return the page as Ann has it on a laptop."""
    page = Shown(HeardShell())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.begin("Ann", Wish(("tomato",), "straw"), [("Ben", Worn("mint", "cap", "B"))])
    page.show()
    return page


def worn(page: Shown) -> Wish:
    """Press Wear it, which leads back."""
    before = page.shell.backs
    page._wear.click()
    assert page.shell.backs == before + 1
    return page.worn[-1]


def test_what_was_tried_on_is_worn_by_one_press(page, qtbot):
    page._paints.tiles[4].click()
    page._hats.tiles[7].click()
    wish = worn(page)
    assert (wish.order[:2], wish.hat) == (("mint", "tomato"), "acorn")
    assert wish.letter == ""
    assert "You wear Acorn cup." in page.shell.spoken[-1:]


def test_arrows_walk_and_space_tries_on(page, qtbot):
    first = page._hats.tiles[6]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page._hats.tiles[7].hasFocus() or not page.isActiveWindow()
    assert page._hats.tiles[6].isChecked(), "walking changes nothing"
    qtbot.keyClick(page._hats.tiles[7], Qt.Key.Key_Space)
    assert page._hats.tiles[7].isChecked()


@pytest.mark.parametrize("part", ["_paints", "_hats"])
def test_enter_on_what_is_tried_on_wears_it(page, qtbot, part):
    tile = getattr(page, part).tiles[3]
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Space)
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert page.worn


def test_escape_takes_back_what_was_tried_on(page, qtbot):
    page._hats.tiles[1].click()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert worn(page).hat == "straw"


def test_a_paint_that_a_friend_wears_is_named_and_may_be_chosen(page):
    assert page._paints.tiles[4].accessibleName() == "Paint, Mint, Ben's, 5 of 5"
    assert page._paints.tiles[0].accessibleName() == "Paint, Tomato, chosen, 1 of 5"
    page._paints.tiles[4].click()
    assert page._paints.tiles[4].isChecked()


def test_the_bib_takes_one_letter_and_is_the_names_first_without(page, qtbot):
    assert page._bib.text() == "A"
    page._bib.selectAll()
    qtbot.keyClicks(page._bib, "Z")
    assert worn(page).letter == "Z"


def test_a_long_name_whose_accents_are_typed_apart_is_taken_whole(page):
    """Qt counts half a picture, and each mark, as a letter."""
    page.begin("Ann", None, may_rename=True)
    typed = "\N{ROCKET}e\u0302\u0301" * 12
    page._field.clear()
    page._field.insert(typed)
    assert page.name == "\N{ROCKET}\u1ebf" * 12
    assert page._wear.why == ""


def test_a_name_is_typed_before_a_table_and_one_that_is_not_allowed_is_not_worn(page, qtbot):
    assert page._field.isHidden(), "at a table"
    page.begin("Ann", None, may_rename=True)
    page._field.selectAll()
    qtbot.keyClicks(page._field, "Anna")
    assert (page.name, page._stage.accessibleName()) == ("Anna", "Anna, Tomato, Feelers")
    page._field.clear()
    page._field.textEdited.emit("")
    assert page.name == "Ann"
    page._wear.click()
    assert page.worn == []


def test_surprise_me_tries_on_another_hat_and_a_paint_that_nobody_here_wears(page, qtbot):
    button = next(one for one in page.findChildren(Button) if one.text() == "Surprise me")
    for _ in range(9):
        before = page._wish
        button.click()
        assert page._wish.hat != before.hat
        assert page._wish.order[0] not in {before.order[0], "mint"}
    assert page.shell.spoken[-1].startswith("You wear ")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert worn(page).hat == "straw", "all of it is taken back"


def test_the_tray_says_since_when_one_plays(page, qtbot):
    assert page.since.isHidden(), "nothing was played"
    first = datetime(2001, 3, 5, tzinfo=UTC).timestamp()
    page.since.tell(PlayedSince(48, first))
    assert page.since.text() == "48 games since 5 Mar 2001"
    assert not page.since.isHidden()


def test_the_worm_looks_at_the_tile_under_the_mouse_and_ahead_again(page, qtbot):
    still = page._stage.grab().toImage()
    tile = page._hats.tiles[0]
    spot = QPointF(tile.rect().center())
    enter = QEnterEvent(spot, spot, QPointF(tile.mapToGlobal(tile.rect().center())))
    QApplication.sendEvent(tile, enter)
    assert page._stage.grab().toImage() != still
    QApplication.sendEvent(tile, QEvent(QEvent.Type.Leave))
    assert page._stage.grab().toImage() == still


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_may_be_worn_is_seen_at_once_whatever_it_is_called(qtbot, code):
    speaker = Speaker()
    speaker.speak(code)
    try:
        page = shown(qtbot)
        assert page._scroll.verticalScrollBar().maximum() == 0
    finally:
        speaker.speak("en")
