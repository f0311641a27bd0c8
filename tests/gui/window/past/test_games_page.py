"""The games shelf: saved games as they are checked, gone on with, looked at, saved and deleted."""

import os
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from core.table.encoding import pack
from gui.parts import pictures
from gui.window.past.games_page import GamesPage
from gui.window.past.shelf import Shelf
from gui.window.past.shelf_order import Order
from gui.window.ways import Log, LogPart, Resume
from net.driver.folder import folder_name
from net.protocol.snapshot import LobbySnapshot, PersonHere
from tests.gui.cozy_log import cozy_game
from tests.gui.dialogs import answer_by, answer_with
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.report.test_saved import broken


def keep(data, number, log):
    secret = bytes([number]) * 32
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    played = time.time() - 60 * number  # seconds would be too near: the next log may take some
    os.utime(folder / "log", (played,) * 2)
    return folder


def shown(qtbot, data):
    page = GamesPage(HeardShell())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.show_games(data)
    qtbot.waitUntil(lambda: not page._is_judging)
    return page


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if b.text() == text and b.isVisible())


def titles(page):
    shelf = page._shelf
    return [
        shelf.item(row).text() for row in range(shelf.count()) if not shelf.item(row).isHidden()
    ]


def test_an_unfinished_game_can_be_gone_on_with_and_a_finished_one_not(qtbot, tmp_path):
    unfinished = keep(tmp_path, 1, race(steps_max=5)[0])
    finished = keep(tmp_path, 2, race()[0])
    page = shown(qtbot, tmp_path)
    gone = page._ways.gone
    button(page, "Go on").click()
    button(page, "Replay").click()
    assert gone == [Resume(unfinished), Log(unfinished / "log")]
    page._shelf.setCurrentRow(1)
    assert not page._look.isVisible(), "the big key does it"
    button(page, "Replay").click()
    assert gone[2:] == [Log(finished / "log")]


def test_a_game_is_called_by_its_day_and_how_it_stands(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, race()[0])
    keep(tmp_path, 3, cozy_game(1, seats=1)[0])
    keep(tmp_path, 4, broken())
    page = shown(qtbot, tmp_path)
    said = titles(page)
    assert said[0].startswith("Today, round 3, Not finished, Ann, Ben, Cem")
    assert said[1].startswith("Cem won, today, Checks")
    assert said[2].startswith("A Short Winter Day, Ann -")
    assert said[3].startswith("A file in pieces, Damaged, ")


def test_without_games_it_says_so(qtbot, tmp_path):
    page = shown(qtbot, tmp_path)
    assert page._sleeper._said.text() == "Nothing here yet. A race takes ten minutes."
    assert button(page, "Replay").is_barred


def test_the_tabs_count_and_choose_games(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, race()[0])
    keep(tmp_path, 3, cozy_game()[0])
    page = shown(qtbot, tmp_path)
    texts = [tab.text() for tab in page._tabs._tabs]
    assert texts == ["All 3", "To go on 1", "Worm Up! 2", "Worm & Cozy 1"]
    for at, count in enumerate((3, 1, 2, 1)):
        page._tabs.choose(at)
        assert len(titles(page)) == count
        assert page._shelf.chosen is not None


def test_games_are_found_by_player_game_result_and_date(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, race()[0])
    keep(tmp_path, 3, cozy_game(1, seats=1)[0])
    page = shown(qtbot, tmp_path)
    qtbot.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page._search.hasFocus()

    def found(wanted):
        page._search.clear()
        qtbot.keyClicks(page._search, wanted)
        return len(titles(page))

    today = time.strftime("%Y-%m-%d", time.localtime(page._shelf.games()[0].when))
    assert [found(one) for one in ("ann", "ben", "cozy gryphon", "Gryphon", "unfinished")] == [
        *(3, 2, 0, 2, 1)
    ]
    assert found("cem won") == 1
    assert found(today) >= 1
    assert found("") == 3
    assert found("nobody") == 0
    assert page._sleeper._said.text() == "No game fits"
    assert page._shelf.chosen is None


def folders(page):
    return [game.folder for game in page._shelf.games()]


def test_games_stand_in_the_order_that_is_asked_for_and_the_chosen_one_stays_so(qtbot, tmp_path):
    broken_one = keep(tmp_path, 1, broken())
    two = keep(tmp_path, 2, race()[0])
    cozy = keep(tmp_path, 3, cozy_game(1, seats=1)[0])
    alone = keep(tmp_path, 4, race(2)[0])
    page = shown(qtbot, tmp_path)
    chosen = page._shelf.chosen
    orders = {
        Order.LAST: [two, cozy, alone],
        Order.FIRST: [alone, cozy, two],
        Order.PLAYERS: [cozy, two, alone],
        Order.GAME: [cozy, two, alone],
    }
    assert {*orders} == {*Order}
    for order, stand in orders.items():
        page._order.take(order)
        found = folders(page)
        assert [one for one in found if one != broken_one] == stand, order
        assert page._shelf.chosen == chosen


def test_who_comes_back_from_a_game_finds_the_shelf_as_it_was_and_who_leaves_it_all_games(
    qtbot, tmp_path
):
    for number in (1, 2, 3):
        keep(tmp_path, number, race()[0])
    keep(tmp_path, 4, cozy_game()[0])
    page = shown(qtbot, tmp_path)
    page._tabs.choose(2)
    page._search.setText("ann")
    page._shelf.setCurrentRow(1)
    chosen = page._shelf.chosen.folder

    def come():
        with qtbot.waitSignal(page.filled):
            page.show_games(tmp_path)
        return len(titles(page)), page._search.text(), page._shelf.chosen.folder == chosen

    assert come() == (3, "ann", True)
    page._back.click()
    assert come() == (4, "", False)


@pytest.mark.parametrize("wide", [700, 900, 1280, 1900])
def test_search_and_tabs_never_lie_on_each_other(qtbot, tmp_path, wide):
    page = shown(qtbot, tmp_path)
    page.resize(wide, 720)
    search = page._search.geometry()
    assert not search.intersects(page._tabs.geometry())
    assert not search.intersects(page._shelf.geometry())
    assert page.rect().contains(search)


def test_who_is_here_is_told_of_a_game_that_can_go_on(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    page = shown(qtbot, tmp_path)

    def come(*names):
        people = tuple(PersonHere(bytes(32), name, "1", None, None) for name in names)
        page.show_lobby(LobbySnapshot(people, (), (), None))
        return page._label(page._shelf.games()[0]).chip

    assert come("Ben") == "Ben is here"
    assert come("Ann", "Ben") == "Ann and Ben are here"
    assert come("Ann", "Ben", "Cem") == "All are here"
    assert come() == "Not finished"


def test_pictures_are_painted_only_of_what_is_in_sight(qtbot, tmp_path):
    for number in range(1, 14):
        keep(tmp_path, number, race(steps_max=5)[0])
    page = shown(qtbot, tmp_path)
    shelf = page._shelf
    qtbot.waitUntil(lambda: not shelf._idle.isActive())
    painted = [shelf.item(row).data(258) is not None for row in range(shelf.count())]
    assert painted[0]
    assert not painted[-1]
    shelf.scrollToBottom()
    qtbot.waitUntil(lambda: shelf.item(12).data(258) is not None)


def test_the_log_of_a_game_is_saved_as_a_file(qtbot, tmp_path, monkeypatch):
    keep(tmp_path, 1, race()[0])
    page = shown(qtbot, tmp_path)
    target = tmp_path / "for Ben.log"
    asked: list[str] = []

    def ask_path(_parent, name):
        asked.append(name)
        return target

    monkeypatch.setattr(pictures, "ask_path", ask_path)
    page._export()
    assert target.read_bytes() == race()[0]
    assert asked[0].startswith("worm-up-")
    assert asked[0].endswith("-ann-ben-cem.log")


def test_a_game_is_deleted_only_by_who_means_it(qtbot, tmp_path):
    folder = keep(tmp_path, 1, race(steps_max=9)[0])
    page = shown(qtbot, tmp_path)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        answer_by(key)
        page._delete()
        assert folder.exists()
    answer_with("Delete it")
    page._delete()
    assert not folder.exists()
    assert titles(page) == []


@pytest.mark.parametrize(("width", "columns"), [(1280, 4), (1024, 3), (1920, 6)])
def test_as_many_cards_stand_on_a_board_as_there_is_room_for(qtbot, width, columns):
    shelf = Shelf()
    qtbot.addWidget(shelf)
    shelf.resize(width, 500)
    shelf.show()
    assert shelf.columns == columns
    assert shelf.place(0).top() == shelf.place(columns - 1).top() < shelf.place(columns).top()
    assert shelf.place(columns - 1).right() <= width


def test_the_game_that_is_chosen_can_be_reviewed(qtbot, tmp_path):
    folder = keep(tmp_path, 2, race()[0])
    page = shown(qtbot, tmp_path)
    page._lens.click()
    assert page._ways.gone == [Log(folder / "log", LogPart.REVIEW)]
