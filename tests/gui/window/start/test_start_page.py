"""The first page: a name first, then who is here and which tables are open."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QMenu, QPushButton

from core.table.genesis import make_offer
from core.table.trouble import Trouble
from core.wormup.profiles import Options
from gui.window.start.start_page import StartPage, person_words
from net.protocol.packets import OpenTable, Terms
from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun
from net.protocol.troubles import PeerReason
from tests.gui.race_log import race_left
from tests.gui.report.test_saved import keep
from tests.seats import identity_of, secret_of

TERMS = Terms("wormup/gryphon2010", b"", Options().plain(), 3)
BEN = PersonHere(b"b" * 32, "Ben", "1", OpenTable(1, TERMS, ()), None)
DORA = TableBegun(b"d" * 32, ("Dora", "Eve"), TERMS)
FAY = TableBegun(b"f" * 32, ("Fay",), TERMS)
LOBBY = LobbySnapshot((replace(BEN, identity=b"a" * 32, name="Ann", table=None), BEN), (), (), None)


def page_of(qtbot, name="Cem"):
    page = StartPage(name)
    qtbot.addWidget(page)
    page.show()
    return page


def button(page, text):
    return next(b for b in page.findChildren(QPushButton) if text in b.text())


def test_without_a_name_nothing_is_offered_and_it_says_so(qtbot):
    page = page_of(qtbot, "")
    assert not button(page, "Open a table").isEnabled()
    assert "Choose a name first" in page._problem.text()


def test_a_name_opens_the_buttons_while_it_is_typed_and_a_click_tells_it(qtbot):
    page = page_of(qtbot, "")
    told: list[str] = []
    page.renamed.connect(told.append)
    page.practice_asked.connect(lambda: told.append("practice"))
    qtbot.keyClicks(page.findChild(QLineEdit), "Dora")
    assert page._problem.text() == ""
    qtbot.mouseClick(button(page, "Practice race"), Qt.MouseButton.LeftButton)
    assert told[0] == "Dora"
    assert told[-1] == "practice"


def test_a_name_typed_is_told(qtbot):
    page = page_of(qtbot, "")
    qtbot.keyClicks(page.findChild(QLineEdit), "Dora")
    with qtbot.waitSignal(page.renamed) as told:
        qtbot.keyClick(page.findChild(QLineEdit), Qt.Key.Key_Return)
    assert told.args == ["Dora"]
    assert button(page, "Open a table").isEnabled()


def test_no_row_moves_away_when_somebody_comes(qtbot):
    """So that a click meets who stood there."""
    page = page_of(qtbot)
    page.show_lobby(replace(LOBBY, people=(BEN,)))
    page.show_lobby(LOBBY)
    assert [person.name for person in page._people] == ["Ben", "Ann"]
    page.show_lobby(replace(LOBBY, people=(LOBBY.people[0],)))
    assert [person.name for person in page._people] == ["Ann"]


def test_what_is_known_of_somebody_stands_beside_the_name(qtbot, tmp_path):
    """A known name with a new key; who vanished when others had opened (F5)."""
    page = page_of(qtbot)
    log, table = race_left()
    keep(tmp_path / "games", bytes(32), log)
    cem = table.genesis.offers[2]
    known = PersonHere(cem.identity, cem.name, "1", None, None)
    new, stranger = replace(BEN, table=None), replace(BEN, identity=b"s" * 32, name="Dora")
    page.show_lobby(LobbySnapshot((known, new, stranger), (), (), None))
    page.look(tmp_path)
    people = page.findChild(QListWidget)
    qtbot.waitUntil(lambda: "\n" in people.item(0).text())
    page.stop()
    lines = [people.item(row).text() for row in range(3)]
    assert lines[0] == "Cem is here.\nVanished once when others had opened bids or dice."
    assert lines[1] == "Ben is here.\nAnother key than in an earlier game: ask who it is."
    assert "\n" not in lines[2]


def test_who_is_here_appears_and_an_open_table_is_joined_by_two_clicks(qtbot):
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    people = page.findChild(QListWidget)
    assert people.count() == 2
    place = people.visualItemRect(people.item(1)).center()
    qtbot.mouseClick(people.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(page.joined) as told:
        qtbot.mouseClick(button(page, "Join this table"), Qt.MouseButton.LeftButton)
    assert told.args == [TERMS]


def test_who_sits_at_a_table_stands_in_its_line_and_in_no_other(qtbot):
    """A bot that has sat down is nobody to wait for."""
    seated = tuple(
        make_offer(name, identity_of(1, seat), secret_of(1, seat))
        for seat, name in enumerate(("Ben", "Bea (bot)"))
    )
    ben = replace(BEN, identity=seated[0].identity, table=OpenTable(1, TERMS, seated))
    bea = PersonHere(seated[1].identity, "Bea (bot)", "1", None, None)
    page = page_of(qtbot)
    page.show_lobby(LobbySnapshot((bea, ben), (), (), None))
    people = page.findChild(QListWidget)
    assert people.count() == 1
    assert people.item(0).text().startswith("Ben, Bea (bot) at a table")


def test_who_is_chosen_and_sits_down_with_somebody_is_chosen_there(qtbot):
    """Two tables become one while one reads; "Join this table" must not go grey for it."""
    seated = tuple(
        make_offer(n, identity_of(1, s), secret_of(1, s)) for s, n in enumerate(("Ben", "Ann"))
    )
    keys = [offer.identity for offer in seated]
    alone = [
        replace(BEN, identity=key, name=offer.name, table=OpenTable(1, TERMS, (offer,)))
        for key, offer in zip(keys, seated, strict=True)
    ]
    page = page_of(qtbot)
    page.show_lobby(LobbySnapshot(tuple(alone), (), (), None))
    page.findChild(QListWidget).setCurrentRow(1)
    together = replace(alone[0], table=OpenTable(1, TERMS, seated))
    page.show_lobby(LobbySnapshot((together, replace(alone[1], table=None)), (), (), None))
    assert page.findChild(QListWidget).currentRow() == 0
    assert button(page, "Join this table").isEnabled()


def test_the_chosen_row_stays_chosen_when_somebody_comes(qtbot):
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    page.findChild(QListWidget).setCurrentRow(1)
    page.show_lobby(replace(LOBBY, people=(BEN,)))
    assert page.findChild(QListWidget).currentRow() == 0


@pytest.mark.parametrize(
    ("person", "said"),
    [
        (replace(BEN, table=None), "Ben is here."),
        (BEN, "3 players; 3 free."),
        (replace(BEN, problem=Trouble(PeerReason.SAME_NAME, name="Ben")), "Ben has our name"),
    ],
)
def test_a_person_is_told_with_its_table_or_its_problem(person, said):
    assert said in person_words(person)


def test_a_table_that_has_begun_can_be_watched(qtbot):
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    assert not page._watch.isVisible()
    page.show_lobby(replace(LOBBY, playing=(DORA,)))
    with qtbot.waitSignal(page.watch_asked) as asked:
        button(page, "Watch Dora, Eve").click()
    assert asked.args == [DORA.game]


def test_of_several_tables_one_is_chosen_by_who_plays_what(qtbot):
    page = page_of(qtbot)
    page.show_lobby(replace(LOBBY, playing=(DORA, FAY)))
    button(page, "Watch one of 2 tables").click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text().partition(":")[0] for action in menu.actions()] == ["Dora, Eve", "Fay"]
    assert "Gryphon" in menu.actions()[0].text()
    with qtbot.waitSignal(page.watch_asked) as asked:
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
    assert asked.args == [FAY.game]
    page.show_lobby(replace(LOBBY, playing=(FAY,)))
    assert button(page, "Watch Fay").isVisible()


@pytest.mark.parametrize(
    ("row", "why"), [(-1, "Choose somebody in the list first."), (0, "Ann has no table open.")]
)
def test_a_table_that_cannot_be_joined_says_why(qtbot, row, why):
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    page.findChild(QListWidget).setCurrentRow(row)
    join = button(page, "Join this table")
    assert (join.isEnabled(), join.toolTip(), join.accessibleDescription()) == (False, why, why)


def test_a_table_of_somebody_who_cannot_sit_with_us_says_why(qtbot):
    page = page_of(qtbot)
    ben = replace(BEN, problem=Trouble(PeerReason.SAME_NAME, name="Ben"))
    page.show_lobby(replace(LOBBY, people=(ben,)))
    page.findChild(QListWidget).setCurrentRow(0)
    said = "Ben has our name: one of us must take another"
    assert button(page, "Join this table").toolTip() == said


def test_an_empty_room_says_what_one_can_do_meanwhile(qtbot):
    page = page_of(qtbot)
    assert "Meanwhile" in page._nobody.text()
    page.show_lobby(LOBBY)
    assert not page._nobody.isVisible()


def test_who_was_chosen_may_be_kept_from_our_tables(qtbot):
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    assert page._avoid.isHidden()
    page._here.setCurrentRow(1)
    assert not page._avoid.isHidden()
    with qtbot.waitSignal(page.avoid_asked) as asked:
        page._avoid.click()
    assert asked.args == [page._people[1].identity]


def test_a_table_that_has_begun_after_all_is_offered(qtbot):
    """We had said yes, and gave it up too early (P3.3)."""
    page = page_of(qtbot)
    page.show_lobby(LOBBY)
    assert page._take_up.isHidden()
    late = TableBegun(b"g" * 32, ("Ann", "Ben"), TERMS)
    page.show_lobby(replace(LOBBY, late=(late,)))
    assert page._take_up.text() == "Sit down with Ann, Ben after all"
    with qtbot.waitSignal(page.watch_asked) as asked:
        page._take_up.click()
    assert asked.args == [late.game]
