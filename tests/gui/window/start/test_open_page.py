"""Opening a table: only one that the rules allow."""

from dataclasses import replace
from secrets import token_bytes
from shutil import rmtree

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolTip,
    QWidget,
)

from core.games import rules_for
from core.table.agreed import Agreed
from core.table.digests import SERIES_ID_BYTES
from core.wormup.profiles import Options
from gui.cozy.chapter_card import ChapterCard
from gui.cozy.form import CozyForm
from gui.cozy.the_week import chapter_of, this_week
from gui.game_ui import GAMES
from gui.kit.button import Button
from gui.kit.card import Tray
from gui.kit.controls import Stepper
from gui.kit.theme import art_of, look, wear
from gui.kit.why_button import WhyButton
from gui.window.settings import Settings
from gui.window.start.agreed_rows import AgreedRows
from gui.window.start.evening_sheet import EveningSheet, Wishes
from gui.window.start.open_page import OpenPage
from gui.window.start.seats_row import LEVELS
from gui.wormup.form import RaceForm
from net.driver.folder import folder_name
from net.protocol.people import can_be_played
from tests.gui.cozy_log import cozy_game
from tests.gui.dialogs import answer_by
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import cards, key
from tests.gui.report.test_saved import keep, keep_old
from tests.seats import secret_bytes
from tests.settled import settled


class Shown(OpenPage):
    """The page, as a person finds it."""

    @property
    def ways(self):
        """Where it has led to."""
        assert isinstance(self._ways, HeardShell)
        return self._ways

    @property
    def seats(self):
        return self.findChild(Stepper, "seats")

    @property
    def bots(self):
        return self.findChild(Stepper, "bots")

    @property
    def level(self):
        """The key that says how well the bots play."""
        return next(one for one in self.findChildren(WhyButton) if one.text() in LEVELS.values())

    @property
    def change(self):
        return key(self, "Change the house rules")

    @property
    def opens(self):
        """The largest key of the tray: it opens the table, in any language."""
        keys = self.tray.findChildren(Button)
        return max(keys, key=QWidget.width)

    @property
    def tray(self):
        return self.findChild(Tray)

    @property
    def form(self):
        return self.findChild(RaceForm)

    def wish(self, evening, agreed=None):
        """Wish for an *evening*, and for what is *agreed*, as their sheets do."""
        self._evening, self._agreed = evening, agreed or self._agreed
        self._refresh()


@pytest.fixture
def page(qtbot, tmp_path):
    return page_of(qtbot, tmp_path)


def page_of(qtbot, folder):
    page = Shown(HeardShell(), Settings(folder), lambda: token_bytes(SERIES_ID_BYTES))
    page.resize(1280, 720)
    qtbot.addWidget(page)
    page.show()
    return page


def test_a_game_that_was_deleted_is_no_result_of_the_week(qtbot, tmp_path):
    """The next best of the same person counts again, and a chapter is not played any more."""
    week = this_week()
    number = chapter_of(week)
    page = page_of(qtbot, tmp_path)
    form = page.findChild(CozyForm)
    games = (cozy_game(1, 1, number, week=week, passes=poor) for poor in (False, True))
    logs = [keep_old(tmp_path, at, log) / "log" for at, (log, _) in enumerate(games)]
    keep(tmp_path / "games", secret := secret_bytes(1, 0), cozy_game(1, 1, number)[0])

    def looked():
        with qtbot.waitSignal(page.past.finished):
            page.past.look(tmp_path)
        return [*form.week.alike.logs]

    best, *_ = looked()
    assert best in logs
    played = [card.lines[1] for card in form.findChildren(ChapterCard)]
    assert len({*played}) == 2, played
    rmtree(best.parent)
    rmtree(tmp_path / "games" / folder_name(secret))
    assert looked() == [log for log in logs if log != best]
    assert {card.lines[1] for card in form.findChildren(ChapterCard)} == {"not played yet"}


def press_open(qtbot, page):
    (button,) = [b for b in page.findChildren(QPushButton) if b.text() == "Open this table"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def key_of(page, name, said):
    stepper = page.findChild(Stepper, name)
    return next(key for key in stepper.children() if said in getattr(key, "accessibleName", str)())


def test_a_click_opens_what_was_chosen_with_its_bots(page, qtbot):
    page.seats.set_value(4)
    page.bots.set_value(2)
    press_open(qtbot, page)
    terms, bots, level = page.ways.gone[-1]
    assert (terms.rules_id, terms.seats, bots, level) == ("wormup/gryphon2010", 4, 2, "easy")


def test_every_game_offered_can_be_opened(page, qtbot):
    for game in range(len(GAMES)):
        cards(page)[game].click()
        terms = page.terms()
        rules = rules_for(terms.rules_id)
        assert rules is not None
        assert rules.options_refusal(terms.options, terms.seats) is None
        press_open(qtbot, page)
        assert page.ways.gone[-1].terms.rules_id == terms.rules_id


def test_there_is_always_a_seat_left_for_us(page):
    page.bots.set_value(5)
    assert page.bots.value == page.seats.value - 1 == 2


def test_too_few_players_are_never_refused_in_silence(page, qtbot):
    """At the end of the range the key says why it goes no further."""
    assert page.seats.value == 3
    qtbot.mouseClick(key_of(page, "seats", "Fewer players"), Qt.MouseButton.LeftButton)
    assert page.seats.value == 3
    assert "3 to 5 players" in QToolTip.text()


def test_two_players_whom_an_edition_does_not_allow_come_back_with_one_that_does(page):
    form = page.form
    form.take("wormup/venice1995", Options().plain())
    page.seats.set_value(2)
    form.take("wormup/gryphon2010", Options().plain())
    assert page.seats.value == 3
    assert "3 to 5 players" in page.tray.said.text()
    form.take("wormup/venice1995", Options().plain())
    assert page.seats.value == 2
    assert "players" not in page.tray.said.text()


def test_the_level_steps_in_plain_words_and_is_barred_without_a_bot(page, qtbot):
    assert page.level.why
    page.bots.set_value(1)
    said = []
    for _ in range(5):
        said.append(page.level.text())
        qtbot.mouseClick(page.level, Qt.MouseButton.LeftButton)
    assert said == ["easy", "normal", "hard", "sly", "easy"]
    assert set(LEVELS.values()) == {"easy", "normal", "hard", "sly"}


def test_arrow_keys_move_from_game_to_game(page, qtbot):
    first, second = cards(page)[:2]
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.isChecked()
    assert page.terms().rules_id.startswith("cozy")


def test_where_chapters_stand_tabs_choose_the_game_and_the_keys_stay_on_what_chooses(page, qtbot):
    first, second = cards(page)[:2]
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    QTest.keyClick(first, Qt.Key.Key_Right)
    tab = QApplication.focusWidget()
    assert tab is not None
    assert tab.isVisible()
    assert not second.isVisible()
    QTest.keyClick(tab, Qt.Key.Key_Left)
    assert page.terms().rules_id.startswith("wormup")
    assert first.isVisible()
    assert first.hasFocus()


def test_with_chapters_players_stand_in_the_tray_if_it_has_room(page, qapp):
    race, cozy = cards(page)[:2]
    sizes = ((1280, 720), cozy, True), ((1280, 720), race, False), ((1024, 600), cozy, False)
    for size, game, is_inside in (*sizes, sizes[0]):
        wear(qapp, replace(look(), art=art_of(*size)))
        page.resize(*size)
        game.click()
        settled()
        assert page.tray.isAncestorOf(page.seats) is is_inside
        assert page.seats.isVisible()
        for said in ("What counts", "Own sheet…"):
            assert key(page, said).isVisible() is (game is cozy)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_the_table_opened_last_is_offered_again(page, qtbot, tmp_path, game):
    cards(page)[game].click()
    page.seats.set_value(4)
    page.bots.set_value(2)
    page.level.click()
    if game == 0:
        page.form.take("wormup/venice1995", Options(repose=True, course=10_000).plain())
    press_open(qtbot, page)
    later = page_of(qtbot, tmp_path)
    press_open(qtbot, later)
    assert later.ways.gone == page.ways.gone != []


@pytest.mark.parametrize("kept", ["", "no hex", "c3", "95a16101c400c301"])
def test_settings_that_cannot_be_read_offer_the_usual_table(qtbot, tmp_path, kept):
    Settings(tmp_path).table = kept
    assert page_of(qtbot, tmp_path).terms().rules_id == "wormup/gryphon2010"


def test_nothing_on_it_looks_like_a_form(page):
    assert not page.findChildren(QComboBox)


@pytest.mark.parametrize("game", [0, 1])
@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.usefixtures("german")
def test_no_text_is_cut_on_the_smallest_window(qtbot, qapp, tmp_path, game, size):
    wear(qapp, replace(look(), art=0.8, size=size))
    page = page_of(qtbot, tmp_path)
    cards(page)[game].click()
    page.resize(1024, 600)
    settled()
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    (whole,) = [a for a in page.findChildren(QScrollArea) if a.isAncestorOf(page.seats)]
    assert whole.horizontalScrollBar().maximum() == 0
    assert page.tray.geometry().contains(page.opens.geometry().translated(page.tray.pos()))


def test_an_evening_is_in_the_terms_and_each_one_has_an_id_of_its_own(page, qtbot):
    page.wish(Wishes(games=4, is_in_turn=True))
    assert "An evening of 4 games, all editions in turn" in page.tray.said.text()
    press_open(qtbot, page)
    press_open(qtbot, page)
    opened = [seat.terms for seat in page.ways.gone]
    assert [terms.agreed.series.games for terms in opened] == [4, 4]
    assert len({terms.agreed.series.id for terms in opened}) == 2
    assert all(can_be_played(rules_for, terms) for terms in opened)


def test_the_tray_grows_at_once_with_what_is_agreed(qtbot, qapp, tmp_path):
    wear(qapp, replace(look(), art=0.8))
    page = page_of(qtbot, tmp_path)
    page.resize(1024, 600)
    settled()
    before = page.tray.height()
    page.wish(Wishes(is_in_turn=True), Agreed(coach=True, nudge_s=90))
    assert page.tray.height() > before
    settled()
    assert page.opens.height() >= page.opens.sizeHint().height()


def test_nobody_is_told_why_there_are_no_fewer_bots_than_none(page):
    for said, bots, tells in (("Fewer bots", 0, False), ("More bots", 9, True)):
        page.bots.set_value(bots)
        key = key_of(page, "bots", said)
        assert ("One place is yours" in key.toolTip()) is tells
        assert ("One place is yours" in key.accessibleDescription()) is tells


def test_an_evening_without_bots_has_none(page):
    page.bots.set_value(2)
    page.wish(Wishes(bots=False))
    assert page.bots.value == 0
    page.wish(None)
    page.bots.set_value(2)
    assert page.bots.value == 2


def test_an_evening_is_asked_for_on_a_sheet(page, qtbot, monkeypatch):
    monkeypatch.setattr(EveningSheet, "exec", lambda _: 1)
    (button,) = [button for button in page.findChildren(Button) if button.text() == "Evening"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.terms().agreed.series is not None


def test_the_evening_is_not_what_is_opened_next_time(page, qtbot, tmp_path):
    page.wish(Wishes())
    press_open(qtbot, page)
    again = page_of(qtbot, tmp_path)
    assert again.terms().agreed.series is None
    assert again.terms().own_options == page.terms().own_options


@pytest.mark.parametrize("game", [0, 1])
def test_both_games_may_agree_to_a_gentle_nudge_and_a_coach(page, game, qtbot, tmp_path):
    cards(page)[game].click()

    def choose():
        rows = page.window().findChild(AgreedRows)
        rows.nudge.choose(2)
        rows.coach.click()
        next(k for k in page.findChildren(QPushButton) if k.text() == "Use these").click()

    QTimer.singleShot(0, choose)
    page.change.click()
    assert page.terms().agreed == Agreed(coach=True, nudge_s=90)
    assert "A nudge after 90 s" in page.tray.said.text()
    assert "With a coach" in page.tray.said.text()
    press_open(qtbot, page)
    again = page_of(qtbot, tmp_path)
    assert again.terms() == page.terms()


def test_a_table_agrees_to_no_nudge_unless_it_is_chosen(page):
    assert page.terms().options == page.terms().own_options
    answer_by(Qt.Key.Key_Escape)
    page.change.click()
    assert page.terms().agreed == Agreed()
