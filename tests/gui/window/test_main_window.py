"""The window: real node, real bots, pages that follow."""

import sys
from argparse import Namespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton
from shiboken6 import isValid

from core.bots.levels import Level
from core.games import choose
from core.table.trouble import Trouble
from gui.kit.button import IconButton
from gui.kit.controls import Stepper
from gui.kit.keyed_window import BACK
from gui.parts.badge import Badge
from gui.parts.game_view import EndAction
from gui.terminal.audit_command import run_audit
from gui.window import own_program
from gui.window.bridge import NodeBridge
from gui.window.comforts import LobbyIcons
from gui.window.language import Speaker
from gui.window.main_window import MainWindow
from gui.window.past.players_page import PlayersPage
from gui.window.past.replayed_game import ReplayedGame
from gui.window.past.review_page import ReviewPage
from gui.window.past.verdict_card import VerdictCard
from gui.window.settings import Settings
from gui.window.sharing.server import Server
from gui.window.start.one_more import left_of
from gui.window.table.rematch import Chair
from gui.window.table.table_page import TablePage
from gui.window.ways import Log, LogPart, Resume, To
from gui.words.words import speak
from gui.wormup.first_race_page import FirstRacePage
from net.driver.place import NodePlace
from net.protocol.commands import Play
from net.protocol.troubles import NetworkReason, PeerReason
from tests.gui.evening_log import FIRST, terms
from tests.gui.on_screen import cards, part
from tests.gui.race_log import race
from tests.gui.rooms import free_port, opened
from tests.gui.snapshots import snapshot_of
from tests.settled import settled


@pytest.fixture
def window(qtbot, tmp_path):
    with opened(qtbot, tmp_path, 1024, 600) as window:
        yield window


def button(window, text):
    page = window.ways.pages.currentWidget()
    return next(
        b for b in page.findChildren(QPushButton) if text in (b.text() or b.accessibleName())
    )


def test_the_first_race_is_one_click_away_and_leads_to_a_table_with_two_bots(window, qtbot):
    window.start()
    button(window, "Practice race").click()
    assert window.findChild(FirstRacePage).isVisible()
    assert window.findChild(TablePage) is None
    assert not [*(window._bridge.data / "games").glob("*")], "nothing of it is kept"
    button(window, "Skip").click()
    page = window.findChild(TablePage)
    assert page is not None
    qtbot.waitUntil(lambda: not page.is_waiting)
    badges = [badge.accessibleName() for badge in page.findChildren(Badge)]
    assert any(said.startswith("Ann (you)") for said in badges)
    page.left.emit("")
    assert button(window, "Practice race").isVisible()


@pytest.mark.parametrize("is_over", [True, False], ids=["over", "broken off"])
def test_who_sits_down_with_those_at_the_old_table_wants_more_after_a_restart_too(
    window, monkeypatch, is_over
):
    """Of a game that was broken off nobody wants one more as soon as it ends."""
    table, folder = race()[1], window._bridge.data / "games" / "one"
    monkeypatch.setattr(NodeBridge, "log", folder / "log")
    window.ways.start.room.last.over = left_of(table.genesis, folder, 0, ()) if is_over else None
    window.ways.go(Resume(folder))
    ours = window.ways.ours()
    ours.page.begin(table.completed)
    ours.take_table(snapshot_of(table))
    assert (ours._end.rematch.own is Chair.AGAIN) is is_over


def test_a_table_opened_and_left_again_leads_home(window):
    window.start()
    button(window, "Open a table").click()
    button(window, "Open this table").click()
    assert window.findChild(TablePage).is_waiting
    button(window, "Get up").click()
    assert button(window, "Open a table").isVisible()


def test_the_text_grows_and_shrinks_by_keys(window, qtbot):
    qtbot.waitUntil(lambda: bool(window.actions()))  # the keys come after the first picture
    before = QApplication.font().pointSizeF()
    qtbot.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.font().pointSizeF() > before
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.font().pointSizeF() == before


@pytest.fixture
def handed(monkeypatch):
    """Collect what the page that brings a friend asks of its process."""
    asked: list[str] = []

    def note(name, *, loopback):
        asked.append(f"start {name}" + " here" * loopback)

    monkeypatch.setattr(Server, "start", lambda _self, name, _data, **where: note(name, **where))
    monkeypatch.setattr(Server, "stop", lambda _self: asked.append("stop"))
    return asked


def test_a_friend_is_brought_from_the_first_page_until_it_is_seen_again(window, handed):
    button(window, "Bring a friend").click()
    assert window.ways.pages.currentWidget() is window.ways.share_page()
    assert handed == ["start Ann here"]
    back(window).click()
    assert button(window, "Open a table").isVisible()
    assert handed == ["start Ann here", "stop"]


def test_a_friend_is_brought_while_our_table_waits_which_is_shown_again_after(window, handed):
    window.start()
    button(window, "Open a table").click()
    button(window, "Open this table").click()
    button(window, "Bring a friend").click()
    assert window.ways.pages.currentWidget() is window.ways.share_page()
    back(window).click()
    assert window.ways.pages.currentWidget() is window.findChild(TablePage)
    assert window.findChild(TablePage).is_waiting
    assert handed == ["start Ann here", "stop"]


def test_a_table_that_begins_is_shown_to_somebody_who_brings_a_friend(window, handed):
    window.ways.ours().lay()
    window.ways.go(To.SHARE)
    window._bridge.started.emit()
    assert window.ways.pages.currentWidget() is window.findChild(TablePage)
    assert handed == ["start Ann here", "stop"]


def test_a_friend_is_brought_in_another_language_too(window, handed):
    window.ways.go(To.SHARE)
    window._speak("de")
    assert sorted(handed) == ["start Ann here", "start Ann here", "stop"]
    assert window.ways.page is window.ways.share_page()
    assert button(window, "Fertig").isVisible()


def back(window):
    page = window.ways.pages.currentWidget()
    return next(
        key
        for key in page.findChildren(QPushButton)
        if key.property("role") == BACK and key.isVisible()
    )


def test_saved_games_and_a_log_are_reached_and_left(window, qtbot, tmp_path):
    button(window, "Games shelf").click()
    shelf = window.ways.pages.currentWidget()
    back(window).click()
    (tmp_path / "some.log").write_bytes(race()[0])
    window.ways.go(Log(tmp_path / "some.log"))
    qtbot.waitUntil(lambda: "Everything checks" in window.findChild(VerdictCard).accessibleName())
    back(window).click()
    assert window.ways.pages.currentWidget() is shelf


def test_from_the_shelf_one_is_shown_who_plays_how_and_goes_back(window, qtbot):
    button(window, "Games shelf").click()
    shelf = window.ways.pages.currentWidget()
    keys = shelf.findChildren(QPushButton)
    who = next(key for key in keys if key.accessibleName() == "Who plays how")
    qtbot.mouseClick(who, Qt.MouseButton.LeftButton)
    players = window.ways.pages.currentWidget()
    assert isinstance(players, PlayersPage)
    qtbot.waitUntil(lambda: "Nobody has finished a game yet." in said(players))
    back(window).click()
    assert window.ways.pages.currentWidget() is shelf


def said(page):
    return [label.text() for label in page.findChildren(QLabel)]


def test_from_what_was_checked_one_goes_back_to_the_table(window, qtbot, tmp_path):
    (tmp_path / "log").write_bytes(race()[0])
    table = window.ways.ours().lay()
    window.ways.go(Log(tmp_path / "log", LogPart.CHECKS))
    assert window.ways.pages.currentWidget() is window.ways.replay_page()
    window.ways.back()
    assert window.ways.pages.currentWidget() is table


def test_a_review_is_reached_from_the_table_and_one_goes_back_to_it(window, qtbot, tmp_path):
    (tmp_path / "log").write_bytes(race(steps_max=4)[0])
    table = window.ways.ours().lay()
    window.ways.go(Log(tmp_path / "log", LogPart.REVIEW))
    page = window.ways.replay_page()
    review = part(page, ReviewPage)
    qtbot.waitUntil(lambda: page.currentWidget() is review)
    review.left.emit()
    assert isinstance(page.currentWidget(), ReplayedGame)
    window.ways.back()
    assert window.ways.pages.currentWidget() is table


def test_a_trouble_of_the_network_is_told_in_the_language_of_the_window(window):
    window._speak("de")
    window._bridge.noticed.emit(Trouble(NetworkReason.JOIN_CODE_OFF, port=1, what="taken"))
    said = "Mit deinem Code kommt niemand herein: Schließ dieses Fenster und öffne es wieder."
    assert window.ways.bubble.said == said


@pytest.mark.parametrize(
    "trouble",
    [
        Trouble(NetworkReason.WRONG_KEY, host="127.0.0.1"),
        Trouble(NetworkReason.TURNED_AWAY, host="192.168.7.9"),
        Trouble(PeerReason.SHUT_OUT, peer="3f", seconds=60, why=Trouble(PeerReason.NO_PACKET)),
    ],
    ids=str,
)
def test_what_another_laptop_or_program_does_covers_no_page(window, trouble):
    window._bridge.noticed.emit(trouble)
    assert window.ways.bubble is None


def test_a_new_name_starts_us_anew_under_it(window, qtbot):
    window.start()
    field = window.ways.start.name.field
    field.setText("Dora")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window._bridge.name == "Dora"


def test_the_network_page_shows_a_code(window, qtbot):
    window.start()
    button(window, "Join by code").click()
    page = window.ways.pages.currentWidget()
    assert any(label.accessibleName().count("-") == 3 for label in page.findChildren(QLabel))


def test_this_laptop_is_tested_from_the_network_page(window, monkeypatch):
    nothing = [sys.executable, "-c", ""]
    monkeypatch.setattr("gui.window.start.laptop_test.self_command", lambda: nothing)
    button(window, "Join by code").click()
    button(window, "Test this laptop").click()
    assert window.findChild(QDialog).accessibleName() == "Test of this laptop"


def test_whose_work_is_inside_is_told_from_the_comforts(window):
    window._open_comforts(window._icons())
    about = next(key for key in window.findChildren(QPushButton) if key.text() == "About")
    about.click()
    assert window.findChild(QDialog).accessibleName() == "About this game"


def test_a_window_is_called_after_its_player(window):
    window.ways.player.rename("Mia")
    assert window.windowTitle() == "Mia · Worm Up!"


def test_a_television_is_begun_from_the_comforts_and_ends_with_the_window(
    window, qtbot, tmp_path, monkeypatch
):
    told = tmp_path / "told"
    program = (
        "import pathlib, sys, time\n"
        f"pathlib.Path({str(told)!r}).write_text(' '.join(sys.argv[1:]))\n"
        "time.sleep(99)"
    )
    monkeypatch.setattr(own_program, "self_command", lambda: [sys.executable, "-c", program])
    window._open_comforts(window._icons())
    next(k for k in window.findChildren(QPushButton) if k.text() == "Television").click()
    qtbot.waitUntil(told.exists)
    qtbot.waitUntil(lambda: told.read_text().startswith("tv --data "))
    window.close()
    assert not window.ways.television().is_running


def choose_language(window, code):
    window._comforts.speak(code)


@pytest.fixture
def _english_again():
    yield
    Speaker().speak("en")


@pytest.mark.usefixtures("_english_again")
def test_another_language_is_spoken_at_once(window, tmp_path):
    choose_language(window, "de")
    assert Settings(tmp_path).language == "de"
    assert button(window, "Übungsrennen")
    choose_language(window, "en")
    assert button(window, "Practice race")


@pytest.mark.usefixtures("_english_again")
def test_while_we_wait_at_a_table_another_language_is_spoken_at_once(window, qtbot):
    window.start()
    button(window, "Open a table").click()
    button(window, "Open this table").click()
    qtbot.waitUntil(lambda: window.ways.lobby is not None)
    code = window.ways.ours()._seating.code
    choose_language(window, "de")
    said = {label.text() for label in window.ways.ours().page.findChildren(QLabel)}
    names = {label.accessibleName() for label in window.ways.ours().page.findChildren(QLabel)}
    assert code in names
    assert any("Spieler" in text for text in said)
    button(window, "Aufstehen").click()
    assert button(window, "Übungsrennen").isVisible()


@pytest.mark.usefixtures("_english_again")
def test_what_is_chosen_of_a_table_stays_chosen_in_another_language(window):
    button(window, "Open a table").click()
    page = window.ways.open_page()
    cards(page)[1].click()
    page.findChild(Stepper, "bots").set_value(1)
    chosen = page.terms()
    choose_language(window, "de")
    again = window.ways.open_page()
    assert again is not page
    assert (again.terms(), again.findChild(Stepper, "bots").value) == (chosen, 1)


@pytest.mark.usefixtures("_english_again")
def test_the_language_changes_while_a_log_is_judged(window, tmp_path, qtbot):
    (tmp_path / "some.log").write_bytes(race()[0])
    window.ways.go(Log(tmp_path / "some.log"))
    choose_language(window, "de")
    page = window.ways.pages.currentWidget()
    assert page is window.ways.replay_page()
    card = part(page, VerdictCard)
    qtbot.waitUntil(lambda: "Alles stimmt" in card.accessibleName())
    part(page, ReplayedGame).back.click()
    window.ways.go(To.HOME)
    assert button(window, "Übungsrennen")


def test_the_first_picture_is_told_once(qtbot, tmp_path):
    """What takes longer than a picture begins after it."""
    told: list[int] = []
    window = MainWindow(
        NodeBridge(NodePlace("Ann", "test", tmp_path)), Settings(tmp_path), Speaker()
    )
    qtbot.addWidget(window)
    window.shown.connect(lambda: told.append(1))
    assert not told
    window.show()
    assert window.findChildren(LobbyIcons) == []  # they come after the first picture
    qtbot.waitUntil(lambda: told == [1])
    assert part(window, LobbyIcons).isVisible()
    window.grab()  # paints it once more
    settled()
    assert told == [1]
    window.close()


def test_a_table_has_its_own_icons_and_gives_the_corner_back_when_it_is_left(window):
    window.start()
    button(window, "Open a table").click()
    assert part(window, LobbyIcons).isVisible()
    button(window, "Open this table").click()
    assert [key.isVisible() for key in part(window, LobbyIcons).findChildren(IconButton)] == [
        True,
        True,
        False,
        False,
    ]
    button(window, "Get up").click()
    assert all(key.isVisible() for key in part(window, LobbyIcons).findChildren(IconButton))


def test_while_a_table_fills_text_size_and_sound_lie_beside_its_icons_and_go_when_it_begins(window):
    window.start()
    page = window.ways.ours().lay()
    ours = page.corner.icons["help"]
    assert part(window, LobbyIcons).geometry().right() <= ours.x() + ours.width() // 2
    page.show_table(snapshot_of(race(steps_max=1)[1]))
    assert not part(window, LobbyIcons).isVisible()


def test_the_window_stands_where_it_stood_and_never_outside_the_screen(window, tmp_path, qtbot):
    window.resize(700, 560)
    window.close()
    again = MainWindow(
        NodeBridge(NodePlace("Ann", "test", tmp_path)), Settings(tmp_path), Speaker()
    )
    qtbot.addWidget(again)
    assert again.size() == window.size()
    (tmp_path / "new").mkdir()
    first = MainWindow(
        NodeBridge(NodePlace("Ann", "test", tmp_path / "new")),
        Settings(tmp_path / "new"),
        Speaker(),
    )
    qtbot.addWidget(first)
    room = first.screen().availableGeometry()
    assert first.width() <= room.width()
    assert first.height() <= room.height()


def window_of(qtbot, data, meet):
    bridge = NodeBridge(NodePlace("Ann", "test", data, loopback=True, meet=meet))
    window = MainWindow(bridge, Settings(data), Speaker())
    qtbot.addWidget(window)
    window.resize(1024, 600)

    def act(snapshot):
        """Let a bot choose for Ann, once a step."""
        if not snapshot.may_act or snapshot.state is None or snapshot.acted >> snapshot.seat & 1:
            return
        rules, seat = snapshot.rules, snapshot.seat
        choice = choose(Level.STRAIGHT, rules, snapshot.state, seat, bytes(32))
        bridge.submit(Play(snapshot.step, choice.action, choice.sealed))

    bridge.table_changed.connect(act)
    window.show()
    window.start()
    return window


def race_to_the_end(qtbot, window, number):
    """Wait for the end of race *number* of the evening."""

    def is_over():
        page = window.ways.ours().page
        genesis = page.genesis if page is not None else None
        if genesis is None or genesis.agreed.series.number != number:
            return False
        return page.snapshot is not None and page.snapshot.is_over

    qtbot.waitUntil(is_over)


def test_an_evening_closed_after_its_second_race_goes_on_and_its_folder_audits(qtbot, tmp_path):
    """Real nodes, and bots that follow from race to race."""
    series = FIRST._replace(editions=("wormup/venice1995",), points=(1,))
    data, meet = tmp_path / "ann", free_port()
    data.mkdir()
    window = window_of(qtbot, data, meet)
    window.ways.ours().sit_down(terms(series, seats=2), 1, "easy")
    race_to_the_end(qtbot, window, 1)
    window.ways.ours()._end.grant(EndAction.AGAIN)
    race_to_the_end(qtbot, window, 2)
    window.close()

    window = window_of(qtbot, data, meet)
    last = window.ways.start.room.last
    qtbot.waitUntil(lambda: last._evening is not None)
    last.button.click()
    window.ways.ours()._seating.add_bots()
    race_to_the_end(qtbot, window, 3)
    end = window.ways.ours()._end
    qtbot.waitUntil(lambda: end._line.startswith("After 3 of 3: "))
    window.close()
    said: list[str] = []
    chosen = Namespace(
        files=[data / "games"], json=False, data=data, second_opinion=False, room=False
    )
    assert run_audit(chosen, said.append, said.append) == 0
    assert "The evening: 3 of 3 games count." in said
    speak(None)


def test_who_dressed_at_a_table_is_led_back_to_it_in_another_language_too(window):
    window.start()
    page = window.ways.ours().lay()
    window.ways.go(To.WORM)
    choose_language(window, "de")
    assert window.ways.ours().page is not page, "it was made anew"
    window.ways.back()
    assert window.ways.pages.currentWidget() is window.ways.ours().page


def test_who_dressed_at_a_table_that_has_gone_is_led_home(window):
    window.start()
    window.ways.ours().lay()
    window.ways.go(To.WORM)
    window.ways.ours().clear()
    settled()
    assert not isValid(window.ways._dressed_at)
    window.ways.back()
    assert window.ways.pages.currentWidget() is window.ways.start


def test_who_keeps_copies_to_themselves_does_so_after_a_restart(qtbot, tmp_path):
    with opened(qtbot, tmp_path, 1024, 600) as window:
        page, guest = window.ways.replay_page(), window._bridge.beside(tmp_path / "guest")
        page.fair._ways.asking.keep(not window._bridge.keeps_copies)
        assert guest.keeps_copies, "all at this laptop"
    with opened(qtbot, tmp_path, 1024, 600) as window:
        assert window._bridge.keeps_copies
