"""Another language at a table: every word changes at once, and nothing else does."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QStackedWidget

from core.wormup.profiles import Face
from gui.cozy.cozy_view import CozyView
from gui.cozy.lesson_page import CozyLessonPage
from gui.kit.controls import Tabs
from gui.kit.drawer import Drawer
from gui.parts.unsigned import LessonPage
from gui.window.bridge import NodeBridge
from gui.window.comforts_card import ComfortsCard
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.past.branch_page import BranchPage
from gui.window.past.copies_page import CopiesPage
from gui.window.past.puzzle_page import PuzzlePage
from gui.window.past.shelf import Shelf
from gui.window.settings import Settings
from gui.window.table.viewer import Viewer
from gui.window.ways import Call, Guide, To
from gui.words.words import speak
from gui.wormup.first_race_page import FirstRacePage
from gui.wormup.race_view import RaceView
from net.driver.place import NodePlace
from net.protocol.join_code import make_join_code
from tests.settled import settled
from tests.tiers import few
from tests.window import scenes, states
from tests.window.still import until
from tests.window.test_pseudo_language import bracketed, raw_words, texts

_AT_TABLES = (
    scenes.waiting,
    scenes.practice,
    scenes.bid_sealed,
    scenes.silent,
    scenes.finish,
    scenes.cozy_hour,
    scenes.cozy_end,
    scenes.emblem,
    scenes.bid,
    scenes.move_x,
    scenes.proven,
    scenes.look_back,
    scenes.cozy_later,
    states.looking,
    states.waiting_full,
)


_BY_HAND = (scenes.silent, scenes.practice, scenes.finish, scenes.cozy_end, scenes.look_back)
"""What these scenes show was set on the page, or looked for on it, and is not what is played."""


class _Bracketing(Speaker):
    """Speaks the language made up for the tests instead of German."""

    def speak(self, code):
        super().speak("en")
        if code == "de":
            speak(bracketed)


@pytest.fixture
def window(tmp_path, qtbot):
    settings = Settings(tmp_path)
    settings.mute = True
    shown = MainWindow(NodeBridge(NodePlace("Ann", "0.1.0", tmp_path)), settings, _Bracketing())
    qtbot.addWidget(shown)
    shown.resize(1280, 720)
    shown.show()
    yield shown
    shown.close()
    shown.deleteLater()
    speak(None)


@pytest.fixture
def logged(tmp_path, monkeypatch):
    """Let our table have a log on disk, beside which a draft is kept."""
    monkeypatch.setattr(NodeBridge, "log", tmp_path / "log")


_ELSEWHERE = (
    scenes.network,
    scenes.games,
    scenes.fair,
    scenes.how_to_play,
    scenes.cozy_lesson,
    scenes.first_race,
    scenes.replay,
    scenes.envelope,
    scenes.review,
    scenes.open_edition,
    scenes.open_evening,
    scenes.open_cozy,
    scenes.replay_forged,
    scenes.puzzles,
    scenes.puzzle,
    scenes.puzzle_cozy,
    scenes.season,
    scenes.players,
    scenes.my_worm,
    states.start_nameless,
    scenes.play_on,
    scenes.cozy_play_on,
    scenes.copies,
)


def judged(window):
    """Wait until nothing is judged any more: one log may follow the other."""
    for _ in range(3):
        until(
            lambda: not any(one.isRunning() for one in window.findChildren(QThread)),
            "the end of what is judged",
        )
        settled()


def seen(page, kind):
    """List what of this *kind* is seen on *page*, or is it."""
    return [
        one for one in (page, *page.findChildren(kind)) if isinstance(one, kind) and one.isVisible()
    ]


def laid(page):
    """Return what is laid on *page*, a branch or a puzzle."""
    riddle = page.riddle if isinstance(page, PuzzlePage) else None
    return riddle.view.draft if riddle else page.laid


def lay(page):
    """Lay or choose something of the act that *page*, a branch or a puzzle, waits for."""
    riddle = page.riddle if isinstance(page, PuzzlePage) else None
    view = riddle.view if riddle else page.table.viewer.live
    if isinstance(view, CozyView):
        view.draft_of_hour.decide(view.draft_of_hour.legal[0])
    elif isinstance(view, RaceView) and (hand := view.picture.hand) is not None:
        spot = hand.move.aim.reach.toward((1, 0))
        assert spot is not None
        hand.draft.place(spot)
        hand.renew()
    elif isinstance(view, RaceView):
        bids = view.controls.bids
        bids.pick(next(face for face in bids._buttons if not bids.button(face).why))
    assert laid(page)


def turn(page):
    """Turn, type, open and choose something else, wherever that can be done on *page*."""
    for field in seen(page, QLineEdit):
        field.setFocus()
        QTest.keyClicks(field, "1")
    for tabs in seen(page, Tabs):
        tabs.choose(1)
    for shelf in seen(page, Shelf):
        shelf.setCurrentRow(
            max(row for row in range(shelf.count()) if not shelf.item(row).isHidden())
        )
    if isinstance(page, FirstRacePage):
        page.slip.on.click()
    if isinstance(page, CozyLessonPage):
        page.view.draft_of_hour.decide(page.lesson.hours[0].tries[0].decision)
    for viewer in seen(page, Viewer):
        if viewer.looked_at is not None and not seen(page, BranchPage):
            viewer.look_back_to(3)
            viewer.drawer.open(is_open=not viewer.drawer.is_open)


def stands(page):
    """Return what is turned, typed, open and chosen on *page*, and which pages of it are shown."""
    return (
        [type(stack.currentWidget()) for stack in seen(page, QStackedWidget)],
        [field.text() for field in seen(page, QLineEdit)],
        [shelf.currentRow() for shelf in seen(page, Shelf)],
        [one.looked_at and one.looked_at.step.number for one in seen(page, Viewer)],
        [drawer.is_open for drawer in page.findChildren(Drawer)],
        [one.bookmark.mark() for one in seen(page, LessonPage)],
        [(one.branch, laid(one)) for one in seen(page, BranchPage)],
        [one.paths for one in seen(page, CopiesPage)],
        [one.isChecked() for one in seen(page, QAbstractButton) if one.isCheckable()],
    )


@pytest.mark.parametrize("show", few(4, _ELSEWHERE), ids=lambda show: show.__name__)
def test_the_page_that_is_shown_opens_in_the_new_language_where_one_stood(window, show):
    show(window)
    judged(window)
    page = window.ways.page
    turn(page)
    for branch in seen(page, BranchPage):
        lay(branch)
    judged(window)
    before = stands(page)
    window._speak("de")
    judged(window)
    assert window.ways.page is not page
    assert type(window.ways.page) is type(page)
    assert [(who, text) for who, text in texts(window) if raw_words(text)] == []
    assert stands(window.ways.page) == before


@pytest.mark.parametrize("is_back", [False, True], ids=["called", "gone back to"])
def test_the_tournament_to_which_one_has_called_is_led_to_again(window, is_back):
    here = scenes.twelve(is_drawn=False)
    window.ways.tournament()._own = lambda: here.tournament.caller
    window.ways.go(Call(b"", scenes.RACE))
    window.ways.go(Call(b""))  # as who has called does, and then hears of it
    window.ways.show_tournaments((here,))
    if is_back:
        window.ways.go(Guide())
        window.ways.go(To.HOME)
    window._speak("de")
    settled()
    assert window.ways.page is window.ways.tournament_page()
    assert window.ways.tournament().here == here


@pytest.mark.parametrize("show", few(4, _AT_TABLES), ids=lambda show: show.__name__)
def test_no_word_is_left_behind_and_the_way_back_leaves_none_either(window, show, monkeypatch):
    if show is scenes.waiting:  # the code that the scene shows
        codes = (make_join_code("192.168.1.23", 40123, bytes(32)),)
        monkeypatch.setattr(NodeBridge, "join_codes", codes)
    show(window)
    settled()
    before = sorted(texts(window))
    window._speak("de")
    settled()
    assert [(who, text) for who, text in texts(window) if raw_words(text)] == []
    window._speak("en")
    settled()
    if show not in _BY_HAND:
        assert sorted(texts(window)) == before


def test_what_is_laid_of_a_move_stays_laid(window, logged):
    scenes.move(window)
    hand = window.ways.ours().page.viewer.live.picture.hand
    refused = hand.draft.place(hand.move.aim.reach.toward((1, 0)))
    assert refused is None
    hand.renew()
    laid = hand.draft.worm
    window._speak("de")
    assert window.ways.ours().page.viewer.live.picture.hand.draft.worm == laid


def test_a_face_that_is_chosen_stays_chosen(window, logged):
    scenes.bid(window)
    bids = window.ways.ours().page.viewer.live.controls.bids
    bids.pick(next(face for face in Face if face in bids._buttons and not bids.button(face).why))
    face = bids.chosen
    assert face is not None
    window._speak("de")
    assert window.ways.ours().page.viewer.live.controls.bids.chosen is face


def test_nothing_is_asked_told_or_heard_a_second_time(window):
    scenes.cozy_hour(window)
    told: list[object] = []
    window.ways._sounds = SimpleNamespace(play=told.append)
    window._bridge.submit = told.append
    window._speak("de")
    settled()
    scenes.bid(window)
    told.clear()
    window._speak("en")
    settled()
    assert told == []


def test_who_leaves_for_good_goes_on_leaving_and_asks_nothing_again(window):
    asked: list[object] = []
    window._bridge.submit = asked.append
    scenes.bid_sealed(window)
    snapshot = window.ways.ours().page.snapshot
    assert snapshot is not None
    window.ways.ours().take_table(replace(snapshot, leaving=True))
    window._speak("de")
    assert window.ways.ours().page._leaving.is_begun
    assert asked == []


def test_what_comes_later_comes_in_the_new_language(window):
    scenes.bid(window)
    old = window.ways.ours().page
    window._speak("de")
    assert window.ways.ours().page is not old
    done = old.viewer.steps[-1]
    window.ways.ours().take_step(done)
    assert not any(raw_words(text) for _, text in texts(window))


def test_the_list_of_languages_survives_its_own_choice(window, qtbot):
    """It is on a card over a page that is made anew."""
    scenes.bid(window)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    page = window.ways.ours().page
    QTest.mouseClick(page.corner.icons["menu"], Qt.MouseButton.LeftButton)
    language = window.findChild(ComfortsCard).language
    QTest.mouseClick(language, Qt.MouseButton.LeftButton)
    view = language.view()
    qtbot.waitUntil(view.isVisible)
    at = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    qtbot.waitUntil(lambda: window.ways.ours().page is not page)
    assert window._comforts.language == "de"
    qtbot.waitUntil(lambda: window.findChild(ComfortsCard) is None)
    assert not any(raw_words(text) for _, text in texts(window))
