"""The saved games: listed as they are checked, gone on with or looked at."""

from PySide6.QtWidgets import QListWidget, QPushButton

from core.table.encoding import pack
from gui.window.past.games_page import GamesPage
from net.driver.folder import folder_name
from tests.gui.race_log import race


def keep(data, number, log):
    secret = bytes([number]) * 32
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    return folder


def shown(qtbot, data):
    page = GamesPage()
    qtbot.addWidget(page)
    page.show()
    page.show_games(data)
    qtbot.waitUntil(lambda: "Looking" not in page._said.text())
    return page


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if b.text() == text)


def test_an_unfinished_game_can_be_gone_on_with_and_a_finished_one_not(qtbot, tmp_path):
    unfinished = keep(tmp_path, 1, race(steps_max=5)[0])
    keep(tmp_path, 2, race()[0])
    page = shown(qtbot, tmp_path)
    rows = page.findChild(QListWidget)
    assert rows.count() == 2
    for row in range(2):
        rows.setCurrentRow(row)
        is_unfinished = "unfinished" in rows.item(row).text()
        assert button(page, "Go on").isEnabled() == is_unfinished
        if is_unfinished:
            with qtbot.waitSignal(page.resumed) as told:
                button(page, "Go on").click()
            assert told.args == [unfinished]
        with qtbot.waitSignal(page.replayed):
            button(page, "Replay and check").click()


def test_without_games_it_says_so(qtbot, tmp_path):
    assert "No games" in shown(qtbot, tmp_path)._said.text()


def test_games_are_counted_in_words(qtbot, tmp_path):
    keep(tmp_path, 1, race()[0])
    assert shown(qtbot, tmp_path)._said.text() == "1 saved game"
    keep(tmp_path, 2, race(steps_max=5)[0])
    assert shown(qtbot, tmp_path)._said.text() == "2 saved games"
