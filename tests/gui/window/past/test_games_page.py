"""The games shelf: saved games as they are checked, gone on with, looked at, saved and deleted."""

import contextlib
import os
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton

from core.table.encoding import pack
from gui.kit.card import LowTray
from gui.kit.controls import Field, Tabs
from gui.parts import pictures
from gui.parts.news import Toast
from gui.window.past.games_page import GamesPage
from gui.window.past.shelf import Shelf
from gui.window.past.shelf_order import Order, OrderKey
from gui.window.past.worker import Worker
from gui.window.ways import Log, LogPart, Resume, To
from net.driver.folder import Folder, folder_name
from net.protocol.snapshot import LobbySnapshot, PersonHere
from tests.gui.cozy_log import cozy_game
from tests.gui.dialogs import answer_by, answer_with
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import back, entry, key, keys, part, texts
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


def shown(qtbot, data, shell=None):
    page = GamesPage(shell or HeardShell())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    with qtbot.waitSignal(part(page, Worker).finished):
        page.show_games(data)
    return page


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if b.text() == text and b.isVisible())


def titles(page):
    shelf = part(page, Shelf)
    return [
        shelf.item(row).text() for row in range(shelf.count()) if not shelf.item(row).isHidden()
    ]


def test_an_unfinished_game_can_be_gone_on_with_and_a_finished_one_not(qtbot, tmp_path, shell):
    unfinished = keep(tmp_path, 1, race(steps_max=5)[0])
    finished = keep(tmp_path, 2, race()[0])
    page = shown(qtbot, tmp_path, shell)
    button(page, "Go on").click()
    button(page, "Replay").click()
    assert shell.gone == [Resume(unfinished), Log(unfinished / "log")]
    part(page, Shelf).setCurrentRow(1)
    assert len([one for one in keys(page) if one == "Replay"]) == 1, "the big key does it"
    button(page, "Replay").click()
    assert shell.gone[2:] == [Log(finished / "log")]


def test_puzzles_stand_on_the_tray_by_their_name(qtbot, tmp_path, shell):
    page = shown(qtbot, tmp_path, shell)
    puzzles = button(page, "Puzzles")
    assert puzzles.accessibleName() == "Puzzles"
    assert "One a day" in puzzles.toolTip()
    puzzles.click()
    assert shell.gone == [To.PUZZLES]


def test_the_shelf_reaches_down_to_the_tray_however_much_that_says(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, broken())
    page = shown(qtbot, tmp_path)
    page.resize(1024, 600)
    shelf, tray = part(page, Shelf), part(page, LowTray)
    for row in (0, 1, 0):
        shelf.setCurrentRow(row)
        assert shelf.geometry().bottom() + 1 == tray.y(), f"card {row}"


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
    assert "Nothing here yet. A race takes ten minutes." in texts(page)
    assert button(page, "Replay").is_barred


def test_the_tabs_count_and_choose_games(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, race()[0])
    keep(tmp_path, 3, cozy_game()[0])
    page = shown(qtbot, tmp_path)
    found = [tab.text() for tab in part(page, Tabs).findChildren(QAbstractButton)]
    assert found == ["All 3", "To go on 1", "Worm Up! 2", "Worm & Cozy 1"]
    for at, count in enumerate((3, 1, 2, 1)):
        part(page, Tabs).choose(at)
        assert len(titles(page)) == count
        assert part(page, Shelf).chosen is not None


def test_games_are_found_by_player_game_result_and_date(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    keep(tmp_path, 2, race()[0])
    keep(tmp_path, 3, cozy_game(1, seats=1)[0])
    page = shown(qtbot, tmp_path)
    qtbot.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert part(page, Field).hasFocus()

    def found(wanted):
        part(page, Field).clear()
        qtbot.keyClicks(part(page, Field), wanted)
        return len(titles(page))

    today = time.strftime("%Y-%m-%d", time.localtime(part(page, Shelf).games()[0].when))
    assert [found(one) for one in ("ann", "ben", "cozy gryphon", "Gryphon", "unfinished")] == [
        *(3, 2, 0, 2, 1)
    ]
    assert found("cem won") == 1
    assert found(today) >= 1
    assert found("") == 3
    assert found("nobody") == 0
    assert "No game fits" in texts(page)
    assert part(page, Shelf).chosen is None


def folders(page):
    return [game.folder for game in part(page, Shelf).games()]


def test_games_stand_in_the_order_that_is_asked_for_and_the_chosen_one_stays_so(qtbot, tmp_path):
    broken_one = keep(tmp_path, 1, broken())
    two = keep(tmp_path, 2, race()[0])
    cozy = keep(tmp_path, 3, cozy_game(1, seats=1)[0])
    alone = keep(tmp_path, 4, race(2)[0])
    page = shown(qtbot, tmp_path)
    chosen = part(page, Shelf).chosen
    orders = {
        Order.LAST: [two, cozy, alone],
        Order.FIRST: [alone, cozy, two],
        Order.PLAYERS: [cozy, two, alone],
        Order.GAME: [cozy, two, alone],
    }
    assert {*orders} == {*Order}
    for order, stand in orders.items():
        part(page, OrderKey).take(order)
        found = folders(page)
        assert [one for one in found if one != broken_one] == stand, order
        assert part(page, Shelf).chosen == chosen


def test_who_comes_back_from_a_game_finds_the_shelf_as_it_was_and_who_leaves_it_all_games(
    qtbot, tmp_path
):
    for number in (1, 2, 3):
        keep(tmp_path, number, race()[0])
    keep(tmp_path, 4, cozy_game()[0])
    page = shown(qtbot, tmp_path)
    part(page, Tabs).choose(2)
    part(page, Field).setText("ann")
    part(page, Shelf).setCurrentRow(1)
    chosen = part(page, Shelf).chosen.folder

    def come():
        with qtbot.waitSignal(part(page, Worker).finished):
            page.show_games(tmp_path)
        return (
            len(titles(page)),
            part(page, Field).text(),
            part(page, Shelf).chosen.folder == chosen,
        )

    assert come() == (3, "ann", True)
    back(page).click()
    assert come() == (4, "", False)


@pytest.mark.parametrize("wide", [700, 900, 1280, 1900])
def test_search_and_tabs_never_lie_on_each_other(qtbot, tmp_path, wide):
    page = shown(qtbot, tmp_path)
    page.resize(wide, 720)
    search = part(page, Field).geometry()
    assert not search.intersects(part(page, Tabs).geometry())
    assert not search.intersects(part(page, Shelf).geometry())
    assert page.rect().contains(search)


def test_who_is_here_is_told_of_a_game_that_can_go_on(qtbot, tmp_path):
    keep(tmp_path, 1, race(steps_max=9)[0])
    page = shown(qtbot, tmp_path)

    def come(*names):
        people = tuple(PersonHere(bytes(32), name, "1", None, None) for name in names)
        page.show_lobby(LobbySnapshot(people, (), (), None))
        (title,) = titles(page)
        return title.split(", ", 2)[2].removesuffix(", Ann, Ben, Cem")

    assert come("Ben") == "Ben is here"
    assert come("Ann", "Ben") == "Ann and Ben are here"
    assert come("Ann", "Ben", "Cem") == "All are here"
    assert come() == "Not finished"


def test_pictures_are_painted_only_of_what_is_in_sight(qtbot, tmp_path):
    for number in range(1, 14):
        keep(tmp_path, number, race(steps_max=5)[0])
    page = shown(qtbot, tmp_path)
    shelf = part(page, Shelf)
    qtbot.waitUntil(lambda: shelf.item(0).data(258) is not None)
    painted = [shelf.item(row).data(258) is not None for row in range(shelf.count())]
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
    entry(page, "Save the log as a file…").trigger()
    assert target.read_bytes() == race()[0]
    assert asked[0].startswith("worm-up-")
    assert asked[0].endswith("-ann-ben-cem.log")


def test_a_game_is_deleted_only_by_who_means_it(qtbot, tmp_path):
    folder = keep(tmp_path, 1, race(steps_max=9)[0])
    page = shown(qtbot, tmp_path)
    delete = entry(page, "Delete this game…")
    for typed in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        answer_by(typed)
        delete.trigger()
        assert folder.exists()
    answer_with("Delete it")
    delete.trigger()
    assert not folder.exists()
    assert titles(page) == []


def test_a_game_that_a_program_plays_now_is_not_deleted(qtbot, tmp_path):
    """What is signed there later would be in no file."""
    folder = keep(tmp_path, 1, race(steps_max=9)[0])
    page = shown(qtbot, tmp_path)
    with contextlib.closing(Folder.open(folder)):
        answer_with("Delete it")
        entry(page, "Delete this game…").trigger()
    assert (folder / "log").read_bytes() == race(steps_max=9)[0]
    assert titles(page) != []
    assert "is already open" in part(page, Toast).said


@pytest.mark.parametrize(("width", "columns"), [(1280, 4), (1024, 3), (1920, 6)])
def test_as_many_cards_stand_on_a_board_as_there_is_room_for(qtbot, width, columns):
    shelf = Shelf()
    qtbot.addWidget(shelf)
    shelf.resize(width, 500)
    shelf.show()
    assert shelf.columns == columns
    assert shelf.place(0).top() == shelf.place(columns - 1).top() < shelf.place(columns).top()
    assert shelf.place(columns - 1).right() <= width


def test_the_game_that_is_chosen_can_be_reviewed(qtbot, tmp_path, shell):
    folder = keep(tmp_path, 2, race()[0])
    page = shown(qtbot, tmp_path, shell)
    key(page, "Review").click()
    assert shell.gone == [Log(folder / "log", LogPart.REVIEW)]
