"""My worm: tried on by mouse and keys, worn by one press, taken back by another."""

import re
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from core.table.looks import LookWish, Worn
from gui.kit.pick import PickCard
from gui.kit.scroll import Scroll
from gui.report.players import PlayedSince
from gui.window.language import Speaker
from gui.window.start.worm_page import WormPage
from gui.window.start.worm_stage import WormStage
from gui.words.languages import LANGUAGES
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import cards, key, part


class Shown(WormPage):
    """The page, with what was worn from it."""

    def __init__(self, shell: HeardShell) -> None:
        self.worn = list[LookWish]()
        super().__init__(shell, self._keep_worn)

    def _keep_worn(self, _name: str, wish: LookWish) -> bool:
        self.worn.append(wish)
        return True


@pytest.fixture
def page(qtbot, shell):
    return shown(qtbot, shell)


def shown(qtbot, shell) -> Shown:
    """Return the page as Ann has it on a laptop."""
    page = Shown(shell)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.begin("Ann", LookWish(("tomato",), "straw"), [("Ben", Worn("mint", "cap", "B"))])
    page.show()
    return page


def tile(page, kind: str, at: int) -> PickCard:
    """Return a thing to wear by its place among those of its kind."""
    (found,) = (
        card
        for card in cards(page)
        if re.fullmatch(rf"{kind}, .* {at + 1} of \d+", card.accessibleName())
    )
    return found


def field(page, said):
    (found,) = (one for one in page.findChildren(QLineEdit) if one.accessibleName() == said)
    return found


def worn(page: Shown) -> LookWish:
    """Press Wear it."""
    key(page, "Wear it").click()
    return page.worn[-1]


def test_what_was_tried_on_is_worn_by_one_press_which_leads_back(page, shell):
    tile(page, "Paint", 4).click()
    tile(page, "Hat", 7).click()
    wish = worn(page)
    assert shell.backs == 1
    assert (wish.order[:2], wish.hat) == (("mint", "tomato"), "acorn")
    assert wish.letter == ""
    assert "You wear Acorn cup." in shell.spoken[-1:]


def test_arrows_walk_and_space_tries_on(page, qtbot):
    first = tile(page, "Hat", 6)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert tile(page, "Hat", 7).hasFocus() or not page.isActiveWindow()
    assert tile(page, "Hat", 6).isChecked(), "walking changes nothing"
    qtbot.keyClick(tile(page, "Hat", 7), Qt.Key.Key_Space)
    assert tile(page, "Hat", 7).isChecked()


@pytest.mark.parametrize("kind", ["Paint", "Hat"])
def test_enter_on_what_is_tried_on_wears_it(page, qtbot, kind):
    tried = tile(page, kind, 3)
    tried.setFocus()
    qtbot.keyClick(tried, Qt.Key.Key_Space)
    qtbot.keyClick(tried, Qt.Key.Key_Return)
    assert page.worn


def test_escape_takes_back_what_was_tried_on(page, qtbot):
    tile(page, "Hat", 1).click()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert worn(page).hat == "straw"


def test_a_paint_that_a_friend_wears_is_named_and_may_be_chosen(page):
    assert tile(page, "Paint", 4).accessibleName() == "Paint, Mint, Ben's, 5 of 5"
    assert tile(page, "Paint", 0).accessibleName() == "Paint, Tomato, chosen, 1 of 5"
    tile(page, "Paint", 4).click()
    assert tile(page, "Paint", 4).isChecked()


def test_the_bib_takes_one_letter_and_is_the_names_first_without(page, qtbot):
    assert field(page, "Bib").text() == "A"
    field(page, "Bib").selectAll()
    qtbot.keyClicks(field(page, "Bib"), "Z")
    assert worn(page).letter == "Z"


def test_a_long_name_whose_accents_are_typed_apart_is_taken_whole(page):
    """Qt counts half a picture, and each mark, as a letter."""
    page.begin("Ann", None, may_rename=True)
    typed = "\N{ROCKET}e\u0302\u0301" * 12
    field(page, "Your name").clear()
    field(page, "Your name").insert(typed)
    assert page.name == "\N{ROCKET}\u1ebf" * 12
    assert key(page, "Wear it").toolTip() == ""


def test_a_name_is_typed_before_a_table_and_one_that_is_not_allowed_is_not_worn(page, qtbot):
    assert field(page, "Your name").isHidden(), "at a table"
    page.begin("Ann", None, may_rename=True)
    field(page, "Your name").selectAll()
    qtbot.keyClicks(field(page, "Your name"), "Anna")
    assert (page.name, part(page, WormStage).accessibleName()) == ("Anna", "Anna, Tomato, Feelers")
    field(page, "Your name").clear()
    field(page, "Your name").textEdited.emit("")
    assert page.name == "Ann"
    key(page, "Wear it").click()
    assert page.worn == []


def test_surprise_me_tries_on_another_hat_and_a_paint_that_nobody_here_wears(page, qtbot, shell):
    for _ in range(9):
        _, *before = part(page, WormStage).accessibleName().split(", ")
        key(page, "Surprise me").click()
        _, *after = part(page, WormStage).accessibleName().split(", ")
        assert not {*after} & {*before, "Mint"}
    assert shell.spoken[-1].startswith("You wear ")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert worn(page).hat == "straw", "all of it is taken back"


def test_the_tray_says_since_when_one_plays(page, qtbot):
    assert page.since.isHidden(), "nothing was played"
    first = datetime(2001, 3, 5, tzinfo=UTC).timestamp()
    page.since.tell(PlayedSince(48, first))
    assert page.since.text() == "48 games since 5 Mar 2001"
    assert not page.since.isHidden()


def test_the_worm_looks_at_the_tile_under_the_mouse_and_ahead_again(page, qtbot):
    still = part(page, WormStage).grab().toImage()
    hat = tile(page, "Hat", 0)
    spot = QPointF(hat.rect().center())
    enter = QEnterEvent(spot, spot, QPointF(hat.mapToGlobal(hat.rect().center())))
    QApplication.sendEvent(hat, enter)
    assert part(page, WormStage).grab().toImage() != still
    QApplication.sendEvent(hat, QEvent(QEvent.Type.Leave))
    assert part(page, WormStage).grab().toImage() == still


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_that_may_be_worn_is_seen_at_once_whatever_it_is_called(qtbot, code):
    speaker = Speaker()
    speaker.speak(code)
    try:
        page = shown(qtbot, HeardShell())
        assert part(page, Scroll).verticalScrollBar().maximum() == 0
    finally:
        speaker.speak("en")
